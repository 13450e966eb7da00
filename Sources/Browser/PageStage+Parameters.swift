internal import LayoutCore

extension PageStage {
    /// Every knob of the stage, as JSON: what `zoetrope layouts NAME --json` says of it, and how it stands.
    public var parameters: String {
        MessageText.list(stage.knobs.table.parameters.map { $0.message(at: stage.knobs[$0.fullName]) })
    }

    /// What was set, by full name, as JSON.
    public var changes: String {
        let changes = stage.knobs.changes
        let names = stage.knobs.table.parameters.map { $0.fullName }.filter { changes[$0] != nil }
        return MessageText.object(names.map { ($0, MessageText.quoted("\(changes[$0] ?? .auto)")) })
    }
}

extension Parameter {
    fileprivate func message(at value: Value) -> String {
        var fields: [(key: String, value: String)] = [
            ("name", MessageText.quoted(name)), ("fullName", MessageText.quoted(fullName)),
            ("group", MessageText.quoted(group.rawValue)),
        ]
        fields += kind.fields
        if let slider = presentation.slider {
            fields.append(("slider", Kind.list(slider.lowerBound, slider.upperBound)))
        }
        if let label = presentation.label { fields.append(("label", MessageText.quoted(label))) }
        if let section = presentation.section { fields.append(("section", MessageText.quoted(section))) }
        if presentation.isLogarithmic { fields.append(("logarithmic", "true")) }
        fields += [
            ("default", MessageText.quoted("\(`default`)")), ("value", MessageText.quoted("\(value)")),
            ("unit", MessageText.quoted(unit.rawValue)), ("help", MessageText.quoted(help)),
        ]
        return MessageText.object(fields)
    }
}

extension Parameter.Kind {
    fileprivate var fields: [(key: String, value: String)] {
        switch self {
        case .number(let range, let step):
            [
                ("type", "\"number\""), ("range", Self.list(range.lowerBound, range.upperBound)),
                ("step", Self.text(step)),
            ]
        case .integer(let range):
            [("type", "\"integer\""), ("range", "[\(range.lowerBound),\(range.upperBound)]"), ("step", "1")]
        case .flag: [("type", "\"flag\"")]
        case .choice(let names):
            [("type", "\"choice\""), ("choices", MessageText.list(names.map { MessageText.quoted($0) }))]
        case .colour: [("type", "\"colour\"")]
        case .vector(let range, let count):
            [
                ("type", "\"vector\""), ("count", "\(count)"),
                ("range", Self.list(range.lowerBound, range.upperBound)),
            ]
        case .image: [("type", "\"image\"")]
        case .track: [("type", "\"track\"")]
        case .points: [("type", "\"points\"")]
        case .marks: [("type", "\"marks\"")]
        }
    }

    fileprivate static func list(_ low: Double, _ high: Double) -> String { "[\(text(low)),\(text(high))]" }

    private static func text(_ number: Double) -> String { "\(Parameter.Value.number(number))" }
}
