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
        var parts: [Int] = []
        // Shares come one after the other, as frames do.
        for number in missing {
            var part = max(parts.last ?? 1, number * recorded.parts / recorded.count)
            while !Part(number: part, of: recorded.parts).frames(of: recorded.count).contains(number) { part += 1 }
            if parts.last != part { parts.append(part) }
        }
        let (numbers, all) = (Self.list(missing), recorded.count)
        let noun = parts.count == 1 ? "part" : "parts"
        throw Failure(
            .missingInput,
            "of \(all) frames, \(numbers) \(missing.count == 1 ? "is" : "are") missing: draw \(noun) \(Self.list(parts)) of "
                + "\(recorded.parts) again")
    }

    /// `3 to 7, 9 and 12`
    private static func list(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        let texts = ranges.prefix(6).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
        if ranges.count > 6 { return texts.joined(separator: ", ") + " and more" }
        guard texts.count > 1 else { return texts.joined() }
        return "\(texts.dropLast().joined(separator: ", ")) and \(texts[texts.count - 1])"
    }

    private func frame(_ number: Int) throws(Failure) -> Image {
        let places = places(of: number)
        let place = places.first ?? ""
        let bytes = try bytes(of: place)
        for other in places.dropFirst() where try self.bytes(of: other) != bytes {
            throw Failure(
                .brokenInput,
                "'\(place)' and '\(other)' are one frame and differ: the machines, their drivers or their files are not the same"
            )
        }
        let image: Image
        do { image = try PNG.decode(bytes).image } catch { throw Failure(.brokenInput, "\(place): \(error)") }
        guard image.width == recorded.film.width, image.height == recorded.film.height else {
            throw Failure(
                .brokenInput,
                "\(place): \(image.width)×\(image.height) pixels, not \(recorded.film.width)×\(recorded.film.height); "
                    + "draw its part again")
        }
        return image
    }

    private func bytes(of place: String) throws(Failure) -> [UInt8] {
        do { return try System.contents(of: place, upTo: 1 << 32) } catch {
            throw Failure(.missingInput, "can't read '\(place)': \(error)")
        }
    }
}
