internal import CZoeEpoxy
public import LayoutCore
public import ZoeOpenGL
internal import ZoeShaders
public import ZoeStyle
public import ZoeText

/// Draws frames with the OpenGL context that is current. It must be so whenever a renderer or one of its targets is used or
/// goes.
public final class Renderer {
    /// What is alive in OpenGL, and what it complained of; outlives the renderer.
    public let tracker = GLTracker()
    /// The driver's name for itself.
    public let driverName: String
    /// Whether the processor draws, without a graphics card.
    public let isSoftware: Bool
    /// Which shortcuts are taken.
    public var policy: DrawingPolicy
    /// Sets the labels of cards for this renderer alone; says so if the machine has no fonts.
    public let typesetter: Typesetter

    var textures = ArtworkTextures()
    let cards: CardPass
    let inputs: EffectInputs
    /// Cards that a shader of the user's own paints, as they are without it, and what is written on them.
    var contents: FlatPass?
    var labels: FlatPass?
    let backdrop: BackdropPass
    /// Only made for frames in motion.
    private(set) lazy var backdropPicture = BackdropPicture(in: tracker)
    private(set) lazy var quickPass = QuickPass(in: tracker)
    let post: PostPass
    private(set) lazy var transitions = TransitionPass(in: tracker)
    private let floor: FloorPass
    let flats: FlatPass
    let fadingCards: FlatPass
    /// The forms of shadows that are not their cards' outlines.
    let shadowForms: FlatPass
    /// What is drawn instead of the picture, to see how it comes about.
    public var debugView: DebugView?
    /// How finely pictures of cards with a shader of the user's own are painted for motion.
    public var paintingScale = 1.0
    /// How many such pictures were painted.
    public internal(set) var cardsPaintedByShaders = 0
    /// Amid a motion, cards that come into view may be shown without what is printed on them for some frames: for who must not be
    /// late.
    public var letsCardsWait = false
    /// Whether the graphics card is asked how long it takes.
    public var measuresTime = false
    /// The same for each pass of the user's own shaders, in place of the whole frame.
    public var measuresPasses: Bool {
        get { tracker.timesPasses }
        set { tracker.timesPasses = newValue }
    }
    /// This pass alone is shown, in place of the picture.
    public var shownPass: PassName?
    private(set) lazy var passViewer = PassViewer(in: tracker)
    /// A processor that draws would only tell how long it takes to be asked.
    private var timesDrawing: Bool { measuresTime && !isSoftware && !measuresPasses }
    private var timer: GPUTimer?
    /// Only made for pictures that need it.
    let finishing: FinishingPrograms
    private var glyphs: GlyphPass?
    /// What was in the window in places that need not be drawn anew.
    var keptWindow: Surface?
    private let isListening: Bool

    /// - Parameter listens: whether the driver's messages are collected, which takes time with each call; errors are in any case.
    public init(typesetter: Typesetter = Typesetter(), listens: Bool = true) throws(RendererError) {
        guard zglIsDesktop(), zglVersion() >= 33 else { throw .version(GLText.version.value) }
        driverName = "\(GLText.renderer.value), OpenGL \(GLText.version.value)"
        isSoftware = GLText.isSoftware
        policy = DrawingPolicy(isSoftware: isSoftware)
        self.typesetter = typesetter
        isListening = listens && tracker.listen()
        if isSoftware { tracker.pace = DrawingPace() }
        cards = CardPass(in: tracker)
        finishing = FinishingPrograms(in: tracker)
        inputs = EffectInputs(in: tracker)
        post = PostPass(in: tracker)
        backdrop = BackdropPass(in: tracker)
        floor = FloorPass(in: tracker)
        flats = FlatPass(side: 4096, in: tracker)
        fadingCards = FlatPass(side: FlatCard.sharpSide, mostTexels: 10_000_000, in: tracker)
        shadowForms = FlatPass(in: tracker)
        tracker.collectErrors(during: "setting up")
    }

    deinit {
        if isListening { tracker.stopListening() }
        // Others may keep the tracker for longer than the context.
        tracker.pace = nil
    }

    /// Errors and warnings of OpenGL so far.
    public var complaints: [String] { tracker.complaints }
    /// That there are no fonts, once a text has wanted one.
    public var fontComplaint: String? { typesetter.complaint }

    /// - Parameters:
    ///   - fewestPieces: for pictures that are drawn step by step.
    ///   - mostBytes: what may be taken while it is drawn; what needs more is drawn piece by piece.
    public func target(
        width: Int, height: Int, quality: Quality = Quality(), fewestPieces: Int = 1, mostBytes: Int = Target.mostBytes
    ) throws(RendererError) -> Target {
        try Target(
            width: width, height: height, quality: quality, fewestPieces: fewestPieces, mostBytes: mostBytes,
            programs: isSoftware ? finishing : nil, tracker: tracker)
    }

    /// - Parameters:
    ///   - tile: the part of the picture that the target is; all of it, if left out.
    ///   - shading: the user's own shaders.
    ///   - culls: false draws also the cards that make no difference to the picture.
    ///   - whenPlaced: is told before cards are drawn to the target; where frames are drawn quickly, once they have their places.
    public func draw(
        _ frame: Frame, look: Look = Look(), shading: Shading? = nil, into target: Target, tile: Tile? = nil,
        culls: Bool = true, effort: Effort = .full, whenPlaced: @escaping () -> Void = {}
    ) throws(RendererError) {
        tracker.beginFrame()
        if timesDrawing {
            if timer == nil { timer = GPUTimer(in: tracker) }
            timer?.begin()
        }
        defer { timer?.end() }
        var picture = UnfinishedPicture(
            self.request(frame, look, shading, into: target, tile, culls, effort, whenPlaced: whenPlaced))
        while !picture.isFinished { try goOn(with: &picture) }
    }

    func drawCards(of request: DrawingRequest, _ effort: Effort) throws(RendererError) {
        if effort == .quick, canBeQuick(request) { return try drawQuickly(request) }
        request.whenPlaced()
        for piece in request.target.pieces { try draw(piece, of: request) }
    }

    /// The passes of a picture, from the first to the last; where it is drawn piece by piece, those of one piece.
    func draw(_ piece: PixelBox, of request: DrawingRequest) throws(RendererError) {
        let (look, shading, target) = (request.look, request.shading, request.target)
        let view = request.view(of: piece)
        beginDrawing()
        try target.take(needsSamples(request) ? .samples : .plain)
        var request = request
        if tracker.isRehearsal { request.keepFew() }
        let frame = request.frame

        // Which cards are seen, and in which order. A shader of the user's own may read pictures of them.
        let face =
            debugView == nil ? try face(of: frame, look, shading, view, keepsSheets: request.effort == .quick) : nil
        var list = CardList(
            frame, look, textures, view, culls: request.culls, face: face,
            lighting: debugView == nil ? Lighting(look, frame, in: nil) : nil)
        tracker.didSee(cards: list.places.count, of: frame.cards.count)
        if let debugView { return try draw(list, as: debugView, into: target, view, piece) }

        // Cards that are laid into the picture as a whole: blurred ones, those that are cut, those that fade with their letters.
        let flatCards = try flatCards(of: request, list, face, view)
        list.lay(flatCards, for: frame.cards)
        if tracker.isRehearsal {
            let clearing = clearing(for: request, list, isSimple: false)
            try clearing.begin()
            try draw(list, view, face: face)
            clearing.end()
        }

        // What a floor mirrors.
        let reflection = try reflection(of: request, view, flatCards, face)

        let contacts = ContactShadows(frame, look)

        // The backdrop, on a target that is emptied as far as it must be, and on it what the floor shows.
        let clearing = clearing(for: request, list, isSimple: flatCards.isEmpty && reflection == nil && contacts == nil)
        try clearing.begin()
        target.isOpaque = try backdrop.draw(
            look.backdrop, shading, inputs, view,
            writesBytes: clearing.isPartial && list.beginsWithBytes && policy.takes(.bytes),
            to: policy.takes(.backdrops) && target.canvas.samples == 1 ? target.canvas : nil)
        if let reflection { try floor.draw(reflection, view) }
        if let contacts {
            try draw(CardList(contacts.frame, contacts.look, textures, view, culls: false), view, encodes: false)
        }

        // The cards: opaque ones from the front with what is written on them, then from the back shadows, edges, translucent ones.
        try draw(list, view, face: face)

        // Their depths, for shaders over the whole picture.
        if let shading, PostPass.readsDepths(shading) { try drawDepths(of: list, view, face) }

        // The final size.
        try finish(target, piece)
        clearing.end()
        if let shading { try post.keepDepths(for: shading, of: target, piece) }
    }

    /// Shaders of the user's own may bend cards through each other and look at depths, and views for debugging show what is there.
    private func needsSamples(_ request: DrawingRequest) -> Bool {
        guard request.target.quality.samples > 1 else { return false }
        guard policy.takes(.samples), debugView == nil, request.shading == nil else { return true }
        return MeetingCards.areSeen(in: request.frame, request.look, request.view())
    }

    /// Shaders of the user's own may look at depths and paint anywhere.
    private func clearing(for request: DrawingRequest, _ list: CardList, isSimple: Bool) -> Clearing {
        let isPartial = request.shading == nil && isSimple && request.isWhole && policy.takes(.corners)
        return Clearing(
            request.target, reach: isPartial ? list.reach : nil, on: BackdropPass.ground(of: request.look.backdrop))
    }

    // MARK: Parts of passes

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
    public var programsLinked: Int { tracker.programsLinked }
    public var cardsPainted: Int { quickPass.pictures.painted }

    /// What the last frame has cost.
    public var statistics: FrameStatistics {
        var statistics = tracker.statistics
        statistics.gpuSeconds = timesDrawing ? timer?.seconds : nil
        return statistics
    }

    private func draw(
        _ list: CardList, as debug: DebugView, into target: Target, _ view: View, _ piece: PixelBox
    ) throws(RendererError) {
        target.begin()
        target.canvas.begin(clearing: debug == .wireframe ? SIMD4(0.006, 0.006, 0.009, 1) : SIMD4(0, 0, 0, 1))
        target.isOpaque = true
        try cards.draw(list, as: debug, view)
        try finish(target, piece)
    }

    func finish(_ target: Target, _ piece: PixelBox) throws(RendererError) {
        zglDisable(GLCapability.eyeClipping.code)
        try target.finish(piece, finishing)
        zglBindVertexArray(0)
        tracker.collectErrors(during: "drawing a frame")
    }

    /// All that is on a list of cards, into what is bound: the picture, a mirror, a sheet of paper.
    func draw(
        _ list: CardList, _ view: View, encodes: Bool = true, face: FaceUse? = nil
    ) throws(RendererError) {
        let writing = try writing(list.texts, view)
        cards.bind()
        if let face { bindSheets(of: face) }
        try cards.draw(list, writing, view, encodes: encodes && policy.takes(.bytes), face: face) {
            quad throws(RendererError) in
            try (quad.shade != nil ? shadowForms : quad.flat.isSharp ? fadingCards : flats).draw(
                quad, view, light: list.lightKind)
        }
    }

    /// Nil where there is no text; then nothing is made for it either.
    private func writing(_ texts: [CardText], _ view: View) throws(RendererError) -> GlyphPass? {
        if texts.isEmpty { return nil }
        let list = GlyphList(texts, typesetter)
        if list.vertices.isEmpty { return nil }
        let pass = if let made = glyphs { made } else { try GlyphPass(in: tracker) }
        glyphs = pass
        try pass.take(list, typesetter, on: view)
        return pass
    }

    func drawDepths(of list: CardList, _ view: View, _ face: FaceUse?) throws(RendererError) {
        try cards.drawDepths(of: list, view, face: face) { quad throws(RendererError) in
            try (quad.flat.isSharp ? fadingCards : flats).draw(quad, view, least: CardPass.solidShare)
        }
    }

    private func reflection(
        of request: DrawingRequest, _ view: View, _ flatCards: FlatCards, _ face: FaceUse?
    ) throws(RendererError) -> Reflection? {
        let frame = request.frame
        guard let wanted = request.look.floor, let whole = MirrorPlane(wanted, under: frame, view) else { return nil }
        var image = frame
        image.cards = frame.cards.map(whole.mirrored)
        // Cards that a shader bends may be anywhere.
        let isBent = face?.effect.text.bends ?? false
        let rows = isBent ? view.height : whole.rows(of: image.cards, overhang: request.look.deck.overhang, in: view)
        var mirrored = view.cropped(to: PixelBox(left: 0, low: 0, width: view.width, height: rows))
        guard let plane = MirrorPlane(wanted, under: frame, mirrored) else { return nil }
        mirrored.floor = plane
        // A card that the floor cuts hides less than all of it would.
        var list = CardList(
            image, request.look, textures, mirrored, culls: request.culls && !plane.cuts(frame.cards), face: face,
            lighting: Lighting(request.look, image, in: plane))
        if list.blocks.isEmpty { return nil }
        list.lay(flatCards, for: image.cards, isMirrored: true)
        let planes: [GLCapability] = plane.isSeenFromAbove ? [.sideClipping, .depthsClipping] : [.sideClipping]
        for plane in planes { zglEnable(plane.code) }
        let reflection = try floor.reflection(in: plane, mirrored)
        reflection.picture.begin(clearing: .zero)
        zglViewport(0, 0, GLsizei(mirrored.width), GLsizei(mirrored.height))
        try draw(list, mirrored, encodes: false, face: face)
        for plane in planes { zglDisable(plane.code) }
        return reflection
    }
}
