import TestSupport
import Testing

@testable import LayoutCore

@Suite struct FormulaFuzz {
    private static let words =
        FormulaSymbol.allCases.map(\.rawValue) + FormulaFunction.names + FormulaParser.outputs
        + [
            "o", "i", "n", "w", "h", "W", "H", "t", "pi", "in", "a", "b", "1", "0.5", "1e308", "..", "\n", ";", "\"x\"",
            "=",
        ]

    private func survive(_ text: String) {
        do {
            let formula = try Formula(expression: text, free: ["a", "b"])
            for output in formula.outputs {
                #expect(formula.values(of: output, at: [-1e300, -1, 0, 2.5, .nan])?.count == 5)
            }
        } catch {
            #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
        }
        if let formula = try? Formula(text) {
            let kind = LayoutKind.custom(formula)
            let stage = LayoutContext(view: Size(width: 9, height: 9), card: Size(width: 1, height: 1), items: .max)
            let row = kind.layout(Knobs(kind.table), on: stage).placement(at: .init(index: .max, offset: 1.5)).transform
            #expect(row.row4.x.isFinite && row.row1.x.isFinite)
        }
    }

    @Test func bytesNeverTrap() {
        var dice = SeededGenerator(seed: 1)
        for _ in 0..<1500 {
            let bytes = (0..<Int.random(in: 0..<60, using: &dice)).map { _ in UInt8.random(in: 0...255, using: &dice) }
            survive(String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func wordsNeverTrap() {
        var dice = SeededGenerator(seed: 2)
        for _ in 0..<2500 {
            let count = Int.random(in: 0..<25, using: &dice)
            survive((0..<count).compactMap { _ in Self.words.randomElement(using: &dice) }.joined(separator: " "))
        }
    }

    @Test func randomFormulasArePlacedAlikeAloneAndInRows() throws {
        var dice = SeededGenerator(seed: 3)
        for _ in 0..<150 {
            var text = ""
            for output in FormulaParser.outputs { text += "\(output) = \(expression(depth: 3, &dice))\n" }
            let kind = LayoutKind.custom(try Formula(text))
            let layout = kind.layout(Knobs(kind.table), on: .unit)
            var matrices = [Matrix4](repeating: Matrix4(.identity), count: 11)
            var span = matrices.mutableSpan
            layout.write(11, from: .init(index: 2, offset: -5.25), seenThrough: Lens(), into: &span)
            for k in 0..<11 {
                let alone = layout.placement(at: .init(index: 2 + k, offset: -5.25 + Double(k)))
                #expect(span[k] == Matrix4(Lens().view(alone.transform)), "\(text)")
            }
        }
    }

    private func expression(depth: Int, _ dice: inout SeededGenerator) -> String {
        if depth == 0 { return ["o", "i", "w", "2", "0.5", "pi"].randomElement(using: &dice) ?? "o" }
        let (a, b) = (expression(depth: depth - 1, &dice), expression(depth: depth - 1, &dice))
        switch Int.random(in: 0..<4, using: &dice) {
        case 0:
            let symbols = ["+", "-", "*", "/", "%", "^", "<", "==", "&&", "||"]
            return "(\(a) \(symbols.randomElement(using: &dice) ?? "+") \(b))"
        case 1: return "(\(a) ? \(b) : \(expression(depth: depth - 1, &dice)))"
        default:
            let (name, function) = FormulaFunction.all.randomElement(using: &dice)!
            let count = min(function.arity.upperBound, 3)
            return "\(name)(\(([a, b, "o"] as [String]).prefix(count).joined(separator: ", ")))"
        }
    }
}
