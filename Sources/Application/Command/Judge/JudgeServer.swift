import Glibc
import LayoutCore
import ZoeDocument
import ZoeEffects
import ZoeRenderer

/// The judge's own side: reads shaders, compiles them, draws with them, and says what became of it, until nobody asks any more.
enum JudgeServer {
    static func run() -> ExitCode {
        Usage.limit()
        // What many threads draw would be stopped sooner than what one draws, and the time is told by work.
        _ = unsafe setenv("LP_NUM_THREADS", "0", 1)
        guard let studio = try? OffscreenRenderer(isVerbose: false), say(JudgingProcess.greeting) else {
            return .noDisplay
        }
        while let message = next() {
            guard let received = JudgeCase.Received(message) else { return .brokenInput }
            guard say(verdict(on: received, by: studio).message) else { break }
            // What is held once is not given back.
            if Usage.now.bytes > JudgeLimits.bytesToGoOn { break }
        }
        return .done
    }

    private static func verdict(on received: JudgeCase.Received, by studio: OffscreenRenderer) -> Verdict {
        let effects = EffectSet(studio.renderer, folders: received.folders)
        let plan = received.scene.shaders
        let watch = JudgeWatch(isSoftware: studio.renderer.isSoftware)
        defer { withExtendedLifetime(watch) {} }
        effects.use(
            EffectSet.slots(face: plan.face, backdrop: plan.backdrop, post: plan.post), read: received.read)
        if let failure = effects.failures.first { return .bad(failure) }
        watch.beginDrawing()
        var scene = received.scene
        scene.adopt(effects.parameters)
        do { return .good(pace: try studio.pace(of: scene, effects)) } catch { return .untried }
    }

    // MARK: What is said

    private static func say(_ message: JudgeMessage) -> Bool {
        do { try System.send(message.bytes, to: .standardOutput) } catch { return false }
        return true
    }

    private static func next() -> JudgeMessage? {
        guard let head = bytes(JudgeMessage.headLength), let length = JudgeMessage.length(head) else { return nil }
        return bytes(length).flatMap { JudgeMessage(body: $0) }
    }

    private static func bytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = unsafe bytes[filled...].withUnsafeMutableBytes {
                unsafe read(STDIN_FILENO, $0.baseAddress, $0.count)
            }
            if got == 0 || got < 0 && errno != EINTR { return nil }
            filled += max(0, got)
        }
        return bytes
    }
}

extension OffscreenRenderer {
    /// Seconds for a pixel: ever larger pictures of the scene, until one takes long enough to tell, and a piece of the picture
    /// in its own size, for shaders that do more the larger it is.
    fileprivate func pace(of scene: Scene, _ effects: EffectSet) throws(Failure) -> Double {
        let whole = try ScenePicture(scene)
        let longest = max(whole.width, whole.height)
        var pace = 0.0
        for (turn, side) in [64, 64, 192, 576].map({ min($0, longest) }).enumerated() {
            let (width, height) = (max(1, whole.width * side / longest), max(1, whole.height * side / longest))
            let seconds = try seconds(of: ScenePicture(scene, width: width, height: height), effects)
            pace = seconds / Double(width * height)
            // The first of all waits for the driver, too.
            if seconds > Self.tellingTime, turn > 0 { break }
        }
        // It is known to be too slow.
        guard pace * 1e6 < JudgeLimits.secondsOfMegapixel * 16 else { return pace }
        let side = min(64, whole.width, whole.height)
        let tile = Tile(
            left: (whole.width - side) / 2, top: (whole.height - side) / 2, pictureWidth: whole.width,
            pictureHeight: whole.height)
        let seconds = try seconds(of: whole, effects, tile)
        if seconds > Self.tellingTime { pace = max(pace, seconds / Double(side * side)) }
        guard renderer.isSoftware else { return pace }
        // Here one thread draws, elsewhere as many as Mesa takes.
        return pace / Double(min(16, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    }

    /// What takes less tells nothing of the pixels.
    private static let tellingTime = 0.02

    private func seconds(
        of picture: ScenePicture, _ effects: EffectSet, _ tile: Tile? = nil
    ) throws(Failure) -> Double {
        let shading = effects.shading(
            picture.scene.knobs, clock: ShaderClock(seconds: picture.scene.time), scale: picture.scale)
        let (start, worked) = (ContinuousClock.now, Usage.now.seconds)
        let side = tile.map { _ in min(64, picture.width, picture.height) }
        do {
            let target = try renderer.target(width: side ?? picture.width, height: side ?? picture.height)
            try renderer.draw(picture.frame, look: picture.look, shading: shading, into: target, tile: tile)
            _ = target.pixels()
        } catch { throw Failure(.noDisplay, "\(error)") }
        // On a machine with much else to do the clock says nothing of the shader.
        return renderer.isSoftware ? Usage.now.seconds - worked : (ContinuousClock.now - start) / .seconds(1)
    }
}
