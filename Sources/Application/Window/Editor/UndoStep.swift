internal import LayoutCore
internal import ZoeDocument

/// What undoing goes back to.
struct UndoStep: Sendable {
    var scene: Scene
    var path: String?
    var oscillations: [String: Oscillation]
    /// Where it was scrolled to, which by itself is no change.
    var pose: Pose
}

extension UndoStep: Hashable {
    static func == (a: UndoStep, b: UndoStep) -> Bool {
        a.scene == b.scene && a.path == b.path && a.oscillations == b.oscillations
    }

    func hash(into hasher: inout Hasher) { hasher.combine(scene) }
}
