internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeShaders

/// What the floor mirrors, before it is dimmed.
struct Reflection {
    let plane: MirrorPlane
    /// The cards upside down, as faint as they are, on nothing; its alpha is how much of that they hide.
    let picture: Surface
    /// So many of its rows are in use, from the lowest up.
    let rows: Int
}

/// Lays mirrored cards on the backdrop, the fainter the deeper.
///
/// They are first drawn as any cards are, to a picture of their own: so that they hide each other as usual; only the
/// result is dimmed by the depth of each. How much it hides of the backdrop is its alpha.
final class FloorPass {
    private let tracker: GLTracker
    private var picture: Surface?
    private var screen: FullScreenProgram?

    init(in tracker: GLTracker) { self.tracker = tracker }

    /// A surface for it; that of the last picture, if it fits.
    func reflection(in plane: MirrorPlane, _ view: View) throws(RendererError) -> Reflection {
        if let picture, picture.width == view.width, view.height...2 * view.height ~= picture.height {
            return Reflection(plane: plane, picture: picture, rows: view.height)
        }
        picture = nil
        let picture = try Surface(
            width: view.width, height: view.height, colour: .texture(.light), hasDepth: true, in: tracker)
        self.picture = picture
        return Reflection(plane: plane, picture: picture, rows: view.height)
    }

    func draw(_ reflection: Reflection, _ view: View) throws(RendererError) {
        let screen = try FullScreenProgram.kept(
            in: &screen, "floor/reflection.frag", definitions: MirrorPlane.definitions, tracker)
        zglViewport(0, 0, GLsizei(view.width), GLsizei(reflection.rows))
        screen.use()
        reflection.picture.bindTexture(0)
        screen.set("picture", 0)
        screen.set("place", view.place)
        screen.set("strength", SIMD4<Float>(reflection.plane.reflection, 0, 0, 0))
        zglDisable(GLCapability.depthTest.code)
        zglEnable(GLCapability.blending.code)
        zglBlendFunc(GLConstant.one, GLConstant.oneMinusSourceAlpha)
        screen.draw()
        zglViewport(0, 0, GLsizei(view.width), GLsizei(view.height))
        zglDisable(GLCapability.blending.code)
        zglEnable(GLCapability.depthTest.code)
    }
}
