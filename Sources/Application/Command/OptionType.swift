import LayoutCore
import ZoeDocument

/// What an option's value can be: how it is called, between what it lies, how it is read, and what a shell offers for it.
struct OptionType<Value>: Sendable {
    /// What stands for it in the help: `N`, `json|csv`.
    let placeholder: String
    /// What an error line asks for: `a whole number from 1 to 8`.
    let wanted: String
    /// Between what it lies, where neither the placeholder nor common sense says that.
    var span: String?
    /// The words that it can be, where it can only be one of a few.
    var words: [String] = []
    var completion: @Sendable () -> ShellCompletion = { .nothing }
    /// nil where the text is none.
    let parse: @Sendable (String) -> Value?

    func value(of text: String, _ flag: String, in arguments: Arguments) throws(Failure) -> Value {
        if let value = parse(text) { return value }
        guard !words.isEmpty else { throw arguments.wrong("\(flag) needs \(wanted), not '\(Quotation(text))'") }
        let ending = Suggestion.ending(for: text, among: words, otherwise: "give \(wanted)")
        throw Failure(.usage, "no \(flag) '\(Quotation(text))'\(ending)")
    }
}

extension OptionType where Value == Double {
    /// - Parameters:
    ///   - range: any finite number without it. One that begins with the number after 0 is one above 0.
    ///   - what: as an error line has it.
    static func number(
        _ placeholder: String, in range: ClosedRange<Double>? = nil, of what: String = "a number"
    ) -> Self {
        let span = range.map(\.inWords)
        return Self(
            placeholder: placeholder, wanted: span.map { "\(what) \($0)" } ?? "a finite number",
            span: span.map { $0.hasPrefix("from ") ? String($0.dropFirst(5)) : $0 }
        ) { text in
            guard let number = Double(text), number.isFinite, range?.contains(number) ?? true else { return nil }
            return number
        }
    }
}

extension ClosedRange<Double> {
    /// `from 0 to 3600`, or `above 0 and up to 64` where it begins with the number after 0.
    fileprivate var inWords: String {
        let below = lowerBound.nextDown
        let isOpen = below == below.rounded()
        return (isOpen ? "above \(numeral(below)) and up to " : "from \(numeral(lowerBound)) to ")
            + numeral(upperBound)
    }
}

extension OptionType where Value: FixedWidthInteger & Sendable {
    /// - Parameter placeholder: the range itself without one.
    static func whole(_ placeholder: String? = nil, in range: ClosedRange<Value>) -> Self {
        let isAny = range.upperBound == .max
        let isShort = !isAny && range.upperBound - range.lowerBound < 16
        return Self(
            placeholder: placeholder ?? "\(range.lowerBound)…\(range.upperBound)",
            wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            span: isAny || placeholder == nil ? nil : "\(range.lowerBound) to \(range.upperBound)",
            completion: { isShort ? .words(words(in: range)) : .nothing },
            parse: { text in Value(text).flatMap { range.contains($0) ? $0 : nil } })
    }

    private static func words(in range: ClosedRange<Value>) -> [String] {
        var (words, number) = (["\(range.lowerBound)"], range.lowerBound)
        while number < range.upperBound {
            number += 1
            words.append("\(number)")
        }
        return words
    }
}

extension OptionType where Value: Sendable {
    /// One of a few, by what they are called.
    static func choice(_ values: [Value]) -> Self {
        let words = values.map { "\($0)" }
        let list =
            words.count > 1 ? "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])" : words[0]
        return Self(
            placeholder: words.joined(separator: "|"), wanted: list, words: words, completion: { .words(words) },
            parse: { text in values.first { "\($0)" == text } })
    }
}

extension OptionType where Value == String {
    /// Any text: what it may be is known to its command.
    static func text(
        _ placeholder: String, completing completion: @autoclosure @escaping @Sendable () -> ShellCompletion = .nothing
    ) -> Self {
        Self(placeholder: placeholder, wanted: placeholder, completion: completion, parse: { $0 })
    }

    static func file(_ placeholder: String = "FILE") -> Self { text(placeholder, completing: .files) }
    static func folder(_ placeholder: String = "DIR") -> Self { text(placeholder, completing: .folders) }
}

extension OptionType where Value == Size {
    /// `1280x720`
    static var size: Self {
        Self(placeholder: "WxH", wanted: "WxH in points, above 0 and up to a million (1280x720)") { text in
            let sides = text.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) ?? .nan }
            let possible = 0.0.nextUp...1_000_000
            guard sides.count == 2, sides.allSatisfy(possible.contains) else { return nil }
            return Size(width: sides[0], height: sides[1])
        }
    }
}

/// What is set by name: `tilt=0.5`.
struct Assignment: Sendable {
    let name: String
    let text: String
}

extension OptionType where Value == Assignment {
    static func assignment(
        completing completion: @autoclosure @escaping @Sendable () -> ShellCompletion
    ) -> Self {
        Self(placeholder: "NAME=VALUE", wanted: "NAME=VALUE", completion: completion) { text in
            guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return nil }
            return Assignment(name: String(text[..<equals]), text: String(text[text.index(after: equals)...]))
        }
    }
}

extension OptionType where Value == ClosedRange<Int> {
    /// `0..59`, both ends too.
    static var frames: Self {
        Self(placeholder: "A..B", wanted: "A..B, counted from 0 (0..59)") { text in
            let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
            guard ends.count == 2, ends[0] >= 0, ends[1] >= ends[0], ends[1] <= 100_000_000 else { return nil }
            return ends[0]...ends[1]
        }
    }
}
