internal import CZoeMath

/// What a bent card lies on: a tube, a ball, a ring or a saddle that touches the flat card in its middle.
public struct BentSurface: Hashable, Sendable {
    /// In radians a point, across and down: above 0, it falls back from the viewer.
    public let curvature: SIMD2<Double>

    /// The surface that is curved so much.
    public init(curvature: SIMD2<Double>) { self.curvature = curvature }

    /// Where a point of the flat card is on it.
    public func place(_ point: SIMD2<Double>) -> SIMD3<Double> {
        let (x, y) = (Arc(point.x, curvature.x), Arc(point.y, curvature.y))
        // A surface of revolution: what goes back about one axis is nearer to the other one.
        return SIMD3(x.along - y.back * x.turn.sin, y.along, -x.back - y.back * x.turn.cos)
    }

    /// Which way it faces there, of length 1.
    public func normal(_ point: SIMD2<Double>) -> SIMD3<Double> {
        let (x, y) = (Turn(.radians(point.x * curvature.x)), Turn(.radians(point.y * curvature.y)))
        return SIMD3(x.sin * y.cos, y.sin, x.cos * y.cos)
    }

    /// How many flat pieces make up a side of so many points, so that none of them is seen to be flat; an odd number.
    func pieces(along size: SIMD2<Double>) -> (columns: Int, rows: Int) {
        let isBall = curvature.x != 0 && curvature.y != 0
        func count(_ size: Double, _ curvature: Double) -> Int {
            let piece = (8 * Self.flatness * (isBall ? 4 : 1) / max(abs(curvature), 1e-9)).squareRoot()
            return 2 * Int(safely: min((size / piece / 2).rounded(.down), isBall ? Self.most / 4 : Self.most)) + 1
        }
        return (count(size.x, curvature.x), count(size.y, curvature.y))
    }

    /// No piece is farther from the surface than so many points; those of a ball, which are many, than four times as many.
    static let flatness = 0.06
    private static let most = 24.0
}

/// A way along a circle that touches a line where it begins.
private struct Arc {
    /// Along the line, and away from it.
    let (along, back): (Double, Double)
    let turn: Turn

    init(_ way: Double, _ curvature: Double) {
        let angle = way * curvature
        turn = Turn(.radians(angle))
        if abs(angle) < 1e-4 {
            (along, back) = (way * (1 - angle * angle / 6), way * angle / 2)
        } else {
            (along, back) = (turn.sin / curvature, (1 - turn.cos) / curvature)
        }
    }
}
