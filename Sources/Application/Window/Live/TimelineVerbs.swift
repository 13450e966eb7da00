internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive

/// The live commands of the timeline's keys. A keyboard's key is the command `key`; these are `keyframe` and what belongs to it.
enum TimelineVerbs {
    static let all: [LiveVerbs.Verb] = [
        LiveVerbs.Verb(
            "keyframe", .edit, .word("NAME", .knobs), .seconds, .value("VALUE"),
            help: "a knob, scroll or layout stands at this value at this time: keyframe tilt 2.5 0.8"
        ) { editor, name, time, text in .answer(editor.setKey(named: name, at: time, to: text)) },
        LiveVerbs.Verb(
            "ease", .edit, .word("NAME", .knobs), .seconds, .phrase("CURVE"),
            help: "how it goes on from the key at this time: ease tilt 2.5 spring(0.5, 0.6)"
        ) { editor, name, time, text in .answer(editor.setCurve(named: name, at: time, to: text)) },
        LiveVerbs.Verb(
            "movekey", .edit, .word("NAME", .knobs), .seconds, .number("TO"),
            help: "the key at this time stands at another: movekey tilt 2.5 3"
        ) { editor, name, time, target in .answer(editor.moveKey(named: name, from: time, to: target)) },
        LiveVerbs.Verb(
            "unkey", .edit, .word("NAME", .knobs), .optional(.seconds),
            help: "take the key at this time away; without SECONDS all keys of this name"
        ) { editor, name, time in .answer(editor.removeKeys(named: name, at: time)) },
        LiveVerbs.Verb("loop", .edit, .word("on|off"), help: "let the timeline begin anew after its end, or not") {
            editor, word in
            guard ["on", "off"].contains(word) else { return .error("it loops or not: `loop on`, `loop off`") }
            if editor.scene.timeline.loops != (word == "on") { editor.toggleLoop() }
            return .ok
        },
        LiveVerbs.Verb(
            "duration", .edit, .optional(.seconds),
            help: "how long the timeline is; without SECONDS as long as its keys need"
        ) { editor, seconds in
            guard seconds ?? 1 > 0, seconds ?? 1 <= Stage.longestTime else {
                return .error(
                    "a timeline is more than 0 and up to \(Parameter.Value.number(Stage.longestTime)) seconds long")
            }
            editor.setDuration(seconds)
            return .ok
        },
        LiveVerbs.Verb("timeline", .question, help: "the timeline with its keys, as one line of JSON") { editor in
            .ok(editor.scene.timeline.line)
        },
    ]
}

extension EditorModel {
    fileprivate mutating func setKey(named name: String, at time: Double, to text: String) -> Reply {
        guard time <= Stage.longestTime else {
            return .error("a key stands at up to \(Parameter.Value.number(Stage.longestTime)) seconds")
        }
        do {
            let (value, warning) = try keyValue(of: name, from: text)
            setKey(laneName(of: name), at: time, value)
            return .ok(warning ?? "")
        } catch { return .error("\(error)") }
    }

    private func keyValue(of name: String, from text: String) throws -> (Parameter.Value, String?) {
        switch name {
        case Timeline.Lane.scroll:
            guard let place = Double(text), place.magnitude <= 1e15 else {
                throw LiveError("the row's place is a number of cards, not '\(text.prefix(80))'")
            }
            return (.number(place), nil)
        case Timeline.Lane.layout:
            guard let kind = LayoutKind.named(text) else {
                let ending = Suggestion.ending(
                    for: text, among: LayoutKind.all.map(\.name), otherwise: "`layouts` lists them")
                throw LiveError("no layout '\(text.prefix(80))'\(ending)")
            }
            return (.choice(kind.name), nil)
        default:
            let parameter = try scene.parameter(ofLane: name) ?? scene.knobs.table.parameter(named: name)
            let (value, warning) = try parameter.value(from: text)
            return (value, warning.map { "\($0)" })
        }
    }

    fileprivate mutating func setCurve(named name: String, at time: Double, to text: String) -> Reply {
        guard let curve = TimingCurve(text) else {
            return .error("no curve is written '\(text.prefix(80))'; give \(TimingCurve.forms)")
        }
        return withKey(named: name, at: time) { editor, place in editor.setCurve(curve, of: [place]) }
    }

    fileprivate mutating func moveKey(named name: String, from time: Double, to target: Double) -> Reply {
        guard 0...Stage.longestTime ~= target else {
            return .error("a key stands at 0 to \(Parameter.Value.number(Stage.longestTime)) seconds")
        }
        return withKey(named: name, at: time) { editor, place in
            editor.moveKeys([place], by: target - place.time)
        }
    }

    fileprivate mutating func removeKeys(named name: String, at time: Double?) -> Reply {
        if let time { return withKey(named: name, at: time) { editor, place in editor.removeKeys([place]) } }
        guard let lane = scene.lane(of: name) else { return .error(lack(of: name)) }
        removeLane(of: lane)
        return .ok
    }

    private mutating func withKey(
        named name: String, at time: Double, _ work: (inout EditorModel, Timeline.Place) -> Void
    ) -> Reply {
        guard let lane = scene.lane(of: name), let keys = scene.timeline[lane]?.keys else {
            return .error(lack(of: name))
        }
        // Times that were dragged have many digits; a thousandth of a second is near enough.
        let near = keys.map(\.time).min { abs($0 - time) < abs($1 - time) }
        guard let near, abs(near - time) <= 0.001 else {
            let times = keys.prefix(8).map { "\(Parameter.Value.number($0.time))" }.joined(separator: ", ")
            let more = keys.count > 8 ? ", …" : ""
            return .error("no key of \(lane) at \(Parameter.Value.number(time)) s; there are keys at \(times)\(more)")
        }
        work(&self, Timeline.Place(lane, near))
        return .ok
    }

    private func lack(of name: String) -> String {
        let lanes = scene.timeline.lanes.map(\.name)
        let ending = Suggestion.ending(
            for: name, among: lanes, otherwise: lanes.isEmpty ? "nothing has" : "\(lanes.joined(separator: ", ")) have")
        return "'\(name.prefix(80))' has no keys\(ending)"
    }
}
