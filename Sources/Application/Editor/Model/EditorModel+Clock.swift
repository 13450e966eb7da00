internal import LayoutCore

// The clock of shaders and formulas, as one who looks at them closely turns it.
extension EditorModel {
    /// So many sixtieths on, or back; it stands still from then on.
    public mutating func stepClock(by frames: Int) {
        playing = false
        turnClock(to: ((stage.time * 60).rounded() + Double(frames)) / 60)
    }

    /// To this second, as far as it can go.
    public mutating func turnClock(to seconds: Double) {
        setClock(to: min(max(seconds, 0), Stage.longestTime))
    }

    /// At the end of what is to be seen again and again it goes back to its beginning.
    mutating func loopClock() {
        guard let span = clockSpan, span.isRepeated, isPlaying, stage.time >= span.end else { return }
        setClock(to: span.begin)
    }
}

/// The part of time that is looked at.
public struct ClockSpan: Hashable, Sendable {
    public var begin: Double
    public var end: Double
    /// Again and again.
    public var isRepeated: Bool

    public init(begin: Double = 0, end: Double = 10, isRepeated: Bool = false) {
        (self.begin, self.end, self.isRepeated) = (begin, end, isRepeated)
    }

    /// With an end that is moved; a sixtieth at least is left.
    public mutating func move(begin seconds: Double) { begin = min(max(seconds, 0), end - 1.0 / 60) }
    public mutating func move(end seconds: Double) { end = max(min(seconds, Stage.longestTime), begin + 1.0 / 60) }
}
