internal import LayoutCore

extension LayoutCode {
    /// A module with one function.
    package var javaScript: String {
        let printer = CodePrinter(formula, in: .javaScript)
        let inputs = [(FormulaGraph.Input.index, 0.0)] + CardFormula.stageInputs.map { ($0, standing($0)) }
        let given = inputs.map { input, value in
            "    \(input.rawValue) = \(CodeLanguage.javaScript.literal(value)), // \(CardFormula.meaning(of: input))\n"
        }
        let settings = zip(formula.settings, printer.settings).map { setting, name in
            let key = setting.name == name ? name : "\(setting.name): \(name)"
            return "    \(key) = \(CodeLanguage.javaScript.literal(setting.value)), // \(setting.note)\n"
        }
        let rows = (0..<4).map { row in
            "            " + (0..<4).map { printer.number(formula.matrix[row * 4 + $0]) }.joined(separator: ", ")
                + ",\n"
        }
        return head([
            "Written by zoetrope. A module without dependencies: import { place } from './layout.js'.",
            "matrix is CSS's matrix3d, of a card whose middle is in the middle of the view; perspective is in it.",
        ]) + """

            /** Where the card with the offset o stands; the greater its depth, the nearer it is. */
            export function place(o, {
            \(given.joined())\(settings.joined())} = {}) {
            \(printer.statements.map { "    \($0)\n" }.joined())    const card = {
                    matrix: [
            \(rows.joined())        ],
                    alpha: \(printer.number(formula.alpha)),
                    blur: \(printer.number(formula.blur)),
                    depth: \(printer.number(formula.depth)),
                    hidden: \(printer.truth(formula.isHidden)),
                };
                if (!card.matrix.every(Number.isFinite) || !Number.isFinite(card.alpha)) card.alpha = 0;
                return card;
            }

            const { abs, sqrt, floor, ceil, sin, cos, tan, asin, acos, atan, atan2, exp, log, pow } = Math;
            const min = (a, b) => (b < a ? b : a);
            const max = (a, b) => (a < b ? b : a);
            const sign = (a) => (a > 0 ? 1 : a < 0 ? -1 : a);
            const rounded = (a) => (abs(a - Math.trunc(a)) < 0.5 ? Math.trunc(a) : Math.trunc(a) + sign(a));
            const quarter = (a, quarters) => {
                const turns = a / 90;
                if (turns !== floor(turns) || abs(turns) >= 1e9) return undefined;
                return [1, 0, -1, 0][(((turns - quarters) % 4) + 4) % 4];
            };
            const cosOfDegrees = (a) => quarter(a, 0) ?? cos(a * (Math.PI / 180));
            const sinOfDegrees = (a) => quarter(a, 1) ?? sin(a * (Math.PI / 180));

            """
    }
}

extension CodeLanguage {
    static let javaScript = CodeLanguage(
        reserved: Set(
            """
            await break case catch class const continue debugger default delete do else enum export extends false finally for
            function if import in instanceof new null return super switch this throw true try typeof var void while with yield
            let static implements interface package private protected public undefined NaN Infinity eval arguments Math Number
            place card abs sqrt floor ceil sin cos tan asin acos atan atan2 exp log pow min max sign rounded quarter cosOfDegrees
            sinOfDegrees
            """.split(whereSeparator: \.isWhitespace).map(String.init)),
        literal: { number in
            if number.isNaN { return "NaN" }
            if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
            if number == .pi { return "Math.PI" }
            return number == 0 && number.sign == .minus ? "-0" : "\(Parameter.Value.number(number))"
        }, definition: { name, _, text in "const \(name) = \(text);" }, functions: [:])
}
