internal import CZoeEpoxy
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle
internal import ZoeUserShaders

/// Lets the picture pass from one frame to another by a shader of the user's own.
final class TransitionPass {
    /// A picture at one end of the way, as a screen shows it.
    private struct End {
        let frame: Frame
        let surface: Surface
        let isOpaque: Bool
        /// Another number whenever anything else has changed that it depends on; nil where nobody knows.
        let edition: Int?
    }

    private var ends: [End] = []
    /// Both are drawn in it, one after the other.
    private var canvas: Target?
    private let tracker: GLTracker

    init(in tracker: GLTracker) { self.tracker = tracker }

    /// What is to be drawn, and how a frame is drawn.
    struct Request {
        let journey: Journey
        let use: Shading.Use
        let shading: Shading
        let inputs: EffectInputs
        let view: View
        let target: Target
        let draw: (Frame, Target) throws(RendererError) -> Void
    }

    func draw(_ request: Request) throws(RendererError) {
        let (from, to) = try ends(of: request)
        var reading = PassReading(request.use.effect)
        reading.ends = (from.surface, to.surface)
        var use = request.use
        use.settings.append(UniformSetting(EffectNames.progress, .numbers([request.journey.progress])))
        let (shading, inputs, view, target) = (request.shading, request.inputs, request.view, request.target)
        let size = (width: view.pictureWidth, height: view.pictureHeight)
        try PassDrawing(use, shading, inputs, view, size, reading, isOfPicture: true).draw(tracker)
        target.begin()
        target.isOpaque = from.isOpaque && to.isOpaque
        target.finished.begin()
        try use.effect.paintScreen(isOpaque: target.isOpaque) { program in
            program.use(use.settings, shading, inputs, in: view, reading)
            program.set(EffectProgram.prefix + "place", view.place / Float(target.quality.supersampling))
        }
    }

    // MARK: The pictures at both ends

    /// What was drawn for the frame before and is the same is not drawn again.
    private func ends(of request: Request) throws(RendererError) -> (from: End, to: End) {
        let canvas = try canvas(for: request)
        let known = ends.filter { end in
            end.edition != nil && end.edition == request.shading.edition && end.surface.width == canvas.width
                && end.surface.height == canvas.height
        }
        let from = try end(request.journey.from, of: request, on: canvas, known)
        let to =
            request.journey.to == request.journey.from
            ? from : try end(request.journey.to, of: request, on: canvas, known)
        ends = [from, to]
        return (from, to)
    }

    private func end(
        _ frame: Frame, of request: Request, on canvas: Target, _ known: [End]
    ) throws(RendererError) -> End {
        if let end = known.first(where: { $0.frame == frame }) { return end }
        try request.draw(frame, canvas)
        let surface = try Surface(
            width: canvas.width, height: canvas.height, colour: .texture(.bytes, isSmooth: true), hasDepth: false,
            in: tracker)
        zglDisable(GLCapability.framebufferSRGB.code)
        canvas.finished.copy(to: surface)
        zglEnable(GLCapability.framebufferSRGB.code)
        return End(frame: frame, surface: surface, isOpaque: canvas.isOpaque, edition: request.shading.edition)
    }

    /// As large as the whole picture, as far as the driver allows.
    private func canvas(for request: Request) throws(RendererError) -> Target {
        let factor = request.target.quality.supersampling
        let (wide, high) = (request.view.pictureWidth / factor, request.view.pictureHeight / factor)
        let share = min(1, Double(min(4096, Target.largestSide)) / Double(max(wide, high)))
        let (width, height) = (max(1, Int(Double(wide) * share)), max(1, Int(Double(high) * share)))
        if let canvas, canvas.width == width, canvas.height == height, canvas.asked == request.target.asked {
            return canvas
        }
        canvas = nil
        let made = try Target(
            width: width, height: height, quality: request.target.asked, mostBytes: Target.mostBytes,
            programs: request.target.programs, tracker: tracker)
        canvas = made
        return made
    }
}

extension Renderer {
    /// A transition that is on its way; nil where the picture is that of one frame.
    func transition(_ request: DrawingRequest, _ effort: Effort) -> TransitionPass.Request? {
        guard let shading = request.shading, let use = shading.transition, let journey = shading.journey,
            debugView == nil
        else { return nil }
        var alone = shading
        alone.post = []
        return TransitionPass.Request(
            journey: journey, use: use, shading: shading, inputs: inputs, view: request.view(), target: request.target
        ) { frame, target throws(RendererError) in
            let end = DrawingRequest(
                frame, request.look, alone, into: target, nil, culls: request.culls, effort: effort)
            try self.drawCards(of: end, effort)
            self.cards.bind()
        }
    }
}
