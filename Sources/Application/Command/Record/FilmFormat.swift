import LayoutCore

/// What a film becomes: what the name of its file says.
enum FilmFormat {
    /// RGBA, picture after picture, on standard output.
    case raw
    /// A PNG for each frame; what stands before its number and after it, and how many digits that has at least.
    case pictures(before: String, digits: Int, after: String)
    /// The same in a folder.
    case folder(String)
    case file(String, FilmKind)

    init(_ path: String) throws(Failure) {
        if path == "-" || path == "/dev/stdout" {
            self = .raw
        } else if path.hasSuffix("/") || System.item(at: path) == .folder {
            self = .folder(path)
        } else if path.contains("%") {
            self = try Self.numbered(path)
        } else {
            self = .file(path, try FilmKind(of: path))
        }
    }

    /// `frames/%04d.png`
    private static func numbered(_ path: String) throws(Failure) -> FilmFormat {
        guard let match = path.wholeMatch(of: /([^%]*)%0?([1-9]?)d([^%]*)/), match.3.lowercased().hasSuffix(".png")
        else {
            throw Failure(
                .usage,
                "'\(Quotation(path))': a name for each frame has one %04d in it and ends in .png: frame-%04d.png")
        }
        return .pictures(before: String(match.1), digits: Int(match.2) ?? 1, after: String(match.3))
    }

    var usualFPS: Double { if case .file(_, let kind) = self { kind.usualFPS } else { 60 } }
    var highestFPS: Double { if case .file(_, let kind) = self { kind.highestFPS } else { 240 } }
    /// For a complaint.
    var name: String { if case .file(_, let kind) = self { "a .\(kind.rawValue)" } else { "frames" } }

    /// What takes the frames; whether it can is known before the first is drawn.
    func sink(of film: Film, sound: SoundTrack? = nil) throws(Failure) -> any FilmSink {
        switch self {
        case .raw: RawFilm()
        case .file(let path, let kind): try EncodedFilm(path, kind, film, sound: sound)
        case .folder(let folder):
            try NumberedPictures(
                FrameNames(before: folder.hasSuffix("/") ? folder : folder + "/", digits: 5, after: ".png"))
        case .pictures(let before, let digits, let after):
            try NumberedPictures(FrameNames(before: before, digits: digits, after: after))
        }
    }
}

/// A kind of file that ffmpeg makes.
enum FilmKind: String, CaseIterable {
    case mp4, webm, gif, webp, png

    init(of path: String) throws(Failure) {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.dropFirst().lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        if let kind = FilmKind(rawValue: ending == "apng" ? "png" : ending) {
            self = kind
            return
        }
        throw Failure(
            .usage,
            "'\(Quotation(path))': no film is written as '\(ending.isEmpty ? "" : ".")\(ending)'; name a .mp4, .webm, .gif, "
                + ".webp or .png file, frame-%04d.png for a picture a frame, or -")
    }

    /// Animated pictures get large, and browsers slow down GIF frames shorter than 20 ms.
    fileprivate var usualFPS: Double {
        switch self {
        case .mp4, .webm: 60
        case .gif: 25
        case .webp, .png: 30
        }
    }

    fileprivate var highestFPS: Double { self == .gif ? 50 : 240 }

    var isTransparencyLost: Bool { self == .mp4 }

    /// What ffmpeg is told about the film's file.
    func words(for film: Film) -> [String] {
        switch self {
        case .mp4:
            Self.video + ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-pix_fmt", "yuv420p"]
                + Self.colours + Self.fast
        case .webm:
            Self.video + ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1", "-deadline", "good"]
                + ["-cpu-used", "4", "-pix_fmt", film.isTransparent ? "yuva420p" : "yuv420p"]
                + Self.colours + ["-f", "webm"]
        case .webp:
            ["-c:v", "libwebp_anim", "-quality", "85", "-compression_level", "4", "-loop", "0", "-f", "webp"]
        case .png:
            ["-c:v", "apng", "-pred", "mixed", "-pix_fmt", film.isTransparent ? "rgba" : "rgb24"]
                + ["-plays", "0", "-f", "apng"]
        case .gif: ["-loop", "0", "-f", "gif"]
        }
    }

    private static let fast = ["-movflags", "+faststart", "-f", "mp4"]

    /// For pictures that are made already.
    var container: [String] { ["-c:v", "copy"] + (self == .mp4 ? Self.fast : ["-f", "webm"]) }

    /// Two colours of four pixels each are stored, so that there must be a whole number of them: an odd row or column is left out.
    private static let video = [
        "-vf", "crop=trunc(iw/2)*2:trunc(ih/2)*2:0:0,scale=out_color_matrix=bt709:out_range=tv",
    ]
    private static let colours = [
        "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv",
    ]
}

/// What the files of frames are called.
struct FrameNames: Hashable {
    let before: String
    let digits: Int
    let after: String

    func name(of number: Int) -> String {
        let text = "\(number)"
        return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
    }
}
