/// Four places on a card, clockwise from the upper left. No list: some are worked out for each of hundreds of pieces in a frame.
struct CardCorners: RandomAccessCollection {
    private var across = SIMD4<Double>.zero
    private var down = SIMD4<Double>.zero

    /// - Parameter corner: of -1 or 1 across and down.
    init(_ corner: (SIMD2<Double>) -> SIMD2<Double>) {
        (self[0], self[1]) = (corner(SIMD2(-1, -1)), corner(SIMD2(1, -1)))
        (self[2], self[3]) = (corner(SIMD2(1, 1)), corner(SIMD2(-1, 1)))
    }

    init(_ first: SIMD2<Double>, _ second: SIMD2<Double>, _ third: SIMD2<Double>, _ fourth: SIMD2<Double>) {
        (self[0], self[1], self[2], self[3]) = (first, second, third, fourth)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { 4 }

    subscript(number: Int) -> SIMD2<Double> {
        get { SIMD2(across[number], down[number]) }
        set { (across[number], down[number]) = (newValue.x, newValue.y) }
    }

    /// A place between them, of how far across and down it is.
    func place(_ share: SIMD2<Double>) -> SIMD2<Double> {
        let top = self[0] + share.x * (self[1] - self[0])
        let bottom = self[3] + share.x * (self[2] - self[3])
        return top + share.y * (bottom - top)
    }

    /// The corners of a part of what is between them.
    func part(from low: SIMD2<Double>, to high: SIMD2<Double>) -> CardCorners {
        CardCorners(place(low), place(SIMD2(high.x, low.y)), place(high), place(SIMD2(low.x, high.y)))
    }
}
