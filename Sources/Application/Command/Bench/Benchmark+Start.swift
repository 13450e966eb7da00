import LayoutCore
import ZoeDocument
import ZoeProcesses

extension Benchmark {
    /// The first seconds of a process: until the first picture in which nothing is missing, and the longest time between two
    /// frames in the two seconds after the very first flick.
    static let start = Benchmark(name: "viewer/start") { () throws(Failure) in
        let (picture, gap) = try FirstSeconds.medians(of: 5)
        return Measurement(
            name: "viewer/start", value: picture, unit: "ms",
            ratios: [
                .init(reference: "400 ms", value: picture / 400),
                .init(reference: "50 ms, the longest gap of the first flick", value: gap / 50),
            ])
    }

    /// The same for every built-in scene, the flick before the picture.
    static let flicks = Scene.builtInNames.map { name in
        Benchmark(name: "flick/\(name)", isForNamesOnly: true) { () throws(Failure) in
            let (picture, gap) = try FirstSeconds.medians(of: 3, try Scene.asked(name))
            return Measurement(
                name: "flick/\(name)", value: gap, unit: "ms",
                ratios: [
                    .init(reference: "50 ms", value: gap / 50),
                    .init(reference: "400 ms, the first picture", value: picture / 400),
                ])
        }
    }
}

/// A viewer in a process of its own, as it comes, flicked once.
private struct FirstSeconds {
    /// In milliseconds.
    let firstPicture: Double
    let longestGap: Double

    /// - Parameters:
    ///   - count: of runs.
    ///   - scene: nil is the one that a window opens with.
    static func medians(of count: Int, _ scene: Scene? = nil) throws(Failure) -> (picture: Double, gap: Double) {
        var (pictures, gaps): ([Double], [Double]) = ([], [])
        for _ in 0..<count {
            let run = try FirstSeconds(scene)
            pictures.append(run.firstPicture)
            gaps.append(run.longestGap)
        }
        return (pictures.median, gaps.median)
    }

    private init(_ scene: Scene?) throws(Failure) {
        let named = scene.map { "--scene \($0.name) " } ?? ""
        let way = scene?.knobs.flag("vertical") ?? false ? "0 -500" : "-500 0"
        let folder = try System.temporaryFolder()
        defer { System.remove(folder: folder) }
        // What earlier runs have cached does not count.
        let script = """
            (sleep 2; echo stats; echo 'flick \(way) 0.1'; sleep 2; echo stats; echo quit) 2> /dev/null \
            | HOME='\(folder)' XDG_CONFIG_HOME='\(folder)' XDG_STATE_HOME='\(folder)' \
            '\(System.ownPath)' view \(named)--size 1280x720 --listen > '\(folder)/answers'
            """
        try Self.run(script, as: scene.map { "flick/\($0.name)" } ?? "viewer")
        let answers: String
        do {
            answers = String(decoding: try System.contents(of: "\(folder)/answers", upTo: 1 << 20), as: UTF8.self)
        } catch {
            throw Failure(.missingInput, "the viewer said nothing: \(error)")
        }
        guard let picture = Self.figures("firstPicture", in: answers).last,
            let gap = Self.figures("longestGap", in: answers).last
        else {
            throw Failure(.no, "the viewer did not say how its first seconds went")
        }
        (firstPicture, longestGap) = (picture, gap)
    }

    /// Waits for a shell's script; what it wrote last is why it failed.
    /// - Parameter name: what is measured.
    private static func run(_ script: String, as name: String) throws(Failure) {
        let why: ChildProgram.Failure?
        do {
            let shell = try ChildProgram("/bin/sh", ["-c", script])
            while !shell.read(upTo: 4096).isEmpty {}
            why = shell.end()
        } catch {
            why = error
        }
        guard let why else { return }
        let said = why.description.split(separator: "zoetrope: ").last ?? "it did not start"
        throw Failure(.noDisplay, "\(said); the viewer is measured on a display: xvfb-run zoetrope bench \(name)")
    }

    /// Each number that stands after a name.
    private static func figures(_ name: String, in text: String) -> [Double] {
        text.split(separator: "\"\(name)\": ").dropFirst().compactMap { part in
            Double(part.prefix { $0.isNumber || $0 == "." })
        }
    }
}
