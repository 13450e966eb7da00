internal import LayoutCore

extension Timeline {
    /// As a document has it, on one line.
    public var line: String { json?.line ?? "{}" }

    /// nil where there is nothing to say.
    var json: JSON? {
        var fields: [(String, JSON)] = []
        if let ownDuration { fields.append(("duration", .number(ownDuration))) }
        if loops { fields.append(("loop", .flag(true))) }
        if !lanes.isEmpty {
            fields.append(("lanes", .object(lanes.map { ($0.name, .list($0.keys.map(\.json))) })))
        }
        fields += unknown.fields
        return fields.isEmpty ? nil : .object(fields)
    }
}

extension Timeline.Key {
    fileprivate var json: JSON {
        var fields: [(String, JSON)] = [("at", .number(time)), ("value", JSON(value))]
        if curve != .inOut { fields.append(("curve", .text("\(curve)"))) }
        if let travel {
            fields.append(("travel", .number(travel.seconds)))
            if let stagger = travel.stagger {
                fields.append(("stagger", .object(stagger.fields + travel.unknown.fields)))
            }
        }
        return .object(fields + unknown.fields)
    }
}

extension Stagger {
    fileprivate var fields: [(String, JSON)] {
        var fields: [(String, JSON)] = [("order", .text(order.rawValue)), ("share", .number(share))]
        if seed != 0 { fields.append(("seed", .verbatim("\(seed)"))) }
        return fields
    }
}
