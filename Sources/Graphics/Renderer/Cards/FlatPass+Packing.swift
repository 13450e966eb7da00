/// Where flats have their places in one texture.
extension FlatPass {
    /// On shelves, the tallest first; if they are too many, the largest of them are smaller: one card that is very near takes nothing
    /// from the sharpness of all others.
    /// - Parameter isNarrow: in about a square, so that a few of them need no texture as wide as the widest there can be.
    func packed(_ wanted: [FlatCard], isNarrow: Bool = false) -> [FlatCard] {
        var flats = wanted
        limit(&flats, to: Self.share(of: Double(mostTexels), among: flats.map(\.texels)))
        if isNarrow {
            let square = Double(flats.reduce(0) { $0 + $1.width * $1.height }).squareRoot()
            let widest = flats.reduce(0) { max($0, $1.width) }
            let width = max(widest, (Int(square) / 512 + 1) * 512)
            if width < side, let packed = shelved(flats, in: width, upTo: side) { return packed }
        }
        for _ in 0..<40 {
            for width in [usualSide, side] {
                if let packed = shelved(flats, in: width, upTo: width) { return packed }
            }
            limit(&flats, to: 0.64 * (flats.map(\.texels).max() ?? 0))
        }
        return []
    }

    private func limit(_ flats: inout [FlatCard], to most: Double) {
        for place in flats.indices where flats[place].texels > most {
            flats[place].shrink(by: (most / flats[place].texels).squareRoot())
        }
    }

    /// The most that each may have so that there is room for all, where those that need less have what they need.
    private static func share(of room: Double, among texels: [Double]) -> Double {
        var left = room
        for (place, one) in texels.sorted().enumerated() {
            let share = left / Double(texels.count - place)
            if one > share { return share }
            left -= one
        }
        return .infinity
    }

    private func shelved(_ wanted: [FlatCard], in wide: Int, upTo high: Int) -> [FlatCard]? {
        var flats = wanted.sorted { ($1.height, $0.index) < ($0.height, $1.index) }
        var (left, low, tallest) = (0, 0, 0)
        for place in flats.indices {
            if left + flats[place].width > wide { (left, low, tallest) = (0, low + tallest, 0) }
            (flats[place].left, flats[place].low) = (left, low)
            left += flats[place].width
            tallest = max(tallest, flats[place].height)
            if low + tallest > high { return nil }
        }
        return flats
    }
}
