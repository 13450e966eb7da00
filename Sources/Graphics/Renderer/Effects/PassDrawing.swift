internal import CZoeEpoxy
public import LayoutCore
public import ZoeOpenGL
internal import ZoeUserShaders

/// Draws the passes of one shader, each to its target.
struct PassDrawing {
    private let use: Shading.Use
    private let shading: Shading
    private let inputs: EffectInputs
    private let view: View
    private let size: (width: Int, height: Int)
    private let reading: PassReading
    private let isOfPicture: Bool

    /// - Parameters:
    ///   - size: what sizes of passes are told in.
    ///   - isOfPicture: they read the whole picture, which may be another one at the same moment.
    init(
        _ use: Shading.Use, _ shading: Shading, _ inputs: EffectInputs, _ view: View, _ size: (width: Int, height: Int),
        _ reading: PassReading, isOfPicture: Bool = false
    ) {
        (self.use, self.shading, self.inputs, self.view, self.size) = (use, shading, inputs, view, size)
        (self.reading, self.isOfPicture) = (reading, isOfPicture)
    }

    /// - Parameter prepare: hands a program what it reads beside its samplers.
    func draw(_ tracker: GLTracker, _ prepare: (EffectProgram) -> Void = { _ in }) throws(RendererError) {
        guard let targets = use.effect.targets else { return }
        let moment = PassTargets.DrawnMoment(
            clock: shading.clock, settings: use.settings, pictures: inputs.editions(readBy: use.settings),
            pointer: shading.pointer, pressed: shading.pressed,
            keyboard: use.effect.text.readsKeyboard ? shading.keyboard : ShaderKeyboard(), width: size.width,
            height: size.height)
        guard targets.begin(moment, isOther: isOfPicture) else { return }
        zglDisable(GLCapability.depthTest.code)
        zglDisable(GLCapability.framebufferSRGB.code)
        defer {
            zglEnable(GLCapability.depthTest.code)
            zglEnable(GLCapability.framebufferSRGB.code)
        }
        for (pass, program) in use.effect.passes {
            let wanted = pass.size.pixels(width: size.width, height: size.height, use.settings)
            let surface = try targets.surface(for: pass, width: wanted.width, height: wanted.height)
            if pass.text.keepsDiscarded { targets.layFormer(of: pass, on: surface) }
            surface.begin()
            var reading = reading
            reading.reader = pass.name
            program.use(use.settings + pass.constants, shading, inputs, in: view, reading)
            prepare(program)
            program.set(
                EffectProgram.prefix + "place", SIMD4(0, 0, Float(surface.height), Float(surface.width)))
            let timer = tracker.timesPasses ? targets.timer(of: pass) : nil
            timer?.begin()
            zglDrawTriangles(3)
            timer?.end()
            tracker.didDraw()
            targets.didDraw(pass)
        }
    }
}

extension Renderer {
    /// The passes of what is behind the cards and of what is on them.
    func drawPasses(of shading: Shading?, for frame: Frame, _ view: View) throws(RendererError) {
        guard let shading else { return }
        if let use = shading.backdrop {
            let size = (width: view.pictureWidth, height: view.pictureHeight)
            try PassDrawing(use, shading, inputs, view, size, PassReading(use.effect)).draw(tracker)
        }
        if let use = shading.face, let card = frame.cards.first?.size {
            let size = (width: pixels(card.width, shading), height: pixels(card.height, shading))
            try PassDrawing(use, shading, inputs, view, size, PassReading(use.effect)).draw(tracker)
        }
    }

    private func pixels(_ points: Double, _ shading: Shading) -> Int {
        Int(min(max((points * shading.scale).rounded(), 1), 4096))
    }

    /// One step of shaders that read what they drew before, behind the cards and on them, without a picture.
    public func step(_ shading: Shading, for frame: Frame, width: Int, height: Int) throws(RendererError) {
        beginDrawing()
        let size = Size(width: Double(width), height: Double(height))
        try drawPasses(of: shading, for: frame, View(flat: size, isTurned: false, width: width, height: height))
        tracker.collectErrors(during: "drawing passes")
    }

    /// Shaders that read what they drew before begin anew.
    public func beginPassesAnew(of shading: Shading) {
        for use in shading.uses { use.effect.targets?.reset() }
    }
}
