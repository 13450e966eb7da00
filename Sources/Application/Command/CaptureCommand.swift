import ZoeDocument
import ZoeImages

extension Command {
    static let capture = Command(
        "capture", "one picture of a scene; needs no window and no display", operands: .scene,
        options: Option.scene + [
            .picture, .scale, .samples, .supersample, .transparent, .compress, .quality, .noMetadata, .reference,
            .threshold, .script, .frames, .progress, .verbose,
        ],
        notes: sceneNotes + [
            "Without a scene and without a layout the gallery is drawn.",
            "The scene is kept in a PNG, and in no other kind of file: `zoetrope capture a.png -o b.png` draws it again.",
            "With --reference the picture is compared with one that is there: the figures are printed, and beyond the "
                + "threshold the exit code is 1 and FILE.difference.png shows where they differ.",
            "With --script the commands of the viewer are played first, sixty frames a second, up to --time or to the last.",
            "Where a shader reads what it drew before, sixty frames a second from 0 go before the picture; with --frames A..B "
                + "so many as from A to B.",
            "Which OpenGL draws can be chosen: `zoetrope help environment`.",
        ]
    ) { arguments throws(Failure) in
        guard arguments.value(of: .picture) != nil || arguments.value(of: .reference) != nil else {
            throw arguments.wrong("capture needs -o FILE, or --reference FILE to compare with")
        }
        guard !arguments.has(.progress) || arguments.value(of: .picture) != "-" else {
            throw arguments.wrong("--progress and the picture can't both go to standard output; give -o FILE")
        }
        Progress.begin(asLines: arguments.has(.progress))
        defer { Progress.end() }
        let file = try arguments.pictureFile()
        var scene = try arguments.scene(otherwise: Scene.builtIn("gallery") ?? .plain, draws: true)
        try arguments.changePicture(of: &scene)
        let frames = try arguments.frames()
        if let frames, arguments.value(of: .time) == nil { scene.time = Double(frames.upperBound) / 60 }
        var picture = try ScenePicture(scene)
        let reference = try arguments.value(of: .reference).map { path throws(Failure) in try Reference(path) }
        let size = picture.wholeSize
        try file?.check(width: size.width, height: size.height, isTransparent: scene.picture.isTransparent)
        let script = try arguments.script()
        // A script may lead elsewhere.
        let studio = try OffscreenRenderer(isVerbose: arguments.has(.verbose), expecting: script == nil ? picture : nil)
        defer { studio.leaveContextToTheEnd() }
        studio.framesBefore = frames.map { $0.upperBound - $0.lowerBound }
        if !scene.shaders.isEmpty {
            try studio.compileShaders(of: &scene)
            try arguments.turnKnobs(of: &scene, isFinal: true)
            scene.warnOfUnknownUniforms()
            picture = try ScenePicture(scene)
        }
        if let script {
            let end = try arguments.number(.time)
            let played = try ScriptedPicture(scene, script, until: end, by: studio)
            (scene, picture) = (played.scene, try played.picture())
        }
        Progress.begin(.reading, upTo: 0.2)
        studio.hangPictures(of: picture)
        Progress.begin(.drawing, upTo: 0.9)
        let image = try studio.draw(picture)
        Progress.begin(.packing, upTo: 1)
        try file?.write(image, text: arguments.has(.noMetadata) ? [] : [PNG.Text(ScenePaths.keyword, scene.text)])
        Progress.end()
        try reference?.compare(
            image, threshold: try arguments.number(.threshold) ?? 0.01, beside: arguments.value(of: .picture))
    }
}

extension Option {
    fileprivate static let progress = Option(
        "progress", help: "say on standard output how far it has come: lines like `0.42 drawing`")
    fileprivate static let noMetadata = Option("no-metadata", help: "leave the scene out of the file")
    static let frames = Option(
        "frames", value: "A..B", help: "where a shader reads what it drew before: the frames that go before the picture"
    )
    fileprivate static let reference = Option("reference", value: "FILE", help: "compare with this PNG")
    fileprivate static let threshold = Option(
        "threshold", value: "X", help: "how far from the reference is too far: 1 - SSIM (0.01)")
}

/// A picture to compare with.
private struct Reference {
    private let path: String
    private let image: Image

    init(_ path: String) throws(Failure) {
        self.path = path
        let bytes: [UInt8]
        do { bytes = try System.contents(of: path, upTo: 1 << 30) } catch {
            throw Failure(.missingInput, "can't read '\(path)': \(error)")
        }
        do { image = try PNG.decode(bytes).image } catch { throw Failure(.brokenInput, "\(path): \(error)") }
    }

    func compare(_ picture: Image, threshold: Double, beside output: String?) throws(Failure) {
        let comparison: Comparison
        do { comparison = try Comparison(image, picture) } catch { throw Failure(.no, "\(path): \(error)") }
        let figures = [
            "similarity \(comparison.similarity)", "largest difference \(comparison.largestDifference) of 255",
            "pixels that differ \(comparison.differingPixels)",
        ]
        // Where the picture itself is on standard output, its figures are a line of their own beside it.
        if output == "-" {
            Console.say(figures.joined(separator: ", "))
        } else {
            try Console.write(figures.map { $0 + "\n" }.joined())
        }
        guard 1 - comparison.similarity > threshold else { return }
        let base = output.flatMap { $0 == "-" ? nil : $0 } ?? path
        let place = "\(base).difference.png"
        try Output(place).write(PNG.file(of: comparison.differencePicture(), .fast))
        throw Failure(.no, "the picture is farther from '\(path)' than \(threshold); '\(place)' shows where")
    }
}
