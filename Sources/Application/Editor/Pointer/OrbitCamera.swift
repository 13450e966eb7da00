public import LayoutCore

/// Walking around the stage: the second eye, and its flight there and back.
public struct OrbitCamera: Hashable, Sendable {
    public var walk = Walk(part: 0)
    /// Where the flight goes.
    public private(set) var isAway = false
    /// How far it has come, evenly; the walk's part eases in and out of it.
    private var progress = 0.0
    private static let seconds = 0.7

    public var isMoving: Bool { progress != (isAway ? 1 : 0) }

    public mutating func start() { isAway = true }
    public mutating func flyBack() { isAway = false }

    public mutating func advance(by seconds: Double) {
        guard isMoving, seconds > 0 else { return }
        let step = min(seconds, 0.1) / Self.seconds
        progress = isAway ? min(1, progress + step) : max(0, progress - step)
        walk.part = progress * progress * (3 - 2 * progress)
        // Back home, the next walk starts from the front again.
        if progress == 0 { walk = Walk(part: 0) }
    }

    public mutating func orbit(by delta: Vector2) {
        start()
        walk.orbit(by: delta)
    }

    public mutating func pan(by delta: Vector2) {
        start()
        walk.pan = walk.pan + delta
    }

    public mutating func zoom(by factor: Double) {
        start()
        walk.zoom(by: factor)
    }
}
