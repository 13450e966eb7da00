internal import LayoutCore
internal import ZoeEffects
internal import ZoeRenderer

/// The passes of the scene's shaders, in the order in which they are drawn.
enum PassList {
    static func draw(_ viewer: Viewer) {
        let lines = viewer.desk.effects.states.flatMap { state in
            (state.effect?.text.passes ?? []).map(\.summary)
        }
        guard !lines.isEmpty, UI.header("Passes###passes", isOpenAtFirst: false) else { return }
        for line in lines { UI.faint(line) }
    }
}
