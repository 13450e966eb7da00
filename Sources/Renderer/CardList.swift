internal import Appearance
internal import LayoutCore

/// The cards of a frame that can be seen, from the back to the front, as they are drawn.
struct CardList {
    private(set) var blocks: [CardBlock] = []
    /// Blocks one after the other that are drawn alike.
    private(set) var runs: [Run] = []
    private(set) var hasOpaque = false

    struct Run {
        var blocks: Range<Int>
        /// The picture on these cards.
        let texture: Texture?
        var hasOpaque: Bool
    }

    /// - Parameters:
    ///   - window: from the whole picture's clip space to that of the part that is drawn.
    ///   - pixels: width and height of that part.
    ///   - culls: false draws also what makes no difference.
    init(
        _ frame: Frame, _ look: Look, _ textures: Textures, window: Transform3D, pixels: Size, culls: Bool = true
    ) {
        let seen = SeenCards(frame, look.deck, window: window, pixels: pixels, culls: culls)
        var planes = Planes()
        blocks.reserveCapacity(seen.cards.count)
        for card in seen.cards {
            var matrix = card.matrix
            matrix.bringNearer(by: Double(planes.rank(of: frame.cards[card.index])) * card.slope / 64)
            func append(_ style: CardStyle, alpha: Double) {
                guard alpha > 0, let side = Side(of: style, seen: matrix) else { return }
                let texture = side.face.artwork.flatMap { textures[$0.source] }
                let block = CardBlock(
                    frame.cards[card.index], style, side, alpha: alpha, seen: matrix, slope: card.slope,
                    joined: card.joined, pictureSize: texture?.size)
                self.append(block, texture)
            }
            let alpha = min(frame.cards[card.index].alpha, 1)
            let renewal = max(frame.cards[card.index].renewal, 0)
            if renewal < 1 {
                // The new content fades in over the old one so that with equal contents nothing would be seen of it: `new·a·r`
                // over `old·b` is the mixture of both when `1 - (1 - a·r)(1 - b) = a`.
                let former = look.deck.formerStyle(of: frame.cards[card.index]) ?? card.style.blank
                append(former, alpha: 1 - (1 - alpha) / (1 - alpha * renewal))
                append(card.style, alpha: alpha * renewal)
            } else {
                append(card.style, alpha: alpha)
            }
        }
    }

    private mutating func append(_ block: CardBlock, _ texture: Texture?) {
        let isOpaque = block.isOpaque
        hasOpaque = hasOpaque || isOpaque
        if let last = runs.indices.last, runs[last].texture === texture {
            runs[last].blocks = runs[last].blocks.lowerBound..<blocks.count + 1
            runs[last].hasOpaque = runs[last].hasOpaque || isOpaque
        } else {
            runs.append(Run(blocks: blocks.count..<blocks.count + 1, texture: texture, hasOpaque: isOpaque))
        }
        blocks.append(block)
    }
}

extension CardStyle {
    /// Without its contents.
    fileprivate var blank: CardStyle {
        var blank = self
        blank.face = Face(fill: face.fill)
        if case .own(let face) = back { blank.back = .own(Face(fill: face.fill)) }
        return blank
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
