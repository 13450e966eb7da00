internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive

/// Keeps what is done to the stage as a script, which does the same again.
struct InputRecorder {
    private var lines: [String]
    /// As it was after what has been kept last.
    private var known: Scene
    private var changes: Int

    init(_ editor: EditorModel) {
        let view = editor.stage.view
        let (width, height) = (Parameter.Value.number(view.width), Parameter.Value.number(view.height))
        lines = [
            "# Played in a view of \(width) by \(height) points: --size \(width)x\(height) --script with this file."
        ]
        (known, changes) = (editor.scene, editor.changes)
    }

    var text: String { lines.map { $0 + "\n" }.joined() }

    /// - Parameter time: in seconds from the beginning.
    mutating func note(_ command: String, at time: Double) { lines.append("@\(time) \(command)") }

    /// What it has come to by what was kept.
    mutating func know(_ editor: EditorModel) { (known, changes) = (editor.scene, editor.changes) }

    /// What panels have changed meanwhile: layouts, and knobs that were turned.
    mutating func noteChanges(of editor: EditorModel, at time: Double) {
        guard changes != editor.changes else { return }
        defer { know(editor) }
        let scene = editor.scene
        if scene.layout.name != known.layout.name { note("layout \(scene.layout.name)", at: time) }
        for parameter in scene.knobs.table.parameters {
            let name = parameter.fullName
            guard known.knobs.table[name] != nil, scene.knobs[name] != known.knobs[name] else { continue }
            note(LiveCommand.line("set", [name, "\(scene.knobs[name])"]), at: time)
        }
    }
}
