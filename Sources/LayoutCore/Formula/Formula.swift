internal import CZoeMath

/// A layout, or a curve, written as text.
///
/// Statements stand on lines of their own or between semicolons; `#` and `//` begin comments. For every card a layout
/// assigns some of `x y z` (points), `rx ry rz` (degrees), `sx sy s`, `alpha`, `blur`, `zorder` (what is in front,
/// where z does not tell), `bendx` and `bendy` (degrees by which it is bent), from `o` (the card's offset),
/// `i` (its index), `n` (how many there are), `w h` (a card's size), `W H` (the view's) and `t` (seconds). Other names are
/// locals, or, with a range, parameters:
///
///     a = 1.25 in 0.1..4 "how far cards stand apart"
///     x = a * o * w
///     alpha = o < -3 ? 0 : 1
///
/// Angles inside formulas are radians. `^` is the power, `%` the same as `mod`, which goes on evenly below zero; both
/// sides of `?:` are worked out. Functions mean what they mean in GLSL.
public struct Formula: Sendable {
    /// A parameter as the text declares it; without range if it was never declared but named as free.
    struct Declaration: Hashable, Sendable {
        let name: String
        let `default`: Double
        let range: ClosedRange<Double>?
        let help: String
        /// Where the default stands in the text, in bytes.
        var place: Range<Int>?
    }

    /// As it was written.
    public let text: String
    let declarations: [Declaration]
    let graph: FormulaGraph
    /// The values it assigns to outputs, by their names.
    let results: [String: FormulaGraph.Value]
    /// What its values are called in the text.
    let names: [FormulaGraph.Value: String]

    /// A layout.
    public init(_ text: String) throws(FormulaError) { try self.init(text, style: .layout) }

    /// A curve: any formula whose last statement may be a bare expression, such as `1/(a-b*o) - 1/a`.
    /// - Parameters:
    ///   - text: the formula.
    ///   - free: names that are parameters (beginning at 1) although the text does not declare them.
    public init(expression text: String, free: [String] = []) throws(FormulaError) {
        try self.init(text, style: .expression(free: free))
    }

    private init(_ text: String, style: FormulaParser.Style) throws(FormulaError) {
        var parser = try FormulaParser(text, style: style)
        try parser.parse()
        self.text = text
        declarations = parser.declarations
        graph = parser.graph
        results = parser.results
        names = parser.namesOfValues
    }

    /// The outputs it assigns; `value` is that of a bare expression.
    public var outputs: [String] {
        (FormulaParser.outputs + [FormulaParser.bareOutput]).filter { results[$0] != nil }
    }

    /// The parameters it declares, as knobs.
    public var parameters: [Parameter] {
        declarations.compactMap { declaration in
            declaration.range.map { range in
                Parameter(
                    declaration.name, in: .layout, .number(range, step: Self.step(over: range)),
                    default: .number(declaration.default), help: declaration.help)
            }
        }
    }

    /// The same text with other defaults: what the knobs were turned to becomes their default.
    /// - Parameter values: by name; each within its parameter's range.
    public func text(settling values: [String: Double]) -> String {
        var bytes = Array(text.utf8)
        for declaration in declarations.reversed() {
            guard let place = declaration.place, let value = values[declaration.name] else { continue }
            bytes.replaceSubrange(place, with: Array("\(Parameter.Value.number(value))".utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// An output's values along a row of offsets, for plots.
    /// - Parameters:
    ///   - output: nil where the formula has only one.
    ///   - offsets: the cards' offsets from the middle, in items.
    ///   - parameters: by name; the others stand at their defaults.
    ///   - stage: what `w h W H n t` are; 1 and 1 card at time 0 by itself, so that lengths come in card widths.
    /// - Returns: nil where there is no such output, or more than one and none was named.
    public func values(
        of output: String? = nil, at offsets: [Double], parameters: [String: Double] = [:],
        on stage: LayoutContext = .unit
    ) -> [Double]? {
        guard let value = result(named: output) else { return nil }
        let program = FormulaProgram(graph, for: [value])
        let settings = declarations.map { parameters[$0.name] ?? $0.default }
        return PreparedFormula(program, on: stage, parameters: settings).values(at: offsets)
    }

    /// What a person has typed as a number: one, or a sum of some, as in `2*0.7` or `pi/3`; nil for anything else.
    public static func number(_ text: String) -> Double? {
        guard let formula = try? Formula(expression: text), let value = formula.results[FormulaParser.bareOutput],
            let number = formula.graph.number(value), number.isFinite
        else { return nil }
        return number
    }

    func result(named output: String?) -> FormulaGraph.Value? {
        if let output { return results[output] }
        return results[FormulaParser.bareOutput] ?? (results.count == 1 ? results.first?.value : nil)
    }

    /// A power of ten that divides the range into a hundred steps or more.
    private static func step(over range: ClosedRange<Double>) -> Double {
        let wanted = range.upperBound / 100 - range.lowerBound / 100
        return max(.leastNormalMagnitude, CZoeMath.pow(10, CZoeMath.log10(wanted).rounded(.down)))
    }
}

extension LayoutContext {
    /// One card of size 1 in a view of size 1.
    public static let unit = LayoutContext(
        view: Size(width: 1, height: 1), card: Size(width: 1, height: 1), items: 1)
}
