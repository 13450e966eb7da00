/// How a stage of cards becomes a picture: the size of the view, the eye, and where the middle of it all lands.
public struct Camera: Hashable, Sendable {
    /// In points.
    public var view: Size
    /// Perspective and viewpoint.
    public var lens: Lens
    /// Moves the finished picture, after projection, so that the vanishing point goes along.
    public var contentOffset: Vector2

    /// A camera before a view of this size.
    public init(view: Size, lens: Lens = Lens(), contentOffset: Vector2 = .zero) {
        self.view = view
        self.lens = lens
        self.contentOffset = contentOffset
    }
}

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Camera: Codable {}
#endif
