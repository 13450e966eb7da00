/// A part of a picture that is too large for one target, in pixels from the picture's top left. The target's size is the
/// tile's.
public struct Tile: Hashable, Sendable {
    public var left: Int
    public var top: Int
    /// The whole picture's size.
    public var pictureWidth: Int
    public var pictureHeight: Int

    public init(left: Int, top: Int, pictureWidth: Int, pictureHeight: Int) {
        self.left = left
        self.top = top
        self.pictureWidth = pictureWidth
        self.pictureHeight = pictureHeight
    }
}
