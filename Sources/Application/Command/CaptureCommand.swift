import ZoeDocument
import ZoeImages

extension Command {
    static let capture = Command(
        "capture", "one picture of a scene; needs no window and no display", operands: .scene,
        options: Option.scene + [
            .picture, .scale, .samples, .supersample, .transparent, .compress, .quality, .noMetadata, .reference,
            .threshold, .script, .framesBefore, .progress, .verbose,
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
        System.takeMemoryAtOnce()
        guard arguments.has(.picture) || arguments.has(.reference) else {
            throw arguments.wrong("capture needs -o FILE, or --reference FILE to compare with")
        }
        guard !arguments.has(.progress) || arguments[.picture] != "-" else {
            throw arguments.wrong("--progress and the picture can't both go to standard output; give -o FILE")
        }
        Progress.begin(asLines: arguments.has(.progress))
        defer { Progress.end() }
        let file = try arguments.pictureFile()
        var scene = try arguments.scene(otherwise: Scene.builtIn("gallery") ?? .plain, draws: true)
        arguments.changePicture(of: &scene)
        let frames = arguments[.framesBefore]
        if let frames, arguments[.time] == nil { scene.time = Double(frames.upperBound) / 60 }
        var picture = try ScenePicture(scene)
        let reference = try arguments[.reference].map { path throws(Failure) in try Reference(path) }
        let size = picture.wholeSize
        try file?.check(width: size.width, height: size.height, isTransparent: scene.picture.isTransparent)
        let script = try arguments.script()
        // A script may lead elsewhere.
        let offscreen = try OffscreenRenderer(
            isVerbose: arguments.has(.verbose), expecting: script == nil ? picture : nil)
        defer { offscreen.leaveContextToTheEnd() }
        offscreen.framesBefore = frames.map { $0.upperBound - $0.lowerBound }
        if !scene.shaders.isEmpty {
            try offscreen.compileShaders(of: &scene)
            try arguments.turnKnobs(of: &scene, isFinal: true)
            scene.warnOfUnknownUniforms()
            picture = try ScenePicture(scene)
        }
        if let script {
            let played = try ScriptedPicture(scene, script, until: arguments[.time], by: offscreen)
            (scene, picture) = (played.scene, try played.picture())
            if offscreen.isVerbose { played.sayPlayed() }
        }
        Progress.begin(.reading, upTo: 0.2)
        try offscreen.loadPictures(of: picture)
        Progress.begin(.drawing, upTo: 0.9)
        let image = try offscreen.draw(picture)
        Progress.begin(.packing, upTo: 1)
        try file?.write(image, text: arguments.has(.noMetadata) ? [] : [PNG.Text(ScenePaths.keyword, scene.text)])
        Progress.end()
        try reference?.compare(image, threshold: arguments[.threshold], beside: arguments[.picture])
    }
}

extension Option {
    fileprivate static let progress = Option(
        "progress", help: "say on standard output how far it has come: lines like `0.42 drawing`")
    fileprivate static let noMetadata = Option("no-metadata", help: "leave the scene out of the file")
    fileprivate static let framesBefore = ValueOption(
        "frames", .frames, help: "where a shader reads what it drew before: the frames that go before the picture")
    fileprivate static let reference = ValueOption("reference", .file(), help: "compare with this PNG")
    fileprivate static let threshold = ValueOption(
        "threshold", .number("X"), default: 0.01, help: "how far from the reference is too far: 1 - SSIM")
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
