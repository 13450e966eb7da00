public import LayoutCore
public import ZoeOpenGL
public import ZoeStyle

/// Four numbers of a uniform block, as the graphics card has them.
public struct UniformRow: Hashable, Sendable {
    /// As the shader calls it.
    public let name: String
    public let values: SIMD4<Float>
}

extension Renderer {
    /// The block of a card in a frame that is drawn into this target; nil where the card makes no difference to the picture.
    public func uniforms(
        of identity: Int, in frame: Frame, look: Look = Look(), into target: Target, tile: Tile? = nil
    ) -> [UniformRow]? {
        let view = View(
            frame.camera, depth: frame.camera.depthRange(of: frame.cards), target: target, tile: tile)
        let list = CardList(frame, look, textures, view)
        // Of a card that is renewed, the new face.
        let place = list.places.last { frame.cards[$0.index].identity == identity }
        return place.map { list.blocks[$0.blocks.upperBound - 1].rows }
    }
}

extension CardBlock {
    fileprivate var rows: [UniformRow] {
        // What are rows here are columns there.
        let columns = [matrix.row1, matrix.row2, matrix.row3, matrix.row4].enumerated().map {
            UniformRow(name: "matrix[\($0)]", values: $1)
        }
        let others = [
            ("box", box), ("start", start), ("end", end), ("border", border), ("more", more), ("artwork", artwork),
            ("depths", depths),
        ]
        return columns + others.map { UniformRow(name: $0, values: $1) }
    }
}
