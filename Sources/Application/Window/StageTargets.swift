internal import LayoutCore
internal import ZoeDocument
internal import ZoeRenderer

/// What the stage is drawn to: one target for when nothing moves, one for motion, in which something may be given up. Both are
/// kept, so that neither starting to move nor coming to rest has to make anything but, after a long motion, room for samples.
struct StageTargets {
    private var resting: Target?
    private var moving: Target?
    private var governor: QualityGovernor
    /// What the frame that was drawn last had to give up.
    private(set) var reduction = QualityReduction.nothing
    /// How fine the pictures of cards are that a shader paints.
    var painting = PaintingFineness()
    /// Whether the picture in the window moves.
    private(set) var isMoving = false
    /// How many frames in motion there have been since the last one at rest.
    private var movingFrames = 0
    /// After so many the samples of the picture at rest are given back. A short motion keeps them: they are soon needed again.
    private static let mostFramesWithSamples = 15

    init(isSoftware: Bool) {
        // Where a processor draws, trying whether it can do more would be seen as a jerk, and succeed where nobody sees a difference.
        governor =
            isSoftware ? QualityGovernor(from: .painting, least: .painting) : QualityGovernor()
    }

    /// How long the picture at rest takes, in seconds, as far as that is known.
    private(set) var secondsAtRest = 0.0

    /// What is around a view that keeps its shape.
    private var surround: (mount: ViewPlacement, target: Target)?

    /// What was drawn last.
    var current: Target? { isMoving ? moving : resting }

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
        secondsAtRest = seconds
        if isDearAtRest { painting.note(seconds, cards: painted, scale: 1) }
    }

    /// So long that nobody wants to wait for it in the middle of what they do.
    var isDearAtRest: Bool { secondsAtRest > 0.3 }

    /// Shaders of the user's own may have two frames of the screen, and their work is that with pixels.
    private mutating func allow(hasShaders: Bool) {
        governor.budget = hasShaders ? 1.0 / 30 : 1.0 / 60
        governor.pixelsAreWorth = hasShaders ? 1.05 : 1.15
    }

    /// There are other shaders now.
    /// - Parameters:
    ///   - screen: how long those take that paint over all of the picture, in every frame; nil where that is not known.
    ///   - cards: how long those take that paint cards.
    ///   - pixels: of the whole picture.
    ///   - count: of cards.
    mutating func expect(screen: Pace?, cards: Pace?, pixels: Int, count: Int) {
        allow(hasShaders: true)
        if let screen { governor.expect(screen, pixels: pixels) } else { governor.begin() }
        secondsAtRest = screen?.seconds(for: pixels) ?? 0
        painting = PaintingFineness()
        if let cards, count > 0 { painting.note(cards.seconds(for: pixels), cards: count, scale: 1) }
    }

    /// The target for the next frame.
    /// - Parameters:
    ///   - quality: of the picture at rest.
    ///   - isMoving: something may be given up.
    ///   - window: the window itself, if the frame can be drawn to it.
    /// - Returns: whether it holds anything but the frame before.
    mutating func prepare(
        width: Int, height: Int, quality: Quality, isMoving: Bool, window: Target?,
        make: (Int, Int, Quality) throws(RendererError) -> Target
    ) throws(RendererError) -> (target: Target, isOther: Bool) {
        let reduction = isMoving ? governor.reduction : .nothing
        let isOther = reduction != self.reduction || isMoving != self.isMoving
        self.reduction = reduction
        self.isMoving = isMoving && reduction > .nothing
        movingFrames = self.isMoving ? movingFrames + 1 : 0
        if movingFrames == Self.mostFramesWithSamples { resting?.giveBackSamples() }
        if self.isMoving, reduction.effort == .quick, reduction.scale == 1, let target = window {
            if let moving, moving.isWindow, moving.width == target.width, moving.height == target.height {
                return (moving, isOther)
            }
            moving = target
            return (target, true)
        }
        let wide = max(1, Int((Double(width) * reduction.scale).rounded()))
        let high = max(1, Int((Double(height) * reduction.scale).rounded()))
        let wanted = reduction.keepsSamples ? quality : Quality()
        if let target = current, target.width == wide, target.height == high, target.asked == wanted, !target.isWindow {
            return (target, isOther)
        }
        if self.isMoving { moving = nil } else { resting = nil }
        let made = try make(wide, high, wanted)
        if self.isMoving { moving = made } else { resting = made }
        return (made, true)
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
        surround = (mount, target)
        return target
    }
}
