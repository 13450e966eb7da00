import LayoutCore

/// Finds layouts by what somebody has in mind, in words.
struct LayoutSearch {
    private let documents: [(kind: LayoutKind, words: [String: Double])]

    init(_ kinds: [LayoutKind] = LayoutKind.all) {
        documents = kinds.map { kind in
            var words: [String: Double] = [:]
            // A name says more than what is said about it.
            for (text, weight) in [
                (kind.name, 3), (kind.info.summary, 1.5), (LayoutGuide.use(of: kind) ?? "", 1),
                (LayoutAlias.names(of: kind).joined(separator: " "), 1),
            ] {
                for word in Self.stems(of: text) { words[word] = max(words[word] ?? 0, weight) }
            }
            return (kind, words)
        }
    }

    /// Those in which a word of the question occurs, the best first: words that few layouts have count for more.
    func kinds(like question: String) -> [LayoutKind] {
        let asked = Set(Self.stems(of: question))
        let found = documents.enumerated().map { place, document in
            let score = asked.reduce(0) { sum, word in
                sum + weight(of: word) * (document.words[word] ?? 0)
            }
            return (place: place, kind: document.kind, score: score)
        }
        return found.filter { $0.score > 0 }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.kind)
    }

    private func weight(of word: String) -> Double {
        let holders = documents.count { $0.words[word] != nil }
        return holders == 0 ? 0 : Double(documents.count) / Double(holders)
    }

    /// The words of a text without the endings that tell walk, walks, walked and walking apart.
    static func stems(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { $0.count > 2 && !fillers.contains($0) }.map(stem)
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
