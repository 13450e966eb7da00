public import LayoutCore

/// What the curve's sheet shows and what the hand does on it: a formula's text as it is being written, the part of the plane
/// that is seen, and the points through which the curve is wanted.
public struct CurveEditor: Sendable {
    // MARK: The text

    /// As it stands in the field, right or wrong.
    public private(set) var draft = ""
    /// The last text that was a formula, and what it says.
    public private(set) var formula: Formula?
    public private(set) var error: FormulaError?
    /// The document's text that the draft belongs to.
    private var known: String?

    /// Takes over what the document says, where somebody else has changed it.
    public mutating func follow(_ text: String?) {
        guard text != known else { return }
        known = text
        draft = text ?? ""
        error = nil
        formula = text.flatMap { try? Formula($0) }
        points = [:]
        free = [:]
        verdict = nil
    }

    /// The hand has typed.
    /// - Returns: the text where it is a formula; the last good one goes on running where it is none.
    public mutating func type(_ text: String) -> String? {
        draft = text
        do throws(FormulaError) {
            let read = try Formula(text)
            let names = Set(read.parameters.map(\.name))
            for output in free.keys { free[output]?.formIntersection(names) }
            (formula, error, known) = (read, nil, text)
            verdict = nil
            return text
        } catch {
            self.error = error
            return nil
        }
    }

    // MARK: The view

    public var output = CurveOutput.ofFormulas[0]
    public var plot = Plot()
    /// The values that are shown follow the curve until the hand moves them.
    public var followsCurve = true

    public mutating func show(_ output: CurveOutput) {
        guard output != self.output else { return }
        self.output = output
        followsCurve = true
        verdict = nil
    }

    /// One that the source has.
    public mutating func choose(among outputs: [CurveOutput]) {
        guard !outputs.contains(output) else { return }
        show(outputs.first { $0.name == output.name } ?? outputs[0])
    }

    public mutating func seeAll() {
        plot.across = -4...4
        followsCurve = true
    }

    // MARK: Wanted points

    /// By the name of the output for which they are wanted.
    private var points: [String: [Fitter.Point]] = [:]
    private var free: [String: Set<String>] = [:]
    public private(set) var verdict: Finding?
    public private(set) var grip = Grip.none
    /// Where the formula's parameters stood when the hand came down: the same place of the pointer means the same curve,
    /// however it got there.
    private var parametersBefore: [String: Double] = [:]

    public mutating func hold(_ grip: Grip, _ source: CurveSource) {
        if self.grip == .none { parametersBefore = source.parameters }
        self.grip = grip
    }

    public mutating func letGo() { grip = .none }

    /// What the hand holds on the plot.
    public enum Grip: Hashable, Sendable {
        case none
        /// It came down on nothing, and may mean a point or to move the plane.
        case pressed(Point)
        case plane
        case point(Int)
    }

    public var wanted: [Fitter.Point] { points[output.name] ?? [] }

    public func point(near place: Point, within reach: Double) -> Int? {
        let distances = wanted.map { (plot.place($0.o, $0.value) - place).length }
        let nearest = distances.indices.min { distances[$0] < distances[$1] }
        return nearest.flatMap { distances[$0] <= reach ? $0 : nil }
    }

    public mutating func addPoint(at place: Point) {
        guard wanted.count < 100 else { return }
        points[output.name] = wanted + [point(at: place)]
        // Nothing moves away under a hand that aims.
        followsCurve = false
    }

    public mutating func movePoint(_ number: Int, to place: Point) {
        guard wanted.indices.contains(number) else { return }
        let moved = point(at: place)
        points[output.name]?[number] = moved
    }

    public mutating func removePoint(_ number: Int) {
        guard wanted.indices.contains(number) else { return }
        points[output.name]?.remove(at: number)
        verdict = nil
    }

    public mutating func removePoints() {
        points[output.name] = nil
        verdict = nil
    }

    private func point(at place: Point) -> Fitter.Point {
        Fitter.Point(o: plot.offset(at: place.x), value: plot.value(at: place.y))
    }

    // MARK: Fitting

    /// What came of it, in words.
    public struct Finding: Hashable, Sendable {
        public let text: String
        public let isGood: Bool
    }

    /// The parameters that may move: at first all on which the output depends.
    public func freeParameters(_ source: CurveSource) -> Set<String> {
        free[output.name] ?? source.parametersMoving(output)
    }

    public mutating func setFree(_ name: String, _ isFree: Bool, _ source: CurveSource) {
        var names = freeParameters(source)
        if isFree { names.insert(name) } else { names.remove(name) }
        free[output.name] = names
    }

    /// Where the free parameters have to stand for the curve to go through the wanted points, as nearly as it can.
    public mutating func fit(_ source: CurveSource, _ reach: Fitter.Reach) -> [String: Double] {
        guard let formula = source.formula, !wanted.isEmpty else { return [:] }
        let names = formula.parameters.map(\.name).filter(freeParameters(source).contains)
        guard !names.isEmpty else {
            verdict = Finding(
                text: formula.parameters.isEmpty
                    ? "The formula has no parameter to move; declare one: a = 1 in 0..2"
                    : "Tick a parameter that may move.", isGood: false)
            return [:]
        }
        do throws(FitError) {
            func found(from parameters: [String: Double]) throws(FitError) -> Fitter.Fit {
                try Fitter.fit(
                    formula, output: output.name, free: names, points: wanted, from: parameters, reach: reach,
                    on: source.context)
            }
            var fit = try found(from: source.parameters)
            if reach == .nearby, grip != .none, let other = try? found(from: parametersBefore),
                other.residual < fit.residual
            {
                fit = other
            }
            let size = wanted.reduce(0) { max($0, $1.value.magnitude) }
            verdict = Finding(fit, unit: output.unit, part: fit.residual / max(size, 1e-3))
            return fit.values
        } catch {
            verdict = Finding(text: "\(error)".sentence, isGood: false)
            return [:]
        }
    }
}

extension CurveEditor.Finding {
    /// - Parameter part: what is left, as a part of the largest value that is wanted.
    public init(_ fit: Fitter.Fit, unit: String, part: Double) {
        let rest = Numeral.short(fit.residual) + (unit.isEmpty ? "" : " \(unit)")
        if !fit.converged {
            self.init(
                text: "\(rest) off, and not settled: begin nearer, or search everywhere.",
                isGood: false)
        } else if part <= 1e-6 {
            self.init(text: "Goes through all points.", isGood: true)
        } else {
            self.init(text: "\(rest) off: as near as it comes from here.", isGood: part < 0.05)
        }
    }
}

extension String {
    fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() + (hasSuffix(".") ? "" : ".") }
}

extension CurveSource {
    /// The parameters on which an output depends, found by turning each of them a little.
    public func parametersMoving(_ output: CurveOutput) -> Set<String> {
        guard let formula, assigns(output) else { return [] }
        let offsets = stride(from: -3.9, through: 4, by: 0.3).map { $0 }
        let own = values(of: output, at: offsets)
        let here = parameters
        var names: Set<String> = []
        for parameter in formula.parameters {
            guard case .number(let range, let step) = parameter.kind, let value = here[parameter.name] else { continue }
            var turned = here
            turned[parameter.name] = value + step <= range.upperBound ? value + step : value - step
            let moved = formula.values(of: output.name, at: offsets, parameters: turned, on: context) ?? own
            // Two values that are not numbers count as equal.
            if zip(own, moved).contains(where: { $0 != $1 && !($0.isNaN && $1.isNaN) }) { names.insert(parameter.name) }
        }
        return names
    }
}
