import Foundation
import LayoutCore
import Testing

@Suite struct RingTests {
    // 720 - 100 high: a radius of 310.
    let ring = Arrangement("ring", items: 12)

    @Test(arguments: [(0.0, 0.0, -310.0), (3, 310, 0), (6, 0, 310), (-3, -310, 0), (1, 155, -268.4678751731759)])
    func `cards stand like the hours of a clock`(offset: Double, x: Double, y: Double) {
        #expect(ring.transform(atOffset: offset).difference(from: .translation(x: x, y: y, z: 0)) < 1e-12)
    }

    @Test func `turned outward, a card's top points away from the middle`() {
        let outward = ring.setting("facing", to: .choice("outward"))
        for offset in [0, 1, 3, 6, -2.5] {
            let transform = outward.transform(atOffset: offset)
            let (middle, top) = (transform.row4, transform.moved(0, -50))
            let gap = top - middle * SIMD4(360.0 / 310, 360.0 / 310, 1, 1)
            #expect((gap * gap).sum().squareRoot() < 1e-10)
        }
    }

    @Test func `up and down, the current card is at the right and the next one below it`() {
        let upright = ring.with { $0.isVertical = true }
        #expect(upright.transform(atOffset: 0).row4 == SIMD4(310, 0, 0, 1))
        #expect(abs(upright.transform(atOffset: 3).row4.y - 310) < 1e-10)
    }

    @Test func `the current card stays with the pointer`() {
        let near = ring.transform(atOffset: 1e-6).row4.x - ring.transform(atOffset: -1e-6).row4.x
        #expect(abs(ring.layout.itemsPerPoint! * near + 2e-6) < 1e-12)
    }

    @Test func `a ring without radius puts all cards in the middle`() {
        let none = ring.setting("radius", to: 0.0)
        #expect(none.transform(atOffset: 5).difference(from: .identity) < 1e-12)
        #expect(none.layout.itemsPerPoint == nil)
    }
}

@Suite struct DiscTests {
    let disc = Arrangement("disc", items: 8).setting("radius", to: 200.0)

    @Test(arguments: [0.0, 1, 2, 3.5, 4, -2], [true, false])
    func `cards lie on the tilted disc, pointing outward`(offset: Double, isVertical: Bool) {
        let (angle, lean) = (offset * .pi / 4, Double.pi / 3)
        var expected =
            Transform3D.translation(x: 0, y: 200, z: 0)
            * .rotation(aboutZ: Turn(cos: cos(angle), sin: -sin(angle)))
            * .rotation(aboutX: Turn(cos: cos(lean), sin: sin(lean)))
            * .translation(x: 0, y: 0, z: -200 * sin(lean))
        if isVertical {
            let swap = Transform3D(rows: (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
            expected = swap * expected * swap
        }
        let found = disc.with { $0.isVertical = isVertical }.transform(atOffset: offset)
        #expect(found.difference(from: expected) < 1e-12)
    }

    @Test func `the front card is lowest and nearest, the next one to its right`() {
        let (front, next) = (disc.transform(atOffset: 0).row4, disc.transform(atOffset: 1).row4)
        #expect(front.z == 0)
        #expect(next.z < 0)
        #expect(next.y < front.y)
        #expect(next.x > 0)
    }

    @Test func `inner corners of neighbours touch where the spacing is one`() {
        let layout = Arrangement("disc", items: 8).setting("spacing", to: 1.0).layout
        let one = layout.placement(at: .init(index: 0, offset: 0)).transform.moved(50, -70)
        let next = layout.placement(at: .init(index: 1, offset: 1)).transform.moved(-50, -70)
        let gap = one - next
        #expect((gap * gap).sum().squareRoot() < 1e-9)
    }
}
