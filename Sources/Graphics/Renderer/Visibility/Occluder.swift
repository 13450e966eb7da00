internal import LayoutCore

/// An opaque card that others may be hidden behind, or two that share a side; in the pixels of `ScreenBounds`.
struct Occluder {
    /// One card's, in the order of its sides: top, right, bottom, left.
    private var edges: [Edge]
    private var planes: [Plane]
    /// The outermost pixels may not be covered.
    private var margin: Double
    private(set) var area: Double

    private struct Edge {
        let inwards: SIMD2<Double>
        let start: Double

        /// How far inside all of a box is.
        func depth(of box: ScreenBounds) -> Double {
            (inwards * box.middle).sum() - abs(inwards.x) * box.reach.x - abs(inwards.y) * box.reach.y - start
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
        edges = (0..<4).map { from in
            let delta = places[(from + 1) % 4] - places[from]
            let length = max((delta * delta).sum().squareRoot(), 1e-9)
            let inwards = SIMD2(-delta.y, delta.x) / (twice > 0 ? length : -length)
            return Edge(inwards: inwards, start: (inwards * places[from]).sum())
        }
        area = abs(twice) / 2
        let w = corners.map(\.w)
        margin = 2.5 * (w.max() ?? 1) / (w.min() ?? 1)
        let middle = SIMD2(m.row4.x, m.row4.y) / m.row4.w * scale
        planes = [Plane(middle: m.row4.z / m.row4.w - (slope * middle).sum(), slope: slope)]
    }

    /// Both together, where a side of one card is a side of the other. What lies within all their other sides lies within one
    /// of them on either side of the seam, and nothing is seen through the seam: see `Seams`.
    func joined(to other: Occluder, by sides: (Seams.Sides, Seams.Sides)) -> Occluder {
        var both = self
        both.edges = edges(without: sides.0) + other.edges(without: sides.1)
        both.planes += other.planes
        both.margin = max(margin, other.margin)
        both.area += other.area
        return both
    }

    private func edges(without side: Seams.Sides) -> [Edge] {
        zip([Seams.top, Seams.right, Seams.bottom, Seams.left], edges).filter { $0.0 != side }.map(\.1)
    }

    /// Whether all of a card lies behind these whole pixels.
    /// - Parameter slope: the sum of how the other's depth changes from pixel to pixel.
    func hides(_ other: ScreenBounds, slope: Double) -> Bool {
        edges.allSatisfy { $0.depth(of: other) > margin }
            && planes.allSatisfy { $0.depth(under: other) + 1e-6 < other.leastDepth - 6 * slope }
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
    /// What hides one card often hides the next one too.
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
