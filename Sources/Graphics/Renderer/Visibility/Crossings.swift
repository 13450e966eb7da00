internal import LayoutCore

/// Cuts translucent cards that pass through each other, so that their pieces can be drawn from the back to the front: a tree of
/// half-spaces (Fuchs, Kedem and Naylor 1980) of those cards only.
struct Crossings {
    /// A card or a part of one; whole cards have no lines.
    struct Piece {
        let place: Int
        /// It is where none of them is below 0.
        var lines: [SIMD3<Double>] = []
        /// Whether no cut has left it on the eye's side: true of one piece of every card.
        var isFirst = true
        fileprivate var corners: [SIMD2<Double>] = []

        init(place: Int, corners: [SIMD2<Double>] = []) {
            self.place = place
            self.corners = corners
        }
    }

    /// Those that pass through another, by their place from the back.
    private let planes: [Int: CardPlane]
    private var counts: [Int: Int] = [:]
    private var mostPieces: Int {
        min(Crossings.mostPieces, max(8, Crossings.mostPiecesOfAll / max(planes.count, 1)))
    }

    private static let mostCards = 128
    /// Of one, and of all together.
    private static let (mostPieces, mostPiecesOfAll) = (64, 1024)
    /// As many as the shader takes.
    private static let mostLines = 16

    var isEmpty: Bool { planes.isEmpty }
    var places: Set<Int> { Set(planes.keys) }

    /// - Parameter cards: those that can be cut, with their places from the back.
    init(_ cards: [(place: Int, card: Card)]) {
        var found: [Int: CardPlane] = [:]
        if cards.count > 1, cards.count <= Crossings.mostCards {
            let all = cards.compactMap { CardPlane($0.card, place: $0.place) }
            for (number, one) in all.enumerated() {
                for other in all[..<number] where one.crosses(other) {
                    found[one.place] = one
                    found[other.place] = other
                }
            }
        }
        planes = found
    }

    /// All places in the order in which they are to be drawn.
    mutating func arranged(_ places: Range<Int>) -> [Piece] {
        guard let first = planes.keys.min(), let last = planes.keys.max() else {
            return places.map { Piece(place: $0) }
        }
        let between = (first...last).map { Piece(place: $0, corners: planes[$0]?.corners ?? []) }
        counts = [:]
        return (places.lowerBound..<first).map { Piece(place: $0) } + ordered(between)
            + (last + 1..<places.upperBound).map { Piece(place: $0) }
    }

    private mutating func ordered(_ pieces: [Piece]) -> [Piece] {
        guard pieces.count > 1, let root = pieces.first(where: { planes[$0.place] != nil }),
            let divider = planes[root.place]
        else { return pieces }
        var (behind, within, before): ([Piece], [Piece], [Piece]) = ([], [], [])
        for piece in pieces {
            guard piece.place != root.place else {
                within.append(piece)
                continue
            }
            guard let plane = planes[piece.place] else {
                // It does not pass through anything, so its place in the order stays.
                if piece.place < root.place { behind.append(piece) } else { before.append(piece) }
                continue
            }
            let line = plane.line(through: divider)
            let heights = piece.corners.map { line.height(at: $0) }
            let (low, high) = (heights.min() ?? 0, heights.max() ?? 0)
            if low >= -CardPlane.thickness && high <= CardPlane.thickness {
                within.append(piece)
            } else if low >= -CardPlane.thickness {
                before.append(piece)
            } else if high <= CardPlane.thickness {
                behind.append(piece)
            } else if counts[piece.place, default: 1] < mostPieces,
                piece.lines.count < Crossings.mostLines
            {
                counts[piece.place, default: 1] += 1
                var nearer = piece.part(above: line)
                nearer.isFirst = false
                before.append(nearer)
                behind.append(piece.part(above: -line))
            } else if low + high > 0 {
                before.append(piece)
            } else {
                behind.append(piece)
            }
        }
        return ordered(behind) + within + ordered(before)
    }
}

extension Crossings.Piece {
    fileprivate func part(above line: SIMD3<Double>) -> Self {
        var part = self
        part.lines.append(line)
        part.corners = corners.part(within: line)
        return part
    }
}

extension [SIMD2<Double>] {
    /// Of the area between these corners, what lies on a line's inner side.
    func part(within line: SIMD3<Double>) -> Self {
        guard var last else { return [] }
        var part: Self = []
        for corner in self {
            let (from, to) = (line.height(at: last), line.height(at: corner))
            if (from >= 0) != (to >= 0) { part.append(last + from / (from - to) * (corner - last)) }
            if to >= 0 { part.append(corner) }
            last = corner
        }
        return part
    }
}
