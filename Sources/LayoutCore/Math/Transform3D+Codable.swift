// Embedded Swift, for the browser, has no Codable.
#if !hasFeature(Embedded)
    extension Transform3D: Codable {
        /// From sixteen numbers, row by row: m11, m12, … m44.
        public init(from decoder: any Decoder) throws {
            var numbers = try decoder.unkeyedContainer()
            func row() throws -> SIMD4<Double> {
                SIMD4(
                    try numbers.decode(Double.self), try numbers.decode(Double.self), try numbers.decode(Double.self),
                    try numbers.decode(Double.self))
            }
            self.init(row1: try row(), row2: try row(), row3: try row(), row4: try row())
            guard numbers.isAtEnd else {
                throw DecodingError.dataCorruptedError(in: numbers, debugDescription: "a matrix has sixteen numbers")
            }
        }

        /// As sixteen numbers, row by row.
        public func encode(to encoder: any Encoder) throws {
            var numbers = encoder.unkeyedContainer()
            for row in [row1, row2, row3, row4] {
                for place in row.indices { try numbers.encode(row[place]) }
            }
        }
    }
#endif
