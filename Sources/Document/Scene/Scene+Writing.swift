internal import LayoutCore
internal import ZoeStyle

extension Scene {
    /// The document: the same scene gives the same text, and a small change of the scene a small change of the text.
    public var text: String { json.page }

    /// The document on one line.
    public var line: String { json.line }

    private var json: JSON {
        var fields: [(String, JSON)] = [("zoetrope", .integer(Self.version))]
        fields += Self.words.fields(of: self)
        fields.append(("layout", .text(layout.name)))
        if let formula { fields.append(("formula", .text(formula))) }
        if let items { fields.append(("items", .integer(items))) }
        let edits = zip(edits, unknown.edits + Array(repeating: [], count: edits.count)).map { $0.json(with: $1) }
        if !edits.isEmpty { fields.append(("edits", .list(edits))) }
        fields.append(("view", .object(viewFields + unknown.view.fields)))
        fields += Self.clock.fields(of: self)
        let parameters = parameterFields + unknown.parameters.fields
        if !parameters.isEmpty { fields.append(("parameters", .object(parameters))) }
        fields.append(("deck", deck.json))
        if !plates.isEmpty { fields.append(("plates", .list(plates.map(\.json)))) }
        fields.append(("backdrop", backdropJSON))
        if let floor { fields.append(("floor", .object(floor.fields + unknown.floor.fields))) }
        let shaders = shaders.fields(knobs) + unknown.shaders.fields
        if !shaders.isEmpty { fields.append(("shaders", .object(shaders))) }
        let picture = picture.fields + unknown.picture.fields
        if !picture.isEmpty { fields.append(("picture", .object(picture))) }
        if let timeline = timeline.json { fields.append(("timeline", timeline)) }
        return .object(fields + unknown.document.fields)
    }

    private var viewFields: [(String, JSON)] {
        var fields: [(String, JSON)] = [("width", .number(view.width)), ("height", .number(view.height))]
        if let device { fields.append(("device", .text(device.rawValue))) }
        return fields
    }

    /// In the table's order, under the shortest names that find them.
    private var parameterFields: [(String, JSON)] {
        let changes = knobs.changes
        return knobs.table.parameters.compactMap { parameter in
            parameter.group.isOfShaders
                ? nil
                : changes[parameter.fullName].map { (knobs.table.shortName(of: parameter), JSON($0)) }
        }
    }

    private var backdropJSON: JSON {
        switch backdrop {
        case .transparent: "transparent"
        case .solid(let colour): colour.json
        case .gradient(let top, let bottom):
            .object([("top", top.json), ("bottom", bottom.json)] + unknown.backdrop.fields)
        case .studio(let colour): .object([("studio", colour.json)] + unknown.backdrop.fields)
        }
    }
}

extension Input.Edit {
    fileprivate func json(with unknown: [UnknownField]) -> JSON {
        switch self {
        case .insert(let index): .object([("insert", .integer(index))] + unknown.fields)
        case .remove(let index): .object([("remove", .integer(index))] + unknown.fields)
        case .move(let index, let place):
            .object([("move", .integer(index)), ("to", .integer(place))] + unknown.fields)
        }
    }
}

extension Floor {
    fileprivate var fields: [(String, JSON)] {
        var fields: [(String, JSON)] = []
        if let height { fields.append(("height", .number(height))) }
        return fields + [("reflection", .number(reflection)), ("fade", .number(fade))]
    }
}

extension PicturePlan {
    fileprivate var fields: [(String, JSON)] {
        let plain = PicturePlan()
        var fields: [(String, JSON)] = []
        if let size { fields += [("width", .number(size.width)), ("height", .number(size.height))] }
        if scale != plain.scale { fields.append(("scale", .number(scale))) }
        if samples != plain.samples { fields.append(("samples", .integer(samples))) }
        if supersampling != plain.supersampling { fields.append(("supersample", .integer(supersampling))) }
        if isTransparent { fields.append(("transparent", .flag(true))) }
        return fields
    }
}
