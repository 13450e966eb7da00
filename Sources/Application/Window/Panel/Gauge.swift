internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer

/// Frame times and what there was to draw, for the head-up display and for pacing.
final class Gauge {
    /// The last ones, in seconds.
    private(set) var frames: [Double] = []
    /// Until the picture was handed to the window.
    private(set) var working = 0.0
    private(set) var cards = 0
    private(set) var statistics = FrameStatistics()
    private(set) var pictures: PictureLoader.Status?
    /// Since the window opened.
    private(set) var count = 0
    var driverName = ""
    private var lastFrame: Double?
    static let kept = 240

    /// A frame took so many seconds.
    func note(_ seconds: Double) {
        count += 1
        frames.append(seconds)
        if frames.count > Self.kept { frames.removeFirst(frames.count - Self.kept) }
    }

    func noteWork(_ seconds: Double, cards: Int, _ statistics: FrameStatistics, _ pictures: PictureLoader.Status) {
        working = seconds
        self.cards = cards
        self.statistics = statistics
        self.pictures = pictures
    }

    var median: Double { frames.isEmpty ? 0 : frames.sorted()[frames.count / 2] }
    var worst: Double { frames.max() ?? 0 }

    /// From the start of the process to the first picture in which nothing is missing.
    var firstPicture: Double?
    /// The longest time between two frames in motion since somebody last asked.
    private var longestGap = 0.0
    private var lastShown: Double?

    func noteShown(at now: Double, isMoving: Bool) {
        if isMoving, let lastShown { longestGap = max(longestGap, now - lastShown) }
        lastShown = isMoving ? now : nil
    }

    func takeLongestGap() -> Double {
        defer { longestGap = 0 }
        return longestGap
    }

    /// Where the screen does not hold the program back, it holds itself back.
    func timeToNextFrame(at now: Double, rate: Double) -> Double {
        guard let lastFrame else { return 0 }
        return max(0, min(1 / rate - (now - lastFrame), 1 / rate) - 0.0005)
    }

    /// From now on the next frame in motion is waited for.
    func noteWait(at now: Double) { lastFrame = now }
}
