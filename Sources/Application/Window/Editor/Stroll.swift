internal import LayoutCore

/// Walking around the stage: the second eye, and its flight there and back.
struct Stroll: Hashable {
    var walk = Walk(part: 0)
    /// Where the flight goes.
    private(set) var isAway = false
    /// How far it has come, evenly; the walk's part eases in and out of it.
    private var way = 0.0
    private static let seconds = 0.7

    var isMoving: Bool { way != (isAway ? 1 : 0) }

    mutating func leave() { isAway = true }
    mutating func flyBack() { isAway = false }

    mutating func advance(by seconds: Double) {
        guard isMoving, seconds > 0 else { return }
        let step = min(seconds, 0.1) / Self.seconds
        way = isAway ? min(1, way + step) : max(0, way - step)
        walk.part = way * way * (3 - 2 * way)
        // Home again, the next walk begins where walks begin.
        if way == 0 { walk = Walk(part: 0) }
    }

    mutating func orbit(by way: Vector2) {
        leave()
        walk.orbit(by: way)
    }

    mutating func pan(by way: Vector2) {
        leave()
        walk.pan = walk.pan + way
    }

    mutating func zoom(by factor: Double) {
        leave()
        walk.zoom(by: factor)
    }
}
