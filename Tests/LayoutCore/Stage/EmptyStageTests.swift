import Testing

@testable import LayoutCore

@Suite struct EmptyStageTests {
    static let inputs: [Input] =
        [
            .press(at: .zero), .drag(by: Vector2(x: -90, y: 3)), .drag(by: Vector2(x: 9, y: 3), velocity: .zero),
            .release,
            .cancel, .flick(by: Vector2(x: -300, y: 9), seconds: 0.05), .tap(at: Point(x: 500, y: 300)),
            .wheel(by: 2.5),
            .jump(to: 7), .scroll(to: 3), .scrollOn(by: -4), .scrollItems(2), .scrollItems(2, seconds: 0),
            .remove(at: 0),
            .reload(at: 0), .edit([.remove(at: 0)]), .set("autoscroll", to: 2), .set("autoscroll", to: 0),
            .set("wrap", to: true), .resize(Size(width: 9, height: 9)), .set("wrap", to: false), .resize(fiveCards),
        ] + Input.Key.allCases.map(Input.key)

    @Test(arguments: LayoutKind.all.map(\.name), [true, false])
    func `an empty carousel is sane`(layout: String, byRemoval: Bool) {
        var stage = Stage.showing(layout, items: byRemoval ? 2 : 0)
        if byRemoval {
            stage.apply(.jump(to: 1))
            stage.apply(.remove(at: 1, animated: true))
            stage.apply(.remove(at: 0, animated: false))
            stage.rest()
        }
        for input in Self.inputs {
            expectEmpty(stage, "before \(input)")
            stage.apply(input)
            expectEmpty(stage, "\(input)")
            stage.run(0.3)
        }
        stage.rest()
        #expect(!stage.isMoving)
        stage.apply(.insert(at: 0))
        stage.rest()
        #expect(stage.currentIndex == 0 && stage.scroll == 0 && stage.count == 1)
        #expect(Set(stage.frame().cards.map(\.index)) == [0])
        #expect(stage.frame().cards[0].alpha > 0.1)
    }

    private func expectEmpty(_ stage: Stage, _ place: String) {
        #expect(stage.scroll == 0 && stage.currentIndex == -1 && stage.count == 0, "\(place)")
        let frame = stage.frame()
        #expect(frame.scroll == 0 && frame.currentIndex == -1 && frame.cards.isEmpty, "\(place)")
    }

    @Test func `removing the last item goes to the one before`() {
        var stage = Stage.showing("linear", items: 3, at: 2)
        stage.apply(.remove(at: 2))
        #expect(stage.currentIndex == 1 && stage.scroll == 1)
        stage.rest()
        #expect(stage.scroll == 1)
        #expect(stage.frame().cards.map(\.identity) == [0, 1])
    }

    @Test func `the original's empty carousel stands before its beginning`() {
        var stage = Stage.showing("rotary", items: 1, ["strict": true])
        stage.apply(.remove(at: 0, animated: false))
        #expect(stage.scroll == -1 && stage.currentIndex == -1)
    }
}
