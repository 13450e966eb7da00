/// One row of the matrices of eight cards: columns of doubles come in, rows of floats go out.
struct EightRows {
    private let first: SIMD16<Float>
    private let second: SIMD16<Float>

    @inline(__always)
    init(_ x: Lanes, _ y: Lanes, _ z: Lanes, _ w: Lanes) {
        first = Self.turned(x.lowHalf, y.lowHalf, z.lowHalf, w.lowHalf)
        second = Self.turned(x.highHalf, y.highHalf, z.highHalf, w.highHalf)
    }

    /// Four columns of four as four rows. A place in the vector is two bits of column and two of row; each pass moves the
    /// lowest bit to the top.
    @inline(__always)
    private static func turned(
        _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>, _ w: SIMD4<Double>
    ) -> SIMD16<Float> {
        let columns = SIMD16(
            lowHalf: SIMD8(lowHalf: SIMD4<Float>(x), highHalf: SIMD4<Float>(y)),
            highHalf: SIMD8(lowHalf: SIMD4<Float>(z), highHalf: SIMD4<Float>(w)))
        let half = SIMD16(lowHalf: columns.evenHalf, highHalf: columns.oddHalf)
        return SIMD16(lowHalf: half.evenHalf, highHalf: half.oddHalf)
    }

    /// Hands out the rows of the first `count` cards. All eight are written out: so the compiler knows the lanes, and the
    /// rows stay in vector registers.
    @inline(__always)
    func forEach(_ count: Int, _ body: (Int, SIMD4<Float>) -> Void) {
        let quarters = (first.lowHalf, first.highHalf, second.lowHalf, second.highHalf)
        if count > 0 { body(0, quarters.0.lowHalf) }
        if count > 1 { body(1, quarters.0.highHalf) }
        if count > 2 { body(2, quarters.1.lowHalf) }
        if count > 3 { body(3, quarters.1.highHalf) }
        if count > 4 { body(4, quarters.2.lowHalf) }
        if count > 5 { body(5, quarters.2.highHalf) }
        if count > 6 { body(6, quarters.3.lowHalf) }
        if count > 7 { body(7, quarters.3.highHalf) }
    }
}
