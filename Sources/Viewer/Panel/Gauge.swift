/// Frame times, for the head-up display and for pacing.
final class Gauge {
    private(set) var frames: [Double] = []
    private(set) var drawing = 0.0
    private(set) var cards = 0
    var describe = ""
    private var lastFrame: Double?
    static let kept = 240

    /// A frame took so many seconds.
    func note(_ seconds: Double) {
        frames.append(seconds)
        if frames.count > Self.kept { frames.removeFirst(frames.count - Self.kept) }
    }

    func noteDrawing(_ seconds: Double, cards: Int) {
        drawing = seconds
        self.cards = cards
    }

    /// Where the screen does not hold the program back, it holds itself back.
    func timeToNextFrame(at now: Double, rate: Double) -> Double {
        defer { lastFrame = now }
        guard let lastFrame else { return 0 }
        return max(0, min(1 / rate - (now - lastFrame), 1 / rate) - 0.0005)
    }
}
