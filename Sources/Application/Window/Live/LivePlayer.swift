public import LayoutCore
public import ZoeDocument
internal import ZoeEditor
public import ZoeLive
public import ZoeStyle

/// Plays a script on a scene without a window: frame by frame, sixty a second, whatever the clock says.
public struct LivePlayer {
    @Boxed private var editor: EditorModel
    private var frames = 0
    private var played = PlayedFrames()
    /// What is still to be done; nil where there is nothing, or no more.
    private var play: LivePlay?
    /// Since when, and by which line, all motion is to settle before anything else is done.
    private var waiting: (line: Int, since: Double)?

    /// As many seconds as a motion may take to settle.
    private static let longestWait = 600.0

    public init(_ scene: Scene) { editor = EditorModel(scene) }

    /// What the script has made of the scene.
    public var document: Scene { editor.document }
    /// As it is seen: by whoever walks around, and with a card that is being thrown.
    public var frame: Frame { editor.view }
    public var look: Look { editor.look }
    public var journey: Journey? { editor.seenJourney }
    public private(set) var keys = KeyTrack()

    /// Keeps a name of all frames.
    public var notesFrames = false
    /// The name of all that has been on the stage; `notesFrames` before.
    public var playedName: String { played.name(with: editor.view) }

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
        begin(script)
        while true {
            try obeyWhatIsDue(others)
            guard let play, !play.isOver || waiting != nil else { break }
            let due = waiting == nil ? min(play.nextTime ?? 0, Stage.longestTime) : .infinity
            guard time < min(due, end ?? .infinity) else { break }
            step()
        }
        guard play != nil else { return }
        while let end, time + 1e-9 < min(end, Stage.longestTime) { step() }
    }

    // MARK: Step by step

    /// Nothing of it has been done yet.
    public mutating func begin(_ script: LiveScript) { (play, waiting) = (LivePlay(script), nil) }

    /// Everything has been done, and rests.
    public var isDone: Bool { (play?.isOver ?? true) && waiting == nil && !editor.isSettling }

    /// Does what is due by now.
    public mutating func obeyWhatIsDue(
        _ others: (LiveNeed, inout LivePlayer) throws(LiveError) -> Bool
    ) throws(LiveError) {
        while true {
            if let waiting {
                if editor.isSettling {
                    guard time - waiting.since < Self.longestWait else {
                        throw LiveError("\(waiting.line): it does not settle")
                    }
                    return
                }
                self.waiting = nil
            }
            let now = time
            guard let entry = play?.next(at: now) else { return }
            do throws(LiveError) { try obey(entry, others) } catch {
                throw LiveError("\(entry.line): \(error.text)")
            }
        }
    }

    /// A sixtieth of a second passes.
    public mutating func step() {
        if notesFrames { played.note(editor.view) }
        editor.advance(by: 1.0 / 60)
        _ = editor.takeEvents()
        editor.keys.endFrame()
        frames += 1
        keys.note(editor.keys, frame: frames)
    }

    /// What is to be seen a moment later, less than a sixtieth of a second.
    public func later(by seconds: Double) -> LivePlayer {
        var later = self
        later.editor.advance(by: seconds)
        return later
    }

    /// The scene is another one, or has other shaders.
    public mutating func change(_ change: (inout Scene) -> Void) { editor.change(change) }

    public mutating func open(_ scene: Scene) { editor.open(scene, path: nil) }

    private mutating func obey(
        _ entry: LiveScript.Entry, _ others: (LiveNeed, inout LivePlayer) throws(LiveError) -> Bool
    ) throws(LiveError) {
        defer { keys.note(editor.keys, frame: frames) }
        switch editor.obey(entry.command) {
        case .answer(.ok): break
        case .answer(.error(let text)): throw LiveError(text)
        case .needs(.rest): waiting = (entry.line, time)
        case .needs(.quit): play = nil
        case .needs(let need):
            if try others(need, &self) { return }
            guard try meets(need) else { throw LiveError("'\(entry.command)' needs the viewer's window") }
        }
    }

    /// Does what takes neither files nor a window; false where it takes those.
    private mutating func meets(_ need: LiveNeed) throws(LiveError) -> Bool {
        switch need {
        case .key(let name):
            guard let chord = Chord(name) else { return false }
            if !editor.scene.shaders.isEmpty { editor.keys.tap(chord.key) }
            guard let action = Bindings.default.action(for: chord) else {
                return !editor.scene.shaders.isEmpty && chord.key.browserNumber != nil
            }
            return editor.perform(action, number: Bindings.default.number(of: chord))
        case .picture(let knob, let path):
            let reply = editor.set(knob, to: path)
            editor.endTurning()
            if case .error(let text) = reply { throw LiveError(text) }
        default: return false
        }
        return true
    }
}
