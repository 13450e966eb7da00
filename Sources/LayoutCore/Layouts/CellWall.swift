/// Cells of a grid on a wall, flat or bent about the viewer, the current one brought forward.
struct CellWall {
    /// The cards' size, of their own.
    let scale: Double
    private let (grow, lift): (Double, Double)
    /// The radius on which the wall stands; 0 is none.
    private let radius: Double

    init(_ knobs: Knobs, scale: Double, width: Double) {
        self.scale = scale
        grow = knobs[Overview.grow]
        lift = knobs[Overview.lift]
        let arc = Angle.degrees(knobs[Overview.bend]).radians
        radius = arc > 0 ? width / arc : 0
    }

    /// The items of the wall that the current one stands on; what does not fit on it stands on the next one.
    static func window(around scroll: Double, of items: Int, cells: Int) -> Range<Int> {
        let current = min(max(Int(safely: scroll.rounded()), 0), max(items - 1, 0))
        let first = current - current % cells
        return first..<min(items, first + cells)
    }

    /// `S(scale) · T(0, 0, lift)`, brought to its cell; bent, the columns stand on a cylinder about the viewer.
    @inline(__always)
    func placement(x: Double, y: Double, offset: Double) -> Placement {
        let near = max(1 - abs(offset), 0)
        let share = near * near * (3 - 2 * near)
        let size = scale * (1 + grow * share)
        let out = lift * share
        let turn = radius > 0 ? Turn(.radians(-x / radius)) : .none
        let place =
            radius > 0
            ? (-turn.sin * (radius - out), y, radius - turn.cos * (radius - out)) : (x, y, out)
        return Placement(
            Transform3D(
                rows: (size * turn.cos, 0, -size * turn.sin, 0), (0, size, 0, 0), (turn.sin, 0, turn.cos, 0),
                (place.0, place.1, place.2, 1)),
            curvature: SIMD2(radius > 0 ? -size / max(radius - out, 1) : 0, 0))
    }
}
