import LayoutCore
import Testing

@Suite struct KnobsSetTests {
    static let table = ParameterTable([
        Parameter("tilt", in: .layout, .number(-4...4, step: 0.01), default: 0.9, help: ""),
        Parameter("itemWidth", in: .card, .number(0.1...1000, step: 1), default: .auto, help: ""),
        Parameter("speed", in: .layout, .number(0...10, step: 1), default: 1, help: ""),
        Parameter("speed", in: .motion, .number(0...10, step: 1), default: 2, help: ""),
    ])

    @Test func shortAndFullNamesSetTheSameKnob() throws {
        var knobs = Knobs(Self.table)
        try knobs.set("tilt", to: "0.5")
        #expect(knobs["layout.tilt"] == 0.5)
        try knobs.set("layout.tilt", to: 0.25)
        #expect(knobs["tilt"] == 0.25)
    }

    @Test func theLastOneWinsAndTheDefaultIsAValueToo() throws {
        var knobs = Knobs(Self.table)
        try knobs.set("tilt", to: "0.5")
        try knobs.set("tilt", to: "0.9")
        #expect(knobs.changes == ["layout.tilt": 0.9])
        #expect(knobs.withoutDefaults == Knobs(Self.table))
        knobs.reset("tilt")
        #expect(knobs == Knobs(Self.table))
    }

    /// Another layout may have another default.
    @Test func whatWasSetToADefaultStaysSetInAnotherTable() throws {
        var knobs = Knobs(Self.table)
        try knobs.set("tilt", to: "0.9")
        let others = ParameterTable([
            Parameter("tilt", in: .layout, .number(-4...4, step: 0.01), default: 0.3, help: "")
        ])
        #expect(knobs.fitted(to: others)["tilt"] == 0.9)
        #expect(Knobs(Self.table).fitted(to: others)["tilt"] == 0.3)
    }

    @Test func aKnobSetToAutoCountsAsNotSet() throws {
        var knobs = Knobs(Self.table)
        try knobs.set("itemWidth", to: "40")
        try knobs.set("itemWidth", to: "auto")
        #expect(knobs.changes.isEmpty)
    }

    @Test func whatIsRefusedChangesNothing() throws {
        var knobs = Knobs(Self.table)
        try knobs.set("tilt", to: "0.5")
        #expect(throws: ParameterError.self) { try knobs.set("tilt", to: "nan") }
        #expect(throws: ParameterError.self) { try knobs.set("tilt", to: .number(.infinity)) }
        #expect(knobs["tilt"] == 0.5)
    }

    @Test func clampedValuesAreKeptAndWarnedOf() throws {
        var knobs = Knobs(Self.table)
        let warning = try knobs.set("tilt", to: "9")
        #expect(warning?.parameter.name == "tilt")
        #expect(knobs["tilt"] == 4.0)
        #expect(try knobs.set("tilt", to: 1) == nil)
    }

    @Test func namesThatSeveralShareHaveToBeWrittenInFull() throws {
        var knobs = Knobs(Self.table)
        #expect(throws: ParameterError.ambiguous("speed", among: ["layout.speed", "motion.speed"])) {
            try knobs.set("speed", to: "3")
        }
        try knobs.set("motion.speed", to: "3")
        #expect(knobs["motion.speed"] == 3.0)
        // Who asks for it within the program means the first.
        #expect(knobs["speed"] == 1.0 && knobs.number("speed") == 1)
        #expect(knobs["layout.speed"] == 1.0)
        #expect(
            message { try Self.table.parameter(named: "speed") }
                == "'speed' could be layout.speed or motion.speed; write it in full")
    }

    @Test(arguments: [
        ("tlit", "tilt"), ("item-width", "itemWidth"), ("ItemWidth", "itemWidth"), ("item_widht", "itemWidth"),
        ("layout.tlit", "layout.tilt"), ("card.tilt", "layout.tilt"), ("crad.itemWidth", "card.itemWidth"),
        ("sped", "layout.speed"), ("motion.sped", "motion.speed"),
    ])
    func unknownNamesGetASuggestion(typed: String, wanted: String) {
        #expect(throws: ParameterError.unknown(typed, nearest: wanted)) { try Self.table.parameter(named: typed) }
    }

    @Test(arguments: ["", ".", "tilt.", "zzz", "layout."])
    func namesFarFromAllGetNone(typed: String) {
        #expect(throws: ParameterError.unknown(typed, nearest: nil)) { try Self.table.parameter(named: typed) }
    }
}
