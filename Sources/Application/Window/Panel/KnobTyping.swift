internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The text field that takes a knob's place while one types, with Ctrl held at the click that begins it.
enum KnobTyping {
    /// - Returns: whether it stands there, and what was typed once that is done.
    static func draw(
        _ parameter: Parameter, _ value: Parameter.Value, _ editor: inout EditorModel, _ panel: inout PanelContext
    ) -> (isThere: Bool, value: Parameter.Value?) {
        guard parameter.kind.isTyped else { return (false, nil) }
        let name = parameter.fullName
        let own = panel.overlay.typing.flatMap { $0.knob == name ? $0 : nil }
        let shown = shown(parameter, value, editor.shown(parameter.fullName))
        var text = own?.text ?? "\(shown)"
        switch UI.type("##value", &text) {
        case UITypingGoesOn:
            if own == nil { finish(&editor, &panel) }
            panel.overlay.typing = Overlay.Typing(knob: name, before: own?.before ?? text, text: text)
            return (true, nil)
        case UITypingGivenUp:
            panel.overlay.typing = nil
            return (true, nil)
        case UITypingEnded:
            panel.overlay.typing = nil
            return (true, read(text, own?.before ?? text, parameter, shown, &panel))
        default:
            guard let own else { return (false, nil) }
            panel.overlay.typing = nil
            return (false, read(own.text, own.before, parameter, shown, &panel))
        }
    }

    /// As it stands, worked out where it is left to the program.
    private static func shown(
        _ parameter: Parameter, _ value: Parameter.Value, _ number: @autoclosure () -> Double?
    ) -> Parameter.Value {
        guard value == .auto, let number = number() else { return value }
        if case .integer = parameter.kind { return .number(number.rounded()) }
        return .number(number)
    }

    private static func read(
        _ text: String, _ before: String, _ parameter: Parameter, _ shown: Parameter.Value,
        _ panel: inout PanelContext
    ) -> Parameter.Value? {
        guard text != before else { return nil }
        let typed = TypedValue(text, for: parameter, before: shown)
        if let remark = typed.remark { panel.say(remark, .warning) }
        return typed.value
    }

    /// Another field is typed in before this one was left.
    private static func finish(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        guard let typing = panel.overlay.typing else { return }
        panel.overlay.typing = nil
        let knobs = editor.scene.knobs
        guard let parameter = knobs.table[typing.knob] else { return }
        let shown = shown(parameter, knobs[typing.knob], editor.shown(parameter.fullName))
        guard let value = read(typing.text, typing.before, parameter, shown, &panel) else { return }
        editor.turn(typing.knob, to: value)
        editor.endTurning()
    }
}

extension Parameter.Kind {
    fileprivate var isTyped: Bool {
        switch self {
        case .number, .integer, .vector: true
        default: false
        }
    }
}
