public import LayoutCore

/// Finds layouts by what somebody has in mind, in words.
public struct LayoutSearch: Sendable {
    private struct Document {
        let kind: LayoutKind
        let name: String
        /// All that is said of it, in small letters.
        let text: String
        let words: [String: Double]
    }

    private let documents: [Document]

    public init(_ kinds: [LayoutKind] = LayoutKind.all) {
        documents = kinds.map { kind in
            var words: [String: Double] = [:]
            // A name says more than what is said about it.
            let texts: [(String, Double)] = [
                (kind.name, 3), (kind.info.summary, 1.5), (LayoutGuide.use(of: kind) ?? "", 1),
                (LayoutAlias.names(of: kind).joined(separator: " "), 1),
            ]
            for (text, weight) in texts {
                for word in Self.stems(of: text) { words[word] = max(words[word] ?? 0, weight) }
            }
            return Document(
                kind: kind, name: Self.words(of: kind.name).joined(separator: " "),
                text: Self.words(of: texts.map(\.0).joined(separator: " ")).joined(separator: " "), words: words)
        }
    }

    /// Those in which a word of the question occurs, the best first: words that few layouts have count for more.
    public func kinds(like question: String) -> [LayoutKind] {
        ranked { document in score(of: question, in: document) }
    }

    /// The same while the question is still being typed: also those in whose words what stands there is only a part.
    public func kinds(typed: String) -> [LayoutKind] {
        let parts = Self.words(of: typed)
        guard !parts.isEmpty else { return documents.map(\.kind) }
        return ranked { document in
            let hasAll = parts.allSatisfy { document.text.contains($0) }
            let isNamed = document.name.hasPrefix(parts.joined(separator: " "))
            return (isNamed ? 1000 : 0) + (hasAll ? 100 : 0) + score(of: typed, in: document)
        }
    }

    private func ranked(_ score: (Document) -> Double) -> [LayoutKind] {
        let found = documents.enumerated().map { place, document in
            (place: place, kind: document.kind, score: score(document))
        }
        return found.filter { $0.score > 0 }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.kind)
    }

    private func score(of question: String, in document: Document) -> Double {
        Set(Self.stems(of: question)).reduce(0) { sum, word in sum + weight(of: word) * (document.words[word] ?? 0) }
    }

    private func weight(of word: String) -> Double {
        let holders = documents.count { $0.words[word] != nil }
        return holders == 0 ? 0 : Double(documents.count) / Double(holders)
    }

    /// The words of a text without the endings that tell walk, walks, walked and walking apart.
    static func stems(of text: String) -> [String] {
        words(of: text).filter { $0.count > 2 && !fillers.contains($0) }.map(stem)
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ies", "es", "ed", "s", "e", "y"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if stem.count > 2 { return stem }
        }
        return word
    }

    private static let fillers: Set = [
        "the", "and", "that", "with", "which", "whose", "for", "from", "one", "its", "are", "like", "all", "they",
        "card", "cards", "where", "what", "after",
    ]
}
