/// Text for `man`, in the macros that groff and mandoc both know.
enum Roff {
    /// What a reader sees is the text itself, whatever stands in it.
    static func text(_ text: String) -> String {
        var safe = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": safe += "\\e"
            case "-": safe += "\\-"
            case "'": safe += "\\(aq"
            case "`": safe += "\\(ga"
            case "^": safe += "\\(ha"
            case "~": safe += "\\(ti"
            case "\"": safe += "\\(dq"
            case _ where scalar.isASCII: safe.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                safe += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            }
        }
        // A line that begins with a point would be a request.
        return safe.hasPrefix(".") ? "\\&" + safe : safe
    }

    /// As prose: words are bold that a reader would type.
    static func prose(_ text: String) -> String {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            index.isMultiple(of: 2) || part.isEmpty ? Self.text(String(part)) : "\\fB\(Self.text(String(part)))\\fR"
        }.joined()
    }

    static func section(_ title: String) -> String { ".SH \"\(text(title))\"" }

    static func part(_ title: String) -> String { ".SS \"\(text(title))\"" }

    /// A term, and what it means.
    static func entry(_ term: String, _ meaning: String) -> [String] { [".TP", term, prose(meaning)] }

    /// Lines that stay as they are.
    static func verbatim(_ lines: [String]) -> [String] {
        [".PP", ".RS 4", ".nf"] + lines.map { $0.isEmpty ? "\\&" : text($0) } + [".fi", ".RE"]
    }

    static func bold(_ text: String) -> String { "\\fB\(Self.text(text))\\fR" }

    static func italic(_ text: String) -> String { "\\fI\(Self.text(text))\\fR" }
}
