internal import CardContent
internal import LayoutCore
internal import ZoeStyle

extension DeckPlan {
    init(_ reader: inout ObjectReader) throws(SceneError) {
        self.init()
        let kind = try reader.choice("kind", Kind.self)
        seed = try reader.integer("seed", 0...UInt64.max)
        motif = try reader.choice("motif", Motif.self)
        files = try reader.texts("files") ?? []
        if var object = try reader.object("card", "a card") { card = try CardStyle(&object, &unknown, at: "card") }
        for (number, node) in (try reader.list("cards") ?? []).enumerated() {
            var object = try ObjectReader(node, "a card", reader.reading)
            cards.append(try CardStyle(&object, &unknown, at: "cards.\(number)"))
        }
        texts = try reader.wordLists("texts") ?? []
        sizes = try reader.sizes("sizes") ?? []
        let own: Kind = cards.isEmpty ? motif == nil ? .covers : .paintings : .cards
        self.kind = kind ?? (files.isEmpty ? own : .files)
        unknown[""] = reader.unknown()
    }

    var json: JSON {
        var fields: [(String, JSON)] = [("kind", .text(kind.rawValue))]
        if let seed { fields.append(("seed", .verbatim("\(seed)"))) }
        if let motif { fields.append(("motif", .text(motif.rawValue))) }
        if !files.isEmpty { fields.append(("files", .list(files.map(JSON.text)))) }
        let card = card.json(unknown, at: "card")
        if card != .object([JSON.Field]()) { fields.append(("card", card)) }
        let cards = cards.enumerated().map { $1.json(unknown, at: "cards.\($0)") }
        if !cards.isEmpty { fields.append(("cards", .list(cards))) }
        if texts.count == 1 {
            fields.append(("texts", .list(texts[0].map(JSON.text))))
        } else if !texts.isEmpty {
            fields.append(("texts", .list(texts.map { .list($0.map(JSON.text)) })))
        }
        if !sizes.isEmpty {
            let sizes = sizes.map { $0.map { JSON.list([.number($0.width), .number($0.height)]) } ?? .null }
            fields.append(("sizes", .list(sizes)))
        }
        return .object(fields + unknown[""].fields)
    }

    /// Of a card's sides, in points.
    static let lengths = 1.0...100_000.0
}

extension ObjectReader {
    /// A list of `[width, height]`, or null where there is nothing to say.
    fileprivate mutating func sizes(_ key: String) throws(SceneError) -> [Size?]? {
        guard let nodes = try list(key) else { return nil }
        var sizes: [Size?] = []
        for node in nodes {
            switch node.value {
            case .null: sizes.append(nil)
            case .list(let sides) where sides.count == 2:
                let lengths = sides.compactMap { side in
                    if case .number(let length) = side.value, DeckPlan.lengths.contains(length) { length } else { nil }
                }
                guard lengths.count == 2 else { fallthrough }
                sizes.append(Size(width: lengths[0], height: lengths[1]))
            default:
                let range = "from \(numeral(DeckPlan.lengths.lowerBound)) to \(numeral(DeckPlan.lengths.upperBound))"
                throw error(node, "\"sizes\" of \(what) needs [width, height] each, \(range) points, or null")
            }
        }
        return sizes
    }

    /// A list of texts, or a list of such lists.
    fileprivate mutating func wordLists(_ key: String) throws(SceneError) -> [[String]]? {
        guard let nodes = try list(key) else { return nil }
        if nodes.isEmpty { return [] }
        var words: [String] = []
        var lists: [[String]] = []
        for node in nodes {
            switch node.value {
            case .text(let text): words.append(text)
            case .list(let nodes):
                lists.append(nodes.compactMap { if case .text(let text) = $0.value { text } else { nil } })
                guard lists[lists.count - 1].count == nodes.count else {
                    throw error(node, "\"texts\" of \(what) needs lists of texts")
                }
            default: throw error(node, "\"texts\" of \(what) needs texts or lists of texts, not \(node.kind)")
            }
        }
        guard words.isEmpty || lists.isEmpty else {
            throw error(nodes[0], "\"texts\" of \(what) needs texts, or lists of texts for several wheels, not both")
        }
        return lists.isEmpty ? [words] : lists
    }
}

extension Plate {
    init(_ reader: inout ObjectReader) throws(SceneError) {
        self = .empty
        try Self.keys.read(into: &self, from: &reader)
        if var object = try reader.object("card", "a card") { card = try CardStyle(&object, &unknown, at: "card") }
        unknown[""] = reader.unknown { KeyHint.ofPlates[$0] }
    }

    var json: JSON {
        .object(Self.keys.fields(of: self) + [("card", card.json(unknown, at: "card"))] + unknown[""].fields)
    }

    static var schema: JSON {
        SchemaPart.object(
            keys.schema() + [("card", SchemaPart.named("card"))],
            "a card that takes no part in the layout: a picker's band, a caption, the rim of a wheel")
    }
}

extension Plate: DocumentObject {
    static let empty = Plate(width: 100, height: 100, card: CardStyle())

    static let keys: [DocumentKey<Plate>] = {
        let (distances, lengths, angles) = (-100_000.0...100_000.0, 0.1...100_000.0, -3600.0...3600.0)
        return [
            .number("x", \.pose.place.x, in: distances, "its middle, to the right of the view's"),
            .number("y", \.pose.place.y, in: distances, "its middle, below the view's"),
            .number("z", \.pose.place.z, in: distances, "cards that are nearer cover it"),
            .number("turnX", \.pose.turn.x, in: angles, "its turn about the axis across, in degrees"),
            .number("turnY", \.pose.turn.y, in: angles, "its turn about the upright axis, the last one"),
            .number("turnZ", \.pose.turn.z, in: angles, "its turn within its own plane, the first one"),
            .number("spin", \.pose.spin, in: angles, "by how much it turns on while the row goes on by a card"),
            .number("width", \.width, in: lengths, "in points", isAlways: true),
            .number("height", \.height, in: lengths, "in points", isAlways: true),
        ]
    }()
}
