import TestSupport
import Testing

@testable import LayoutCore

/// Knobs are found by what they share with their parameters; whatever was set, that says the same as their names.
@Suite struct ParameterPlacesTests {
    private static func differs(_ knobs: Knobs) -> [String] {
        knobs.table.parameters.filter { knobs.value(of: $0.shared) != knobs.value(ofFullName: $0.fullName) }
            .map { $0.fullName }
    }

    private static func other(_ parameter: Parameter) -> Parameter.Value {
        switch parameter.kind {
        case .number(let range, _): .number(range.lowerBound)
        case .integer(let range): .integer(range.lowerBound)
        case .flag: .flag(parameter.default != .flag(true))
        case .choice(let names): .choice(names.last ?? "")
        case .colour, .vector, .image, .track, .points, .marks: parameter.default
        }
    }

    @Test func aKnobStandsWhereItsNameSays() throws {
        for kind in LayoutKind.all {
            var chance = SeededGenerator(seed: 5)
            var knobs = Knobs(kind.table)
            #expect(Self.differs(knobs).isEmpty)
            for parameter in kind.table.parameters where chance.isHeads() {
                try knobs.set(parameter.fullName, to: Self.other(parameter))
            }
            #expect(Self.differs(knobs).isEmpty, "\(kind.name)")
            let all = knobs
            for parameter in kind.table.parameters where chance.isHeads() { knobs.reset(parameter.fullName) }
            #expect(Self.differs(knobs).isEmpty && Self.differs(all.withoutDefaults).isEmpty, "\(kind.name)")
            #expect(Self.differs(all.taking(knobs)).isEmpty && all.taking(knobs) == knobs, "\(kind.name)")
        }
    }

    /// Only the first are marked.
    @Test func veryManyKnobsAreFound() throws {
        let parameters = (0..<700).map { Parameter("p\($0)", in: .layout, .flag, default: false, help: "") }
        var knobs = Knobs(ParameterTable(parameters))
        for place in stride(from: 0, to: 700, by: 3) { try knobs.set("p\(place)", to: .flag(true)) }
        let on = parameters.indices.filter { knobs.value(of: parameters[$0].shared) == .flag(true) }
        #expect(on == Array(stride(from: 0, to: 700, by: 3)))
    }

    /// Of two with one name the later is meant, and a knob that the table has in another form stands as the table says.
    @Test func theTableCounts() {
        let own = Parameter("tilt", in: .layout, .number(0...1, step: 0.1), default: 0.25, help: "")
        let twice = Knobs(ParameterTable([own, own.standing(at: 0.75)]))
        #expect(twice.value(of: own.shared) == .number(0.75))
        let other = Knobs(ParameterTable([own.standing(at: 0.5)]))
        #expect(other.value(of: own.shared) == .number(0.5))
        #expect(Knobs(ParameterTable([])).value(of: own.shared) == nil)
        let same = Knobs(ParameterTable([own, own]))
        #expect(same.value(of: own.shared) == .number(0.25))
    }
}
