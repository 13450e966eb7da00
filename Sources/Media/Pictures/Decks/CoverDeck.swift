internal import CardContent
public import LayoutCore
internal import ZoePaintings
public import ZoeStyle

/// A deck that needs no files: each card is the cover of a book or a record that does not exist. The same seed gives the
/// same covers.
public struct CoverDeck: Deck {
    public let seed: UInt64
    private let styles = StyleCache()

    public init(seed: UInt64 = 0) { self.seed = seed }

    public func style(of card: Card) -> CardStyle {
        let (size, number) = (card.wholeSize, card.identity)
        return styles.style(of: StyleCache.Key(identity: number, size: size)) {
            CardStyle(
                CoverArt.face(seed: seed, number: number, size.sides), of: .cover(seed: seed, number: number), size)
        }
    }
}

extension CardStyle {
    /// - Parameter size: of the card that the face is for.
    init(_ face: PaintedFace, of picture: Artwork.Source, _ size: Size) {
        let unit = size.sides.unit
        self.init(
            Face(fill: .plain(face.ground), artwork: Artwork(picture), labels: face.labels),
            cornerRadius: face.cornerRadius,
            shadow: unit.map { Shadow(radius: 0.035 * $0, offset: Vector2(x: 0, y: 0.03 * $0), opacity: 0.42) },
            back: .plain(face.back))
    }
}
