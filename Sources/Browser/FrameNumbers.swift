public import LayoutCore

/// A frame as a row of numbers, which a page reads from memory: first those of the frame, then those of each card.
public enum FrameNumbers {
    /// How many numbers come before the first card.
    public static let head = 32
    /// How many numbers each card has.
    public static let each = 41

    /// In the order of the frame: how many cards, scroll, items, current index, whether it moves, the view's width and height, the
    /// camera's m34, viewpoint and content offset, the range of depths, the aperture and the pitch, then from the 16th on the matrix to clip space. Of a card:
    /// index, identity, lane, copy, offset, width, height, alpha, blur, renewal, flags (1 hidden, 2 placeholder, 4 piece of a card), order, matrix,
    /// how far its picture has moved across and down, and how much larger it is; then the size of the whole card, and where on it
    /// the piece has its middle, and how the card is bent there; last the colour over it, red, green, blue and its share.
    public static func numbers(of frame: Frame) -> [Double] {
        let camera = frame.camera
        let depth = camera.depthRange(of: frame.cards)
        var numbers: [Double] = []
        numbers.reserveCapacity(head + each * frame.cards.count)
        numbers.append(contentsOf: [
            Double(frame.cards.count), frame.scroll, Double(frame.count), Double(frame.currentIndex),
            frame.isMoving ? 1 : 0, camera.view.width, camera.view.height, camera.lens.m34, camera.lens.viewpoint.x,
            camera.lens.viewpoint.y, camera.contentOffset.x, camera.contentOffset.y, depth.lowerBound,
            depth.upperBound, camera.aperture, camera.pitch,
        ])
        append(camera.clipMatrix(depth: depth), to: &numbers)
        for card in frame.cards { append(card, to: &numbers) }
        return numbers
    }

    private static func append(_ card: Card, to numbers: inout [Double]) {
        add(Double(card.index), Double(card.identity), Double(card.lane), Double(card.copy), to: &numbers)
        add(card.offset, card.size.width, card.size.height, card.alpha, to: &numbers)
        let flags = (card.isHidden ? 1 : 0) + (card.isPlaceholder ? 2 : 0) + (card.part == nil ? 0 : 4)
        add(card.blur, card.renewal, Double(flags), Double(card.order), to: &numbers)
        append(card.matrix, to: &numbers)
        let slide = card.slide
        add(slide?.shift.x ?? 0, slide?.shift.y ?? 0, slide?.zoom ?? 1, card.wholeSize.width, to: &numbers)
        numbers.append(card.wholeSize.height)
        numbers.append(card.part?.middle.x ?? 0)
        numbers.append(card.part?.middle.y ?? 0)
        numbers.append(card.part?.curvature.x ?? 0)
        numbers.append(card.part?.curvature.y ?? 0)
        let tint = SIMD4<Double>(card.tint?.colour ?? .zero)
        add(tint.x, tint.y, tint.z, tint.w, to: &numbers)
    }

    private static func append(_ matrix: Transform3D, to numbers: inout [Double]) {
        for row in [matrix.row1, matrix.row2, matrix.row3, matrix.row4] {
            add(row.x, row.y, row.z, row.w, to: &numbers)
        }
    }

    /// Never written out where it is called: pages carry this code.
    @inline(never)
    private static func add(_ a: Double, _ b: Double, _ c: Double, _ d: Double, to numbers: inout [Double]) {
        numbers.append(a)
        numbers.append(b)
        numbers.append(c)
        numbers.append(d)
    }
}
