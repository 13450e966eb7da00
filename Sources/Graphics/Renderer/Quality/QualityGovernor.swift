/// Decides from how long frames take what has to be given up: a function of frame times and nothing else.
public struct QualityGovernor: Sendable {
    public private(set) var reduction: QualityReduction
    /// Seconds that a frame may take.
    public var budget = 1.0 / 60
    /// How many times as long a frame must take before fewer pixels are drawn: to stretch them takes time, too.
    public var pixelsAreWorth = 1.6
    /// No more than this is given up, however long frames take.
    public var most = QualityReduction.sevenEighths
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
    /// How long frames took at steps that were left because of it: that tells what pixels take here.
    private var left: [QualityReduction: Double] = [:]

    /// One of them in ten frames is no reason yet.
    private static let weightOfVerySlow = 1.7
    private static let settlingFrames = 6
    private static let settlingSeconds = 0.12
    /// The share of a frame's time that goes with its pixels, where it takes far too long and nothing is known yet.
    private static let shareOfPixels = 0.85
    /// As much as that a frame must become shorter by a step that needs proof.
    private static let proof = 0.8
    private static let fewestFrames = 45
    /// Where nothing but a guess says that a better step is too much.
    private static let framesAfterGuess = 12
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
        // A single slow frame is no reason; three of about eight are, and two of those that take twice as long as they may.
        let limit = (reduction.more?.scale ?? 1) < 1 ? pixelsAreWorth * budget : 1.05 * budget
        let isSlow = seconds > limit
        slow = slow * 0.85 + (isSlow ? seconds > 2 * limit ? Self.weightOfVerySlow : 1 : 0)
        if isSlow { quickestSlow = min(quickestSlow, seconds) }
        if slow < 0.1 { quickestSlow = .infinity }
        let better = reduction > least ? reduction.less : nil
        let growth = better.map { stretch(of: seconds, to: $0) } ?? 1
        spare = seconds * growth < 0.9 * budget ? spare + 1 : 0
        if slow > 2.2, let more = stepThatHelps {
            framesToWait = tooMuch == reduction ? min(2 * framesToWait, Self.mostFrames) : Self.fewestFrames
            tooMuch = more.less
            step(to: more)
        } else if let better, spare >= framesToWait {
            step(to: better)
        }
    }

    /// What comes now is something else than what was measured: a frame with all its pixels will take about so long.
    /// - Parameter pixels: of the whole picture.
    public mutating func expect(_ pace: Pace, pixels: Int) {
        begin()
        let seconds = { (step: Step) in pace.seconds(for: step.scale * step.scale * Double(pixels)) }
        guard seconds(reduction) > 1.5 * budget else { return }
        left[reduction] = seconds(reduction)
        let steps = Step.allCases.filter {
            $0 > reduction && $0 <= most && $0.scale < 1
                && (!$0.needsProof || seconds($0) < Self.proof * seconds(.twoThirds))
        }
        guard let step = steps.first(where: { seconds($0) < 1.2 * budget }) ?? steps.last else { return }
        framesToWait = Self.framesAfterGuess
        self.step(to: step)
    }

    /// What comes now is something else than what was measured, and nothing is known of it.
    public mutating func begin() {
        (framesToWait, tooMuch, left) = (Self.fewestFrames, nil, [:])
        step(to: least)
    }

    /// How many times as long a frame of so many seconds may take at a better step.
    private func stretch(of seconds: Double, to better: Step) -> Double {
        let pixels = (better.scale * better.scale) / (reduction.scale * reduction.scale)
        // Of what a frame takes about half goes with its pixels; where so few are needed, those before have told how much. The first
        // ones took longer than they would now, which weighs the less the more pixels they had.
        let share = reduction.needsProof ? measuredShare(of: seconds, from: formerSteps.min()) ?? 1 : 0.5
        return max(1.15, 1 - share + share * pixels)
    }

    /// The next step; where frames take far too long, the first that gives up as many pixels as will do.
    private var stepThatHelps: Step? {
        guard let next = reduction.more, next <= most else { return nil }
        guard next.scale < 1, next.needsProof || quickestSlow > 2 * budget else { return next }
        let steps = Step.allCases.filter { $0 >= next && $0 <= most && (!$0.needsProof || isProved(for: $0)) }
        return steps.first { predicted(at: $0) < 1.2 * budget } ?? steps.last
    }

    /// That a step makes frames shorter follows from what those before it did.
    private func isProved(for step: Step) -> Bool {
        measuredShare(of: quickestSlow) != nil && predicted(at: step) < Self.proof * quickestSlow
    }

    /// How long a frame would take at another step, as far as its pixels tell.
    private func predicted(at other: Step) -> Double {
        let pixels = (other.scale * other.scale) / (reduction.scale * reduction.scale)
        let share = other.needsProof ? measuredShare(of: quickestSlow) ?? Self.shareOfPixels : Self.shareOfPixels
        return quickestSlow * (1 - share + share * pixels)
    }

    /// The share of so many seconds for a frame that goes with its pixels, from what frames with more of them took.
    /// - Parameter former: at which step; nil for the last one.
    private func measuredShare(of seconds: Double, from former: Step? = nil) -> Double? {
        guard let former = former ?? formerSteps.max(), let longer = left[former] else { return nil }
        let (more, fewer) = (former.scale * former.scale, reduction.scale * reduction.scale)
        return min(1, max(0, (longer - seconds) / (more - fewer) * fewer / seconds))
    }

    /// Those with more pixels that were left.
    private var formerSteps: [Step] { left.keys.filter { $0.scale > reduction.scale } }

    private mutating func step(to next: Step) {
        if next > reduction, quickestSlow.isFinite { left[reduction] = quickestSlow }
        reduction = next
        (slow, spare, quickestSlow) = (0, 0, .infinity)
        settling = (Self.settlingFrames, Self.settlingSeconds)
    }

    private typealias Step = QualityReduction
}
