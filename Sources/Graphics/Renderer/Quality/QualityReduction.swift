/// What is given up so that frames keep coming: each step with all before it, the least seen first. The one place where that
/// order stands.
public enum QualityReduction: Int, CaseIterable, Comparable, Sendable {
    case nothing
    case samples
    case painting
    case quarter
    case third
    case half
    case most

    public static func < (a: QualityReduction, b: QualityReduction) -> Bool { a.rawValue < b.rawValue }

    /// For the figures that a person reads.
    public var help: String {
        switch self {
        case .nothing: "nothing"
        case .samples: "samples: the line where cards pass through each other has stairs"
        case .painting: "painting: cards, shadows and floor come from pictures of them"
        case .quarter: "pixels: three for four, across and down"
        case .third: "pixels: two for three, across and down"
        case .half: "pixels: one for two, across and down"
        case .most: "pixels: one for three, across and down"
        }
    }

    public var effort: Effort { self >= .painting ? .quick : .full }

    /// What shaders of the user's own are told to do of their work.
    public var shaderEffort: Double { self >= .painting ? 0.25 : 1 }

    public var keepsSamples: Bool { self < .samples }

    /// Pixels drawn for each pixel that is shown, across and down.
    public var scale: Double {
        switch self {
        case .nothing, .samples, .painting: 1
        case .quarter: 0.75
        case .third: 2.0 / 3
        case .half: 0.5
        case .most: 1.0 / 3
        }
    }

    var less: QualityReduction? { QualityReduction(rawValue: rawValue - 1) }
    var more: QualityReduction? { QualityReduction(rawValue: rawValue + 1) }
}

/// Decides from how long frames take what has to be given up: a function of frame times and nothing else.
public struct QualityGovernor: Sendable {
    public private(set) var reduction: QualityReduction
    /// Seconds that a frame may take.
    public var budget = 1.0 / 60
    /// How many times as long a frame must take before fewer pixels are drawn: to stretch them takes time, too.
    public var pixelsAreWorth = 1.6
    /// How many of the last frames took too long, and how many in a row had time to spare.
    private var slow = 0.0
    private var spare = 0
    /// The quickest of the last frames that took too long.
    private var quickestSlow = Double.infinity
    /// After a step nothing is judged for so many frames, or so many seconds if they take long: the first ones of a kind do.
    private var settling = (frames: Self.settlingFrames, seconds: Self.settlingSeconds)
    /// How long to wait before trying the next better step; longer each time that it was too much.
    private var framesToWait = Self.fewestFrames
    /// The step that was left last because it took too long.
    private var tooMuch: QualityReduction?

    private static let settlingFrames = 6
    private static let settlingSeconds = 0.12
    /// The share of a frame's time that goes with its pixels, where it takes far too long.
    private static let shareOfPixels = 0.85
    private static let fewestFrames = 45
    private static let mostFrames = 1440

    /// Nothing better than this step is ever tried.
    private let least: QualityReduction

    /// - Parameters:
    ///   - reduction: where to begin.
    ///   - least: so much is given up however much time there is.
    public init(from reduction: QualityReduction = .nothing, least: QualityReduction = .nothing) {
        self.reduction = reduction
        self.least = least
    }

    /// A frame was drawn at this step and took so many seconds.
    public mutating func note(_ seconds: Double) {
        guard settling.frames == 0 || settling.seconds <= 0 else {
            settling = (settling.frames - 1, settling.seconds - seconds)
            return
        }
        // A single slow frame is no reason; three of about eight are.
        let limit = (reduction.more?.scale ?? 1) < 1 ? pixelsAreWorth * budget : 1.05 * budget
        let isSlow = seconds > limit
        slow = slow * 0.85 + (isSlow ? 1 : 0)
        if isSlow { quickestSlow = min(quickestSlow, seconds) }
        if slow < 0.1 { quickestSlow = .infinity }
        let better = reduction > least ? reduction.less : nil
        // Of what a frame takes about half goes with its pixels.
        let growth =
            better.map { max(1.15, 0.5 + 0.5 * ($0.scale * $0.scale) / (reduction.scale * reduction.scale)) } ?? 1
        spare = seconds * growth < 0.9 * budget ? spare + 1 : 0
        if slow > 2.2, let more = stepThatHelps {
            framesToWait = tooMuch == reduction ? min(2 * framesToWait, Self.mostFrames) : Self.fewestFrames
            tooMuch = more.less
            step(to: more)
        } else if let better, spare >= framesToWait {
            step(to: better)
        }
    }

    /// The next step; where frames take far too long, the first that gives up as many pixels as will do.
    private var stepThatHelps: QualityReduction? {
        guard let next = reduction.more, next.scale < 1, quickestSlow > 2 * budget else { return reduction.more }
        let most = QualityReduction.allCases.last ?? next
        return QualityReduction.allCases.first { $0 >= next && predicted(at: $0) < 1.2 * budget } ?? most
    }

    /// How long a frame would take at another step, as far as its pixels tell.
    private func predicted(at other: QualityReduction) -> Double {
        let pixels = (other.scale * other.scale) / (reduction.scale * reduction.scale)
        return quickestSlow * (1 - Self.shareOfPixels + Self.shareOfPixels * pixels)
    }

    private mutating func step(to next: QualityReduction) {
        reduction = next
        (slow, spare, quickestSlow) = (0, 0, .infinity)
        settling = (Self.settlingFrames, Self.settlingSeconds)
    }
}
