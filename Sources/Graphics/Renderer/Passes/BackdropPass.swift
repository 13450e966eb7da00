internal import CZoeEpoxy
internal import CardContent
internal import ZoeOpenGL
internal import ZoeShaders
internal import ZoeStyle
internal import ZoeUserShaders

/// Paints what is behind everything.
final class BackdropPass {
    private let tracker: GLTracker
    /// Only made for pictures that need them.
    private var gradient: FullScreenProgram?
    private var studio: FullScreenProgram?
    /// What was painted last, and its picture once it has been wanted twice.
    private var last: (key: Key, picture: Surface?)?

    /// All that a backdrop follows from.
    private struct Key: Hashable {
        let kind: Backdrop
        let place: SIMD4<Float>
        let size: SIMD2<Int>
    }

    init(in tracker: GLTracker) { self.tracker = tracker }

    /// Empties the surface that is bound, and paints over all of it.
    /// - Parameter writesBytes: what is drawn next writes sRGB itself. Switching from the driver's conversion to that would
    ///   make a software driver start over.
    ///   - canvas: what is bound, where a picture may be copied to it; nil where that is not to be done.
    /// - Returns: whether nothing of it can be seen through.
    func draw(
        _ kind: Backdrop, _ shading: Shading?, _ inputs: EffectInputs, _ view: View, writesBytes: Bool = false,
        to canvas: Surface? = nil
    ) throws(RendererError) -> Bool {
        if let shading, let use = shading.backdrop {
            let isOpaque = !use.effect.text.isTranslucent
            // What paints over every pixel needs no colour to paint on.
            if isOpaque { clearDepths() } else { clear(.zero) }
            try use.effect.paintScreen(isOpaque: isOpaque) { program in
                program.use(use.settings, shading, inputs, in: view, PassReading(use.effect))
                program.set(EffectProgram.prefix + "place", view.place)
            }
            return isOpaque
        }
        let ground: SIMD4<Float>
        switch kind {
        case .transparent: ground = .zero
        case .solid(let colour), .studio(let colour): ground = colour.light
        case .gradient(let top, let bottom): ground = (top.alpha < bottom.alpha ? top : bottom).light
        }
        if Self.ground(of: kind) == nil, let canvas, try copyLast(of: kind, view, to: canvas, ground) {
            return ground.w >= 1
        }
        if writesBytes, case .solid(let colour) = kind, colour.alpha >= 1 {
            zglDisable(GLCapability.framebufferSRGB.code)
            clear(SIMD4<Float>(SIMD4(colour.red, colour.green, colour.blue, 1)))
            zglEnable(GLCapability.framebufferSRGB.code)
        } else {
            clear(ground)
        }
        try paint(kind, view)
        return ground.w >= 1
    }

    private func paint(_ kind: Backdrop, _ view: View) throws(RendererError) {
        switch kind {
        case .transparent, .solid: break
        case .gradient(let top, let bottom):
            let screen = try FullScreenProgram.kept(in: &gradient, "backdrop/gradient.frag", tracker)
            paint(screen, top, bottom, view)
        case .studio(let colour):
            let screen = try FullScreenProgram.kept(in: &studio, "backdrop/studio.frag", tracker)
            paint(screen, colour, colour, view)
        }
    }

    /// What is wanted again is painted once more, for copies of it.
    /// - Returns: false for what was not wanted before.
    private func copyLast(
        of kind: Backdrop, _ view: View, to canvas: Surface, _ ground: SIMD4<Float>
    ) throws(RendererError) -> Bool {
        let key = Key(kind: kind, place: view.place, size: SIMD2(view.width, view.height))
        guard let last, last.key == key else {
            last = (key, nil)
            return false
        }
        let picture: Surface
        if let made = last.picture {
            picture = made
        } else {
            picture = try Surface(
                width: canvas.width, height: canvas.height, colour: .texture(), hasDepth: false, in: tracker)
            picture.begin(clearing: ground, keepsDepths: true)
            try paint(kind, view)
            self.last = (key, picture)
        }
        zglDisable(GLCapability.framebufferSRGB.code)
        picture.copy(to: canvas)
        zglEnable(GLCapability.framebufferSRGB.code)
        canvas.begin()
        zglClearDepth(1)
        zglClear(GLConstant.depthBits)
        return true
    }

    /// The colour of which all of it is; nil where it must be painted.
    static func ground(of kind: Backdrop) -> SIMD4<Float>? {
        switch kind {
        case .transparent: .zero
        case .solid(let colour): colour.light
        case .gradient, .studio: nil
        }
    }

    private func clear(_ colour: SIMD4<Float>) {
        zglClearColor(colour.x, colour.y, colour.z, colour.w)
        zglClearDepth(1)
        zglClear(GLConstant.colourBits | GLConstant.depthBits)
    }

    private func clearDepths() {
        zglClearDepth(1)
        zglClear(GLConstant.depthBits)
    }

    private func paint(_ screen: FullScreenProgram, _ top: Colour, _ bottom: Colour, _ view: View) {
        screen.use()
        screen.set("top", top.roots())
        screen.set("bottom", bottom.roots())
        screen.set("place", view.place)
        zglDisable(GLCapability.depthTest.code)
        screen.draw()
        zglEnable(GLCapability.depthTest.code)
    }
}
