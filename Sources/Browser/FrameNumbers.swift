public import LayoutCore

/// A frame as a row of numbers, which a page reads from memory: first those of the frame, then those of each card.
public enum FrameNumbers {
    /// How many numbers come before the first card.
    public static let head = 32
    /// How many numbers each card has.
    public static let each = 35

    /// In the order of the frame: how many cards, scroll, items, current index, whether it moves, the view's width and height, the
    /// camera's m34, viewpoint and content offset, the range of depths, then from the 16th on the matrix to clip space. Of a card:
    /// index, identity, lane, copy, offset, width, height, alpha, blur, renewal, flags (1 hidden, 2 placeholder, 4 piece of a card), order, matrix,
    /// how far its picture has moved across and down, and how much larger it is; then the size of the whole card, and where on it
    /// the piece has its middle.
    public static func numbers(of frame: Frame) -> [Double] {
        let camera = frame.camera
        let depth = camera.depthRange(of: frame.cards)
        var numbers: [Double] = []
        numbers.reserveCapacity(head + each * frame.cards.count)
        numbers.append(contentsOf: [
            Double(frame.cards.count), frame.scroll, Double(frame.count), Double(frame.currentIndex),
            frame.isMoving ? 1 : 0, camera.view.width, camera.view.height, camera.lens.m34, camera.lens.viewpoint.x,
            camera.lens.viewpoint.y, camera.contentOffset.x, camera.contentOffset.y, depth.lowerBound,
            depth.upperBound, 0, 0,
        ])
        append(camera.clipMatrix(depth: depth), to: &numbers)
        for card in frame.cards { append(card, to: &numbers) }
        return numbers
    }

    private static func append(_ card: Card, to numbers: inout [Double]) {
        numbers.append(Double(card.index))
        numbers.append(Double(card.identity))
        numbers.append(Double(card.lane))
        numbers.append(Double(card.copy))
        numbers.append(card.offset)
        numbers.append(card.size.width)
        numbers.append(card.size.height)
        numbers.append(card.alpha)
        numbers.append(card.blur)
        numbers.append(card.renewal)
        numbers.append((card.isHidden ? 1 : 0) + (card.isPlaceholder ? 2 : 0) + (card.part == nil ? 0 : 4))
        numbers.append(Double(card.order))
        append(card.matrix, to: &numbers)
        numbers.append(card.slide?.shift.x ?? 0)
        numbers.append(card.slide?.shift.y ?? 0)
        numbers.append(card.slide?.zoom ?? 1)
        numbers.append(card.wholeSize.width)
        numbers.append(card.wholeSize.height)
        numbers.append(card.part?.middle.x ?? 0)
        numbers.append(card.part?.middle.y ?? 0)
    }

    private static func append(_ matrix: Transform3D, to numbers: inout [Double]) {
        for row in [matrix.row1, matrix.row2, matrix.row3, matrix.row4] {
            numbers.append(row.x)
            numbers.append(row.y)
            numbers.append(row.z)
            numbers.append(row.w)
        }
    }
}
