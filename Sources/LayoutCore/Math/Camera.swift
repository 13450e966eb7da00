/// How a stage of cards becomes a picture: the size of the view, the eye, and where the middle of it all lands.
public struct Camera: Hashable, Sendable {
    /// In points.
    public var view: Size
    /// Perspective and viewpoint.
    public var lens: Lens
    /// Moves the finished picture, after projection, so that the vanishing point goes along.
    public var contentOffset: Vector2
    /// How wide the lens is, in points: what it leaves unsharp is blurred to discs. With 0 all is sharp, and what is blurred is
    /// blurred for other reasons.
    public var aperture: Double
    /// How far an eye looks down that has walked above the stage, in radians: what lies level on the stage leans so before it.
    public var pitch = 0.0

    /// A camera before a view of this size.
    public init(view: Size, lens: Lens = Lens(), contentOffset: Vector2 = .zero, aperture: Double = 0) {
        self.view = view
        self.lens = lens
        self.contentOffset = contentOffset
        self.aperture = aperture
    }
}

// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Camera: Codable {
        /// What was written before lenses had a width is of one that has all sharp, and before eyes walked, of one that stands.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                view: try values.decode(Size.self, forKey: .view), lens: try values.decode(Lens.self, forKey: .lens),
                contentOffset: try values.decode(Vector2.self, forKey: .contentOffset),
                aperture: try values.decodeIfPresent(Double.self, forKey: .aperture) ?? 0)
            pitch = try values.decodeIfPresent(Double.self, forKey: .pitch) ?? 0
        }
    }
#endif
