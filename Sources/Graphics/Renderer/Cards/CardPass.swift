internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeShaders
internal import ZoeUserShaders

/// Draws the cards of a frame into what is bound.
final class CardPass {
    /// From which share of a pixel on what covers it counts as being there.
    static let solidShare: Float = 0.5

    private let tracker: GLTracker
    private let vertices: GLObject
    private let indices: Buffer
    private let uniforms: Buffer
    private let shadowUniforms: Buffer
    private let faceUniforms: Buffer
    private let seamUniforms: Buffer
    private let lightUniforms: Buffer
    /// Whether some of the cards that were filled in last share sides.
    private var hasSeams = false
    /// Made when the first card is bent.
    private var bendMeshes: [Int: BendMesh] = [:]
    private var programs = KeptForScenes<CardProgram.Kind, CardProgram>.programs()
    /// How many cards a uniform block holds, and how many one of lights.
    let batch: Int
    private let lightBatch: Int
    /// How many cards there are from where one block may begin to where the next one may.
    private let step: Int
    /// For the view of depths: the nearest and the farthest.
    private var depths: ClosedRange<Float> = -1...1

    init(in tracker: GLTracker) {
        self.tracker = tracker
        let stride = MemoryLayout<CardBlock>.stride
        let alignment = max(1, GLLimit.uniformOffsetAlignment.value)
        (batch, lightBatch) = Self.batches(in: GLLimit.uniformBlockSize.value, alignment: alignment)
        var step = batch
        let all = [
            stride, MemoryLayout<ShadowBlock>.stride, MemoryLayout<FaceBlock>.stride, MemoryLayout<SeamBlock>.stride,
            MemoryLayout<LightBlock>.stride,
        ]
        while step > 1 && all.contains(where: { step * $0 % alignment != 0 }) { step -= 1 }
        self.step = step
        vertices = GLObject(.vertexArray, in: tracker)
        indices = Buffer(.indices, in: tracker)
        uniforms = Buffer(.uniforms, in: tracker)
        shadowUniforms = Buffer(.uniforms, in: tracker)
        faceUniforms = Buffer(.uniforms, in: tracker)
        seamUniforms = Buffer(.uniforms, in: tracker)
        lightUniforms = Buffer(.uniforms, in: tracker)
        zglBindVertexArray(vertices.name)
        let triangles = CardTriangles.indices
        unsafe indices.fill(triangles.span.bytes, use: .always)
        zglBindVertexArray(0)
    }

    /// How many cards fit into a block of so many bytes, and how many into one of lights, which may hold those of all of them.
    /// - Parameter alignment: of the places at which a block may begin.
    static func batches(in room: Int, alignment: Int) -> (cards: Int, lights: Int) {
        let room = min(room, 65536)
        let cards = max(1, room / MemoryLayout<CardBlock>.stride)
        let lights = LightBlock.batch(for: cards, alignment: alignment)
        guard lights > 1 else { return (cards, lights) }
        let both = min(cards, room / MemoryLayout<LightBlock>.stride)
        return (both, both)
    }

    func bind() { zglBindVertexArray(vertices.name) }

    /// First what is opaque and whole, from the front, into the depth buffer, and what is written on it; then shadows, edges
    /// and translucent cards from the back, blended over it, each with its text.
    /// - Parameters:
    ///   - encodes: whether the pixels are bytes of sRGB.
    ///   - face: the user's own shader, for the cards that take it.
    ///   - drawFlat: draws a card that was drawn flat before.
    func draw(
        _ list: CardList, _ writing: GlyphPass?, _ view: View, encodes: Bool = true, face: FaceUse? = nil,
        drawFlat: (FlatQuad) throws(RendererError) -> Void
    ) throws(RendererError) {
        guard !list.blocks.isEmpty else { return }
        fill(list)
        if !tracker.isRehearsal, list.hasOpaque { try drawOpaque(list, view, encodes: encodes, face: face) }
        zglDepthMask(false)
        zglEnable(GLCapability.blending.code)
        blend(on: view)
        writing?.drawOnOpaqueCards()
        bind()
        for var run in list.runs {
            if let flat = run.flat {
                if flat.shade != nil, run.finish.isFaced, let face { try screen(run, of: list, view, face) }
                try drawFlat(flat)
                bind()
                continue
            }
            if let kind = list.lightKind {
                try drawLit(run, of: list, kind, writing, view, face)
                continue
            }
            let end = run.blocks.upperBound
            for block in writing?.translucent(in: run.blocks) ?? [] {
                run.blocks = run.blocks.lowerBound..<block + 1
                try drawEdges(of: run, of: list, view, face)
                run.blocks = block + 1..<end
                writing?.draw(on: block)
                bind()
            }
            if !run.blocks.isEmpty { try drawEdges(of: run, of: list, view, face) }
        }
        zglDisable(GLCapability.blending.code)
        zglDepthMask(true)
        if tracker.isRehearsal, list.hasOpaque { try drawOpaque(list, view, encodes: encodes, face: face) }
    }

    private func drawOpaque(_ list: CardList, _ view: View, encodes: Bool, face: FaceUse?) throws(RendererError) {
        for part in [CardProgram.Part.middle, .rim] {
            for run in list.runs.reversed() where run.hasOpaque && (part == .middle || run.finish.hasRim) {
                try draw(run, part, view, encodes: encodes, face: face, fromTheFront: true)
            }
        }
    }

    /// And all of translucent cards. Those that are bent leave their depths, so that each hides what of itself is behind.
    func drawEdges(
        of run: CardList.Run, of list: CardList, _ view: View, _ face: FaceUse?, light: LightKind? = nil
    ) throws(RendererError) {
        guard run.finish.isFaced, let face, face.effect.text.bends else {
            return try drawWithShadows(run, of: list, view, face, light)
        }
        zglDepthMask(true)
        try draw(run, .edge, view, face: face, fromTheFront: false, isBent: true)
        zglDepthMask(false)
    }

    /// Each card after its own shadow. What draws shadows knows nothing else: a processor does all that a program may have to do,
    /// for each of the many pixels that they have.
    private func drawWithShadows(
        _ run: CardList.Run, of list: CardList, _ view: View, _ face: FaceUse?, _ light: LightKind?
    ) throws(RendererError) {
        var (rest, shadow) = (run, run)
        (shadow.texture, shadow.finish.hasArtwork) = (nil, false)
        for block in run.blocks where list.shadows.indices.contains(block) && list.shadows[block].colour.w > 0 {
            if block > rest.blocks.lowerBound {
                rest.blocks = rest.blocks.lowerBound..<block
                try draw(rest, .edge, view, face: face, fromTheFront: false, light: light)
            }
            rest.blocks = block..<run.blocks.upperBound
            shadow.blocks = block..<block + 1
            let isSoft = list.shadows[block].isSoft(radius: list.blocks[block].box.z)
            try draw(shadow, .shadow, view, fromTheFront: false, isSoft: isSoft)
        }
        try draw(rest, .edge, view, face: face, fromTheFront: false, light: light)
    }

    /// Puts the depths of a card before its shadow, if that would be seen through it.
    private func screen(_ run: CardList.Run, of list: CardList, _ view: View, _ face: FaceUse) throws(RendererError) {
        let alpha = list.blocks[run.blocks.lowerBound].more.w
        guard alpha < 1 || face.effect.text.isTranslucent else { return }
        zglDepthMask(true)
        zglColorMask(false)
        defer {
            zglColorMask(true)
            zglDepthMask(false)
        }
        try draw(
            run, .solid, view, face: face, fromTheFront: false, isBent: face.effect.text.bends, least: 0.5 * alpha)
    }

    /// For who looks at depths: what covers at least half of a pixel has its depth there, smooth edges and translucent cards too.
    func drawDepths(
        of list: CardList, _ view: View, face: FaceUse?, drawFlat: (FlatQuad) throws(RendererError) -> Void
    ) throws(RendererError) {
        guard !list.blocks.isEmpty else { return }
        bind()
        zglColorMask(false)
        defer { zglColorMask(true) }
        for run in list.runs {
            if let flat = run.flat {
                if flat.shade == nil { try drawFlat(flat) }
                bind()
                continue
            }
            let isBent = run.finish.isFaced && face?.effect.text.bends ?? false
            try draw(run, .solid, view, face: face, fromTheFront: false, isBent: isBent)
        }
    }

    /// The insides of opaque cards, for depths alone, whatever they show.
    func drawInsides(of list: CardList, _ view: View) throws(RendererError) {
        fill(list)
        bind()
        zglColorMask(false)
        defer { zglColorMask(true) }
        for part in [CardProgram.Part.middle, .rim] {
            for var run in list.runs where run.hasOpaque && (part == .middle || run.finish.hasRim) {
                (run.finish, run.texture) = (CardFinish(isRound: part == .rim && run.finish.isRound), nil)
                try draw(run, part, view, fromTheFront: false)
            }
        }
    }

    /// Not the cards but how they are drawn, in the order in which they would be.
    func draw(_ list: CardList, as debug: DebugView, _ view: View) throws(RendererError) {
        guard !list.blocks.isEmpty else { return }
        fill(list)
        let ends = list.blocks.map(\.depths)
        depths = (ends.map(\.x).min() ?? -1)...(ends.map(\.y).max() ?? 1)
        if debug == .wireframe {
            zglDrawLinesOnly(true)
            zglDisable(GLCapability.depthTest.code)
        }
        if debug == .overdraw {
            zglEnable(GLCapability.blending.code)
            zglBlendFunc(GLConstant.one, GLConstant.one)
        }
        for part in [CardProgram.Part.middle, .rim] {
            for run in list.runs.reversed() where run.hasOpaque && (part == .middle || run.finish.hasRim) {
                try draw(run, part, view, fromTheFront: true, as: debug)
            }
        }
        // Translucent cards have no other part, so that their depth is theirs.
        zglDepthMask(debug == .depth)
        for run in list.runs { try draw(run, .edge, view, fromTheFront: false, as: debug) }
        zglDepthMask(true)
        zglDisable(GLCapability.blending.code)
        zglEnable(GLCapability.depthTest.code)
        zglDrawLinesOnly(false)
    }

    /// The last batch has room for all its cards, as a block must be all there.
    private func fill(_ list: CardList) {
        let room = (list.blocks.count - 1) / step * step + batch
        unsafe uniforms.fill(list.blocks.span.bytes, room: room * MemoryLayout<CardBlock>.stride, use: .once)
        if !list.faces.isEmpty {
            let faces = list.faces + Array(repeating: .none, count: list.blocks.count - list.faces.count)
            unsafe faceUniforms.fill(faces.span.bytes, room: room * MemoryLayout<FaceBlock>.stride, use: .once)
        }
        if !list.lights.isEmpty {
            unsafe lightUniforms.fill(
                list.lights.span.bytes, room: room * MemoryLayout<LightBlock>.stride, use: .once)
        }
        hasSeams = !list.seams.isEmpty
        if hasSeams {
            unsafe seamUniforms.fill(
                list.seams.span.bytes, room: room * MemoryLayout<SeamBlock>.stride, use: .once)
        }
        if list.shadows.isEmpty { return }
        let shadows = list.shadows + Array(repeating: .none, count: list.blocks.count - list.shadows.count)
        unsafe shadowUniforms.fill(shadows.span.bytes, room: room * MemoryLayout<ShadowBlock>.stride, use: .once)
    }

    func draw(
        _ run: CardList.Run, _ part: CardProgram.Part, _ view: View,
        encodes: Bool = false, face: FaceUse? = nil, fromTheFront: Bool, as debug: DebugView? = nil,
        isBent: Bool = false, isSoft: Bool = false, least: Float = CardPass.solidShare, light: LightKind? = nil,
        hasLitEdges: Bool = false
    ) throws(RendererError) {
        // Nothing is blended in the middle, so that bytes can be written as they are.
        let isEncoded = part == .middle && !run.finish.hasArtwork && encodes && debug == nil
        var finish = run.finish
        if part == .middle {
            finish = CardFinish(hasArtwork: finish.hasArtwork, isPlain: finish.isPlain, isFaced: finish.isFaced)
        }
        if debug != nil { finish = CardFinish() }
        let meetsOthers =
            hasSeams && [.edge, .solid].contains(part) && debug == nil && !isBent
        let kind = CardProgram.Kind(
            part: part, finish: finish, isEncoded: isEncoded, isMirrored: view.isMirrored, meetsOthers: meetsOthers,
            isBent: isBent, isSoft: isSoft, debug: debug, light: light, hasLitEdges: hasLitEdges)
        let program = if let face, finish.isFaced { try face.effect.program(kind) } else { try program(kind) }
        if isEncoded { zglDisable(GLCapability.framebufferSRGB.code) }
        defer { if isEncoded { zglEnable(GLCapability.framebufferSRGB.code) } }
        program.use(on: view, face: face)
        if debug == .depth { program.use(depths: depths) }
        if debug == .wireframe { program.use(colour: part.colour) }
        if part == .solid { program.use(least: least) }
        run.texture?.bind()
        let bendMesh = isBent ? bendMesh(for: face) : nil
        if let bendMesh {
            program.use(cells: bendMesh.cells)
            bendMesh.bind()
        }
        defer { if isBent { bind() } }
        let numbers = run.blocks.lowerBound / step...(run.blocks.upperBound - 1) / step
        for turn in numbers {
            let number = fromTheFront ? numbers.upperBound - (turn - numbers.lowerBound) : turn
            let start = number * step
            let cards = run.blocks.clamped(to: start..<start + step)
            func bytes(_ stride: Int) -> Range<Int> { start * stride..<(start + batch) * stride }
            uniforms.bind(bytes(MemoryLayout<CardBlock>.stride), toBlock: 0)
            if finish.isFaced && part != .shadow {
                faceUniforms.bind(bytes(MemoryLayout<FaceBlock>.stride), toBlock: 2)
            }
            if meetsOthers { seamUniforms.bind(bytes(MemoryLayout<SeamBlock>.stride), toBlock: 3) }
            if part == .shadow { shadowUniforms.bind(bytes(MemoryLayout<ShadowBlock>.stride), toBlock: 1) }
            if light != nil {
                let (first, stride) = (lightBatch == 1 ? cards.lowerBound : start, MemoryLayout<LightBlock>.stride)
                lightUniforms.bind(first * stride..<(first + lightBatch) * stride, toBlock: 4)
            }
            program.draw(
                from: (fromTheFront ? cards.upperBound - 1 : cards.lowerBound) - start, by: fromTheFront ? -1 : 1)
            let mesh = CardTriangles.of(part, hasInside: run.mayHaveTranslucent, hasLitEdges: hasLitEdges)
            if let bendMesh {
                bendMesh.draw(instances: cards.count)
            } else {
                zglDrawIndexedInstances(GLsizei(mesh.count), mesh.start, GLsizei(cards.count))
            }
            tracker.didDraw(instances: cards.count)
        }
    }

    private func bendMesh(for face: FaceUse?) -> BendMesh {
        let cells = (face?.shading.effort ?? 1) < 1 ? BendMesh.fewCells : BendMesh.cells
        if let mesh = bendMeshes[cells] { return mesh }
        let mesh = BendMesh(cells: cells, in: tracker)
        bendMeshes[cells] = mesh
        return mesh
    }

    func beginScene() { programs.beginScene() }

    private func program(_ kind: CardProgram.Kind) throws(RendererError) -> CardProgram {
        try programs.value(kind) { kind throws(RendererError) in
            try CardProgram(kind, batch: batch, in: tracker)
        }
    }
}
