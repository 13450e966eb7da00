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
        return isReadBackExactly ? description : "Double(bitPattern: 0x\(String(bitPattern, radix: 16)))"
    }

    /// Whether the compiler makes the same number of the decimal one. It warns of subnormals; and on Intel's processors it
    /// rounds twice, by way of 80 bits, which misses about one double in ten thousand.
    private var isReadBackExactly: Bool {
        if isSubnormal { return false }
        #if arch(x86_64) && !os(Windows) && !os(Android)
            return Float80(description).map(Double.init) == self
        #else
            return true
        #endif
    }
}
