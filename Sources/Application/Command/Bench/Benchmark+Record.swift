import LayoutCore
import ZoeDocument

extension Benchmark {
    static let records = [record("plain"), record("rich"), record("cover-flow")]

    /// A film of 1280×720, from the start of the process to the file on disk.
    private static func record(_ name: String) -> Benchmark {
        Benchmark(name: "record/\(name)") { () throws(Failure) in
            let folder = try System.temporaryFolder()
            defer { System.remove(folder: folder) }
            let file = "\(folder)/scene.json"
            let document = name == "plain" ? plain : try Scene.asked(name == "rich" ? "gallery" : name).text
            try Output(file).write(document)
            let scene = try ScenePaths([file]).scene ?? .plain
            return try RecordRace(scene, file, folder).result(named: "record/\(name)")
        }
    }
}

/// A film, as many pictures, and as many drawn plainly in C, by turns.
private struct RecordRace {
    private let folder: String
    private let film: ProcessRun
    private let capture: ProcessRun
    private let plain: PlainFilm
    private static let frames = 120
    private static let captures = 3
    private static let rounds = 3

    init(_ scene: Scene, _ file: String, _ folder: String) throws(Failure) {
        self.folder = folder
        let size = ["--size", "1280x720"]
        let moving = ["--set", "motion.autoscroll=-1.2"]
        film = ProcessRun(
            program: System.ownPath,
            ["record", file] + size + moving + ["--frames", "0..\(Self.frames - 1)", "-o", "\(folder)/film.mp4"])
        capture = ProcessRun(
            program: System.ownPath, ["capture", file] + size + moving + ["-o", "\(folder)/picture.png"])
        var scene = scene
        scene.draw(as: Size(width: 1280, height: 720))
        plain = try PlainFilm(scene, frames: Self.frames)
    }

    func result(named name: String) throws(Failure) -> Measurement {
        var (times, captures, others): ([Double], [Double], [Double]) = ([], [], [])
        for _ in 0..<Self.rounds {
            let own = try film.run().seconds / Double(Self.frames)
            var pictures = 0.0
            for _ in 0..<Self.captures { pictures += try capture.run().seconds }
            times.append(own)
            captures.append(own / (pictures / Double(Self.captures)))
            others.append(own / (try plain.seconds(to: "\(folder)/plain.mp4") / Double(Self.frames)))
        }
        return Measurement(
            name: name, value: times.median * 1000, unit: "ms/frame",
            ratios: [
                .init(reference: "captures", value: captures.median), .init(reference: "c", value: others.median),
            ])
    }
}

/// The cards of a scene, drawn plainly, read back and sent to ffmpeg one after the other.
private final class PlainFilm {
    // What it has in OpenGL goes before the context does.
    private let plain: PlainScene
    private let offscreen: OffscreenRenderer
    private let scene: Scene
    private let frames: Int

    init(_ scene: Scene, frames: Int) throws(Failure) {
        offscreen = try OffscreenRenderer(isVerbose: false)
        plain = try PlainScene(scene)
        (self.scene, self.frames) = (scene, frames)
    }

    func seconds(to path: String) throws(Failure) -> Double {
        var stage = scene.stage()
        stage.apply(.set("motion.autoscroll", to: .number(-1.2)))
        let look = scene.look()
        let (width, height) = (Int(scene.view.width), Int(scene.view.height))
        let film = Film(width: width, height: height, fps: 60, isTransparent: false, loops: false)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        var failure: Failure?
        let time = BenchClock().nanoseconds {
            do throws(Failure) {
                let encoder = try EncodedFilm.started(
                    FFmpeg.pictures(of: film) + FilmKind.mp4.words(for: film) + [FFmpeg.file(path)])
                for _ in 0..<frames {
                    stage.advance(by: 1.0 / 60)
                    _ = stage.takeEvents()
                    plain.take(stage.frame(), look)
                    plain.draw()
                    plain.read(into: &bytes)
                    do { try encoder.send(bytes) } catch { break }
                }
                let end = encoder.end()
                if end.code != 0 { failure = Failure(.no, "ffmpeg ended with exit code \(end.code): \(end.lastLine)") }
            } catch { failure = error }
        }
        if let failure { throw failure }
        return withExtendedLifetime(offscreen) { time / 1e9 }
    }
}
