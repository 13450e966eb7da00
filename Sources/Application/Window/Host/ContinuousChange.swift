/// Whether the picture keeps changing because a knob is being turned: then it is drawn as motion is. A single change does not
/// count.
struct ContinuousChange {
    private var last = -Double.infinity
    private(set) var isGoingOn = false
    /// Changes farther apart than this are single ones.
    private static let gap = 0.15

    /// Another picture is to be shown.
    mutating func begin(at now: Double) { isGoingOn = now - last < Self.gap }

    /// It is there. However long that took, the time until the next change counts from here.
    mutating func end(at now: Double) { last = now }

    /// True once when nothing has changed for a while.
    mutating func ends(at now: Double) -> Bool {
        guard isGoingOn, now - last >= Self.gap else { return false }
        isGoingOn = false
        return true
    }

    func timeToEnd(at now: Double) -> Double? { isGoingOn ? max(0, last + Self.gap - now) : nil }
}
