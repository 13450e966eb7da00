/// Why a formula cannot be fitted to points.
public enum FitError: Error, Hashable, Sendable, CustomStringConvertible {
    /// No parameter is free.
    case nothingFree
    /// The formula has no parameter of this name.
    case unknownParameter(String, known: [String])
    /// A parameter is named twice.
    case repeatedParameter(String)
    /// More parameters are free than can be found at once.
    case tooManyParameters(Int, most: Int)
    /// The formula has no output of this name.
    case unknownOutput(String, known: [String])
    /// The formula has several outputs and none was named.
    case outputNotNamed(known: [String])
    /// Fewer points than free parameters: they leave a choice.
    case tooFewPoints(Int, free: Int)
    /// More points than `Fitter.mostPoints`.
    case tooManyPoints(Int, most: Int)
    /// By its place among the points, from 0.
    case pointNotFinite(Int)
    /// No values of the parameters were found for which the formula gives numbers at all points.
    case neverFinite

    public var description: String {
        switch self {
        case .nothingFree:
            return "no parameter is free; name those to be found"
        case .unknownParameter(let name, let known):
            let hint = Suggestion.ending(for: name, among: known)
            let rest = known.isEmpty ? "it has none" : "it has \(Self.list(known))"
            return "the formula has no parameter '\(Quotation(name))'" + (hint.isEmpty ? "; \(rest)" : hint)
        case .repeatedParameter(let name):
            return "the parameter '\(Quotation(name))' is named twice"
        case .tooManyParameters(let count, let most):
            return "\(count) parameters are free; at most \(most) can be found at once"
        case .unknownOutput(let name, let known):
            let hint = Suggestion.ending(for: name, among: known)
            return "the formula has no output '\(Quotation(name))'"
                + (hint.isEmpty ? "; it has \(Self.list(known))" : hint)
        case .outputNotNamed(let known):
            return "the formula has several outputs; name one of \(Self.list(known))"
        case .tooFewPoints(let points, let free):
            let number = points == 1 ? "1 point" : "\(points) points"
            return "\(number) cannot settle \(free) free parameters; give \(free) points or more"
        case .tooManyPoints(let points, let most):
            return "\(points) points are too many; give at most \(most)"
        case .pointNotFinite(let place):
            return "point \(place + 1) is not made of finite numbers; correct it or leave it out"
        case .neverFinite:
            return "the formula gives no numbers at the points; declare defaults or ranges for which it does"
        }
    }

    private static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
