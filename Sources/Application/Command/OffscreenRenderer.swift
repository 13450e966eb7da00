import LayoutCore
import ZoeDocument
import ZoeHeadless
import ZoeImages
internal import ZoeOpenGL
import ZoePictures
import ZoeRenderer
import ZoeSound
import ZoeStyle
import ZoeUserShaders
import ZoeWindow

/// A renderer without a window, and pictures of any size from it.
final class OffscreenRenderer {
    // In this order they are let go: shaders and renderer free their objects while the context is still there.
    private var effectSet: EffectSet?
    let renderer: Renderer
    private let context: HeadlessContext
    let isVerbose: Bool
    private let judge = ShaderJudge()
    private let media = ShaderMedia(waits: true)
    /// How many of the renderer's complaints were passed on.
    private var saidComplaints = 0
    private let loader = PictureLoader()
    /// Files that were warned of.
    private var faulty: Set<String> = []
    private var saidNoFonts = false
    /// Each picture is read at the size in which it is seen, even where a larger one is there: what is drawn then does not depend
    /// on what was drawn before.
    var readsPicturesAnew = false {
        didSet { loader.remember(upTo: readsPicturesAnew ? 256 << 20 : 0) }
    }
    /// How many sixtieths of a second go before a picture of shaders that read what they drew; nil: all from 0.
    var framesBefore: Int?
    var framesDrawn: DrawnFrames?

    /// - Parameters:
    ///   - picture: what will be drawn first, if that is known: its covers are painted while the driver is loaded.
    ///   - judges: whether shaders of others will be compiled.
    init(isVerbose: Bool, expecting picture: ScenePicture? = nil, judges: Bool = false) throws(Failure) {
        if judges || picture?.scene.hasShadersOfOthers == true { judge.warmUp() }
        if let picture { loader.request([(picture.wanted, picture.look, picture.scale)]) }
        let methods = try Self.methods
        do { context = try HeadlessContext(debugs: isVerbose, methods: methods) } catch {
            throw Self.nothingToDrawWith("\(error)")
        }
        do { renderer = try Renderer(listens: isVerbose) } catch { throw Self.nothingToDrawWith("\(error)") }
        self.isVerbose = isVerbose
        if isVerbose { Console.say("\(context.driverName); \(renderer.driverName)") }
    }

    /// For a command whose picture is its last work: the process takes OpenGL with it at once, where taking it down would take as
    /// long as drawing.
    func leaveContextToTheEnd() { unsafe Self.last = context }

    private nonisolated(unsafe) static var last: HeadlessContext?

    /// What ZOETROPE_OPENGL asks for.
    private static var methods: [HeadlessMethod] {
        get throws(Failure) {
            guard let wanted = System.variable(Environment.openGL) else { return HeadlessMethod.allCases }
            if let method = HeadlessMethod(rawValue: wanted) { return [method] }
            let names = HeadlessMethod.allCases.map(\.rawValue)
            throw Failure(
                .usage,
                "\(Environment.openGL) can't be '\(Quotation(wanted))'"
                    + Suggestion.ending(for: wanted, among: names, otherwise: names.joined(separator: ", ")))
        }
    }

    private static func nothingToDrawWith(_ reason: String) -> Failure {
        Failure(.noDisplay, "\(reason); install Mesa (apt-get install libegl1 libgl1-mesa-dri) for software OpenGL")
    }

    /// A shader that does not compile is one from a folder that was named.
    static func refusal(_ error: RendererError) -> Failure {
        if case .shader(let text) = error { return Failure(.brokenInput, text) }
        return Failure(.noDisplay, "OpenGL can't draw this: \(error)")
    }

    /// Says which pictures are to be read or painted next, without waiting for them.
    func requestPictures(of next: [ScenePicture]) {
        loader.request(next.map { ($0.wanted, $0.look, $0.scale) }, isExact: readsPicturesAnew)
    }

    /// Loads all pictures that the frame's cards show, with error cards in place of those that cannot be read.
    func loadPictures(of picture: ScenePicture) throws(Failure) {
        requestPictures(of: [picture])
        try takePictures(for: picture.look)
    }

    /// The same for a frame of many, in which cards move.
    func loadPictures(of frame: Frame, _ look: Look) throws(Failure) {
        loader.request(frame, look: look, scale: 1, fineness: .common, looksAhead: false)
        try takePictures(for: look)
    }

    private func takePictures(for look: Look) throws(Failure) {
        let all = loader.status.waiting
        loader.waitUntilReady { status in
            if all > 0 { Progress.note(1 - Double(status.waiting) / Double(all), of: .reading) }
        }
        let deliveries = loader.take()
        renderer.show(deliveries.map { ($0.source, $0.image) })
        for delivery in deliveries {
            guard case .failure(let reason) = delivery.outcome else { continue }
            look.deck.setAside(delivery.source, because: reason)
            try warn(of: delivery.source, because: reason)
        }
    }

    /// The card says it too, but who makes pictures by the hundred does not look at each. Of very many not all are told.
    func warn(of source: Artwork.Source, because reason: String) throws(Failure) {
        guard case .file(let path) = source, faulty.insert(path).inserted else { return }
        if let failure = Failure(ofNamed: path, because: reason) { throw failure }
        if faulty.count <= Self.mostWarnings {
            Console.warn("\(DocumentPlaces.place(ofFile: path))can't show '\(GivenPaths.shown(path))': \(reason)")
        }
        if faulty.count == Self.mostWarnings + 1 { Console.warn("and there are more files that can't be shown") }
    }

    private static let mostWarnings = 10

    // MARK: Shaders

    /// Compiles the scene's shaders, after which it has their knobs.
    func compileShaders(of scene: inout Scene) throws(Failure) {
        scene.adopt(try effects(of: scene)?.parameters ?? [])
    }

    /// The scene's shaders, with all that they are told; nil where there are none.
    func shading(of scene: Scene, scale: Double) throws(Failure) -> Shading? {
        guard let effects = try effects(of: scene) else { return nil }
        var scene = scene
        scene.adopt(effects.parameters)
        for path in effects.pictures(scene.knobs).sorted() where ShaderMedia.moves(path) {
            do throws(MediaError) { try media.show(path, at: scene.time, in: renderer) } catch {
                throw Self.refusal(error, of: path)
            }
        }
        for path in effects.pictures(scene.knobs) where !renderer.holdsInput(path) {
            do {
                renderer.show(try PictureLoader.picture(at: path, upTo: EffectFiles.longestSide), toShadersAs: path)
            } catch {
                throw Failure(.missingInput, "the picture '\(GivenPaths.shown(path))' for a shader: \(error)")
            }
        }
        var shading = effects.shading(scene.knobs, clock: ShaderClock(seconds: scene.time), scale: scale)
        if let path = scene.shaders.sound, effects.usesSound {
            do throws(MediaError) { shading?.sound = try media.sound(path, at: scene.time) } catch {
                throw Self.refusal(error, of: path)
            }
        }
        return shading
    }

    private static func refusal(_ error: MediaError, of path: String) -> Failure {
        let code: ExitCode = error == .noProgram ? .noDisplay : .missingInput
        return Failure(code, "'\(GivenPaths.shown(path))' for a shader: \(error)")
    }

    /// Whether a shader may be compiled here.
    func admission(_ text: EffectText, for scene: Scene) -> Admission { judge.admission(text, for: scene) }

    func effects(of scene: Scene) throws(Failure) -> EffectSet? {
        let plan = scene.shaders
        if plan.isEmpty { return nil }
        let effects = effectSet ?? EffectSet(renderer, folders: EffectFiles.folders)
        effectSet = effects
        let slots = plan.slots
        // All pictures of a page are drawn with what was read first.
        if effects.states.map(\.slot) != slots {
            effects.use(slots, admit: { admission($0, for: scene) }, read: EffectFiles.read)
        }
        guard let first = effects.failures.first?.diagnostics.first(where: { $0.severity == .error }) else {
            return effects
        }
        let shown = GivenPaths.shown(first)
        let rest = effects.failures.reduce(0) { $0 + $1.diagnostics.count } - 1
        throw Failure(
            .brokenInput, "\(shown)" + (rest > 0 ? " (and \(rest) more; `zoetrope check \(shown.file)` lists all)" : "")
        )
    }

    /// In tiles where the picture is larger than the driver's.
    func draw(
        _ frame: Frame, _ look: Look, _ shading: Shading? = nil, width: Int, height: Int, quality: Quality
    ) throws(Failure) -> PendingPicture {
        defer { sayComplaints() }
        let side = min(4096, Target.largestSide)
        guard width <= side, height <= side else {
            return .image(
                try drawTiles(frame, look, shading, width: width, height: height, quality: quality, side: side))
        }
        do {
            let target = try renderer.target(width: width, height: height, quality: quality)
            sayQuality(of: target, asked: quality)
            try renderer.draw(frame, look: look, shading: shading, into: target)
            renderer.startDrawing()
            return .target(target)
        } catch {
            throw Self.refusal(error)
        }
    }

    /// Begins to draw into a target that is there already.
    func draw(
        _ frame: Frame, _ look: Look, _ shading: Shading?, into target: Target, _ effort: Effort
    ) throws(Failure) {
        defer { sayComplaints() }
        do { try renderer.draw(frame, look: look, shading: shading, into: target, effort: effort) } catch {
            throw Self.refusal(error)
        }
        renderer.startDrawing()
    }

    func target(width: Int, height: Int, quality: Quality = Quality()) throws(Failure) -> Target {
        do { return try renderer.target(width: width, height: height, quality: quality) } catch {
            throw Self.refusal(error)
        }
    }

    private func drawTiles(
        _ frame: Frame, _ look: Look, _ shading: Shading?, width: Int, height: Int, quality: Quality, side: Int
    ) throws(Failure) -> Image {
        var picture = try PendingPicture.blank(width: width, height: height)
        // What glows or blurs looks beyond its own tile.
        let margin = shading?.post.isEmpty ?? true ? 0 : side / 8
        let step = side - 2 * margin
        for top in stride(from: 0, to: height, by: step) {
            for left in stride(from: 0, to: width, by: step) {
                let (across, down) = (min(step, width - left), min(step, height - top))
                let (wide, high) = (across + 2 * margin, down + 2 * margin)
                // All of the picture is there beside it.
                let tile = Tile(
                    left: left - margin, top: top - margin, pictureWidth: width, pictureHeight: height)
                let target: Target
                do {
                    target = try renderer.target(
                        width: wide, height: high, quality: quality, mostBytes: 160 << 20)
                    try renderer.draw(frame, look: look, shading: shading, into: target, tile: tile)
                } catch {
                    throw Self.refusal(error)
                }
                let part = try PendingPicture.target(target).image()
                for row in 0..<down {
                    picture.copy(
                        margin..<margin + across, ofRow: row + margin, of: part, toX: left, y: top + row)
                }
                let done = top * width + (left + across) * down
                Progress.note(Double(done) / Double(width * height), of: .drawing)
            }
        }
        return picture
    }

    private func sayComplaints() {
        if !saidNoFonts, let complaint = renderer.fontComplaint {
            saidNoFonts = true
            Console.warn(complaint)
        }
        guard isVerbose else { return }
        for complaint in renderer.complaints.dropFirst(saidComplaints) { Console.say("OpenGL: \(complaint)") }
        saidComplaints = renderer.complaints.count
    }

    private func sayQuality(of target: Target, asked: Quality) {
        guard isVerbose, target.quality != asked else { return }
        Console.say(
            "\(asked.samples) samples are not available: \(target.quality.samples) samples, drawn "
                + "\(target.quality.supersampling) times as large")
    }
}
