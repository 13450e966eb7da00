import LayoutCore
import Testing

@Suite struct DescriptionTests {
    @Test func aKnownMatrixReadsAsSwift() {
        let t = Transform3D(
            rows: (1, -0.5, 0, 1e300), (0.1, .nan, .infinity, 0), (-.infinity, Double(bitPattern: 0x1), 1, -0.002),
            (1.5, 0, 0, 1))
        #expect(
            t.debugDescription
                == "Transform3D(rows: (1.0, -0.5, 0.0, 1e+300), (0.1, .nan, .infinity, 0.0), "
                + "(-.infinity, Double(bitPattern: 0x1), 1.0, -0.002), (1.5, 0.0, 0.0, 1.0))")
        // The text above is also Swift that this file compiles to the same matrix.
        let again = Transform3D(
            rows: (1.0, -0.5, 0.0, 1e+300), (0.1, .nan, .infinity, 0.0),
            (-.infinity, Double(bitPattern: 0x1), 1.0, -0.002),
            (1.5, 0.0, 0.0, 1.0))
        #expect(again.debugDescription == t.debugDescription)
        #expect(again.row1 == t.row1 && again.row3 == t.row3 && again.row4 == t.row4)
    }

    @Test func theNumbersAreTheSameDoubles() {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<500 {
            let t = random.anyTransform()
            let wanted = [t.row1, t.row2, t.row3, t.row4].flatMap { row in row.indices.map { row[$0] } }
            let text = t.debugDescription.dropFirst("Transform3D(rows:".count).filter { !"() ".contains($0) }
            let read = text.split(separator: ",").map { part in
                switch part {
                case ".nan": Double.nan
                case ".infinity": Double.infinity
                case "-.infinity": -Double.infinity
                case let bits where bits.hasPrefix("Doublebit"):
                    Double(bitPattern: UInt64(bits.drop { $0 != "x" }.dropFirst(), radix: 16) ?? 0)
                default: Double(part) ?? .signalingNaN
                }
            }
            #expect(read.count == 16)
            for (a, b) in zip(read, wanted) { #expect(b.isNaN ? a.isNaN : a.bitPattern == b.bitPattern) }
        }
    }

    @Test func whatTheCompilerWouldRoundTwiceIsWrittenInBits() {
        #if arch(x86_64) && !os(Windows) && !os(Android)
            let t = Transform3D.translation(x: Double(bitPattern: 0xc0b6_38a7_6343_9a8d), y: 5688.65, z: 0)
            #expect(t.debugDescription.hasSuffix("(Double(bitPattern: 0xc0b638a763439a8d), 5688.65, 0.0, 1.0))"))
        #endif
    }
}
