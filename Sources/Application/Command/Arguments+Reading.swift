import LayoutCore

extension Arguments {
    /// A finite number.
    func number(_ option: Option) throws(Failure) -> Double? {
        guard let text = value(of: option) else { return nil }
        guard let number = Double(text), number.isFinite else {
            throw wrong("\(option.flag) needs a finite number, not '\(Quotation(text))'")
        }
        return number
    }

    /// How many of something: 0 or more.
    func count(_ option: Option) throws(Failure) -> Int? {
        guard let text = value(of: option) else { return nil }
        guard let count = Int(text), count >= 0 else {
            throw wrong("\(option.flag) needs a whole number from 0 to \(Int.max), not '\(Quotation(text))'")
        }
        return count
    }

    /// `1280x720`
    func size(_ option: Option) throws(Failure) -> Size? {
        guard let text = value(of: option) else { return nil }
        let sides = text.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) ?? .nan }
        let possible = 0.0.nextUp...1_000_000
        guard sides.count == 2, sides.allSatisfy(possible.contains) else {
            throw wrong(
                "\(option.flag) needs WxH in points, above 0 and up to a million (1280x720), not '\(Quotation(text))'")
        }
        return Size(width: sides[0], height: sides[1])
    }

    /// `0, 2, 4 or 8`
    private static func alternatives(_ words: [String]) -> String {
        guard words.count > 1 else { return words.joined() }
        return "\(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
    }

    /// One of several words.
    func choice(_ option: Option, among words: [String]) throws(Failure) -> String? {
        guard let text = value(of: option), !words.contains(text) else { return value(of: option) }
        throw Failure(
            .usage,
            "no \(option.flag) '\(Quotation(text))'"
                + Suggestion.ending(
                    for: text, among: words, otherwise: "give \(Self.alternatives(words))"))
    }
}
