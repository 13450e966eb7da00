/// How the cards go from one layout to another.
public struct CardTravel: Hashable, Sendable {
    /// From the first card that sets out to the last that arrives.
    public var seconds: Double
    /// How fast each card is on its own path.
    public var curve: TimingCurve
    /// Nil lets all cards go at once.
    public var stagger: Stagger?

    /// All at once, slow at both ends, where nothing else is said.
    public init(seconds: Double, curve: TimingCurve = .inOut, stagger: Stagger? = nil) {
        self.seconds = seconds
        self.curve = curve
        self.stagger = stagger
    }

    /// The longest travel, in seconds.
    public static let longest = 60.0

    /// Within bounds.
    var bounded: CardTravel {
        CardTravel(seconds: min(seconds.boundedTime, Self.longest), curve: curve, stagger: stagger)
    }
}

/// In which order cards set out, where they do not go at once.
public struct Stagger: Hashable, Sendable {
    /// Who goes first.
    public enum Order: String, CaseIterable, Sendable {
        /// From the row's beginning to its end, as far as it is on stage.
        case row
        /// From its end to its beginning.
        case back
        /// From the card in the middle to both sides.
        case middle
        /// From both sides to the card in the middle.
        case edges
        /// By chance, the same each time.
        case random
    }

    /// Who goes first.
    public var order: Order
    /// How long the last card waits, as a share of the time.
    public var share: Double
    /// The seed of the order `random`.
    public var seed: UInt64

    /// Half of the time goes by before the last card sets out, where nothing else is said.
    public init(_ order: Order, share: Double = Stagger.usualShare, seed: UInt64 = 0) {
        self.order = order
        self.share = share
        self.seed = seed
    }

    /// Where nothing else is said.
    public static let usualShare = 0.5
    /// A card that waits has to have some time left.
    public static let shares = 0.0...0.95

    /// How long a card waits, as a share of the longest wait.
    /// - Parameter place: where in the row it stands, from -1 at the beginning of what is on stage over 0 in the middle to 1.
    func wait(at place: Double, identity: Int) -> Double {
        let place = min(max(place, -1), 1)
        switch order {
        case .row: return 0.5 + 0.5 * place
        case .back: return 0.5 - 0.5 * place
        case .middle: return abs(place)
        case .edges: return 1 - abs(place)
        case .random: return Self.chance(of: identity, seed: seed)
        }
    }

    /// Evenly spread from 0 to 1.
    private static func chance(of identity: Int, seed: UInt64) -> Double {
        var digest = Digest()
        digest.add(seed)
        digest.add(identity)
        // FNV mixes the last bytes too little: two rounds more.
        var bits = digest.value
        bits = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        return Double((bits ^ (bits >> 33)) >> 11) * 0x1p-53
    }
}
