/// Whether the picture keeps changing because a knob is being turned: then it is drawn as motion is. A single change does not
/// count, unless the picture at rest is one that takes long.
struct ContinuousChange {
    private var last = -Double.infinity
    private(set) var isGoingOn = false
    /// Changes farther apart than this are single ones.
    private static let gap = 0.15

    /// Another picture is to be shown.
    /// - Parameter isDear: whoever turns on would have to wait for the picture at rest.
    mutating func begin(at now: Double, isDear: Bool = false) { isGoingOn = isDear || now - last < Self.gap }

    /// Motion is over, and perhaps begins again before the picture at rest is worth its time.
    mutating func hold(at now: Double) { (isGoingOn, last) = (true, now) }

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
