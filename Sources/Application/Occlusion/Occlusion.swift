package import LayoutCore

/// What cards hide from someone who walks around the stage: behind each of them is a part of space that the eye does not see.
package struct Occlusion: Sendable {
    /// A part of a line.
    package struct Piece: Hashable, Sendable {
        package let from, to: Vector3
        package let isHidden: Bool

        package init(from: Vector3, to: Vector3, isHidden: Bool = false) {
            self.from = from
            self.to = to
            self.isHidden = isHidden
        }
    }

    private let sight: OrbitView
    private let shades: [ShadowVolume]

    /// Only the nearest cards count: more than this nobody could tell apart.
    private static let most = 128
    /// What is fainter than that hides nothing.
    private static let leastAlpha = 0.5

    /// What hides what from an eye that walks around.
    /// - Parameters:
    ///   - sight: the eye.
    ///   - seen: the stage as this eye sees it.
    package init(_ sight: OrbitView, _ seen: Frame) {
        self.sight = sight
        let cards = seen.cards.filter { !$0.isHidden && $0.alpha >= Self.leastAlpha }
        shades = cards.sorted { $0.order < $1.order }.suffix(Self.most).compactMap(ShadowVolume.init)
    }

    /// A line and which parts of it are hidden, from its one end to the other.
    package func pieces(from: Vector3, to: Vector3) -> [Piece] {
        var pieces: [Piece] = []
        let delta = to - from
        var done = 0.0
        func add(upTo end: Double, isHidden: Bool) {
            guard end > done else { return }
            pieces.append(Piece(from: from + delta * done, to: from + delta * end, isHidden: isHidden))
            done = end
        }
        for part in hidden(sight.place(of: from), sight.place(of: to)) {
            add(upTo: part.lowerBound, isHidden: false)
            add(upTo: part.upperBound, isHidden: true)
        }
        add(upTo: 1, isHidden: false)
        return pieces
    }

    /// Whether a card stands before this place.
    package func hides(_ point: Vector3) -> Bool {
        let place = sight.place(of: point)
        return shades.contains { $0.part(from: place, to: place) != nil }
    }

    /// As shares of its way, in order; they may overlap.
    private func hidden(_ from: Vector3, _ to: Vector3) -> [ClosedRange<Double>] {
        shades.compactMap { $0.part(from: from, to: to) }.sorted { $0.lowerBound < $1.lowerBound }
    }
}

/// The part of space behind a card, between four planes through the eye and beyond a fifth. In coordinates in which the eye
/// is the origin: x, y and w before the division by w.
private struct ShadowVolume {
    /// Through the eye and a side of the card; what is on the card's side has a positive product with it.
    private var sides: [Vector3] = []
    /// 1 on the card and 0 at the eye.
    private let depth: Vector3

    /// As a share of the distance from the eye to the card: lines that lie on it are not behind it.
    private static let margin = 1e-3

    init?(_ card: Card) {
        func place(_ row: SIMD4<Double>) -> Vector3 { Vector3(x: row.x, y: row.y, z: row.w) }
        let m = card.matrix
        let (x, y) = (card.size.width / 2 * m.row1, card.size.height / 2 * m.row2)
        let corners = [m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y].map(place)
        guard corners.allSatisfy({ $0.z > 1e-3 && ($0.x + $0.y + $0.z).isFinite }) else { return nil }
        let middle = place(m.row4)
        for (corner, next) in zip(corners, corners[1...] + corners[...0]) {
            let plane = corner.cross(next)
            let side = plane.dot(middle)
            guard side != 0 else { return nil }
            sides.append(side > 0 ? plane : plane * -1)
        }
        let plane = (corners[1] - corners[0]).cross(corners[3] - corners[0])
        let distance = plane.dot(corners[0])
        // Seen from its edge it hides nothing.
        guard abs(distance) > 1e-9 * plane.length * corners[0].length else { return nil }
        depth = plane * (1 / distance)
    }

    /// The part of a line that is in it, as shares of the line.
    func part(from a: Vector3, to b: Vector3) -> ClosedRange<Double>? {
        var (low, high) = (0.0, 1.0)
        /// Leaves what is not below zero, of what goes evenly from the one value to the other.
        func cut(_ from: Double, _ to: Double) -> Bool {
            if from < 0, !(to >= 0) { return false }
            if from < 0 { low = max(low, from / (from - to)) } else if to < 0 { high = min(high, from / (from - to)) }
            return low <= high
        }
        for side in sides { guard cut(side.dot(a), side.dot(b)) else { return nil } }
        let beyond = 1 + Self.margin
        guard cut(depth.dot(a) - beyond, depth.dot(b) - beyond) else { return nil }
        return low...high
    }
}
