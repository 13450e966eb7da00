internal import Appearance
internal import LayoutCore

/// The cards of a frame that can be seen, from the back to the front.
struct CardList {
    var blocks: [CardBlock] = []
    var hasOpaque = false

    /// - Parameter window: from the whole picture's clip space to that of the part that is drawn.
    /// - Parameter pixels: width and height of that part.
    init(_ frame: Frame, _ look: Look, window: Transform3D, pixels: Size) {
        let cards = frame.cards
        let camera = frame.camera
        let clip = camera.clipMatrix(depth: camera.depthRange(of: cards)) * window
        // Each card is nearer by a hair than the one before it, so that cards in one plane keep their order: four steps of a
        // 24-bit depth buffer, and less where there are very many.
        let step = min(0x1p-21, 1e-3 / Double(max(1, cards.count)))
        let joined = Seams.joined(cards)
        var planes = Planes()
        blocks.reserveCapacity(cards.count)
        for (rank, index) in Self.fromTheBack(cards).enumerated() {
            let card = cards[index]
            var seen = card.matrix * clip
            let slope = Self.slope(of: seen, pixels)
            let lift = Double(rank) * step + Double(planes.rank(of: card)) * slope / 64
            seen.row1.z -= lift * seen.row1.w
            seen.row2.z -= lift * seen.row2.w
            seen.row4.z -= lift * seen.row4.w
            guard
                let block = CardBlock(card, look.deck.style(of: card), seen: seen, slope: slope, joined: joined[index])
            else { continue }
            hasOpaque = hasOpaque || Int(block.more.y) & CardBlock.isOpaque != 0
            blocks.append(block)
        }
    }

    /// How much a card's depth changes from pixel to pixel, across and down together; the same all over the card.
    private static func slope(of m: Transform3D, _ pixels: Size) -> Double {
        let w = m.row4.w
        guard w >= Camera.nearest else { return 0 }
        let half = SIMD4(pixels.width / 2, pixels.height / 2, 1, 0)
        let right = (m.row1 - m.row1.w / w * m.row4) / w * half
        let down = (m.row2 - m.row2.w / w * m.row4) / w * half
        let area = right.x * down.y - right.y * down.x
        let across = abs(right.z * down.y - down.z * right.y) + abs(down.z * right.x - right.z * down.x)
        return min(across / max(abs(area), 1e-12), 0.01)
    }

    /// A frame numbers its cards from 0 on, so that mostly each can be put in its place without sorting.
    private static func fromTheBack(_ cards: [Card]) -> [Int] {
        var places = [Int](repeating: -1, count: cards.count)
        for (index, card) in cards.enumerated() {
            guard places.indices.contains(card.order), places[card.order] < 0 else {
                return cards.indices.sorted { (cards[$0].order, $0) < (cards[$1].order, $1) }
            }
            places[card.order] = index
        }
        return places
    }
}

extension Target {
    func window(_ tile: Tile) -> Transform3D {
        let across = Double(tile.pictureWidth) / Double(width)
        let down = Double(tile.pictureHeight) / Double(height)
        // The picture's -1…1 grows beyond the tile's, whose middle comes to 0.
        let x = (Double(tile.pictureWidth) - 2 * Double(tile.left) - Double(width)) / Double(width)
        let y = (Double(tile.pictureHeight) - 2 * Double(tile.top) - Double(height)) / Double(height)
        return Transform3D(rows: (across, 0, 0, 0), (0, down, 0, 0), (0, 0, 1, 0), (x, -y, 0, 1))
    }
}
