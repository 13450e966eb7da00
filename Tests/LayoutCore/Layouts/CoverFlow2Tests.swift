import Testing

@testable import LayoutCore

/// CoverFlow 2's state, held where one wants to see it.
@Suite struct CoverFlow2Tests {
    private func stage(_ settings: [String: String] = [:]) throws -> Stage {
        var stage = Stage(
            try #require(LayoutKind.named("cover-flow-2")), items: 12, view: Size(width: 1024, height: 768))
        var knobs = stage.knobs
        for (name, text) in settings { try knobs.set(name, to: text) }
        stage.adopt(stage.layout, knobs)
        return stage
    }

    /// The effective offset, from the original's table.
    private func lean(_ toggle: Double, _ o: Double) -> Double {
        let plain = min(max(o, -1), 1)
        if toggle > 0 { return o <= -0.5 ? -1 : o <= 0.5 ? -toggle : o <= 1.5 ? 1 - toggle : plain }
        return o > 0.5 ? 1 : o > -0.5 ? -toggle : o > -1.5 ? -1 - toggle : plain
    }

    @Test(arguments: [-1, -0.5, 0, 0.25, 1]) func aHeldToggleIsTheOriginals(toggle: Double) throws {
        let stage = try stage(["toggle": "\(toggle)"])
        for o in stride(from: -2.0, through: 2, by: 0.3) {
            let c = lean(toggle, o)
            let wanted = (c * 0.5 * 0.9 + o * 0.25) * 200
            #expect(abs(stage.card(atOffset: o).matrix.row4.x - wanted) < 1e-9, "toggle \(toggle), offset \(o)")
        }
    }

    @Test func byItselfItIsTheCardsClock() throws {
        var stage = try stage()
        #expect(stage.knobs["layout.toggle"] == .auto)
        stage.apply(.jump(to: 4))
        #expect(stage.card(atOffset: 0.3).matrix != (try self.stage(["toggle": "0"])).card(atOffset: 0.3).matrix)
    }
}
