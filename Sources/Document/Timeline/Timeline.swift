public import LayoutCore

/// What a scene's knobs, its scroll and its layout do while time passes: lanes of keys.
public struct Timeline: Hashable, Sendable {
    /// In the document's order, each with keys.
    public internal(set) var lanes: [Lane] = []
    /// In seconds; nil is as long as its keys need.
    public var ownDuration: Double?
    /// After its end it begins anew.
    public var loops = false
    var unknown: [UnknownField] = []

    public init() {}

    public var isEmpty: Bool { lanes.isEmpty }

    /// Until everything has come to its end, in seconds.
    public var duration: Double { ownDuration ?? keysEnd }

    /// When the last key has been reached, and the last card has arrived.
    public var keysEnd: Double { lanes.map(\.end).max() ?? 0 }

    /// Which moment of the timeline is shown when a clock says this: one that loops begins anew after its end, another one stays there.
    public func moment(at clock: Double) -> Double {
        let duration = duration
        guard duration > 0 else { return 0 }
        guard clock > duration || (loops && clock == duration) else { return max(0, clock) }
        return loops ? clock.truncatingRemainder(dividingBy: duration) : duration
    }

    /// The lane of this name, as the document has it.
    public subscript(name: String) -> Lane? { lanes.first { $0.name == name } }

    public var count: Int { lanes.reduce(0) { $0 + $1.keys.count } }
}

extension Timeline {
    /// What one thing does.
    public struct Lane: Hashable, Sendable {
        /// A knob's, or one of the two that are none.
        public let name: String
        /// In the order of time, no two at one time.
        public internal(set) var keys: [Key]

        public static let scroll = "scroll"
        public static let layout = "layout"

        init(_ name: String, _ keys: [Key] = []) {
            self.name = name
            self.keys = keys
        }

        var end: Double { keys.last.map { $0.time + ($0.travel?.seconds ?? 0) } ?? 0 }
    }

    /// Where a lane is at one time, and how it goes on from there.
    public struct Key: Hashable, Sendable {
        /// In seconds.
        public var time: Double
        /// For a layout, its name.
        public var value: Parameter.Value
        /// The way from here to the next key; of a layout, the cards' way to it.
        public var curve = TimingCurve.inOut
        /// How the cards come to a layout, but for the curve.
        public var travel: Travel?
        var unknown: [UnknownField] = []

        public init(_ time: Double, _ value: Parameter.Value, _ curve: TimingCurve = .inOut, travel: Travel? = nil) {
            self.time = time
            self.value = value
            self.curve = curve
            self.travel = travel
        }

        /// How the cards come to the layout that the key names.
        public var cardTravel: CardTravel {
            CardTravel(seconds: travel?.seconds ?? 0, curve: curve, stagger: travel?.stagger)
        }
    }

    /// How long the cards of a layout's key are on their way, and in which order they set out.
    public struct Travel: Hashable, Sendable {
        public var seconds: Double
        public var stagger: Stagger?
        /// Unknown fields of the object that says how cards are staggered.
        var unknown: [UnknownField] = []

        public init(seconds: Double = Self.usual, stagger: Stagger? = nil) {
            self.seconds = seconds
            self.stagger = stagger
        }

        /// Where nothing is said.
        public static let usual = 1.0
    }
}
