public import LayoutCore
internal import ZoeDocument

/// The scene's own walk, which its pictures and films have too, and how hands come to it.
extension EditorModel {
    /// From where the scene is seen at this moment; nil for the stage's own eye.
    public var sceneWalk: Walk? { Walk(knobs) }

    /// The scene's and the hand's, as far as the eye has walked.
    var walks: [Walk] { [sceneWalk, orbitCamera.walk.part > 0 ? orbitCamera.walk : nil].compactMap { $0 } }

    /// A hand turns the scene's own walk; else it goes around as a guest, and flies back.
    private var turnsSceneWalk: Bool { !orbitCamera.isAway && sceneWalk != nil }

    /// A part of a change, which ends with `endTurning`, where it is the scene's.
    public mutating func orbit(by delta: Vector2) {
        if turnsSceneWalk { turnWalk { $0.orbit(by: delta) } } else { orbitCamera.orbit(by: delta) }
    }

    mutating func pan(by delta: Vector2) {
        if turnsSceneWalk { turnWalk { $0.pan = $0.pan + delta } } else { orbitCamera.pan(by: delta) }
    }

    public mutating func zoomWalk(by factor: Double) {
        guard turnsSceneWalk else { return orbitCamera.zoom(by: factor) }
        turnWalk { $0.zoom(by: factor) }
        endTurning()
    }

    private mutating func turnWalk(_ change: (inout Walk) -> Void) {
        guard let before = sceneWalk else { return }
        var walk = before
        change(&walk)
        // Round and round, as keys count it, and not back to the front at half a turn.
        let yaw = (walk.yaw.degrees - before.yaw.degrees).remainder(dividingBy: 360)
        walk.yaw = .degrees(before.yaw.degrees + yaw)
        for (old, new) in zip(before.knobs, walk.knobs) where old.value != new.value {
            turn(new.name, to: .number(new.value))
        }
    }

    /// The scene is seen from where one has walked to, or again from the stage's own eye: one step to take back.
    public mutating func keepWalk() {
        if orbitCamera.isAway, sceneWalk == nil {
            var walk = orbitCamera.walk
            walk.part = 1
            for (name, value) in walk.knobs { turn(name, to: .number(value)) }
            // One is there already.
            orbitCamera = OrbitCamera()
        } else if sceneWalk != nil {
            turn("walk.walkAway", to: .number(0))
        } else {
            return orbitCamera.start()
        }
        endTurning()
    }
}
