import Testing

@testable import ZoeText

@Suite struct DistanceFieldTests {
    private func square(_ left: Float, _ top: Float, _ side: Float, isTurned: Bool = false) -> [OutlinePoint] {
        let corners = [
            OutlinePoint(left, top), OutlinePoint(left + side, top), OutlinePoint(left + side, top + side),
            OutlinePoint(left, top + side),
        ]
        return isTurned ? corners.reversed() : corners
    }

    private func distance(_ field: DistanceField, _ x: Int, _ y: Int, reach: Float = 8) -> Float {
        (Float(field.bytes[y * field.width + x]) - DistanceField.edge) / DistanceField.steps * reach
    }

    @Test func aSquareHasItsDistances() {
        let field = DistanceField([square(10, 10, 20)], width: 40, height: 40, reach: 8)
        // Middles of squares lie half a square from the lines between them.
        #expect(abs(distance(field, 10, 20) - 0.5) < 0.05)
        #expect(abs(distance(field, 9, 20) - -0.5) < 0.05)
        #expect(abs(distance(field, 13, 20) - 3.5) < 0.05)
        #expect(abs(distance(field, 20, 33) - -3.5) < 0.05)
        // Round the corner as the crow flies.
        #expect(abs(distance(field, 7, 6) - -(2.5 * 2.5 + 3.5 * 3.5 as Float).squareRoot()) < 0.05)
        #expect(field.bytes[20 * 40 + 20] == 255 && field.bytes[0] == 1)
    }

    @Test func aCircleHasItsDistances() {
        // Four cubics approach a circle within 0.03 % of its radius.
        let (r, k) = (Float(30), Float(30 * 0.5523))
        var outline = GlyphOutline()
        outline.move(to: OutlinePoint(r, 0))
        outline.add(.cubic(OutlinePoint(r, k), OutlinePoint(k, r), OutlinePoint(0, r)))
        outline.add(.cubic(OutlinePoint(-k, r), OutlinePoint(-r, k), OutlinePoint(-r, 0)))
        outline.add(.cubic(OutlinePoint(-r, -k), OutlinePoint(-k, -r), OutlinePoint(0, -r)))
        outline.add(.cubic(OutlinePoint(k, -r), OutlinePoint(r, -k), OutlinePoint(r, 0)))
        let field = DistanceField(outline.polygons { $0 + 40 }, width: 80, height: 80, reach: 8)
        for (x, y) in [(40, 12), (12, 40), (18, 18), (62, 60), (25, 65), (69, 33)] {
            let wanted = 30 - (OutlinePoint(Float(x), Float(y)) + 0.5 - 40).length
            #expect(abs(distance(field, x, y) - min(max(wanted, -8), 8)) < 0.07, "\(x), \(y)")
        }
    }

    @Test func holesAreOutsideAndOverlapsLeaveNoSeam() {
        let ring = DistanceField(
            [square(5, 5, 30), square(15, 15, 10, isTurned: true)], width: 40, height: 40, reach: 8)
        #expect(abs(distance(ring, 20, 15) - -0.5) < 0.05 && abs(distance(ring, 13, 20) - 1.5) < 0.05)
        // Two squares that overlap are one shape: where one ends inside the other nothing shows.
        let both = DistanceField([square(5, 5, 20), square(15, 5, 20)], width: 40, height: 40, reach: 8)
        #expect(distance(both, 15, 15) > 7.9 && distance(both, 24, 15) > 7.9)
        #expect(abs(distance(both, 20, 6) - 1.5) < 0.05)
    }

    @Test func growthMovesTheEdge() {
        let field = DistanceField([square(10, 10, 20)], width: 40, height: 40, reach: 8, growth: 2)
        #expect(abs(distance(field, 9, 20) - 1.5) < 0.05 && abs(distance(field, 7, 20) - -0.5) < 0.05)
    }
}
