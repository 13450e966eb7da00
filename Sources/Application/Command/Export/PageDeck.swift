import LayoutCore
import ZoeDocument
import ZoeRenderer
import ZoeStyle

/// The cards of a scene as a page needs them: every style that one may have, and which card has which.
struct PageDeck {
    /// A card that may come into view.
    struct Key: Hashable {
        let lane: Int
        let identity: Int
    }

    /// Each once.
    private(set) var styles: [(style: CardStyle, size: Size)] = []
    private(set) var numbers: [Key: Int] = [:]
    private(set) var lanes = 1
    private var known: [Known: Int] = [:]

    private struct Known: Hashable {
        let style: CardStyle
        let size: Size
    }

    /// More would make a page that no browser likes.
    static let most = 2000

    /// - Parameter moments: what a timeline shows.
    init(_ scene: Scene, _ deck: any Deck, _ moments: [Frame] = []) throws(Failure) {
        var stage = scene.stage()
        stage.showsPieces = false
        guard stage.count <= Self.most else {
            throw Failure(
                .usage, "a page holds at most \(Self.most) cards, not \(stage.count); give --items \(Self.most)")
        }
        add(scene.completed(stage.frame().inWholeCards).cards, deck)
        let shown = stage
        for index in 0..<stage.count {
            stage = shown
            stage.jump(to: Double(index))
            add(stage.frame().inWholeCards.cards, deck)
        }
        for moment in moments { add(moment.inWholeCards.cards, deck) }
        // Those that no place of the row shows, for whoever makes more of them visible.
        for lane in 0..<lanes {
            for index in 0..<stage.count {
                guard let identity = stage.identity(at: index), numbers[Key(lane: lane, identity: identity)] == nil
                else {
                    continue
                }
                add(
                    [
                        Card(
                            index: index, identity: identity, lane: lane, offset: 0, size: stage.cardSize,
                            matrix: .identity)
                    ], deck)
            }
        }
    }

    private mutating func add(_ cards: [Card], _ deck: any Deck) {
        for card in cards {
            lanes = max(lanes, card.lane + 1)
            let key = Key(lane: card.lane, identity: card.identity)
            if numbers[key] != nil { continue }
            let style = deck.style(of: card)
            let number = known[Known(style: style, size: card.wholeSize)] ?? styles.count
            if number == styles.count {
                known[Known(style: style, size: card.wholeSize)] = number
                styles.append((style, card.wholeSize))
            }
            numbers[key] = number
        }
    }

    /// What shows on any card, from either side, and how large it is.
    var faces: [(face: Face, size: Size, cornerRadius: Double)] {
        styles.flatMap { style, size -> [(face: Face, size: Size, cornerRadius: Double)] in
            let front = (style.face, size, style.cornerRadius)
            guard case .own(let back) = style.back else { return [front] }
            return [front, (back.face, size, style.cornerRadius)]
        }
    }
}
