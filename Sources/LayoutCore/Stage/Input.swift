/// Everything that can be done to a stage, as values: what a window, a script, a socket and a test all send.
public enum Input: Hashable, Sendable {
    // The hand. Points are in the view, from its top left.
    case press(at: Point)
    /// The pointer moved; its velocity, in points a second, is worked out from its way where it is not known.
    case drag(by: Vector2, velocity: Vector2? = nil)
    case release
    /// The system took the pointer away: as good as a release.
    case cancel
    /// Press, move so far in so many seconds, let go.
    case flick(by: Vector2, seconds: Double)
    case tap(at: Point)
    /// A mouse wheel's or a touchpad's way, in items.
    case wheel(by: Double)
    case key(Key)

    // The program.
    case jump(to: Double)
    case scroll(to: Double, seconds: Double = 0.4)
    case scrollOn(by: Double, seconds: Double = 0.4)
    case scrollItems(Int, seconds: Double = 0.4)

    // The items.
    case insert(at: Int, animated: Bool = true)
    case remove(at: Int, animated: Bool = true)
    /// An item that was removed stands there again, the same as it was.
    case putBack(identity: Int, at: Int, animated: Bool = true)
    /// The content of an item is another one now.
    case reload(at: Int)
    /// Other items altogether.
    case reloadAll(count: Int)
    case edit([Edit])

    // The stage.
    case set(String, to: Parameter.Value)
    case layout(String, seconds: Double = 0)
    case resize(Size)

    public enum Key: String, CaseIterable, Sendable {
        case left, right, up, down, home, end, pageUp, pageDown
    }

    /// One step of a batch.
    public enum Edit: Hashable, Sendable {
        case insert(at: Int)
        case remove(at: Int)
    }
}

/// Inputs with their times: as they were recorded.
public struct Script: Hashable, Sendable {
    public struct Entry: Hashable, Sendable {
        public var time: Double
        public var input: Input

        public init(at time: Double, _ input: Input) {
            self.time = time
            self.input = input
        }
    }

    public var entries: [Entry]

    public init(_ entries: [Entry]) { self.entries = entries.sorted { $0.time < $1.time } }

    /// Plays the script frame by frame, sixty a second, and shows each frame.
    public func play(on stage: inout Stage, for seconds: Double, showing show: (Frame) -> Void = { _ in }) {
        var next = entries.startIndex
        for frame in 0..<Int(safely: min(max(seconds, 0), 3600) * 60) {
            while next < entries.endIndex, entries[next].time <= Double(frame) / 60 {
                stage.apply(entries[next].input)
                next += 1
            }
            stage.advance(by: 1.0 / 60)
            show(stage.frame())
        }
    }
}
