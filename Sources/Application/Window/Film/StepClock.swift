/// Time in whole sixtieths of a second: what is played in them is the same each time that it is played. They follow the window's
/// clock, but no faster than frames are drawn.
struct StepClock {
    /// How many have passed.
    private(set) var steps = 0
    /// When the first one began, on the window's clock.
    private var begin: Double

    static let step = 1.0 / 60
    /// At once; a window that draws more slowly moves more slowly.
    private static let most = 6
    /// Where nothing moves, they cost next to nothing.
    private static let mostAtRest = 36_000

    init(at now: Double) { begin = now }

    /// Since the beginning, in seconds.
    var time: Double { Double(steps) / 60 }

    /// How many have passed on the window's clock and not here.
    mutating func due(at now: Double, isAtRest: Bool) -> Int {
        // Rounding must not cost a whole sixtieth.
        let due = max(0, Int(((now - begin) * 60 + 1e-6).rounded(.down)) - steps)
        let most = isAtRest ? Self.mostAtRest : Self.most
        if due > most { begin += Double(due - most) / 60 }
        return min(due, most)
    }

    mutating func step() { steps += 1 }

    /// What has passed meanwhile was nothing.
    mutating func stand(at now: Double) { begin = now - time }

    /// How long it is until that second, on the window's clock.
    func timeLeft(until seconds: Double, at now: Double) -> Double { max(0, begin + seconds - now) }

    func timeToNextStep(at now: Double) -> Double { timeLeft(until: Double(steps + 1) / 60, at: now) }
}
