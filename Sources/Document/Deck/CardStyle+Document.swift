internal import CardContent
internal import LayoutCore
internal import ZoeStyle

extension CardStyle {
    /// - Parameters:
    ///   - unknown: takes what else the card's objects hold.
    ///   - place: the card's, for that.
    init(_ reader: inout ObjectReader, _ unknown: inout UnknownFields, at place: String) throws(SceneError) {
        self.init()
        for part in Self.parts {
            guard let object = part[0].object else {
                try read(part[0], &reader, &unknown, at: place)
                continue
            }
            guard var fields = try reader.object(object.key, object.name) else { continue }
            for property in part {
                try read(property, &fields, &unknown, at: place)
                if object.isWhole { property.complete(&self) }
            }
            unknown["\(place).\(object.key)"] = fields.unknown()
        }
        unknown[place] = reader.unknown { KeyHint.ofCards[$0] }
    }

    private mutating func read(
        _ property: StyleProperty, _ reader: inout ObjectReader, _ unknown: inout UnknownFields, at place: String
    ) throws(SceneError) {
        let key = property.key
        let place = "\(place).\(key)"
        switch property.kind {
        case .number(let path, let range, _): values[keyPath: path].given = try reader.number(key, range)
        case .colour(let path): values[keyPath: path].given = try reader.colour(key)
        case .fill(let path): values[keyPath: path].given = try Fill(key, &reader, &unknown, at: place)
        case .labels(let path): values[keyPath: path].given = try Label.list(key, &reader, &unknown, at: place)
        case .picture(let path):
            if let file = try reader.text(key) { values[keyPath: path].wrappedValue = .file(file) }
        case .fit(let path): values[keyPath: path].given = try reader.choice(key, Artwork.Fit.self)
        case .back(let path): values[keyPath: path].given = try Back(key, &reader, &unknown, at: place)
        }
    }

    /// What the card gives, and what else its objects held.
    func json(_ unknown: UnknownFields, at place: String) -> JSON {
        var fields: [(String, JSON)] = []
        for part in Self.parts {
            guard let object = part[0].object else {
                fields += json(of: part[0], unknown, at: place).map { [(part[0].key, $0)] } ?? []
                continue
            }
            let others = unknown["\(place).\(object.key)"]
            guard !others.isEmpty || part.contains(where: { $0.isGiven(in: self) }) else { continue }
            // What such an object leaves out is at its default.
            let told = part.filter { !object.isWhole || $0.isChanged(in: self) }
            let values = told.compactMap { property in
                json(of: property, unknown, at: place).map { (property.key, $0) }
            }
            fields.append((object.key, .object(values + others.fields)))
        }
        return .object(fields + unknown[place].fields)
    }

    private func json(of property: StyleProperty, _ unknown: UnknownFields, at place: String) -> JSON? {
        let place = "\(place).\(property.key)"
        switch property.kind {
        case .number(let path, _, _): return values[keyPath: path].given.map(JSON.number)
        case .colour(let path): return values[keyPath: path].given?.json
        case .fill(let path): return values[keyPath: path].given?.json(with: unknown[place])
        case .labels(let path):
            return (values[keyPath: path].given?.enumerated()).map { labels in
                .list(labels.map { $1.json(with: unknown["\(place).\($0)"]) })
            }
        case .picture(let path):
            guard case .file(let file) = values[keyPath: path].wrappedValue else { return nil }
            return .text(file)
        case .fit(let path): return (values[keyPath: path].given?.rawValue).map(JSON.text)
        case .back(let path): return values[keyPath: path].given?.json(unknown, at: place)
        }
    }
}

extension Fill {
    fileprivate init?(
        _ key: String, _ reader: inout ObjectReader, _ unknown: inout UnknownFields, at place: String
    ) throws(SceneError) {
        guard let node = reader.take(key) else { return nil }
        if case .text("random") = node.value {
            self = .random
        } else if case .object = node.value {
            var object = try ObjectReader(node, "a gradient", reader.reading)
            let (from, to) = (try object.colour("from"), try object.colour("to"))
            guard let from, let to else { throw reader.error(node, "a gradient needs \"from\" and \"to\"") }
            let degrees = try object.number("direction", -360...360) ?? 180
            self = .gradient(from: from, to: to, direction: .degrees(degrees))
            unknown[place] = object.unknown()
        } else if let colour = Colour(node) {
            self = .plain(colour)
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

extension CardStyle.Back {
    fileprivate init?(
        _ key: String, _ reader: inout ObjectReader, _ unknown: inout UnknownFields, at place: String
    ) throws(SceneError) {
        guard let node = reader.take(key) else { return nil }
        switch node.value {
        case .text("front"): self = .front
        case .text("hidden"): self = .hidden
        case .object:
            var object = try ObjectReader(node, "a card's back", reader.reading)
            self = .own(try CardStyle(&object, &unknown, at: place))
        default:
            guard let colour = Colour(node) else {
                throw reader.error(
                    node, "\"back\" needs \"front\", \"hidden\", a colour (\"#rrggbb\") or a card of its own")
            }
            self = .plain(colour)
        }
    }

    fileprivate func json(_ unknown: UnknownFields, at place: String) -> JSON {
        switch self {
        case .front: "front"
        case .hidden: "hidden"
        case .plain(let colour): colour.json
        case .own(let card): card.json(unknown, at: place)
        }
    }
}
