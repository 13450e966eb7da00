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
        others: (LiveCommand, inout LivePlayer) throws(LiveError) -> Bool
    ) throws(LiveError) {
        var play = LivePlay(script)
        while !play.isOver {
            while let entry = play.next(at: time) {
                if entry.command == .quit { return }
                do throws(LiveError) { try obey(entry.command, until: end, others) } catch {
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

    private mutating func obey(
        _ command: LiveCommand, until end: Double?,
        _ others: (LiveCommand, inout LivePlayer) throws(LiveError) -> Bool
    ) throws(LiveError) {
        if try others(command, &self) { return }
        switch editor.obey(command) {
        case .ok?: break
        case .error(let text)?: throw LiveError(text)
        case nil where command == .wait: try settle(until: end)
        case nil: throw LiveError("'\(command)' needs the viewer's window")
        }
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
