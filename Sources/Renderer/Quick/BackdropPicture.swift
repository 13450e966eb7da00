internal import Appearance
internal import CEpoxy
internal import Effects
internal import LayoutCore

/// What is behind the cards, kept from frame to frame: while cards move it mostly stays the same.
final class BackdropPicture {
    private let ledger: Ledger
    private var picture: Surface?
    private var key: Key?

    /// All that it follows from.
    struct Key: Hashable {
        var backdrop: Backdrop
        var place: SIMD4<Float>
        var size: SIMD2<Int>
        var effect: ObjectIdentifier?
        var settings: [UniformSetting] = []
        /// As far as the shader asks.
        var clock: ShaderClock?
        var pointer: [Point?] = []
    }

    init(in ledger: Ledger) { self.ledger = ledger }

    /// Makes it the one that is wanted.
    /// - Parameter paint: draws it to what is bound.
    func renew(_ wanted: Key, paint: () throws(RendererError) -> Void) throws(RendererError) {
        if wanted == key { return }
        key = nil
        let paper = try Surface(
            width: wanted.size.x, height: wanted.size.y, colour: .texture(.colour), hasDepth: true, in: ledger)
        paper.begin()
        try paint()
        let picture = try surface(wanted.size.x, wanted.size.y)
        zglDisable(GLCapability.framebufferSRGB.code)
        paper.copy(to: picture)
        zglEnable(GLCapability.framebufferSRGB.code)
        key = wanted
    }

    private func surface(_ width: Int, _ height: Int) throws(RendererError) -> Surface {
        if let picture, picture.width == width, picture.height == height { return picture }
        picture = nil
        let made = try Surface(
            width: width, height: height, colour: .texture(.bytes), hasDepth: false, in: ledger)
        picture = made
        return made
    }

    /// For who mixes it with something.
    func bind(to unit: Int) {
        picture?.bindTexture(unit)
        zglActiveTexture(GLConstant.firstUnit)
    }
}

extension BackdropPicture.Key {
    init(_ look: Look, _ shading: Shading?, _ view: View) {
        backdrop = look.backdrop
        place = view.place
        size = SIMD2(view.width, view.height)
        guard let shading, let use = shading.backdrop else { return }
        effect = ObjectIdentifier(use.effect)
        settings = use.settings
        let text = use.effect.text
        if text.usesTime || text.usesDate { clock = shading.clock }
        if text.usesPointer { pointer = [shading.pointer, shading.pressed] }
    }
}
