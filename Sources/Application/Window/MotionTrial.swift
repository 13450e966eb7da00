internal import ZoeRenderer

/// A few frames as they will be in motion, drawn where nobody sees them, tell what frames take: first of fewer pixels, then of all,
/// so that what is kept of that size is there for the first one; or, between frames of a scene that never rests, of so few that nobody
/// sees them drawn.
struct MotionTrial {
    private var takes: [(pixels: Double, seconds: Double)] = []
    private var draws = 0
    private var least = Double.infinity
    /// What it comes to, once that is known.
    private(set) var pace: Pace?

    /// The first one of a kind takes longer.
    private static let drawsOfAKind = 2
    /// A picture of a quarter of the pixels that takes so many seconds tells that one of all takes too long.
    private static let longest = 0.03

    /// How many pixels the next one has; nil is as many as the first frame in motion.
    /// - Parameter isBetweenFrames: somebody would see that it takes long.
    func kind(isBetweenFrames: Bool) -> QualityReduction? {
        isBetweenFrames ? .half : takes.isEmpty ? .quarter : nil
    }

    /// How far the cards have moved on, in items.
    var shift: Double { 0.07 * Double(Self.drawsOfAKind * takes.count + draws + 1) }

    /// The next one took so long.
    /// - Parameter isLast: no other is to come that has more pixels.
    mutating func note(_ seconds: Double, pixels: Int, isLast: Bool = false) {
        least = min(least, seconds)
        draws += 1
        guard draws == Self.drawsOfAKind else { return }
        takes.append((Double(pixels), least))
        (draws, least) = (0, .infinity)
        let (few, last) = (takes[0], takes[takes.count - 1])
        if isLast || takes.count == 1 && few.seconds > Self.longest {
            pace = Pace(fixed: 0, pixel: last.seconds / last.pixels)
        } else if takes.count == 2 {
            let pixel = max(0, (last.seconds - few.seconds) / max(last.pixels - few.pixels, 1))
            pace = Pace(fixed: max(0, last.seconds - pixel * last.pixels), pixel: pixel)
        }
    }
}
