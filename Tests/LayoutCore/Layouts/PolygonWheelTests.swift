import Foundation
import LayoutCore
import Testing

@Suite struct PolygonWheelTests {
    let wheel = Arrangement("polygon-wheel", items: 10, view: Size(width: 320, height: 400))

    @Test func `ten faces of 100 points stand 153.88 points from the axis`() {
        // 50 / tan 18°
        let front = Transform3D.translation(x: 0, y: 0, z: 153.884176858762664)
        #expect(wheel.transform(atOffset: 0).difference(from: front) < 1e-12)
    }

    @Test(arguments: [-3.0, -1, 0.25, 1, 2, 5])
    func `a face is turned about x, then moved along its own z`(offset: Double) {
        let angle = offset * 2 * .pi / 10
        let expected =
            Transform3D.translation(x: 0, y: 0, z: 50 / tan(.pi / 10))
            * .rotation(aboutX: Turn(cos: cos(angle), sin: sin(angle)))
        #expect(wheel.transform(atOffset: offset).difference(from: expected) < 1e-12)
    }

    @Test func `faces of positive offset stand above, sideways to the left`() {
        #expect(wheel.transform(atOffset: 1).row4.y < 0)
        let sideways = wheel.with { $0.isVertical = false }
        #expect(sideways.transform(atOffset: 1).row4.x < 0)
        #expect(sideways.transform(atOffset: 1).row4.y == 0)
    }

    @Test(arguments: [true, false], [Size(width: 260, height: 100), Size(width: 0.3, height: 9000)])
    func `neighbours share an edge, whatever their number`(isVertical: Bool, card: Size) {
        for count in 2...200 {
            let layout = Arrangement("polygon-wheel", items: count, card: card).with { $0.isVertical = isVertical }
                .layout
            let (w, h) = (card.width / 2, card.height / 2)
            for face in 0..<count {
                let one = layout.placement(at: .init(index: face, offset: Double(face) - 0.3)).transform
                // The last one's neighbour is the first.
                let next = (face + 1) % count
                let other = layout.placement(at: .init(index: next, offset: Double(next) - 0.3)).transform
                let corners = isVertical ? [(-w, -h), (w, -h)] : [(-w, -h), (-w, h)]
                for (x, y) in corners {
                    let here = one.moved(x, y)
                    let there = isVertical ? other.moved(x, -y) : other.moved(-x, y)
                    let gap = here - there
                    #expect((gap * gap).sum().squareRoot() < 1e-9, "\(count) faces")
                }
            }
        }
    }

    @Test func `one face is a flat card and two lie back to back`() {
        #expect(Arrangement("polygon-wheel", items: 1).transform(atOffset: 0).difference(from: .identity) == 0)
        let back = Transform3D.scale(x: 1, y: -1, z: -1)
        #expect(Arrangement("polygon-wheel", items: 2).transform(atOffset: 1).difference(from: back) < 1e-12)
    }

    @Test func `one view length of drag turns one face, back when it goes down`() {
        #expect(abs(wheel.layout.itemsPerPoint! - 1.0 / 400) < 1e-15)
        #expect(wheel.knobs.number("perspective") == -1.0 / 900)
    }

    @Test func `set back by its radius, the front face lies in the view's plane`() {
        #expect(wheel.setting("setBack", to: 1.0).transform(atOffset: 0).difference(from: .identity) < 1e-12)
    }
}
