/// The triangles of a card. Corners are 0 to 3 clockwise from the top left; 4 to 7 are the ring's inner ones and 8 to 11 what
/// it encloses.
struct CardTriangles {
    /// In `indices`, which are bytes.
    let start: Int
    let count: Int

    static let indices: [UInt8] = {
        let whole: [UInt8] = [0, 1, 2, 0, 2, 3]
        let (within, middle) = (whole.map { $0 + 4 }, whole.map { $0 + 8 })
        let ring = (0..<4).flatMap { (a: UInt8) -> [UInt8] in
            let b = (a + 1) % 4
            return [a, b, b + 4, a, b + 4, a + 4]
        }
        return whole + within + ring + middle
    }()

    static func of(_ part: CardProgram.Part, hasInside: Bool, hasLitEdges: Bool) -> CardTriangles {
        switch part {
        case .middle: CardTriangles(start: 0, count: 6)
        case .light: hasLitEdges ? CardTriangles(start: 0, count: 6) : CardTriangles(start: 6, count: 30)
        case .rim, .shadow: CardTriangles(start: 12, count: 24)
        case .edge, .solid: CardTriangles(start: 12, count: hasInside ? 30 : 24)
        }
    }
}

extension CardProgram.Part {
    /// What its triangles have in the debug view.
    var colour: SIMD4<Float> {
        switch self {
        case .middle: SIMD4(0.16, 0.36, 0.85, 1)
        case .rim: SIMD4(0.2, 0.6, 0.35, 1)
        case .edge, .shadow, .solid, .light: SIMD4(0.9, 0.4, 0.1, 1)
        }
    }
}
