internal import CEpoxy
internal import Shaders

/// What the floor mirrors, before it is dimmed.
struct Reflection {
    let plane: MirrorPlane
    /// The cards upside down, on nothing.
    let picture: Surface
    /// How far under the floor they are, as a share of the fade, and how much of a pixel is under it at all.
    let depths: Surface
}

/// Lays mirrored cards on the backdrop, the fainter the deeper.
///
/// They are first drawn as any cards are, to a picture of their own: so all that is on a card is mirrored without knowing of it,
/// and cards behind others stay hidden however faint they are.
final class FloorPass {
    private let ledger: Ledger
    private var surfaces: (picture: Surface, depths: Surface)?
    private var screen: Screen?

    init(in ledger: Ledger) { self.ledger = ledger }

    /// Surfaces for it; those of the last picture, if they fit.
    func reflection(in plane: MirrorPlane, _ view: View) throws(RendererError) -> Reflection {
        if let (picture, depths) = surfaces, picture.width == view.width, picture.height == view.height {
            return Reflection(plane: plane, picture: picture, depths: depths)
        }
        surfaces = nil
        let picture = try Surface(
            width: view.width, height: view.height, colour: .texture(), hasDepth: true, in: ledger)
        let depths = try Surface(
            width: view.width, height: view.height, colour: .texture(.pair), hasDepth: true, in: ledger)
        surfaces = (picture, depths)
        return Reflection(plane: plane, picture: picture, depths: depths)
    }

    func draw(_ reflection: Reflection, _ view: View) throws(RendererError) {
        let screen = try Screen.kept(in: &screen, .reflectionFragment, library: [.noise], ledger)
        screen.use()
        reflection.picture.bindTexture(0)
        reflection.depths.bindTexture(1)
        screen.set("picture", 0)
        screen.set("depths", 1)
        screen.set("place", view.place)
        screen.set("strength", SIMD4<Float>(reflection.plane.reflection, 0, 0, 0))
        zglDisable(GLCapability.depthTest.code)
        zglEnable(GLCapability.blending.code)
        zglBlendFunc(GLConstant.one, GLConstant.oneMinusSourceAlpha)
        screen.draw()
        zglDisable(GLCapability.blending.code)
        zglEnable(GLCapability.depthTest.code)
    }
}
