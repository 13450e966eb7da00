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

    @Test func `laid back and with a gap, cards stay upright on what is left of the circle`() {
        let laid = ring.setting("gap", to: 60.0).setting("tilt", to: 30.0)
        let transform = laid.transform(atOffset: 3)
        let expected = Transform3D.translation(x: 299.4370061496112, y: -69.48459909302414, z: -40.116951990890705)
        #expect(transform.difference(from: expected) < 1e-12)
        #expect(laid.placement(atOffset: 6).alpha == 0 && laid.placement(atOffset: 5.5).alpha == 1)
        // Cards that turn with the ring lie on it.
        let outward = laid.setting("facing", to: .choice("outward")).transform(atOffset: 3)
        #expect(abs(outward.row3.y + 0.5) < 1e-12 && abs(outward.row3.z - 0.75.squareRoot()) < 1e-12)
    }

    @Test func `without gap and tilt it is the ring that it was, to the last bit`() {
        for offset in [0, 1, -4.75, 6] {
            let entries = ring.transform(atOffset: offset).entries
            // Not even a zero has another sign.
            for place in [2, 6, 9, 14] { #expect(entries[place] == 0 && entries[place].sign == .plus, "\(place)") }
            #expect(ring.placement(atOffset: offset).alpha == 1)
        }
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

    /// By another program, from sines and cosines.
    @Test func `a gap is left open behind`() {
        let open = disc.setting("gap", to: 90.0)
        let place = open.transform(atOffset: 2).row4
        #expect(abs(place.x - 184.77590650225736) < 1e-9 && abs(place.y - 38.26834323650899) < 1e-9)
        #expect(abs(place.z + 106.92236594976936) < 1e-9)
        #expect(open.placement(atOffset: 3.5).alpha == 1 && open.placement(atOffset: 4).alpha == 0)
        #expect(open.placement(atOffset: -3.75).alpha == 0.5)
    }
}
