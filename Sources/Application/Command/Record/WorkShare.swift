import LayoutCore
import ZoeImages

/// One machine's share of a film: `3/8`.
struct WorkShare {
    /// From 1.
    let number: Int
    let count: Int

    init(_ text: String, in arguments: Arguments) throws(Failure) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.count == 2, 1...1_000_000 ~= numbers[1], 1...numbers[1] ~= numbers[0] else {
            throw arguments.wrong("--part needs K/N, the Kth of N from 1 (3/8), not '\(Quotation(text))'")
        }
        (number, count) = (numbers[0], numbers[1])
    }

    init(number: Int, of count: Int) { (self.number, self.count) = (number, count) }

    /// All that have been shared out, one after the other.
    func frames(of all: Int) -> Range<Int> { all * (number - 1) / count..<all * number / count }

    /// Draws what of it is not in the folder yet.
    func draw(_ recording: inout Recording, _ film: Film, into folder: String, _ offscreen: OffscreenRenderer)
        throws(Failure)
    {
        let recorded = RecordedFilm(recording, film)
        try recorded.settle(in: folder)
        let names = recorded.names(in: folder)
        let missing = frames(of: recorded.count).filter { System.item(at: names.name(of: $0)) != .file }
        guard !missing.isEmpty else { return }
        try recording.draw(missing, into: PartPictures(names), by: offscreen)
    }
}

/// Pictures of frames that are as good each by itself: what is there of a part that was ended stays.
private final class PartPictures: FilmSink {
    let threads = System.processors
    private let names: FrameNames

    init(_ names: FrameNames) { self.names = names }

    func take(_ image: Image, number: Int) throws(Failure) {
        try Output(names.name(of: number)).write(PNG.file(of: image, .fast))
    }

    func finish() {}
    func abandon() {}
}
