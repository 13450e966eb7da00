internal import LayoutCore

private typealias Part = SchemaPart

extension Timeline {
    static var schema: JSON {
        let scroll = keys(Part.number(-1e15...1e15, "the place in the row, in cards"))
        let lanes = JSON.object([
            ("type", "object"), ("description", "what moves, by name: layout, scroll, or a knob"),
            ("properties", .object([("layout", layouts), ("scroll", scroll)])),
            ("additionalProperties", Part.named("lane")),
        ])
        return Part.object(
            [
                (
                    "duration",
                    Part.number(
                        0...Stage.longestTime, "in seconds; without it as long as the keys need", isOpenBelow: true)
                ), ("loop", Part.flag("it begins anew after its end", otherwise: false)), ("lanes", lanes),
            ], "what the scene does while time passes")
    }

    /// A lane of any knob.
    static var laneSchema: JSON {
        let numbers = JSON.object([("type", "array"), ("items", .object([("type", "number")]))])
        let types = ["number", "string", "boolean"].map { JSON.object([("type", .text($0))]) }
        return keys(Part.any(types + [numbers], "what the knob stands at"))
    }

    private static var layouts: JSON {
        let stagger = Part.object(
            [
                ("order", Part.choice(Stagger.Order.self, "which cards go first", otherwise: .row)),
                (
                    "share",
                    Part.number(
                        Stagger.shares, "how long the last card waits, of the travel", otherwise: Stagger.usualShare)
                ), ("seed", Part.integer(0...UInt64.max, "of a random order", otherwise: 0)),
            ], "the cards do not go at once")
        let seconds = Part.number(
            0...CardTravel.longest, "how long the cards are on their way, in seconds", otherwise: Travel.usual)
        return keys(
            Part.choice(LayoutKind.all.map(\.name), "where the cards go"), [("travel", seconds), ("stagger", stagger)])
    }

    private static func keys(_ value: JSON, _ further: [(String, JSON)] = []) -> JSON {
        let curve = JSON.object([
            ("type", "string"), ("pattern", .text(TimingCurve.pattern)), ("default", "in-out"),
            ("description", .text("the way from here: \(TimingCurve.forms)")),
        ])
        let time = Part.number(0...Stage.longestTime, "when, in seconds")
        let key = Part.object(
            [("at", time), ("value", value), ("curve", curve)] + further, "a key", needs: ["at", "value"])
        return Part.list(of: key, "where it is when")
    }
}

extension TimingCurve {
    /// What is written as a curve looks like this; the bounds of its figures are checked when it is read.
    fileprivate static var pattern: String {
        let words = plain.map(\.name).joined(separator: "|")
        let number = #" *-?[0-9.]+([eE]-?[0-9]+)? *"#
        return "^(\(words)|steps\\([0-9 ]+\\)|spring\\(\(number),\(number)\\)|bezier\\(\(number)(,\(number)){3}\\))$"
    }
}
