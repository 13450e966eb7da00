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

    static func matrix(_ m: Transform3D, places: Double = 1e9) -> String {
        let entries = [m.row1, m.row2, m.row3, m.row4].flatMap { row in (0..<4).map { row[$0] } }
        return "matrix3d(\(entries.map { number($0, places: places) }.joined(separator: ",")))"
    }
}

extension Colour {
    /// The colour between two, as the backdrop's gradient has it: evenly in square roots of light.
    static func between(_ a: Colour, _ b: Colour, at part: Double) -> Colour {
        func mixed(_ x: Double, _ y: Double) -> Double {
            let root = Colour.linear(x).squareRoot() * (1 - part) + Colour.linear(y).squareRoot() * part
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
