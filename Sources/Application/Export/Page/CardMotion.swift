internal import LayoutCore

/// A card's way through the moments of a scene, as keyframes.
struct CardMotion {
    private let name: String
    private let cards: [Card?]
    /// The card where nothing moves; nil where it is not on stage then.
    let rest: Card?
    private let view: Size
    private let count: Int

    init(of id: Card.ID, in scene: ExportedScene, called name: String) {
        self.name = name
        cards = scene.moments.map { frame in frame.cards.first { $0.id == id && !$0.isHidden } }
        rest = scene.frame.cards.first { $0.id == id }
        view = scene.frame.camera.view
        count = scene.frame.count
    }

    var moves: Bool {
        resizes || cards.contains { $0?.matrix != cards[0]?.matrix || $0?.order != cards[0]?.order }
    }
    private var resizes: Bool { Set(cards.compactMap { $0.map { SIMD2($0.size.width, $0.size.height) } }).count > 1 }
    var fades: Bool { cards.contains { $0?.alpha != cards[0]?.alpha || $0?.blur != cards[0]?.blur } }

    var hasTint: Bool { rest?.tint != nil || cards.contains { $0?.tint != nil } }
    var changesTint: Bool { cards.contains { $0?.tint != cards[0]?.tint } }

    /// A place in time where the card is told where to be.
    private struct Key {
        /// From 0 to 100.
        var time: Double
        var card: Card
        var isSeen: Bool
    }

    var keyframes: String {
        let keys = keys
        guard !keys.isEmpty else { return "" }
        var text = ""
        if moves {
            let resizes = resizes
            let frames = keys.map { key in
                // Also where it is seen: a card that comes on stage later is hidden while nothing moves.
                "\(Self.percent(key.time)) { transform: \(Markup.place(of: key.card.matrix, places: 1e7)); "
                    + "z-index: \(key.card.order); visibility: \(key.isSeen ? "visible" : "hidden");"
                    + (resizes ? " \(CardElement.box(key.card.size).joined(separator: "; "));" : "") + " }\n"
            }
            text += "@keyframes \(name) {\n\(frames.joined())}\n"
        }
        if fades {
            let frames = keys.map { key in
                "\(Self.percent(key.time)) { opacity: \(Markup.number(key.card.alpha, places: 1e4)); "
                    + "filter: \(key.card.blur > 0 ? "blur(\(Markup.length(key.card.blur)))" : "none"); }\n"
            }
            text += "@keyframes \(name)f {\n\(frames.joined())}\n"
        }
        if changesTint {
            let frames = keys.map { "\(Self.percent($0.time)) { \(CardElement.background($0.card.tint)); }\n" }
            text += "@keyframes \(name)t {\n\(frames.joined())}\n"
        }
        return text
    }

    private static func percent(_ time: Double) -> String { "\(Markup.number(time, places: 1e5))%" }

    private var keys: [Key] {
        guard let first = cards.firstIndex(where: { $0 != nil }) else { return [] }
        var keys: [Key] = []
        var last = cards[first]!
        for (place, card) in cards.enumerated() {
            let time = 100 * Double(place) / Double(cards.count - 1)
            // Just before it is somewhere else, it is still where it was.
            func hold(_ isSeen: Bool) { keys.append(Key(time: time - 1e-4, card: last, isSeen: isSeen)) }
            switch (place > 0 ? cards[place - 1] : nil, card) {
            case (let before?, let now?):
                if jumps(before, now) { hold(true) }
                keys.append(Key(time: time, card: now, isSeen: true))
            case (nil, let now?):
                if place > 0 { hold(false) }
                keys.append(Key(time: time, card: now, isSeen: true))
            case (.some, nil): keys.append(Key(time: time, card: last, isSeen: false))
            case (nil, nil):
                if place == 0 || place == cards.count - 1 { keys.append(Key(time: time, card: last, isSeen: false)) }
            }
            if let card { last = card }
        }
        return keys
    }

    /// From one end of a closed row to the other, where these are not the same place.
    private func jumps(_ a: Card, _ b: Card) -> Bool {
        guard abs(a.offset - b.offset) > max(1, Double(count) / 2) else { return false }
        let way = b.matrix.row4 - a.matrix.row4
        return abs(way.x) + abs(way.y) + abs(way.z) > 0.05 * (view.width + view.height)
    }
}
