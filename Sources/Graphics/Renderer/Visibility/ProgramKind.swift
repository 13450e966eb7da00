internal import LayoutCore
internal import ZoeStyle

/// What decides by which programs a card is drawn.
struct ProgramKind: Hashable {
    private let isEdge: Bool
    private let isPiece: Bool
    private let isBent: Bool
    private let isBlurred: Bool
    private let isTranslucent: Bool
    private let hasArtwork: Bool
    private let hasLetters: Bool
    private let hasBorder: Bool
    private let isRound: Bool
    private let isPlain: Bool
    private let hasShadow: Bool

    init(of card: Card, _ style: CardStyle) {
        isEdge = card.isEdge
        isPiece = card.part != nil
        isBent = card.part?.isBent ?? false
        isBlurred = card.blur > 0
        isTranslucent = card.alpha < 1
        hasArtwork = style.face.artwork != nil
        hasLetters = !style.face.labels.isEmpty
        hasBorder = style.borderWidth > 0
        isRound = style.cornerRadius > 0
        isPlain = if case .plain = style.face.fill { true } else { false }
        hasShadow = style.shadow != nil
    }

    /// Neighbours share sides and hide parts of each other.
    private static let most = 3

    /// So few of each kind that all programs are needed, and little else.
    static func few(of frame: Frame, _ look: Look) -> Frame {
        var few = frame
        var counts: [ProgramKind: Int] = [:]
        few.cards = frame.cards.filter { card in
            guard card.canBeSeen else { return false }
            let kind = ProgramKind(of: card, look.deck.style(of: card))
            counts[kind, default: 0] += 1
            return counts[kind, default: 0] <= most
        }
        return few
    }
}
