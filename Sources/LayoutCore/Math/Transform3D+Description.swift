extension Transform3D: CustomDebugStringConvertible {
    /// Swift that makes this matrix again.
    public var debugDescription: String {
        func text(_ row: SIMD4<Double>) -> String {
            "(" + row.indices.map { row[$0].literal }.joined(separator: ", ") + ")"
        }
        return "Transform3D(rows: \(text(row1)), \(text(row2)), \(text(row3)), \(text(row4)))"
    }
}

extension Double {
    fileprivate var literal: String {
        if isNaN { return ".nan" }
        if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
        return description
    }
}
