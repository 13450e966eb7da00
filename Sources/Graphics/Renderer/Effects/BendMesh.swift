internal import CZoeEpoxy
internal import ZoeOpenGL

/// The triangles of a card that is bent: many small ones.
final class BendMesh {
    /// Along each side, as fine as nobody sees the corners.
    static let cells = 40
    /// Where frames must come quickly: a triangle costs a processor that draws as much as many pixels.
    static let fewCells = 16
    let cells: Int
    private let vertices: GLObject
    private let indices: Buffer
    private let count: Int

    init(cells: Int, in tracker: GLTracker) {
        self.cells = cells
        let corners = Self.corners(cells)
        count = corners.count
        vertices = GLObject(.vertexArray, in: tracker)
        indices = Buffer(.indices, in: tracker)
        zglBindVertexArray(vertices.name)
        unsafe indices.fill(corners.span.bytes, use: .always)
    }

    private static func corners(_ cells: Int) -> [UInt16] {
        (0..<cells * cells).flatMap { cell -> [UInt16] in
            let first = cell / cells * (cells + 1) + cell % cells
            // Clockwise from the upper left, as cards that are flat.
            let four = [first, first + 1, first + cells + 2, first + cells + 1].map(UInt16.init)
            return [0, 1, 2, 0, 2, 3].map { four[$0] }
        }
    }

    func bind() { zglBindVertexArray(vertices.name) }

    func draw(instances: Int) { zglDrawShortIndexedInstances(GLsizei(count), GLsizei(instances)) }
}
