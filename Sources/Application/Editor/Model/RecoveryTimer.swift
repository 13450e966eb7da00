internal import LayoutCore

/// When to keep a copy of the scene, in case of a crash.
public struct RecoveryTimer {
    /// The document's state that was seen last, and when it is to be kept.
    private var seen: Int?
    private var due: Double?
    /// A copy is kept, which is deleted at a normal end.
    public var hasKept = false
    /// It is said once that nothing can be kept, until something can.
    public var hasFailed = false

    /// A second after a change: a drag on a slider is not written sixty times a second.
    private static let delay = 1.0

    public init() {}

    /// True for a document that has changed since this was last asked.
    public mutating func sees(_ changes: Int, at now: Double) -> Bool {
        guard seen != changes else { return false }
        if seen != nil, due == nil { due = now + Self.delay }
        seen = changes
        return true
    }

    public mutating func isDue(at now: Double) -> Bool {
        guard let due, now >= due else { return false }
        self.due = nil
        return true
    }

    public func timeToNextChange(at now: Double) -> Double? { due.map { max(0.01, $0 - now) } }
}
