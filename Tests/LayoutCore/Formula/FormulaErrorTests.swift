import LayoutCore
import Testing

@Suite struct FormulaErrors {
    private func error(_ text: String) -> String {
        do {
            _ = try Formula(text)
            return "none"
        } catch { return error.description }
    }

    @Test(arguments: [
        ("x = ", "1:5: found the end of the formula, expected a number, a name or '('"),
        ("x = 1 +\ny = 2", "2:1: found 'y', expected a number, a name or '(' before the next assignment"),
        ("x = (1 + 2", "1:11: found the end of the formula, expected an operator or ')' for the '(' at 1:5"),
        ("x = 1\ny = 2)", "2:6: found ')', expected an operator or the end of the statement"),
        ("x = 2 3", "1:7: found '3', expected an operator or the end of the statement"),
        ("x = 2o", "1:5: '2o' is neither a number nor a name; put an operator between them"),
        ("x = 1e999", "1:5: the number '1e999' is too big; expected one below 1.8e308"),
        ("x = ofset", "1:5: no input, parameter or local is called 'ofset'"),
        ("tilt_ = 1\nx = tilt", "2:5: no input, parameter or local is called 'tilt'; did you mean 'tilt_'?"),
        ("x = sinn(o)", "1:5: no function is called 'sinn'; did you mean 'sin'?"),
        ("x = O", "1:5: no input, parameter or local is called 'O'; did you mean 'o'?"),
        ("x = sin", "1:5: 'sin' is a function; expected '(' after it"),
        ("x = clamp(o, 1)", "1:5: 'clamp' takes 3 values, found 2"),
        ("x = min(o)", "1:5: 'min' takes 2 values or more, found 1"),
        ("x = sin()", "1:5: 'sin' takes 1 value, found 0"),
        ("x = min(o, 1", "1:13: found the end of the formula, expected an operator, ',' or ')' for the '(' at 1:8"),
        ("x = o ? 1", "1:10: found the end of the formula, expected ':' and the value otherwise"),
        ("x = 0 < o < 1", "1:11: found '<', expected '&&' between two comparisons"),
        ("x = alpha", "1:5: 'alpha' has no value yet; expected an assignment to it before this"),
        ("o = 1", "1:1: 'o' is an input; expected another name"),
        ("pi = 3", "1:1: 'pi' is a constant; expected another name"),
        ("sin = 3", "1:1: 'sin' is a function; expected another name"),
        ("q = 1\nx = q\nq = 2", "3:1: 'q' has its value already, from line 1; expected another name"),
        ("x = 1; x = 2", "1:8: 'x' has its value already, from line 1; expected another name"),
        ("in = 1", "1:1: 'in' is a reserved word; expected another name"),
        ("wrap = 1 in 0..2", "1:1: 'wrap' is a parameter that every layout has; expected another name"),
        ("x = 1 in 0..2", "1:1: 'x' is an output and has no range; expected a parameter's name"),
        ("a = o in 0..2", "1:5: the value before 'in' varies; expected a constant as the default"),
        ("a = 1 in 0,2", "1:11: found ',', expected '..' and the greatest value"),
        ("a = 1 in 0..o", "1:13: a range's end varies; expected a constant"),
        ("a = 1 in 2..0", "1:13: the range ends before it begins; expected more than 2.0"),
        ("a = 5 in 0..2", "1:5: the default 5.0 is out of range; expected 0.0 to 2.0"),
        ("a = 1 in 0..2 \"help", "1:15: the help text is not closed; expected '\"' before the end of the line"),
        ("x = o @ 2", "1:7: '@' has no meaning in a formula; expected a name, a number or an operator"),
        ("# größer\nx = 2 × o", "2:7: '×' has no meaning in a formula; expected a name, a number or an operator"),
        ("x = \u{7}", "1:5: '\\u{07}' has no meaning in a formula; expected a name, a number or an operator"),
        ("a = 1 in 0..2 \"größer\" ?", "1:24: found '?', expected an operator or the end of the statement"),
        ("o * 2", "1:3: found '*', expected '=' after 'o'"),
        ("1 + 2", "1:1: found '1', expected a name to assign to, such as x"),
        ("x = o\n+ 3", "2:1: found '+', expected a name to assign to, such as x"),
        (
            "q = 1",
            "1:6: the formula moves no card; expected an assignment to x, y, z, rx, ry, rz, sx, sy, s, alpha, blur, zorder, bendx, bendy"
        ),
    ])
    func saysWhatAndWhere(_ text: String, _ wanted: String) { #expect(error(text) == wanted) }

    @Test func rangesHaveTwoDots() {
        #expect(error("a = 1 in 0...5; x = a") == "1:5: the default 1.0 is out of range; expected 0.0 to 0.5")
    }

    @Test func bareExpressionComesLast() {
        #expect(throws: FormulaError.self) { try Formula(expression: "1; 2") }
        #expect(throws: FormulaError.self) { try Formula(expression: "") }
        #expect(throws: FormulaError.self) { try Formula(expression: "a + b", free: ["a"]) }
    }

    @Test func nestingIsLimited() {
        let deep = 20_000
        for text in [
            String(repeating: "(", count: 99_990), "x = " + String(repeating: "(", count: 99_990),
            "x = " + String(repeating: "-", count: deep - 10) + "1",
            "x = " + String(repeating: "2^", count: deep / 2 - 10),
            "x = " + String(repeating: "o?", count: deep / 2 - 10),
            "x = " + String(repeating: "sin(", count: deep / 4 - 10),
            "x = " + String(repeating: "1?1:", count: deep / 4 - 10) + "1",
        ] {
            #expect(throws: FormulaError.self) { try Formula(text) }
        }
        #expect(error("x = " + String(repeating: "(", count: 500)).contains("nested deeper than 100 levels"))
        #expect(error("x = " + String(repeating: "(", count: 40) + "o" + String(repeating: ")", count: 40)) == "none")
    }

    @Test func lengthIsLimited() {
        #expect(error("x = 1" + String(repeating: " ", count: 100_000)).contains("longer than 100000 bytes"))
        // As long as can be, and as flat as can be: no nesting, so no limit but the length.
        #expect(error("x = o" + String(repeating: "+o", count: 49_000)) == "none")
    }

    @Test func longNamesAreCutInMessages() {
        #expect(error("x = " + String(repeating: "q", count: 90_000)).count < 150)
    }
}
