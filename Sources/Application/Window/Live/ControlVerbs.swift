internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
public import ZoeLive

/// The live commands about faders, keys and sticks outside the window.
enum ControlVerbs {
    static let all: [LiveVerbs.Verb] = [
        .init(
            "learn", .order, .optional(.word("NAME", .knobs)),
            help: "what is moved next, a fader, a key or a stick, turns this knob; without NAME nothing learns any more"
        ) { editor, name in
            guard let name else { return .needs(.control(.learn(nil))) }
            do {
                let parameter = try editor.scene.knobs.table.parameter(named: name)
                guard KnobSpan(parameter) != nil else {
                    return .error("\(parameter.fullName) has no two ends for a fader to go between")
                }
                return .needs(.control(.learn(parameter.fullName)))
            } catch { return .error("\(error)") }
        },
        .init("forget", .order, .word("NAME", .knobs), help: "nothing outside turns this knob any more") {
            editor, name in
            .needs(.control(.forget(editor.scene.knobs.table[name]?.fullName ?? name)))
        },
        .init("controls", .question, help: "what outside turns which knob") { _ in .needs(.control(.list)) },
        .init(
            "control", .motion, .word("CONTROL"), .number("POSITION"),
            help: "as if it was moved there, from 0 to 1: control midi:1:cc7 0.5"
        ) { _, name, position in
            guard let control = Control(name) else {
                return .error(
                    "no control '\(name.prefix(80))'; they are written midi:1:cc7, osc:/1/fader3 or pad:left-x")
            }
            let place = min(max(position, -1), 1)
            return .needs(.control(.move(ControlMove(control, place))))
        },
    ]
}

/// What a live command needs of the controls outside.
public enum ControlNeed: Hashable, Sendable {
    case learn(String?)
    case forget(String)
    case list
    case move(ControlMove)
}
