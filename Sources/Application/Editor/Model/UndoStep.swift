public import LayoutCore
public import ZoeDocument

/// What undoing goes back to.
public struct UndoStep: Sendable {
    @Boxed public var scene: Scene
    public var path: String?
    public var oscillations: [String: Oscillation]
    /// Where it was scrolled to, which by itself is no change.
    public var pose: Pose
}

extension UndoStep: Hashable {
    public static func == (a: UndoStep, b: UndoStep) -> Bool {
        a.scene == b.scene && a.path == b.path && a.oscillations == b.oscillations
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(scene) }
}
