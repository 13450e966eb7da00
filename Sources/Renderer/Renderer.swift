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

    private let interior: Program
    private let edge: Program
    private let interiorPlaces: CardPlaces
    private let edgePlaces: CardPlaces
    private let vertices: GLObject
    private let indices: Buffer
    private let uniforms: Buffer
    /// Only made for pictures that need them.
    private var backdrop: Screen?
    private var shrink: Screen?
    private let batch: Int
    private let isListening: Bool

    public init() throws(RendererError) {
        guard zglIsDesktop(), zglVersion() >= 33 else { throw .version(GLText.version.value) }
        describe = "\(GLText.renderer.value), OpenGL \(GLText.version.value)"
        isListening = ledger.listen()
        let room = GLLimit.uniformBlockSize.value
        batch = max(1, min(room, 65536) / MemoryLayout<CardBlock>.stride)
        interior = try Program(.cardVertex, .cardFragment, definitions: ["CARDS \(batch)", "INTERIOR"], in: ledger)
        edge = try Program(.cardVertex, .cardFragment, definitions: ["CARDS \(batch)"], in: ledger)
        interiorPlaces = CardPlaces(interior)
        edgePlaces = CardPlaces(edge)
        vertices = GLObject(.vertexArray, in: ledger)
        indices = Buffer(.indices, in: ledger)
        uniforms = Buffer(.uniforms, in: ledger)
        zglBindVertexArray(vertices.name)
        unsafe indices.fill(CardMesh.indices.span.bytes, use: .always)
        zglBindVertexArray(0)
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

    /// - Parameter tile: the part of the picture that the target is; all of it, if left out.
    public func draw(_ frame: Frame, look: Look = Look(), into target: Target, tile: Tile? = nil) throws(RendererError)
    {
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
        zglBindVertexArray(vertices.name)
        try drawBackdrop(look.backdrop, on: target, tile: tile)

        let list = CardList(
            frame, look, window: tile.map { target.window($0) } ?? .identity,
            pixels: Size(width: Double(canvas.width), height: Double(canvas.height)))
        drawCards(list, width: canvas.width, height: canvas.height)

        zglDisable(GLCapability.eyeClipping.code)
        try target.finish { from, to throws(RendererError) in try shrunk(from, into: to) }
        zglBindVertexArray(0)
        ledger.collectErrors(during: "drawing a frame")
    }

    // MARK: Cards

    /// First what is opaque and whole, from the front, into the depth buffer; then edges and translucent cards from the back,
    /// blended over it.
    private func drawCards(_ list: CardList, width: Int, height: Int) {
        guard !list.blocks.isEmpty else { return }
        let alignment = max(1, GLLimit.uniformOffsetAlignment.value)
        let stride = MemoryLayout<CardBlock>.stride
        // Batches begin where the driver lets a block begin; the last one is filled up, as a block must be all there.
        var step = batch
        while step > 1 && step * stride % alignment != 0 { step -= 1 }
        let batches = (list.blocks.count + step - 1) / step
        var blocks = list.blocks
        blocks += Array(repeating: blocks[0], count: (batches - 1) * step + batch - blocks.count)
        unsafe uniforms.fill(blocks.span.bytes, use: .once)

        func draw(_ number: Int, _ places: CardPlaces, _ mesh: CardMesh) {
            let first = number * step
            let count = min(step, list.blocks.count - first)
            uniforms.bind(first * stride..<(first + batch) * stride, toBlock: 0)
            zglUniform1i(places.last, GLint(count - 1))
            zglDrawIndexedInstances(GLsizei(mesh.count), mesh.start, GLsizei(count))
        }
        if list.hasOpaque {
            interior.use()
            zglUniform2f(interiorPlaces.picture, Float(width) / 2, Float(height) / 2)
            for number in (0..<batches).reversed() { draw(number, interiorPlaces, .whole) }
        }
        edge.use()
        zglUniform2f(edgePlaces.picture, Float(width) / 2, Float(height) / 2)
        zglDepthMask(false)
        zglEnable(GLCapability.blending.code)
        zglBlendFunc(GLConstant.one, GLConstant.oneMinusSourceAlpha)
        for number in 0..<batches { draw(number, edgePlaces, .ring) }
        zglDisable(GLCapability.blending.code)
        zglDepthMask(true)
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

/// Where the card program's uniforms are.
private struct CardPlaces {
    let picture: GLint
    let last: GLint

    init(_ program: borrowing Program) {
        picture = program.uniform("picture")
        last = program.uniform("last")
        program.bindBlock("Cards", to: 0)
    }
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
        return whole + middle + ring
    }()

    static let whole = CardMesh(start: 0, count: 6)
    static let ring = CardMesh(start: 6, count: 30)
}
