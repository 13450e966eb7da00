/// Finds things by words that are said of them.
struct WordSearch<Thing: Sendable>: Sendable {
    /// What is said of a thing, and how much it counts there.
    typealias Saying = (text: String, weight: Double)

    private struct Entry {
        let thing: Thing
        let name: String
        /// All that is said of it, in small letters.
        let text: String
        let words: [String: Double]
    }

    private let entries: [Entry]
    /// How many entries each word is said of.
    private let holders: [String: Int]

    /// - Parameter sayings: of a thing; its name comes first.
    init(_ things: [Thing], _ sayings: (Thing) -> [Saying]) {
        var holders: [String: Int] = [:]
        entries = things.map { thing in
            let sayings = sayings(thing)
            var words: [String: Double] = [:]
            for saying in sayings {
                for word in Self.stems(of: saying.text) { words[word] = max(words[word] ?? 0, saying.weight) }
            }
            for word in words.keys { holders[word, default: 0] += 1 }
            return Entry(
                thing: thing, name: Self.words(of: sayings.first?.text ?? "").joined(separator: " "),
                text: Self.words(of: sayings.map(\.text).joined(separator: " ")).joined(separator: " "), words: words)
        }
        self.holders = holders
    }

    /// Those of which a word of the question is said, the best first: words that are said of few count for more.
    func things(like question: String) -> [Thing] {
        let stems = Set(Self.stems(of: question))
        let telling = stems.subtracting(Self.stems(of: SearchWords.general))
        return ranked { entry in score(telling.isEmpty ? stems : telling, entry) }
    }

    /// The same while the question is still being typed: also those in whose words what stands there is only a part.
    func things(typed: String) -> [Thing] {
        let parts = Self.words(of: typed)
        guard !parts.isEmpty else { return entries.map(\.thing) }
        let stems = Set(Self.stems(of: typed))
        return ranked { entry in
            let hasAll = parts.allSatisfy { entry.text.contains($0) }
            let isNamed = entry.name.hasPrefix(parts.joined(separator: " "))
            return (isNamed ? 1000 : 0) + (hasAll ? 100 : 0) + score(stems, entry)
        }
    }

    private func ranked(_ score: (Entry) -> Double) -> [Thing] {
        let found = entries.enumerated().map { place, entry in (place: place, thing: entry.thing, score: score(entry)) }
        return found.filter { $0.score > 0 }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }.map(\.thing)
    }

    private func score(_ stems: Set<String>, _ entry: Entry) -> Double {
        stems.reduce(0) { sum, word in
            guard let weight = entry.words[word], let holders = holders[word] else { return sum }
            return sum + weight * Double(entries.count) / Double(holders)
        }
    }

    /// The words of a text without the endings that tell walk, walks, walked and walking apart.
    static func stems(of text: String) -> [String] {
        words(of: text).filter { $0.count > 2 && !fillers.contains($0) }.map(stem)
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.flatMap {
            SearchWords.spellings[String($0)] ?? [String($0)]
        }
    }

    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ies", "es", "ed", "s", "e", "y"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if stem.count > 2 { return stem }
        }
        return word
    }

    private static var fillers: Set<String> {
        [
            "the", "and", "that", "with", "which", "whose", "for", "from", "one", "its", "are", "like", "all", "they",
            "card", "cards", "where", "what", "after",
        ]
    }
}

/// What a search knows of words.
private enum SearchWords {
    /// They say nothing about what is wanted, beside others that do: every layout shows pictures and every one moves.
    static let general =
        "carousel slider slide effect animation layout view item image picture photo gallery between never"

    /// What is written together elsewhere, or as in America.
    static let spellings = [
        "center": ["centre"], "centered": ["centred"], "color": ["colour"], "coverflow": ["cover", "flow"],
        "moebius": ["mobius"], "timemachine": ["time", "machine"], "flipclock": ["flip", "clock"],
    ]
}
