internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeEffects

/// Lays shaders of the user's own over the whole picture, one after the other.
final class PostPass {
    private let tracker: GLTracker
    /// The picture as the shader before has left it.
    private var picture: Surface?
    /// The same as bytes, as a screen shows them.
    private var shown: Surface?
    private var depths: Surface?
    /// The whole picture, where it comes in several pieces.
    private var gathered: Surface?

    init(in tracker: GLTracker) { self.tracker = tracker }

    func draw(
        _ shading: Shading, _ inputs: EffectInputs, _ camera: Camera, _ target: Target, _ view: View
    ) throws(RendererError) {
        let (width, height) = (target.width, target.height)
        if picture?.width != width || picture?.height != height { picture = nil }
        let picture =
            if let picture { picture } else {
                try Surface(
                    width: width, height: height, colour: .texture(.colour, isSmooth: true), hasDepth: false,
                    in: tracker
                )
            }
        self.picture = picture
        defer { inputs.scene = nil }
        for use in shading.post {
            target.finished.copy(to: picture)
            if let program = use.effect.anyScreen, program.place(of: "zt_sceneLevels") >= 0 { picture.makeLevels() }
            // As a screen shows it: shaders of other programs know no light.
            inputs.scene = use.effect.text.readsPictureByChannel ? try shown(target) : nil
            var reading = PassReading(use.effect)
            if use.effect.text.readsScene { reading.scene = try shown(target) }
            func prepare(_ program: EffectProgram) {
                picture.bindTexture(EffectUnit.scene)
                picture.bindTexture(EffectUnit.levels)
                (target.pieces.count > 1 ? gathered : depths)?.bindDepths(EffectUnit.depth)
                zglActiveTexture(GLConstant.firstUnit)
                program.set("zt_scene", EffectUnit.scene)
                program.set("zt_sceneLevels", EffectUnit.levels)
                program.set("zt_depth", EffectUnit.depth)
                tell(program, camera, target, view)
            }
            let size = (width: view.pictureWidth, height: view.pictureHeight)
            try PassDrawing(use, shading, inputs, view, size, reading, isOfPicture: true).draw(tracker, prepare)
            target.finished.begin()
            try use.effect.paintScreen(isOpaque: target.isOpaque) { program in
                program.use(use.settings, shading, inputs, in: view, reading)
                prepare(program)
            }
        }
    }

    private func shown(_ target: Target) throws(RendererError) -> Surface {
        if shown?.width != target.width || shown?.height != target.height { shown = nil }
        let surface =
            if let shown { shown } else {
                try Surface(
                    width: target.width, height: target.height, colour: .texture(.bytes, isSmooth: true),
                    hasDepth: false, in: tracker)
            }
        shown = surface
        zglDisable(GLCapability.framebufferSRGB.code)
        target.finished.copy(to: surface)
        zglEnable(GLCapability.framebufferSRGB.code)
        return surface
    }

    static func readsDepths(_ shading: Shading) -> Bool {
        shading.post.contains { use in
            let programs = [use.effect.anyScreen].compactMap(\.self) + use.effect.passes.map(\.program)
            return programs.contains { $0.place(of: "zt_depth") >= 0 }
        }
    }

    private func tell(_ program: EffectProgram, _ camera: Camera, _ target: Target, _ view: View) {
        let factor = Float(target.quality.supersampling)
        program.set(EffectProgram.prefix + "place", view.place / factor)
        let (wide, high) = (Float(view.width), Float(view.height))
        program.set(
            "zt_part",
            SIMD4(
                -Float(view.left) / wide, -Float(view.low) / high, Float(view.pictureWidth) / wide,
                Float(view.pictureHeight) / high))
        let (alpha, beta) = (view.wholeClip.m33, view.wholeClip.m43)
        program.set("zt_lens", SIMD4<Float>(SIMD4(1 / alpha, -beta / alpha, camera.lens.m34, 0)))
    }

    /// Keeps what the canvas holds of a piece; as finely as it was drawn, if that is all of the picture.
    func keepDepths(for shading: Shading, of target: Target, _ piece: PixelBox) throws(RendererError) {
        guard Self.readsDepths(shading) else { return }
        let canvas = target.canvas
        let drawn = try depths(in: &depths, canvas.width, canvas.height)
        canvas.copy(to: drawn, depths: true)
        guard target.pieces.count > 1 else { return }
        let all = try depths(in: &gathered, target.width, target.height)
        let factor = target.quality.supersampling
        drawn.bind(for: .reading)
        all.bind(for: .drawing)
        zglShrinkDepths(
            GLsizei(piece.width * factor), GLsizei(piece.height * factor), GLint(piece.left), GLint(piece.low),
            GLsizei(piece.width), GLsizei(piece.height))
    }

    /// Where the depths of a picture that is drawn at once may be drawn to.
    func depthSurface(for target: Target) throws(RendererError) -> Surface {
        try depths(in: &depths, target.width, target.height)
    }

    private func depths(in place: inout Surface?, _ width: Int, _ height: Int) throws(RendererError) -> Surface {
        if let surface = place, surface.width == width, surface.height == height { return surface }
        place = nil
        let surface = try Surface(
            width: width, height: height, colour: .plain(samples: 1), hasDepth: true, depthIsTexture: true, in: tracker)
        place = surface
        return surface
    }
}
