/// A layout that can say its rule as a formula.
protocol FormulaWriting {
    /// Writes it down, or says why there is none. What stands in the formula is worked out in the very steps in which `place`
    /// works it out, so that not even rounding tells the two apart.
    static func write(_ draft: inout FormulaDraft) throws(NoFormula)
}

/// Why a layout's rule cannot be said as a formula.
public struct NoFormula: Error, Hashable, Sendable, CustomStringConvertible {
    /// Its name.
    public let layout: String
    /// As the end of a sentence.
    public let reason: String

    init(_ layout: String, because reason: String) {
        self.layout = layout
        self.reason = reason
    }

    public var description: String { "\(layout) has no formula: \(reason)" }
}

/// A formula while a layout writes it: what the knobs stand at becomes parameters, the rest follows from them.
struct FormulaDraft {
    let info: LayoutInfo
    let knobs: Knobs
    let stage: LayoutContext
    private var lines: [String]

    init(_ info: LayoutInfo, _ knobs: Knobs, on stage: LayoutContext) {
        self.info = info
        self.knobs = knobs
        self.stage = stage
        lines = ["# \(info.name): \(info.summary)"]
    }

    var text: String { lines.joined(separator: "\n") }

    // MARK: What things are called along the scroll axis

    var isVertical: Bool { stage.isVertical }
    var along: String { isVertical ? "y" : "x" }
    var across: String { isVertical ? "x" : "y" }
    /// The card's length, and the view's.
    var extent: String { isVertical ? "h" : "w" }
    var length: String { isVertical ? "H" : "W" }
    /// The card's other side.
    var breadth: String { isVertical ? "w" : "h" }
    var isWrapped: Bool { stage.isWrapped }
    /// Items, and the placeholders beside them.
    var slots: String { stage.placeholders > 0 ? "(n + \(stage.placeholders))" : "n" }

    // MARK: Writing

    mutating func add(_ line: String) { lines.append(line) }

    /// A formula that is there already, its parameters where the knobs are.
    mutating func take(_ formula: Formula) {
        var values: [String: Double] = [:]
        for parameter in formula.parameters { values[parameter.name] = knobs.number(parameter.fullName) }
        lines = [formula.text(settling: values)]
    }

    /// A turn that leads depth towards the scroll axis, by radians.
    mutating func addTurn(_ radians: String) {
        add(isVertical ? "rx = degrees(-(\(radians)))" : "ry = degrees(\(radians))")
    }

    /// A turn in the card's own plane, by degrees.
    mutating func addRoll(_ degrees: String) { add(isVertical ? "rz = -(\(degrees))" : "rz = \(degrees)") }

    /// Any turn, by the rows of its matrix as a sideways layout has them: what the three turns of a formula are that come to the same.
    mutating func addTurns(_ sideways: [(x: String, y: String, z: String)]) {
        let rows =
            isVertical
            ? [1, 0, 2].map { (x: sideways[$0].y, y: sideways[$0].x, z: sideways[$0].z) } : sideways
        for (number, row) in rows.enumerated() {
            add("m\(number + 1)1 = \(row.x)")
            add("m\(number + 1)2 = \(row.y)")
            if number == 0 { add("m13 = \(row.z)") }
        }
        add("roll = atan2(m12, m11)")
        add("rx = degrees(atan2(m31*sin(roll) - m32*cos(roll), m22*cos(roll) - m21*sin(roll)))")
        add("ry = degrees(atan2(-m13, sqrt(m11*m11 + m12*m12)))")
        add("rz = degrees(roll)")
    }

    /// How much a card is bent from side to side and from top to bottom, by one over the radius; nil is not at all.
    mutating func addBend(x: String?, y: String?) {
        guard knobs[StageKnob.cardBend] != 0 else { return }
        if let x { add("bendx = degrees(w*\(x))") }
        if let y { add("bendy = degrees(h*\(y))") }
    }

    /// How a round surface bends the cards that stand on it, where they are bent.
    mutating func addBend(radius: String) {
        guard knobs[StageKnob.cardBend] != 0 else { return }
        add("bend\(along) = degrees(\(extent)/(\(radius)))")
    }

    /// A knob of the layout's becomes a parameter that stands where the knob does.
    /// - Parameter other: another name, where formulas mean something else by the knob's own.
    /// - Returns: false where the knob is left to the program.
    @discardableResult
    mutating func declare(_ name: String, as other: String? = nil) -> Bool {
        guard let parameter = info.parameters.first(where: { $0.name == name }),
            let value = knobs.number(parameter.fullName)
        else { return false }
        let range: ClosedRange<Double>
        switch parameter.kind {
        case .number(let bounds, _): range = bounds
        case .integer(let bounds): range = Double(bounds.lowerBound)...Double(bounds.upperBound)
        default: return false
        }
        func numeral(_ number: Double) -> String { "\(Parameter.Value.number(number))" }
        add(
            "\(other ?? name) = \(numeral(value)) in \(numeral(range.lowerBound))..\(numeral(range.upperBound))"
                + " \"\(parameter.help)\"")
        return true
    }
}
