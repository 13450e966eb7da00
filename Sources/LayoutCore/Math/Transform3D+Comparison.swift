extension Transform3D {
    /// True where nothing is changed, to the bit.
    @inlinable
    public var isIdentity: Bool { self == .identity }

    /// Whether it stays in the plane and keeps parallels parallel: what Core Animation calls affine.
    public var isAffine: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
            && m44 == 1
    }

    /// Whether no entry is infinite or NaN.
    @inlinable
    public var isFinite: Bool {
        // 0 times anything else is NaN, and NaN equals nothing.
        row1 * 0 == .zero && row2 * 0 == .zero && row3 * 0 == .zero && row4 * 0 == .zero
    }

    /// Whether every entry `a` lies within `tolerance · max(1, |a|)` of the other's. NaN is near nothing.
    public func isApproximatelyEqual(to other: Transform3D, tolerance: Double = 1e-9) -> Bool {
        func near(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
            a.indices.allSatisfy { i in
                a[i] == b[i] || abs(a[i] - b[i]) <= tolerance * max(1, min(abs(a[i]), abs(b[i])))
            }
        }
        return near(row1, other.row1) && near(row2, other.row2) && near(row3, other.row3) && near(row4, other.row4)
    }
}
