import LayoutCore
import ZoeDocument
import ZoeImages
internal import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeWindow

/// Every built-in scene as it ships, in steady motion: in the window, panel and all, or without one where there is no display.
extension Benchmark {
    static let scenes = Scene.builtInNames.map { name in
        scene(named: name) { () throws(Failure) in
            guard let scene = Scene.builtIn(name) else { throw Failure(.usage, "no scene '\(name)'") }
            return scene
        }
    }

    /// One of somebody's own.
    static func scene(_ scene: Scene, named name: String) -> Benchmark { Self.scene(named: name) { scene } }

    private static func scene(
        named name: String, _ make: @escaping @Sendable () throws(Failure) -> Scene
    ) -> Benchmark {
        Benchmark(name: "scene/\(name)") { () throws(Failure) in
            var scene = try make()
            // The window is as large; a scene that keeps its view has that in the window too, and as many pixels.
            scene.draw(as: Size(width: 1280, height: 720))
            let similarity = try SceneMotion(scene).similarityOfRest()
            let moving = try Benchmark.moving(scene)
            let plain = try PlainScene(scene)
            for _ in 0..<30 { _ = try moving.timeNext() }
            var (times, others): ([Double], [Double]) = ([], [])
            // Where the machine has other work too, the clock says little, and what was taken of the processor still does.
            var (work, otherWork) = (0.0, 0.0)
            for _ in 0..<150 {
                let start = System.processorSeconds
                times.append(try moving.timeNext())
                let middle = System.processorSeconds
                plain.take(moving.frame, moving.look)
                let next = System.processorSeconds
                others.append(BenchClock().nanoseconds(of: plain.draw) / 1e9)
                work += middle - start
                otherWork += System.processorSeconds - next
            }
            times.sort()
            return Measurement(
                name: "scene/\(name)", value: times.median * 1000, unit: "ms/frame",
                ratios: [
                    .init(reference: "c", value: times.median / others.median),
                    .init(reference: "c, processor time", value: work / max(otherWork, 1e-9)),
                    .init(reference: "60 Hz", value: times.median * 60),
                    .init(reference: "60 Hz, 99 of 100", value: times[times.count * 99 / 100] * 60),
                    .init(reference: "the picture at rest (similarity)", value: similarity),
                ])
        }
    }

    /// In the window, or where there is no display without one.
    static func moving(_ scene: Scene) throws(Failure) -> any MovingScene {
        if let window = try? WindowMotion(scene) { return window }
        return try SceneMotion(scene)
    }

    /// A scene whose cards move steadily, as with autoscroll.
    fileprivate static let turning = ("motion.autoscroll", -1.2)
}

protocol MovingScene: AnyObject {
    var frame: Frame { get }
    var look: Look { get }
    /// How the renderer works.
    var policy: DrawingPolicy { get set }
    /// Draws what a sixtieth of a second later is to be seen.
    /// - Returns: how long that took, in seconds.
    func timeNext() throws(Failure) -> Double
}

/// In the window, with the panel.
final class WindowMotion: MovingScene {
    private let trial: SimulatedViewer

    init(_ scene: Scene) throws {
        trial = try SimulatedViewer(scene, host: .silent)
        // As someone who starts the program and watches for a moment.
        trial.rest(seconds: 2)
        _ = trial.turn(Benchmark.turning.0, to: Benchmark.turning.1)
    }

    var frame: Frame { trial.frame }
    var look: Look { trial.look }
    var policy: DrawingPolicy {
        get { trial.policy }
        set { trial.policy = newValue }
    }
    func timeNext() -> Double { trial.drawNext() }
}

/// Without a window.
final class SceneMotion: MovingScene {
    private let offscreen: OffscreenRenderer
    private let scene: Scene
    private let target: Target
    private let shading: Shading?
    private var stage: Stage
    let look: Look
    private(set) var frame: Frame
    var policy: DrawingPolicy {
        get { offscreen.renderer.policy }
        set { offscreen.renderer.policy = newValue }
    }

    init(_ wanted: Scene) throws(Failure) {
        var scene = wanted
        offscreen = try OffscreenRenderer(isVerbose: false)
        try offscreen.compileShaders(of: &scene)
        stage = scene.stage()
        stage.apply(.set(Benchmark.turning.0, to: .number(Benchmark.turning.1)))
        stage.advance(by: 0.3)
        frame = scene.completed(stage.frame())
        look = scene.look()
        target = try offscreen.target(width: Int(scene.view.width), height: Int(scene.view.height))
        shading = try offscreen.shading(of: scene, scale: 1)
        self.scene = scene
    }

    func timeNext() throws(Failure) -> Double {
        stage.advance(by: 1.0 / 60)
        _ = stage.takeEvents()
        frame = scene.completed(stage.frame())
        try offscreen.loadPictures(of: frame, look)
        var failure: Failure?
        let time = BenchClock().nanoseconds(of: {
            do throws(Failure) { try draw(.quick, target) } catch { failure = error }
        })
        if let failure { throw failure }
        return time / 1e9
    }

    /// Draws the frame as at rest.
    /// - Returns: how long that took, in seconds.
    func timeRest() throws(Failure) -> Double {
        try offscreen.loadPictures(of: frame, look)
        var failure: Failure?
        let time = BenchClock().nanoseconds(of: {
            do throws(Failure) { try draw(.full, target) } catch { failure = error }
        })
        if let failure { throw failure }
        return time / 1e9
    }

    private func draw(_ effort: Effort, _ target: Target) throws(Failure) {
        do {
            try offscreen.renderer.draw(frame, look: look, shading: shading, into: target, effort: effort)
            target.waitUntilDrawn()
        } catch {
            throw Failure(.noDisplay, "\(error)")
        }
    }

    /// How alike a frame in motion and the same at rest are, from 0 to 1.
    func similarityOfRest() throws(Failure) -> Double {
        try offscreen.loadPictures(of: frame, look)
        let full = try offscreen.target(
            width: target.width, height: target.height, quality: Quality(samples: max(1, scene.picture.samples)))
        try draw(.quick, target)
        try draw(.full, full)
        do {
            let images = try [target, full].map {
                try Image(width: target.width, height: target.height, bytes: $0.pixels())
            }
            return try Comparison(images[0], images[1]).similarity
        } catch {
            throw Failure(.usage, "\(error)")
        }
    }
}
