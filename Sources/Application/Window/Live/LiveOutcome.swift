internal import ZoeLive
public import ZoeUserShaders

/// What a live command comes to.
enum LiveOutcome: Hashable {
    case answer(Reply)
    /// It takes more than the editor has; whoever drives it answers.
    case needs(LiveNeed)

    static let ok = LiveOutcome.answer(.ok)
    static func ok(_ text: String) -> LiveOutcome { .answer(.ok(text)) }
    static func error(_ text: String) -> LiveOutcome { .answer(.error(text)) }
}

/// What a live command needs that is not in the editor: files, the window, time. All that reads or writes a file is one of these,
/// so that who may ask for it is decided in one place.
public enum LiveNeed: Hashable, Sendable {
    /// For all motion to settle.
    case rest
    /// A key to be pressed, as bindings write it: `Ctrl+Z`.
    case key(String)
    /// A scene that is none of the program's own.
    case open(String)
    /// The user's own shaders, by file or by the name of one of the program's; none are taken away.
    case shaders([String], EffectRole)
    /// A picture for a shader's knob.
    case picture(knob: String, path: String)
    case capture(String)
    /// A film of the stage into this file; nil ends it.
    case film(String?)
    /// What faders and sticks outside the window do.
    case control(ControlNeed)
    case statistics
    case quit
}
