import Testing

@testable import LayoutCore

/// Knobs turned and layouts changed while something moves.
@Suite struct RulesTests {
    @Test(arguments: LayoutKind.all.map(\.name))
    func `another layout in the middle of a fling comes to a sane rest`(layout: String) {
        for name in ["linear", "rotary", "ellipse", "polygon-wheel", "picker", "tag-cloud"] {
            var stage = Stage.showing(name, items: 12, at: 5)
            stage.apply(.flick(by: Vector2(x: -200, y: -200), seconds: 0.1))
            stage.run(0.1)
            stage.apply(.layout(layout))
            stage.rest()
            #expect(!stage.isMoving && (0...11.9999).contains(stage.scroll), "\(name) to \(layout): \(stage.scroll)")
        }
    }

    @Test func `a row that ends all of a sudden is not left beyond its end`() {
        var stage = Stage.showing("linear", items: 10, at: 9.7, ["wrap": true])
        stage.jump(to: 9.7)
        stage.apply(.set("wrap", to: false))
        stage.rest()
        #expect(stage.scroll == 9)
    }

    @Test func `a scroll round the end arrives where there is one now`() {
        var stage = Stage.showing("linear", items: 10, at: 9, ["wrap": true])
        stage.apply(.scrollItems(2))
        stage.run(0.1)
        stage.apply(.set("wrap", to: false))
        stage.rest()
        #expect((0...9).contains(stage.scroll) && stage.scroll == stage.scroll.rounded())
    }

    @Test func `motions are formulas of the time`() {
        func rest(_ step: Double, _ act: (inout Stage) -> Void) -> Double {
            var stage = Stage.showing("linear", items: 40, at: 10)
            act(&stage)
            for _ in 0..<4000 where stage.isMoving { stage.advance(by: step) }
            return stage.scroll
        }
        for act: (inout Stage) -> Void in [
            { $0.apply(.scroll(to: 17)) }, { $0.apply(.flick(by: Vector2(x: -123, y: 0), seconds: 0.07)) },
            { $0.apply(.flick(by: Vector2(x: 99, y: 0), seconds: 0.5)) }, { $0.apply(.wheel(by: 3.4)) },
        ] {
            let rests = [1.0 / 30, 1.0 / 60, 1.0 / 144, 0.7].map { rest($0, act) }
            #expect(Set(rests).count == 1, "\(rests)")
        }
    }

    @Test func `a scroller survives what no stage would hand on`() {
        var scroller = Scroller(MotionRules(row: Row(count: 5, isWrapped: false)))
        scroller.jump(to: .nan)
        scroller.scroll(by: .infinity, duration: 1)
        scroller.scroll(to: .nan, duration: .nan)
        scroller.beginDrag()
        scroller.drag(by: .nan, velocity: .infinity)
        scroller.tick(at: .nan)
        scroller.release()
        scroller.tick(at: 100)
        #expect(scroller.offset == 0)
    }
}
