internal import CardContent
internal import LayoutCore
internal import ZoeDocument
internal import ZoeStyle

/// Words and values of a document as markup and style sheets have them: text is text.
package enum Markup {
    /// Between tags and in quotes; what no markup may hold is left out.
    package static func text(_ text: String) -> String {
        var safe = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": safe += "&amp;"
            case "<": safe += "&lt;"
            case ">": safe += "&gt;"
            case "\"": safe += "&quot;"
            case "'": safe += "&#39;"
            case "\n", "\t": safe.unicodeScalars.append(scalar)
            case _ where scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint:
                continue
            default: safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }

    /// To a billionth, which no eye tells from the number itself.
    static func number(_ value: Double, places scale: Double = 1e9) -> String {
        guard value.isFinite else { return "0" }
        let rounded = abs(value) < 1e15 / scale ? (value * scale).rounded() / scale : value
        return rounded == 0 ? "0" : numeral(rounded)
    }

    static func length(_ points: Double) -> String { "\(number(points, places: 1e6))px" }

    static func colour(_ colour: Colour, alpha: Double = 1) -> String {
        let parts = [colour.red, colour.green, colour.blue].map { number(255 * min(max($0, 0), 1), places: 1e3) }
        let alpha = number(min(max(colour.alpha * alpha, 0), 1), places: 1e4)
        return "rgba(\(parts.joined(separator: ", ")), \(alpha))"
    }

    /// Families in quotes, of which only letters, digits, blanks and hyphens are left.
    static func families(_ list: String) -> String {
        let names = list.split(separator: ",").map { name in
            let kept = name.unicodeScalars.filter {
                $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == " " || $0 == "-"
            }
            return String(String.UnicodeScalarView(kept)).split(separator: " ").joined(separator: " ")
        }
        return (names.filter { !$0.isEmpty }.map { "'\($0)'" } + ["sans-serif"]).joined(separator: ", ")
    }

    /// Of a flat card. Which side of it is seen is told by which way round its corners are seen; browsers ask where its own z
    /// goes, and so it goes with them where the card is mirrored.
    static func place(of m: Transform3D, places: Double = 1e9) -> String {
        var m = m
        if isMirrored(m) { m.row3 = -m.row3 }
        return matrix(m, places: places)
    }

    /// By the determinant, from all pairs of columns.
    private static func isMirrored(_ m: Transform3D) -> Bool {
        func pair(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ i: Int, _ j: Int) -> Double { a[i] * b[j] - a[j] * b[i] }
        let (a, b, c, d) = (m.row1, m.row2, m.row3, m.row4)
        let signs: [(Int, Int, Int, Int, Double)] = [
            (0, 1, 2, 3, 1), (0, 2, 1, 3, -1), (0, 3, 1, 2, 1), (1, 2, 0, 3, 1), (1, 3, 0, 2, -1), (2, 3, 0, 1, 1),
        ]
        return signs.map { i, j, k, l, sign in sign * pair(a, b, i, j) * pair(c, d, k, l) }.reduce(0, +) < 0
    }

    static func matrix(_ m: Transform3D, places: Double = 1e9) -> String {
        let entries = [m.row1, m.row2, m.row3, m.row4].flatMap { row in (0..<4).map { row[$0] } }
        return "matrix3d(\(entries.map { number($0, places: places) }.joined(separator: ",")))"
    }
}

extension Colour {
    /// The colour between two, as the backdrop's gradient has it: evenly in square roots of light, of each as much as it is
    /// opaque.
    static func between(_ a: Colour, _ b: Colour, at part: Double) -> Colour {
        var shares = (a.alpha * (1 - part), b.alpha * part)
        if shares.0 + shares.1 <= 0 { shares = (1 - part, part) }
        func mixed(_ x: Double, _ y: Double) -> Double {
            let roots = Colour.linear(x).squareRoot() * shares.0 + Colour.linear(y).squareRoot() * shares.1
            let root = roots / (shares.0 + shares.1)
            return Colour.encoded(root * root)
        }
        return Colour(
            red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
            alpha: a.alpha * (1 - part) + b.alpha * part)
    }

    /// Stops of a gradient from one to the other, the last at 1.
    static func stops(_ a: Colour, _ b: Colour) -> [(part: Double, colour: Colour)] {
        (0...8).map { (part: Double($0) / 8, colour: between(a, b, at: Double($0) / 8)) }
    }
}
