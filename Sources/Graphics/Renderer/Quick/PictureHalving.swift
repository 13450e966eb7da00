internal import CZoeEpoxy
internal import ZoeOpenGL

/// Makes the smaller versions of cards' pictures, each the mean of the one before. The driver would do the same by programs that Mesa
/// makes anew in each process and does not keep on disk as it does ours.
final class PictureHalving {
    private let tracker: GLTracker
    private let framebuffer: GLObject
    /// OpenGL wants one, though the corners come from nowhere.
    private let vertices: GLObject
    private var program: FullScreenProgram?

    init(in tracker: GLTracker) {
        self.tracker = tracker
        framebuffer = GLObject(.framebuffer, in: tracker)
        vertices = GLObject(.vertexArray, in: tracker)
    }

    func makeLevels(of picture: CardPicture) throws(RendererError) {
        let program = try FullScreenProgram.kept(in: &program, "quick/half.frag", tracker)
        let switches = [GLCapability.eyeClipping, .framebufferSRGB, .depthTest]
        for on in switches { zglDisable(on.code) }
        zglDisable(GLCapability.blending.code)
        PictureSampler.unbind()
        zglBindVertexArray(vertices.name)
        zglBindFramebuffer(GLFramebufferUse.all.code, framebuffer.name)
        program.use()
        program.set("picture", 0)
        for level in 1...CardPicture.halvings {
            picture.bind(only: level - 1)
            picture.attach(level: level)
            program.draw()
        }
        picture.bindLevels()
        zglBindVertexArray(0)
        for on in switches.reversed() { zglEnable(on.code) }
    }
}
