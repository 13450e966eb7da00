internal import LayoutCore
internal import ZoeStyle

private let length = 0.0...100_000.0
private let delta = -100_000.0...100_000.0

extension CardPlan {
    init(_ reader: inout ObjectReader) throws(SceneError) {
        (fill, fillUnknown) = try FillPlan.read(&reader)
        cornerRadius = try reader.number("cornerRadius", length)
        if var border = try reader.object("border", "a border") {
            borderWidth = try border.number("width", length)
            borderColour = try border.colour("colour")
            borderUnknown = border.unknown()
        }
        if var object = try reader.object("shadow", "a shadow") {
            let `default` = Shadow(radius: 8)
            shadow = Shadow(
                radius: try object.number("radius", length) ?? `default`.radius,
                offset: Vector2(x: try object.number("x", delta) ?? 0, y: try object.number("y", delta) ?? 0),
                opacity: try object.number("opacity", 0...1) ?? `default`.opacity,
                colour: try object.colour("colour") ?? `default`.colour)
            shadowUnknown = object.unknown()
        }
        if let nodes = try reader.list("labels") {
            var labels: [LabelPlan] = []
            for node in nodes {
                var label = try ObjectReader(node, "a label", reader.reading)
                labels.append(try LabelPlan(&label))
            }
            self.labels = labels
        }
        image = try reader.text("image")
        fit = try reader.choice("fit", Artwork.Fit.self)
        back = try BackPlan(&reader)
        unknown = reader.unknown()
    }

    var json: JSON {
        var fields: [(String, JSON)] = []
        if let fill { fields.append(("fill", fill.json(with: fillUnknown))) }
        if let cornerRadius { fields.append(("cornerRadius", .number(cornerRadius))) }
        var border: [(String, JSON)] = []
        if let borderWidth { border.append(("width", .number(borderWidth))) }
        if let borderColour { border.append(("colour", borderColour.json)) }
        border += borderUnknown.fields
        if !border.isEmpty { fields.append(("border", .object(border))) }
        if let shadow { fields.append(("shadow", .object(shadow.fields + shadowUnknown.fields))) }
        if let labels { fields.append(("labels", .list(labels.map(\.json)))) }
        if let image { fields.append(("image", .text(image))) }
        if let fit { fields.append(("fit", .text(fit.rawValue))) }
        if let back { fields.append(("back", back.json)) }
        return .object(fields + unknown.fields)
    }
}

extension FillPlan {
    /// The fill, where there is one, and what else a gradient's object holds.
    fileprivate static func read(
        _ reader: inout ObjectReader
    ) throws(SceneError) -> (fill: FillPlan?, unknown: [UnknownField]) {
        guard let node = reader.take("fill") else { return (nil, []) }
        if case .text("random") = node.value {
            return (.random, [])
        } else if case .object = node.value {
            var object = try ObjectReader(node, "a gradient", reader.reading)
            let (from, to) = (try object.colour("from"), try object.colour("to"))
            guard let from, let to else { throw reader.error(node, "a gradient needs \"from\" and \"to\"") }
            let degrees = try object.number("direction", -360...360) ?? 180
            return (.gradient(from: from, to: to, direction: .degrees(degrees)), object.unknown())
        } else if let colour = Colour(node) {
            return (.plain(colour), [])
        } else {
            throw reader.error(
                node,
                "\"fill\" needs a colour (\"#rrggbb\"), \"random\", or {\"from\": …, \"to\": …, \"direction\": degrees}"
            )
        }
    }

    fileprivate func json(with unknown: [UnknownField]) -> JSON {
        switch self {
        case .plain(let colour): colour.json
        case .random: "random"
        case .gradient(let from, let to, let direction):
            .object(
                [("from", from.json), ("to", to.json), ("direction", .number(direction.roundDegrees))] + unknown.fields)
        }
    }
}

extension Angle {
    /// Degrees that read back as the same angle: round ones where there are such.
    fileprivate var roundDegrees: Double {
        let round = (degrees * 1e9).rounded() / 1e9
        let candidates = [round, degrees, degrees.nextUp, degrees.nextDown]
        return candidates.first { Angle.degrees($0) == self } ?? degrees
    }
}

extension Shadow {
    fileprivate var fields: [(String, JSON)] {
        var fields: [(String, JSON)] = [("radius", .number(radius)), ("opacity", .number(opacity))]
        if offset != .zero { fields += [("x", .number(offset.x)), ("y", .number(offset.y))] }
        if colour != .black { fields.append(("colour", colour.json)) }
        return fields
    }
}

extension BackPlan {
    fileprivate init?(_ reader: inout ObjectReader) throws(SceneError) {
        guard let node = reader.take("back") else { return nil }
        switch node.value {
        case .text("front"): self = .front
        case .text("hidden"): self = .hidden
        case .object:
            var object = try ObjectReader(node, "a card's back", reader.reading)
            self = .own(try CardPlan(&object))
        default:
            guard let colour = Colour(node) else {
                throw reader.error(
                    node, "\"back\" needs \"front\", \"hidden\", a colour (\"#rrggbb\") or a card of its own")
            }
            self = .plain(colour)
        }
    }

    fileprivate var json: JSON {
        switch self {
        case .front: "front"
        case .hidden: "hidden"
        case .plain(let colour): colour.json
        case .own(let card): card.json
        }
    }
}

extension LabelPlan {
    fileprivate init(_ reader: inout ObjectReader) throws(SceneError) {
        var label = Label(try reader.text("text") ?? "")
        label.font.family = try reader.text("font") ?? ""
        label.font.weight = try reader.integer("weight", 1...1000) ?? label.font.weight
        label.font.isItalic = try reader.flag("italic") ?? false
        label.size = try reader.number("size", 0.1...10_000) ?? label.size
        label.colour = try reader.colour("colour") ?? label.colour
        label.alignment = try reader.choice("alignment", Label.Alignment.self) ?? label.alignment
        label.placement = try reader.choice("placement", Label.Placement.self) ?? label.placement
        label.wraps = try reader.flag("wraps") ?? label.wraps
        label.lines = try reader.integer("lines", 0...1000) ?? label.lines
        label.leading = try reader.number("leading", 0.1...10) ?? label.leading
        label.tracking = try reader.number("tracking", -1...10) ?? label.tracking
        if let nodes = try reader.list("insets") {
            let sides = nodes.map { if case .number(let side) = $0.value { side } else { Double.nan } }
            guard sides.count == 4, sides.allSatisfy(delta.contains) else {
                throw reader.reading.source.error(
                    at: nodes.first?.place.lowerBound ?? reader.place,
                    "\"insets\" of a label needs four numbers: [left, top, right, bottom]")
            }
            label.insets = Label.Insets(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
        }
        self.init(label)
        unknown = reader.unknown()
    }

    fileprivate var json: JSON {
        let `default` = Label("")
        var fields: [(String, JSON)] = [("text", .text(label.text))]
        if label.font.family != "" { fields.append(("font", .text(label.font.family))) }
        if label.font.weight != `default`.font.weight { fields.append(("weight", .integer(label.font.weight))) }
        if label.font.isItalic { fields.append(("italic", .flag(true))) }
        if label.size != `default`.size { fields.append(("size", .number(label.size))) }
        if label.colour != `default`.colour { fields.append(("colour", label.colour.json)) }
        if label.alignment != `default`.alignment { fields.append(("alignment", .text(label.alignment.rawValue))) }
        if label.placement != `default`.placement { fields.append(("placement", .text(label.placement.rawValue))) }
        if label.wraps != `default`.wraps { fields.append(("wraps", .flag(label.wraps))) }
        if label.lines != `default`.lines { fields.append(("lines", .integer(label.lines))) }
        if label.leading != `default`.leading { fields.append(("leading", .number(label.leading))) }
        if label.tracking != `default`.tracking { fields.append(("tracking", .number(label.tracking))) }
        if label.insets != `default`.insets {
            let insets = label.insets
            fields.append(("insets", .list([insets.left, insets.top, insets.right, insets.bottom].map(JSON.number))))
        }
        return .object(fields + unknown.fields)
    }
}
