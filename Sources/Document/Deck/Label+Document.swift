internal import CardContent
internal import ZoeStyle

extension Label {
    static func list(
        _ key: String, _ reader: inout ObjectReader, _ unknown: inout UnknownFields, at place: String
    ) throws(SceneError) -> [Label]? {
        guard let nodes = try reader.list(key) else { return nil }
        var labels: [Label] = []
        for (number, node) in nodes.enumerated() {
            var object = try ObjectReader(node, "a label", reader.reading)
            labels.append(try Label(&object))
            unknown["\(place).\(number)"] = object.unknown()
        }
        return labels
    }

    private init(_ reader: inout ObjectReader) throws(SceneError) {
        self = .empty
        try Self.keys.read(into: &self, from: &reader)
    }

    func json(with unknown: [UnknownField]) -> JSON { .object(Self.keys.fields(of: self) + unknown.fields) }
    static var schema: JSON { SchemaPart.object(keys.schema(), "a text on a card") }
}

extension Label: DocumentObject {
    static let empty = Label("")

    static let keys: [DocumentKey<Label>] = [
        .text(
            "text", \.text, "{index} is the card's place from 0, {number} from 1, {text} a word of the deck's texts",
            isAlways: true),
        .text("font", \.font.family, "families in the order of preference, with commas between"),
        .integer("weight", \.font.weight, in: 1...1000, "400 is regular, 700 bold"),
        .flag("italic", \.font.isItalic, "slanted"),
        .number("size", \.size, in: 0.1...10_000, "in points"),
        .colour("colour", \.colour),
        .choice("alignment", \.alignment, "from side to side"),
        .choice("placement", \.placement, "up and down"),
        .flag("wraps", \.wraps, "long lines are broken"),
        .integer("lines", \.lines, in: 0...1000, "at most so many; 0 is no limit"),
        .number("leading", \.leading, in: 0.1...10, "from line to line, as a factor"),
        .number("tracking", \.tracking, in: -1...10, "between letters, as a share of the size"),
        .insets("insets", \.insets, "kept free: [left, top, right, bottom]"),
    ]
}

extension DocumentKey where Root == Label {
    fileprivate static func insets(_ name: String, _ place: Place<Label.Insets>, _ help: String) -> Self {
        let range = -100_000.0...100_000.0
        return Self(
            name, place, else: Root.empty[keyPath: place],
            schema: SchemaPart.list(of: SchemaPart.number(range, "in points"), help, count: 4),
            read: { reader throws(SceneError) in
                guard let nodes = try reader.list(name) else { return nil }
                let sides = nodes.map { if case .number(let side) = $0.value { side } else { Double.nan } }
                guard sides.count == 4, sides.allSatisfy(range.contains) else {
                    throw reader.reading.source.error(
                        at: nodes.first?.place.lowerBound ?? reader.place,
                        "\(JSON.quoted(name)) of a label needs four numbers: [left, top, right, bottom]")
                }
                return Label.Insets(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
            },
            write: { .list([$0.left, $0.top, $0.right, $0.bottom].map(JSON.number)) })
    }
}
