internal import CZoeMath

/// What each point becomes in a smaller version of a picture.
struct LevelSpot {
    /// In texels of the version before; 0 where it stays a point.
    let size: Double
    /// How many steps of two texels away from the point something of it is seen.
    let reach: Int
}

/// The smaller versions of the picture of a blurred card: each is so much more blurred that it takes no more texels to show it.
/// `quick/blur-level.frag` makes them, from light.
enum BlurLevels {
    /// The deviation of each version's blur, in texels of the version before, as `blur-level.frag` is told it. The first is no more than
    /// half as fine as the picture, so that weak blurs have no sharp picture in them.
    static let spots: [LevelSpot] = [
        LevelSpot(size: 0, reach: 0), LevelSpot(size: 1, reach: 2), LevelSpot(size: 1.6, reach: 2),
        LevelSpot(size: 1.6, reach: 2),
    ]

    /// The deviation of all that blurs a version, in texels of the picture itself, beginning with the picture: there it is the width
    /// of a texel, and what lies between two.
    static let deviations: [Double] =
        [0.5] + spots.enumerated().map { Double(1 << $0.offset) * deviation(of: $0.element) }

    /// What the smallest version shows.
    static let largest = deviations.last ?? 0

    /// For the pictures of cards that are blurred by no more texels at most, means are nearer to it.
    static let least = 4.0

    /// Which version is blurred by so many texels; between two, they are mixed, evenly by the logarithms of what blurs them: by their
    /// variances one would see too much of the sharper one.
    static func level(of deviation: Double) -> Double { deviations.place(of: deviation, evenIn: log2) }

    /// In texels of the version before.
    private static func deviation(of spot: LevelSpot) -> Double {
        var (weights, squares) = (0.0, 0.0)
        for step in -spot.reach...spot.reach {
            let away = 2 * Double(step)
            let weight = exp(-0.5 * (away / max(spot.size, 1e-3)) * (away / max(spot.size, 1e-3)))
            weights += weight
            squares += weight * away * away
        }
        // The width of a texel of this version, and what lies between two of them once it is shown.
        return (squares / weights + 4.0 / 12 + 4.0 / 6).squareRoot()
    }
}

extension [Double] {
    /// Where a number lies among these, which rise: how many are below it after the first, and how far it is on its way to the next,
    /// measured by what grows evenly between them.
    func place(of number: Double, evenIn measure: (Double) -> Double) -> Double {
        guard let next = firstIndex(where: { $0 > number }) else { return Double(count - 1) }
        guard next > 0 else { return 0 }
        let (less, more) = (measure(self[next - 1]), measure(self[next]))
        return Double(next - 1) + (measure(number) - less) / (more - less)
    }
}
