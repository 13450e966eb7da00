/// What a carousel tells its owner, in iCarousel's order.
public enum Event: Hashable, Sendable {
    case willBeginDragging
    case didEndDragging(willDecelerate: Bool)
    case willBeginDecelerating
    case didEndDecelerating
    case willBeginScrollingAnimation
    case didEndScrollingAnimation
    case didScroll
    case currentItemIndexDidChange(Int)
    case shouldSelect(Int)
    case didSelect(Int)
    /// An insertion has come to rest; iCarousel never says so.
    case didInsert(identity: Int)
    /// A removal has come to rest.
    case didRemove(identity: Int)
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
        }
    }
}
