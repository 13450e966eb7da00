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
        self.init(try reader.text("text") ?? "")
        font.family = try reader.text("font") ?? ""
        font.weight = try reader.integer("weight", 1...1000) ?? font.weight
        font.isItalic = try reader.flag("italic") ?? false
        size = try reader.number("size", 0.1...10_000) ?? size
        colour = try reader.colour("colour") ?? colour
        alignment = try reader.choice("alignment", Alignment.self) ?? alignment
        placement = try reader.choice("placement", Placement.self) ?? placement
        wraps = try reader.flag("wraps") ?? wraps
        lines = try reader.integer("lines", 0...1000) ?? lines
        leading = try reader.number("leading", 0.1...10) ?? leading
        tracking = try reader.number("tracking", -1...10) ?? tracking
        if let nodes = try reader.list("insets") {
            let sides = nodes.map { if case .number(let side) = $0.value { side } else { Double.nan } }
            guard sides.count == 4, sides.allSatisfy((-100_000.0...100_000).contains) else {
                throw reader.reading.source.error(
                    at: nodes.first?.place.lowerBound ?? reader.place,
                    "\"insets\" of a label needs four numbers: [left, top, right, bottom]")
            }
            insets = Insets(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
        }
    }

    func json(with unknown: [UnknownField]) -> JSON {
        let `default` = Label("")
        var fields: [(String, JSON)] = [("text", .text(text))]
        if font.family != "" { fields.append(("font", .text(font.family))) }
        if font.weight != `default`.font.weight { fields.append(("weight", .integer(font.weight))) }
        if font.isItalic { fields.append(("italic", .flag(true))) }
        if size != `default`.size { fields.append(("size", .number(size))) }
        if colour != `default`.colour { fields.append(("colour", colour.json)) }
        if alignment != `default`.alignment { fields.append(("alignment", .text(alignment.rawValue))) }
        if placement != `default`.placement { fields.append(("placement", .text(placement.rawValue))) }
        if wraps != `default`.wraps { fields.append(("wraps", .flag(wraps))) }
        if lines != `default`.lines { fields.append(("lines", .integer(lines))) }
        if leading != `default`.leading { fields.append(("leading", .number(leading))) }
        if tracking != `default`.tracking { fields.append(("tracking", .number(tracking))) }
        if insets != `default`.insets {
            let sides = [insets.left, insets.top, insets.right, insets.bottom]
            fields.append(("insets", .list(sides.map(JSON.number))))
        }
        return .object(fields + unknown.fields)
    }
}
