internal import CZoeEpoxy
public import LayoutCore
internal import ZoeShaders
public import ZoeStyle
public import ZoeText

/// Draws frames with the OpenGL context that is current. It must be so whenever a renderer or one of its targets is used or
/// goes.
public final class Renderer {
    /// What is alive in OpenGL, and what it complained of; outlives the renderer.
    public let ledger = Ledger()
    /// The driver's name for itself.
    public let describe: String
    /// Whether the processor draws, without a graphics card.
    public let isSoftware: Bool
    /// Sets the labels of cards for this renderer alone; says so if the machine has no fonts.
    public let typesetter: Typesetter

    var textures = Textures()
    let cards: CardPass
    let inputs: EffectInputs
    /// Of cards that a shader of the user's own paints: as they are without it, and what is written on them.
    var contents: FlatPass?
    var labels: FlatPass?
    let backdrop: BackdropPass
    /// Only made for frames in motion.
    private(set) lazy var backdropPicture = BackdropPicture(in: ledger)
    private(set) lazy var quickPass = QuickPass(in: ledger)
    private let post: PostPass
    private let floor: FloorPass
    let flats: FlatPass
    let fades: FlatPass
    /// The forms of shadows that are not their cards' outlines.
    let casts: FlatPass
    /// What is drawn instead of the picture, for who wants to know how it comes about.
    public var debugView: DebugView?
    /// Whether the graphics card is asked how long it takes.
    public var measuresTime = false
    /// A processor that draws would only tell how long it takes to be asked.
    private var timesDrawing: Bool { measuresTime && !isSoftware }
    private var timer: GPUTimer?
    /// Only made for pictures that need it.
    private var shrinking: Screen?
    private var glyphs: GlyphPass?
    /// What was in the window in places that need not be drawn anew.
    var keptWindow: Surface?
    private let isListening: Bool

    /// - Parameter listens: whether the driver's messages are collected, which takes time with each call; errors are in any case.
    public init(typesetter: Typesetter = Typesetter(), listens: Bool = true) throws(RendererError) {
        guard zglIsDesktop(), zglVersion() >= 33 else { throw .version(GLText.version.value) }
        describe = "\(GLText.renderer.value), OpenGL \(GLText.version.value)"
        isSoftware = GLText.isSoftware
        self.typesetter = typesetter
        isListening = listens && ledger.listen()
        cards = CardPass(in: ledger)
        inputs = EffectInputs(in: ledger)
        post = PostPass(in: ledger)
        backdrop = BackdropPass(in: ledger)
        floor = FloorPass(in: ledger)
        flats = FlatPass(in: ledger)
        fades = FlatPass(side: Flat.sharpSide, mostTexels: 10_000_000, in: ledger)
        casts = FlatPass(in: ledger)
        ledger.collectErrors(during: "setting up")
    }

    deinit {
        if isListening { ledger.stopListening() }
    }

    /// Errors and warnings of OpenGL so far.
    public var complaints: [String] { ledger.complaints }
    /// That there are no fonts, once a text has wanted one.
    public var fontComplaint: String? { typesetter.complaint }

    /// - Parameter mostBytes: what may be taken while it is drawn; what needs more is drawn piece by piece.
    public func target(
        width: Int, height: Int, quality: Quality = Quality(), mostBytes: Int = Target.mostBytes
    ) throws(RendererError) -> Target {
        try Target(width: width, height: height, quality: quality, mostBytes: mostBytes, ledger: ledger)
    }

    /// - Parameters:
    ///   - tile: the part of the picture that the target is; all of it, if left out.
    ///   - shading: the user's own shaders.
    ///   - culls: false draws also the cards that make no difference to the picture.
    public func draw(
        _ frame: Frame, look: Look = Look(), shading: Shading? = nil, into target: Target, tile: Tile? = nil,
        culls: Bool = true, effort: Effort = .full
    ) throws(RendererError) {
        ledger.beginFrame()
        if timesDrawing {
            if timer == nil { timer = GPUTimer(in: ledger) }
            timer?.begin()
        }
        defer { timer?.end() }
        beginDrawing()
        let depth = frame.camera.depthRange(of: frame.cards)
        let view = View(frame.camera, depth: depth, target: target, tile: tile)
        try drawPasses(of: shading, for: frame, view)
        let isWhole = target.pieces.count == 1
        if effort == .quick, isWhole, debugView == nil, target.quality == Quality(), canBeQuick(look, shading) {
            try drawQuickly(frame, look, shading, into: target, view, culls: culls)
            return try drawPost(shading, frame.camera, target, view)
        }
        for piece in target.pieces {
            let part = View(frame.camera, depth: depth, target: target, tile: tile, piece: piece)
            try draw(piece, of: frame, look, shading, into: target, part, isWhole: isWhole, culls: culls)
        }
        if debugView == nil { try drawPost(shading, frame.camera, target, view) }
    }

    private func draw(
        _ piece: PixelBox, of frame: Frame, _ look: Look, _ shading: Shading?, into target: Target, _ view: View,
        isWhole: Bool, culls: Bool
    ) throws(RendererError) {
        beginDrawing()
        let face = debugView == nil ? try face(of: frame, look, shading, view) : nil
        var list = CardList(frame, look, textures, view, culls: culls, face: face)
        ledger.didSee(cards: list.places.count, of: frame.cards.count)
        if let debugView {
            try draw(list, as: debugView, into: target, view, piece)
            return
        }
        // What is cut or blurred must be so in all tiles, also where what it passes through is in another one.
        let all = isWhole ? list : CardList(frame, look, textures, view.whole, culls: culls, face: face)
        let laid = try laidFlat(all, of: frame, look, face, view)
        list.lay(laid, for: frame.cards)
        let reflection = try reflection(of: frame, look, view, laid, face, culls: culls)

        // Shaders of the user's own may look at depths and paint anywhere.
        let isOurs = isSoftware && shading == nil
        let ground = BackdropPass.ground(of: look.backdrop)
        let isSimple = isOurs && target.pieces.count == 1 && laid.isEmpty && reflection == nil
        let reach = isSimple && ground != nil ? list.reach : nil
        if let reach, let ground { try target.begin(reach, on: ground) } else { target.begin() }
        let share = isOurs ? target.depthShare : nil
        // Where something goes wrong, the next frame begins anew.
        target.depthShare = DepthShare()
        target.isOpaque = try backdrop.draw(
            look.backdrop, shading, inputs, view, clearsDepth: share?.isFirst ?? true,
            writesBytes: reach != nil && list.beginsWithBytes)
        if let reflection { try floor.draw(reflection, view) }
        if let share { zglDepthRange(share.nearest, share.farthest) }
        defer { zglDepthRange(0, 1) }
        // Each pixel's depth need be held within its range only where cards reach beyond it.
        if list.isWithinDepth && laid.isEmpty { zglDisable(GLCapability.depthClamp.code) }
        try draw(list, view, face: face)
        if let shading, PostPass.readsDepths(shading) {
            try cards.drawDepths(of: list, view, face: face) { quad throws(RendererError) in
                try (quad.flat.isSharp ? fades : flats).draw(quad, view, least: CardPass.solidShare)
            }
        }
        try finish(target, piece)
        if let share { target.depthShare = share.next }
        if let reach, let ground { target.end(reach, on: ground) }
        if let shading { try post.keepDepths(for: shading, of: target, piece) }
    }

    private func drawPost(
        _ shading: Shading?, _ camera: Camera, _ target: Target, _ view: View
    ) throws(RendererError) {
        guard let shading, !shading.post.isEmpty else { return }
        cards.bind()
        try post.draw(shading, inputs, camera, target, view)
        zglBindVertexArray(0)
        ledger.collectErrors(during: "drawing with shaders")
    }

    /// OpenGL as all passes expect it.
    func beginDrawing() {
        for off in [GLCapability.scissor, .faceCulling, .blending] { zglDisable(off.code) }
        for on in [GLCapability.framebufferSRGB, .multisampling, .depthTest, .depthClamp, .eyeClipping] {
            zglEnable(on.code)
        }
        zglColorMask(true)
        zglDepthMask(true)
        zglDepthFunc(GLConstant.lessOrEqual)
        cards.bind()
    }

    /// How many programs were linked and pictures of cards painted since it was made: what takes long the first time.
    public var madeSoFar: Int { programsLinked + cardsPainted }
    public var programsLinked: Int { ledger.programsLinked }
    public var cardsPainted: Int { quickPass.pictures.painted }

    /// What the last frame has cost.
    public var statistics: Statistics {
        var statistics = ledger.statistics
        statistics.gpuSeconds = timesDrawing ? timer?.seconds : nil
        return statistics
    }

    private func draw(
        _ list: CardList, as debug: DebugView, into target: Target, _ view: View, _ piece: PixelBox
    ) throws(RendererError) {
        target.begin()
        target.depthShare = DepthShare()
        target.canvas.begin(clearing: debug == .wireframe ? SIMD4(0.006, 0.006, 0.009, 1) : SIMD4(0, 0, 0, 1))
        target.isOpaque = true
        try cards.draw(list, as: debug, view)
        try finish(target, piece)
    }

    func finish(_ target: Target, _ piece: PixelBox) throws(RendererError) {
        zglDisable(GLCapability.eyeClipping.code)
        let factor = target.quality.supersampling
        try target.finish(piece) { from, to throws(RendererError) in
            try shrink(from, by: factor, to: piece, of: to)
        }
        zglBindVertexArray(0)
        ledger.collectErrors(during: "drawing a frame")
    }

    /// All that is on a list of cards, into what is bound: the picture, a mirror, a sheet of paper.
    func draw(
        _ list: CardList, _ view: View, encodes: Bool = true, face: FaceUse? = nil
    ) throws(RendererError) {
        let writing = try writing(list.texts, view)
        cards.bind()
        if let face { bindSheets(of: face) }
        try cards.draw(list, writing, view, encodes: encodes, face: face) { quad throws(RendererError) in
            try (quad.shade != nil ? casts : quad.flat.isSharp ? fades : flats).draw(quad, view)
        }
    }

    /// Nil where there is no text; then nothing is made for it either.
    private func writing(_ texts: [CardText], _ view: View) throws(RendererError) -> GlyphPass? {
        if texts.isEmpty { return nil }
        let list = GlyphList(texts, typesetter)
        if list.vertices.isEmpty { return nil }
        let pass = if let made = glyphs { made } else { try GlyphPass(in: ledger) }
        glyphs = pass
        try pass.take(list, typesetter, on: view)
        return pass
    }

    private func reflection(
        of frame: Frame, _ look: Look, _ view: View, _ laid: LaidFlats, _ face: FaceUse?, culls: Bool
    ) throws(RendererError) -> Reflection? {
        guard let wanted = look.floor, let plane = MirrorPlane(wanted, under: frame, view) else { return nil }
        var mirrored = view
        mirrored.floor = plane
        var image = frame
        image.cards = frame.cards.map(plane.mirrored)
        // A card that the floor cuts hides less than all of it would.
        var list = CardList(
            image, look, textures, mirrored, culls: culls && !plane.cuts(frame.cards), face: face)
        if list.blocks.isEmpty { return nil }
        list.lay(laid, for: image.cards, isMirrored: true)
        zglEnable(GLCapability.sideClipping.code)
        let reflection = try floor.reflection(in: plane, mirrored)
        reflection.picture.begin(clearing: .zero)
        try draw(list, mirrored, encodes: false, face: face)
        zglDisable(GLCapability.sideClipping.code)
        return reflection
    }

    // MARK: After

    private func shrink(
        _ from: Surface, by factor: Int, to piece: PixelBox, of to: Surface
    ) throws(RendererError) {
        let screen = try Screen.kept(in: &shrinking, .shrinkFragment, ledger)
        to.begin()
        zglViewport(GLint(piece.left), GLint(piece.low), GLsizei(piece.width), GLsizei(piece.height))
        zglDisable(GLCapability.depthTest.code)
        screen.use()
        from.bindTexture()
        screen.set("picture", 0)
        screen.set("factor", factor)
        screen.set("place", SIMD4(Float(piece.left), Float(piece.low), 0, 0))
        screen.draw()
    }
}
