internal import LayoutCore

/// An opaque card that others may be hidden behind, or two that share a side; in the pixels of `ScreenBounds`.
struct Occluder {
    /// Of one card, and of the other where there are two.
    private var edges: Edges
    private var otherEdges: Edges?
    private let plane: Plane
    private var otherPlane: Plane?
    /// The outermost pixels may not be covered.
    private var margin: Double
    private(set) var area: Double

    /// The sides of a card in their order: top, right, bottom, left.
    private struct Edges {
        /// What points inwards from each.
        var across = SIMD4<Double>.zero
        var down = SIMD4<Double>.zero
        var start = SIMD4<Double>.zero

        /// How far inside all of a box is.
        func depths(of box: ScreenBounds) -> SIMD4<Double> {
            func size(_ v: SIMD4<Double>) -> SIMD4<Double> { v.replacing(with: -v, where: v .< 0) }
            return across * box.middle.x + down * box.middle.y - size(across) * box.reach.x - size(down) * box.reach.y
                - start
        }

        /// All but one, of which everything is inside.
        func without(_ side: Seams.Sides) -> Edges {
            var rest = self
            guard let number = [Seams.top, Seams.right, Seams.bottom, Seams.left].firstIndex(of: side) else {
                return self
            }
            (rest.across[number], rest.down[number], rest.start[number]) = (0, 0, -.infinity)
            return rest
        }
    }

    /// Depth over the picture.
    private struct Plane {
        /// In the picture's middle.
        let middle: Double
        let slope: SIMD2<Double>

        /// The greatest within a box.
        func depth(under box: ScreenBounds) -> Double {
            let reach = abs(slope.x) * box.reach.x + abs(slope.y) * box.reach.y
            return max(middle + (slope * box.middle).sum() + reach, -1)
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
        edges = Edges()
        for from in 0..<4 {
            let delta = places[(from + 1) % 4] - places[from]
            let length = max((delta * delta).sum().squareRoot(), 1e-9)
            let inwards = SIMD2(-delta.y, delta.x) / (twice > 0 ? length : -length)
            (edges.across[from], edges.down[from]) = (inwards.x, inwards.y)
            edges.start[from] = (inwards * places[from]).sum()
        }
        area = abs(twice) / 2
        let w = corners.map(\.w)
        margin = 2.5 * (w.max() ?? 1) / (w.min() ?? 1)
        let middle = SIMD2(m.row4.x, m.row4.y) / m.row4.w * scale
        plane = Plane(middle: m.row4.z / m.row4.w - (slope * middle).sum(), slope: slope)
    }

    /// Both together, where a side of one card is a side of the other. What lies within all their other sides lies within one
    /// of them on either side of the seam, and nothing is seen through the seam: see `Seams`.
    func joined(to other: Occluder, by sides: (Seams.Sides, Seams.Sides)) -> Occluder {
        var both = self
        both.edges = edges.without(sides.0)
        both.otherEdges = other.edges.without(sides.1)
        both.otherPlane = other.plane
        both.margin = max(margin, other.margin)
        both.area += other.area
        return both
    }

    /// Whether all of a card lies behind these whole pixels.
    /// - Parameter slope: the sum of how the other's depth changes from pixel to pixel.
    func hides(_ other: ScreenBounds, slope: Double) -> Bool {
        let least = SIMD4(repeating: margin)
        guard all(edges.depths(of: other) .> least) else { return false }
        if let otherEdges, !all(otherEdges.depths(of: other) .> least) { return false }
        func isBefore(_ plane: Plane) -> Bool { plane.depth(under: other) + 1e-6 < other.leastDepth - 6 * slope }
        return isBefore(plane) && otherPlane.map(isBefore) ?? true
    }
}

/// The few largest opaque cards in front.
struct Occluders {
    private struct Entry {
        let occluder: Occluder
        let index: Int
        /// Whether it ends where its card does, so that it can be joined to another.
        let isWhole: Bool
    }

    private var single: [Entry] = []
    private var pairs: [Occluder] = []
    /// What hid the last card will often hide the next one too.
    private var latest: Occluder?
    private static let most = 8

    /// - Parameters:
    ///   - index: of the card.
    ///   - isWhole: whether all of the card is opaque, without round corners.
    mutating func add(_ occluder: Occluder, of index: Int, isWhole: Bool, in cards: [Card]) {
        if isWhole {
            for other in single where other.isWhole {
                guard let sides = Seams.between(other.index, index, of: cards) else { continue }
                Self.put(other.occluder.joined(to: occluder, by: sides), into: &pairs, area: \.area)
            }
        }
        Self.put(Entry(occluder: occluder, index: index, isWhole: isWhole), into: &single, area: \.occluder.area)
    }

    /// Among the largest, if it is one of them.
    private static func put<Thing>(_ thing: Thing, into all: inout [Thing], area: (Thing) -> Double) {
        if all.count < most {
            all.append(thing)
        } else if let smallest = all.indices.min(by: { area(all[$0]) < area(all[$1]) }),
            area(all[smallest]) < area(thing)
        {
            all[smallest] = thing
        }
    }

    mutating func hide(_ outline: ScreenBounds, slope: Double) -> Bool {
        if let latest, latest.hides(outline, slope: slope) { return true }
        for entry in single where entry.occluder.hides(outline, slope: slope) {
            latest = entry.occluder
            return true
        }
        for pair in pairs where pair.hides(outline, slope: slope) {
            latest = pair
            return true
        }
        return false
    }
}
