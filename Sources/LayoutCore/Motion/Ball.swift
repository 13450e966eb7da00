/// A ball of cards under the hand: turned in two directions, spinning on when let go.
struct Ball: Hashable, Sendable {
    /// As of now.
    private(set) var orientation = Quaternion.identity
    /// How far the hand moves the front of the ball, per radian.
    var radius = 1.0
    private var spin: Spin?
    private var now = 0.0

    private struct Spin: Hashable, Sendable {
        var from: Quaternion
        /// How fast the ball's front moves, in points a second.
        var velocity: Vector2
        var since: Double
        var duration: Double
    }

    /// Under this the ball stands still, in points a second.
    private static let restSpeed = 1.0

    var isMoving: Bool { spin != nil }

    mutating func press() { spin = nil }

    mutating func stand(at orientation: Quaternion) {
        spin = nil
        self.orientation = orientation
    }

    mutating func drag(by delta: Vector2) { turn(by: delta) }

    mutating func release(velocity: Vector2) {
        let duration = ScrollConstants.spinFriction.duration(from: velocity.length, to: Self.restSpeed)
        guard duration > 0 else { return }
        spin = Spin(from: orientation, velocity: velocity, since: now, duration: duration)
    }

    mutating func tick(at time: Double) {
        now = time
        guard let spin else { return }
        let passed = min(time - spin.since, spin.duration)
        orientation = spin.from
        turn(by: spin.velocity * ScrollConstants.spinFriction.delta(after: passed))
        if passed >= spin.duration { self.spin = nil }
    }

    private mutating func turn(by delta: Vector2) {
        let step = Quaternion(draggedBy: delta, onBallOfRadius: radius)
        orientation = (orientation * step).normalised
    }
}
