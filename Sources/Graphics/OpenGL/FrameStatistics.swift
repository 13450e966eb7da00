/// What a renderer did for its last frame.
public struct FrameStatistics: Hashable, Sendable {
    public var drawCalls = 0
    /// Cards, shadows and glyph runs, each counted as often as it was drawn.
    public var instances = 0
    /// Cards of the frame that are drawn, and those that make no difference to the picture and were left out.
    public var cardsDrawn = 0
    public var cardsLeftOut = 0
    /// Sent to the graphics card: uniform blocks and vertices.
    public var bytesUploaded = 0
    /// What the graphics card took for the last frame of which it is known; nil where it was not asked or does not say.
    public var gpuSeconds: Double?

    public init() {}
}
