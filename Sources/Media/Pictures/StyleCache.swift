public import LayoutCore
internal import Synchronization
public import ZoeStyle

/// Styles of cards that were made once: decks are asked for the same ones in every frame.
public final class StyleCache: Sendable {
    /// What a style follows from, as far as it does.
    public struct Key: Hashable, Sendable {
        let identity: Int
        let index: Int
        let lane: Int
        public var size: Size

        public init(identity: Int, index: Int = 0, lane: Int = 0, size: Size = Size(width: 0, height: 0)) {
            (self.identity, self.index, self.lane, self.size) = (identity, index, lane, size)
        }
    }

    private let styles = Mutex<[Key: CardStyle]>([:])
    /// A stage shows far fewer cards at once.
    private static let most = 4096

    public init() {}

    public func style(of key: Key, make: () -> CardStyle) -> CardStyle {
        if let style = styles.withLock({ $0[key] }) { return style }
        let style = make()
        styles.withLock {
            if $0.count >= Self.most { $0.removeAll() }
            $0[key] = style
        }
        return style
    }

    public func removeAll() { styles.withLock { $0.removeAll() } }
}
