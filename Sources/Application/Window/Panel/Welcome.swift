internal import ZoeEditor

/// What a first start says of what can be done. It goes with the first drag, which shows that it is not needed any more.
struct Welcome {
    /// In the order in which they stand.
    enum Hint: CaseIterable {
        case drag, wheel, knobs, layouts, keys

        /// The key that does it; nil is a matter of the mouse.
        var action: Action? {
            switch self {
            case .drag, .wheel: nil
            case .knobs: .panel
            case .layouts: .nextLayout
            case .keys: .cheatSheet
            }
        }

        var label: String {
            switch self {
            case .drag: "drag, flick"
            case .wheel: "scroll"
            case .knobs: "knobs"
            case .layouts: "next layout"
            case .keys: "all keys"
            }
        }
    }

    /// What has been tried already; it is shown fainter.
    private(set) var tried: Set<Hint> = []
    /// When it was shown first, and when it began to go.
    private var begin: Double?
    private var end: Double?
    private var isLeaving = false

    /// The picture comes first, then this.
    private static let pause = 0.5
    private static let coming = 0.6
    private static let going = 0.35

    /// It begins to disappear.
    mutating func leave() { isLeaving = true }

    var isStaying: Bool { !isLeaving }

    mutating func note(_ hint: Hint) {
        if hint == .drag { leave() }
        tried.insert(hint)
    }

    mutating func note(_ action: Action) {
        if let hint = Hint.allCases.first(where: { $0.action == action }) { note(hint) }
    }

    /// A frame is drawn.
    mutating func show(at now: Double) {
        if begin == nil { begin = now }
        if isLeaving, end == nil { end = now }
    }

    /// From 0, not to be seen, to 1.
    func strength(at now: Double) -> Double {
        guard let begin else { return 0 }
        let came = min(max((now - begin - Self.pause) / Self.coming, 0), 1)
        let stays = end.map { 1 - min(max((now - $0) / Self.going, 0), 1) } ?? 1
        let part = came * stays
        return part * part * (3 - 2 * part)
    }

    func isMoving(at now: Double) -> Bool {
        guard let begin else { return true }
        return now - begin < Self.pause + Self.coming || isLeaving
    }

    func isGone(at now: Double) -> Bool { end.map { now - $0 >= Self.going } ?? false }
}
