import Foundation
import Testing

@testable import LayoutCore

@Suite struct FormulaValues {
    /// The expression's value at an offset.
    private func value(_ text: String, o: Double = 0) throws -> Double {
        try #require(try Formula(expression: text).values(at: [o])).first ?? .nan
    }

    private func expectSame(_ found: Double, _ wanted: Double, _ what: String) {
        #expect(found == wanted || (found.isNaN && wanted.isNaN), "\(what): \(found), not \(wanted)")
    }

    private static let samples: [Double] = [
        -1e300, -7.5, -2.5, -2, -1, -0.75, -0.5, -.leastNonzeroMagnitude, -0.0, 0, 0.25, 0.5, 1, 1.5, 2.5, 3, 700,
        1e300, .infinity,
        -.infinity, .nan,
    ]

    @Test func functionsOfOneValueAreTheLibrarys() throws {
        let functions: [(String, (Double) -> Double)] = [
            ("sin(o)", sin), ("cos(o)", cos), ("tan(o)", tan), ("asin(o)", asin), ("acos(o)", acos), ("atan(o)", atan),
            ("sqrt(o)", { $0.squareRoot() }), ("abs(o)", { abs($0) }), ("floor(o)", floor), ("ceil(o)", ceil),
            ("round(o)", round), ("exp(o)", exp), ("log(o)", log), ("fract(o)", { $0 - floor($0) }),
            ("sign(o)", { $0 > 0 ? 1 : $0 < 0 ? -1 : $0 }), ("-o", { -$0 }), ("+o", { $0 }),
            ("!o", { $0 == 0 ? 1 : 0 }), ("o^2", { $0 * $0 }), ("smoothstep(-1, 3, o)", Self.smoothstep),
        ]
        for (text, wanted) in functions {
            for o in Self.samples { expectSame(try value(text, o: o), wanted(o), "\(text) at \(o)") }
        }
    }

    private static func smoothstep(_ o: Double) -> Double {
        let part = (o + 1) / 4
        let t = part < 0 ? 0 : part > 1 ? 1 : part
        return t * t * (3 - 2 * t)
    }

    @Test func functionsAndOperatorsOfTwoValuesAreTheLibrarys() throws {
        let functions: [(String, (Double, Double) -> Double)] = [
            ("a + o", { $0 + $1 }), ("a - o", { $0 - $1 }), ("a * o", { $0 * $1 }), ("a / o", { $0 / $1 }),
            ("a ^ o", pow), ("pow(a, o)", pow), ("atan2(a, o)", atan2),
            ("a % o", { $0 - $1 * floor($0 / $1) }), ("mod(a, o)", { $0 - $1 * floor($0 / $1) }),
            ("a < o", { $0 < $1 ? 1 : 0 }), ("a <= o", { $0 <= $1 ? 1 : 0 }), ("a > o", { $0 > $1 ? 1 : 0 }),
            ("a >= o", { $0 >= $1 ? 1 : 0 }), ("a == o", { $0 == $1 ? 1 : 0 }), ("a != o", { $0 != $1 ? 1 : 0 }),
            ("a && o", { $0 != 0 && $1 != 0 ? 1 : 0 }), ("a || o", { $0 != 0 || $1 != 0 ? 1 : 0 }),
            ("min(a, o)", { $1 < $0 ? $1 : $0 }), ("max(a, o)", { $0 < $1 ? $1 : $0 }),
            ("step(a, o)", { $1 < $0 ? 0 : 1 }), ("mix(a, o, 0.25)", { $0 * 0.75 + $1 * 0.25 }),
            ("a ? o : 5", { $0 != 0 ? $1 : 5 }),
        ]
        for (text, wanted) in functions {
            let formula = try Formula(expression: text, free: ["a"])
            for a in Self.samples {
                let found = try #require(formula.values(at: Self.samples, parameters: ["a": a]))
                for (o, value) in zip(Self.samples, found) {
                    if text.contains("pow") || text.contains("^"), o == 2 { continue }
                    expectSame(value, wanted(a, o), "\(text) with a = \(a) at \(o)")
                }
            }
        }
    }

    @Test(arguments: [
        ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("24 / 4 / 2", 3), ("2 ^ 3 ^ 2", 512),
        ("-2 ^ 2", -4), ("2 ^ -1", 0.5), ("2 ^ -1 ^ 2", 0.5), ("-2 * -3", 6), ("--3", 3), ("!0 + 1", 2), ("!3", 0),
        ("2 * 3 % 4", 2), ("-1 % 3", 2), ("1 + 1 < 3", 1), ("1 < 2 == 1", 1), ("0 && 1 || 1", 1), ("1 || 1 && 0", 1),
        ("0 ? 1 : 0 ? 2 : 3", 3), ("1 ? 0 ? 1 : 2 : 3", 2), ("1 || 0 ? 4 : 5", 4), ("2 > 1 ? 1 + 1 : 0", 2),
        ("min(3, 1, 2)", 1), ("max(3, 1, 4, 2)", 4), ("clamp(5, 0, 1)", 1), ("clamp(-5, 0, 1)", 0),
        ("mix(2, 4, 0.5)", 3), ("step(1, 1)", 1), ("step(1, 0.5)", 0), ("smoothstep(0, 2, 1)", 0.5), ("pi", Double.pi),
        ("cos(pi)", -1), (".5 + 1.", 1.5), ("1e3 + 1.5E-1", 1000.15), ("2*pi/pi", 2), ("fract(-0.25)", 0.75),
        ("round(-2.5)", -3), ("sign(-0.1)", -1), ("10^2", 100), ("w + h + W + H + n", 5), ("i + t", 0),
        ("q = 3; r = q * q\nr + 1", 10), ("(1 +\n 2) *\n 3", 9), ("1\n ? 2\n : 3", 2), ("4 # four\n", 4),
        ("4 // four", 4), ("a = 2 in 0..3 \"help\"; a * 2", 4), ("a = pi/4 in -pi..2*pi\na", Double.pi / 4),
        ("\u{FEFF}1", 1), ("1\r\n", 1), ("x = 2; x + 1", 3),
    ])
    func reads(_ text: String, _ wanted: Double) throws {
        #expect(try value(text) == wanted)
    }

    @Test func bothBranchesAreSelectedCardByCard() throws {
        let formula = try Formula(expression: "o < 0 ? sqrt(-o) : 1/o")
        #expect(formula.values(at: [-4, 2, -9, 0.5]) == [2, 0.5, 3, 2])
    }

    @Test func inputsComeFromTheStage() throws {
        var stage = LayoutContext(view: Size(width: 30, height: 40), card: Size(width: 10, height: 20), items: 7)
        stage.time = 2.5
        let formula = try Formula(expression: "w + 100*h + 10000*W + 1000000*H + n/10 + t/1000")
        #expect(formula.values(at: [0], on: stage) == [10 + 2000 + 300_000 + 40_000_000 + 0.7 + 0.0025])
    }

    @Test func outputsAreNamed() throws {
        let formula = try Formula("x = o; alpha = 1")
        #expect(formula.outputs == ["x", "alpha"])
        #expect(formula.values(of: "x", at: [1, 2]) == [1, 2])
        #expect(formula.values(of: "y", at: [1]) == nil)
        #expect(formula.values(at: [1]) == nil, "two outputs, none named")
        #expect(formula.values(of: "x", at: []) == [])
    }

    @Test func parametersAreKnobs() throws {
        let formula = try Formula(
            """
            a = 1.25 in 0.1..4 "how far cards stand apart"
            turn = pi/2 in -2*pi..2*pi
            x = a * o * cos(turn)
            """)
        let (first, second) = (formula.parameters[0], formula.parameters[1])
        #expect(
            first
                == Parameter(
                    "a", in: .layout, .number(0.1...4, step: 0.01), default: 1.25, help: "how far cards stand apart"))
        #expect(second.kind == .number(-2 * .pi...2 * .pi, step: 0.1))
        #expect(second.help == "")
    }

    @Test func equalPartsAreWorkedOutOnceAndConstantsNever() throws {
        var graph = try Formula(expression: "cos(o*a) + cos(o*a) + 2*3*4", free: ["a"]).graph
        // o·a, its cosine, the cosine twice, plus 24.
        #expect(graph.varies.count { $0 } == 2 + 4)
        let size = graph.nodes.count
        _ = graph.constant(24)
        #expect(graph.nodes.count == size, "24 is there already")
    }
}
