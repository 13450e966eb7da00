internal import LayoutCore
internal import ZoeDocument
internal import ZoeOpenGL
internal import ZoeRenderer

/// What the stage is drawn to: one target for when nothing moves, one for motion, in which something may be given up. Both are
/// kept, so that neither starting to move nor coming to rest has to make anything but, after a long motion, room for samples.
struct StageTargets {
    private var resting: Target?
    private var moving: Target?
    /// What is given up while cards move, and while nothing but a shader does, which takes less where cards that meet are on their way.
    private var governors: (ofCards: QualityGovernor, ofShaders: QualityGovernor)
    private var onlyShadersMove = false
    private var governor: QualityGovernor {
        get { onlyShadersMove ? governors.ofShaders : governors.ofCards }
        set { if onlyShadersMove { governors.ofShaders = newValue } else { governors.ofCards = newValue } }
    }
    /// What the frame that was drawn last had to give up.
    private(set) var reduction = QualityReduction.nothing
    /// How fine the pictures of cards are that a shader paints.
    var painting = PaintingFineness()
    /// What tells how long motion with fewer pixels takes, and what its programs are made ready with.
    private var trial: Target?
    /// Whether the picture in the window moves.
    private(set) var isMoving = false
    /// How many frames in motion there have been since the last one at rest.
    private var movingFrames = 0
    /// After so many the samples of the picture at rest are given back. A short motion keeps them: they are soon needed again.
    private static let mostFramesWithSamples = 15

    init(isSoftware: Bool) {
        // Where a processor draws, trying whether it can do more would be seen as a jerk, and succeed where nobody sees a difference.
        let governor =
            isSoftware ? QualityGovernor(from: .painting, least: .painting) : QualityGovernor()
        governors = (governor, governor)
    }

    /// A shader is tried on three cards side by side; on stage many overlap, and a floor shows them again.
    private static let cardsOverEachOther = 8.0

    private var restingPace = RestingPace()
    /// How long the picture at rest takes, in seconds, as far as that is known.
    var secondsAtRest: Double { restingPace.seconds }
    /// So long that nobody wants to wait for it in the middle of what they do.
    var isDearAtRest: Bool { restingPace.isDear }
    /// In how many steps its target was meant to be drawn.
    private var stepsMeant = 1

    /// What is around a view that keeps its shape.
    private var surround: (mount: ViewPlacement, target: Target)?

    /// Stays in the window until a picture at rest is finished that is drawn step by step.
    private var meanwhile: Target?

    /// What the window shows.
    var current: Target? { meanwhile ?? last }

    /// What was drawn last.
    private var last: Target? { isMoving ? moving : resting }

    /// A frame in motion took so many seconds.
    /// - Parameter hasShaders: of the user's own.
    mutating func note(_ seconds: Double, hasShaders: Bool) {
        guard isMoving else { return }
        allow(hasShaders: hasShaders)
        governor.note(seconds)
    }

    /// The picture at rest took so many seconds.
    /// - Parameter painted: how many cards in it a shader paints; 0 where something else may have taken the time.
    mutating func noteRest(_ seconds: Double, painted: Int) {
        restingPace.note(seconds, steps: stepsMeant)
        if isDearAtRest { painting.note(seconds, cards: painted, scale: 1) }
    }

    /// A picture at rest is begun that is drawn step by step.
    /// - Returns: where; nil where there is nothing that can be seen until it is finished.
    mutating func beginSteps(
        after shown: Target?, make: (Int, Int, Quality, Int) throws(RendererError) -> Target
    ) throws(RendererError) -> Target? {
        guard isDearAtRest, !isMoving, let shown, let resting, resting.pieceCount > 1 else {
            return nil
        }
        meanwhile = shown
        guard shown === resting else { return resting }
        let other = try make(resting.width, resting.height, resting.asked, restingPace.steps)
        (self.resting, stepsMeant) = (other, restingPace.steps)
        return other
    }

    /// It is finished, or given up.
    mutating func endSteps() { meanwhile = nil }

    /// Shaders of the user's own may have two frames of the screen, and their work is that with pixels.
    private mutating func allow(hasShaders: Bool) {
        changeBoth { governor in
            governor.budget = hasShaders ? 1.0 / 30 : 1.0 / 60
            governor.pixelsAreWorth = hasShaders ? 1.05 : 1.15
            governor.most = hasShaders ? .sevenEighths : .twoThirds
        }
    }

    private mutating func changeBoth(_ change: (inout QualityGovernor) -> Void) {
        change(&governors.ofCards)
        change(&governors.ofShaders)
    }

    /// There are other shaders now.
    /// - Parameters:
    ///   - screen: how long those take that paint over all of the picture, in every frame; nil where that is not known.
    ///   - cards: how long those take that paint cards.
    ///   - pixels: of the whole picture.
    ///   - count: of cards.
    mutating func expect(screen: Pace?, cards: Pace?, pixels: Int, count: Int) {
        allow(hasShaders: true)
        // Where nothing is known, frames tell soon: to begin with all pixels again would paint all cards anew at each change.
        if let screen { changeBoth { $0.expect(screen, pixels: pixels) } }
        let secondsOfCards = Self.cardsOverEachOther * (cards?.seconds(for: pixels) ?? 0)
        restingPace.expect(secondsOfCards + (screen?.seconds(for: pixels) ?? 0))
        painting = PaintingFineness()
        if count > 0, secondsOfCards > 0 { painting.note(secondsOfCards, cards: count, scale: 1) }
    }

    /// The first frames in which cards move will take so long.
    /// - Parameter hasShaders: of the user's own.
    mutating func expectMotion(_ pace: Pace, pixels: Int, hasShaders: Bool) {
        allow(hasShaders: hasShaders)
        governors.ofCards.expect(pace, pixels: pixels)
    }

    /// The target for the next frame.
    /// - Parameters:
    ///   - quality: of the picture at rest.
    ///   - isMoving: something may be given up.
    ///   - onlyShadersMove: cards stand still.
    ///   - isThere: what was drawn last is what is wanted.
    /// - Returns: whether it holds anything but the frame before.
    mutating func prepare(
        width: Int, height: Int, quality: Quality, isMoving: Bool, onlyShadersMove: Bool = false, isThere: Bool = false,
        make: (Int, Int, Quality, Int) throws(RendererError) -> Target
    ) throws(RendererError) -> (target: Target, isOther: Bool) {
        self.onlyShadersMove = onlyShadersMove
        let reduction = isMoving ? governor.reduction : .nothing
        let isOther = reduction != self.reduction || isMoving != self.isMoving
        self.reduction = reduction
        self.isMoving = isMoving && reduction > .nothing
        movingFrames = self.isMoving ? movingFrames + 1 : 0
        if movingFrames == Self.mostFramesWithSamples { resting?.giveBackSamples() }
        let (wide, high) = Self.size(width, height, reduction)
        let wanted = reduction.keepsSamples ? quality : Quality()
        let steps = self.isMoving ? 1 : restingPace.steps
        if let target = last, target.width == wide, target.height == high, target.asked == wanted,
            self.isMoving || isThere && !isOther
                || (steps == 1 || stepsMeant > 1) && stepsMeant <= restingPace.mostSteps
        {
            return (target, isOther)
        }
        if self.isMoving { moving = nil } else { resting = nil }
        let made = try make(wide, high, wanted, steps)
        if self.isMoving { moving = made } else { (resting, stepsMeant) = (made, steps) }
        return (made, true)
    }

    private static func size(_ width: Int, _ height: Int, _ reduction: QualityReduction) -> (wide: Int, high: Int) {
        (
            max(1, Int((Double(width) * reduction.scale).rounded())),
            max(1, Int((Double(height) * reduction.scale).rounded()))
        )
    }

    /// What the next frames in which cards move are drawn to, while none does.
    /// - Parameter kind: how many pixels they have; nil is as many as the first ones.
    /// - Returns: nil where there will be no such frames.
    mutating func ahead(
        width: Int, height: Int, _ kind: QualityReduction?,
        make: (Int, Int, Quality, Int) throws(RendererError) -> Target
    ) throws(RendererError) -> Target? {
        let reduction = governors.ofCards.reduction
        guard reduction.effort == .quick, !isMoving || onlyShadersMove && kind != nil else { return nil }
        if let kind {
            // After that it is known how that is done.
            guard reduction.scale == 1 else { return nil }
            let (wide, high) = Self.size(width, height, kind)
            if let trial, trial.width == wide, trial.height == high { return trial }
            let made = try make(wide, high, Quality(), 1)
            trial = made
            return made
        }
        trial = nil
        let (wide, high) = Self.size(width, height, reduction)
        if let moving, moving.width == wide, moving.height == high { return moving }
        moving = nil
        let made = try make(wide, high, Quality(), 1)
        moving = made
        return made
    }

    /// The surround, as large as the window.
    mutating func surround(
        of mount: ViewPlacement, in window: PixelBox, by renderer: Renderer
    ) throws(RendererError) -> Target {
        if let surround, surround.mount == mount, surround.target.width == window.width,
            surround.target.height == window.height
        {
            return surround.target
        }
        surround = nil
        let target = try renderer.target(width: window.width, height: window.height)
        let scene = mount.surround
        try renderer.draw(scene.completed(scene.stage().frame()), look: scene.look(), into: target)
        try target.prepareToBeShownAgain()
        surround = (mount, target)
        return target
    }
}
