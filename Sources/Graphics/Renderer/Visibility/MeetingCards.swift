internal import LayoutCore
internal import ZoeStyle

/// Where several samples a pixel make a difference: where cards pass through each other or touch, where one lies before another that is
/// drawn after it, and where letters are tiny. All other edges are smooth by themselves.
enum MeetingCards {
    /// More are not looked at in pairs.
    private static let mostCards = 160

    /// - Parameter view: of the picture or a part of it; the answer is that for all of it.
    static func areSeen(in frame: Frame, _ look: Look, _ view: View) -> Bool {
        let half = SIMD2(Double(view.pictureWidth), Double(view.pictureHeight)) / 2
        let step = SeenCards.step(for: frame.cards.count)
        var seen: [SeenPlane] = []
        for (index, card) in frame.cards.enumerated() where card.canBeSeen {
            guard card.part == nil else { return true }
            let next = index + 1 < frame.cards.count ? index + 1 : 0
            if next != index, frame.cards[next].canBeSeen, Seams.shared(by: card, frame.cards[next]) != nil {
                return true
            }
            switch SeenPlane.of(card, through: view.wholeClip, half, lift: Double(card.order) * step) {
            case .beside: continue
            case .unknown: return true
            case .plane(let plane):
                if plane.isSmall, look.deck.style(of: card).hasLabels { return true }
                seen.append(plane)
            }
            if seen.count > mostCards { return true }
        }
        for (number, one) in seen.enumerated() {
            for other in seen[..<number] where one.meets(other) { return true }
        }
        return false
    }
}

/// A card as it is seen: its outline in pixels from the picture's middle, and its depth there.
private struct SeenPlane {
    /// All of the outline and a little more.
    private let least: SIMD2<Double>
    private let most: SIMD2<Double>
    /// By x, y and 1: how far inside of each side, and a little more.
    private let sides: [SIMD3<Double>]
    /// By x, y and 1.
    private let depth: SIMD3<Double>
    private let depths: ClosedRange<Double>
    private let order: Int
    /// Whether letters on it are too small to be read, on the whole or by its slant.
    let isSmall: Bool

    /// So many pixels around a card still count as it.
    private static let margin = 2.0
    /// Pixels for a point.
    private static let smallest = 0.45

    enum Sight {
        case beside
        /// Part of it is behind the eye, or it is seen from its edge.
        case unknown
        case plane(SeenPlane)
    }

    static func of(_ card: Card, through clip: Transform3D, _ half: SIMD2<Double>, lift: Double) -> Sight {
        let m = card.matrix * clip
        let (x, y) = (card.size.width / 2 * m.row1, card.size.height / 2 * m.row2)
        let corners = [m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y]
        guard corners.allSatisfy({ $0.w.isFinite }) else { return .unknown }
        if corners.allSatisfy({ $0.w < Camera.nearest }) { return .beside }
        guard corners.allSatisfy({ $0.w >= Camera.nearest }) else { return .unknown }
        let places = corners.map { SIMD3($0.x, $0.y, $0.z) / $0.w }
        let points = places.map { SIMD2($0.x, $0.y) * half }
        let margin = SIMD2(repeating: margin)
        let least = pointwiseMax(points.dropFirst().reduce(points[0], pointwiseMin) - margin, -half)
        let most = pointwiseMin(points.dropFirst().reduce(points[0], pointwiseMax) + margin, half)
        guard all(least .< most) else { return .beside }
        let twice = turn(points[2] - points[0], points[3] - points[1])
        guard abs(twice) > 1 else { return .unknown }
        let sides = (0..<4).map { from in
            let delta = points[(from + 1) % 4] - points[from]
            let length = max((delta * delta).sum().squareRoot(), 1e-9)
            let inwards = SIMD2(-delta.y, delta.x) / (twice > 0 ? length : -length)
            return SIMD3(inwards, SeenPlane.margin - (inwards * points[from]).sum())
        }
        // The plane through three of the corners, which the fourth lies in too.
        let (a, b) = (points[1] - points[0], points[3] - points[0])
        let (rise, fall) = (places[1].z - places[0].z, places[3].z - places[0].z)
        let area = turn(a, b)
        let slope = SIMD2(rise * b.y - fall * a.y, fall * a.x - rise * b.x) / area
        let depth = SIMD3(slope, places[0].z - (slope * points[0]).sum() - lift)
        guard abs(area) > 1e-6, (depth * depth).sum().isFinite else { return .unknown }
        let right = (points[1] - points[0] + points[2] - points[3]) / (2 * card.size.width)
        let down = (points[3] - points[0] + points[2] - points[1]) / (2 * card.size.height)
        let longest = max((right * right).sum(), (down * down).sum())
        let beyond = margin.x * (abs(slope.x) + abs(slope.y))
        let (near, far) = (places.map(\.z).min() ?? 0, places.map(\.z).max() ?? 0)
        return .plane(
            SeenPlane(
                least: least, most: most, sides: sides, depth: depth,
                depths: near - beyond - lift...far + beyond - lift, order: card.order,
                isSmall: abs(turn(right, down)) < smallest * longest.squareRoot()))
    }

    /// Whether there is a place in both outlines at which the one that is drawn later is not clearly before the other.
    func meets(_ other: SeenPlane) -> Bool {
        let (low, high) = (pointwiseMax(least, other.least), pointwiseMin(most, other.most))
        let (later, earlier) = order > other.order ? (self, other) : (other, self)
        guard all(low .< high), later.depths.upperBound >= earlier.depths.lowerBound else { return false }
        let gap = later.depth - earlier.depth
        var area = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
        guard !Self.isNearer(gap, in: area) else { return false }
        for side in sides + other.sides { area = area.part(within: side) }
        return !Self.isNearer(gap, in: area)
    }

    /// Whether it is at all places of an outline; where there is no place, it is.
    private static func isNearer(_ gap: SIMD3<Double>, in area: [SIMD2<Double>]) -> Bool {
        area.allSatisfy { gap.height(at: $0) < 0 }
    }

    private static func turn(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
}

extension CardStyle {
    /// On either side.
    fileprivate var hasLabels: Bool {
        if !face.labels.isEmpty { return true }
        if case .own(let style) = back { return !style.face.labels.isEmpty }
        return false
    }
}
