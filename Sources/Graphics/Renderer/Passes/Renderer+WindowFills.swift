internal import CZoeEpoxy
public import ZoeOpenGL

extension Renderer {
    /// Fills places of the window, from its lower left and in pixels, with one colour of bytes: for what is too small and moves too
    /// often to be worth more.
    public func fillWindow(_ places: [PixelBox], _ colour: SIMD3<Float>) {
        guard !places.isEmpty else { return }
        zglBindWindow()
        zglDisable(GLCapability.framebufferSRGB.code)
        zglEnable(GLCapability.scissor.code)
        zglClearColor(colour.x, colour.y, colour.z, 1)
        for place in places where place.width > 0 && place.height > 0 {
            zglScissor(GLint(place.left), GLint(place.low), GLsizei(place.width), GLsizei(place.height))
            zglClear(GLConstant.colourBits)
        }
        zglDisable(GLCapability.scissor.code)
        zglBindFramebuffer(GLFramebufferUse.all.code, 0)
    }
}
