internal import CardContent
public import LayoutCore
internal import ZoePaintings
public import ZoeStyle

/// A picture that a frame needs, and how large.
struct PictureRequest: Hashable {
    let source: Artwork.Source
    var want: PictureReader.Want
    /// Whether some of it is in the view; what is beside it can wait.
    var isInView: Bool
    /// It is of a card that is not on stage now.
    var isForLater = false
    /// One of so many pixels across is as fine as it is seen.
    var enough: Int

    var bytes: Int { Self.bytes(width: want.width, height: want.height) }

    /// With the smaller ones that a graphics card keeps of it: a quarter, a sixteenth, … make a third.
    static func bytes(width: Int, height: Int) -> Int { width * height * 4 * 4 / 3 }

    /// Whether one that was read for that would do for this, as far as its shape goes. A cover is painted for its card, and a
    /// picture that fills one is cut to it; one that fits in is all there.
    func hasShape(of other: PictureReader.Want) -> Bool {
        if case .file = source, !want.fills { return true }
        let (width, height) = (Double(max(1, want.width)), Double(max(1, want.height)))
        let (across, down) = (Double(other.width) / width, Double(other.height) / height)
        // Sizes are rounded to whole pixels.
        return abs(across - down) <= max(across, down) * (0.01 + 1 / width + 1 / height)
    }

    /// Whether one that was read for that is as fine as this one is seen.
    func isServed(by other: PictureReader.Want?) -> Bool {
        guard let other else { return false }
        return other.width >= enough && (want.fills || !other.fills) && hasShape(of: other)
    }

    /// All that the frame needs, what is in view first, then in the order from the middle of the row.
    static func all(
        of frame: Frame, look: Look, scale: Double, side: Int, fineness: PictureLoader.Fineness = .seen
    ) -> [PictureRequest] {
        var needs: [PictureRequest] = []
        var places: [Artwork.Source: Int] = [:]
        let cards = frame.camera.seenCards(of: frame, scale: scale)
        let common = fineness == .seen ? nil : commonScale(cards)
        func finely(_ seen: Double) -> Double { fineness == .common ? common ?? seen : max(common ?? 0, seen) }
        func ask(for artwork: Artwork, on card: Card, _ seen: SeenCard) {
            func want(at pixelsPerPoint: Double) -> PictureReader.Want {
                let times = pixelsPerPoint * (card.slide?.zoom ?? 1)
                var want = Self.want(
                    for: artwork.uncutSize ?? card.wholeSize, times: times, fit: artwork.fit, side: side)
                if case .file = artwork.source { want.shape = nil }
                return want
            }
            let wanted = want(at: finely(seen.pixelsPerPoint))
            // Nobody asks in motion, where each frame is drawn anyway.
            let enough = fineness == .coming ? want(at: seen.pixelsPerPoint) : wanted
            let need = PictureRequest(
                source: artwork.source, want: wanted, isInView: seen.isInView, enough: enough.width)
            if let place = places[need.source] {
                needs[place].join(need)
            } else {
                places[need.source] = needs.count
                needs.append(need)
            }
        }
        for seen in cards.sorted(by: { $0.distance < $1.distance }) {
            let card = frame.cards[seen.index]
            let style = look.deck.style(of: card)
            if let artwork = style.face.artwork { ask(for: artwork, on: card, seen) }
            if case .own(let back) = style.back, let artwork = back.face.artwork { ask(for: artwork, on: card, seen) }
        }
        return needs.filter(\.isInView) + needs.filter { !$0.isInView }
    }

    /// How many pixels a point has on the largest of the cards in view, less what nobody misses in motion: between two places of
    /// rest cards are often a little nearer. A few that are very near count for twice the one in the middle of all at most.
    private static func commonScale(_ cards: [SeenCard]) -> Double? {
        let inView = cards.filter(\.isInView).map(\.pixelsPerPoint).sorted()
        guard let most = inView.last else { return nil }
        return 0.8 * min(most, 2 * inView[inView.count / 2])
    }

    /// The same picture on another card: large enough for both.
    private mutating func join(_ other: PictureRequest) {
        want.width = max(want.width, other.want.width)
        want.height = max(want.height, other.want.height)
        enough = max(enough, other.enough)
        if let one = want.shape, let two = other.want.shape {
            want.shape = Sides(width: max(one.width, two.width), height: max(one.height, two.height))
        }
        want.fills = want.fills && other.want.fills
        isInView = isInView || other.isInView
    }

    /// The card's size in pixels, with its shape, in steps of √2: a slow zoom must not ask for a new picture each frame.
    static func want(for size: Size, times scale: Double, fit: Artwork.Fit, side: Int) -> PictureReader.Want {
        let most = Double(max(1, side)) / max(size.width, size.height, 1e-9)
        var step = 64.0
        while step / 2.0.squareRoot() > scale * (1 - 1e-6), step > 1.0 / 64 { step /= 2.0.squareRoot() }
        step = min(step, most)
        func pixels(_ length: Double) -> Int {
            Int(min(max((length * step * (1 - 1e-9)).rounded(.up), 1), Double(max(1, side))))
        }
        return PictureReader.Want(
            width: pixels(size.width), height: pixels(size.height), shape: CoverArt.shape(of: size.sides),
            fills: fit == .fill)
    }
}

extension PictureLoader {
    /// How many pixels across and down are read of each picture that is in view.
    public static func pixels(
        of frame: Frame, look: Look, scale: Double
    ) -> [Artwork.Source: (width: Int, height: Int)] {
        let all = PictureRequest.all(of: frame, look: look, scale: scale, side: 4096).filter(\.isInView)
        return Dictionary(uniqueKeysWithValues: all.map { ($0.source, ($0.want.width, $0.want.height)) })
    }
}

/// How a card is seen, all pieces of a bent one together.
struct SeenCard {
    /// Which card of the frame it is; of pieces the first that is seen.
    let index: Int
    /// From the middle of the row, in items.
    let distance: Double
    var pixelsPerPoint: Double
    var isInView: Bool
}

extension Camera {
    /// Those cards that are not behind the eye.
    func seenCards(of frame: Frame, scale: Double) -> [SeenCard] {
        var found: [SeenCard] = []
        found.reserveCapacity(frame.cards.count)
        for index in frame.cards.indices where !frame.cards[index].isHidden && frame.cards[index].alpha > 0 {
            guard let seen = seen(frame.cards[index], scale: scale) else { continue }
            // Pieces of a bent card follow each other.
            if let last = found.last, frame.cards[index].isPiece(with: frame.cards[last.index]) {
                found[found.count - 1].pixelsPerPoint = max(last.pixelsPerPoint, seen.pixelsPerPoint)
                found[found.count - 1].isInView = last.isInView || seen.isInView
            } else {
                found.append(
                    SeenCard(
                        index: index, distance: abs(frame.cards[index].offset), pixelsPerPoint: seen.pixelsPerPoint,
                        isInView: seen.isInView))
            }
        }
        return found
    }

    /// How many pixels a card's points have where it is widest, and whether it is in the view; nil if it is behind the eye.
    func seen(_ card: Card, scale: Double) -> (pixelsPerPoint: Double, isInView: Bool)? {
        let size = card.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0, scale.isFinite
        else { return nil }
        guard let (x, y) = corners(of: card) else {
            // A card that reaches behind the eye counts as very near.
            let outline = outline(of: size, through: card.matrix)
            guard outline.count >= 3 else { return nil }
            let (x, y) = (outline.map(\.x), outline.map(\.y))
            return (2 * scale, sees(x.min()!...x.max()!, y.min()!...y.max()!))
        }
        let isInView = sees(x.min()...x.max(), y.min()...y.max())
        // The sides: above, to the right, below, to the left.
        let (dx, dy) = (SIMD4(x[1], x[2], x[3], x[0]) - x, SIMD4(y[1], y[2], y[3], y[0]) - y)
        let sides = (dx * dx + dy * dy).squareRoot()
        let stretch = max(max(sides[0], sides[2]) / size.width, max(sides[3], sides[1]) / size.height)
        guard stretch.isFinite else { return (scale, isInView) }
        // A card that comes near to the eye may be large only where it is out of sight.
        // To paint or read a large picture takes long.
        let isLarge = stretch * scale * max(size.width, size.height) > 1024
        let isNear = stretch > 2 * axes(of: card.matrix, at: .zero).longest || isLarge && stretch > 2
        let part = isNear ? isInView ? seenDetail(of: card, scale: scale) : 1 : stretch
        // Of a card that is much larger than the view a small part is seen, and that from very near.
        let most = 1.25 * max(view.width, view.height) / max(size.width, size.height)
        return (min(stretch, max(1, min(part, most))) * scale, isInView)
    }

    private func sees(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Bool {
        x.upperBound > 0 && x.lowerBound < view.width && y.upperBound > 0 && y.lowerBound < view.height
    }

    /// Where a card's corners are seen; nil if not all are before the eye.
    private func corners(of card: Card) -> (x: SIMD4<Double>, y: SIMD4<Double>)? {
        let matrix = card.matrix
        let (right, down) = (card.size.width / 2 * matrix.row1, card.size.height / 2 * matrix.row2)
        let (across, along) = (SIMD4<Double>(-1, 1, 1, -1), SIMD4<Double>(-1, -1, 1, 1))
        func all(_ middle: Double, _ right: Double, _ down: Double) -> SIMD4<Double> {
            middle + across * right + along * down
        }
        let w = all(matrix.row4.w, right.w, down.w)
        guard matrix.isFinite, w.min() >= Camera.nearest else { return nil }
        let x = view.width / 2 + contentOffset.x + all(matrix.row4.x, right.x, down.x) / w
        let y = view.height / 2 + contentOffset.y + all(matrix.row4.y, right.y, down.y) / w
        return x.sum().isFinite && y.sum().isFinite ? (x, y) : nil
    }

    /// How many times larger a card is seen, where that is most of what is in the view. Of which little is in it, that need not be
    /// as fine as what passes close to the eye would have it.
    private func seenDetail(of card: Card, scale: Double) -> Double {
        let steps = 12
        var (most, area) = (0.0, 0.0)
        for row in 0...steps {
            for column in 0...steps {
                let place = SIMD2(
                    (Double(column) / Double(steps) - 0.5) * card.size.width,
                    (Double(row) / Double(steps) - 0.5) * card.size.height)
                let m = card.matrix
                let at = place.x * m.row1 + place.y * m.row2 + m.row4
                guard at.w > Camera.nearest else { continue }
                let (x, y) = (at.x / at.w + contentOffset.x, at.y / at.w + contentOffset.y)
                guard abs(x) < view.width / 2, abs(y) < view.height / 2 else { continue }
                let axes = axes(of: m, at: place)
                most = max(most, axes.longest)
                area += axes.area
            }
        }
        let whole = card.size.width * card.size.height
        let seen = area * whole / Double((steps + 1) * (steps + 1))
        return min(most, ((24 * seen + 65_536 / (scale * scale)) / whole).squareRoot())
    }

    /// What becomes of a point's length and of its area at a place on a card.
    private func axes(of m: Transform3D, at place: SIMD2<Double>) -> (longest: Double, area: Double) {
        let at = place.x * m.row1 + place.y * m.row2 + m.row4
        let w = max(at.w, Camera.nearest)
        let right = (m.row1.lowHalf - at.lowHalf / w * m.row1.w) / w
        let down = (m.row2.lowHalf - at.lowHalf / w * m.row2.w) / w
        return (
            max((right * right).sum(), (down * down).sum()).squareRoot(), abs(right.x * down.y - right.y * down.x)
        )
    }
}
