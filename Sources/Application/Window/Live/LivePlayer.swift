public import LayoutCore
public import ZoeDocument
internal import ZoeEditor
public import ZoeLive
public import ZoeStyle

/// Plays a script on a scene without a window: frame by frame, sixty a second, whatever the clock says.
public struct LivePlayer {
    private var editor: EditorModel
    private var frames = 0

    /// As many seconds as a motion may take to settle.
    private static let patience = 600.0
    /// As far as a script goes.
    private static let longest = 3600.0

    public init(_ scene: Scene) { editor = EditorModel(scene) }

    /// What the script has made of the scene.
    public var document: Scene { editor.document }
    public var frame: Frame { editor.frame }
    public var look: Look { editor.look }

    /// Seconds since the script began.
    private var time: Double { Double(frames) / 60 }

    /// - Parameters:
    ///   - end: how far it is played; nil is up to its last command.
    ///   - others: does what needs files; false for what can't be done without a window.
    /// - Throws: what went wrong, with the line's number before it.
    public mutating func play(
        _ script: LiveScript, until end: Double? = nil,
        others: (LiveNeed, inout LivePlayer) throws(LiveError) -> Bool
    ) throws(LiveError) {
        var play = LivePlay(script)
        while !play.isOver {
            while let entry = play.next(at: time) {
                do throws(LiveError) {
                    if try !goesOn(after: entry.command, until: end, others) { return }
                } catch {
                    throw LiveError("\(entry.line): \(error.text)")
                }
            }
            let due = min(play.nextTime ?? 0, end ?? Self.longest, Self.longest)
            guard time < due else { break }
            step()
        }
        while let end, time + 1e-9 < min(end, Self.longest) { step() }
    }

    /// The scene is another one, or has other shaders.
    public mutating func change(_ change: (inout Scene) -> Void) { editor.change(change) }

    public mutating func open(_ scene: Scene) { editor.open(scene, path: nil) }

    private mutating func step() {
        editor.advance(by: 1.0 / 60)
        _ = editor.takeEvents()
        frames += 1
    }

    /// Does what a command says.
    private mutating func goesOn(
        after command: LiveCommand, until end: Double?,
        _ others: (LiveNeed, inout LivePlayer) throws(LiveError) -> Bool
    ) throws(LiveError) -> Bool {
        switch editor.obey(command) {
        case .answer(.ok): return true
        case .answer(.error(let text)): throw LiveError(text)
        case .needs(.quit): return false
        case .needs(let need):
            if try others(need, &self) { return true }
            guard try meets(need, until: end) else { throw LiveError("'\(command)' needs the viewer's window") }
            return true
        }
    }

    /// Does what takes time, but no files and no window; false where it takes those.
    private mutating func meets(_ need: LiveNeed, until end: Double?) throws(LiveError) -> Bool {
        switch need {
        case .rest: try settle(until: end)
        case .key(let name):
            guard let action = Chord(name).flatMap({ Bindings.default.action(for: $0) }) else { return false }
            return editor.perform(action)
        case .picture(let knob, let path):
            let reply = editor.set(knob, to: path)
            editor.endTurning()
            if case .error(let text) = reply { throw LiveError(text) }
        default: return false
        }
        return true
    }

    private mutating func settle(until end: Double?) throws(LiveError) {
        let start = time
        while editor.isSettling {
            if let end, time >= end { return }
            guard time - start < Self.patience else { throw LiveError("it does not settle") }
            step()
        }
    }
}
