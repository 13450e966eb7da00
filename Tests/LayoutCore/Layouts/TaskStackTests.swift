import LayoutCore
import Testing

@Suite struct TaskStackTests {
    let stack = Arrangement("task-stack", view: Size(width: 700, height: 1000))

    @Test func `the card is 5/7 of the view wide and 16/9 of that high`() {
        #expect(abs(stack.stage.card.width - 500) < 1e-12)
        #expect(abs(stack.stage.card.height - 500 * 16 / 9) < 1e-9)
    }

    @Test(arguments: [
        // Worked out by hand: 1/(5/4 - 5/8·o) - 4/5 card widths of 500 points, then 1 + o/25.
        (-6.0, -300.0, 0.76), (-2, -200, 0.92), (-1, -400.0 / 3, 0.96), (0, 0, 1), (1, 400, 1.04),
        (1.5, 1200, 1.06),
    ])
    func `cards follow the hyperbola`(offset: Double, along: Double, scale: Double) {
        let expected = Transform3D(
            rows: (scale, 0, 0, 0), (0, scale, 0, 0), (0, 0, 1, 0), (along, 0, offset, 1))
        #expect(stack.transform(atOffset: offset).difference(from: expected) < 1e-12)
    }

    @Test(arguments: [2.0, 2.5, 100])
    func `past the end of the curve a card waits two widths away`(offset: Double) {
        #expect(abs(stack.transform(atOffset: offset).row4.x - 1000) < 1e-9)
        #expect(stack.setting("hideAt", to: 3.0).transform(atOffset: offset).row4.x.rounded() == 1500)
    }

    @Test func `cards fade between -2 and -3`() {
        let alphas = [-4, -3, -2.75, -2.5, -2, -1, 5].map { stack.placement(atOffset: $0).alpha }
        #expect(alphas == [0, 0, 0.25, 0.5, 1, 1, 1])
    }

    @Test func `cards blur with every item behind the front`() {
        let blurs = [1, 0, -0.5, -2, -3, -50].map { stack.placement(atOffset: $0).blur }
        #expect(blurs == [0, 0, 0.75, 3, 4.5, 4.5])
    }

    @Test func `up and down the curve runs along y, in card heights`() {
        let upright = stack.with { $0.isVertical = true }
        let row = upright.transform(atOffset: 1).row4
        #expect(row.x == 0)
        #expect(abs(row.y - 0.8 * stack.stage.card.height) < 1e-9)
    }

    @Test func `the eye stands a fifth of a card beside the middle`() {
        #expect(stack.kind.info.viewpoint == SIMD2(-0.2, 0))
        #expect(stack.knobs["viewpointX"] == .auto)
        #expect(stack.knobs["viewpointY"] == .auto)
        #expect(stack.knobs.integer("visibleItems") == 7)
        #expect(stack.knobs.number("bounceDistance") == 0.2)
    }
}
