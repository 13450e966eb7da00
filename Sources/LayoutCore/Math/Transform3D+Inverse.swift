extension Transform3D {
    /// The matrix that undoes this one; nil where doubles cannot tell one: for a matrix that is singular to the last digits, or
    /// not finite.
    public func inverted() -> Transform3D? {
        guard isFinite else { return nil }
        // Rows and columns are first brought to the same size by powers of two, which cost no digit: then neither
        // overflow nor the mixture of units (points, per points, plain factors) can pass for singularity.
        let rowFactors = Transform3D.evening(rowExtents)
        let rows = scaledRows(by: rowFactors)
        let columnFactors = Transform3D.evening(rows.transposed.rowExtents)
        guard let inverse = rows.scaledColumns(by: columnFactors).invertedByCrossProducts() else { return nil }
        let result = inverse.scaledColumns(by: rowFactors).scaledRows(by: columnFactors)
        return result.isFinite ? result : nil
    }

    /// Eric Lengyel's formula (Foundations of Game Engine Development, volume 1), transposed.
    private func invertedByCrossProducts() -> Transform3D? {
        let (a, b, c, d) = (Vector3(row1), Vector3(row2), Vector3(row3), Vector3(row4))
        let (x, y, z, w) = (row1.w, row2.w, row3.w, row4.w)
        let s = a.cross(b)
        let t = c.cross(d)
        let u = a * y - b * x
        let v = c * w - d * z
        let determinant = s.dot(v) + t.dot(u)
        // What the terms of the determinant may amount to: below its last digits lies only rounding.
        let size =
            a.length * b.length * (c.length * abs(w) + d.length * abs(z))
            + c.length * d.length * (a.length * abs(y) + b.length * abs(x))
        guard abs(determinant) > 16 * Double.ulpOfOne * size else { return nil }

        let columns = Transform3D(
            row1: SIMD4(b.cross(v) + t * y, -b.dot(t)), row2: SIMD4(v.cross(a) - t * x, a.dot(t)),
            row3: SIMD4(d.cross(u) + s * w, -d.dot(s)), row4: SIMD4(u.cross(c) - s * z, c.dot(s)))
        let inverse = columns.transposed.scaledRows(by: SIMD4(repeating: 1 / determinant))
        return inverse.refined(asInverseOf: self)
    }

    /// One step of Newton's method, which wins back the digits that the determinant lost.
    private func refined(asInverseOf matrix: Transform3D) -> Transform3D {
        let product = matrix * self
        let rest = Transform3D(
            row1: Transform3D.identity.row1 - product.row1, row2: Transform3D.identity.row2 - product.row2,
            row3: Transform3D.identity.row3 - product.row3, row4: Transform3D.identity.row4 - product.row4)
        let step = self * rest
        return Transform3D(
            row1: row1 + step.row1, row2: row2 + step.row2, row3: row3 + step.row3, row4: row4 + step.row4)
    }

    private var transposed: Transform3D {
        Transform3D(
            row1: SIMD4(m11, m21, m31, m41), row2: SIMD4(m12, m22, m32, m42), row3: SIMD4(m13, m23, m33, m43),
            row4: SIMD4(m14, m24, m34, m44))
    }

    private func scaledRows(by factors: SIMD4<Double>) -> Transform3D {
        Transform3D(row1: factors.x * row1, row2: factors.y * row2, row3: factors.z * row3, row4: factors.w * row4)
    }

    private func scaledColumns(by factors: SIMD4<Double>) -> Transform3D {
        Transform3D(row1: row1 * factors, row2: row2 * factors, row3: row3 * factors, row4: row4 * factors)
    }

    /// The largest entry of every row.
    private var rowExtents: SIMD4<Double> {
        func extent(_ row: SIMD4<Double>) -> Double { max(max(abs(row.x), abs(row.y)), max(abs(row.z), abs(row.w))) }
        return SIMD4(extent(row1), extent(row2), extent(row3), extent(row4))
    }

    /// Powers of two that bring these sizes to about 1.
    private static func evening(_ extents: SIMD4<Double>) -> SIMD4<Double> {
        var factors = SIMD4<Double>(repeating: 1)
        for i in extents.indices where extents[i] > 0 {
            factors[i] = Double(sign: .plus, exponent: -min(max(extents[i].exponent, -1000), 1000), significand: 1)
        }
        return factors
    }
}
