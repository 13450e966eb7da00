internal import CardContent
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle
internal import ZoeUserShaders

extension Renderer {
    /// How far pieces of bent cards may be from where the card is, in motion: a share of a pixel, and points.
    private static let (flatness, flattest) = (0.2, 0.25)

    /// The frame with the bodies of its thick cards as cards of their own; itself, where there are none.
    func bodied(
        _ frame: Frame, _ look: Look, _ shading: Shading?, into target: Target, _ tile: Tile?, _ effort: Effort
    ) -> (frame: Frame, look: Look) {
        guard look.deck.bodyThickness > 0 || frame.hasBentCards else { return (frame, look) }
        let pixels = Double(tile?.pictureHeight ?? target.height) * Double(target.quality.supersampling)
        let points = frame.camera.view.height
        let bends = shading?.face?.effect.text.bends ?? false
        let pixel = points / max(pixels, 1)
        let frame = effort == .quick ? frame.withLongerPieces(within: min(Self.flatness * pixel, Self.flattest)) : frame
        var bodies = BodiedFrame(frame, look, pixel: pixel, effort)
        bodies.addCards { bends && $0.takesShader }
        return bodies.frame.map { ($0, bodies.look) } ?? (frame, look)
    }
}

extension Frame {
    var hasBentCards: Bool {
        // Where they lie: there may be many, and they are large.
        let all = cards.span
        for place in all.indices where all[place].part?.isBent ?? false { return true }
        return false
    }
}

/// A frame whose thick cards have become several cards.
private struct BodiedFrame {
    /// Nil where no card is thick or bent.
    private(set) var frame: Frame?
    private(set) var look: Look
    private let plain: Frame
    private let pixel: Double
    private let effort: Effort
    private let bent: [Int: BentCard]
    private var cards: [Card] = []
    private var deck: BodyDeck
    /// The styles of bent cards whose shadows and edges are there, by their first places.
    private var begun: [Int: CardStyle] = [:]

    init(_ frame: Frame, _ look: Look, pixel: Double, _ effort: Effort) {
        plain = frame
        self.look = look
        self.pixel = pixel
        self.effort = effort
        deck = BodyDeck(look.deck)
        bent = BentCard.all(in: frame)
    }

    /// - Parameter isBent: whether a shader bends cards of this style, so that nobody knows where their edges are.
    mutating func addCards(unless isBent: (CardStyle) -> Bool) {
        // In the order in which they are drawn, so that their numbers tell them apart.
        let order = plain.cards.indices.sorted { (plain.cards[$0].order, $0) < (plain.cards[$1].order, $1) }
        var places = [Range<Int>](repeating: 0..<0, count: plain.cards.count)
        for number in order {
            let start = cards.count
            if let bent = bent[number] { addPiece(number, of: bent) } else { add(plain.cards[number], unless: isBent) }
            places[number] = start..<cards.count
        }
        // With pieces of bent cards each has its style here, which the deck would have to be asked for again and again.
        guard cards.count > plain.cards.count || !bent.isEmpty else { return }
        for place in cards.indices { cards[place].order = place }
        // Neighbours in the row stay neighbours, whatever lies over what: they may share sides.
        var all = plain
        all.cards = places.flatMap { cards[$0] }
        frame = all
        look.deck = deck
    }

    private mutating func add(_ card: Card, unless isBent: (CardStyle) -> Bool) {
        guard !card.isHidden, card.alpha > 0, card.size.width > 0, card.size.height > 0 else {
            return append(card, nil)
        }
        let style = deck.deck.style(of: card)
        guard style.bodyThickness > 0, !isBent(style) else { return append(card, style) }
        let isClear = !style.fill.isOpaque
        guard
            let body = CardBody(
                of: card, style, plain.camera, pixel: pixel, hasMirror: look.floor != nil, isClear: isClear, effort)
        else { return append(card, style) }
        let front = style.frontOfBody
        if let shadow = style.shadow { addShadow(shadow, of: card, style, body) }
        if body.isSeenFromBehind { append(card, front) }
        for (number, piece) in body.pieces.enumerated() {
            var part = card
            part.copy = Card.firstEdge + 128 * card.copy + number
            (part.matrix, part.size) = (piece.matrix, piece.size)
            switch piece.kind {
            case .back:
                part.copy = card.copy
                append(part, style.rearOfBody)
            case .edge(let brightness):
                (part.slide, part.renewal) = (nil, 1)
                append(
                    part, style.edgeOfBody(brightness: brightness, isLit: look.light?.fallsOnCards ?? false, isClear))
            }
        }
        if !body.isSeenFromBehind { append(card, front) }
    }

    /// A piece of a bent card; with the first one comes what lies behind all of it.
    private mutating func addPiece(_ number: Int, of bent: BentCard) {
        let card = plain.cards[number]
        guard card.alpha > 0 else { return append(card, nil) }
        let known = begun[bent.places.lowerBound]
        let style = known ?? deck.deck.style(of: card)
        let thickness = style.bodyThickness * bent.scale
        let lens = plain.camera.lens
        let eye = SIMD3(lens.viewpoint.x, lens.viewpoint.y, lens.m34 < 0 ? min(-1 / lens.m34, 1e6) : 1e6)
        if known == nil {
            begun[bent.places.lowerBound] = style
            if var shadow = style.shadow, !card.isHidden {
                shadow.opacity *= bent.shareOfShadow(radius: shadow.radius, eye: eye)
                if shadow.opacity > 0 { addShadow(shadow, on: bent.sheet, style) }
            }
            if thickness > 0 {
                let radius = max(0, min(style.cornerRadius, min(bent.whole.width, bent.whole.height) / 2))
                let edges = bent.edges(thickness: thickness, radius: radius, pixel: pixel, eye: eye, effort)
                for (place, edge) in edges.enumerated() {
                    var part = card
                    (part.part, part.slide, part.renewal, part.isHidden) = (nil, nil, 1, false)
                    (part.matrix, part.size) = (edge.matrix, edge.size)
                    part.copy = Card.firstEdge + 4096 * bent.places.lowerBound + place
                    append(
                        part,
                        style.edgeOfBody(
                            brightness: edge.brightness, isLit: look.light?.fallsOnCards ?? false, !style.fill.isOpaque)
                    )
                }
            }
        }
        guard thickness > 0 else { return append(card, style) }
        let (at, out) = bent.place(SIMD2(card.part?.middle.x ?? 0, card.part?.middle.y ?? 0))
        if (eye - (at - thickness * out)).dot(out) < 0 {
            var back = card
            back.matrix = bent.back(ofPiece: number, thickness: thickness)
            append(back, style.rearOfBody)
        } else {
            append(card, style.frontOfBody)
        }
    }

    /// It lies behind all of the body, and has the card's outline.
    private mutating func addShadow(_ shadow: Shadow, of card: Card, _ style: CardStyle, _ body: CardBody) {
        var sheet = card
        if !body.isSeenFromBehind { sheet.matrix = body.backPlane }
        addShadow(shadow, on: sheet, style)
    }

    private mutating func addShadow(_ shadow: Shadow, on sheet: Card, _ style: CardStyle) {
        var sheet = sheet
        (sheet.copy, sheet.slide, sheet.renewal) = (Card.firstEdge + 128 * sheet.copy + 127, nil, 1)
        var clear = CardStyle(fill: .plain(.clear), cornerRadius: style.cornerRadius, shadow: shadow)
        clear.takesShader = false
        append(sheet, clear)
    }

    private mutating func append(_ card: Card, _ style: CardStyle?) {
        cards.append(card)
        deck.styles.append(style)
    }
}

/// Knows each card by its place in the order of drawing.
private struct BodyDeck: Deck {
    let deck: any Deck
    /// Nil where the deck is asked.
    var styles: [CardStyle?] = []

    init(_ deck: any Deck) { self.deck = deck }

    func style(of card: Card) -> CardStyle {
        (styles.indices.contains(card.order) ? styles[card.order] : nil) ?? deck.style(of: card)
    }

    func formerStyle(of card: Card) -> CardStyle? {
        deck.formerStyle(of: card).map { $0.bodyThickness > 0 ? $0.frontOfBody : $0 }
    }

    var overhang: Double { deck.overhang }
    func setAside(_ source: Artwork.Source, because reason: String) { deck.setAside(source, because: reason) }
}

extension Card {
    fileprivate static let firstEdge = 1 << 24
    /// A piece of another card's body.
    var isEdge: Bool { copy >= Self.firstEdge }
}

extension CardStyle {
    /// Its shadow lies behind the whole body.
    fileprivate var frontOfBody: CardStyle {
        var front = values
        front.shadow = nil
        if fill.isOpaque { front.back = .hidden }
        return CardStyle(front)
    }

    /// From behind, without the shadow.
    fileprivate var rearOfBody: CardStyle {
        var rear = values
        rear.shadow = nil
        rear.back = backOfBody
        return CardStyle(rear)
    }

    fileprivate func edgeOfBody(brightness: Double, isLit: Bool, _ isClear: Bool) -> CardStyle {
        // The lamp of the scene does most of it, where there is one.
        let share = isLit ? 0.7 + 0.3 * brightness : brightness
        let colour = colourOfEdge
        func bright(_ factor: Double) -> Colour {
            let light = share * factor
            return Colour(
                red: min(1, colour.red * light), green: min(1, colour.green * light),
                blue: min(1, colour.blue * light), alpha: colour.alpha)
        }
        var edge = Values()
        edge.fill = .gradient(from: bright(0.86), to: bright(1.03), direction: .zero)
        edge.back = isClear ? .front : .hidden
        edge.takesShader = false
        return CardStyle(edge)
    }
}
