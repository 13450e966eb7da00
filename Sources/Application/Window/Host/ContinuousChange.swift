/// Whether the picture is being made another one, again and again, by a hand on a knob: then it is looked at as one looks at
/// motion. A single change is none.
struct ContinuousChange {
    private var last = -Double.infinity
    private(set) var isGoingOn = false
    /// Longer between two changes, and they are single ones.
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
