internal import CZoeEpoxy

/// What brings a canvas to the size of the finished picture, and that to the window. Each program is only made for pictures that
/// need it. Where the processor draws, copying does the same, but by programs that Mesa makes anew in each process and does not keep
/// on disk as it does ours.
package final class FinishingPrograms {
    private let tracker: GLTracker
    private var means: FullScreenProgram?
    private var shrinking: FullScreenProgram?
    private var copying: FullScreenProgram?
    /// What is stretched, if it has other bytes.
    private var conversion: Surface?
    /// OpenGL wants one, though the corners come from nowhere.
    private let vertices: GLObject

    package init(in tracker: GLTracker) {
        self.tracker = tracker
        vertices = GLObject(.vertexArray, in: tracker)
    }

    /// The mean of each pixel's samples.
    /// - Parameter reach: only these pixels.
    package func takeMeans(of from: Surface, to: Surface, _ reach: PixelExtent?) throws(RendererError) {
        let screen = try FullScreenProgram.kept(in: &means, "shared/means.frag", tracker)
        to.begin()
        zglViewport(0, 0, GLsizei(reach?.width ?? to.width), GLsizei(reach?.height ?? to.height))
        draw(screen) {
            from.bindSamples()
            screen.set("samples", 0)
            screen.set("count", from.samples)
        }
    }

    package func shrink(
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

    /// To a place in what `bind` binds: byte for byte to one of the same size, stretched to a larger one.
    /// - Parameter parts: of what is bound; all of the place, where nothing is said.
    package func copy(
        _ from: Surface, to place: PixelBox, only parts: [PixelBox]? = nil, bind: () -> Void
    ) throws(RendererError) {
        let isStretched = from.width < place.width || from.height < place.height
        let from = isStretched && from.storage != .screen ? try converted(from) : from
        bind()
        let screen = if let copying { copying } else { try FullScreenProgram(copyingIn: tracker) }
        copying = screen
        let isEncoded = from.storage == .colour
        prepare(screen) {
            from.bindTexture()
            if isEncoded { zglTexParameter(GLConstant.texture2D, GLConstant.decoding, GLConstant.skipsDecoding) }
            // A copy would not be the same to the byte.
            if isStretched { setFilters(GLConstant.linear) }
            screen.set("picture", 0)
        }
        zglViewport(GLint(place.left), GLint(place.low), GLsizei(place.width), GLsizei(place.height))
        if let parts {
            zglEnable(GLCapability.scissor.code)
            for part in parts {
                zglScissor(GLint(part.left), GLint(part.low), GLsizei(part.width), GLsizei(part.height))
                screen.draw()
            }
            zglDisable(GLCapability.scissor.code)
        } else {
            screen.draw()
        }
        if isEncoded { zglTexParameter(GLConstant.texture2D, GLConstant.decoding, GLConstant.decodes) }
        if isStretched { setFilters(GLConstant.nearest) }
    }

    private func setFilters(_ filter: GLint) {
        for name in [GLConstant.minFilter, GLConstant.magFilter] { zglTexParameter(GLConstant.texture2D, name, filter) }
    }

    /// The same bytes in a screen's order: to stretch others takes five times as long.
    private func converted(_ from: Surface) throws(RendererError) -> Surface {
        var surface = conversion
        if surface?.width != from.width || surface?.height != from.height {
            (surface, conversion) = (nil, nil)
        }
        let made =
            if let surface { surface } else {
                try Surface(
                    width: from.width, height: from.height, colour: .texture(.screen),
                    hasDepth: false, in: tracker)
            }
        conversion = made
        let whole = PixelBox(left: 0, low: 0, width: from.width, height: from.height)
        try copy(from, to: whole) { made.bind(for: .all) }
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
