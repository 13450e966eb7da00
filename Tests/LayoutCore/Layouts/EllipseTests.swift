import LayoutCore
import Testing

@Suite struct EllipseTests {
    let ellipse = Arrangement("ellipse", items: 6, view: Size(width: 360, height: 640))

    @Test(arguments: [
        // offset, x, y, scale, alpha
        (0.0, 0.0, 30.0, 1.25, 1.0), (1, 50 * 3.0.squareRoot(), 15, 1.125, 1),
        (2, 50 * 3.0.squareRoot(), -15, 0.875, 0.55), (3, 0, -30, 0.75, 0.3),
        (-1, -50 * 3.0.squareRoot(), 15, 1.125, 1), (1.5, 100, 0, 1, 0.8),
    ])
    func `six cards stand on the ellipse`(offset: Double, x: Double, y: Double, scale: Double, alpha: Double) {
        let placement = ellipse.placement(atOffset: offset)
        let expected = Transform3D(rows: (scale, 0, 0, 0), (0, scale, 0, 0), (0, 0, 1, 0), (x, y, 0, 1))
        #expect(placement.transform.difference(from: expected) < 1e-12)
        #expect(abs(placement.alpha - alpha) < 1e-12)
        #expect(placement.alpha <= 1)
        #expect(abs(placement.depth! - scale) < 1e-12)
    }

    @Test func `a drag across the view to the right turns the cards by half a circle, to the right at the front`() {
        // Half of six cards; the offsets grow, so the scroll falls.
        #expect(abs(ellipse.layout.itemsPerPoint! * 360 + 3) < 1e-12)
    }

    @Test func `the count can differ from the items`() {
        let four = ellipse.setting("count", to: .integer(4))
        #expect(four.transform(atOffset: 1).difference(from: ellipse.transform(atOffset: 1.5)) < 1e-12)
        #expect(four.layout.visibleCount == 4)
    }

    @Test func `the twin's ring is true`() {
        let twin = Arrangement("ellipse-3d", items: 8)
        let layout = twin.layout
        for offset in stride(from: -4.0, through: 4, by: 0.25) {
            let middle = layout.placement(at: .init(index: 0, offset: offset)).transform.row4
            #expect(abs((middle.x * middle.x + middle.y * middle.y + middle.z * middle.z).squareRoot() - 100) < 1e-10)
        }
        #expect(twin.transform(atOffset: 0).row4.y > 0, "seen from above, the front is lower")
        #expect(twin.transform(atOffset: 0).row4.z > 0)
        #expect(abs(twin.transform(atOffset: 2).row4.x - 100) < 1e-12)
    }

    @Test func `the twin looks like the ellipse`() {
        let twin = Arrangement("ellipse-3d", items: 6)
        let lens = Lens(m34: twin.knobs.number("perspective")!)
        for offset in stride(from: -3.0, through: 3, by: 0.5) {
            let flat = ellipse.transform(atOffset: offset)
            let seen = lens.view(twin.transform(atOffset: offset))
            let w = seen.row4.w
            #expect(abs(seen.row4.x / w - flat.row4.x) < 20)
            #expect(abs(seen.row4.y / w - flat.row4.y) < 9)
            #expect(abs(seen.row1.x / w - flat.row1.x) < 0.08)
        }
    }

    @Test func `outward facing cards look away from the middle of the ring`() {
        let twin = Arrangement("ellipse-3d", items: 4)
            .setting("facing", to: .choice("outward")).setting("tilt", to: 0.0)
        let right = Transform3D(rows: (0, 0, -1, 0), (0, 1, 0, 0), (1, 0, 0, 0), (100, 0, 0, 1))
        #expect(twin.transform(atOffset: 1).difference(from: right) < 1e-12)
    }
}
