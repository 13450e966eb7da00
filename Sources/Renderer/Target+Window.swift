internal import CEpoxy

extension Renderer {
    /// Returns when all that was asked for has been drawn, in the window too.
    public func waitUntilDrawn() { zglFinish() }

    /// What has been drawn to the window and is not shown yet, as red, green, blue and alpha row by row from the top.
    public func windowPixels(width: Int, height: Int) -> [UInt8] {
        zglBindFramebuffer(GLFramebufferUse.all.code, 0)
        zglPixelStore(GLConstant.packAlignment, 4)
        var bytes = [UInt8](repeating: 255, count: max(0, width * height * 4))
        unsafe bytes.withUnsafeMutableBytes { buffer in
            unsafe zglReadPixels(
                GLsizei(width), GLsizei(height), GLConstant.rgba, GLConstant.byte, buffer.baseAddress)
        }
        // The first row is the lowest, and a window's alpha means nothing.
        let row = width * 4
        var upright: [UInt8] = []
        upright.reserveCapacity(bytes.count)
        for line in (0..<height).reversed() { upright += bytes[line * row..<(line + 1) * row] }
        for alpha in stride(from: 3, to: upright.count, by: 4) { upright[alpha] = 255 }
        return upright
    }
}

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
