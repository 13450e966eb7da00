import LayoutCore
import ZoeDocument

extension Command {
    static let fit = Command(
        "fit", "find a formula's parameters from wanted points", options: [.curve, .free, .points, .result, .json],
        notes: [
            "zoetrope fit --formula '1/(a-b*o)-1/a' --free a,b --points '1,0.8 -2,-0.4'",
            "finds a = 1.25 and b = 0.625. Exits with 1 where the search does not settle.",
        ]
    ) { arguments throws(Failure) in
        let source = try arguments.required(.curve)
        let (free, points) = (try arguments.required(.free), try arguments.required(.points))
        let formula = try FormulaText(source, for: .curve).read { text throws(FormulaError) in
            try Formula(expression: text, free: free)
        }
        let fit: Fitter.Fit
        do throws(FitError) {
            fit = try Fitter.fit(formula, output: arguments[.result], free: free, points: points)
        } catch .neverFinite {
            throw Failure(.no, "\(FitError.neverFinite)")
        } catch {
            throw arguments.wrong("\(error)")
        }
        try Console.write(arguments.has(.json) ? fit.json(inOrderOf: free) : fit.description(inOrderOf: free))
        if !fit.converged {
            throw Failure(
                .no, "the search did not settle; begin nearer to the fit (a = 1.25 in 0.1..4) or give more points")
        }
    }
}

extension Option {
    fileprivate static let curve = ValueOption(
        "formula", .text("TEXT"), help: "the curve over the offset o, or a layout's formula")
    fileprivate static let free = ValueOption("free", .names, help: "the parameters to find")
    fileprivate static let points = ValueOption("points", .points, help: "wanted values: offset, value")
    fileprivate static let result = ValueOption(
        "output", .text("NAME"), help: "which of the formula's outputs is wanted: x, alpha, …")
}

extension OptionType where Value == [String] {
    fileprivate static var names: Self {
        Self(placeholder: "A,B", wanted: "names of parameters, with commas between them") { text in
            let names = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
            return names.isEmpty ? nil : names
        }
    }
}

extension OptionType where Value == [Fitter.Point] {
    fileprivate static var points: Self {
        Self(placeholder: "'O,V O,V …'", wanted: "pairs of finite numbers ('1,0.8 -2,-0.4')") { text in
            var points: [Fitter.Point] = []
            for pair in text.split(whereSeparator: { $0.isWhitespace || $0 == ";" }) {
                let numbers = pair.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
                guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return nil }
                points.append(Fitter.Point(o: numbers[0], value: numbers[1]))
            }
            return points.isEmpty ? nil : points
        }
    }
}

extension Fitter.Fit {
    private func found(_ names: [String]) -> [(String, Double)] {
        names.compactMap { name in values[name].map { (name, $0) } }
    }

    fileprivate func description(inOrderOf names: [String]) -> String {
        (found(names) + [("residual", residual)]).map { "\($0) = \(numeral($1))\n" }.joined()
    }

    fileprivate func json(inOrderOf names: [String]) -> String {
        let object = JSON.object([
            ("values", .object(found(names).map { ($0, .number($1)) })), ("residual", .number(residual)),
            ("converged", .flag(converged)),
        ])
        return object.text + "\n"
    }
}
