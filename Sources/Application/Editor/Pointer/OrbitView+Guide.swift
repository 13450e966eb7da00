public import LayoutCore

extension OrbitView {
    /// A line through space, as far as it is before the eye.
    public func project(_ line: Guide.Line) -> (Point, Point)? {
        var (a, b) = (line.from, line.to)
        let base = turn * camera.lens.base
        let nearA = base.row(combining: SIMD4(a.x, a.y, a.z, 1)).w
        let nearB = base.row(combining: SIMD4(b.x, b.y, b.z, 1)).w
        guard nearA.isFinite, nearB.isFinite, max(nearA, nearB) > OrbitView.nearest else { return nil }
        if nearA < OrbitView.nearest { a = a + (b - a) * ((OrbitView.nearest - nearA) / (nearB - nearA)) }
        if nearB < OrbitView.nearest { b = b + (a - b) * ((OrbitView.nearest - nearB) / (nearA - nearB)) }
        guard let from = project(a), let to = project(b) else { return nil }
        return (from, to)
    }
}
