internal import CZoeMath

/// How far the stage has turned after a pointer that only looks on.
struct PointerLean: Hashable, Sendable {
    /// Where the pointer is, -1 to 1 from one edge of the view to the other; 0 where there is none.
    private var wanted = Vector2.zero
    private var reached = Vector2.zero

    var isMoving: Bool { wanted != reached }

    mutating func follow(_ point: Point?, in view: Size) {
        func share(_ place: Double, of length: Double) -> Double {
            let share = 2 * place / length - 1
            return share.isFinite ? min(max(share, -1), 1) : 0
        }
        wanted = point.map { Vector2(x: share($0.x, of: view.width), y: share($0.y, of: view.height)) } ?? .zero
    }

    /// Three quarters of the rest of the way in a fifth of a second, whatever the steps.
    mutating func advance(by seconds: Double) {
        guard isMoving else { return }
        let rest = (wanted - reached) * exp(-7 * seconds)
        reached = rest.length < 1e-4 ? wanted : wanted - rest
    }

    /// `RX`, then `RY`: the side on which the pointer is goes back. Nil where nothing is turned.
    func turn(upTo tilt: Angle) -> Transform3D? {
        guard tilt != .zero, reached != .zero else { return nil }
        return Transform3D.rotation(tilt * -reached.y, about: .xAxis)
            * Transform3D.rotation(tilt * reached.x, about: .yAxis)
    }
}

extension Stage {
    /// What is done to all cards, in space, for the pointer's sake.
    var lean: Transform3D? { pointerLean.turn(upTo: .degrees(knobs[StageKnob.pointerTilt])) }
}
