internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// What is written on the side of a card that is seen.
struct CardText {
    let labels: [Label]
    let size: Size
    let cornerRadius: Double
    let alpha: Double
    /// From points on the card to clip space, a hair in front of the card.
    let matrix: Transform3D
    /// How large a point is seen.
    let pixelsPerPoint: Double
    /// The card's number among those that are drawn.
    let block: Int
    let isOpaque: Bool

    /// Nil where nothing is to be read.
    /// - Parameters:
    ///   - alpha: the card's own, or a share of it.
    ///   - seen: from points on the card to clip space.
    ///   - lift: how much nearer than the card it is.
    init?(
        _ card: Card, _ style: CardStyle, _ side: VisibleSide, alpha: Double, seen: Transform3D, lift: Double,
        pixels: Size,
        block: Int, isOpaque: Bool
    ) {
        guard !side.face.labels.isEmpty, Self.isInView(card.size, through: seen) else { return nil }
        labels = side.face.labels
        var matrix = seen
        matrix.row1 *= side.mirror.x
        matrix.row2 *= side.mirror.y
        matrix.bringNearer(by: lift)
        self.matrix = matrix
        self.block = block
        self.isOpaque = isOpaque
        size = card.size
        cornerRadius = style.cornerRadius > 0 ? min(style.cornerRadius, min(size.width, size.height) / 2) : 0
        self.alpha = min(alpha, 1)
        pixelsPerPoint = Self.pixelsPerPoint(seen, card.size, pixels)
    }

    /// Whether letters may come near the card's outline, so that it has to be drawn without painting over them. No letter and no
    /// digit is wider than it is set here, and a line that wraps may be as wide as its card.
    static func mayReachEdge(_ labels: [Label], on block: CardBlock) -> Bool {
        let margin = 8.0
        return labels.contains { label in
            let letters = label.text.utf8.reduce(0.0) { $0 + (48...57 ~= $1 ? 0.75 : 1.1) + max(label.tracking, 0) }
            let width = letters * label.size
            let lines = Double(label.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1)
            let isInTheMiddle = label.placement == .middle && label.alignment == .centre && label.insets == .none
            return !isInTheMiddle || width > 2 * (Double(block.box.x) - margin)
                || 1.8 * lines * label.size > 2 * (Double(block.box.y) - margin)
        }
    }

    /// Whether not all corners are beyond the same side of the picture.
    private static func isInView(_ size: Size, through m: Transform3D) -> Bool {
        let (x, y) = (size.width / 2 * m.row1, size.height / 2 * m.row2)
        let corners = [m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y]
        return corners.contains { $0.x < $0.w } && corners.contains { $0.x > -$0.w } && corners.contains { $0.y < $0.w }
            && corners.contains { $0.y > -$0.w }
    }

    /// In the middle, or at a corner where that is up to twice as much: near the eye a tilted card grows without end.
    static func pixelsPerPoint(_ m: Transform3D, _ size: Size, _ pixels: Size) -> Double {
        let half = SIMD4(pixels.width / 2, pixels.height / 2, 0, 0)
        func scale(at: SIMD4<Double>) -> Double {
            let w = max(at.w, Camera.nearest)
            let right = (m.row1 - m.row1.w / w * at) / w * half
            let down = (m.row2 - m.row2.w / w * at) / w * half
            return max((right * right).sum(), (down * down).sum()).squareRoot()
        }
        let (x, y) = (size.width / 2 * m.row1, size.height / 2 * m.row2)
        let corners = [x + y, x - y, y - x, -x - y].map { scale(at: m.row4 + $0) }
        let middle = scale(at: m.row4)
        return max(middle, min(corners.max() ?? 0, 2 * middle))
    }
}
