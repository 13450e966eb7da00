internal import CZoeMath
internal import LayoutCore
internal import ZoeDocument

/// A picture that is moved after it was seen, as a change of the world before it: x and y grow with the depth. Nodes know no
/// such leaning; two of them, one within the other, come to the same: turned, stretched, and turned again.
struct PictureShift {
    /// The transforms of the node outside and of the one within it.
    let outer: [(String, JSON)]
    let inner: [(String, JSON)]

    /// Nil where the picture stays where it is.
    init?(_ camera: Camera) {
        let offset = camera.contentOffset
        guard offset != .zero, offset.x.isFinite, offset.y.isFinite else { return nil }
        // What is moved by `offset` on the view's plane is moved by less the nearer it is to the eye, where nothing is moved.
        let (a, b) = (offset.x * camera.lens.m34, -offset.y * camera.lens.m34)
        let lean = CZoeMath.hypot(a, b)
        let direction = Angle.radians(CZoeMath.atan2(b, a))
        // The stretches of a shear, and where its axes go: the singular values of [1 s; 0 1].
        let stretch = (lean + (lean * lean + 4).squareRoot()) / 2
        let turn = Angle.radians(CZoeMath.atan2(2, lean) / 2)
        let aside = Quaternion(direction, about: .zAxis)
        let unit = SpacePlace.metresPerPoint
        // The first of a product turns first.
        let out = Quaternion(-turn, about: .yAxis) * aside
        let back = Quaternion(-direction, about: .zAxis) * Quaternion(.radians(.pi / 2) - turn, about: .yAxis)
        let place = [offset.x * unit, -offset.y * unit, 0].map(JSON.number)
        outer = [
            ("name", "picture moved"), ("translation", .list(place)), ("rotation", Self.json(out)),
            ("scale", .list([stretch, 1, 1 / stretch].map(JSON.number))),
        ]
        inner = [("name", "cards"), ("rotation", Self.json(back))]
    }

    private static func json(_ q: Quaternion) -> JSON { .list([q.x, q.y, q.z, q.w].map(JSON.number)) }
}
