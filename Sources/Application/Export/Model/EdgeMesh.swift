internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// The edge of a thick card as triangles, around it from its front to its back, each piece with a brightness of its own.
struct EdgeMesh: Hashable {
    let card: CardMesh
    let thickness: Double
    let colour: Colour

    /// From one point of the outline to the next.
    private var pieces: [(start: Point, end: Point)] {
        let points = card.fineOutline
        return points.indices.map { (points[$0], points[($0 + 1) % points.count]) }.filter { $0.0 != $0.1 }
    }

    var count: Int { 4 * pieces.count }

    /// In metres, y going up: of each piece the two ends at the front, then at the back.
    var positions: [Float] {
        var all: [Float] = []
        for piece in pieces {
            for depth in [0, thickness] {
                for end in [piece.start, piece.end] {
                    all += card.position(of: end, depth: depth)
                }
            }
        }
        return all
    }

    /// All of its light: not every reader multiplies them by the material's.
    var colours: [Float] {
        let own = [colour.red, colour.green, colour.blue].map(Colour.linear)
        return pieces.flatMap { piece in
            let delta = piece.end - piece.start
            let out = SIMD3(delta.y, -delta.x, 0) / max(delta.length, 1e-9)
            let light = Colour.linear(CardStyle.brightness(facing: out))
            return [[Float]](repeating: own.map { Float($0 * light) }, count: 4).joined()
        }
    }

    /// Counterclockwise for whoever sees them from outside.
    var indices: [Int] {
        pieces.indices.flatMap { piece in [0, 1, 2, 1, 3, 2].map { 4 * piece + $0 } }
    }
}
