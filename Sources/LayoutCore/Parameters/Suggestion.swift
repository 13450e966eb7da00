/// Did you mean …? Finds the name that someone who mistyped most likely wanted.
package enum Suggestion {
    /// The candidate nearest to what was typed, nil where none is near. Spellings that differ in case, `-` and `_` only
    /// are nearest of all; of equally near ones the one that begins alike, because people get beginnings right.
    package static func nearest(to typed: String, among candidates: [String]) -> String? {
        let wanted = Array(comparable(typed).utf8)
        guard !wanted.isEmpty else { return nil }
        var best: (name: String, distance: Int, shared: Int)?
        for candidate in candidates {
            let letters = Array(comparable(candidate).utf8)
            let most = min(best?.distance ?? .max, reach(of: letters))
            guard let distance = distance(from: wanted, to: letters, atMost: most) else { continue }
            let shared = zip(wanted, letters).prefix { $0 == $1 }.count
            if let best, distance == best.distance, shared <= best.shared { continue }
            best = (candidate, distance, shared)
        }
        if let best { return best.name }
        return wanted.count < 3 ? nil : candidates.first { Array(comparable($0).utf8).starts(with: wanted) }
    }

    /// How a name reads when case (of ASCII's letters), `-`, `_` and spaces do not count.
    package static func comparable(_ name: String) -> String {
        var letters: [UInt8] = []
        for letter in name.utf8 {
            switch letter {
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): break
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(letter | 0x20)
            default: letters.append(letter)
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// `; did you mean 'rotary'?`, or what to do where nothing is near: the end of a message about a mistyped name.
    package static func ending(for typed: String, among candidates: [String], otherwise advice: String) -> String {
        let near = ending(for: typed, among: candidates)
        return near.isEmpty ? "; \(advice)" : near
    }

    /// The same where nothing can be advised.
    static func ending(for typed: String, among candidates: [String]) -> String {
        nearest(to: typed, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// One mistake in three letters still is the same word.
    private static func reach(of letters: [UInt8]) -> Int { (letters.count + 1) / 3 }

    /// Damerau's distance (letters inserted, left out, changed, or two neighbours swapped), nil above `most`.
    private static func distance(from a: [UInt8], to b: [UInt8], atMost most: Int) -> Int? {
        guard abs(a.count - b.count) <= most else { return nil }
        var before: [Int] = []
        var above = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var cost = min(row[j] + 1, above[j + 1] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            (before, above) = (above, row)
        }
        return above[b.count] <= most ? above[b.count] : nil
    }
}
