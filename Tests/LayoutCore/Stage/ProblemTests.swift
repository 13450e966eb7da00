import Testing

@testable import LayoutCore

/// What cannot be done is said.
@Suite struct ProblemTests {
    private func problem(_ input: Input, on layout: String = "cover-flow") -> Problem? {
        var stage = Stage.showing(layout, items: 9, at: 4)
        let before = stage.frame()
        let problem = stage.apply(input)
        let told = stage.takeEvents()
        #expect(
            (problem.map { told == [.didMeet($0)] }) ?? !told.contains { if case .didMeet = $0 { true } else { false } }
        )
        if let problem {
            if case .clamped = problem {} else { #expect(stage.frame() == before, "\(input)") }
        }
        return problem
    }

    @Test func `a name that nothing has is reported with the nearest one`() {
        #expect(problem(.layout("zzz"))?.description.hasPrefix("no layout 'zzz'") == true)
        #expect(problem(.layout("cilinder"))?.description == "no layout 'cilinder'; did you mean 'cylinder'?")
        #expect(problem(.set("tlit", to: 0.4))?.description == "no parameter 'tlit'; did you mean 'tilt'?")
        #expect(problem(.layout("ring")) == nil && problem(.set("tilt", to: 0.4)) == nil)
    }

    @Test func `a value that does not fit is reported, one out of range with what was taken instead`() {
        #expect(
            problem(.set("wrap", to: .choice("perhaps")))?.description
                == "layout.wrap can't be 'perhaps'; give true or false")
        #expect(
            problem(.set("tilt", to: 99))?.description
                == "layout.tilt=99 is out of range (a number from -4 to 4), 4 is used")
        #expect(problem(.set("tilt", to: .number(.nan))) != nil)
        #expect(problem(.set("placeholders", to: 3.0)) == nil)
    }

    @Test func `items that are not there are reported`() {
        #expect(problem(.remove(at: 9)) == .noItem(at: 9, count: 9))
        #expect(problem(.remove(at: -1))?.description == "no item at -1; they are numbered 0 to 8")
        #expect(problem(.reload(at: 9)) == .noItem(at: 9, count: 9))
        #expect(problem(.putBack(identity: 3, at: 0)) == .notFree(identity: 3))
        #expect(problem(.putBack(identity: -3, at: 0)) == .notFree(identity: -3))
        #expect(problem(.insert(at: 99)) == nil)
        var empty = Stage.showing("linear", items: 0)
        #expect(empty.apply(.remove(at: 0))?.description == "no item at 0; there are none")
        var whole = Stage(LayoutKind.named("linear")!, items: .max, view: fiveCards)
        #expect(whole.apply(.insert(at: 0)) == .full)
    }

    @Test func `each step of a batch is done where it can be, and reported where not`() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        #expect(stage.apply(.edit([.remove(at: 9), .insert(at: 9), .remove(at: 20)])) == .noItem(at: 9, count: 9))
        #expect(stage.count == 10)
        #expect(stage.takeEvents() == [.didMeet(.noItem(at: 9, count: 9)), .didMeet(.noItem(at: 20, count: 10))])
    }

    @Test func `a wheel that is not there is reported`() {
        for input in [
            Input.jump(to: 1, lane: 1), .scroll(to: 1, lane: -1), .scrollOn(by: 1, lane: 9), .scrollItems(1, lane: 3),
            .wheel(by: 1, lane: 1),
        ] {
            #expect(problem(input)?.description.contains("no wheel") == true)
        }
        #expect(problem(.jump(to: 1, lane: 3), on: "picker") == .noLane(3, count: 3))
        #expect(problem(.jump(to: 1, lane: 2), on: "picker") == nil)
    }
}
