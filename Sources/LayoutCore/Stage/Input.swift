/// Everything that can be done to a stage, as values: what a window, a script, a socket and a test all send.
public enum Input: Hashable, Sendable {
    // The hand. Points are in the view, from its top left.
    /// A finger comes down: whatever moves stops.
    case press(at: Point)
    /// The pointer moved; its velocity, in points a second, is worked out from its movement where it is not known.
    case drag(by: Vector2, velocity: Vector2? = nil)
    /// The finger goes up; what was dragged flings, snaps or stays.
    case release
    /// The system took the pointer away: what was dragged goes back to where it was. With `strict`, the same as a release.
    case cancel
    /// Press, move so far in so many seconds, let go.
    case flick(by: Vector2, seconds: Double)
    /// Selects the card that is seen there; beside all cards, it lets them snap.
    case tap(at: Point)
    /// The pointer is over this point and holds nothing, or has left: the stage turns to it as far as the knob `pointerTilt` says.
    case point(at: Point?)
    /// A turn of a mouse wheel, or a touchpad's scroll, in items. `Stage.lane(at:)` tells which of several wheels is under a pointer.
    case wheel(by: Double, lane: Int = 0)
    /// A key, on the first of several wheels.
    case key(Key)

    // The program. Of several wheels, the first is meant where no other one is named.
    /// To a place in the row at once, in items.
    case jump(to: Double, lane: Int = 0)
    /// To a place in the row, on the shorter way round where the row is closed.
    case scroll(to: Double, seconds: Double = 0.4, lane: Int = 0)
    /// On by so many items or parts of them, as often round a closed row as that is.
    case scrollOn(by: Double, seconds: Double = 0.4, lane: Int = 0)
    /// On by whole items, counted from the last card that was passed.
    case scrollItems(Int, seconds: Double = 0.4, lane: Int = 0)

    // The items.
    /// A new item; beyond the ends of the row, it comes first or last. What is in the middle stays there.
    case insert(at: Int, animated: Bool = true)
    /// An item goes; one that was in the middle leaves its place to the next.
    case remove(at: Int, animated: Bool = true)
    /// An item that was removed stands there again, the same as it was.
    case putBack(identity: Int, at: Int, animated: Bool = true)
    /// An item goes to another place of the row, and those between close ranks; the row stays where it stands.
    case move(from: Int, to: Int, animated: Bool = true)
    /// The content of an item, or of a placeholder on stage, is another one now; animated, the card says how far it has
    /// come in `Card.renewal`.
    case reload(at: Int, animated: Bool = true)
    /// Other items altogether.
    case reloadAll(count: Int)
    /// Several changes at once; each index counts in the row that the steps before it have left.
    case edit([Edit])

    // The stage.
    /// A knob, by its full or short name.
    case set(String, to: Parameter.Value)
    /// Another built-in layout; the cards travel there in so many seconds.
    case layout(String, seconds: Double = 0)
    /// Another size of the view.
    case resize(Size)

    /// The keys that scroll.
    public enum Key: String, CaseIterable, Sendable {
        /// To the next card, by a viewful, or to the end of the row, on the side that the name says.
        case left, right, up, down, home, end, pageUp, pageDown
    }

    /// One step of a batch.
    public enum Edit: Hashable, Sendable {
        /// A new item.
        case insert(at: Int)
        /// An item goes.
        case remove(at: Int)
        /// An item goes to another place.
        case move(from: Int, to: Int)
    }
}

/// Inputs with their times: as they were recorded.
public struct Script: Hashable, Sendable {
    /// One input and its time.
    public struct Entry: Hashable, Sendable {
        /// In seconds from the beginning.
        public var time: Double
        /// What is done then.
        public var input: Input

        /// An input at a time.
        public init(at time: Double, _ input: Input) {
            self.time = time
            self.input = input
        }
    }

    /// In the order of their times.
    public var entries: [Entry]

    /// A script of these inputs, in whatever order they come.
    public init(_ entries: [Entry]) { self.entries = entries.sorted { $0.time < $1.time } }

    /// Plays the script frame by frame, sixty a second, and shows each frame.
    public func play(on stage: inout Stage, for seconds: Double, showing show: (Frame) -> Void = { _ in }) {
        var next = entries.startIndex
        for frame in 0..<Int(safely: seconds.boundedTime * 60) {
            while next < entries.endIndex, entries[next].time <= Double(frame) / 60 {
                stage.apply(entries[next].input)
                next += 1
            }
            stage.advance(by: 1.0 / 60)
            show(stage.frame())
        }
    }
}

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Input: Encodable {
        enum KeyCodingKeys: String, CodingKey { case _0 = "name" }
        enum ScrollItemsCodingKeys: String, CodingKey {
            case _0 = "by"
            case seconds, lane
        }
        enum EditCodingKeys: String, CodingKey { case _0 = "steps" }
        enum SetCodingKeys: String, CodingKey {
            case _0 = "name"
            case to
        }
        enum LayoutCodingKeys: String, CodingKey {
            case _0 = "name"
            case seconds
        }
        enum ResizeCodingKeys: String, CodingKey { case _0 = "to" }
    }

    extension Input.Key: Codable {}
    extension Input.Edit: Codable {}
    extension Script.Entry: Codable {}

    extension Script: Codable {
        enum CodingKeys: CodingKey { case entries }

        /// The entries may come in any order.
        public init(from decoder: any Decoder) throws {
            self.init(try decoder.container(keyedBy: CodingKeys.self).decode([Entry].self, forKey: .entries))
        }
    }
#endif
