public import LayoutCore

/// A second eye that walks around the stage and sees it from outside, the first eye included.
///
/// The stage is turned before it, as one turns a model in the hand. At `part` 0 it sees exactly what the stage's own camera
/// sees; the way to 1 is the flight there.
public struct Walk: Hashable, Sendable {
    /// To the right around the stage.
    public var yaw: Angle
    /// Up over the stage.
    public var pitch: Angle
    /// How many times larger than through the stage's own lens.
    public var zoom: Double
    /// What is shown in the middle of the view, moved by so much, in points of the view.
    public var pan: Vector2
    /// How far away from the stage's own eye: 0 is there, 1 is where the rest says.
    public var part: Double

    /// Before the stage, where nothing else is said.
    public init(
        yaw: Angle = .degrees(35), pitch: Angle = .degrees(20), zoom: Double = 0.5, pan: Vector2 = .zero,
        part: Double = 1
    ) {
        self.yaw = yaw
        self.pitch = pitch
        self.zoom = zoom
        self.pan = pan
        self.part = part
    }

    /// The hand turns by so many points of the view.
    public mutating func orbit(by delta: Vector2) {
        guard delta.x.isFinite, delta.y.isFinite else { return }
        yaw = .degrees((yaw.degrees - 0.4 * delta.x).remainder(dividingBy: 360))
        pitch = .degrees(min(max(pitch.degrees + 0.4 * delta.y, -89), 89))
    }

    /// Goes nearer, or farther away for a factor below 1.
    public mutating func zoom(by factor: Double) {
        guard factor.isFinite, factor > 0 else { return }
        zoom = min(max(zoom * factor, 0.02), 20)
    }

    /// How this eye sees a stage with that camera.
    public func sight(of camera: Camera) -> Sight { Sight(self, camera) }
}

/// A camera, and what happens to the stage before it.
public struct Sight: Hashable, Sendable {
    /// The camera that is walked away from.
    public let camera: Camera
    /// From the stage's space (points, before any lens) to the camera's.
    public let turn: Transform3D
    private let fromSeen: Transform3D?

    public init(_ walk: Walk, _ own: Camera) {
        let part = walk.part.isFinite ? min(max(walk.part, 0), 1) : 0
        let zoom = walk.zoom.isFinite && walk.zoom > 0 ? walk.zoom : 1
        // Far enough to look at the whole of it without a fisheye's bend.
        let distance = 2.2 * max(own.view.width, own.view.height, 1)
        var camera = own
        camera.lens.m34 = (1 - part) * own.lens.m34 + part * (-1 / distance)
        camera.lens.viewpoint = own.lens.viewpoint * (1 - part)
        camera.contentOffset = own.contentOffset * (1 - part) + walk.pan * part
        self.camera = camera
        let size = 1 + (zoom - 1) * part
        // Round a point behind the view plane, where most stages have their middle.
        let middle = part * Sight.depth(of: own)
        turn = Transform3D.identity
            .scaled(x: size, y: size, z: size)
            .rotated(by: .degrees(walk.pitch.degrees * part), about: .xAxis)
            .rotated(by: .degrees(-walk.yaw.degrees * part), about: .yAxis)
            .translated(x: -own.lens.viewpoint.x * part, y: -own.lens.viewpoint.y * part, z: -middle)
        fromSeen = own.lens.base.inverted()
    }

    /// A little behind the view plane, so that eye and cards are about as far from the middle.
    private static func depth(of camera: Camera) -> Double {
        let eye = camera.lens.m34 < 0 ? -1 / camera.lens.m34 : 0
        return min(eye, 1000) * 0.15
    }

    /// Where a place in space is seen; nil behind the viewer.
    public func project(_ point: Vector3) -> Point? {
        let v = turn.row(combining: SIMD4(point.x, point.y, point.z, 1))
        return camera.project(Vector3(x: v.x, y: v.y, z: v.z))
    }

    /// In space as seen from the eye, which is its origin: x, y and w before the division by w.
    public func place(of point: Vector3) -> Vector3 {
        let row = (turn * camera.lens.base).row(combining: SIMD4(point.x, point.y, point.z, 1))
        return Vector3(x: row.x, y: row.y, z: row.w)
    }

    /// How large things are shown there, beside their size in the middle: what is farther is smaller. 0 behind the eye.
    public func nearness(_ point: Vector3) -> Double {
        let w = (turn * camera.lens.base).row(combining: SIMD4(point.x, point.y, point.z, 1)).w
        return w.isFinite && w > Sight.nearest ? 1 / w : 0
    }

    /// A line through space, as far as it is before the eye.
    public func project(_ line: Guide.Line) -> (Point, Point)? {
        var (a, b) = (line.from, line.to)
        let base = turn * camera.lens.base
        let nearA = base.row(combining: SIMD4(a.x, a.y, a.z, 1)).w
        let nearB = base.row(combining: SIMD4(b.x, b.y, b.z, 1)).w
        guard nearA.isFinite, nearB.isFinite, max(nearA, nearB) > Sight.nearest else { return nil }
        if nearA < Sight.nearest { a = a + (b - a) * ((Sight.nearest - nearA) / (nearB - nearA)) }
        if nearB < Sight.nearest { b = b + (a - b) * ((Sight.nearest - nearB) / (nearA - nearB)) }
        guard let from = project(a), let to = project(b) else { return nil }
        return (from, to)
    }

    private static let nearest = 0.01

    /// The card's transform as this camera sees it.
    public func see(_ matrix: Transform3D) -> Transform3D? {
        fromSeen.map { matrix * $0 * turn * camera.lens.base }
    }
}

extension Frame {
    /// The same cards, seen by an eye that has walked away.
    public func seen(by walk: Walk) -> Frame {
        let sight = walk.sight(of: camera)
        var frame = self
        frame.camera = sight.camera
        frame.cards = cards.compactMap { card in
            guard let matrix = sight.see(card.matrix), matrix.isFinite else { return nil }
            var card = card
            card.matrix = matrix
            return card
        }
        // What is in front for the stage's own eye may be behind for this one.
        guard walk.part > 0 else { return frame }
        let ranked = frame.cards.indices.sorted {
            let (a, b) = (frame.cards[$0].matrix.m43, frame.cards[$1].matrix.m43)
            return a != b ? a < b : frame.cards[$0].order < frame.cards[$1].order
        }
        for (order, place) in ranked.enumerated() { frame.cards[place].order = order }
        return frame
    }
}
