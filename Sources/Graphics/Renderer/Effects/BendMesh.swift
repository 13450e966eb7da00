internal import CZoeEpoxy

/// The triangles of a card that is bent: many small ones.
final class BendMesh {
    /// Along each side.
    static let cells = 40
    private let vertices: GLObject
    private let indices: Buffer

    init(in tracker: GLTracker) {
        vertices = GLObject(.vertexArray, in: tracker)
        indices = Buffer(.indices, in: tracker)
        zglBindVertexArray(vertices.name)
        unsafe indices.fill(Self.corners.span.bytes, use: .always)
    }

    private static let corners: [UInt16] = (0..<cells).flatMap { row in
        (0..<cells).flatMap { column -> [UInt16] in
            let first = row * (cells + 1) + column
            // Clockwise from the upper left, as cards that are flat.
            let four = [first, first + 1, first + cells + 2, first + cells + 1].map(UInt16.init)
            return [0, 1, 2, 0, 2, 3].map { four[$0] }
        }
    }

    func bind() { zglBindVertexArray(vertices.name) }

    func draw(instances: Int) { zglDrawShortIndexedInstances(GLsizei(Self.corners.count), GLsizei(instances)) }
}
