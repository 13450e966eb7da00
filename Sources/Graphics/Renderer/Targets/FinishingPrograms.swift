internal import CZoeEpoxy

/// What brings a canvas to the size of the finished picture, and that to the window. Each program is only made for pictures that
/// need it. Where the processor draws, copying does the same, but by programs that Mesa makes anew in each process and does not keep
/// on disk as it does ours.
final class FinishingPrograms {
    private let tracker: GLTracker
    private var means: FullScreenProgram?
    private var shrinking: FullScreenProgram?
    private var copying: FullScreenProgram?
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
    func copy(_ from: Surface, to place: PixelBox) throws(RendererError) {
        let screen = try FullScreenProgram.kept(in: &copying, "shared/copy.frag", tracker)
        zglViewport(GLint(place.left), GLint(place.low), GLsizei(place.width), GLsizei(place.height))
        draw(screen) {
            from.bindTexture()
            zglTexParameter(GLConstant.texture2D, GLConstant.decoding, GLConstant.skipsDecoding)
            screen.set("picture", 0)
            let (across, down) = (1 / Float(place.width), 1 / Float(place.height))
            screen.set("place", SIMD4(Float(place.left), Float(place.low), across, down))
        }
        zglTexParameter(GLConstant.texture2D, GLConstant.decoding, GLConstant.decodes)
    }

    private func draw(_ screen: FullScreenProgram, _ prepare: () -> Void) {
        zglBindVertexArray(vertices.name)
        zglDisable(GLCapability.depthTest.code)
        zglDisable(GLCapability.blending.code)
        screen.use()
        prepare()
        screen.draw()
    }
}
