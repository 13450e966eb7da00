// What is seen in a mirror that stands across the scroll axis, for rows that go from right to left. Cards are mirrored once
// more in themselves, so that they can be read.

extension Transform3D {
    func mirrored(alongY: Bool) -> Transform3D {
        let sign = alongY ? SIMD4(1.0, -1, 1, 1) : SIMD4(-1.0, 1, 1, 1)
        var mirrored = Transform3D(row1: row1 * sign, row2: row2 * sign, row3: row3 * sign, row4: row4 * sign)
        if alongY { mirrored.row2 = -mirrored.row2 } else { mirrored.row1 = -mirrored.row1 }
        return mirrored
    }

    /// The entries that change sign, of the twelve in the first three columns.
    static func mirroredEntries(alongY: Bool) -> [Int] { alongY ? [1, 3, 5, 7, 10] : [1, 2, 3, 6, 9] }
}

extension Placement {
    /// What was in front stays in front, leaning cards at one place among them.
    mutating func mirror(alongY: Bool) {
        depth = depth ?? DepthOrder.depth(of: transform)
        transform = transform.mirrored(alongY: alongY)
    }
}

extension Vector2 {
    init(alongY: Bool, _ distance: Double) { self = alongY ? Vector2(x: 0, y: distance) : Vector2(x: distance, y: 0) }

    func mirrored(alongY: Bool) -> Vector2 { alongY ? Vector2(x: x, y: -y) : Vector2(x: -x, y: y) }
}
