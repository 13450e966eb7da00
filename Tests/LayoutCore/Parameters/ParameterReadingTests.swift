import LayoutCore
import Testing

@Suite struct ParameterReadingTests {
    static let lean = Parameter("lean", in: .layout, .number(-4...4, step: 0.01), default: 0.9, help: "")
    static let radius = Parameter("radius", in: .layout, .number(0...100, step: 1), default: .auto, help: "")
    static let count = Parameter("count", in: .layout, .integer(1...50), default: 12, help: "")
    static let wrap = Parameter("wrap", in: .layout, .flag, default: false, help: "")
    static let style = Parameter(
        "style", in: .motion, .choice(["carousel", "one-card"]), default: .choice("carousel"), help: "")

    @Test(arguments: [
        ("0.5", 0.5), ("-4", -4), ("+1", 1), ("1e-3", 0.001), ("5e-324", .leastNonzeroMagnitude), ("-0", 0),
        (".5", 0.5),
    ])
    func numbersAreRead(text: String, value: Double) throws {
        let read = try Self.lean.value(from: text)
        #expect(read.value == .number(value))
        #expect(read.warning == nil)
    }

    @Test(arguments: [
        ("2*0.7", 1.4), ("3/8", 0.375), ("pi/4", 0.7853981633974483), ("-(1 + 2)", -3), ("2^-1", 0.5),
        ("max(1, sqrt(4))", 2),
        (" 1 + 1 ", 2),
    ])
    func sumsAreWorkedOut(text: String, value: Double) throws {
        let read = try Self.lean.value(from: text)
        #expect(read.value == .number(value) && read.warning == nil)
    }

    @Test(arguments: ["2*", "*2", "1/0", "o", "2*w", "x = 2", "(1", "1;2", "2 2", "sqrt", "1e400*0"])
    func whatIsNoOneNumberIsNoSum(text: String) {
        #expect(throws: ParameterError.unfit(text, for: Self.lean)) { try Self.lean.value(from: text) }
    }

    @Test func wholeNumbersAndVectorsMayBeSumsToo() throws {
        #expect(try Self.count.value(from: "3*4").value == .integer(12))
        #expect(throws: ParameterError.unfit("2.5", for: Self.count)) { try Self.count.value(from: "5/2") }
        let place = Parameter("place", in: .layout, .vector(-1...1, count: 2), default: .vector([0, 0]), help: "")
        #expect(try place.value(from: "1/2,-2*0.25").value == .vector([0.5, -0.5]))
    }

    /// What a slider covers is within what can be typed, and holds what the knob stands at by itself.
    @Test func slidersCoverAPartOfTheRange() {
        for kind in LayoutKind.all {
            for parameter in kind.table.parameters {
                guard let slider = parameter.presentation.slider else { continue }
                guard case .number(let range, _) = parameter.kind else {
                    Issue.record("\(parameter.fullName) has no numbers")
                    continue
                }
                #expect(slider.clamped(to: range) == slider, "\(parameter.fullName)")
                if case .number(let initial) = parameter.default {
                    #expect(slider.contains(initial), "\(parameter.fullName) of \(kind.name)")
                }
            }
        }
    }

    @Test(arguments: [("4.0001", 4.0), ("1e300", 4), ("-5", -4), ("-1e300", -4)])
    func numbersOutOfRangeAreClampedWithAWarning(text: String, kept: Double) throws {
        let read = try Self.lean.value(from: text)
        #expect(read.value == .number(kept))
        #expect(read.warning?.taken == .number(kept))
        #expect(read.warning?.given == .number(try #require(Double(text))))
    }

    @Test func warningsSayWhatWhereAndWhatHappened() throws {
        #expect(
            try Self.lean.value(from: "9").warning?.description
                == "layout.lean=9 is out of range (a number from -4 to 4), 4 is used")
    }

    @Test(arguments: [
        "nan", "NaN", "-nan", "inf", "-inf", "infinity", "1e999", "", " ", "1,5", "1 2", "auto", "0.5pt", "true",
    ])
    func whatIsNoFiniteNumberIsRefused(text: String) {
        #expect(throws: ParameterError.unfit(Double(text).map { "\($0)" } ?? text, for: Self.lean)) {
            try Self.lean.value(from: text)
        }
    }

    @Test func autoIsTakenWhereItIsTheDefault() throws {
        #expect(try Self.radius.value(from: "auto").value == .auto)
        #expect(try Self.radius.value(from: "7").value == .number(7))
        #expect(throws: ParameterError.self) { try Self.count.value(from: "auto") }
        #expect(throws: ParameterError.self) { try Self.wrap.checked(.auto) }
    }

    @Test(arguments: [("12", 12), ("12.0", 12), ("2e1", 20), ("+7", 7)])
    func wholeNumbersAreRead(text: String, value: Int) throws {
        let read = try Self.count.value(from: text)
        #expect(read.value == .integer(value))
        #expect(read.warning == nil)
    }

    @Test(arguments: [
        ("0", 1), ("51", 50), ("9223372036854775807", 50), ("9223372036854775808", 50), ("1e300", 50), ("-1e300", 1),
    ])
    func wholeNumbersOutOfRangeAreClamped(text: String, kept: Int) throws {
        let read = try Self.count.value(from: text)
        #expect(read.value == .integer(kept))
        #expect(read.warning?.taken == .integer(kept))
    }

    @Test(arguments: ["2.5", "nan", "inf", "-inf", "1e999", "", "twelve", "0.1"])
    func brokenWholeNumbersAreRefused(text: String) {
        #expect(throws: ParameterError.self) { try Self.count.value(from: text) }
    }

    @Test(arguments: [
        ("true", true), ("yes", true), ("on", true), ("1", true), ("TRUE", true), ("Off", false), ("false", false),
        ("no", false), ("off", false), ("0", false),
    ])
    func flagsAreRead(text: String, value: Bool) throws {
        #expect(try Self.wrap.value(from: text).value == .flag(value))
    }

    @Test(arguments: ["", "2", "y", "truee", "nan"])
    func brokenFlagsAreRefused(text: String) {
        #expect(throws: ParameterError.unfit(text, for: Self.wrap)) { try Self.wrap.value(from: text) }
    }

    @Test(arguments: ["one-card", "oneCard", "one_card", "ONE-CARD"])
    func choicesTakeEverySpelling(text: String) throws {
        #expect(try Self.style.value(from: text).value == .choice("one-card"))
    }

    @Test func mistypedChoicesGetASuggestion() {
        #expect(message { try Self.style.value(from: "carousell") }.hasSuffix("did you mean 'carousel'?"))
        #expect(
            message { try Self.style.value(from: "zzz") }
                == "motion.style can't be 'zzz'; give one of carousel, one-card")
    }

    @Test func valuesAreCheckedLikeText() throws {
        #expect(try Self.lean.checked(.integer(2)).value == .number(2))
        #expect(try Self.lean.checked(.number(9)).warning != nil)
        #expect(try Self.count.checked(.number(3)).value == .integer(3))
        for value in [Parameter.Value.number(.nan), .number(.infinity), .number(-.infinity), .flag(true), .choice("x")]
        {
            #expect(throws: ParameterError.self) { try Self.lean.checked(value) }
            #expect(throws: ParameterError.self) { try Self.count.checked(value) }
        }
        #expect(throws: ParameterError.self) { try Self.style.checked(.choice("spin")) }
        #expect(throws: ParameterError.self) { try Self.wrap.checked(.number(1)) }
    }

    @Test(arguments: [
        (Parameter.Value.number(0.1), "0.1"), (3.0, "3"), (-0.0, "0"), (.number(1e300), "1e+300"), (12, "12"),
        (true, "true"), (.choice("spin"), "spin"), (.auto, "auto"),
    ])
    func valuesReadAsOneWouldTypeThem(value: Parameter.Value, text: String) { #expect("\(value)" == text) }

    /// Every default, written out and read again, is itself: what `layouts` prints can be given to `--set`.
    @Test(arguments: LayoutKind.all.map(\.name))
    func everyDefaultReadsBack(layout: String) throws {
        for parameter in try #require(LayoutKind.named(layout)).table.parameters {
            let read = try parameter.value(from: "\(parameter.default)")
            #expect(read.value == parameter.default, "\(parameter.fullName)")
            #expect(read.warning == nil, "\(parameter.fullName)")
        }
    }
}

/// What the body's error says.
func message<T>(_ body: () throws -> T) -> String {
    do {
        _ = try body()
        return ""
    } catch {
        return "\(error)"
    }
}
