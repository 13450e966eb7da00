/// Tells how fast a pointer moves, from its last positions.
struct VelocityTracker: Hashable, Sendable {
    private struct Move: Hashable, Sendable {
        var time: Double
        var delta: Vector2
    }

    /// With a longer time a change of direction is averaged away, with a shorter one the mouse's jitter decides.
    private static let window = 0.1
    private var moves: [Move] = []
    private var start = 0.0

    mutating func begin(at time: Double) {
        moves.removeAll(keepingCapacity: true)
        start = time
    }

    mutating func add(_ delta: Vector2, at time: Double) {
        moves.removeAll { time - $0.time > Self.window }
        if let last = moves.last, last.time == time {
            moves[moves.count - 1].delta = last.delta + delta
        } else {
            moves.append(Move(time: time, delta: delta))
        }
    }

    /// In points a second.
    func velocity(at time: Double) -> Vector2 {
        let recent = moves.filter { time - $0.time <= Self.window }
        guard let first = recent.first else { return .zero }
        // The first move took some time too: as long as the others on average, or since the gesture began.
        let count = Double(recent.count)
        let span = recent.count > 1 ? (time - first.time) * count / (count - 1) : time - start
        guard span > 0 else { return .zero }
        let delta = recent.reduce(Vector2.zero) { $0 + $1.delta }
        return delta * (1 / max(span, 0.001))
    }
}
