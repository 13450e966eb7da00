import Testing

@testable import LayoutCore

/// Knobs of known type.
@Suite struct KnobTests {
    private enum Side: String, CaseIterable, KnobValue {
        case left, right
    }

    private static let height = Knob("height", 40, in: 0...300, step: 1, unit: .points, "of a step", slider: 0...90)
    private static let radius = Knob<Double?>("radius", in: 0...1000, "by itself, it fits")
    private static let count = Knob("count", 3, in: 1...8, "of steps")
    private static let columns = Knob<Int?>("columns", in: 1...24, "by itself, as many as fit")
    private static let isOpen = Knob("isOpen", true, "without, it is closed")
    private static let side = Knob("side", Side.left, "where it stands", group: .motion)

    private let knobs = Knobs(
        ParameterTable([
            Self.height.parameter, Self.radius.parameter, Self.count.parameter, Self.columns.parameter,
            Self.isOpen.parameter, Self.side.parameter,
        ]))

    @Test func theDeclarationIsTheParameter() {
        #expect(
            Self.height.parameter
                == Parameter(
                    "height", in: .layout, .number(0...300, step: 1), default: 40.0, unit: .points, help: "of a step",
                    presentation: .slider(0...90)))
        #expect(
            Self.columns.parameter
                == Parameter(
                    "columns", in: .layout, .integer(1...24), default: .auto, help: "by itself, as many as fit"))
        #expect(
            Self.side.parameter
                == Parameter(
                    "side", in: .motion, .choice(["left", "right"]), default: .choice("left"), help: "where it stands")
        )
    }

    @Test func aKnobThatNobodyTurnedStandsAtItsDefault() {
        #expect(knobs[Self.height] == 40 && knobs[Self.radius] == nil && knobs[Self.count] == 3)
        #expect(knobs[Self.columns] == nil && knobs[Self.isOpen] && knobs[Self.side] == .left)
    }

    @Test func aKnobThatWasTurnedStandsThere() throws {
        var knobs = knobs
        for (name, text) in [
            ("height", "12.5"), ("radius", "7"), ("count", "5"), ("columns", "2"), ("isOpen", "no"), ("side", "right"),
        ] {
            try knobs.set(name, to: text)
        }
        #expect(knobs[Self.height] == 12.5 && knobs[Self.radius] == 7 && knobs[Self.count] == 5)
        #expect(knobs[Self.columns] == 2 && !knobs[Self.isOpen] && knobs[Self.side] == .right)
        try knobs.set("radius", to: .auto)
        #expect(knobs[Self.radius] == nil)
    }

    /// A layout may want another default of a knob that every layout has.
    @Test func theDefaultIsTheTables() {
        let table = ParameterTable([Self.height.parameter.standing(at: 90.0), Self.radius.parameter.standing(at: 5.0)])
        #expect(Knobs(table)[Self.height] == 90 && Knobs(table)[Self.radius] == 5)
    }

    /// A formula's own parameter may have the name of a whole number's knob.
    @Test func aValueOfAnotherKindIsReadAsFarAsItCanBe() {
        let table = ParameterTable([
            Parameter("count", in: .layout, .number(0...9, step: 0.1), default: 4.7, help: ""),
            Parameter("height", in: .layout, .choice(["tall"]), default: .choice("tall"), help: ""),
        ])
        #expect(Knobs(table)[Self.count] == 4 && Knobs(table)[Self.height] == 40)
        #expect(Knobs(table).has(Self.count) && !Knobs(table).has(Self.side))
    }

    @Test func everyLayoutHasEveryKnobOfTheStage() {
        for kind in LayoutKind.all {
            let common = kind.table.parameters.dropFirst(kind.info.parameters.count)
            #expect(common.map(\.fullName) == StageKnob.all.map(\.fullName), "\(kind.name)")
            #expect(kind.info.defaults.names.allSatisfy { name in common.contains { $0.name == name } }, "\(kind.name)")
        }
    }
}
