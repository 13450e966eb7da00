/// How long the picture at rest takes, and in how many steps it is drawn therefore: a function of what it took and nothing else.
struct RestingPace {
    /// As far as that is known.
    private(set) var seconds = 0.0
    /// Nothing but a guess says so.
    private var isGuess = false
    /// In more steps it would take much longer than at once: of what a step needs a part may be the same for all.
    private(set) var mostSteps = Self.mostStepsOfAll

    private static let mostStepsOfAll = 48
    /// What a step should take.
    private static let secondsOfAStep = 0.05
    /// Nobody feels that a picture takes so much longer, and no two take just as long.
    private static let leeway = 1.5

    /// So long that nobody wants to wait for it in the middle of what they do.
    var isDear: Bool { seconds > 0.3 }

    /// In how many steps it is drawn, so that whoever does something meanwhile is not kept waiting.
    var steps: Int { isDear ? min(max(Int(seconds / Self.secondsOfAStep), 2), mostSteps) : 1 }

    /// Nothing has been drawn yet.
    mutating func expect(_ seconds: Double) { (self.seconds, isGuess) = (seconds, true) }

    /// It took so many seconds in so many steps.
    mutating func note(_ taken: Double, steps: Int) {
        if steps <= 1 || isGuess || seconds == 0 {
            // What takes as long as it did will do so in steps, too.
            if !(seconds / Self.leeway...seconds * Self.leeway).contains(taken) { mostSteps = Self.mostStepsOfAll }
            (seconds, isGuess) = (taken, false)
        } else if taken > Self.leeway * seconds {
            let same = (taken - seconds) / Double(steps - 1)
            mostSteps = min(mostSteps, 1 + Int((Self.leeway - 1) * seconds / same))
        } else {
            seconds = min(seconds, taken)
        }
    }
}
