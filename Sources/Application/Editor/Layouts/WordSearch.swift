internal import LayoutCore

/// Finds things by words that are said of them.
struct WordSearch<Thing: Sendable>: Sendable {
    /// What is said of a thing, and how much it counts there.
    typealias Saying = (text: String, weight: Double)

    private struct Entry {
        let thing: Thing
        let name: String
        /// How many words its name has.
        var nameLength: Int { name.count { $0 == " " } + 1 }
        /// All that is said of it, in small letters.
        let text: String
        let words: [String: Double]
        /// Words that stand side by side in it.
        let pairs: Set<Pair>
    }

    private struct Pair: Hashable {
        let first: String
        let second: String
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
            var pairs: Set<Pair> = []
            for saying in sayings {
                let stems = Self.stems(of: saying.text)
                for word in stems { words[word] = max(words[word] ?? 0, saying.weight) }
                pairs.formUnion(Self.pairs(of: stems))
            }
            for word in words.keys { holders[word, default: 0] += 1 }
            return Entry(
                thing: thing, name: Self.words(of: sayings.first?.text ?? "").joined(separator: " "),
                text: Self.words(of: sayings.map(\.text).joined(separator: " ")).joined(separator: " "), words: words,
                pairs: pairs)
        }
        self.holders = holders
    }

    /// Those of which a word of the question is said, the best first: words that are said of few count for more, and so do things
    /// of which many of the words are said, or two of them side by side.
    func things(like question: String) -> [Thing] {
        let stems = known(in: question)
        let telling = Set(stems).subtracting(Self.stems(of: SearchWords.general))
        // In order, so that a sum is the same to the last bit each time.
        let asked = (telling.contains { holders[$0] != nil } ? telling : Set(stems)).sorted()
        let pairs = Self.pairs(of: stems)
        let most = max(asked.count { holders[$0] != nil }, 1)
        return ranked { entry in
            let share = Double(asked.count { entry.words[$0] != nil }) / Double(most)
            let together = Double(pairs.intersection(entry.pairs).count)
            return score(asked, entry) * share * (1 + together)
        }
    }

    /// The stems of a question's words. What is written as one word and said of nothing may be two that are, as bookshelf; or it
    /// is a kind of what it ends with, as a pinwheel.
    private func known(in question: String) -> [String] {
        Self.telling(question).flatMap { word -> [String] in
            let stem = Self.stem(word)
            guard holders[stem] == nil, word.count > 5 else { return [stem] }
            let halves = (3...word.count - 3).map { length in
                [String(word.prefix(length)), String(word.dropFirst(length))].map {
                    Self.stem(SearchWords.spellings[$0]?.first ?? $0)
                }
            }
            /// The rarer its words are, the less they are there by chance.
            func rarity(_ stems: [String]) -> Double {
                stems.reduce(0) { sum, stem in sum + (holders[stem].map { 1 / Double($0) } ?? 0) }
            }
            if let two = halves.filter({ $0.allSatisfy { holders[$0] != nil } }).max(by: { rarity($0) < rarity($1) }) {
                return two
            }
            let end = halves.map { $0[1] }.first { $0.count > 3 && holders[$0] != nil }
            return [end ?? stem]
        }
    }

    /// The same while the question is still being typed: also those in whose words what stands there is only a part.
    func things(typed: String) -> [Thing] {
        let parts = Self.words(of: typed)
        guard !parts.isEmpty else { return entries.map(\.thing) }
        let stems = Set(known(in: typed)).sorted()
        return ranked { entry in
            let hasAll = parts.allSatisfy { entry.text.contains($0) }
            let isNamed = entry.name.hasPrefix(parts.joined(separator: " "))
            return (isNamed ? 1000 : 0) + (hasAll ? 100 : 0) + score(stems, entry)
        }
    }

    /// Whether each of a text's words is said of something: as it stands, or also by its parts.
    func knows(_ text: String, orParts: Bool) -> Bool {
        let stems = orParts ? known(in: text) : Self.stems(of: text)
        return !stems.isEmpty && stems.allSatisfy { holders[$0] != nil }
    }

    /// What is said of something and is spelt nearly as a word of the question is.
    func wordNearest(to question: String) -> String? {
        let known = Set(entries.flatMap { Self.telling($0.text) }).filter { $0.count > 3 }.sorted()
        return Self.telling(question).lazy.compactMap { Suggestion.nearest(to: $0, among: known) }.first
    }

    /// Of equally good ones, those of a shorter name first: they are the plainer ones.
    private func ranked(_ score: (Entry) -> Double) -> [Thing] {
        let found = entries.enumerated().map { place, entry in (place: place, entry: entry, score: score(entry)) }
        return found.filter { $0.score > 0 }
            .sorted {
                ($1.score, $0.entry.nameLength, $0.place) < ($0.score, $1.entry.nameLength, $1.place)
            }
            .map(\.entry.thing)
    }

    private func score(_ stems: [String], _ entry: Entry) -> Double {
        stems.reduce(0) { sum, word in
            guard let weight = entry.words[word], let holders = holders[word] else { return sum }
            // Evenly by how few have it, one rare word would outdo all others.
            let root = (Double(entries.count) / Double(holders)).squareRoot()
            return sum + weight * root * root.squareRoot()
        }
    }

    /// The words of a text without the endings that tell walk, walks, walked and walking apart.
    static func stems(of text: String) -> [String] { telling(text).map(stem) }

    private static func telling(_ text: String) -> [String] {
        words(of: text).filter { ($0.count > 2 || $0 == "3d") && !fillers.contains($0) }
    }

    private static func pairs(of stems: [String]) -> Set<Pair> {
        Set(zip(stems, stems.dropFirst()).map { Pair(first: $0, second: $1) })
    }

    private static func words(of text: String) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.flatMap {
            SearchWords.spellings[String($0)] ?? [String($0)]
        }
    }

    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ies", "es", "ed", "s", "e", "y"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            if stem.count > 2 { return undoubled(stem) }
        }
        return undoubled(word)
    }

    /// Spinning is of spin, and rolling of roll: a letter at the end counts once.
    private static func undoubled(_ word: String) -> String {
        word.count > 3 && word.last == word.dropLast().last ? String(word.dropLast()) : word
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

    /// What is written together elsewhere, or as in America; and words whose other forms no ending tells.
    static let spellings = [
        "center": ["centre"], "centered": ["centred"], "color": ["colour"], "colors": ["colour"],
        "coverflow": ["cover", "flow"], "moebius": ["mobius"], "timemachine": ["time", "machine"],
        "flipclock": ["flip", "clock"], "leaves": ["leaf"], "shelves": ["shelf"], "halves": ["half"], "dice": ["die"],
        "bent": ["bend"], "spun": ["spin"], "torn": ["tear"], "thrown": ["throw"], "flown": ["fly"],
        "doughnut": ["donut"], "doughnuts": ["donut"], "carrousel": ["carousel"], "accordeon": ["accordion"],
        // Its stem is that of dates.
        "dating": ["tinder"],
    ]
}
