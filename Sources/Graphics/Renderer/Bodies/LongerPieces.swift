internal import LayoutCore

extension Frame {
    /// With fewer and longer pieces of bent cards, for motion: none is farther from the surface than so many points.
    func withLongerPieces(within distance: Double) -> Frame {
        var all = self
        all.cards = []
        var end = 0
        for places in placesOfBentCards {
            let pieces = cards[places]
            all.cards += cards[end..<places.lowerBound]
            all.cards += LongerPieces(pieces, within: distance)?.cards ?? Array(pieces)
            end = places.upperBound
        }
        all.cards += cards[end...]
        return all
    }
}

/// A bent card that is cut anew.
private struct LongerPieces {
    private let former: ArraySlice<Card>
    private let (columns, rows): (Int, Int)
    private let now: (columns: Int, rows: Int)
    private let whole: SIMD2<Double>
    private let surface: BentSurface
    /// Of the flat card.
    private let matrix: Transform3D

    /// Nil where that would not be fewer, and for pieces that do not make up a card.
    init?(_ pieces: ArraySlice<Card>, within distance: Double) {
        guard let first = pieces.first, let part = first.part,
            let middle = pieces.first(where: { $0.part?.middle == .zero })
        else { return nil }
        former = pieces
        whole = SIMD2(part.whole.width, part.whole.height)
        surface = BentSurface(curvature: part.curvature)
        columns = pieces.count { $0.part?.middle.y == part.middle.y }
        rows = pieces.count / max(columns, 1)
        guard columns * rows == pieces.count else { return nil }
        func count(_ size: Double, _ curvature: Double, atMost most: Int) -> Int {
            let piece = (8 * distance / max(abs(curvature), 1e-9)).squareRoot()
            // An odd number, as before: one piece is in the middle.
            return min(most, 2 * Int(min(size / piece / 2, 1e3).rounded(.up)) + 1)
        }
        now = (
            count(whole.x, part.curvature.x, atMost: columns), count(whole.y, part.curvature.y, atMost: rows)
        )
        guard now.columns < columns || now.rows < rows else { return nil }
        // The piece in the middle lies parallel to the flat card, a little behind it.
        let half = SIMD2(middle.size.width, middle.size.height) / 2
        let own = surface.plane(from: -half, to: half)
        let (x, y) = (own.row1.x, own.row2.y)
        guard x > 0, y > 0 else { return nil }
        var matrix = middle.matrix
        matrix.row1 /= x
        matrix.row2 /= y
        matrix.row4 -= own.row4.z * matrix.row3
        self.matrix = matrix
    }

    var cards: [Card] {
        let piece = whole / SIMD2(Double(now.columns), Double(now.rows))
        let base = (former.first?.copy ?? 0) / former.count * former.count
        return (0..<now.columns * now.rows).map { number in
            let (column, row) = (number % now.columns, number / now.columns)
            // What else is known of it, it has from the piece that was in its middle.
            let formerColumn = (2 * column + 1) * columns / (2 * now.columns)
            let formerRow = (2 * row + 1) * rows / (2 * now.rows)
            var card = former[former.startIndex + formerRow * columns + formerColumn]
            let place = SIMD2(Double(column), Double(row))
            let middle = (place - SIMD2(Double(now.columns - 1), Double(now.rows - 1)) / 2) * piece
            card.copy = base + number
            card.size = Size(width: piece.x, height: piece.y)
            card.matrix = surface.plane(from: middle - piece / 2, to: middle + piece / 2) * matrix
            card.part?.middle = Vector2(x: middle.x, y: middle.y)
            return card
        }
    }
}
