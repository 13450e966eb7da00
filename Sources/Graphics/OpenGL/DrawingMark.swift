internal import CZoeEpoxy

/// A mark behind all that the driver was told before it, which begins to be drawn at once.
public final class DrawingMark {
    private let fence = zglFence()

    /// For the context that is current.
    public init() {}

    /// Whether all before it has been drawn. Nobody waits for that.
    public var isPassed: Bool { zglIsFencePassed(fence) }

    deinit { zglDeleteFence(fence) }
}
