/// What a stage knows of a card beside what its frame says of it.
struct CardNotes {
    /// What decides front and back; nil: the card's matrix.
    var depth: Double?
    /// How the card is bent, as in `Placement`.
    var curvature = SIMD2<Double>.zero

    static func blend(_ a: CardNotes, _ b: CardNotes, at t: Double) -> CardNotes {
        var blended = CardNotes(depth: t < 0.5 ? a.depth : b.depth)
        if let a = a.depth, let b = b.depth { blended.depth = a.blended(with: b, at: t) }
        blended.curvature = a.curvature + t * (b.curvature - a.curvature)
        return blended
    }
}

/// A card that is bent: on a tube, a ball, a ring, or a saddle. It is cut into flat pieces, so small that nobody sees that they
/// are flat, so that light, shadows, pointers and files know bent cards without being told.
struct CardBend {
    private let surface: BentSurface
    private let (columns, rows): (Int, Int)

    /// Nil for a card that is as good as flat, or a piece already.
    /// - Parameter flatness: no piece is farther from the surface than so many points.
    @inline(never)
    private init?(_ card: Card, _ curvature: SIMD2<Double>, flatness: Double) {
        let size = SIMD2(card.size.width, card.size.height)
        guard card.part == nil, curvature.x.isFinite, curvature.y.isFinite, size.x > 0, size.y > 0 else { return nil }
        // Once around and no farther: a card never lies on itself.
        let most = 2 * .pi / size
        surface = BentSurface(curvature: curvature.clamped(lowerBound: -most, upperBound: most))
        let rise = surface.curvature * size * size / 8
        if max(abs(rise.x), abs(rise.y)) < flatness { return nil }
        (columns, rows) = surface.pieces(along: size, flatness: flatness)
    }

    /// Many more pieces than a view shows make a frame take seconds: then they are larger.
    private static let most = 100_000

    /// Cuts those that are bent.
    /// - Returns: which card each is of now; nil where none is bent.
    static func cut(_ cards: inout [Card], _ notes: [CardNotes], showsBackfaces: Bool) -> [Int]? {
        guard notes.contains(where: { $0.curvature != .zero }) else { return nil }
        var flatness = BentSurface.flatness / 4
        var count: Int
        repeat {
            flatness *= 4
            count = 0
            for number in cards.indices {
                count += CardBend(cards[number], notes[number].curvature, flatness: flatness)?.count ?? 1
            }
        } while count > max(most, cards.count)
        var (cut, wholes): ([Card], [Int]) = ([], [])
        cut.reserveCapacity(count)
        for number in cards.indices {
            let card = cards[number]
            let bend = CardBend(card, notes[number].curvature, flatness: flatness)
            for piece in 0..<(bend?.count ?? 1) {
                cut.append(bend?.piece(piece, of: card, showsBackfaces) ?? card)
                wholes.append(number)
            }
        }
        cards = cut
        return wholes
    }

    private var count: Int { columns * rows }

    private func piece(_ number: Int, of card: Card, _ showsBackfaces: Bool) -> Card {
        let piece = SIMD2(card.size.width, card.size.height) / SIMD2(Double(columns), Double(rows))
        let place = SIMD2(Double(number % columns), Double(number / columns))
        let middle = (place - SIMD2(Double(columns - 1), Double(rows - 1)) / 2) * piece
        let low = middle - piece / 2
        var part = card
        part.copy = card.copy * count + number
        part.matrix = surface.plane(from: low, to: low + piece) * card.matrix
        part.size = Size(width: piece.x, height: piece.y)
        part.part = CardPart(
            of: card.size, middle: Vector2(x: middle.x, y: middle.y), curvature: surface.curvature)
        part.isHidden = !(showsBackfaces || part.matrix.row3.z > 0)
        return part
    }
}
