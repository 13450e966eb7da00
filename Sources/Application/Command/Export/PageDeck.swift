internal import CardContent
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

        init(_ card: Card) { (lane, identity) = (card.lane, card.identity) }

        init(lane: Int, identity: Int) { (self.lane, self.identity) = (lane, identity) }
    }

    /// How a card of a size looks.
    struct Appearance: Hashable {
        let style: CardStyle
        let size: Size
    }

    /// How a card looks from moment to moment of a timeline.
    struct Way {
        /// Of all appearances, one for each moment.
        var looks: [Int] = []
        /// Whose letters it has then. Where there are very many, cards of another size have new ones less often.
        var letters: [Int] = []
    }

    /// Each once.
    private(set) var appearances: [Appearance] = []
    /// Of all appearances, those that a page begins with, each with a number of its own.
    private(set) var styles: [Int] = []
    private(set) var numbers: [Key: Int] = [:]
    /// For each style; empty without a timeline.
    private(set) var ways: [Way] = []
    private(set) var lanes = 1
    private var known: [Appearance: Int] = [:]
    private var shared: [Int: Int] = [:]

    /// More would make a page that no browser likes.
    static let most = 2000
    /// So many letters have half a megabyte as they are packed.
    private static let mostLetters = 20_000

    init(_ scene: Scene, _ deck: any Deck, _ timeline: PageTimeline?) throws(Failure) {
        var stage = scene.stage()
        stage.showsPieces = false
        guard stage.count <= Self.most else {
            throw Failure(
                .usage, "a page holds at most \(Self.most) cards, not \(stage.count); give --items \(Self.most)")
        }
        if let timeline { follow(timeline) }
        add(scene.completed(stage.frame().inWholeCards).cards, deck)
        let shown = stage
        for index in 0..<stage.count {
            stage = shown
            stage.jump(to: Double(index))
            add(stage.frame().inWholeCards.cards, deck)
        }
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
        for card in cards where numbers[Key(card)] == nil {
            lanes = max(lanes, card.lane + 1)
            let appearance = number(of: Appearance(of: card, deck))
            let number = shared[appearance] ?? styles.count
            if number == styles.count {
                shared[appearance] = number
                styles.append(appearance)
                // What no moment of a timeline shows stays as it is.
                if let count = ways.first?.looks.count {
                    let same = Array(repeating: appearance, count: count)
                    ways.append(Way(looks: same, letters: same))
                }
            }
            numbers[Key(card)] = number
        }
    }

    private mutating func number(of appearance: Appearance) -> Int {
        if let number = known[appearance] { return number }
        known[appearance] = appearances.count
        appearances.append(appearance)
        return appearances.count - 1
    }

    // MARK: Timelines

    /// Each card that is ever seen has a style of its own, which may become another one.
    private mutating func follow(_ timeline: PageTimeline) {
        var seen: [[Int?]] = []
        let count = timeline.moments.count
        for (place, moment) in timeline.moments.enumerated() {
            for card in moment.frames.lazy.flatMap(\.inWholeCards.cards) {
                lanes = max(lanes, card.lane + 1)
                let number = numbers[Key(card)] ?? seen.count
                if number == seen.count {
                    numbers[Key(card)] = number
                    seen.append(Array(repeating: nil, count: count))
                }
                guard seen[number][place] == nil else { continue }
                let look = Appearance(of: card, moment.look.deck)
                seen[number][place] = self.number(of: look)
            }
        }
        let all = seen.map(Self.filled)
        let first = timeline.firstPlace
        styles = all.map { $0[first] }
        // Letters become larger with their card as far as that is right, and a little farther where they are very many.
        for tolerance in [Self.unseen, 0.04, 0.12, 0.4, .infinity] {
            ways = all.map { Way(looks: $0, letters: letters(on: $0, within: tolerance)) }
            if countOfLetters <= Self.mostLetters { break }
        }
    }

    private static let unseen = 0.001

    /// Whose letters a card has at each moment: those that are its own but for its size, or nearly so while it does not rest.
    private func letters(on looks: [Int], within tolerance: Double) -> [Int] {
        var last = looks[0]
        return looks.indices.map { place in
            let look = looks[place]
            let rests = looks[max(place - 1, 0)..<min(place + 2, looks.count)].count { $0 == look } > 1
            let limit = rests ? Self.unseen : tolerance
            if !appearances[last].isNearly(appearances[look], within: limit) { last = look }
            return last
        }
    }

    private var countOfLetters: Int {
        Set(ways.flatMap(\.letters)).reduce(0) { sum, look in
            sum + appearances[look].style.labels.reduce(0) { $0 + $1.text.unicodeScalars.count }
        }
    }

    /// While a card is not there, it is as it was before; until it comes, as it will be then.
    private static func filled(_ seen: [Int?]) -> [Int] {
        var last = seen.lazy.compactMap(\.self).first ?? 0
        return seen.map { look in
            last = look ?? last
            return last
        }
    }
}

extension PageDeck.Appearance {
    /// Of a card that is cropped, as all of it looks: pages crop by themselves.
    fileprivate init(of card: Card, _ deck: any Deck) {
        let style = deck.style(of: card)
        let whole = style.uncut(card)
        self.init(style: style.uncutSize == nil ? style : deck.style(of: whole), size: whole.wholeSize)
    }

    /// What shows from either side.
    var faces: [Face] {
        guard case .own(let back) = style.back else { return [style.face] }
        return [style.face, back.face]
    }

    /// Whether it has the same words, as large beside the card and in the same places, but for a share of that.
    fileprivate func isNearly(_ other: Self, within tolerance: Double) -> Bool {
        let (own, others) = (shape, other.shape)
        return style.labels.map(\.text) == other.style.labels.map(\.text)
            && zip(own, others).allSatisfy { abs($0 - $1) <= tolerance * max(abs($0), abs($1)) }
    }

    /// In lengths of the card.
    private var shape: [Double] {
        let lengths =
            [size.height, style.cornerRadius]
            + style.labels.flatMap { label in
                [label.size, label.insets.top, label.insets.right, label.insets.bottom, label.insets.left]
            }
        return lengths.map { $0 / max(size.width, 1e-9) }
    }
}
