internal import LayoutCore

/// `0, "a, b", vec3(1, 2, 3)`: what stands in the brackets of an annotation.
enum ArgumentList {
    /// No annotation is that long, and a bracket that is never closed must not be searched for again and again.
    private static let mostBytes = 1000

    /// Where the bracket at this place is closed; what is in quotes does not count.
    static func close(of bytes: [UInt8], at open: Int) -> Int? {
        var depth = 0
        var isQuoted = false
        for place in open..<min(bytes.count, open + mostBytes) {
            if bytes[place] == .quote { isQuoted.toggle() }
            guard !isQuoted else { continue }
            switch bytes[place] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return nil
    }

    /// Cut at the commas that are in no brackets and in no quotes.
    static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var isQuoted = false
        for letter in text {
            if letter == "\"" { isQuoted.toggle() }
            if !isQuoted {
                if "([".contains(letter) { depth += 1 }
                if ")]".contains(letter) { depth -= 1 }
            }
            if letter == ",", depth == 0, !isQuoted {
                parts.append(trimmed(part))
                part = ""
            } else {
                part.append(letter)
            }
        }
        let last = trimmed(part)
        return last.isEmpty && parts.isEmpty ? [] : parts + [last]
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    static func unquoted(_ text: String) -> String {
        let inner = trimmed(text)
        guard inner.count >= 2, inner.first == "\"", inner.last == "\"" else { return inner }
        return trimmed(inner.dropFirst().dropLast())
    }

    /// `1.`, `.5`, `-3`, `2.0f`
    static func number(_ text: some StringProtocol) -> Double? {
        var digits = trimmed(text).lowercased()
        if digits.hasSuffix("f") || digits.hasSuffix("u") { digits.removeLast() }
        guard let first = digits.utf8.first(where: { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }),
            first.isDigit || first == UInt8(ascii: "."), !digits.utf8.contains(UInt8(ascii: "x"))
        else { return nil }
        if digits.hasSuffix(".") { digits += "0" }
        guard let number = Double(digits), number.isFinite else { return nil }
        return number
    }

    /// Numbers, `true`, `false`, `#rrggbb`, or one constructor around them.
    static func numbers(_ arguments: [String]) -> [Double]? {
        guard !arguments.isEmpty else { return nil }
        if arguments.count == 1 {
            let only = arguments[0]
            if only.hasPrefix("#") { return colour(only) }
            if only.hasSuffix(")"), let open = only.firstIndex(of: "(") {
                let inside = String(only[only.index(after: open)...].dropLast())
                return inside.contains("(") ? nil : numbers(parts(of: inside))
            }
        }
        let numbers = arguments.compactMap { ["true": 1, "false": 0][$0.lowercased()] ?? number($0) }
        return numbers.count == arguments.count ? numbers : nil
    }

    /// `1 0.5 0`, as lists have it whose commas mean something else.
    static func spaced(_ text: String) -> [String] {
        text.contains("(") ? [text] : text.split(separator: " ").map(String.init)
    }

    private static func colour(_ text: String) -> [Double]? {
        let reader = Parameter("", in: .face, .colour, default: .colour(.zero), help: "")
        guard case .colour(let colour)? = try? reader.value(from: text).value else { return nil }
        return (0..<4).map { colour[$0] }
    }
}
