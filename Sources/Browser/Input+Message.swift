internal import LayoutCore

// The same form as `Input`'s own `Decodable`, which Embedded Swift does not have: a script that was recorded in the window can be
// sent to a page.
extension Input {
    /// Nil where it is none.
    init?(_ message: MessageValue) {
        guard let fields = message.fields, fields.count == 1 else { return nil }
        let parts = InputParts(parts: fields[0].value)
        let name = fields[0].key
        guard let input = parts.pointer(name) ?? parts.program(name) ?? parts.change(name) else { return nil }
        self = input
    }
}

private struct InputParts {
    let parts: MessageValue

    private func number(_ key: String) -> Double? { parts[key]?.number }
    private func whole(_ key: String) -> Int? { parts[key]?.whole }
    private func pair(_ key: String) -> Vector2? { parts[key].flatMap { Vector2($0) } }
    private func point(_ key: String) -> Point? { pair(key).map { Point(x: $0.x, y: $0.y) } }

    func pointer(_ name: String) -> Input? {
        switch name {
        case "press": point("at").map { .press(at: $0) }
        case "drag": pair("by").map { .drag(by: $0, velocity: pair("velocity")) }
        case "release": .release
        case "cancel": .cancel
        case "flick": pair("by").flatMap { by in number("seconds").map { .flick(by: by, seconds: $0) } }
        case "tap": point("at").map { .tap(at: $0) }
        case "point": .point(at: point("at"))
        case "wheel": number("by").map { .wheel(by: $0, lane: whole("lane") ?? 0) }
        case "key": parts["name"]?.text.flatMap(Input.Key.init(rawValue:)).map { .key($0) }
        default: nil
        }
    }

    func program(_ name: String) -> Input? {
        let lane = whole("lane") ?? 0
        let seconds = number("seconds") ?? 0.4
        return switch name {
        case "jump": number("to").map { .jump(to: $0, lane: lane) }
        case "scroll": number("to").map { .scroll(to: $0, seconds: seconds, lane: lane) }
        case "scrollOn": number("by").map { .scrollOn(by: $0, seconds: seconds, lane: lane) }
        case "scrollItems": whole("by").map { .scrollItems($0, seconds: seconds, lane: lane) }
        default: nil
        }
    }

    func change(_ name: String) -> Input? {
        let isAnimated = parts["animated"]?.flag ?? true
        switch name {
        case "insert": return whole("at").map { .insert(at: $0, animated: isAnimated) }
        case "remove": return whole("at").map { .remove(at: $0, animated: isAnimated) }
        case "move":
            guard let index = whole("from"), let place = whole("to") else { return nil }
            return .move(from: index, to: place, animated: isAnimated)
        case "putBack":
            guard let identity = whole("identity"), let place = whole("at") else { return nil }
            return .putBack(identity: identity, at: place, animated: isAnimated)
        case "reload": return whole("at").map { .reload(at: $0, animated: isAnimated) }
        case "reloadAll": return whole("count").map { .reloadAll(count: $0) }
        case "edit": return parts["steps"]?.list.flatMap(steps).map { .edit($0) }
        case "set":
            guard let name = parts["name"]?.text, let value = parts["to"].flatMap({ Parameter.Value($0) }) else {
                return nil
            }
            return .set(name, to: value)
        case "layout": return parts["name"]?.text.map { .layout($0, seconds: number("seconds") ?? 0) }
        case "resize":
            guard let size = parts["to"], let width = size["width"]?.number, let height = size["height"]?.number else {
                return nil
            }
            return .resize(Size(width: width, height: height))
        default: return nil
        }
    }

    private func steps(_ list: [MessageValue]) -> [Input.Edit]? {
        var steps: [Input.Edit] = []
        for step in list {
            if let place = step["insert"]?["at"]?.whole {
                steps.append(.insert(at: place))
            } else if let place = step["remove"]?["at"]?.whole {
                steps.append(.remove(at: place))
            } else if let index = step["move"]?["from"]?.whole, let place = step["move"]?["to"]?.whole {
                steps.append(.move(from: index, to: place))
            } else {
                return nil
            }
        }
        return steps
    }
}

extension Vector2 {
    fileprivate init?(_ message: MessageValue) {
        guard let x = message["x"]?.number, let y = message["y"]?.number else { return nil }
        self.init(x: x, y: y)
    }
}

extension Parameter.Value {
    /// As `Parameter.Value`'s own `Codable` writes it; nil where it is none.
    init?(_ message: MessageValue) {
        switch message {
        case .flag(let flag): self = .flag(flag)
        case .number(let number): self = .number(number)
        case .text("auto"): self = .auto
        case .text(let name): self = .choice(name)
        case .list(let items):
            let numbers = items.compactMap { $0.number }
            guard numbers.count == items.count else { return nil }
            self = .vector(numbers)
        case .object(let fields):
            guard fields.count == 1, let value = Self.named(fields[0]) else { return nil }
            self = value
        case .null: return nil
        }
    }

    private static func named(_ field: MessageValue.Field) -> Self? {
        switch (field.key, field.value) {
        case ("integer", let value): value.whole.map { .integer($0) }
        case ("choice", .text(let name)): .choice(name)
        case ("colour", .list(let parts)) where parts.count == 4:
            .colour(
                SIMD4(parts[0].number ?? 0, parts[1].number ?? 0, parts[2].number ?? 0, parts[3].number ?? 0))
        default: nil
        }
    }
}
