internal import CZoeMath

/// The smaller versions of a card's picture as an open lens shows it: each point has become a disc, of which a version has as many
/// texels as it takes to show it. `quick/lens-level.frag` makes them.
enum LensLevels {
    /// The radius of each version's disc, in texels of the version before, as `lens-level.frag` is told it. The first is no more
    /// than half as fine as the picture, so that discs of few texels have no sharp picture in them.
    static let spots: [LevelSpot] = [
        LevelSpot(size: 0, reach: 0), LevelSpot(size: 1.8, reach: 1), LevelSpot(size: 2.6, reach: 1),
        LevelSpot(size: 3.2, reach: 1),
    ]

    /// The radius of a disc with a sharp rim that blurs as much as a version does, in texels of the picture itself. The picture's
    /// own is 0.
    static let discs: [Double] =
        [0] + spots.enumerated().map { Double(1 << $0.offset) * disc(of: $0.element) }

    /// What the smallest version shows.
    static let largestDisc = discs.last ?? 0

    /// Which version shows a disc of so many texels; between two, they are mixed, and what is mixed has the mean of their variances.
    static func level(ofDisc radius: Double) -> Double { discs.place(of: radius) { $0 * $0 } }

    /// In texels of the version before.
    private static func disc(of spot: LevelSpot) -> Double {
        var (weights, squares) = (0.0, 0.0)
        for down in -spot.reach...spot.reach {
            for across in -spot.reach...spot.reach {
                let away = 2 * Double(across * across + down * down).squareRoot()
                let weight = min(max((1.248 - away / max(spot.size, 1e-3)) / (1.248 - 0.535), 0), 1)
                weights += weight
                squares += weight * 4 * Double(across * across)
            }
        }
        // The four texels of each step, and what lies between two texels of this version once it is shown.
        let variance = squares / weights + 0.25 + 4.0 / 6
        return 2 * variance.squareRoot()
    }
}
