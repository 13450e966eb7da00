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

    /// From a flat piece, its middle at the origin, to where it lies on the surface.
    /// - Parameters:
    ///   - low: its upper left corner on the flat card.
    ///   - high: its lower right corner there.
    package func plane(from low: SIMD2<Double>, to high: SIMD2<Double>) -> Transform3D {
        let (a, b) = (place(low), place(SIMD2(high.x, low.y)))
        let (c, d) = (place(SIMD2(low.x, high.y)), place(high))
        let right = (b + d - a - c) / (2 * (high.x - low.x))
        let down = (c + d - a - b) / (2 * (high.y - low.y))
        let out = right.cross(down)
        let length = out.dot(out).squareRoot()
        let normal = length > 0 ? out / length : SIMD3(0, 0, 1)
        return Transform3D(
            row1: SIMD4(right, 0), row2: SIMD4(down, 0), row3: SIMD4(normal, 0), row4: SIMD4((a + b + c + d) / 4, 1))
    }

    /// How many flat pieces make up a side of so many points, none of them farther from the surface than `flatness`, those of a ball,
    /// which are many, than four times as far; an odd number.
    func pieces(along size: SIMD2<Double>, flatness: Double) -> (columns: Int, rows: Int) {
        let isBall = curvature.x != 0 && curvature.y != 0
        func count(_ size: Double, _ curvature: Double) -> Int {
            let piece = (8 * flatness * (isBall ? 4 : 1) / max(abs(curvature), 1e-9)).squareRoot()
            return 2 * Int(safely: min((size / piece / 2).rounded(.down), isBall ? Self.most / 4 : Self.most)) + 1
        }
        return (count(size.x, curvature.x), count(size.y, curvature.y))
    }

    /// So few points nobody sees.
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

extension SIMD3<Double> {
    fileprivate func cross(_ other: Self) -> Self {
        Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    fileprivate func dot(_ other: Self) -> Double { (self * other).sum() }
}
