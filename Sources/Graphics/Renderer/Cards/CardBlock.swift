internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// One card as `cards/card.vert.glsl` reads it: std140, 176 bytes.
struct CardBlock: BitwiseCopyable {
    var matrix: Matrix4
    /// Half width, half height, corner radius, border width.
    var box: SIMD4<Float>
    var start: SIMD4<Float>
    var end: SIMD4<Float>
    var border: SIMD4<Float>
    /// The gradient's axis, flags, alpha.
    var more: SIMD4<Float>
    /// From points to the picture, and half its size on the card.
    var artwork: SIMD4<Float>
    /// Least and greatest depth, and where the picture's middle is from the card's, in parts of the picture.
    var depths: SIMD4<Float>

    private static let (opaque, filled) = (1, 2)

    /// - Parameters:
    ///   - alpha: the card's own, or a share of it.
    ///   - seen: from points on the card to clip space.
    ///   - slope: how much its depth changes from pixel to pixel.
    ///   - pictureSize: of the picture on the face, in whatever unit; nil where there is none to show.
    ///   - isFilled: whether nothing shines through where a shader paints it; nil where none does.
    init(
        _ card: Card, _ style: CardStyle, _ side: VisibleSide, alpha: Double, seen: Transform3D, slope: Double,
        pictureSize: Size?, isFilled: Bool? = nil
    ) {
        let (width, height) = (card.size.width, card.size.height)
        let fill = side.face.fill.ends
        start = fill.start.premultiplied
        end = fill.end.premultiplied
        let thickness = style.borderWidth > 0 ? min(style.borderWidth, max(width, height)) : 0
        border = thickness > 0 ? style.borderColour.premultiplied : .zero
        let radius = style.cornerRadius > 0 ? min(style.cornerRadius, min(width, height) / 2) : 0
        box = SIMD4<Float>(SIMD4(width / 2, height / 2, radius, thickness))
        matrix = Matrix4(seen)

        let axis = side.mirror * Self.axis(of: fill.direction, on: card.size)
        let isFull = min(start.w, end.w) >= 1
        // As the shaders know it: what is 1 there has no translucent part.
        let isOpaque = Float(alpha) >= 1 && isFilled ?? isFull
        // A picture is taken to be whole, but by those who draw.
        let isWhole = isFilled ?? (isFull || pictureSize != nil)
        let flags = (isOpaque ? Self.opaque : 0) | (isWhole ? Self.filled : 0)
        more = SIMD4<Float>(SIMD4(axis.x, axis.y, Double(flags), min(alpha, 1)))
        if let pictureSize {
            artwork = Self.place(of: pictureSize, on: card.size, side, zoom: card.slide?.zoom ?? 1)
        } else {
            artwork = .zero
        }
        let depths = Self.depths(of: card.size, through: seen)
        let moved = card.slide?.shift ?? .zero
        let shift = -SIMD2(Float(moved.x), Float(moved.y)) * artwork.lowHalf
        self.depths = SIMD4<Float>(
            lowHalf: SIMD2(Float(depths.lowerBound - 4 * slope), Float(depths.upperBound + 4 * slope)), highHalf: shift)
    }

    /// What leads from points on the card to how far along a gradient they are, from -0.5 to 0.5: from one end of it to the other is
    /// what its direction makes of the card's size, as in CSS.
    static func axis(of direction: Double, on card: Size) -> SIMD2<Double> {
        let turn = Turn(.radians(direction.isFinite ? direction : 0))
        let axis = SIMD2(turn.sin, -turn.cos)
        return axis / max(abs(axis.x) * card.width + abs(axis.y) * card.height, 1e-12)
    }

    /// Whether nothing is seen through it but what its alpha lets through; a picture is taken to be whole.
    var isFilled: Bool { Int(more.z) & Self.filled != 0 }

    var isOpaque: Bool { Int(more.z) & Self.opaque != 0 }

    /// Left to others to draw.
    mutating func leaveOut() { more.z = 0 }

    /// How large a picture is on a card, in points.
    private static func extent(of picture: Size, on card: Size, _ fit: Artwork.Fit?) -> SIMD2<Double> {
        let (across, down) = (card.width / picture.width, card.height / picture.height)
        return (fit == .fit ? min(across, down) : max(across, down)) * SIMD2(picture.width, picture.height)
    }

    /// Whether a picture of this extent ends before the card does.
    private static func ends(_ picture: Double, before card: Double) -> Bool { picture < card * (1 - 1e-9) }

    /// From points on a card to -0.5…0.5 of a picture that covers all of it; nil where it does not.
    static func scale(filling card: Size, with picture: Size, _ fit: Artwork.Fit) -> SIMD2<Double>? {
        let size = extent(of: picture, on: card, fit)
        if ends(size.x, before: card.width) || ends(size.y, before: card.height) { return nil }
        return 1 / size
    }

    private static func place(
        of picture: Size, on card: Size, _ side: VisibleSide, zoom: Double
    ) -> SIMD4<Float> {
        let size = extent(of: picture, on: card, side.face.artwork?.fit) * zoom
        // A picture that reaches the card's edge ends with the card.
        func end(_ picture: Double, _ card: Double) -> Double { ends(picture, before: card) ? picture / 2 : 1e15 }
        let scale = side.mirror / size
        return SIMD4<Float>(SIMD4(scale.x, scale.y, end(size.x, card.width), end(size.y, card.height)))
    }

    private static func depths(of size: Size, through m: Transform3D) -> ClosedRange<Double> {
        let (x, y) = (size.width / 2 * m.row1, size.height / 2 * m.row2)
        var (near, far) = (1.0, -1.0)
        for corner in [m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y] {
            let depth = corner.w >= Camera.nearest ? min(max(corner.z / corner.w, -1), 1) : -1
            near = min(near, depth)
            far = max(far, depth)
        }
        return near...max(near, far)
    }
}
