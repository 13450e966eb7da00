internal import CEpoxy
internal import Shaders

/// Draws the cards of a frame into what is bound.
final class CardPass {
    private let ledger: Ledger
    private let vertices: GLObject
    private let indices: Buffer
    private let uniforms: Buffer
    private var programs: [CardProgram.Kind: CardProgram] = [:]
    /// How many cards a uniform block holds.
    private let batch: Int
    /// How many cards there are from where one block may begin to where the next one may.
    private let step: Int

    init(in ledger: Ledger) {
        self.ledger = ledger
        let stride = MemoryLayout<CardBlock>.stride
        batch = max(1, min(GLLimit.uniformBlockSize.value, 65536) / stride)
        let alignment = max(1, GLLimit.uniformOffsetAlignment.value)
        var step = batch
        while step > 1 && step * stride % alignment != 0 { step -= 1 }
        self.step = step
        vertices = GLObject(.vertexArray, in: ledger)
        indices = Buffer(.indices, in: ledger)
        uniforms = Buffer(.uniforms, in: ledger)
        zglBindVertexArray(vertices.name)
        unsafe indices.fill(CardMesh.indices.span.bytes, use: .always)
        zglBindVertexArray(0)
    }

    func bind() { zglBindVertexArray(vertices.name) }

    /// First what is opaque and whole, from the front, into the depth buffer; then edges and translucent cards from the back,
    /// blended over it.
    func draw(_ list: CardList, width: Int, height: Int) throws(RendererError) {
        guard !list.blocks.isEmpty else { return }
        // The last batch is filled up, as a block must be all there.
        var blocks = list.blocks
        let batches = (blocks.count + step - 1) / step
        blocks += Array(repeating: blocks[0], count: (batches - 1) * step + batch - blocks.count)
        unsafe uniforms.fill(blocks.span.bytes, use: .once)
        let middle = SIMD2(Float(width) / 2, Float(height) / 2)

        if list.hasOpaque {
            for part in [CardProgram.Part.middle, .rim] {
                for run in list.runs.reversed() where run.hasOpaque {
                    try draw(run, part, middle, fromTheFront: true)
                }
            }
        }
        zglDepthMask(false)
        zglEnable(GLCapability.blending.code)
        zglBlendFunc(GLConstant.one, GLConstant.oneMinusSourceAlpha)
        for run in list.runs { try draw(run, .edge, middle, fromTheFront: false) }
        zglDisable(GLCapability.blending.code)
        zglDepthMask(true)
    }

    private func draw(
        _ run: CardList.Run, _ part: CardProgram.Part, _ middle: SIMD2<Float>, fromTheFront: Bool
    ) throws(RendererError) {
        let program = try program(.init(part: part, hasArtwork: run.texture != nil))
        program.use(middle: middle)
        run.texture?.bind()
        let numbers = run.blocks.lowerBound / step...(run.blocks.upperBound - 1) / step
        for turn in numbers {
            let number = fromTheFront ? numbers.upperBound - (turn - numbers.lowerBound) : turn
            let start = number * step
            let cards = run.blocks.clamped(to: start..<start + step)
            uniforms.bind(
                start * MemoryLayout<CardBlock>.stride..<(start + batch) * MemoryLayout<CardBlock>.stride, toBlock: 0)
            program.draw(
                from: (fromTheFront ? cards.upperBound - 1 : cards.lowerBound) - start, by: fromTheFront ? -1 : 1)
            let mesh = CardMesh.of(part)
            zglDrawIndexedInstances(GLsizei(mesh.count), mesh.start, GLsizei(cards.count))
        }
    }

    /// Made when a picture needs it for the first time.
    private func program(_ kind: CardProgram.Kind) throws(RendererError) -> CardProgram {
        if let program = programs[kind] { return program }
        let program = try CardProgram(kind, batch: batch, in: ledger)
        programs[kind] = program
        return program
    }
}

/// What draws one part of cards.
private final class CardProgram {
    enum Part {
        /// Of an opaque card all that no edge comes near, which is most of it and takes the least work.
        case middle
        /// The rest of an opaque card that covers whole pixels.
        case rim
        /// What covers parts of pixels, and all of translucent cards.
        case edge
    }

    struct Kind: Hashable {
        let part: Part
        let hasArtwork: Bool

        var definitions: [String] {
            let part: [String] =
                switch part {
                case .middle: ["MIDDLE"]
                case .rim: ["RIM"]
                case .edge: []
                }
            return part + (hasArtwork ? ["ARTWORK"] : [])
        }
    }

    private let program: Program
    private let picture: GLint
    private let run: GLint

    init(_ kind: Kind, batch: Int, in ledger: Ledger) throws(RendererError) {
        program = try Program(
            .cardVertex, .cardFragment, definitions: ["CARDS \(batch)"] + kind.definitions, in: ledger)
        picture = program.uniform("picture")
        run = program.uniform("run")
        program.bindBlock("Cards", to: 0)
    }

    /// - Parameter middle: of what is drawn into, in pixels.
    func use(middle: SIMD2<Float>) {
        program.use()
        zglUniform2f(picture, middle.x, middle.y)
    }

    /// Which cards of the block come next.
    func draw(from first: Int, by way: Int) { zglUniform2i(run, GLint(first), GLint(way)) }
}

/// The triangles of a card. Corners are 0 to 3 clockwise from the top left; 4 to 7 are the ring's inner ones and 8 to 11 what
/// it encloses.
private struct CardMesh {
    /// In `indices`, which are bytes.
    let start: Int
    let count: Int

    static let indices: [UInt8] = {
        let whole: [UInt8] = [0, 1, 2, 0, 2, 3]
        let middle = whole.map { $0 + 8 }
        let ring = (0..<4).flatMap { (a: UInt8) -> [UInt8] in
            let b = (a + 1) % 4
            return [a, b, b + 4, a, b + 4, a + 4]
        }
        return whole + ring + middle
    }()

    static func of(_ part: CardProgram.Part) -> CardMesh {
        switch part {
        case .middle: CardMesh(start: 0, count: 6)
        case .rim: CardMesh(start: 6, count: 24)
        case .edge: CardMesh(start: 6, count: 30)
        }
    }
}
