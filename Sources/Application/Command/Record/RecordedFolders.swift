import ZoeDocument
import ZoeImages

/// Folders with what parts have drawn of a film.
struct RecordedFolders {
    private let folders: [String]
    private let recorded: RecordedFilm

    /// Nil where the operands are something else.
    init?(_ arguments: Arguments) throws(Failure) {
        func isRecorded(_ path: String) -> Bool {
            System.item(at: path) == .folder && System.item(at: RecordedFilm.place(in: path)) == .file
        }
        folders = arguments.operands.filter(isRecorded)
        guard let first = folders.first else { return nil }
        guard folders.count == arguments.operands.count else {
            let other = arguments.operands.first { !isRecorded($0) } ?? ""
            throw arguments.wrong("'\(first)' holds frames of a film, and '\(other)' does not; name such folders only")
        }
        let own = [Option.film, .quiet, .verbose, .audio].map(\.name)
        if let odd = arguments.command.options.first(where: { arguments.has($0) && !own.contains($0.name) }) {
            throw arguments.wrong("\(odd.flag) says how frames are drawn, and those in '\(first)' have been")
        }
        recorded = try Self.film(in: first)
        for folder in folders.dropFirst() where try Self.film(in: folder) != recorded {
            throw Failure(.brokenInput, "'\(first)' and '\(folder)' hold frames of two films; name folders of one")
        }
    }

    private static func film(in folder: String) throws(Failure) -> RecordedFilm {
        let place = RecordedFilm.place(in: folder)
        let bytes: [UInt8]
        do { bytes = try System.contents(of: place, upTo: 1 << 16) } catch {
            throw Failure(.missingInput, "can't read '\(place)': \(error)")
        }
        if let film = RecordedFilm(String(decoding: bytes, as: UTF8.self)) { return film }
        throw Failure(.brokenInput, "\(place): it is not what `zoetrope record --part` writes; draw the parts again")
    }

    /// Makes the film of the frames.
    func join(into path: String, music: String?) throws(Failure) {
        let format = try FilmFormat(path)
        guard recorded.film.fps <= format.highestFPS else {
            throw Failure(
                .usage,
                "\(format.name) has at most \(numeral(format.highestFPS)) frames a second, and these are for "
                    + "\(numeral(recorded.film.fps)); name a .mp4, or draw them with another --fps")
        }
        try checkNothingIsMissing()
        let sound = try music.map { file throws(Failure) in
            try SoundTrack(file, for: format, length: Double(recorded.count) / recorded.film.fps)
        }
        let queue = FilmQueue(try format.sink(of: recorded.film, sound: sound))
        do throws(Failure) {
            Progress.begin(.joining, upTo: 0.95)
            for number in 0..<recorded.count where !Interruption.isAsked {
                try queue.add(try frame(number), number: number)
                Progress.note(Double(number + 1) / Double(recorded.count), of: .joining)
            }
            // A film of half the frames would be of no use.
            if Interruption.isAsked { queue.abandon() } else { try queue.finish() }
        } catch {
            queue.abandon()
            throw error
        }
    }

    private func places(of number: Int) -> [String] {
        folders.map { recorded.names(in: $0).name(of: number) }.filter { System.item(at: $0) == .file }
    }

    private func checkNothingIsMissing() throws(Failure) {
        let missing = (0..<recorded.count).filter { places(of: $0).isEmpty }
        guard !missing.isEmpty else { return }
        throw Shares.lack(missing, of: recorded.count, "frames", parts: recorded.parts)
    }

    private func frame(_ number: Int) throws(Failure) -> Image {
        let places = places(of: number)
        let image = try PartFolder.picture(at: places, called: "frame")
        guard image.width == recorded.film.width, image.height == recorded.film.height else {
            throw Failure(
                .brokenInput,
                "\(places.first ?? ""): \(image.width)×\(image.height) pixels, not \(recorded.film.width)×\(recorded.film.height); "
                    + "draw its part again")
        }
        return image
    }
}
