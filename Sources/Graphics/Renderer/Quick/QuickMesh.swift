internal import LayoutCore

/// A corner of a card as `quick/card.vert` reads it.
struct QuickVertex: BitwiseCopyable {
    /// In clip space.
    var place: SIMD4<Float>
    /// Where it is on the card's picture, how much of it is seen, points under the floor.
    var more: SIMD4<Float>
    /// Pixels from the left, top, right and bottom sides.
    var inwards = SIMD4<Float>.zero
}

/// The corners and triangles of a frame, put where they are seen: for a few hundred cards the processor does that faster than
/// OpenGL is told to.
struct QuickMesh {
    private(set) var vertices: [QuickVertex] = []
    private(set) var indices: [UInt32] = []
    /// Of the indices.
    var count: Int { indices.count }

    mutating func removeAll() {
        vertices.removeAll(keepingCapacity: true)
        indices.removeAll(keepingCapacity: true)
    }

    /// The corners of a form without dents, one after the other.
    mutating func addForm(_ corners: [QuickVertex]) -> Range<Int> {
        let first = UInt32(vertices.count)
        let start = indices.count
        guard corners.count >= 3 else { return start..<start }
        vertices += corners
        for corner in 1..<UInt32(corners.count) - 1 { indices += [first, first + corner, first + corner + 1] }
        return start..<indices.count
    }

    /// What lies between four outer and four inner corners, and what the inner ones enclose.
    /// - Parameter sides: by the corners with which they begin.
    mutating func addRing(
        _ outer: [QuickVertex], _ inner: [QuickVertex], sides: [Int], isFilled: Bool
    ) -> Range<Int> {
        let first = UInt32(vertices.count)
        let start = indices.count
        vertices += outer
        vertices += inner
        for side in sides.lazy.map(UInt32.init) {
            let next = (side + 1) % 4
            for corner in [side, next, next + 4, side, next + 4, side + 4] { indices.append(first + corner) }
        }
        if isFilled { for corner: UInt32 in [4, 5, 6, 4, 6, 7] { indices.append(first + corner) } }
        return start..<indices.count
    }

    /// As many cells across and down, all alike.
    /// - Parameters:
    ///   - takes: whether a cell is drawn, by two of its corners.
    ///   - vertex: of how far across and down a corner is, from 0 to 1.
    mutating func addPatch(
        across: Int, down: Int, takes: (SIMD2<Double>, SIMD2<Double>) -> Bool = { _, _ in true },
        vertex: (SIMD2<Double>) -> QuickVertex
    ) {
        func lines(_ cells: Int) -> [Double] { (0...cells).map { Double($0) / Double(cells) } }
        _ = addGrid(lines(across), lines(down), leavesOut: { !takes($0, $1) }, vertex: vertex)
    }

    /// Cells between lines across and down.
    /// - Parameter leavesOut: cells that are not drawn, by two of their corners.
    mutating func addGrid(
        _ across: [Double], _ down: [Double], leavesOut: (SIMD2<Double>, SIMD2<Double>) -> Bool,
        vertex: (SIMD2<Double>) -> QuickVertex
    ) -> Range<Int> {
        let first = UInt32(vertices.count)
        let start = indices.count
        for y in down { for x in across { vertices.append(vertex(SIMD2(x, y))) } }
        let width = UInt32(across.count)
        for row in 0..<down.count - 1 {
            for column in 0..<across.count - 1 {
                let (left, right, top, bottom) = (across[column], across[column + 1], down[row], down[row + 1])
                guard right > left, bottom > top, !leavesOut(SIMD2(left, top), SIMD2(right, bottom))
                else { continue }
                let corner = first + UInt32(row) * width + UInt32(column)
                indices += [corner, corner + 1, corner + width + 1, corner, corner + width + 1, corner + width]
            }
        }
        return start..<indices.count
    }
}
