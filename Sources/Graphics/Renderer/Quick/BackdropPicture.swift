internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle
internal import ZoeUserShaders

/// What is behind the cards, kept from frame to frame: while cards move it mostly stays the same.
final class BackdropPicture {
    private let tracker: GLTracker
    private(set) var picture: Surface?
    /// What it is drawn on before, kept for backdrops that change from frame to frame.
    private var paper: Surface?
    private var key: Key?

    /// All that it follows from.
    struct Key: Hashable {
        var backdrop: Backdrop
        var place: SIMD4<Float>
        var size: SIMD2<Int>
        var effect: ObjectIdentifier?
        var settings: [UniformSetting] = []
        var pictures: [Int] = []
        var keyboard: ShaderKeyboard?
        /// As far as the shader asks.
        var clock: ShaderClock?
        var pointer: [Point?] = []
    }

    init(in tracker: GLTracker) { self.tracker = tracker }

    /// Makes it the one that is wanted.
    /// - Parameters:
    ///   - writesBytes: what is painted is what a screen is sent, which needs no paper.
    ///   - copying: brings it from paper to where it is kept.
    ///   - paint: draws it to what is bound.
    func renew(
        _ wanted: Key, writesBytes: Bool, copying: FinishingPrograms, paint: () throws(RendererError) -> Void
    ) throws(RendererError) {
        if wanted == key { return }
        key = nil
        let (width, height) = (wanted.size.x, wanted.size.y)
        if writesBytes {
            try surface(&picture, width, height, .screen).begin()
            try paint()
            key = wanted
            return
        }
        let paper = try surface(&paper, width, height, .colour)
        paper.begin()
        try paint()
        let picture = try surface(&picture, width, height, .screen)
        let whole = PixelBox(left: 0, low: 0, width: width, height: height)
        zglDisable(GLCapability.framebufferSRGB.code)
        try copying.copy(paper, to: whole) { picture.bind(for: .all) }
        zglEnable(GLCapability.depthTest.code)
        zglEnable(GLCapability.framebufferSRGB.code)
        key = wanted
    }

    /// The one that is there, if it has the size.
    private func surface(
        _ place: inout Surface?, _ width: Int, _ height: Int, _ storage: GLStorage
    ) throws(RendererError) -> Surface {
        if let surface = place, surface.width == width, surface.height == height { return surface }
        place = nil
        let surface = try Surface(width: width, height: height, colour: .texture(storage), hasDepth: false, in: tracker)
        place = surface
        return surface
    }

    /// For who mixes it with something.
    func bind(to unit: Int) {
        picture?.bindTexture(unit)
        zglActiveTexture(GLConstant.firstUnit)
    }
}

extension BackdropPicture.Key {
    init(_ look: Look, _ shading: Shading?, _ inputs: EffectInputs, _ view: View) {
        backdrop = look.backdrop
        place = view.place
        size = SIMD2(view.width, view.height)
        guard let shading, let use = shading.backdrop else { return }
        effect = ObjectIdentifier(use.effect)
        settings = use.settings
        pictures = inputs.editions(readBy: settings)
        let text = use.effect.text
        if text.usesTime || text.usesDate { clock = shading.clock }
        if text.readsKeyboard { keyboard = shading.keyboard }
        if text.usesPointer { pointer = [shading.pointer, shading.pressed] }
    }
}
