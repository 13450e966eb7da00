internal import LayoutCore
internal import ZoeStyle

extension Parameter {
    /// What a document can say of it.
    var schema: JSON {
        var fields: [(String, JSON)] = []
        switch kind {
        case .number(let range, _):
            fields = [
                ("type", "number"), ("minimum", .number(range.lowerBound)), ("maximum", .number(range.upperBound)),
            ]
        case .integer(let range):
            fields = [
                ("type", "integer"), ("minimum", .integer(range.lowerBound)), ("maximum", .integer(range.upperBound)),
            ]
        case .flag: fields = [("type", "boolean")]
        case .choice(let words): fields = [("enum", .list(words.map(JSON.text)))]
        case .colour: fields = [("$ref", "#/definitions/colour")]
        case .vector(let range, let count):
            let part = SchemaPart.number(range, "")
            fields = [
                ("type", "array"), ("items", part), ("minItems", .integer(count)), ("maxItems", .integer(count)),
            ]
        case .image: fields = [("type", "string")]
        // Three numbers a point, of two points or more.
        case .points:
            let (number, space) = ("[-+.0-9eE]+", "[ ,;\n\t]+")
            let more = "(\(space)\(number)\(space)\(number)\(space)\(number))*"
            fields = [("type", "string"), ("pattern", .text("^(\(number)\(space)){5}\(number)\(more)$"))]
        case .marks:
            let (number, gap) = ("[-+.0-9eE]+", "[ ,\n\t]")
            let mark = "\(gap)*\(number)(\(gap)+(scale|alpha|blur|turn|lift)=\(number))*\(gap)*"
            fields = [("type", "string"), ("pattern", .text("^\(mark)([;\n]\(mark))*;?$"))]
        // What else makes a path is more than a pattern can say.
        case .track:
            fields = [("type", "string"), ("pattern", "^[ ,]*[Mm][-+.,0-9 eMLHVCSQTAZmlhvcsqtaz]+$")]
        }
        if self.default == .auto { fields = [("anyOf", .list([.object(fields), .object([("const", "auto")])]))] }
        let unit = unit == .none ? "" : " (\(unit.rawValue))"
        return .object(fields + [("default", JSON(self.default)), ("description", .text(help + unit))])
    }
}

extension LayoutKind {
    /// Its parameters, with what is the same in all layouts defined once.
    var parameterSchema: JSON {
        let table = SceneTable.table(of: self)
        let hasFormula = name == "custom"
        // A formula's own parameters are not known here.
        let fields = table.parameters.dropFirst(hasFormula ? info.parameters.count : 0).map { parameter in
            let isShared = Self.sharedParameters.contains(parameter)
            let schema = isShared ? SchemaPart.named(parameter.fullName) : parameter.schema
            return (table.shortName(of: parameter), schema)
        }
        let others: [(String, JSON)] =
            hasFormula
            ? [] : [("patternProperties", Self.fullNames), ("additionalProperties", .flag(false))]
        return .object([("type", "object"), ("properties", .object(fields))] + others)
    }

    /// `camera.tilt` is read as well as `tilt`; it is not offered, and what it names is left to the program.
    private static let fullNames: JSON = {
        let groups = SceneTable.table(of: all[0]).groups.map(\.rawValue)
        return .object([("^(\(groups.joined(separator: "|")))\\.", .flag(true))])
    }()

    /// As most layouts have them: some have defaults of their own.
    static let sharedParameters: [Parameter] = Array(
        SceneTable.table(of: all[0]).parameters.dropFirst(all[0].info.parameters.count))
}
