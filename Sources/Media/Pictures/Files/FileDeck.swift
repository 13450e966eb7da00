internal import CardContent
public import LayoutCore
internal import Synchronization
public import ZoeStyle

/// A deck of pictures: one card for each file, in the order in which people count. Nothing is opened to make it, so that
/// ten thousand files take no time.
///
/// A file that turns out to be broken gets an error card that names it and says why; the other cards go on as they are.
public struct FileDeck: Deck {
    /// The files, card after card.
    public let paths: [String]
    private let faults = Faults()
    private let styles = StyleCache()

    private final class Faults: Sendable {
        let reasons = Mutex<[String: String]>([:])
    }

    /// - Parameter paths: files, and folders whose pictures are taken: not hidden ones, and not those of folders inside.
    public init(paths: [String]) throws(DeckError) {
        var files: [String] = []
        for path in paths { files += try FileListing.files(at: path) }
        guard !files.isEmpty else { throw .nothing(in: paths.first ?? ".") }
        self.paths = files
    }

    public var count: Int { paths.count }

    /// The file on the card of this identity; cards beyond the last begin again.
    public func path(of identity: Int) -> String { paths[identity.turn(in: paths.count)] }

    /// From now on a file's cards say why it cannot be seen.
    public func setAside(_ source: Artwork.Source, because reason: String) {
        guard case .file(let path) = source else { return }
        faults.reasons.withLock { $0[path] = reason }
        styles.removeAll()
    }

    /// For a file that has changed: it is tried again.
    public func takeBack(_ source: Artwork.Source) {
        guard case .file(let path) = source else { return }
        faults.reasons.withLock { $0[path] = nil }
        styles.removeAll()
    }

    public func style(of card: Card) -> CardStyle {
        styles.style(of: StyleCache.Key(identity: card.identity, size: card.wholeSize)) {
            let path = path(of: card.identity)
            if let reason = faults.reasons.withLock({ $0[path] }) {
                return ErrorCard(path: path, reason: reason).style(card.wholeSize)
            }
            return Self.photo(path, card.wholeSize)
        }
    }

    /// Until the picture is there the card is a quiet grey.
    private static func photo(_ path: String, _ size: Size) -> CardStyle {
        let short = min(size.width, size.height)
        guard short > 0, short.isFinite else { return CardStyle() }
        return CardStyle(
            Face(fill: .plain(Colour(hex: 0x8C8F96, alpha: 0.35)), artwork: Artwork(.file(path))),
            cornerRadius: 0.03 * short,
            shadow: Shadow(radius: 0.035 * short, offset: Vector2(x: 0, y: 0.03 * short), opacity: 0.4),
            back: .plain(Colour(hex: 0x2B2D33)))
    }
}

/// The very same deck: one of the same files may not know yet which of them are broken.
extension FileDeck: Equatable {
    public static func == (a: FileDeck, b: FileDeck) -> Bool { a.styles === b.styles }
}

/// Why there is no deck.
public enum DeckError: Error, Hashable, Sendable, CustomStringConvertible {
    case missing(String)
    case unreadable(String, reason: String)
    case nothing(in: String)

    public var description: String {
        switch self {
        case .missing(let path): "there is no '\(path)'; name an image or a folder of images"
        case .unreadable(let path, let reason): "can't list '\(path)': \(reason)"
        case .nothing(let path): "no pictures in '\(path)'; name an image or a folder of images"
        }
    }
}
