/// What has been shared out to parts, and what of it is missing.
enum Shares {
    /// - Parameters:
    ///   - missing: in order.
    ///   - noun: of several.
    static func lack(_ missing: [Int], of all: Int, _ noun: String, parts count: Int) -> Failure {
        var parts: [Int] = []
        // Shares come one after the other, as what is shared out does.
        for number in missing {
            var part = max(parts.last ?? 1, number * count / all)
            while !WorkShare(number: part, of: count).frames(of: all).contains(number) { part += 1 }
            if parts.last != part { parts.append(part) }
        }
        return Failure(
            .missingInput,
            "of \(all) \(noun), \(list(missing)) \(missing.count == 1 ? "is" : "are") missing: draw "
                + "\(parts.count == 1 ? "part" : "parts") \(list(parts)) of \(count) again")
    }

    /// `3 to 7, 9 and 12`
    private static func list(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        let texts = ranges.prefix(6).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
        if ranges.count > 6 { return texts.joined(separator: ", ") + " and more" }
        guard texts.count > 1 else { return texts.joined() }
        return "\(texts.dropLast().joined(separator: ", ")) and \(texts[texts.count - 1])"
    }
}
