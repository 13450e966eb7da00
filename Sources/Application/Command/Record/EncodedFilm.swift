import ZoeImages

/// A file that ffmpeg makes, beside its place first. Only one thread hands over frames, and whoever finishes it has waited for that.
final class EncodedFilm: FilmSink, @unchecked Sendable {
    let threads = 1
    private let path: String
    private let place: String
    private let kind: FilmKind
    private let film: Film
    private let sound: SoundTrack?
    private let encoder: FFmpeg
    private var drafts: [Draft] = []
    private var count = 0

    private struct Draft {
        let path: String
        let place: Int?
    }

    init(_ path: String, _ kind: FilmKind, _ film: Film, sound: SoundTrack? = nil) throws(Failure) {
        (self.path, self.kind, self.film, self.sound) = (path, kind, film, sound)
        guard FFmpeg.program != nil else {
            throw Failure(
                .noDisplay,
                "'\(path)' is made by ffmpeg, which is not installed; install ffmpeg (apt-get install ffmpeg), or name "
                    + "frame-%04d.png for a picture a frame")
        }
        guard !film.isTransparent || !kind.isTransparencyLost else {
            throw Failure(
                .usage,
                "'\(path)': nothing shines through an MP4; name a .webm, .webp, .png or .gif, or have a backdrop")
        }
        guard min(film.width, film.height) >= 2 || kind != .mp4 && kind != .webm else {
            throw Failure(.usage, "'\(path)': a video has at least 2 pixels a side, not \(film.width)×\(film.height)")
        }
        guard System.item(at: path) != .special else {
            throw Failure(.cannotCreate, "can't write '\(path)': \(System.Refusal.isNoFile); name a file")
        }
        try Output(path).check()
        do { place = try System.destination(of: path) } catch {
            throw Failure(.cannotCreate, "can't write '\(path)': \(error)")
        }
        let made = Output.draft(for: place)
        var words = FFmpeg.pictures(of: film) + (sound?.input ?? [])
        if kind == .gif {
            // The colours of all frames are known when the last has come. Until then they are kept as they are.
            words += ["-filter_complex", "[0]split[all][some];[some]palettegen=stats_mode=full[colours]"]
            words += ["-map", "[all]", "-c:v", "ffv1", "-level", "3", "-pix_fmt", "bgra", "-f", "matroska"]
            words += [FFmpeg.file(made), "-map", "[colours]", "-c:v", "png", "-f", "image2", "-update", "1"]
            words += [FFmpeg.file(made + "-colours")]
            drafts.append(Draft(path: made + "-colours", place: UnfinishedFiles.remember(made + "-colours")))
        } else {
            words += kind.words(for: film) + (sound?.words(for: kind) ?? []) + FFmpeg.exact + [FFmpeg.file(made)]
        }
        drafts.append(Draft(path: made, place: UnfinishedFiles.remember(made)))
        encoder = try Self.started(words)
    }

    static func started(_ words: [String], by program: String = FFmpeg.program ?? "ffmpeg") throws(Failure) -> FFmpeg {
        guard !Interruption.isUrgent else { throw Failure(.writingFailed, "nothing is to be written any more") }
        do { return try FFmpeg(program, words) } catch {
            throw Failure(.noDisplay, "can't start '\(program)': \(error)")
        }
    }

    func take(_ image: Image, number: Int) throws(Failure) {
        do throws(System.Refusal) { try encoder.send(image.bytes) } catch { throw failure(of: encoder.end()) }
        count += 1
    }

    func finish() throws(Failure) {
        defer { removeDrafts() }
        try check(encoder.end())
        var made = drafts[drafts.count - 1].path
        if kind == .gif { made = try colouredFile(of: made) }
        if let sound, Double(count) < sound.length * film.fps - 0.5 { made = try shortenedFile(of: made, sound) }
        do { try System.settle(made) } catch {
            throw Failure(.writingFailed, "writing '\(path)' failed: \(error)")
        }
        System.copyPermissions(from: place, to: made)
        do { try System.move(made, to: place) } catch {
            throw Failure(
                .cannotCreate, "can't write '\(path)': \(error); name a file in a folder that you can write to")
        }
    }

    func abandon() {
        encoder.stop()
        removeDrafts()
    }

    /// The same with no more than the colours of the palette, those between them by turns.
    private func colouredFile(of made: String) throws(Failure) -> String {
        let file = Output.draft(for: place)
        drafts.append(Draft(path: file, place: UnfinishedFiles.remember(file)))
        Progress.begin(.packing, upTo: 1)
        var words = FFmpeg.quiet + ["-i", FFmpeg.file(made), "-i", FFmpeg.file(made + "-colours")]
        words += ["-lavfi", "paletteuse=dither=sierra2_4a:diff_mode=rectangle"]
        words += kind.words(for: film) + FFmpeg.exact + [FFmpeg.file(file)]
        try check(Self.started(words).end())
        return file
    }

    /// The same pictures with music that fades at their end, which came sooner than was to be expected.
    private func shortenedFile(of made: String, _ sound: SoundTrack) throws(Failure) -> String {
        let file = Output.draft(for: place)
        drafts.append(Draft(path: file, place: UnfinishedFiles.remember(file)))
        var words = FFmpeg.quiet + ["-i", FFmpeg.file(made)] + sound.input
        words += sound.words(for: kind, until: Double(count) / film.fps) + kind.container + FFmpeg.exact
        try check(Self.started(words + [FFmpeg.file(file)]).end())
        return file
    }

    private func check(_ end: FFmpeg.End) throws(Failure) { if end.code != 0 { throw failure(of: end) } }

    private func failure(of end: FFmpeg.End) -> Failure {
        let how = end.code > 128 ? "was ended by signal \(end.code - 128)" : "ended with exit code \(end.code)"
        let why = end.lastLine.isEmpty ? "" : ": \(end.lastLine)"
        return Failure(.writingFailed, "writing '\(path)' failed after \(count) frames: ffmpeg \(how)\(why)")
    }

    private func removeDrafts() {
        for draft in drafts {
            System.remove(draft.path)
            UnfinishedFiles.forget(draft.place)
        }
        drafts = []
    }
}
