internal import LayoutCore

/// The cards of a frame that can be seen, from the back to the front.
struct CardList {
    var blocks: [CardBlock] = []
    var hasOpaque = false

    /// - Parameter window: from the whole picture's clip space to that of the part that is drawn.
    init(_ frame: Frame, _ look: Look, window: Transform3D) {
        let cards = frame.cards
        let camera = frame.camera
        let clip = camera.clipMatrix(depth: camera.depthRange(of: cards)) * window
        // Four steps of a 24-bit depth buffer from card to card, and less where there are very many.
        let step = min(0x1p-21, 1e-3 / Double(max(1, cards.count)))
        let joined = Seams.joined(cards)
        blocks.reserveCapacity(cards.count)
        for (rank, index) in Self.fromTheBack(cards).enumerated() {
            let card = cards[index]
            guard
                let block = CardBlock(
                    card, look.style(of: card), clip: clip, bias: Double(rank) * step, joined: joined[index])
            else { continue }
            hasOpaque = hasOpaque || Int(block.more.y) & CardBlock.isOpaque != 0
            blocks.append(block)
        }
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
