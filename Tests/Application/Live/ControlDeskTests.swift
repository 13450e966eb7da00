import LayoutCore
import Testing

@testable import ZoeLive

/// A table of knobs without an editor.
private struct Knobs {
    var values: [String: Parameter.Value] = [
        "a.tilt": 0.5, "a.count": .integer(3), "a.on": .flag(false), "a.word": .choice("one"), "a.zoom": 1.0,
        "a.colour": .colour(.one),
    ]

    static let all = [
        Parameter("tilt", in: .init("a"), .number(-1...1, step: 0.01), default: 0, help: ""),
        Parameter("count", in: .init("a"), .integer(0...10), default: .integer(0), help: ""),
        Parameter("on", in: .init("a"), .flag, default: false, help: ""),
        Parameter("word", in: .init("a"), .choice(["one", "two", "three"]), default: .choice("one"), help: ""),
        Parameter(
            "zoom", in: .init("a"), .number(0.1...10, step: 0.01), default: 1, help: "",
            presentation: .init(isLogarithmic: true)),
        Parameter("colour", in: .init("a"), .colour, default: .colour(.one), help: ""),
    ]

    func knob(_ name: String) -> ControlDesk.Knob? {
        guard let parameter = Self.all.first(where: { $0.fullName == name }), let value = values[name] else {
            return nil
        }
        let shown: Double? =
            switch value {
            case .number(let number): number
            case .integer(let number): Double(number)
            default: nil
            }
        return .init(parameter, value, shown: shown)
    }

    mutating func follow(_ outcomes: [ControlDesk.Outcome]) {
        for case .turn(let name, let value) in outcomes { values[name] = value }
    }

    @discardableResult
    mutating func move(_ desk: inout ControlDesk, _ control: String, _ places: Double...) -> [ControlDesk.Outcome] {
        let moves = places.compactMap { place in Control(control).map { ControlMove($0, place) } }
        let outcomes = desk.take(moves, knob)
        follow(outcomes)
        return outcomes
    }
}

@Suite struct ControlDeskTests {
    private func desk(_ text: String) -> ControlDesk { ControlDesk(ControlMap(text, name: "controls")) }

    @Test func aFaderTakesAKnobAlongOnlyOnceItHasComePastIt() {
        var (knobs, desk) = (Knobs(), desk("midi:1:cc7 = a.tilt"))
        // The knob stands at three quarters of its way.
        let first = knobs.move(&desk, "midi:1:cc7", 0.1)
        #expect(first == [.waits(desk.map.bindings[0], needsMore: true)])
        #expect(knobs.move(&desk, "midi:1:cc7", 0.2) == [], "it is said once")
        #expect(knobs.values["a.tilt"] == 0.5)
        knobs.move(&desk, "midi:1:cc7", 0.8)
        #expect(knobs.values["a.tilt"] == 0.6)
        knobs.move(&desk, "midi:1:cc7", 0.1)
        #expect(knobs.values["a.tilt"] == -0.8)
        // Another hand turns it: the fader lets go.
        knobs.values["a.tilt"] = 0.9
        #expect(knobs.move(&desk, "midi:1:cc7", 0.12) == [.waits(desk.map.bindings[0], needsMore: true)])
        #expect(knobs.values["a.tilt"] == 0.9)
        knobs.move(&desk, "midi:1:cc7", 1)
        #expect(knobs.values["a.tilt"] == 1.0)
    }

    @Test func aKnobNeverLeapsFartherThanItsFader() {
        var (knobs, desk) = (Knobs(), desk("midi:1:cc7 = a.tilt"))
        var (last, before) = (0.5, 0.0)
        for step in 0...127 {
            let place = Double(step) / 127
            knobs.move(&desk, "midi:1:cc7", place)
            guard case .number(let number)? = knobs.values["a.tilt"] else { return #expect(Bool(false)) }
            #expect(abs(number - last) <= 2 * 3 / 127.0, "step \(step)")
            (last, before) = (number, place)
        }
        #expect(last == 1 && before == 1)
    }

    @Test func bothEndsAreReachedExactly() {
        var (knobs, desk) = (
            Knobs(), desk("midi:1:cc1 = a.tilt jump\nmidi:1:cc2 = a.zoom jump\nmidi:1:cc3 = a.count jump")
        )
        for (place, tilt, zoom, count) in [(0.0, -1.0, 0.1, 0), (1, 1, 10, 10), (0.5, 0, 1, 5)] {
            knobs.move(&desk, "midi:1:cc1", place)
            knobs.move(&desk, "midi:1:cc2", place)
            knobs.move(&desk, "midi:1:cc3", place)
            #expect(knobs.values["a.tilt"] == .number(tilt) && knobs.values["a.count"] == .integer(count))
            #expect(knobs.values["a.zoom"] == .number(zoom), "equal ways are equal factors")
        }
    }

    @Test func keysGoToTheNextChoiceAndStrikeNumbers() {
        var (knobs, desk) = (
            Knobs(), desk("midi:1:note1 = a.on\nmidi:1:note2 = a.word\nmidi:1:note3 = a.tilt\npad:a = a.on")
        )
        knobs.move(&desk, "midi:1:note1", 0.3)
        #expect(knobs.values["a.on"] == .flag(true))
        knobs.move(&desk, "pad:a", 1, 0)
        #expect(knobs.values["a.on"] == .flag(false), "letting go is nothing")
        for word in ["two", "three", "one"] {
            knobs.move(&desk, "midi:1:note2", 1)
            #expect(knobs.values["a.word"] == .choice(word))
        }
        knobs.move(&desk, "midi:1:note3", 0.25)
        #expect(knobs.values["a.tilt"] == -0.5)
    }

    @Test func aFaderChoosesAmongWordsAtOnce() {
        var (knobs, desk) = (Knobs(), desk("midi:1:cc7 = a.word\nmidi:1:cc8 = a.on"))
        for (place, word) in [(0.0, "one"), (0.5, "two"), (1, "three"), (0.34, "two")] {
            knobs.move(&desk, "midi:1:cc7", place)
            #expect(knobs.values["a.word"] == .choice(word))
        }
        knobs.move(&desk, "midi:1:cc8", 0.9)
        #expect(knobs.values["a.on"] == .flag(true))
    }

    @Test func aKnobWithoutEndsGoesBySteps() {
        var (knobs, desk) = (Knobs(), desk("midi:1:cc16 = a.count relative\nmidi:1:cc17 = a.tilt relative"))
        for _ in 0..<3 { knobs.move(&desk, "midi:1:cc17", 1 / 127.0) }
        guard case .number(let up)? = knobs.values["a.tilt"] else { return #expect(Bool(false)) }
        #expect(abs(up - (0.5 + 3 * 2 / 127.0)) < 0.002)
        for _ in 0..<3 { knobs.move(&desk, "midi:1:cc17", 127 / 127.0) }
        guard case .number(let down)? = knobs.values["a.tilt"] else { return #expect(Bool(false)) }
        #expect(abs(down - 0.5) < 0.002)
        // Of eleven places each is a dozen steps away from the next; none of them is lost.
        for _ in 0..<127 { knobs.move(&desk, "midi:1:cc16", 1 / 127.0) }
        #expect(knobs.values["a.count"] == .integer(10))
    }

    @Test func aStickIsASpeedAndAtRestTurnsNothing() {
        var (knobs, desk) = (Knobs(), desk("pad:left-x = a.tilt"))
        #expect(knobs.move(&desk, "pad:left-x", 0.1) == [] && !desk.isPushed)
        knobs.values["a.tilt"] = -1.0
        knobs.move(&desk, "pad:left-x", 1)
        #expect(desk.isPushed)
        for _ in 0..<60 { knobs.follow(desk.push(for: 1 / 60.0, knobs.knob)) }
        // Half of its way within a second.
        #expect(knobs.values["a.tilt"] == 0.0)
        knobs.move(&desk, "pad:left-x", 0.05)
        #expect(!desk.isPushed && desk.push(for: 1, knobs.knob) == [])
    }

    // MARK: Learning

    @Test func theFaderThatIsMovedIsLearntAndTheOneThatTremblesIsNot() {
        var (knobs, desk) = (Knobs(), desk(""))
        desk.learn("a.tilt")
        #expect(knobs.move(&desk, "midi:1:cc9", 0.5, 0.508, 0.5) == [])
        #expect(desk.learner == "a.tilt")
        let outcomes = knobs.move(&desk, "midi:1:cc7", 0.74, 0.8)
        #expect(outcomes.first == .learnt(.fader(channel: 1, number: 7), "a.tilt"))
        #expect(desk.learner == nil && desk.map.text == "midi:1:cc7 = a.tilt\n")
        knobs.move(&desk, "midi:1:cc7", 0.7)
        #expect(knobs.values["a.tilt"] == 0.4)
    }

    @Test func aKeyAnAddressAndAStickAreLearntToo() {
        for (control, places) in [
            ("midi:1:note36", [0.2]), ("osc:/1/fader3", [0, 0.5]), ("pad:right-y", [0.2, -0.9]),
        ] {
            var (knobs, desk) = (Knobs(), desk(""))
            desk.learn("a.count")
            for place in places { knobs.move(&desk, control, place) }
            #expect(desk.map.text == "\(control) = a.count\n")
        }
    }

    @Test func learningIsCalledOffAndForgotten() {
        var (knobs, desk) = (Knobs(), desk("midi:1:cc7 = a.tilt jump"))
        desk.learn("a.count")
        desk.learn(nil)
        knobs.move(&desk, "midi:1:cc8", 0, 1)
        #expect(desk.map.bindings.count == 1)
        #expect(desk.forget("a.tilt") && !desk.forget("a.tilt"))
        #expect(knobs.move(&desk, "midi:1:cc7", 1) == [])
    }

    @Test func knobsThatAreNotThereAndColoursTurnNothing() {
        var (knobs, desk) = (Knobs(), desk("midi:1:cc7 = no.such\nmidi:1:cc7 = a.colour"))
        #expect(knobs.move(&desk, "midi:1:cc7", 0, 1) == [])
    }
}
