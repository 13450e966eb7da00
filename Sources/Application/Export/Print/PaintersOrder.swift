import LayoutCore

/// Cards from the back to the front, for paper, where what comes later covers what was there. The order of a frame goes by the middles
/// of cards, which is not enough where a large one stands aslant beside a small one.
struct PaintersOrder {
    /// A card as it is seen, in points of the view.
    private struct Seen {
        /// Clockwise or counterclockwise, as it is seen.
        let outline: [SIMD2<Double>]
        let (least, most): (SIMD2<Double>, SIMD2<Double>)
        /// Its product with x, y and 1 is how near the card is there.
        let plane: SIMD3<Double>

        /// Nil for what reaches behind the eye, or shows only its edge.
        init?(_ card: Card) {
            let half = SIMD2(card.size.width, card.size.height) / 2
            let m = card.matrix
            let points = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
                x * half.x * m.row1 + y * half.y * m.row2 + m.row4
            }
            guard points.allSatisfy({ $0.w >= Camera.nearest }) else { return nil }
            let corners = points.map { SIMD3($0.x, $0.y, $0.z) / $0.w }
            outline = corners.map { SIMD2($0.x, $0.y) }
            least = outline.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1) }
            most = outline.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1) }
            let (a, b, start) = (corners[1] - corners[0], corners[3] - corners[0], corners[0])
            let area = a.x * b.y - a.y * b.x
            guard abs(area) > 1e-6 else { return nil }
            let slope = SIMD2(a.z * b.y - b.z * a.y, b.z * a.x - a.z * b.x) / area
            plane = SIMD3(slope.x, slope.y, start.z - slope.x * start.x - slope.y * start.y)
        }

        /// Whether it is behind the other one where both are seen; nil where they are seen nowhere together, or are as near. Of two that
        /// cross, most counts.
        func isBehind(_ other: Seen) -> Bool? {
            guard all(least .< other.most), all(other.least .< most) else { return nil }
            let common = other.outline.indices.reduce(outline) { rest, corner in
                Self.cut(
                    rest, along: other.outline[corner], other.outline[(corner + 1) % 4],
                    inside: other.outline[(corner + 2) % 4])
            }
            guard common.count >= 3 else { return nil }
            let distance = common.reduce(0) { sum, place in
                sum + ((plane - other.plane) * SIMD3(place.x, place.y, 1)).sum()
            }
            return abs(distance) > 1e-6 * Double(common.count) ? distance < 0 : nil
        }

        /// What of a shape is on the same side of a line as a point.
        private static func cut(
            _ shape: [SIMD2<Double>], along start: SIMD2<Double>, _ end: SIMD2<Double>, inside: SIMD2<Double>
        ) -> [SIMD2<Double>] {
            let line = end - start
            func side(_ place: SIMD2<Double>) -> Double {
                line.x * (place.y - start.y) - line.y * (place.x - start.x)
            }
            let sign = side(inside) < 0 ? -1.0 : 1
            // What lies along the line has nothing in common with what is on the other side.
            let sides = shape.map { sign * side($0) - 1e-9 }
            return shape.indices.flatMap { number -> [SIMD2<Double>] in
                let next = (number + 1) % shape.count
                let (here, there) = (sides[number], sides[next])
                let kept = here > 0 ? [shape[number]] : []
                guard (here > 0) != (there > 0) else { return kept }
                return kept + [shape[number] + here / (here - there) * (shape[next] - shape[number])]
            }
        }
    }

    /// More are left as they are.
    private static let most = 1000

    /// From the back.
    let cards: [Card]

    init(_ frame: Frame) {
        let ordered = frame.cards.sorted { $0.order < $1.order }
        guard ordered.count <= Self.most else {
            cards = ordered
            return
        }
        let seen = ordered.map { $0.isHidden ? nil : Seen($0) }
        // What has to come before each.
        var before = Array(repeating: [Int](), count: ordered.count)
        for (number, one) in seen.enumerated() {
            for next in seen.indices.dropFirst(number + 1) {
                guard let isBehind = seen[next].flatMap({ one?.isBehind($0) }) else { continue }
                if isBehind { before[next].append(number) } else { before[number].append(next) }
            }
        }
        // As they were, but for what must come first. Three may cover each other in turn: then one of them comes too early.
        var (placed, isBegun) = ([Int](), Array(repeating: false, count: ordered.count))
        func place(_ number: Int) {
            if isBegun[number] { return }
            isBegun[number] = true
            for other in before[number].sorted() { place(other) }
            placed.append(number)
        }
        for number in ordered.indices { place(number) }
        cards = placed.map { ordered[$0] }
    }
}
