internal import LayoutCore

/// Where a card is seen, in pixels from the middle of what is drawn, and how deep: what decides whether it need be drawn.
struct Outline {
    let middle: SIMD2<Double>
    /// Half of the box around all that is drawn of it.
    let reach: SIMD2<Double>
    /// Whether it covers so little of any pixel that not even white on black would show: sRGB's curve makes 12.92 · 255 bytes of
    /// light, and half a byte is rounded away.
    let isTooSmall: Bool
    /// -1 is the nearest.
    let leastDepth: Double

    enum Sight {
        /// All of it is behind the eye, or it has no place at all.
        case none
        /// Part of it is behind the eye.
        case cut
        case whole(Outline)
    }

    /// - Parameters:
    ///   - half: half of a rectangle around the card's middle, in points.
    ///   - pixel: how many points one pixel is, at the middle.
    ///   - m: from points on the card to clip space.
    static func of(
        _ half: SIMD2<Double>, pixel: SIMD2<Double>, through m: Transform3D, pixels: Size
    ) -> Sight {
        // Edges are drawn one and a half pixels wider than cards (see card.vert); nearer to the eye pixels are smaller, farther
        // away larger.
        let lean = half.x * abs(m.row1.w) + half.y * abs(m.row2.w)
        guard m.row4.w - lean >= Camera.nearest else { return m.row4.w + lean < Camera.nearest ? .none : .cut }
        let change = (m.row4.w + lean) / (m.row4.w - lean)
        let wide = half + pointwiseMin(1.5 * change * change * pixel, 450 * half)
        let (x, y) = (wide.x * m.row1, wide.y * m.row2)
        let (a, b, c, d) = (m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y)
        let w = SIMD4(a.w, b.w, c.w, d.w)
        guard least(of: w) >= Camera.nearest else { return .cut }
        let across = SIMD4(a.x, b.x, c.x, d.x) / w * (pixels.width / 2)
        let down = SIMD4(a.y, b.y, c.y, d.y) / w * (pixels.height / 2)
        let depths = SIMD4(a.z, b.z, c.z, d.z) / w
        let least = SIMD2(least(of: across), least(of: down))
        let most = SIMD2(-self.least(of: -across), -self.least(of: -down))
        let size = most - least
        return .whole(
            Outline(
                middle: (least + most) / 2, reach: size / 2,
                isTooSmall: min(max(size.x - 3, 0), 1) * min(max(size.y - 3, 0), 1) < 1e-4,
                leastDepth: max(self.least(of: depths), -1)))
    }

    /// The standard library's `min()` goes through the parts one by one.
    @inline(__always)
    private static func least(of v: SIMD4<Double>) -> Double {
        let pairs = pointwiseMin(v.lowHalf, v.highHalf)
        return min(pairs.x, pairs.y)
    }

    /// Whether any of it is in the picture.
    func isInside(_ pixels: Size) -> Bool {
        abs(middle.x) - reach.x < pixels.width / 2 && abs(middle.y) - reach.y < pixels.height / 2
    }
}

/// An opaque card that others may be hidden behind, in the same pixels.
struct Screener {
    private let edges: (Edge, Edge, Edge, Edge)
    private let depth: (middle: Double, slope: SIMD2<Double>)
    /// The outermost pixels may not be covered.
    private let margin: Double
    let area: Double

    private struct Edge {
        let inwards: SIMD2<Double>
        let start: Double

        /// How far inside all of a box is.
        func depth(of box: Outline) -> Double {
            (inwards * box.middle).sum() - abs(inwards.x) * box.reach.x - abs(inwards.y) * box.reach.y - start
        }
    }

    /// Smaller cards hide too few others.
    private static let leastArea = 2000.0

    /// Nil for a card that hides little.
    /// - Parameters:
    ///   - half: half of the rectangle that is all opaque, in points: without round corners.
    ///   - slope: how its depth changes from pixel to pixel.
    init?(_ half: SIMD2<Double>, through m: Transform3D, slope: SIMD2<Double>, pixels: Size) {
        let (x, y) = (half.x * m.row1, half.y * m.row2)
        let corners = [m.row4 - x - y, m.row4 + x - y, m.row4 + x + y, m.row4 - x + y]
        guard corners.allSatisfy({ $0.w >= Camera.nearest }) else { return nil }
        let scale = SIMD2(pixels.width / 2, pixels.height / 2)
        let places = corners.map { SIMD2($0.x, $0.y) / $0.w * scale }
        func turn(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
        let twice = turn(places[2] - places[0], places[3] - places[1])
        guard abs(twice) / 2 > Self.leastArea, twice.isFinite else { return nil }
        func edge(_ from: Int, _ to: Int) -> Edge {
            let way = places[to] - places[from]
            let length = max((way * way).sum().squareRoot(), 1e-9)
            let inwards = SIMD2(-way.y, way.x) / (twice > 0 ? length : -length)
            return Edge(inwards: inwards, start: (inwards * places[from]).sum())
        }
        edges = (edge(0, 1), edge(1, 2), edge(2, 3), edge(3, 0))
        area = abs(twice) / 2
        let w = corners.map(\.w)
        margin = 2.5 * (w.max() ?? 1) / (w.min() ?? 1)
        // Depth over the picture is a plane; here in terms of the picture's middle.
        let middle = SIMD2(m.row4.x, m.row4.y) / m.row4.w * scale
        depth = (m.row4.z / m.row4.w - (slope * middle).sum(), slope)
    }

    /// Whether all of a card lies behind this one's whole pixels.
    /// - Parameter slope: the sum of how the other's depth changes from pixel to pixel.
    func hides(_ other: Outline, slope otherSlope: Double) -> Bool {
        guard edges.0.depth(of: other) > margin, edges.1.depth(of: other) > margin,
            edges.2.depth(of: other) > margin, edges.3.depth(of: other) > margin
        else { return false }
        let reach = abs(depth.slope.x) * other.reach.x + abs(depth.slope.y) * other.reach.y
        let greatest = max(depth.middle + (depth.slope * other.middle).sum() + reach, -1)
        return greatest + 1e-6 < other.leastDepth - 6 * otherSlope
    }
}

/// The few largest opaque cards in front.
struct Screeners {
    private var all: [Screener] = []
    private static let most = 8

    mutating func add(_ screener: Screener) {
        if all.count < Self.most {
            all.append(screener)
        } else if let smallest = all.indices.min(by: { all[$0].area < all[$1].area }),
            all[smallest].area < screener.area
        {
            all[smallest] = screener
        }
    }

    func hide(_ outline: Outline, slope: Double) -> Bool {
        for screener in all where screener.hides(outline, slope: slope) { return true }
        return false
    }
}
