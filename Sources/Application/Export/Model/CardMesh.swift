internal import LayoutCore

/// A card as triangles, flat or bent, its corners round: seen from the front, or from behind.
struct CardMesh: Hashable {
    let size: Size
    let cornerRadius: Double
    let side: Side
    /// How far behind the card's plane it lies, in points.
    var depth = 0.0
    /// How it is bent, as a card's part has it.
    var curvature = SIMD2<Double>.zero

    enum Side: Hashable {
        case front
        /// Turned over sideways, or head over heels.
        case back(isVertical: Bool)
    }

    /// Points of the outline, from the upper left on clockwise, y going down.
    var outline: [Point] {
        let (w, h) = (size.width / 2, size.height / 2)
        let radius = min(max(cornerRadius, 0), min(w, h))
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)]
        guard radius > 0 else { return corners.map { Point(x: $0.0 * w, y: $0.1 * h) } }
        let steps = 8
        return corners.enumerated().flatMap { number, corner in
            (0...steps).map { step in
                let turn = Turn(.degrees(180 + 90 * (Double(number) + Double(step) / Double(steps))))
                return Point(
                    x: corner.0 * (w - radius) + radius * turn.cos, y: corner.1 * (h - radius) + radius * turn.sin)
            }
        }
    }

    /// In metres, y going up.
    var positions: [Float] { points.flatMap { position(of: $0, depth: depth) } }

    /// - Parameter depth: so far behind the card's front.
    func position(of point: Point, depth: Double) -> [Float] {
        let surface = BentSurface(curvature: curvature)
        let spot = SIMD2(point.x, point.y)
        let place = (surface.place(spot) - depth * surface.normal(spot)) * SpacePlace.metresPerPoint
        return [Float(place.x), Float(-place.y), Float(place.z)]
    }

    /// Where its corners are on the card: of a flat one the outline, of a bent one the rungs of ladders from left to right.
    private var points: [Point] {
        if !isBent { return outline }
        return columns.flatMap { x in
            let half = halfHeight(at: x)
            return (0...rungs).map { Point(x: x, y: (2 * Double($0) / Double(rungs) - 1) * half) }
        }
    }

    private var isBent: Bool { curvature != .zero }

    /// So finely that no more than a tenth of a point is left to the true surface.
    private static func steps(_ size: Double, _ curvature: Double) -> Int {
        min(max(Int((size * (abs(curvature) / 0.8).squareRoot()).rounded(.up)), 1), 64)
    }

    private var rungs: Int { Self.steps(size.height, curvature.y) }

    /// Where ladders begin and end, more closely where corners are round.
    private var columns: [Double] {
        let count = Self.steps(size.width, curvature.x)
        let even = (0...count).map { (Double($0) / Double(count) - 0.5) * size.width }
        return Set(even + outline.map(\.x)).sorted()
    }

    private func halfHeight(at x: Double) -> Double {
        let radius = min(max(cornerRadius, 0), min(size.width, size.height) / 2)
        let inside = max(abs(x) - size.width / 2 + radius, 0)
        return size.height / 2 - radius + max(radius * radius - inside * inside, 0).squareRoot()
    }

    /// The outline, finely enough for how it is bent.
    var fineOutline: [Point] {
        if !isBent { return outline }
        let all = columns
        let sides = (1..<max(rungs, 1)).map { 2 * Double($0) / Double(rungs) - 1 }
        let (left, right) = (all[0], all[all.count - 1])
        return all.map { Point(x: $0, y: -halfHeight(at: $0)) }
            + sides.map { Point(x: right, y: $0 * halfHeight(at: right)) }
            + all.reversed().map { Point(x: $0, y: halfHeight(at: $0)) }
            + sides.reversed().map { Point(x: left, y: $0 * halfHeight(at: left)) }
    }

    var count: Int { points.count }

    /// Where in its picture each point is, from the upper left.
    var places: [Float] {
        points.flatMap { point in
            var (u, v) = (point.x / size.width + 0.5, point.y / size.height + 0.5)
            if case .back(let isVertical) = side { if isVertical { v = 1 - v } else { u = 1 - u } }
            return [Float(u), Float(v)]
        }
    }

    /// Counterclockwise for whoever sees this side.
    var indices: [Int] {
        guard isBent else {
            return (1..<count - 1).flatMap { side == .front ? [0, $0 + 1, $0] : [0, $0, $0 + 1] }
        }
        let step = rungs + 1
        return (0..<columns.count - 1).flatMap { column in
            (0..<rungs).flatMap { rung in
                let first = column * step + rung
                let front = [first, first + 1, first + step, first + step, first + 1, first + step + 1]
                return side == .front ? front : front.reversed()
            }
        }
    }
}
