/// A part of a picture or a window, in pixels from its lower left.
public struct PixelBox: Hashable, Sendable {
    public let left: Int
    public let low: Int
    public let width: Int
    public let height: Int

    public init(left: Int, low: Int, width: Int, height: Int) {
        self.left = left
        self.low = low
        self.width = width
        self.height = height
    }
}
