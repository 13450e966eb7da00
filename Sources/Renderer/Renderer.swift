public import Appearance
internal import CEpoxy
public import LayoutCore
internal import Shaders

/// Draws frames with the OpenGL context that is current. It must be so whenever a renderer or one of its targets is used or
/// goes.
public final class Renderer {
    /// What is alive in OpenGL, and what it complained of; outlives the renderer.
    public let ledger = Ledger()
    /// The driver's name for itself.
    public let describe: String

    var textures = Textures()
    private let cards: CardPass
    /// Only made for pictures that need them.
    private var backdrop: Screen?
    private var shrink: Screen?
    private let isListening: Bool

    public init() throws(RendererError) {
        guard zglIsDesktop(), zglVersion() >= 33 else { throw .version(GLText.version.value) }
        describe = "\(GLText.renderer.value), OpenGL \(GLText.version.value)"
        isListening = ledger.listen()
        cards = CardPass(in: ledger)
        ledger.collectErrors(during: "setting up")
    }

    deinit {
        if isListening { ledger.stopListening() }
    }

    /// Errors and warnings of OpenGL so far.
    public var complaints: [String] { ledger.complaints }

    public func target(width: Int, height: Int, quality: Quality = Quality()) throws(RendererError) -> Target {
        try Target(width: width, height: height, quality: quality, ledger: ledger)
    }

    /// - Parameters:
    ///   - tile: the part of the picture that the target is; all of it, if left out.
    ///   - culls: false draws also the cards that make no difference to the picture.
    public func draw(
        _ frame: Frame, look: Look = Look(), into target: Target, tile: Tile? = nil, culls: Bool = true
    ) throws(RendererError) {
        let canvas = target.canvas
        canvas.bind(for: .all)
        zglViewport(0, 0, GLsizei(canvas.width), GLsizei(canvas.height))
        for off in [GLCapability.scissor, .faceCulling, .blending] { zglDisable(off.code) }
        for on in [GLCapability.framebufferSRGB, .multisampling, .depthTest, .depthClamp, .eyeClipping] {
            zglEnable(on.code)
        }
        zglColorMask(true)
        zglDepthMask(true)
        zglDepthFunc(GLConstant.lessOrEqual)
        cards.bind()
        try drawBackdrop(look.backdrop, on: target, tile: tile)

        let list = CardList(
            frame, look, textures, window: tile.map { target.window($0) } ?? .identity,
            pixels: Size(width: Double(canvas.width), height: Double(canvas.height)), culls: culls)
        try cards.draw(list, width: canvas.width, height: canvas.height)

        zglDisable(GLCapability.eyeClipping.code)
        try target.finish { from, to throws(RendererError) in try shrunk(from, into: to) }
        zglBindVertexArray(0)
        ledger.collectErrors(during: "drawing a frame")
    }

    // MARK: Behind and after

    private func drawBackdrop(_ kind: Backdrop, on target: Target, tile: Tile?) throws(RendererError) {
        let clear: SIMD4<Float>
        switch kind {
        case .transparent: clear = .zero
        case .solid(let colour): clear = colour.light
        case .gradient(let top, let bottom): clear = (top.alpha < bottom.alpha ? top : bottom).light
        case .studio(let colour): clear = colour.light
        }
        target.isOpaque = clear.w >= 1
        zglClearColor(clear.x, clear.y, clear.z, clear.w)
        zglClearDepth(1)
        zglClear(GLConstant.colourBits | GLConstant.depthBits)
        guard case .gradient(let top, let bottom) = kind else { return }

        let screen = try Screen.kept(in: &backdrop, .backdropFragment, ledger)
        screen.use()
        let factor = target.quality.supersampling
        let (left, above) = (tile?.left ?? 0, tile?.top ?? 0)
        let height = tile?.pictureHeight ?? target.height
        let low = height - above - target.height
        screen.set("top", top.roots())
        screen.set("bottom", bottom.roots())
        screen.set("place", SIMD4<Float>(Float(left * factor), Float(low * factor), Float(height * factor), 0))
        zglDisable(GLCapability.depthTest.code)
        screen.draw()
        zglEnable(GLCapability.depthTest.code)
    }

    private func shrunk(_ from: Surface, into to: Surface) throws(RendererError) {
        let screen = try Screen.kept(in: &shrink, .shrinkFragment, ledger)
        to.bind(for: .all)
        zglViewport(0, 0, GLsizei(to.width), GLsizei(to.height))
        zglDisable(GLCapability.depthTest.code)
        screen.use()
        from.bindTexture()
        screen.set("picture", 0)
        screen.set("factor", from.width / to.width)
        screen.draw()
    }
}
