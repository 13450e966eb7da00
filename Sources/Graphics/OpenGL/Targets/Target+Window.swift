internal import CZoeEpoxy

/// With encoding on, a window without sRGB pixels would get light instead of bytes.
package func prepareCopyingToWindow() {
    zglDisable(GLCapability.framebufferSRGB.code)
    zglDisable(GLCapability.scissor.code)
}

extension Target {
    /// Copies the picture to a place in the window whose context is current, and leaves the window to be drawn on. A picture of
    /// another size is stretched to fill it; else the copy is the same to the byte.
    /// - Parameter covered: what something else will lie over.
    public func showInWindow(_ place: PixelBox, under covered: [PixelBox] = []) {
        prepareCopyingToWindow()
        if place.width >= width, place.height >= height, let programs,
            (try? show(in: place, under: covered, by: programs, bind: zglBindWindow)) != nil
        {
            zglBindFramebuffer(GLFramebufferUse.all.code, 0)
            return
        }
        finished.bind(for: .reading)
        zglBindWindow()
        zglPlaceFramebuffer(
            GLsizei(width), GLsizei(height), GLint(place.left), GLint(place.low), GLsizei(place.width),
            GLsizei(place.height))
        zglBindFramebuffer(GLFramebufferUse.all.code, 0)
    }

    /// - Parameter bind: binds what is to be drawn on.
    package func show(
        in place: PixelBox, under covered: [PixelBox] = [], by programs: FinishingPrograms, bind: () -> Void
    ) throws(RendererError) {
        try programs.copy(finished, to: place, only: covered.isEmpty ? nil : place.without(covered), bind: bind)
    }
}
