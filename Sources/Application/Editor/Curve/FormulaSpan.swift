/// A part of a formula's text that means something of its own, to be coloured.
public struct FormulaSpan: Hashable {
    public enum Kind: Hashable {
        case comment, help, number, output, parameter
    }

    public let kind: Kind
    /// Counted from 0.
    public let line: Int
    /// In characters, counted from 0.
    public let column: Int
    public let text: String

    /// - Parameter parameters: the names that the formula declares.
    public static func all(in text: String, parameters: Set<String>) -> [FormulaSpan] {
        var spans: [FormulaSpan] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            spans += FormulaLine(Array(line), number, parameters).spans
        }
        return spans
    }
}

/// Reads one line from the left.
private struct FormulaLine {
    private(set) var spans: [FormulaSpan] = []
    private let characters: [Character]
    private let number: Int

    private static let outputs = Set(CurveOutput.ofFormulas.map(\.name))

    init(_ characters: [Character], _ number: Int, _ parameters: Set<String>) {
        self.characters = characters
        self.number = number
        var place = 0
        while place < characters.count {
            let character = characters[place]
            let end: Int
            if character == "#" || (character == "/" && next(place) == "/") {
                end = characters.count
                note(.comment, place..<end)
            } else if character == "\"" {
                let close = characters[(place + 1)...].firstIndex(of: "\"")
                end = close.map { $0 + 1 } ?? characters.count
                note(.help, place..<end)
            } else if character.isNumber || (character == "." && isPoint(place) && next(place)?.isNumber == true) {
                end = self.end(from: place) { $0.isNumber || $0.isLetter || ($0 == "." && self.isPoint($1)) }
                note(.number, place..<end)
            } else if character.isLetter || character == "_" {
                end = self.end(from: place) { character, _ in
                    character.isLetter || character.isNumber || character == "_"
                }
                let name = String(characters[place..<end])
                if Self.outputs.contains(name) {
                    note(.output, place..<end)
                } else if parameters.contains(name) {
                    note(.parameter, place..<end)
                }
            } else {
                end = place + 1
            }
            place = end
        }
    }

    private func next(_ place: Int) -> Character? { place + 1 < characters.count ? characters[place + 1] : nil }

    /// Two points in a row, as in `0..4`, belong to no number.
    private func isPoint(_ place: Int) -> Bool { next(place) != "." && (place == 0 || characters[place - 1] != ".") }

    private func end(from start: Int, while belongs: (Character, Int) -> Bool) -> Int {
        var place = start + 1
        while place < characters.count, belongs(characters[place], place) { place += 1 }
        return place
    }

    private mutating func note(_ kind: FormulaSpan.Kind, _ range: Range<Int>) {
        spans.append(
            FormulaSpan(kind: kind, line: number, column: range.lowerBound, text: String(characters[range])))
    }
}
