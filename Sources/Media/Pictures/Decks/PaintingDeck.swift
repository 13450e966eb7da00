public import CardContent
public import LayoutCore
internal import ZoePaintings
public import ZoeStyle

/// A deck that needs no files: cards of one kind, playing cards or flags, painted from a seed.
public struct PaintingDeck: Deck {
    public let motif: Motif
    public let seed: UInt64
    private let styles = StyleCache()

    public init(_ motif: Motif, seed: UInt64 = 0) {
        self.motif = motif
        self.seed = seed
    }

    public func style(of card: Card) -> CardStyle {
        let (size, number) = (card.wholeSize, card.identity)
        return styles.style(of: StyleCache.Key(identity: number, size: size)) {
            CardStyle(
                PaintingArt.face(of: motif, seed: seed, number: number, size.sides),
                of: .painting(motif, seed: seed, number: number), size)
        }
    }
}
