/// What remains of a comment when its annotations are taken out, as a person would read it.
enum HelpText {
    static let mostLetters = 400

    static func sentences(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            let words = line.split { $0.isWhitespace }.drop { !$0.contains { $0.isLetter || $0.isNumber } }
            let sentence = words.joined(separator: " ")
            // What was commented out is no help.
            guard let last = sentence.last, !";{}".contains(last) else { return nil }
            return sentence
        }
    }

    /// nil for nothing, and for as much as only a licence has.
    static func joined(_ sentences: [String]) -> String? {
        var text = sentences.joined(separator: " ")
        while let last = text.last, !last.isLetter, !last.isNumber, !")].!?%°\"'".contains(last) { text.removeLast() }
        return text.isEmpty || text.count > mostLetters ? nil : text
    }
}
