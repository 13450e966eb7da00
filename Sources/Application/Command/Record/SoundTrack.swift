import LayoutCore
import ZoeDocument

/// Music to a film: what is in a sound's or a video's file, from its beginning and as long as the film.
struct SoundTrack {
    private let path: String
    /// How long the film is, in seconds.
    let length: Double
    private let begin: Double

    /// At the end it fades away, in seconds.
    private static let fade = 2.0

    /// - Parameters:
    ///   - length: of the film, in seconds.
    ///   - begin: which second of the whole the film's first frame is.
    init(_ path: String, for format: FilmFormat, length: Double, from begin: Double = 0) throws(Failure) {
        (self.path, self.length, self.begin) = (path, length, begin)
        guard case .file(_, let kind) = format, kind.hasSound else {
            throw Failure(.usage, "\(format.name) can't be heard; --audio is for a .mp4 or a .webm")
        }
        guard System.item(at: path) == .file else {
            throw Failure(.missingInput, "no file '\(path)' for --audio; give a sound, like song.mp3")
        }
        // Without it, the film's own complaint is the right one.
        guard let program = FFmpeg.program else { return }
        // All that will be heard is read once: what is broken is to be known before anything is drawn.
        let end = try EncodedFilm.started(
            FFmpeg.quiet + input + ["-map", "0:a:0", "-t", numeral(length), "-f", "null", "-"], by: program
        ).end()
        guard end.code == 0 else {
            // What it says last where no stream can be heard, after that.
            let why = end.lastLine.contains("trailing '?'") ? "nothing in it can be heard" : end.lastLine
            throw Failure(
                .brokenInput,
                "'\(path)' is no music for a film: \(why.isEmpty ? "it can't be read" : why); give a sound")
        }
    }

    /// What ffmpeg reads beside the frames.
    var input: [String] { (begin > 0 ? ["-ss", numeral(begin)] : []) + ["-i", FFmpeg.file(path)] }

    /// What becomes of it: silence where it ends before the film, and never longer than that.
    /// - Parameter end: of a film that became shorter than it was to be, in seconds.
    func words(for kind: FilmKind, until end: Double? = nil) -> [String] {
        let length = min(end ?? length, length)
        let fade = min(Self.fade, length / 4)
        return ["-map", "0:v", "-map", "1:a:0"]
            + ["-af", "afade=t=out:st=\(numeral(length - fade)):d=\(numeral(fade)),apad,atrim=end=\(numeral(length))"]
            + ["-shortest", "-ac", "2", "-flags:a", "+bitexact"]
            + (kind == .webm ? ["-c:a", "libopus", "-b:a", "160k"] : ["-c:a", "aac", "-b:a", "192k"])
    }
}

extension FilmKind {
    fileprivate var hasSound: Bool { self == .mp4 || self == .webm }
}
