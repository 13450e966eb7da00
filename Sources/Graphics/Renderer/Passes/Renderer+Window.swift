internal import CZoeEpoxy
public import ZoeOpenGL

extension Renderer {
    /// Remembers what the window shows in some places, from its lower left, in pixels. It is drawn once more: to copy it from the window,
    /// Mesa makes programs anew in each process, which would halt the first motion.
    /// - Parameters:
    ///   - stages: pictures that are shown there, with their places.
    ///   - paint: draws what lies over them as it would in the window.
    public func keepWindow(
        _ places: [PixelBox], width: Int, height: Int, stages: [(target: Target, place: PixelBox)], paint: () -> Void
    ) throws(RendererError) {
        if keptWindow?.width != width || keptWindow?.height != height {
            keptWindow = nil
            keptWindow = try Surface(
                width: width, height: height, colour: .texture(.screen), hasDepth: false, in: tracker)
        }
        guard let keptWindow else { return }
        prepareCopyingToWindow()
        for stage in stages {
            try finishing.copy(stage.target.finished, to: stage.place, only: places) { keptWindow.bind(for: .all) }
        }
        paintKept(paint)
    }

    /// Shows it again.
    public func showKept(_ places: [PixelBox]) {
        guard let keptWindow else { return }
        prepareCopyingToWindow()
        let whole = PixelBox(left: 0, low: 0, width: keptWindow.width, height: keptWindow.height)
        // To copy in the other way, a processor that draws waits until it has drawn.
        if !isSoftware || (try? finishing.copy(keptWindow, to: whole, only: places, bind: zglBindWindow)) == nil {
            keptWindow.bind(for: .reading)
            zglBindWindow()
            copy(places)
        }
        zglBindFramebuffer(GLFramebufferUse.all.code, 0)
    }

    /// Changes what is kept.
    /// - Parameter paint: draws it as it would in the window.
    public func paintKept(_ paint: () -> Void) {
        guard let keptWindow else { return }
        prepareCopyingToWindow()
        keptWindow.bind(for: .all)
        paint()
        zglBindFramebuffer(GLFramebufferUse.all.code, 0)
    }

    /// Lets the driver compile what that takes, and what a stretched picture takes, as long as nothing is kept. All that it changes
    /// is drawn over before the window is shown.
    public func tryCopyingToWindow(width: Int, height: Int) throws(RendererError) {
        guard keptWindow == nil else { return }
        let corner = [PixelBox(left: 0, low: 0, width: 1, height: 1)]
        // No powers of two, for which Mesa compiles programs once more.
        let (small, place) = (
            try target(width: 3, height: 3, quality: Quality()), PixelBox(left: 0, low: 0, width: 7, height: 7)
        )
        try keepWindow(corner, width: width, height: height, stages: [(small, place)]) {}
        showKept(corner)
        small.showInWindow(place)
    }

    private func copy(_ places: [PixelBox]) {
        for place in places {
            zglCopyRectangle(GLint(place.left), GLint(place.low), GLsizei(place.width), GLsizei(place.height))
        }
    }

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
