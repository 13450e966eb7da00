internal import LayoutCore

/// A card as triangles, flat, its corners round: seen from the front, or from behind.
struct CardMesh: Hashable {
    let size: Size
    let cornerRadius: Double
    let side: Side
    /// How far behind the card's plane it lies, in points.
    var depth = 0.0

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
    var positions: [Float] {
        outline.flatMap { point in
            [
                Float(point.x * SpacePlace.metresPerPoint), Float(-point.y * SpacePlace.metresPerPoint),
                Float(-depth * SpacePlace.metresPerPoint),
            ]
        }
    }

    var count: Int { outline.count }

    /// Where in its picture each point is, from the upper left.
    var places: [Float] {
        outline.flatMap { point in
            var (u, v) = (point.x / size.width + 0.5, point.y / size.height + 0.5)
            if case .back(let isVertical) = side { if isVertical { v = 1 - v } else { u = 1 - u } }
            return [Float(u), Float(v)]
        }
    }

    /// Counterclockwise for whoever sees this side.
    var indices: [Int] {
        (1..<count - 1).flatMap { corner in side == .front ? [0, corner + 1, corner] : [0, corner, corner + 1] }
    }
}
