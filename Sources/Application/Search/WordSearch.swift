internal import LayoutCore

/// Finds things by words that are said of them. They are told by their places in a list, so that one search is compiled for all.
package struct WordSearch: Sendable {
    /// What is said of a thing, and how much it counts there.
    package typealias Saying = (text: String, weight: Double)

    private struct Entry {
        let place: Int
        let name: String
        /// How many words its name has.
        var nameLength: Int { name.count { $0 == " " } + 1 }
        /// All that is said of it, in small letters.
        let text: String
        let words: [String: Double]
        /// Words that stand side by side in it.
        let pairs: Set<Pair>
    }

    /// A word of a question as it is looked for.
    private struct Reading {
        let stem: String
        /// It was not written so.
        var isGuess = false
    }

    private struct Pair: Hashable {
        let first: String
        let second: String
    }

    private let entries: [Entry]
    /// How many entries each word is said of.
    private let holders: [String: Int]
    /// Words of five letters and more by their first one, to compare with what is mistyped.
    private let wordsByBeginning: [Character: [String]]

    /// - Parameter things: what is said of each; its name comes first.
    package init(_ things: [[Saying]]) {
        var holders: [String: Int] = [:]
        entries = things.enumerated().map { place, sayings in
            var words: [String: Double] = [:]
            var pairs: Set<Pair> = []
            for saying in sayings {
                let stems = Self.stems(of: saying.text)
                for word in stems { words[word] = max(words[word] ?? 0, saying.weight) }
                pairs.formUnion(Self.pairs(of: stems))
            }
            for word in words.keys { holders[word, default: 0] += 1 }
            return Entry(
                place: place, name: Self.words(of: sayings.first?.text ?? "").joined(separator: " "),
                text: Self.words(of: sayings.map(\.text).joined(separator: " ")).joined(separator: " "), words: words,
                pairs: pairs)
        }
        self.holders = holders
        let said = Set(entries.flatMap { $0.text.split(separator: " ") }).map(String.init) + SearchWords.spellings.keys
        let words = Set(said.filter { $0.count >= 5 && !SearchWords.fillers.contains($0) })
        wordsByBeginning = Dictionary(grouping: words.sorted()) { $0.first ?? " " }
    }

    /// Those of which a word of the question is said, the best first: words that are said of few count for more, and so do things
    /// of which many of the words are said, or two of them side by side.
    package func things(like question: String) -> [Int] {
        let known = known(in: question)
        let stems = known.map(\.stem)
        let guessed = Set(known.filter(\.isGuess).map(\.stem)).subtracting(known.filter { !$0.isGuess }.map(\.stem))
        let asked = asked(of: stems)
        let pairs = Self.pairs(of: stems)
        let most = max(asked.count { holders[$0] != nil }, 1)
        return ranked { entry in
            let share = Double(asked.count { entry.words[$0] != nil }) / Double(most)
            let together = Double(pairs.intersection(entry.pairs).count)
            return score(asked, entry, guessed) * share * (1 + together)
        }
    }

    /// What is asked for, in order, so that a sum is the same to the last bit each time. Words that are said of everything count where
    /// there are no others; beside some that nobody knows, only those that mean all of it.
    private func asked(of stems: [String]) -> [String] {
        let telling = Set(stems).subtracting(Self.stems(of: SearchWords.general))
        if telling.contains(where: { holders[$0] != nil }) { return telling.sorted() }
        let plain = telling.isEmpty ? SearchWords.general : SearchWords.anyLayout
        return Set(stems).intersection(Self.stems(of: plain)).sorted()
    }

    /// The stems of a question's words. What is said of nothing may be several words in one, as ZoomOut, or one that is mistyped. What
    /// is written as one word may be two that are, as bookshelf; or it is a kind of what it ends with, as a pinwheel.
    private func known(in question: String) -> [Reading] {
        Self.tokens(of: question).flatMap { token -> [Reading] in
            let stems = Self.stems(of: token)
            // What says nothing as a whole says nothing by its parts: JavaScript is no script.
            let isWhole = stems.isEmpty || stems.contains { holders[$0] != nil }
            let parts = isWhole ? [token] : Self.humps(of: token)
            return parts.flatMap { Self.telling($0).flatMap(parts(of:)) }
        }
    }

    /// What a word is taken for that is said of nothing and mistyped.
    package func slips(in question: String) -> [(typed: String, meant: String)] {
        Self.telling(question).compactMap { word in
            guard holders[Self.stem(word)] == nil, let meant = slip(of: word) else { return nil }
            return (word, meant)
        }
    }

    /// One letter of five or more is wrong, missing, too many, or has changed places with the next; people get first letters right.
    private func slip(of word: String) -> String? {
        let forms = word.hasSuffix("s") ? [word, String(word.dropLast())] : [word]
        return forms.lazy.filter { $0.count >= 5 }.compactMap { form in
            let near = wordsByBeginning[form.first ?? " "] ?? []
            let letters = Self.squeezed(form)
            return near.filter { Self.isOneSlip(Self.squeezed($0), letters) }
                .max { Self.shared($0, form) < Self.shared($1, form) }
        }.first
    }

    /// Nobody is sure which letters are doubled.
    private static func squeezed(_ word: String) -> [Character] {
        word.reduce(into: []) { letters, letter in if letters.last != letter { letters.append(letter) } }
    }

    private static func shared(_ first: String, _ second: String) -> Int {
        zip(first, second).prefix { $0 == $1 }.count
    }

    private static func isOneSlip(_ first: [Character], _ second: [Character]) -> Bool {
        let start = zip(first, second).prefix { $0 == $1 }.count
        let (one, other) = (first.dropFirst(start), second.dropFirst(start))
        if one.count != other.count {
            return one.dropFirst() == other || one == other.dropFirst()
        }
        let isSwapped = one.count > 1 && Array(one.prefix(2)) == Array(other.prefix(2).reversed())
        return one.dropFirst() == other.dropFirst() || isSwapped && one.dropFirst(2) == other.dropFirst(2)
    }

    /// The stems of a word, which may be two words, or misspelt.
    private func parts(of word: String) -> [Reading] {
        let stem = Self.stem(word)
        let plain = [Reading(stem: stem)]
        func guess(_ stems: [String]) -> [Reading] { stems.map { Reading(stem: $0, isGuess: true) } }
        guard holders[stem] == nil else { return plain }
        if let meant = slip(of: word) { return guess((SearchWords.spellings[meant] ?? [meant]).map(Self.stem)) }
        guard word.count > 5 else { return plain }
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
            return guess(two)
        }
        let end = halves.map { $0[1] }.first { $0.count > 3 && holders[$0] != nil }
        return end.map { guess([$0]) } ?? plain
    }

    /// The same while the question is still being typed: also those in whose words what stands there is only a part.
    package func things(typed: String) -> [Int] {
        let parts = Self.words(of: typed)
        guard !parts.isEmpty else { return Array(entries.indices) }
        let stems = Set(known(in: typed).map(\.stem)).sorted()
        return ranked { entry in
            let hasAll = parts.allSatisfy { entry.text.contains($0) }
            let isNamed = entry.name.hasPrefix(parts.joined(separator: " "))
            return (isNamed ? 1000 : 0) + (hasAll ? 100 : 0) + score(stems, entry)
        }
    }

    /// Whether each of a text's words is said of something: as it stands, or also by its parts.
    package func knows(_ text: String, orParts: Bool) -> Bool {
        let stems = orParts ? known(in: text).map(\.stem) : Self.stems(of: text)
        return !stems.isEmpty && stems.allSatisfy { holders[$0] != nil }
    }

    /// What is said of something and is spelt nearly as a word of the question is.
    package func wordNearest(to question: String) -> String? {
        let known = Set(entries.flatMap { Self.telling($0.text) }).filter { $0.count > 3 }.sorted()
        return Self.telling(question).lazy.compactMap { Suggestion.nearest(to: $0, among: known) }.first
    }

    /// Of equally good ones, those of a shorter name first: they are the plainer ones.
    private func ranked(_ score: (Entry) -> Double) -> [Int] {
        let found = entries.map { entry in (entry: entry, score: score(entry)) }
        return found.filter { $0.score > 0 }
            .sorted {
                ($1.score, $0.entry.nameLength, $0.entry.place) < ($0.score, $1.entry.nameLength, $1.entry.place)
            }
            .map(\.entry.place)
    }

    /// - Parameter guessed: they count half.
    private func score(_ stems: [String], _ entry: Entry, _ guessed: Set<String> = []) -> Double {
        stems.reduce(0) { sum, word in
            guard let weight = entry.words[word], let holders = holders[word] else { return sum }
            // Evenly by how few have it, one rare word would outdo all others.
            let root = (Double(entries.count) / Double(holders)).squareRoot()
            return sum + (guessed.contains(word) ? 0.5 : 1) * weight * root * root.squareRoot()
        }
    }

    /// The words of a text without the endings that tell walk, walks, walked and walking apart.
    private static func stems(of text: String) -> [String] { telling(text).map(stem) }

    private static func telling(_ text: String) -> [String] {
        words(of: text).filter { ($0.count > 2 || $0 == "3d") && !fillers.contains($0) }
    }

    private static func pairs(of stems: [String]) -> Set<Pair> {
        Set(zip(stems, stems.dropFirst()).map { Pair(first: $0, second: $1) })
    }

    private static func words(of text: String) -> [String] {
        tokens(of: text).map { plain($0.lowercased()) }.flatMap { SearchWords.spellings[$0] ?? [$0] }
    }

    private static func tokens(of text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// The words of a name such as programs have, ZoomOutPage say or UIScrollView.
    private static func humps(of token: String) -> [String] {
        let letters = Array(token)
        var words = [String(letters.prefix(1))]
        for place in letters.indices.dropFirst() {
            let isNext = place + 1 < letters.count && letters[place + 1].isLowercase
            let begins = letters[place].isUppercase && (!letters[place - 1].isUppercase || isNext)
            if begins { words.append("") }
            words[words.count - 1].append(letters[place])
        }
        return words
    }

    /// Without accents.
    private static func plain(_ word: String) -> String {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
        return String(word.map { letter in SearchWords.accents.first { $0.value.contains(letter) }?.key ?? letter })
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

    private static var fillers: Set<String> { SearchWords.fillers }
}
