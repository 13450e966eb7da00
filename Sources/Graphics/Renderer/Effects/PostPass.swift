internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeUserShaders

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

    /// Draws one of them.
    /// - Parameters:
    ///   - band: the part of the picture that is drawn; all of it, if left out.
    ///   - isFirst: nothing of this one has been drawn yet, so that the target holds what it reads.
    func draw(
        _ number: Int, _ band: PixelBox?, _ shading: Shading, _ inputs: EffectInputs, _ request: DrawingRequest,
        isFirst: Bool
    ) throws(RendererError) {
        let (target, view, use) = (request.target, request.view(), shading.post[number])
        let picture = try kept(in: &picture, .texture(.colour, isSmooth: true), of: target)
        if isFirst {
            target.finished.copy(to: picture)
            if let program = use.effect.anyScreen, program.place(of: "zt_sceneLevels") >= 0 { picture.makeLevels() }
        }
        var reading = PassReading(use.effect)
        // As a screen shows it: shaders of other programs know no light.
        if use.effect.text.readsPictureByChannel || use.effect.text.readsScene {
            let shown = try shown(target, isFirst: isFirst)
            if use.effect.text.readsPictureByChannel { inputs.scene = shown }
            if use.effect.text.readsScene { reading.scene = shown }
        }
        defer { inputs.scene = nil }
        func prepare(_ program: EffectProgram) {
            picture.bindTexture(EffectUnit.scene)
            picture.bindTexture(EffectUnit.levels)
            (target.pieces.count > 1 ? gathered : depths)?.bindDepths(EffectUnit.depth)
            zglActiveTexture(GLConstant.firstUnit)
            program.set("zt_scene", EffectUnit.scene)
            program.set("zt_sceneLevels", EffectUnit.levels)
            program.set("zt_depth", EffectUnit.depth)
            tell(program, request.frame.camera, target, view)
        }
        if isFirst {
            let size = (width: view.pictureWidth, height: view.pictureHeight)
            try PassDrawing(use, shading, inputs, view, size, reading, isOfPicture: true).draw(tracker, prepare)
        }
        target.finished.begin()
        if let band {
            zglEnable(GLCapability.scissor.code)
            zglScissor(GLint(band.left), GLint(band.low), GLsizei(band.width), GLsizei(band.height))
        }
        defer { if band != nil { zglDisable(GLCapability.scissor.code) } }
        try use.effect.paintScreen(isOpaque: target.isOpaque) { program in
            program.use(use.settings, shading, inputs, in: view, reading)
            prepare(program)
        }
    }

    /// A surface as large as a picture.
    private func kept(
        in place: inout Surface?, _ colour: Surface.Colour, of target: Target
    ) throws(RendererError) -> Surface {
        if let surface = place, surface.width == target.width, surface.height == target.height { return surface }
        place = nil
        let surface = try Surface(
            width: target.width, height: target.height, colour: colour, hasDepth: false, in: tracker)
        place = surface
        return surface
    }

    private func shown(_ target: Target, isFirst: Bool) throws(RendererError) -> Surface {
        let surface = try kept(in: &shown, .texture(.bytes, isSmooth: true), of: target)
        guard isFirst else { return surface }
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
