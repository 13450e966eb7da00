import Testing
import ZoeMeasures

/// When two pictures are of the same, of which one has smooth edges.
@Suite struct PictureMatchTests {
    private static let side = 100

    /// A grey rectangle on black, from a column on; the column is covered in part.
    private func picture(from edge: Double, grey: UInt8 = 200) -> [UInt8] {
        (0..<Self.side * Self.side).flatMap { pixel -> [UInt8] in
            let covered = min(max(Double(pixel % Self.side) + 1 - edge, 0), 1)
            let byte = UInt8(Double(grey) * covered)
            return [byte, byte, byte, 255]
        }
    }

    private func match(_ smooth: [UInt8], _ plain: [UInt8]) -> PictureMatch {
        PictureMatch(smooth: smooth, plain: plain, width: Self.side, height: Self.side)
    }

    @Test func aSmoothEdgeIsNoDifference() {
        #expect(match(picture(from: 40.5), picture(from: 40)).isSame)
        #expect(match(picture(from: 40, grey: 201), picture(from: 40)).isSame, "bytes are rounded in two ways")
    }

    @Test func aCardThatIsElsewhereIsADifference() {
        let moved = match(picture(from: 43), picture(from: 40))
        #expect(!moved.isSame && moved.differing == 2 * Self.side && moved.worst == 200)
        #expect(moved.place.x == 41)
        #expect(moved.text.contains("200 of 10000 pixels") && moved.text.contains("by 200 of 255 at (41, 0)"))
        #expect(!match(picture(from: 100), picture(from: 40)).isSame, "a card is missing")
    }

    @Test func anotherColourIsADifference() {
        #expect(match(picture(from: 40, grey: 190), picture(from: 40)).worst == 10)
        #expect(!match(picture(from: 40, grey: 190), picture(from: 40)).isSame)
    }
}
