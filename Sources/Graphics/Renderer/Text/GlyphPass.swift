internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeShaders
internal import ZoeText

/// Draws the glyphs of a frame. It is made when the first label comes.
final class GlyphPass {
    private let tracker: GLTracker
    private var program: GlyphProgram
    private let plain: GlyphProgram
    /// Made when letters are mirrored for the first time.
    private var mirrored: GlyphProgram?
    private let mesh: GLObject
    private let vertices: Buffer
    private let indices: Buffer
    private let uniforms: Buffer
    private let atlas: AtlasTexture
    /// How many texts the program sees at once, and after how many the next ones may begin.
    private let batch: Int
    private let step: Int
    private var list: GlyphList?
    private var roomForGlyphs = 0

    init(in tracker: GLTracker) throws(RendererError) {
        self.tracker = tracker
        let stride = MemoryLayout<TextUniforms>.stride
        batch = max(1, min(GLLimit.uniformBlockSize.value, 65536) / stride)
        let alignment = max(1, GLLimit.uniformOffsetAlignment.value)
        var step = batch
        while step > 1 && step * stride % alignment != 0 { step -= 1 }
        self.step = step
        plain = try GlyphProgram(batch: batch, isMirrored: false, in: tracker)
        program = plain
        mesh = GLObject(.vertexArray, in: tracker)
        vertices = Buffer(.vertices, in: tracker)
        indices = Buffer(.indices, in: tracker)
        uniforms = Buffer(.uniforms, in: tracker)
        atlas = AtlasTexture(in: tracker)
        zglBindVertexArray(mesh.name)
        vertices.bind()
        indices.bind()
        let bytes = GLsizei(MemoryLayout<GlyphVertex>.stride)
        zglVertexFloats(0, 4, bytes, 0)
        zglVertexFloats(1, 4, bytes, MemoryLayout<SIMD4<Float>>.stride)
        zglBindVertexArray(0)
    }

    /// What the next draws are of.
    func take(_ list: GlyphList, _ typesetter: Typesetter, on view: View) throws(RendererError) {
        self.list = list
        let room = (list.texts.count - 1) / step * step + batch
        unsafe uniforms.fill(list.texts.span.bytes, room: room * MemoryLayout<TextUniforms>.stride, use: .once)
        unsafe vertices.fill(list.vertices.span.bytes, use: .once)
        makeRoom(for: list.vertices.count / 4)
        atlas.update(from: typesetter)
        if view.isMirrored {
            let made =
                if let mirrored { mirrored } else { try GlyphProgram(batch: batch, isMirrored: true, in: tracker) }
            mirrored = made
            program = made
        } else {
            program = plain
        }
        program.use(on: view)
    }

    /// Two triangles a glyph.
    private func makeRoom(for glyphs: Int) {
        guard glyphs > roomForGlyphs else { return }
        roomForGlyphs = max(glyphs, 2 * roomForGlyphs, 256)
        let corners = (0..<UInt32(roomForGlyphs)).flatMap { glyph -> [UInt32] in
            [0, 1, 2, 0, 2, 3].map { $0 + 4 * glyph }
        }
        zglBindVertexArray(mesh.name)
        unsafe indices.fill(corners.span.bytes, use: .always)
        zglBindVertexArray(0)
    }

    func drawOnOpaqueCards() {
        if let list { draw(list.opaque) }
    }

    /// The translucent cards among these that something is written on.
    func translucent(in cards: Range<Int>) -> [Int] { list?.translucent.map(\.block).filter(cards.contains) ?? [] }

    func draw(on card: Int) {
        guard let texts = list?.translucent.first(where: { $0.block == card })?.texts else { return }
        draw(texts)
    }

    private func draw(_ texts: Range<Int>) {
        guard let list, !texts.isEmpty else { return }
        zglBindVertexArray(mesh.name)
        program.use()
        atlas.bind()
        let stride = MemoryLayout<TextUniforms>.stride
        var rest = texts
        while !rest.isEmpty {
            let number = rest.lowerBound / step
            let part = rest.clamped(to: number * step..<(number + 1) * step)
            uniforms.bind(number * step * stride..<(number * step + batch) * stride, toBlock: 0)
            program.use(first: number * step)
            let glyphs = list.starts[part.lowerBound] / 4..<list.starts[part.upperBound] / 4
            zglDrawIndexed(GLsizei(glyphs.count * 6), glyphs.lowerBound * 6 * MemoryLayout<UInt32>.stride)
            tracker.didDraw(instances: part.count)
            rest = part.upperBound..<rest.upperBound
        }
    }
}

/// `text/glyph.vert` and `text/glyph.frag`.
private final class GlyphProgram {
    private let program: GLProgram
    private let picture: GLint
    private let level: GLint
    private let deepest: GLint
    private let first: GLint

    init(batch: Int, isMirrored: Bool, in tracker: GLTracker) throws(RendererError) {
        program = try GLProgram(
            own: [.internal("text/glyph.vert")],
            [.internal("text/glyph.frag"), .internal(isMirrored ? "floor/mirrored.frag" : "shared/main.frag")],
            definitions: ["TEXTS \(batch)", "SIDE \(Atlas.side).0"] + (isMirrored ? MirrorPlane.definitions : []),
            in: tracker)
        program.bindBlock("Texts", to: 0)
        picture = program.uniform("picture")
        level = program.uniform("level")
        deepest = program.uniform("deepest")
        first = program.uniform("first")
    }

    func use() { program.use() }

    func use(on view: View) {
        program.use()
        zglUniform2f(picture, Float(view.width) / 2, Float(view.height) / 2)
        let floor = view.floor?.level ?? .zero
        zglUniform4f(level, floor.x, floor.y, floor.z, floor.w)
        zglUniform1f(deepest, view.floor?.fade ?? 0)
    }

    /// The first text of those that it sees.
    func use(first text: Int) { zglUniform1i(first, GLint(text)) }
}
