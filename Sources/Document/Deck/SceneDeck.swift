internal import CardContent
package import LayoutCore
internal import ZoePictures
internal import ZoeStyle

/// The cards of a scene, painted as its document says.
final class SceneDeck: Deck {
    private let plan: DeckPlan
    private let plates: [Plate]
    private let seed: UInt64
    private let covers: CoverDeck
    private let paintings: PaintingDeck
    private let files: FileDeck?
    /// What all cards have in common.
    private let common: StyleLayer
    /// The plan's cards, each laid over the common style; that one, where there are none.
    private let cards: [CardStyle]
    private let plateStyles: [CardStyle]
    /// Where the layout shows less of cards: a whole one's width, of its height.
    private let uncutShape: Double?
    let overhang: Double
    let bodyThickness: Double
    private let styles = StyleCache()

    init(_ scene: Scene) {
        plan = scene.deck
        plates = scene.plates
        seed = scene.seed
        covers = CoverDeck(seed: scene.deck.seed ?? scene.seed)
        paintings = PaintingDeck(scene.deck.motif ?? .playingCards, seed: scene.deck.seed ?? scene.seed)
        files = scene.files
        common = StyleLayer(scene.deck.card)
        let base = common.laid(over: CardStyle())
        cards = scene.deck.cards.isEmpty ? [base] : scene.deck.cards.map { $0.laid(over: base) }
        plateStyles = scene.plates.map(Self.style)
        let shadows = (cards + plateStyles + [base]).compactMap { $0.shadow?.overhang }
        uncutShape = scene.uncutShape
        bodyThickness = (cards + plateStyles + [base]).map(\.bodyThickness).max() ?? 0
        overhang = scene.deck.kind == .cards ? shadows.max() ?? 0 : max(shadows.max() ?? 0, covers.overhang)
    }

    private static func style(of plate: Plate) -> CardStyle {
        var style = plate.card.laid(over: CardStyle())
        style.replaceRandom(with: .black)
        style.takesShader = false
        return style
    }

    /// Whether a deck made now would be the same as this one.
    func isMade(of scene: Scene) -> Bool {
        plan == scene.deck && plates == scene.plates && seed == scene.seed && files == scene.files
            && uncutShape == scene.uncutShape
    }

    func style(of card: Card) -> CardStyle {
        if let plate = Plate.number(of: card), plates.indices.contains(plate) { return plateStyles[plate] }
        var key = StyleCache.Key(identity: card.identity, index: card.index, lane: card.lane)
        switch plan.kind {
        // That a picture cannot be read is known later.
        case .files: return makeStyle(of: card)
        case .covers, .paintings: key.size = card.wholeSize
        case .cards: break
        }
        return styles.style(of: key) { makeStyle(of: card) }
    }

    private func makeStyle(of card: Card) -> CardStyle {
        var style =
            switch plan.kind {
            case .covers: common.laid(over: covers.style(of: uncut(card)))
            case .paintings: common.laid(over: paintings.style(of: uncut(card)))
            case .files: common.laid(over: files?.style(of: card) ?? Self.missing)
            case .cards: cards[card.identity.turn(in: cards.count)]
            }
        if uncutShape != nil, plan.kind == .covers || plan.kind == .paintings {
            style.crop(uncut(card).size, to: card.wholeSize)
        }
        style.replaceRandom(with: .random(seed: seed, number: card.identity))
        name(&style, on: card)
        return style
    }

    /// All of a card of which the layout shows a part.
    private func uncut(_ card: Card) -> Card {
        var (whole, size) = (card, card.wholeSize)
        if let uncutShape { size = size.covered(withShape: uncutShape) }
        (whole.size, whole.part) = (size, nil)
        return whole
    }

    /// A back of its own has labels, too.
    private func name(_ style: inout CardStyle, on card: Card) {
        style.labels = style.labels.map { named($0, on: card) }
        guard case .own(var back) = style.back, !back.labels.isEmpty else { return }
        name(&back, on: card)
        style.back = .own(back)
    }

    /// Before the files have been looked for.
    private static let missing = CardStyle(fill: .plain(Colour(hex: 0x2A2D34)), cornerRadius: 6)

    func setAside(_ source: Artwork.Source, because reason: String) { files?.setAside(source, because: reason) }

    /// Asked for each card of each frame, so that the text is gone through once, by its bytes.
    private func named(_ label: Label, on card: Card) -> Label {
        guard label.text.utf8.contains(Self.opening) else { return label }
        var (text, rest) = ("", label.text[...])
        while let place = rest.utf8.firstIndex(of: Self.opening) {
            text += rest[..<place]
            rest = rest[place...]
            if let name = Self.names.first(where: { rest.hasPrefix($0) }) {
                text += value(of: name, on: card)
                rest.removeFirst(name.count)
            } else {
                text.append(rest.removeFirst())
            }
        }
        var label = label
        label.text = text + rest
        return label
    }

    private static let opening = UInt8(ascii: "{")
    private static let names = ["{index}", "{number}", "{text}"]

    private func value(of name: String, on card: Card) -> String {
        switch name {
        case "{index}": "\(card.index)"
        case "{number}": "\(card.index &+ 1)"
        default: word(for: card)
        }
    }

    private func word(for card: Card) -> String {
        guard !plan.texts.isEmpty else { return "" }
        let words = plan.texts[min(max(card.lane, 0), plan.texts.count - 1)]
        return words.isEmpty ? "" : words[card.identity.turn(in: words.count)]
    }
}

extension Plate {
    /// Below all names of items and placeholders.
    static func identity(_ number: Int) -> Int { Int.min + number }

    package static func number(of card: Card) -> Int? {
        card.identity < Int.min + 10_000 ? card.identity - Int.min : nil
    }
}

extension Colour {
    /// A random colour, neither too dark nor too pale: the same two numbers give the same one.
    static func random(seed: UInt64, number: Int) -> Colour {
        // SplitMix64.
        var z = (seed &+ UInt64(truncatingIfNeeded: number) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        func share(_ shift: UInt64) -> Double { Double((z >> shift) & 0xFFFF) / 0xFFFF }
        return Colour(hue: share(0), saturation: 0.45 + 0.3 * share(16), brightness: 0.7 + 0.25 * share(32))
    }

    private init(hue: Double, saturation: Double, brightness: Double) {
        func part(_ shift: Double) -> Double {
            let place = (hue * 6 + shift).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: part(5), green: part(3), blue: part(1))
    }
}

extension Scene {
    /// Of a layout that crops cards, a whole one's width, of its height: what is painted for a card is not painted anew for each part
    /// that is seen of it.
    fileprivate var uncutShape: Double? {
        guard layout.name == "keylines" else { return nil }
        var stage = Stage(layout, items: 1, view: view)
        stage.adopt(layout, knobs)
        let size = stage.cardSize
        let shape = size.width / size.height
        return shape.isFinite && shape > 0 ? shape : nil
    }
}

extension CardStyle {
    /// What is painted for a card of the first size is seen through one of the second one, letters too; those fade where little of
    /// them is left.
    fileprivate mutating func crop(_ whole: Size, to size: Size) {
        uncutSize = whole
        let (across, down) = ((whole.width - size.width) / 2, (whole.height - size.height) / 2)
        guard across > 0.5 || down > 0.5 else { return }
        let seen = size.width * size.height / max(whole.width * whole.height, 1e-9)
        labels = labels.map { label in
            var label = label
            label.insets.left -= across
            label.insets.right -= across
            label.insets.top -= down
            label.insets.bottom -= down
            label.colour.alpha *= min(max((seen - 0.5) / 0.4, 0), 1)
            return label
        }
    }
}

extension Size {
    /// The smallest of this shape that covers it.
    fileprivate func covered(withShape shape: Double) -> Size {
        width > height * shape ? Size(width: width, height: width / shape) : Size(width: height * shape, height: height)
    }
}
