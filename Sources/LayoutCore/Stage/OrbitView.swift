/// A camera, and what happens to the stage before it.
public struct OrbitView: Hashable, Sendable {
    /// The camera that is walked away from.
    public let camera: Camera
    /// From the stage's space (points, before any lens) to the camera's.
    public let turn: Transform3D
    private let fromSeen: Transform3D?

    /// What is seen instead of a camera's view by an eye that has walked away from there.
    public init(_ walk: Walk, _ own: Camera) {
        let part = walk.part.isFinite ? min(max(walk.part, 0), 1) : 0
        let zoom = walk.zoom.isFinite && walk.zoom > 0 ? walk.zoom : 1
        // Far enough to look at the whole of it without a fisheye's bend.
        let distance = 2.2 * max(own.view.width, own.view.height, 1)
        var camera = own
        camera.lens.m34 = (1 - part) * own.lens.m34 + part * (-1 / distance)
        camera.lens.viewpoint = own.lens.viewpoint * (1 - part)
        camera.contentOffset = own.contentOffset * (1 - part) + walk.pan * part
        camera.pitch = own.pitch + walk.pitch.radians * part
        self.camera = camera
        let size = 1 + (zoom - 1) * part
        // Round a point behind the view plane, where most stages have their middle.
        let middle = part * OrbitView.depth(of: own)
        turn = Transform3D.identity
            .scaled(x: size, y: size, z: size)
            .rotated(by: .degrees(-walk.pitch.degrees * part), about: .xAxis)
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
        return w.isFinite && w > OrbitView.nearest ? 1 / w : 0
    }

    /// What is nearer to the eye is not before it.
    public static let nearest = 0.01

    /// The card's transform as this camera sees it.
    public func see(_ matrix: Transform3D) -> Transform3D? {
        fromSeen.map { matrix * $0 * turn * camera.lens.base }
    }
}
