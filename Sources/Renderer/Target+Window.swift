internal import CEpoxy

extension Target {
    /// Copies the picture, byte for byte, to the lower left of the window whose context is current, and leaves the window to
    /// be drawn on.
    public func showInWindow() {
        // With encoding on, a window without sRGB pixels would get light instead of bytes.
        zglDisable(GLCapability.framebufferSRGB.code)
        zglDisable(GLCapability.scissor.code)
        finished.bind(for: .reading)
        zglBindWindow()
        zglBlitFramebuffer(GLsizei(width), GLsizei(height), GLConstant.colourBits)
        zglBindFramebuffer(GLFramebufferUse.all.code, 0)
    }
}
