internal import LayoutCore
internal import ZoeStyle

extension Timeline {
    /// - Parameter scene: whose knobs they are.
    init(_ reader: inout ObjectReader, of scene: Scene) throws(SceneError) {
        ownDuration = try reader.number("duration", 0.0.nextUp...Stage.longestTime)
        loops = try reader.flag("loop") ?? false
        if var object = try reader.object("lanes", "the lanes") {
            let fields = object.takeAll()
            let layouts = try Self.layouts(in: fields, reader.reading)
            for field in fields {
                if case .null = field.node.value { continue }
                let lane = LaneReader(field, layouts: [scene.layout] + layouts, scene, reader.reading)
                try add(lane)
            }
        }
        unknown = reader.unknown()
    }

    /// A second lane of the same thing counts for nothing, and so is not kept.
    private mutating func add(_ lane: LaneReader) throws(SceneError) {
        let keys = try lane.keys()
        if let twin = lanes.firstIndex(where: { lane.means($0.name) }) {
            lane.warn("\(JSON.quotation(lanes[twin].name)) is the same knob; the later lane counts")
            lanes.remove(at: twin)
        }
        if keys.isEmpty { lane.warn("a lane without keys does nothing") } else { lanes.append(Lane(lane.name, keys)) }
    }

    /// Where the timeline leads: their knobs are known too.
    private static func layouts(in fields: [JSONNode.Field], _ reading: Reading) throws(SceneError) -> [LayoutKind] {
        guard let field = fields.first(where: { $0.key == Lane.layout }), case .list(let nodes) = field.node.value
        else { return [] }
        var kinds: [LayoutKind] = []
        for node in nodes {
            guard case .object(let fields) = node.value,
                case .text(let name)? = fields.first(where: { $0.key == "value" })?.node.value,
                let kind = LayoutKind.named(name), !kinds.contains(where: { $0.name == kind.name })
            else { continue }
            kinds.append(kind)
        }
        return kinds
    }
}

/// Reads one lane.
private struct LaneReader {
    let name: String
    private let field: JSONNode.Field
    private let reading: Reading
    /// nil for the lanes that are no knobs, and for what nobody knows yet.
    private let parameter: Parameter?
    private let scene: Scene

    init(_ field: JSONNode.Field, layouts: [LayoutKind], _ scene: Scene, _ reading: Reading) {
        (name, self.field, self.reading, self.scene) = (field.key, field, reading, scene)
        let isKnob = ![Timeline.Lane.scroll, Timeline.Lane.layout].contains(field.key)
        let tables = layouts.lazy.map { SceneTable.table(of: $0) }
        parameter = isKnob ? tables.compactMap { $0[field.key] }.first : nil
        guard isKnob, parameter == nil, scene.shaders.isEmpty else { return }
        let names = layouts.flatMap { SceneTable.table(of: $0).parameters.map(\.name) } + ["scroll", "layout"]
        let ending = Suggestion.ending(for: name, among: names, otherwise: "it is kept, and does nothing")
        warn("no knob '\(Quotation(name))' that a lane could turn\(ending)")
    }

    func warn(_ message: String) { reading.warn(at: field.place, message) }

    /// Whether a name is another one for the same knob.
    func means(_ other: String) -> Bool {
        guard let parameter, let twin = scene.knobs.table[other] else { return false }
        return twin.fullName == parameter.fullName
    }

    /// In the order of time.
    func keys() throws(SceneError) -> [Timeline.Key] {
        guard case .list(let nodes) = field.node.value else {
            throw reading.source.error(
                at: field.node.place.lowerBound,
                "the lane \(JSON.quotation(name)) is a list of keys: [{\"at\": 0, \"value\": …}]")
        }
        var keys: [(key: Timeline.Key, place: Int)] = []
        for node in nodes { keys.append((try key(node), node.place.lowerBound)) }
        return settled(keys)
    }

    private func settled(_ read: [(key: Timeline.Key, place: Int)]) -> [Timeline.Key] {
        var order = Array(read.indices)
        if let late = order.dropFirst().first(where: { read[$0].key.time < read[$0 - 1].key.time }) {
            let time = numeral(read[late].key.time)
            reading.warn(at: read[late].place, "the key at \(time) s stands after a later one; they are put in order")
            order.sort { (read[$0].key.time, $0) < (read[$1].key.time, $1) }
        }
        var keys: [Timeline.Key] = []
        keys.reserveCapacity(order.count)
        for place in order {
            let key = read[place].key
            if keys.last?.time == key.time {
                reading.warn(at: read[place].place, "two keys at \(numeral(key.time)) s; the later one counts")
                keys.removeLast()
            }
            keys.append(key)
        }
        return keys
    }

    private func key(_ node: JSONNode) throws(SceneError) -> Timeline.Key {
        var object = try ObjectReader(node, "a key", reading)
        guard let time = try object.number("at", 0...Stage.longestTime) else {
            throw object.error(node, "a key needs \"at\", its time in seconds")
        }
        guard let valueNode = object.take("value") else { throw object.error(node, "a key needs a \"value\"") }
        var key = Timeline.Key(time, try value(valueNode, object))
        if let curveNode = object.take("curve"), let text = try object.text("curve") {
            guard let curve = TimingCurve(text) else {
                throw object.error(
                    curveNode, "no curve is written '\(Quotation(text))'; give \(TimingCurve.forms)")
            }
            key.curve = curve
        }
        if name == Timeline.Lane.layout { key.travel = try travel(&object) }
        key.unknown = object.unknown()
        return key
    }

    private func value(_ node: JSONNode, _ object: ObjectReader) throws(SceneError) -> Parameter.Value {
        guard let value = Parameter.Value(node) else {
            throw object.error(node, "a key's value is a number, a text, true, false or a list of numbers")
        }
        switch (name, value) {
        case (Timeline.Lane.scroll, .number(let place)) where -1e15...1e15 ~= place: return value
        case (Timeline.Lane.scroll, _):
            throw object.error(node, "the row's place is a number of cards, up to 1e15")
        case (Timeline.Lane.layout, .choice(let text)):
            if text == scene.layout.name || LayoutKind.named(text) != nil { return value }
            let ending = Suggestion.ending(
                for: text, among: LayoutKind.all.map(\.name), otherwise: "`zoetrope layouts` lists them")
            throw object.error(node, "no layout '\(Quotation(text))'\(ending)")
        case (Timeline.Lane.layout, _): throw object.error(node, "a layout's key names the layout")
        default: return try checked(value, node, object)
        }
    }

    private func checked(
        _ value: Parameter.Value, _ node: JSONNode, _ object: ObjectReader
    ) throws(SceneError) -> Parameter.Value {
        guard let parameter else { return value }
        do {
            let (taken, warning) =
                if case .choice(let text) = value { try parameter.value(from: text) } else {
                    try parameter.checked(value)
                }
            if let warning { reading.warn(at: node.place.lowerBound, "\(warning)") }
            return taken
        } catch {
            throw object.error(node, "\(error)")
        }
    }

    private func travel(_ object: inout ObjectReader) throws(SceneError) -> Timeline.Travel {
        var travel = Timeline.Travel()
        travel.seconds = try object.number("travel", 0...CardTravel.longest) ?? travel.seconds
        guard var inner = try object.object("stagger", "a stagger") else { return travel }
        var stagger = Stagger(try inner.choice("order", Stagger.Order.self) ?? .row)
        stagger.share = try inner.number("share", Stagger.shares) ?? stagger.share
        stagger.seed = try inner.integer("seed", 0...UInt64.max) ?? 0
        travel.stagger = stagger
        travel.unknown = inner.unknown()
        return travel
    }
}
