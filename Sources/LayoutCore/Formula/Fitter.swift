/// Finds a formula's parameters from wanted points.
public enum Fitter {
    /// A point the curve should go through: at offset `o`, the output should be `value`.
    public struct Point: Hashable, Sendable {
        /// The card's offset from the middle, in items.
        public var o: Double
        /// What the formula should give there.
        public var value: Double

        /// At offset `o`, the output should be `value`.
        public init(o: Double, value: Double) {
            self.o = o
            self.value = value
        }
    }

    /// What the search has found.
    public struct Fit: Hashable, Sendable {
        /// The free parameters' values, by name.
        public let values: [String: Double]
        /// The root of the mean square of what is left between curve and points.
        public let residual: Double
        /// Over all starts.
        public let iterations: Int
        /// False where the search was cut off while it was still improving.
        public let converged: Bool
    }

    /// How far the search goes.
    public enum Reach: Hashable, Sendable {
        /// Downhill from where the parameters stand, for a point that is being dragged.
        case nearby
        /// From many starts, all over the ranges.
        case everywhere
    }

    /// How many parameters can be found at once.
    public static let mostParameters = 16
    /// How many points can be given.
    public static let mostPoints = 10_000

    /// Damped least squares (Levenberg and Marquardt), from the declared defaults and, where that does not lead to the
    /// points themselves, from a fixed row of other starts. Declared ranges are kept. The same question has the same
    /// answer, to the bit.
    ///
    /// - Parameters:
    ///   - formula: declares the parameters.
    ///   - output: which of the formula's outputs; nil where it has only one, or a bare expression.
    ///   - free: the parameters to find.
    ///   - points: through which the curve should go; as many as there are free parameters, or more.
    ///   - parameters: where all parameters stand and the search begins, by name; at their defaults, if left out.
    ///   - reach: how far the search goes.
    ///   - stage: what `w h W H n t` are.
    public static func fit(
        _ formula: Formula, output: String? = nil, free: [String], points: [Point],
        from parameters: [String: Double] = [:], reach: Reach = .everywhere, on stage: LayoutContext = .unit
    ) throws(FitError) -> Fit {
        let value = try result(output, of: formula)
        let places = try places(of: free, in: formula)
        // Fewer points leave a choice, and from nearby the nearest is meant.
        guard points.count >= free.count || (reach == .nearby && !points.isEmpty) else {
            throw .tooFewPoints(points.count, free: free.count)
        }
        guard points.count <= mostPoints else { throw .tooManyPoints(points.count, most: mostPoints) }
        for (place, point) in points.enumerated() where !(point.o.isFinite && point.value.isFinite) {
            throw .pointNotFinite(place)
        }
        let start = formula.declarations.map { declaration in
            let wanted = parameters[declaration.name].flatMap { $0.isFinite ? $0 : nil } ?? declaration.default
            return declaration.range.map { min(max(wanted, $0.lowerBound), $0.upperBound) } ?? wanted
        }
        var descent = LevenbergMarquardt(
            Curve(formula, value, free: places, points: points, from: start, on: stage),
            bounds: places.map { formula.declarations[$0].range })
        guard let best = descent.search(from: places.map { start[$0] }, reach) else { throw .neverFinite }
        return Fit(
            values: zip(free, best.values).reduce(into: [:]) { values, found in values[found.0] = found.1 },
            residual: (best.cost / Double(points.count)).squareRoot(), iterations: descent.iterations,
            converged: best.isSettled)
    }

    private static func result(_ output: String?, of formula: Formula) throws(FitError) -> FormulaGraph.Value {
        if let value = formula.result(named: output) { return value }
        guard let output else { throw .outputNotNamed(known: formula.outputs) }
        throw .unknownOutput(output, known: formula.outputs)
    }

    private static func places(of free: [String], in formula: Formula) throws(FitError) -> [Int] {
        guard !free.isEmpty else { throw .nothingFree }
        guard free.count <= mostParameters else { throw .tooManyParameters(free.count, most: mostParameters) }
        var places: [Int] = []
        for name in free {
            guard let place = formula.declarations.firstIndex(where: { $0.name == name }) else {
                throw .unknownParameter(name, known: formula.declarations.map { $0.name })
            }
            guard !places.contains(place) else { throw .repeatedParameter(name) }
            places.append(place)
        }
        return places
    }
}

/// How far a curve runs from its points, as a function of its free parameters.
struct Curve {
    private let program: FormulaProgram
    private let stage: LayoutContext
    /// The values of all parameters, the free ones too.
    private let start: [Double]
    private let free: [Int]
    private let offsets: [Double]
    private let wanted: [Double]
    /// The size of what is wanted, to tell what is negligible.
    let scale: Double

    init(
        _ formula: Formula, _ value: FormulaGraph.Value, free: [Int], points: [Fitter.Point],
        from start: [Double], on stage: LayoutContext
    ) {
        program = FormulaProgram(formula.graph, for: [value])
        self.stage = stage
        self.free = free
        self.start = start
        offsets = points.map { $0.o }
        wanted = points.map { $0.value }
        scale = wanted.reduce(0) { max($0, $1.magnitude) }
    }

    var count: Int { offsets.count }

    /// What it costs to ask once, in steps; a few more for the asking itself.
    var work: Int { (count + 16) * (program.length + 16) }

    /// What is left at each point. Nil where the formula has no number, or one whose square is none.
    func misses(at values: [Double]) -> [Double]? {
        var parameters = start
        for (place, value) in zip(free, values) { parameters[place] = value }
        let found = PreparedFormula(program, on: stage, parameters: parameters).values(at: offsets)
        var misses: [Double] = []
        misses.reserveCapacity(count)
        for (found, wanted) in zip(found, wanted) {
            let miss = found - wanted
            guard miss.magnitude < 1e150 else { return nil }
            misses.append(miss)
        }
        return misses
    }
}
