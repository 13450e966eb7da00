/// What a carousel tells its owner, in iCarousel's order.
public enum Event: Hashable, Sendable {
    /// A hand begins to drag.
    case willBeginDragging
    /// The hand has let go; the cards go on by themselves, or do not.
    case didEndDragging(willDecelerate: Bool)
    /// A fling begins.
    case willBeginDecelerating
    /// A fling has come to rest, or was stopped.
    case didEndDecelerating
    /// A scroll by program or a snap to a card begins.
    case willBeginScrollingAnimation
    /// It has arrived, or was stopped.
    case didEndScrollingAnimation
    /// The offset has changed since the frame before.
    case didScroll
    /// Another place of the row is nearest to the middle, or the same item has got another number.
    case currentItemIndexDidChange(Int)
    /// An item was tapped, and `Stage.shouldSelect` is asked.
    case shouldSelect(Int)
    /// The item was selected.
    case didSelect(Int)
    /// An insertion has come to rest; iCarousel never says so.
    case didInsert(identity: Int)
    /// A removal has come to rest.
    case didRemove(identity: Int)
    /// An item that was moved has come to rest at its new place.
    case didMove(identity: Int)
    /// An input could not be done, or not just so.
    case didMeet(Problem)
}

/// An event and where it happened.
public struct LaneEvent: Hashable, Sendable {
    /// Which of several wheels; nil for what is told of the whole stage.
    public var lane: Int?
    /// What happened there.
    public var event: Event

    /// An event of one wheel, or of the whole stage.
    public init(lane: Int?, _ event: Event) {
        self.lane = lane
        self.event = event
    }
}

extension Event: CustomStringConvertible {
    public var description: String {
        switch self {
        case .willBeginDragging: "willBeginDragging"
        case .didEndDragging(let willDecelerate): "didEndDragging(\(willDecelerate ? 1 : 0))"
        case .willBeginDecelerating: "willBeginDecelerating"
        case .didEndDecelerating: "didEndDecelerating"
        case .willBeginScrollingAnimation: "willBeginScrollingAnimation"
        case .didEndScrollingAnimation: "didEndScrollingAnimation"
        case .didScroll: "didScroll"
        case .currentItemIndexDidChange(let index): "currentItemIndexDidChange(\(index))"
        case .shouldSelect(let index): "shouldSelect(\(index))"
        case .didSelect(let index): "didSelect(\(index))"
        case .didInsert(let identity): "didInsert(\(identity))"
        case .didRemove(let identity): "didRemove(\(identity))"
        case .didMove(let identity): "didMove(\(identity))"
        case .didMeet(let problem): "didMeet(\(problem))"
        }
    }
}
