import LayoutCore
import ZoeDocument

/// What stands in a folder beside its frames: which film they are of. Every part of a film says the same.
struct RecordedFilm: Hashable {
    let count: Int
    let parts: Int
    let film: Film
    /// A short name for all that the frames come from.
    let source: UInt64

    static let fileName = "recording.txt"
    private static let title = "zoetrope recording 1"

    init(_ recording: Recording, _ film: Film) {
        (count, parts, self.film) = (recording.timing.count, recording.parts, film)
        var digest = Digest()
        digest.add(recording.digest)
        for number in [film.width, film.height, recording.scene.picture.samples] { digest.add(number) }
        source = digest.value
    }

    var text: String {
        """
        \(Self.title)
        frames \(count)
        parts \(parts)
        fps \(numeral(film.fps))
        size \(film.width) \(film.height)
        transparent \(film.isTransparent)
        loops \(film.loops)
        source \(String(source, radix: 16))

        """
    }

    /// Nil for something else.
    init?(_ text: String) {
        var fields: [Substring: [Substring]] = [:]
        let lines = text.split(separator: "\n")
        guard lines.first.map({ $0 == Self.title }) ?? false else { return nil }
        for line in lines.dropFirst() {
            let words = line.split(separator: " ")
            if let name = words.first { fields[name] = Array(words.dropFirst()) }
        }
        func number(_ name: Substring, _ place: Int = 0) -> Int {
            fields[name].flatMap { $0.count > place ? Int($0[place]) : nil } ?? 0
        }
        guard 1...1_000_000_000 ~= number("frames"), 1...1_000_000 ~= number("parts"),
            let fps = fields["fps"]?.first.flatMap({ Double($0) }), 1.0...240 ~= fps,
            1...1_000_000 ~= number("size"), 1...1_000_000 ~= number("size", 1),
            let source = fields["source"]?.first.flatMap({ UInt64($0, radix: 16) })
        else { return nil }
        (count, parts, self.source) = (number("frames"), number("parts"), source)
        film = Film(
            width: number("size"), height: number("size", 1), fps: fps,
            isTransparent: fields["transparent"] == ["true"], loops: fields["loops"] == ["true"])
    }

    /// The pictures' names, all with as many digits.
    func names(in folder: String) -> FrameNames {
        FrameNames(
            before: folder.hasSuffix("/") ? folder : folder + "/", digits: max(4, "\(count - 1)".count), after: ".png")
    }

    static func place(in folder: String) -> String { folder + (folder.hasSuffix("/") ? "" : "/") + fileName }

    /// Makes the folder, or finds it made by another part of the same film.
    func settle(in folder: String) throws(Failure) {
        try PartFolder(folder, Self.fileName, text).settle(holding: "frames of another film")
    }
}
