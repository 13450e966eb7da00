/// The same row of four cards' matrices: columns come in, of doubles or floats, rows of floats go out.
struct FourRows {
    let first: SIMD4<Float>
    let second: SIMD4<Float>
    let third: SIMD4<Float>
    let fourth: SIMD4<Float>

    @inline(__always)
    init(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>, _ w: SIMD4<Double>) {
        self.init(
            SIMD4<Float>(nearest: x), SIMD4<Float>(nearest: y), SIMD4<Float>(nearest: z), SIMD4<Float>(nearest: w))
    }

    /// Four columns of four become four rows. A place in the vector is two bits of column and two of row; each pass moves
    /// the lowest bit to the top.
    @inline(__always)
    init(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ z: SIMD4<Float>, _ w: SIMD4<Float>) {
        let columns = SIMD16(
            lowHalf: SIMD8(lowHalf: x, highHalf: y), highHalf: SIMD8(lowHalf: z, highHalf: w))
        let half = SIMD16(lowHalf: columns.evenHalf, highHalf: columns.oddHalf)
        let (front, back) = (half.evenHalf, half.oddHalf)
        (first, second, third, fourth) = (front.lowHalf, front.highHalf, back.lowHalf, back.highHalf)
    }
}

extension MutableSpan<Matrix4> {
    /// Writes four matrices from a place on, or as many of them as there is room for.
    @inline(__always)
    mutating func put(_ rows: (FourRows, FourRows, FourRows, FourRows), at place: Int, upTo end: Int) {
        // The last one first: so one look at the bounds is enough, and what is worked out for four is not taken apart between
        // several.
        let (a, b, c, d) = rows
        let four = (
            Matrix4(row1: a.first, row2: b.first, row3: c.first, row4: d.first),
            Matrix4(row1: a.second, row2: b.second, row3: c.second, row4: d.second),
            Matrix4(row1: a.third, row2: b.third, row3: c.third, row4: d.third),
            Matrix4(row1: a.fourth, row2: b.fourth, row3: c.fourth, row4: d.fourth)
        )
        if place + 3 < end {
            self[place + 3] = four.3
            (self[place + 2], self[place + 1], self[place]) = (four.2, four.1, four.0)
        } else {
            if place < end { self[place] = four.0 }
            if place + 1 < end { self[place + 1] = four.1 }
            if place + 2 < end { self[place + 2] = four.2 }
        }
    }
}
