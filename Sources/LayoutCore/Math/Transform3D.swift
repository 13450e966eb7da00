internal import CZoeMath

/// A 4×4 matrix with Core Animation's meaning: a point is a row vector, `p' = p · M`, followed by a division by `w'`.
/// Translation stands in m41…m43, perspective in m34. A new operation is put *before* what is there (`t' = op · t`), so
/// the last one named acts on the point first.
public struct Transform3D: Hashable, Sendable {
    /// m11 m12 m13 m14: where the x axis goes.
    public var row1: SIMD4<Double>
    /// m21 m22 m23 m24: where the y axis goes.
    public var row2: SIMD4<Double>
    /// m31 m32 m33 m34: where the z axis goes, and the perspective.
    public var row3: SIMD4<Double>
    /// m41 m42 m43 m44: where the origin goes.
    public var row4: SIMD4<Double>

    /// Changes nothing.
    public static let identity = Transform3D(rows: (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))

    /// Four entries side by side.
    public typealias Row = (Double, Double, Double, Double)

    /// A matrix as one writes it down, row by row.
    @inlinable
    public init(rows a: Row, _ b: Row, _ c: Row, _ d: Row) {
        row1 = SIMD4(a.0, a.1, a.2, a.3)
        row2 = SIMD4(b.0, b.1, b.2, b.3)
        row3 = SIMD4(c.0, c.1, c.2, c.3)
        row4 = SIMD4(d.0, d.1, d.2, d.3)
    }

    /// A matrix of these rows.
    @inlinable
    public init(row1: SIMD4<Double>, row2: SIMD4<Double>, row3: SIMD4<Double>, row4: SIMD4<Double>) {
        self.row1 = row1
        self.row2 = row2
        self.row3 = row3
        self.row4 = row4
    }

    /// A matrix of these entries, as Core Animation's `CATransform3D` names them.
    public init(
        m11: Double, m12: Double, m13: Double, m14: Double, m21: Double, m22: Double, m23: Double, m24: Double,
        m31: Double, m32: Double, m33: Double, m34: Double, m41: Double, m42: Double, m43: Double, m44: Double
    ) {
        self.init(rows: (m11, m12, m13, m14), (m21, m22, m23, m24), (m31, m32, m33, m34), (m41, m42, m43, m44))
    }

    /// The product `self · next`: self acts on the point first.
    @inlinable @inline(__always)
    public static func * (first: Transform3D, next: Transform3D) -> Transform3D {
        Transform3D(
            row1: next.row(combining: first.row1), row2: next.row(combining: first.row2),
            row3: next.row(combining: first.row3), row4: next.row(combining: first.row4))
    }

    /// The row vector `v · self`.
    @inlinable @inline(__always)
    public func row(combining v: SIMD4<Double>) -> SIMD4<Double> {
        v.x * row1 + v.y * row2 + v.z * row3 + v.w * row4
    }
}

extension Transform3D {
    /// A move, in points.
    @inlinable
    public static func translation(x: Double, y: Double, z: Double) -> Transform3D {
        Transform3D(rows: (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (x, y, z, 1))
    }

    /// A factor along each axis.
    @inlinable
    public static func scale(x: Double, y: Double, z: Double) -> Transform3D {
        Transform3D(rows: (x, 0, 0, 0), (0, y, 0, 0), (0, 0, z, 0), (0, 0, 0, 1))
    }

    /// A perspective with the eye at `z = -1 / m34`; 0 is none.
    @inlinable
    public static func perspective(m34: Double) -> Transform3D {
        Transform3D(rows: (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, m34), (0, 0, 0, 1))
    }

    /// A turn about the x axis: y towards z.
    @inlinable
    public static func rotation(aboutX turn: Turn) -> Transform3D {
        Transform3D(rows: (1, 0, 0, 0), (0, turn.cos, turn.sin, 0), (0, -turn.sin, turn.cos, 0), (0, 0, 0, 1))
    }

    /// A turn about the y axis: z towards x.
    @inlinable
    public static func rotation(aboutY turn: Turn) -> Transform3D {
        Transform3D(rows: (turn.cos, 0, -turn.sin, 0), (0, 1, 0, 0), (turn.sin, 0, turn.cos, 0), (0, 0, 0, 1))
    }

    /// A turn about the z axis: x towards y, clockwise on the screen.
    @inlinable
    public static func rotation(aboutZ turn: Turn) -> Transform3D {
        Transform3D(rows: (turn.cos, turn.sin, 0, 0), (-turn.sin, turn.cos, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
    }
}
