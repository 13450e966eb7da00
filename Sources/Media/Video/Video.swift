public import ZoeImages
public import ZoeSound
internal import ZoeThreads

/// The pictures of a video by time, read ahead on a thread of its own. Behind its end it begins again.
public final class Video: Sendable {
    /// What files with videos are called.
    public static let endings = [".mp4", ".webm", ".mov", ".mkv", ".avi", ".m4v", ".ogv", ".mpg", ".mpeg"]

    public static func isNamed(_ path: String) -> Bool { endings.contains(where: path.lowercased().hasSuffix) }

    private let shelf: Guarded<VideoShelf>
    private let reader: Worker

    /// - Parameters:
    ///   - side: the longer side of its pictures is no longer than this, and than 1920 pixels.
    ///   - wake: called on the reader's thread whenever there is another picture.
    public init(_ path: String, upTo side: Int = longestSide, wake: @escaping @Sendable () -> Void = {}) {
        let shelf = Guarded(VideoShelf())
        self.shelf = shelf
        reader = Worker(isUrgent: true) { VideoReader(path, upTo: side, shelf, wake).run() }
    }

    deinit { shelf.change { $0.isOver = true } }

    /// Pictures a second, whatever the file has.
    public static let rate = 30
    /// The most pixels of a picture's longer side.
    public static let longestSide = 1920

    /// All of its pictures, one after the other, as long as they are wanted.
    public static func read(_ path: String, upTo side: Int, _ take: (Image) -> Bool) throws(MediaError) {
        let video = Video(path, upTo: side)
        var count = 0
        while let (number, image) = try video.picture(at: (Double(count) + 0.5) / Double(rate), waits: true),
            number == count, take(image)
        { count += 1 }
    }

    /// What is to be seen at a time, and its number in the video.
    /// - Parameter waits: until it is there; else there may be nothing yet.
    public func picture(at seconds: Double, waits: Bool) throws(MediaError) -> (number: Int, image: Image)? {
        let wanted = Int((max(0, seconds) * Double(Self.rate) + 1e-6).rounded(.down))
        shelf.change { $0.wanted = wanted }
        let found = waits ? shelf.wait { $0.found } : shelf.withLock { $0.found }
        return try found?.get()
    }
}

/// What the reader of a video and those who look at it share.
struct VideoShelf {
    /// Which picture is wanted of a video that goes on without end.
    var wanted = 0
    private var pictures: [Int: Image] = [:]
    /// How many there are, once that is known.
    private(set) var count: Int?
    private(set) var failure: MediaError?
    var isOver = false

    /// In bytes, and at least two pictures.
    private static let budget = 64 << 20
    private static let mostAhead = 16
    private var ahead = 2

    typealias Found = Result<(number: Int, image: Image), MediaError>

    var found: Found? {
        if let failure { return .failure(failure) }
        let place = place(of: wanted)
        return pictures[place].map { .success((place, $0)) }
    }

    private func place(of frame: Int) -> Int { count.map { frame % max(1, $0) } ?? frame }

    enum Step {
        case read(Int)
        case stop
    }

    /// Nil while there is nothing to do.
    var next: Step? {
        if isOver { return .stop }
        guard failure == nil else { return nil }
        let missing = (0..<ahead).lazy.map { place(of: wanted + $0) }.first { pictures[$0] == nil }
        return missing.map(Step.read)
    }

    mutating func put(_ image: Image, at place: Int) {
        ahead = min(max(2, Self.budget / max(1, image.bytes.count)), Self.mostAhead)
        pictures[place] = image
        let useful = Set((0..<ahead).map { self.place(of: wanted + $0) })
        pictures = pictures.filter { useful.contains($0.key) }
    }

    mutating func end(at count: Int) {
        if count == 0 { return fail(MediaError("there is no picture in it")) }
        self.count = count
    }

    mutating func fail(_ error: MediaError) { failure = error }
}
