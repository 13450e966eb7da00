internal import CZoeEpoxy

/// What brings a canvas to the size of the finished picture, and that to the window. Each program is only made for pictures that
/// need it. Where the processor draws, copying does the same, but by programs that Mesa makes anew in each process and does not keep
/// on disk as it does ours.
final class FinishingPrograms {
    private let tracker: GLTracker
    private var means: FullScreenProgram?
    private var shrinking: FullScreenProgram?
    private var copying: FullScreenProgram?
    /// A backdrop stretched to where it is shown: most of it is the same in the next frame.
    private var stretched: (surface: Surface, place: PixelBox, edition: Int)?
    /// OpenGL wants one, though the corners come from nowhere.
    private let vertices: GLObject

    init(in tracker: GLTracker) {
        self.tracker = tracker
        vertices = GLObject(.vertexArray, in: tracker)
    }

    /// The mean of each pixel's samples.
    /// - Parameter reach: only these pixels.
    func takeMeans(of from: Surface, to: Surface, _ reach: PixelExtent?) throws(RendererError) {
        let screen = try FullScreenProgram.kept(in: &means, "shared/means.frag", tracker)
        to.begin()
        zglViewport(0, 0, GLsizei(reach?.width ?? to.width), GLsizei(reach?.height ?? to.height))
        draw(screen) {
            from.bindSamples()
            screen.set("samples", 0)
            screen.set("count", from.samples)
        }
    }

    func shrink(
        _ from: Surface, by factor: Int, to piece: PixelBox, of to: Surface
    ) throws(RendererError) {
        let screen = try FullScreenProgram.kept(in: &shrinking, "shared/shrink.frag", tracker)
        to.begin()
        zglViewport(GLint(piece.left), GLint(piece.low), GLsizei(piece.width), GLsizei(piece.height))
        draw(screen) {
            from.bindTexture()
            screen.set("picture", 0)
            screen.set("factor", factor)
            screen.set("place", SIMD4(Float(piece.left), Float(piece.low), 0, 0))
        }
    }

    /// To a place in what is bound: byte for byte to one of the same size, stretched to a larger one.
    /// - Parameter parts: of the place; all of it, where nothing is said.
    func copy(_ from: Surface, to place: PixelBox, only parts: [PixelBox]? = nil) throws(RendererError) {
        let screen = try FullScreenProgram.kept(in: &copying, "shared/copy.frag", tracker)
        let kind = GLConstant.texture2D
        let isStretched = from.width < place.width || from.height < place.height
        prepare(screen) {
            from.bindTexture()
            zglTexParameter(kind, GLConstant.decoding, GLConstant.skipsDecoding)
            if isStretched { zglTexParameter(kind, GLConstant.magFilter, GLConstant.linear) }
            screen.set("picture", 0)
            let (across, down) = (1 / Float(place.width), 1 / Float(place.height))
            screen.set("place", SIMD4(Float(place.left), Float(place.low), across, down))
        }
        for part in parts ?? [place] {
            zglViewport(GLint(part.left), GLint(part.low), GLsizei(part.width), GLsizei(part.height))
            screen.draw()
        }
        zglTexParameter(kind, GLConstant.decoding, GLConstant.decodes)
        if isStretched { zglTexParameter(kind, GLConstant.magFilter, GLConstant.nearest) }
    }

    /// A backdrop as `copy` stretches it, where it is in the window; binds others to be drawn on.
    func stretchedBackdrop(_ cards: CardsOnBackdrop, to place: PixelBox) throws(RendererError) -> Surface {
        if let stretched, stretched.place == place, stretched.edition == cards.edition { return stretched.surface }
        let (width, height) = (place.left + place.width, place.low + place.height)
        var surface = stretched?.surface
        stretched = nil
        if surface?.width != width || surface?.height != height { surface = nil }
        let made =
            if let surface { surface } else {
                try Surface(width: width, height: height, colour: .plain(samples: 1), hasDepth: false, in: tracker)
            }
        made.bind(for: .drawing)
        try copy(cards.backdrop, to: place)
        stretched = (made, place, cards.edition)
        return made
    }

    private func draw(_ screen: FullScreenProgram, _ uniforms: () -> Void) {
        prepare(screen, uniforms)
        screen.draw()
    }

    private func prepare(_ screen: FullScreenProgram, _ uniforms: () -> Void) {
        zglBindVertexArray(vertices.name)
        zglDisable(GLCapability.depthTest.code)
        zglDisable(GLCapability.blending.code)
        screen.use()
        uniforms()
    }
}
