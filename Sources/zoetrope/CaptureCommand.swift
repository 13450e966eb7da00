import Appearance
import LayoutCore
import Pixels
import Renderer

extension Command {
    static let capture = Command(
        "capture", "one picture of a layout; needs no window and no display",
        options: Option.scene + [
            .picture, .scale, .samples, .supersample, .transparent, .compress, .reference, .threshold, .verbose,
        ],
        notes: [
            "With --reference the picture is compared with one that is there: the figures are printed, and beyond the",
            "threshold the exit code is 1 and FILE.difference.png shows where they differ.",
        ]
    ) { arguments throws(Failure) in
        guard arguments.value(of: .picture) != nil || arguments.value(of: .reference) != nil else {
            throw arguments.wrong("capture needs -o FILE, or --reference FILE to compare with")
        }
        let picture = try Picture(arguments)
        let reference = try arguments.value(of: .reference).map { path throws(Failure) in try Reference(path) }
        let image = try picture.drawn()
        if let path = arguments.value(of: .picture) {
            try Output(path).write(PNG.file(of: image, arguments.has(.compress) ? .small : .fast))
        }
        try reference?.compare(
            image, threshold: try arguments.number(.threshold) ?? 0.01, beside: arguments.value(of: .picture))
    }
}

extension Option {
    fileprivate static let picture = Option("output", "o", value: "FILE|-", help: "the PNG; - is standard output")
    fileprivate static let transparent = Option("transparent", help: "no backdrop; the picture has an alpha channel")
    fileprivate static let compress = Option("compress", help: "a smaller file that takes longer")
    fileprivate static let reference = Option("reference", value: "FILE", help: "compare with this PNG")
    fileprivate static let threshold = Option(
        "threshold", value: "X", help: "how far from the reference is too far: 1 - SSIM (0.01)")
    fileprivate static let scale = Option("scale", value: "S", help: "pixels per point (1)")
    fileprivate static let samples = Option(
        "samples", value: "0|2|4|8", help: "samples a pixel where cards pass through each other (4)")
    fileprivate static let supersample = Option(
        "supersample", value: "1…8", help: "draw so many times as large and shrink (1)")
    fileprivate static let verbose = Option("verbose", help: "say on stderr which OpenGL draws")
}

/// What is to be drawn, read from the command line before anything is set up.
private struct Picture {
    let frame: Frame
    let width: Int
    let height: Int
    let quality: Quality
    let isTransparent: Bool
    let isVerbose: Bool

    init(_ arguments: Arguments) throws(Failure) {
        frame = try arguments.stage().frame()
        let scale = try arguments.number(.scale) ?? 1
        guard scale > 0, scale <= 64 else {
            throw arguments.wrong("--scale needs a number above 0 and up to 64, not '\(scale)'")
        }
        let view = frame.camera.view
        let (across, down) = ((view.width * scale).rounded(), (view.height * scale).rounded())
        guard across >= 1, down >= 1, across * down <= Double(Image.pixelLimit) else {
            throw arguments.wrong("a picture of \(across) by \(down) pixels can't be made; change --size or --scale")
        }
        (width, height) = (Int(across), Int(down))
        let samples = try arguments.choice(.samples, among: ["0", "2", "4", "8"]).flatMap { Int($0) } ?? 4
        let supersampling = try arguments.choice(.supersample, among: (1...8).map { "\($0)" }).flatMap { Int($0) } ?? 1
        quality = Quality(samples: max(1, samples), supersampling: supersampling)
        isTransparent = arguments.has(.transparent)
        isVerbose = arguments.has(.verbose)
    }

    func drawn() throws(Failure) -> Image {
        let studio = try Studio(isVerbose: isVerbose)
        var look = Look.deck
        if isTransparent { look.backdrop = .transparent }
        // Swift lets go of what is not named any more, and OpenGL needs its context to the end.
        defer { withExtendedLifetime(studio) {} }
        let bytes = try studio.draw(frame, look, width: width, height: height, quality: quality)
        do { return try Image(width: width, height: height, bytes: bytes) } catch {
            throw Failure(.usage, "\(error)")
        }
    }
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

extension PNG {
    fileprivate static func file(of image: Image, _ compression: Compression) throws(Failure) -> [UInt8] {
        do { return try encode(image, compression: compression) } catch {
            throw Failure(.writingFailed, "the picture can't be packed: \(error)")
        }
    }
}
