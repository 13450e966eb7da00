import LayoutCore
import Testing

@testable import ZoeEditor

/// What is typed into a knob's field, and what is said of it.
@Suite struct TypedValueTests {
    private let spacing = Parameter("spacing", in: .layout, .number(0...20, step: 0.01), default: 0.25, help: "")
    private let arc = Parameter(
        "arc", in: .layout, .number(0.01...12, step: 0.01), default: .auto, unit: .radians, help: "")
    private let shift = Parameter(
        "shift", in: .layout, .number(-100...100, step: 1), default: 0, unit: .points, help: "")
    private let count = Parameter("count", in: .layout, .integer(1...50), default: 12, help: "")
    private let place = Parameter("place", in: .layout, .vector(-1...1, count: 2), default: .vector([0, 0]), help: "")

    private func typed(_ text: String, _ parameter: Parameter, before: Parameter.Value = 0.25) -> TypedValue {
        TypedValue(text, for: parameter, before: before)
    }

    @Test(arguments: [("0.7", 0.7), ("2*0.7", 1.4), (" 1/4 ", 0.25), ("*2", 0.5), ("/ 2", 0.125), ("20", 20)])
    func whatFitsIsTakenWithoutAWord(text: String, value: Double) {
        let typed = typed(text, spacing)
        #expect(typed.value == .number(value) && typed.remark == nil)
    }

    @Test func aValueThatIsLimitedIsSpokenOf() {
        let typed = typed("99999", spacing)
        #expect(typed.value == 20.0)
        #expect(typed.remark == "spacing goes from 0 to 20: 99999 became 20")
        #expect(
            self.typed("1e9", shift).remark == "shift goes from -100 to 100 pt: 1e+09 became 100"
                || self.typed("1e9", shift).remark == "shift goes from -100 to 100 pt: 1000000000 became 100")
        #expect(self.typed("99", count).remark == "count goes from 1 to 50: 99 became 50")
        #expect(self.typed("2,0", place).remark == "place goes from -1 to 1: 2,0 became 1,0")
    }

    /// A spacing of 0 would lay all cards on one place.
    @Test func whatWouldBecomeNothingIsNotTaken() {
        let typed = typed("-5", spacing)
        #expect(typed.value == nil && typed.remark == "spacing goes from 0 to 20: -5 is not taken")
        #expect(self.typed("0", spacing).value == 0.0, "who asks for 0 has it")
    }

    @Test func unitsMayBeTypedToo() {
        #expect(typed("12 pt", shift).value == 12.0)
        #expect(typed("90°", arc).value == .number(90 * .pi / 180))
        #expect(typed("45 deg", arc).value == .number(45 * .pi / 180))
        #expect(typed("1.5 rad", arc).value == 1.5)
        #expect(typed("auto", arc).value == .auto)
    }

    @Test(arguments: ["abc", "2*", "", "1e999", "*", "0,7"])
    func whatIsNoNumberIsRefusedWithAReason(text: String) throws {
        let typed = typed(text, spacing)
        #expect(typed.value == nil)
        #expect(try #require(typed.remark).contains("give a number from 0 to 20"), "\(typed)")
    }

    @Test func aCountIsWhole() throws {
        #expect(typed("3*4", count).value == 12)
        #expect(typed("*2", count, before: 12).value == 24)
        #expect(try #require(typed("2.5", count).remark).contains("a whole number"))
    }
}
