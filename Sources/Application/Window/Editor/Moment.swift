internal import LayoutCore
internal import ZoeScene

/// What undoing goes back to.
struct Moment: Sendable {
    var scene: Scene
    var path: String?
    var oscillations: [String: Oscillation]
    /// Where it was scrolled to, which by itself is no change.
    var pose: Pose
}

extension Moment: Hashable {
    static func == (a: Moment, b: Moment) -> Bool {
        a.scene == b.scene && a.path == b.path && a.oscillations == b.oscillations
    }

    func hash(into hasher: inout Hasher) { hasher.combine(scene) }
}
