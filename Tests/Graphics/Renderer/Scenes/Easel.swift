import LayoutCore
import ZoeDocument
import ZoeImages
import ZoeOpenGL
import ZoePictures
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// Draws scenes as the command does, many of them with one context.
final class Easel {
    // Let go before the context.
    private var effectSet: EffectSet?
    private let offscreen: TestRenderer
    private let loader = PictureLoader()

    init() throws { offscreen = try TestRenderer(typesetter: GoldenFonts.typesetter()) }

    var complaints: [String] { offscreen.renderer.complaints }

    func draw(_ shot: Shot) throws -> Image { try draw(shot.frame, shot.look, scale: shot.scale) }

    /// A scene whose shaders are built in.
    /// - Parameter turning: changes the scene once it has its shaders' knobs.
    func draw(
        _ scene: Scene, scale: Double, effort: Effort = .full, turning: (inout Scene) throws -> Void = { _ in }
    ) throws -> Image {
        var scene = scene
        let effects = effectSet ?? EffectSet(offscreen.renderer)
        effectSet = effects
        let plan = scene.shaders
        effects.use(EffectSet.slots(face: plan.face, backdrop: plan.backdrop, post: plan.post)) {
            path throws(EffectFileError) in
            guard let text = BuiltInEffects.text(of: path) else { throw EffectFileError("it is not on the shelf") }
            return Array(text.utf8)
        }
        if let failure = effects.failures.first { throw failure }
        scene.adopt(effects.parameters)
        try turning(&scene)
        var shading = effects.shading(scene.knobs, clock: ShaderClock(seconds: scene.time), scale: scale)
        if effort == .quick { shading?.effort = QualityReduction.painting.shaderEffort }
        return try draw(
            scene.completed(scene.stage().frame()), scene.look(), scale: scale, shading,
            effort == .full ? Quality(samples: max(1, scene.picture.samples)) : Quality(), effort: effort)
    }

    func draw(
        _ frame: Frame, _ look: Look, scale: Double, _ shading: Shading? = nil,
        _ quality: Quality = Quality(samples: 4),
        effort: Effort = .full
    ) throws -> Image {
        loader.request(frame, look: look, scale: scale)
        loader.waitUntilReady()
        for delivery in loader.take() {
            switch delivery.outcome {
            case .image(let image): offscreen.renderer.show(image, as: delivery.source)
            case .evicted, .failure: offscreen.renderer.forget(delivery.source)
            }
        }
        let picture = try offscreen.picture(
            frame, look, scale: scale, quality: quality, shading: shading, effort: effort)
        return try Image(width: picture.width, height: picture.height, bytes: picture.bytes)
    }
}

/// A built-in scene at one of its three scrolls, small.
struct Shot {
    let name: String
    let letter: String
    let frame: Frame
    let look: Look
    /// Pixels per point.
    let scale: Double

    var title: String { "\(name)-\(letter)" }

    /// The longer side, in pixels.
    static let side = 240.0

    /// As the scene stands, half way to the next card, and some cards on, or back where the row ends before. What scrolls in
    /// two directions is turned by hand.
    static func all(of name: String) -> [Shot] {
        guard let scene = Scene.builtIn(name) else { return [] }
        let start = scene.stage()
        return [("a", 0), ("b", 0.5), ("c", 3.25)].map { letter, delta in
            var scene = scene
            scene.scroll = start.scroll + delta
            var stage = scene.stage()
            if stage.scroll != scene.scroll {
                scene.scroll = start.scroll - delta
                stage = scene.stage()
            }
            if delta != 0, Set(stage.frame().cards.map(\.matrix)) == Set(start.frame().cards.map(\.matrix)) {
                stage.apply(.press(at: Point(x: scene.view.width / 2, y: scene.view.height / 2)))
                stage.apply(.drag(by: Vector2(x: 50 * delta, y: 20), velocity: .zero))
            }
            return Shot(
                name: name, letter: letter, frame: scene.completed(stage.frame()), look: scene.look(),
                scale: side / max(scene.view.width, scene.view.height))
        }
    }
}
