internal import Appearance
internal import LayoutCore

/// A picture that a frame needs, and how large.
struct Need: Hashable {
    let source: Artwork.Source
    var want: PictureReader.Want
    /// Whether some of it is in the view; what is beside it can wait.
    var isInView: Bool

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

    /// All that the frame needs, what is in view first, then in the order from the middle of the row.
    static func all(of frame: Frame, look: Look, scale: Double, side: Int) -> [Need] {
        var needs: [Need] = []
        var places: [Artwork.Source: Int] = [:]
        let cards = frame.cards.filter { !$0.isHidden && $0.alpha > 0 }
        for card in cards.sorted(by: { abs($0.offset) < abs($1.offset) }) {
            let style = look.deck.style(of: card)
            var faces = [style.face]
            if case .own(let back) = style.back { faces.append(back) }
            for artwork in faces.compactMap(\.artwork) {
                guard let seen = frame.camera.seen(card, scale: scale) else { continue }
                let want = want(for: card.size, times: seen.pixelsPerPoint, fit: artwork.fit, side: side)
                let need = Need(source: artwork.source, want: want, isInView: seen.isInView)
                if let place = places[need.source] {
                    needs[place].join(need)
                } else {
                    places[need.source] = needs.count
                    needs.append(need)
                }
            }
        }
        return needs.filter(\.isInView) + needs.filter { !$0.isInView }
    }

    /// The same picture on another card: large enough for both.
    private mutating func join(_ other: Need) {
        want.width = max(want.width, other.want.width)
        want.height = max(want.height, other.want.height)
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
        return PictureReader.Want(width: pixels(size.width), height: pixels(size.height), fills: fit == .fill)
    }
}

extension Camera {
    /// How many pixels a card's points have where it is widest, and whether it is in the view; nil if it is behind the eye.
    func seen(_ card: Card, scale: Double) -> (pixelsPerPoint: Double, isInView: Bool)? {
        let size = card.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale > 0, scale.isFinite
        else { return nil }
        let outline = outline(of: size, through: card.matrix)
        guard outline.count >= 3 else { return nil }
        let across = outline.map(\.x)
        let down = outline.map(\.y)
        let isInView = across.max()! > 0 && across.min()! < view.width && down.max()! > 0 && down.min()! < view.height
        let corners = corners(of: size, through: card.matrix).compactMap { $0 }
        // A card that passes the eye is as near as can be.
        guard corners.count == 4 else { return (2 * scale, isInView) }
        func length(_ a: Int, _ b: Int) -> Double {
            let way = corners[b] - corners[a]
            return (way.x * way.x + way.y * way.y).squareRoot()
        }
        let stretch = max(
            max(length(0, 1), length(3, 2)) / size.width, max(length(0, 3), length(1, 2)) / size.height)
        return (stretch.isFinite ? stretch * scale : scale, isInView)
    }
}
