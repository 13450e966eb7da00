internal import LayoutCore

/// Words of others in a line of code or markup: a line of theirs is no line of ours.
enum CodeText {
    /// After `//`: on one line, and not going on in the next one, as C has it of lines that end with a backslash.
    static func comment(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> Character in
            scalar == "\\" ? "/" : isPlain(scalar) ? Character(scalar) : " "
        }
        return String(scalars)
    }

    /// Whether it takes room and ends no line; marks that turn the direction of what is read are none either.
    static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .unassigned: false
        default: true
        }
    }

    /// A comment of lines no longer than a page is wide.
    static func comments(_ text: String, indented indent: String = "") -> String {
        var lines: [String] = [""]
        for word in comment(text).split(separator: " ") {
            if lines[lines.count - 1].count + word.count > 96 - indent.count { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        return lines.map { "\(indent)// \($0)\n" }.joined()
    }

    /// In the quotes of Swift.
    static func swiftText(_ text: String) -> String {
        var quoted = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\", "\"": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case _ where isPlain(scalar): quoted.unicodeScalars.append(scalar)
            default: quoted += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"\(quoted)\""
    }

    /// `CoverFlow`, of letters and digits only.
    static func typeName(_ name: String) -> String {
        let words = name.unicodeScalars.split { scalar in
            !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
        }
        let joined = words.map { word in
            let word = String(String.UnicodeScalarView(word))
            return word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        return joined.first?.isLetter == true ? joined : "Card\(joined)"
    }
}

extension CardFormula {
    /// What the letters mean that every formula knows.
    static func meaning(of input: FormulaGraph.Input) -> String {
        switch input {
        case .offset: "the card's offset from the middle, in items"
        case .index: "its place in the row"
        case .count: "how many cards there are"
        case .cardWidth: "a card's width"
        case .cardHeight: "and height, in points"
        case .viewWidth: "the view's width"
        case .viewHeight: "and height, in points"
        case .time: "seconds"
        }
    }

    /// Those that have a value of their own on a stage.
    static let stageInputs: [FormulaGraph.Input] = [
        .count, .cardWidth, .cardHeight, .viewWidth, .viewHeight, .time,
    ]
}
