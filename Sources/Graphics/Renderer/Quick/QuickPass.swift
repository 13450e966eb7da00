internal import CZoeEpoxy
internal import CardContent
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeShaders
internal import ZoeStyle

/// Draws cards from pictures of them: in motion, where the processor draws.
final class QuickPass {
    private let tracker: GLTracker
    let pictures: CardPictures
    var standIns = StandIns()
    let shadows: ShadowPictures
    /// For artwork that needs no painting; nil where the driver cannot.
    let sampler: PictureSampler?
    /// For the artwork of cards that are painted anew every few frames.
    private let lightSampler: PictureSampler?
    private let array: GLObject
    private let vertices: Buffer
    private let numbers: Buffer
    private let indices: Buffer
    private let smallCards: Buffer
    private var programs = KeptForScenes<QuickProgram.Kind, QuickProgram>.programs()
    /// What cards are drawn on before they become pictures.
    private var paper: Surface?
    /// How many frames ago it was needed last.
    private var framesWithoutPaper = 0
    /// After so many, a large paper is not kept any longer, and none is larger than this, in texels, for the sake of cards before.
    private static let (mostFramesWithPaper, largePaper) = (30, 1 << 20)
    private let framebuffer: GLObject
    private var convert: FullScreenProgram?
    private var lens: FullScreenProgram?
    private var blur: FullScreenProgram?
    /// How many pictures may still be painted ahead of time; nil while a frame is drawn, for which those are painted that it lacks.
    var paintsAhead: Int?
    /// The parts of a frame that are drawn; fewer only to make their programs ready.
    var parts = Set(QuickProgram.Kind.Part.allCases)
    /// Kept for its room.
    var mesh = QuickMesh()

    /// The mesh for somebody who adds to it and gives it back: two owners would copy all of it.
    func takeMesh() -> QuickMesh {
        defer { mesh = QuickMesh() }
        return mesh
    }

    init(in tracker: GLTracker) {
        self.tracker = tracker
        pictures = CardPictures(in: tracker)
        shadows = ShadowPictures(in: tracker)
        sampler = PictureSampler(decodes: false, in: tracker)
        lightSampler = PictureSampler(decodes: true, in: tracker)
        array = GLObject(.vertexArray, in: tracker)
        vertices = Buffer(.vertices, in: tracker)
        numbers = Buffer(.vertices, in: tracker)
        indices = Buffer(.indices, in: tracker)
        smallCards = Buffer(.uniforms, in: tracker)
        framebuffer = GLObject(.framebuffer, in: tracker)
        zglBindVertexArray(array.name)
        vertices.bind()
        indices.bind()
        let stride = MemoryLayout<QuickVertex>.stride
        for place in 0..<3 {
            zglVertexFloats(GLuint(place), 4, GLsizei(stride), place * MemoryLayout<SIMD4<Float>>.stride)
        }
        numbers.bind()
        zglVertexFloats(3, 1, GLsizei(MemoryLayout<Float>.stride), 0)
        zglBindVertexArray(0)
    }

    // MARK: Pictures

    /// - Parameter draw: draws the card to what its second argument binds.
    func paint(
        _ key: CardPictureKey, scale: Double, draw: (View, _ begin: () -> Void) throws(RendererError) -> Void
    ) throws(RendererError) -> CardPicture {
        let size = CardPictureSize(
            key.size, margin: key.margin, scale: pictures.affordable(scale, for: key))
        let paper = try paper(size)
        let isFleeting = pictures.isFleeting(key)
        return try pictures.add(key, size) { picture throws(RendererError) in
            let points = Size(width: key.size.width + 2 * key.margin, height: key.size.height + 2 * key.margin)
            try draw(View(flat: points, isTurned: false, width: size.width, height: size.height)) {
                paper.begin(clearing: .zero)
                zglViewport(0, 0, GLsizei(size.width), GLsizei(size.height))
                if isFleeting { lightSampler?.bind() }
            }
            PictureSampler.unbind()
            let convert = try FullScreenProgram.kept(in: &convert, "quick/card-picture.frag", tracker)
            zglBindFramebuffer(GLFramebufferUse.all.code, framebuffer.name)
            picture.attach()
            zglDisable(GLCapability.depthTest.code)
            zglDisable(GLCapability.framebufferSRGB.code)
            zglDisable(GLCapability.eyeClipping.code)
            convert.use()
            paper.bindTexture()
            convert.set("picture", 0)
            convert.draw()
            switch picture.levels {
            case .discs:
                let lens = try FullScreenProgram.kept(in: &lens, "quick/lens-level.frag", tracker)
                makeLevels(of: picture, from: paper, LensLevels.spots, lens)
            case .blurs:
                let blur = try FullScreenProgram.kept(in: &blur, "quick/blur-level.frag", tracker)
                makeLevels(of: picture, from: paper, BlurLevels.spots, blur)
            case .means where isFleeting: picture.goWithoutLevels()
            case .means: try pictures.makeLevels(of: picture)
            }
            zglEnable(GLCapability.eyeClipping.code)
            zglEnable(GLCapability.framebufferSRGB.code)
            zglEnable(GLCapability.depthTest.code)
        }
    }

    /// Makes the smaller versions, each from the light that was drawn.
    private func makeLevels(
        of picture: CardPicture, from paper: Surface, _ spots: [LevelSpot], _ program: FullScreenProgram
    ) {
        paper.makeLevels(halvings: CardPicture.halvings - 1)
        program.use()
        program.set("picture", 0)
        for (finer, spot) in spots.enumerated() {
            picture.attach(level: finer + 1)
            program.set("finer", SIMD4<Float>(Float(finer), Float(spot.size), Float(spot.reach), 0))
            program.draw()
        }
        picture.attach()
    }

    /// Another scene comes on stage.
    func beginScene() {
        pictures.beginScene()
        shadows.beginScene()
        programs.beginScene()
        standIns.beginScene()
        (paper, tried, manners) = (nil, [], [])
    }

    private func paper(_ size: CardPictureSize) throws(RendererError) -> Surface {
        framesWithoutPaper = 0
        if let paper, paper.width >= size.width, paper.height >= size.height { return paper }
        // No power of two, as with pictures.
        var (width, height) = (max(size.width, paper?.width ?? 272), max(size.height, paper?.height ?? 272))
        if width * height > Self.largePaper { (width, height) = (size.width, size.height) }
        paper = nil
        let made = try Surface(
            width: width, height: height, colour: .texture(.colour), hasDepth: true, depthStorage: .shallowDepth,
            in: tracker)
        paper = made
        return made
    }

    // MARK: Frames

    func beginFrame() {
        pictures.beginFrame()
        mesh.removeAll()
        framesWithoutPaper += 1
        guard framesWithoutPaper > Self.mostFramesWithPaper, let paper else { return }
        if paper.width * paper.height > Self.largePaper { self.paper = nil }
    }

    /// A part of frames like this one that has not been drawn yet.
    func untried(_ look: Look) -> Trial? {
        let parts = QuickProgram.Kind.Part.allCases.map { ($0, false) } + [(.body, true), (.rim, true)]
        let trials = manners.flatMap { isLight in
            parts.map { part, areStandIns in
                Trial(isLight: isLight, hasFloor: look.floor != nil, part: part, areStandIns: areStandIns)
            }
        }
        let left = trials.filter { !tried.contains($0) }
        return tracker.isRehearsal ? left.last : left.first
    }

    private var tried: Set<Trial> = []

    /// From now on it has been.
    func note(_ trial: Trial) { tried.insert(trial) }

    /// Whether the scene's frames are mixed as light, or as bytes, or some as the one and some as the other.
    private(set) var manners: [Bool] = []

    func note(isLight: Bool) { if !manners.contains(isLight) { manners.append(isLight) } }

    /// A part of a frame that is drawn to make its programs ready.
    struct Trial: Hashable {
        let isLight: Bool
        let hasFloor: Bool
        let part: QuickProgram.Kind.Part
        /// Cards are shown without what is printed on them.
        let areStandIns: Bool
    }

    /// A layer, ready to be drawn.
    struct Drawing {
        fileprivate let light: LightKind?
        fileprivate let view: View
        fileprivate let bodies: [QuickBatch]
        fileprivate let veils: [QuickBatch]
        /// Whether veils are mixed as light, as they are at rest; else as bytes, which takes two thirds of the time and is nearly the
        /// same where only edges and shadows are mixed.
        fileprivate let isLight: Bool
    }

    /// For as long as no other frame begins.
    /// - Parameter depths: that the layer has for itself.
    func drawing(_ layer: QuickLayer, _ view: View, _ depths: ClosedRange<Float>, isLight: Bool) -> Drawing {
        func batches(_ draws: some Sequence<QuickDraw>) -> [QuickBatch] {
            mesh.batches(draws, depths, slices: layer.slices, isLight: isLight)
        }
        return Drawing(
            light: layer.lightKind, view: view, bodies: batches(layer.bodies.reversed()), veils: batches(layer.veils),
            isLight: isLight)
    }

    /// Sends the corners of all drawings.
    func begin() {
        zglBindVertexArray(array.name)
        let mesh = mesh
        unsafe vertices.fill(mesh.vertices.span.bytes, use: .once)
        unsafe indices.fill(mesh.ordered.span.bytes, use: .once)
        if mesh.smallCards.isEmpty { return }
        unsafe numbers.fill(mesh.numbers.span.bytes, use: .once)
        let (batch, stride) = (SmallCard.batch, MemoryLayout<SmallCard>.stride)
        let batches = (mesh.smallCards.count + batch - 1) / batch
        unsafe smallCards.fill(mesh.smallCards.span.bytes, room: batches * batch * stride, use: .once)
    }

    /// What is bound as the second texture, where nothing nearer is.
    func drawBackdrop(_ view: View) throws(RendererError) {
        guard parts.contains(.backdrop) else { return }
        try program(QuickProgram.Kind(part: .backdrop)).use(on: view)
        zglDrawTriangles(3)
        tracker.didDraw()
    }

    /// - Parameter looksAtGround: what they are mixed with is not known beforehand.
    func drawBodies(_ drawing: Drawing, looksAtGround: Bool) throws(RendererError) {
        try draw(drawing.bodies, of: drawing, looksAtGround: looksAtGround)
    }

    func drawVeils(_ drawing: Drawing) throws(RendererError) {
        guard !drawing.veils.isEmpty else { return }
        zglDepthMask(false)
        zglEnable(GLCapability.blending.code)
        zglBlendFunc(GLConstant.one, GLConstant.oneMinusSourceAlpha)
        try draw(drawing.veils, of: drawing, isLight: drawing.isLight)
        zglDisable(GLCapability.blending.code)
        zglDepthMask(true)
    }

    private func draw(
        _ batches: [QuickBatch], of drawing: Drawing, looksAtGround: Bool = false, isLight: Bool = false
    ) throws(RendererError) {
        let view = drawing.view
        var last: (kind: QuickProgram.Kind, program: QuickProgram)?
        defer { PictureSampler.unbind() }
        for batch in batches where parts.contains(batch.draw.source.part) {
            let draw = batch.draw
            let kind = QuickProgram.Kind(
                part: draw.source.part, isBlurred: draw.blurLevel != nil, isMirrored: view.isMirrored,
                looksAtGround: looksAtGround, isLight: isLight, isRound: draw.source.rounding != nil,
                paint: draw.source.paint,
                light: draw.light == nil ? nil : drawing.light, isBent: draw.light?.isBent ?? false)
            let program: QuickProgram
            if let last, last.kind == kind {
                program = last.program
            } else {
                program = try self.program(kind)
                program.use(on: view)
                last = (kind, program)
            }
            switch draw.source {
            case .body(let picture): picture.bind()
            case .rim(let picture):
                picture.bind()
                if let rounding = picture.rounding { program.set(rounding) }
            case .shadow(let picture, _):
                PictureSampler.unbind()
                picture.bind()
            }
            if let card = draw.smallCard {
                let size = SmallCard.batch * MemoryLayout<SmallCard>.stride
                let start = card / SmallCard.batch * size
                smallCards.bind(start..<start + size, toBlock: QuickProgram.smallCards)
            } else {
                if let fill = draw.source.fill { program.set(fill) }
                if let light = draw.light { program.set(light) }
            }
            if let level = draw.blurLevel { program.set(blurLevel: level) }
            zglDrawIndexed(
                GLsizei(batch.triangles.count), batch.triangles.lowerBound * MemoryLayout<UInt32>.stride)
            tracker.didDraw(instances: batch.count)
        }
    }

    private func program(_ kind: QuickProgram.Kind) throws(RendererError) -> QuickProgram {
        try programs.value(kind) { kind throws(RendererError) in try QuickProgram(kind, in: tracker) }
    }
}

extension SIMD4<Float> {
    /// Premultiplied light as a colour of bytes, and how much light it keeps away.
    var asBytes: SIMD4<Float> {
        var bytes = (self / Swift.max(w, 1e-6)).encoded
        bytes.w = w
        return bytes
    }

    /// Light as a screen is sent it.
    var encoded: SIMD4<Float> {
        SIMD4(x.encoded, y.encoded, z.encoded, w)
    }
}

extension Float {
    fileprivate var encoded: Float { Float(Colour.encoded(Double(self))) }
}
