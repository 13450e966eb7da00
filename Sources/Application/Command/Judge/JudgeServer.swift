import Glibc
import LayoutCore
import ZoeDocument
import ZoeRenderer
import ZoeUserShaders
import ZoeWindow

/// The judge's own side: reads shaders, compiles them, draws with them, and says what became of it, until nobody asks any more.
enum JudgeServer {
    static func run() -> ExitCode {
        Usage.limit()
        // What many threads draw would be stopped sooner than what one draws, and the time is told by work.
        System.set("LP_NUM_THREADS", "0")
        guard let offscreen = try? OffscreenRenderer(isVerbose: false), say(JudgingProcess.greeting) else {
            return .noDisplay
        }
        while let message = next() {
            guard let received = JudgeCase.Received(message) else { return .brokenInput }
            guard say(verdict(on: received, by: offscreen).message) else { break }
            // What is held once is not given back.
            if Usage.now.bytes > JudgeLimits.bytesToGoOn { break }
        }
        return .done
    }

    private static func verdict(on received: JudgeCase.Received, by offscreen: OffscreenRenderer) -> Verdict {
        let effects = EffectSet(offscreen.renderer, folders: received.folders)
        let plan = received.scene.shaders
        let watch = JudgeWatch(isSoftware: offscreen.renderer.isSoftware)
        defer { withExtendedLifetime(watch) {} }
        // Reading is work of ours, and over when the driver begins.
        let admit: (EffectText) -> Admission = { _ in
            watch.begin(.compiling)
            return .granted
        }
        effects.use(plan.slots, admit: admit, read: received.read)
        if let failure = effects.failures.first { return .bad(failure) }
        watch.begin(.drawing)
        var scene = received.scene
        scene.adopt(effects.parameters)
        do { return .good(try PaceMeasure(scene, effects, by: offscreen).pace()) } catch { return .untried }
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
