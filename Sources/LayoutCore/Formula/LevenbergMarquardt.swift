internal import CZoeMath

/// Walks down to the least sum of squares (Levenberg 1944, Marquardt 1963): between Newton's step and the steepest way
/// down, nearer to the latter the less the former helps.
struct LevenbergMarquardt {
    struct State {
        var values: [Double]
        var misses: [Double]
        var cost: Double
        var isSettled = false
    }

    private static let mostSteps = 200
    private static let mostStarts = 60
    /// How often the same minimum is found before it is taken for the lowest.
    private static let mostReturns = 5
    /// How many steps of the formula may be worked out in all, whatever was asked for.
    private static let mostWork = 200_000_000

    private let curve: Curve
    private let bounds: [ClosedRange<Double>?]
    private var work = 0
    private(set) var iterations = 0

    init(_ curve: Curve, bounds: [ClosedRange<Double>?]) {
        self.curve = curve
        self.bounds = bounds
    }

    /// The best of several descents; the first that comes to the points themselves ends the search.
    mutating func search(from defaults: [Double], _ reach: Fitter.Reach) -> State? {
        var best: State?
        var returns = 0
        let starts = reach == .nearby ? 1 : Self.mostStarts
        for attempt in 0..<starts where work < Self.mostWork {
            guard let found = descent(from: start(attempt, around: defaults)) else { continue }
            let known = best?.cost ?? .infinity
            returns = found.cost < known * (1 - 1e-9) ? 0 : found.cost <= known * (1 + 1e-9) ? returns + 1 : returns
            if found.cost < known { best = found }
            if isGoodAsZero(min(found.cost, known)) || returns == Self.mostReturns { break }
        }
        return best
    }

    private func isGoodAsZero(_ cost: Double) -> Bool {
        let miss = curve.scale * 1e-12
        return cost <= miss * miss * Double(curve.count)
    }

    /// The defaults first; then places spread evenly over the ranges, or over some powers of ten where there is none.
    private func start(_ attempt: Int, around defaults: [Double]) -> [Double] {
        guard attempt > 0 else { return defaults }
        // Roberts' R-sequence: multiples of powers of 1/g, where g is the root of gᵈ⁺¹ = g + 1, fill a cube evenly.
        let power = Double(defaults.count + 1)
        var g = 1.5
        for _ in 0..<40 { g = CZoeMath.pow(1 + g, 1 / power) }
        return defaults.enumerated().map { place, initial in
            let share = 0.5 + Double(attempt) * CZoeMath.pow(g, -Double(place + 1))
            let part = share - share.rounded(.down)
            if let range = bounds[place] { return range.lowerBound * (1 - part) + range.upperBound * part }
            // Four fifths keep the sign, which most defaults have right.
            let isTurned = attempt % 5 == 4
            let size = CZoeMath.pow(10, 4 * part - 2) * (initial == 0 ? 1 : initial)
            return isTurned && (attempt / 5 + place) % 2 == 0 ? -size : size
        }
    }

    private mutating func state(at values: [Double]) -> State? {
        work += curve.work
        guard let misses = curve.misses(at: values) else { return nil }
        let cost = misses.reduce(0) { $0 + $1 * $1 }
        return cost.isFinite ? State(values: values, misses: misses, cost: cost) : nil
    }

    private mutating func descent(from start: [Double]) -> State? {
        guard var here = state(at: start) else { return nil }
        var damping = 1e-3
        for _ in 0..<Self.mostSteps {
            iterations += 1
            guard here.cost > 0, let slopes = slopes(at: here) else {
                here.isSettled = here.cost == 0
                return here
            }
            var isBetter = false
            while !isBetter {
                guard damping < 1e12, work < 2 * Self.mostWork else {
                    // Not even the smallest step downhill helps: this is a minimum.
                    here.isSettled = damping >= 1e12
                    return here
                }
                let next = step(from: here, slopes, damping: damping)
                if let found = state(at: next), found.cost < here.cost {
                    let gain = here.cost - found.cost
                    here = found
                    isBetter = true
                    damping = max(damping / 10, 1e-15)
                    if gain <= 1e-15 * here.cost {
                        here.isSettled = true
                        return here
                    }
                } else {
                    damping *= 4
                }
            }
        }
        return here
    }

    /// How each miss changes with each parameter, by central differences; one-sided at a bound or beside a pole.
    private mutating func slopes(at here: State) -> [[Double]]? {
        var slopes: [[Double]] = []
        for (place, value) in here.values.enumerated() {
            // The cube root of a double's precision balances rounding against curvature.
            let reach = max(value.magnitude, 1e-3) * 6e-6
            func moved(by distance: Double) -> State? {
                var values = here.values
                values[place] = kept(value + distance, at: place)
                return values[place] == value ? nil : state(at: values)
            }
            let (ahead, behind) = (moved(by: reach) ?? here, moved(by: -reach) ?? here)
            let distance = ahead.values[place] - behind.values[place]
            guard distance > 0 else { return nil }
            let column = zip(ahead.misses, behind.misses).map { ($0 - $1) / distance }
            guard column.allSatisfy({ $0.isFinite }) else { return nil }
            slopes.append(column)
        }
        return slopes
    }

    private func kept(_ value: Double, at place: Int) -> Double {
        bounds[place].map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }

    /// Solves `(JᵀJ + damping · diag) · step = -Jᵀ · misses` for the parameters that are not held by their bounds.
    private func step(from here: State, _ slopes: [[Double]], damping: Double) -> [Double] {
        let downhill = slopes.map { column in -zip(column, here.misses).reduce(0) { $0 + $1.0 * $1.1 } }
        let loose = slopes.indices.filter { place in
            let value = here.values[place]
            return kept(value + (downhill[place] < 0 ? -1 : 1) * max(value.magnitude, 1) * 1e-12, at: place) != value
                && downhill[place] != 0
        }
        var table = loose.map { row in
            loose.map { column in
                let product = zip(slopes[row], slopes[column]).reduce(0) { $0 + $1.0 * $1.1 }
                return row == column ? product * (1 + damping) : product
            } + [downhill[row]]
        }
        var values = here.values
        guard let steps = Self.solution(of: &table) else { return values }
        for (place, step) in zip(loose, steps) where step.isFinite {
            values[place] = kept(values[place] + step, at: place)
        }
        return values
    }

    /// Gauss' elimination with the largest pivot. Nil where the rows do not settle the unknowns.
    private static func solution(of table: inout [[Double]]) -> [Double]? {
        let count = table.count
        for column in 0..<count {
            guard
                let pivot = (column..<count).max(by: { table[$0][column].magnitude < table[$1][column].magnitude }),
                table[pivot][column].magnitude > 0
            else { return nil }
            table.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let share = table[row][column] / table[column][column]
                for place in column...count { table[row][place] -= share * table[column][place] }
            }
        }
        return (0..<count).map { table[$0][count] / table[$0][$0] }
    }
}
