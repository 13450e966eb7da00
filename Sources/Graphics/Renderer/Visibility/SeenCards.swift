internal import CardContent
internal import LayoutCore
internal import ZoeOpenGL
internal import ZoeStyle

/// A card of a frame that can be seen.
struct SeenCard {
    /// In the frame.
    let index: Int
    let style: CardStyle
    /// From points on the card to clip space.
    let matrix: Transform3D
    /// How much its depth changes from pixel to pixel, across and down together.
    let slope: Double
    /// In depth, between two cards one after the other.
    let step: Double
    /// How many points one pixel is at its middle, across and down.
    let pixel: SIMD2<Double>
    /// Whether the picture is the same without it.
    let isSpare: Bool
    /// How the cards after it and before it in the frame meet it.
    var next: Seam?
    var previous: Seam?

    init(
        index: Int, style: CardStyle, matrix: Transform3D, slope: Double, step: Double, pixel: SIMD2<Double>,
        isSpare: Bool
    ) {
        (self.index, self.style) = (index, style)
        (self.matrix, self.slope, self.step, self.pixel, self.isSpare) = (matrix, slope, step, pixel, isSpare)
    }

    struct Seam {
        /// That is the other card's, too; 0 where the two lie in one plane and one over the other.
        let side: Seams.Sides
        /// The other card's place from the back.
        let place: Int
        let isFold: Bool
    }

    var sharesSide: Bool { (next?.side ?? 0) != 0 || (previous?.side ?? 0) != 0 }

    /// The sides that go on in a card before it, at its place from the back, and those that a card before it folds over.
    func sides(at place: Int) -> (joined: Seams.Sides, tucked: Seams.Sides) {
        var sides = (joined: 0, tucked: 0)
        for seam in [next, previous].compactMap({ $0 }) where seam.place > place {
            if seam.isFold { sides.tucked |= seam.side } else { sides.joined |= seam.side }
        }
        return sides
    }
}

/// Finds the cards of a frame that can be seen, from the back to the front.
///
/// What is hidden, too small to show, outside the picture or wholly behind an opaque card is left out: the picture is the same
/// without it, and the deck is not even asked for its style.
struct SeenCards {
    private(set) var cards: [SeenCard] = []
    /// How much nearer each card is than the one before it.
    let step: Double
    /// In pixels from the lower left of the picture; nil where cards may be anywhere in it.
    private(set) var reach: PixelExtent?

    init(_ frame: Frame, _ deck: any Deck, _ view: View, culls: Bool, areBent: Bool = false) {
        let clip = ClipSpace(view.clip)
        let pixels = view.pixels
        step = Self.step(for: frame.cards.count)
        let overhang = max(0, deck.overhang)
        var occluders = Occluders()
        var farthest: SIMD2<Double>? = culls ? -pixels.half : nil
        // Where they lie: there may be many, and they are large.
        let all = frame.cards.span
        let order = Self.fromTheBack(frame.cards)
        if !culls { cards.reserveCapacity(frame.cards.count) }
        // The foremost first, because it hides most.
        for rank in order.indices.reversed() {
            let index = order[rank]
            guard all[index].canBeSeen else { continue }
            var matrix = clip.seen(all[index].matrix, isBent: areBent)
            guard matrix.isWithinReason else { continue }
            matrix.bringNearer(by: Double(rank) * step)
            let size = all[index].size
            let footprint = PixelFootprint(of: matrix, pixels)
            var slope = min(abs(footprint.slope.x) + abs(footprint.slope.y), 0.01)
            var corner: SIMD2<Double>?
            var isSpare = false
            let beyond = overhang + 3 * max(0, all[index].blur)
            let half = SIMD2(size.width / 2 + beyond, size.height / 2 + beyond)
            switch ScreenBounds.of(half, pixel: footprint.pixel, through: matrix, pixels: pixels) {
            case .none: isSpare = true
            case .cut:
                // Its triangles end at the eye's plane, each at another place: their depths are the less alike.
                slope = min(8 * slope + 1e-4, 0.01)
            case .whole(let bounds):
                isSpare =
                    bounds.isTooSmall || !bounds.isInside(pixels) || occluders.hide(bounds, slope: slope)
                corner = bounds.middle + bounds.reach
            }
            if culls && isSpare { continue }
            let card = frame.cards[index]
            let style = deck.style(of: card)
            guard let side = VisibleSide(of: style, seen: view.upright(matrix)) else { continue }
            farthest = corner.flatMap { corner in farthest.map { pointwiseMax($0, corner) } }
            if !isSpare, card.alpha >= 1, card.renewal >= 1, card.blur <= 0, side.face.fill.isOpaque {
                let whole = card.wholeSize
                let radius = max(0, min(style.cornerRadius, min(whole.width, whole.height) / 2))
                let half = SIMD2(size.width / 2, size.height / 2) - 0.3 * radius
                if let occluder = Occluder(half, through: matrix, slope: footprint.slope, pixels: pixels) {
                    occluders.add(occluder, of: index, isWhole: radius == 0, in: frame.cards)
                }
            }
            cards.append(
                SeenCard(
                    index: index, style: style, matrix: matrix, slope: slope, step: step, pixel: footprint.pixel,
                    isSpare: isSpare))
        }
        reach = farthest.map { PixelExtent(of: $0, pixels) }
        cards.reverse()
        findSeams(in: frame.cards)
    }

    /// Each card is nearer by a hair than the one before it, so that cards in one plane keep their order: sixteen steps of a 24-bit
    /// depth buffer, as floats round some of them away, and less where there are very many.
    static func step(for cards: Int) -> Double { min(0x1p-19, 1e-3 / Double(max(1, cards))) }

    private mutating func findSeams(in all: [Card]) {
        var places = [Int](repeating: -1, count: all.count)
        for (place, card) in cards.enumerated() { places[card.index] = place }
        for place in cards.indices {
            let index = cards[place].index
            let next = index + 1 < all.count ? index + 1 : all.count > 2 ? 0 : index
            guard next != index, places[next] >= 0 else { continue }
            let shared = Seams.shared(by: all[index], all[next])
            guard let sides = shared ?? (Seams.isInPlane(all[index], of: all[next]) ? (0, 0) : nil) else { continue }
            let isFold = Seams.isFolded(all[index].matrix, all[next].matrix)
            cards[place].next = SeenCard.Seam(side: sides.0, place: places[next], isFold: isFold)
            cards[places[next]].previous = SeenCard.Seam(side: sides.1, place: place, isFold: isFold)
        }
    }

    /// A frame numbers its cards from 0 on, so that mostly each can be put in its place without sorting.
    private static func fromTheBack(_ cards: [Card]) -> [Int] {
        var places = [Int](repeating: -1, count: cards.count)
        let all = cards.span
        for index in all.indices {
            let order = all[index].order
            guard places.indices.contains(order), places[order] < 0 else {
                return cards.indices.sorted { (cards[$0].order, $0) < (cards[$1].order, $1) }
            }
            places[order] = index
        }
        return places
    }
}

extension Card {
    var canBeSeen: Bool {
        !isHidden && alpha > 0 && size.width > 0 && size.height > 0 && max(size.width, size.height) < 1e15
    }
}

extension Size {
    fileprivate var half: SIMD2<Double> { SIMD2(width / 2, height / 2) }
}

extension PixelExtent {
    /// - Parameter corner: the upper right, from the middle of the picture.
    fileprivate init(of corner: SIMD2<Double>, _ pixels: Size) {
        let end = pointwiseMin(pointwiseMax((corner + pixels.half).rounded(.up) + 1, SIMD2(1, 1)), 2 * pixels.half)
        self.init(width: Int(end.x), height: Int(end.y))
    }
}

extension Fill {
    var isOpaque: Bool {
        let ends = ends
        return min(ends.start.alpha, ends.end.alpha) >= 1
    }
}

/// The camera's matrix without its many zeros.
private struct ClipSpace {
    let scale: SIMD4<Double>
    let shift: SIMD4<Double>

    init(_ m: Transform3D) {
        scale = SIMD4(m.row1.x, m.row2.y, m.row3.z, 1)
        shift = SIMD4(m.row4.x, m.row4.y, m.row4.z, 0)
    }

    /// - Parameter isBent: else the third row plays no part, as cards are flat.
    func seen(_ m: Transform3D, isBent: Bool) -> Transform3D {
        Transform3D(
            row1: m.row1 * scale + m.row1.w * shift, row2: m.row2 * scale + m.row2.w * shift,
            row3: isBent ? m.row3 * scale + m.row3.w * shift : .zero, row4: m.row4 * scale + m.row4.w * shift)
    }
}

extension Transform3D {
    /// Less deep everywhere by the same amount.
    mutating func bringNearer(by lift: Double) {
        row1.z -= lift * row1.w
        row2.z -= lift * row2.w
        row4.z -= lift * row4.w
    }

    /// Not far beyond what can be seen, and well within what floats hold. Something that is not a number is not.
    fileprivate var isWithinReason: Bool {
        let limit = SIMD4<Double>(repeating: 1e15)
        func isWithin(_ row: SIMD4<Double>) -> Bool { all((row .< limit) .& (row .> -limit)) }
        return isWithin(row1) && isWithin(row2) && isWithin(row4)
    }
}

/// How a card lies in the picture.
private struct PixelFootprint {
    /// How much its depth changes from pixel to pixel, across and up; the same all over the card.
    let slope: SIMD2<Double>
    /// How many points one pixel is at its middle, from one side to the other and from top to bottom.
    let pixel: SIMD2<Double>

    init(of m: Transform3D, _ pixels: Size) {
        let w = m.row4.w
        guard w >= Camera.nearest else {
            slope = .zero
            pixel = .zero
            return
        }
        let half = SIMD4(pixels.width / 2, pixels.height / 2, 1, 0)
        let right = (m.row1 - m.row1.w / w * m.row4) / w * half
        let down = (m.row2 - m.row2.w / w * m.row4) / w * half
        let area = right.x * down.y - right.y * down.x
        let part = 1 / (abs(area) > 1e-12 ? area : 1e-12)
        slope = SIMD2(right.z * down.y - down.z * right.y, down.z * right.x - right.z * down.x) * part
        let lengths = SIMD2(down.x * down.x + down.y * down.y, right.x * right.x + right.y * right.y).squareRoot()
        pixel = lengths * abs(part)
    }
}
