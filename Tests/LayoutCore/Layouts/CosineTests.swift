import Foundation
import LayoutCore
import Testing

@Suite struct CosineTests {
    // 0.7 · 320 = 224 wide, (320 - 224)/4 = 24 apart: 248 from card to card.
    let row = Arrangement("cosine", view: Size(width: 320, height: 480))

    @Test func `the card is 70% of the view wide and fills its height`() {
        #expect(abs(row.stage.card.width - 224) < 1e-9)
        #expect(row.stage.card.height == 480)
    }

    @Test(arguments: [-2.0, -1, -0.25, 0, 0.5, 1, 3])
    func `cards stand 248 points apart and are as high as the cosine`(offset: Double) {
        let along = 248 * offset
        let height = abs(cos(along / 320 * .pi / 4))
        let expected = Transform3D(rows: (1, 0, 0, 0), (0, height, 0, 0), (0, 0, 1, 0), (along, 0, 0, 1))
        #expect(row.transform(atOffset: offset).difference(from: expected) < 1e-12)
    }

    @Test func `the angle factor stretches the cosine`() {
        // Half a view beside the middle, with a factor of π, is a quarter turn: no height at all.
        let wide = row.setting("angleFactor", to: .number(.pi))
        #expect(abs(wide.transform(atOffset: 160.0 / 248).row2.y) < 1e-12)
    }

    @Test func `up and down the width shrinks`() {
        let upright = row.with { $0.isVertical = true }
        // 480 high in a view of 480: no gap, 480 from card to card.
        let transform = upright.transform(atOffset: 1)
        #expect(abs(transform.row1.x - cos(.pi / 4)) < 1e-12)
        #expect(transform.row2.y == 1)
        #expect(transform.row4 == SIMD4(0, 480, 0, 1))
    }

    @Test func `the row goes with the pointer`() {
        #expect(abs(row.layout.itemsPerPoint! * 248 + 1) < 1e-12)
        #expect(row.knobs.choice("style") == "one-card")
        #expect(row.knobs.number("perspective") == 0)
    }
}
