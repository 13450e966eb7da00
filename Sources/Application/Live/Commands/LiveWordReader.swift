/// The words after a command's name, one after the other.
struct LiveWordReader {
    /// How the command is written, for complaints.
    private let usage: String
    private var rest: ArraySlice<String>

    init(_ usage: String, _ words: [String]) {
        self.usage = usage
        rest = words[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func word(_ what: String) throws(LiveError) -> String {
        let what = what.replacing("|", with: " or ")
        guard let word = rest.popFirst() else { throw LiveError("\(what) is missing: `\(usage)`") }
        guard !word.isEmpty else { throw LiveError("\(what) is empty: `\(usage)`") }
        return word
    }

    mutating func words(_ what: String) throws(LiveError) -> [String] {
        var words = [try word(what)]
        while !isAtEnd { words.append(try word(what)) }
        return words
    }

    mutating func number(_ what: String) throws(LiveError) -> Double {
        let word = try word(what)
        guard let number = Double(word), number.isFinite else {
            throw LiveError("\(what) needs a finite number, not '\(word.prefix(80))': `\(usage)`")
        }
        return number
    }

    mutating func seconds(_ what: String) throws(LiveError) -> Double {
        let seconds = try number(what)
        guard seconds >= 0 else { throw LiveError("\(what) can't be less than 0: `\(usage)`") }
        return seconds
    }

    mutating func assignment() throws(LiveError) -> LiveAssignment {
        let name = try word("NAME")
        if isAtEnd, let equals = name.firstIndex(of: "=") {
            guard equals > name.startIndex else { throw LiveError("NAME is empty: `\(usage)`") }
            return LiveAssignment(name: String(name[..<equals]), text: String(name[name.index(after: equals)...]))
        }
        // For instance no picture.
        if rest.count == 1, rest.first == "" {
            rest = []
            return LiveAssignment(name: name, text: "")
        }
        return LiveAssignment(name: name, text: try value("VALUE"))
    }

    /// The rest: a word, or several numbers.
    mutating func value(_ what: String) throws(LiveError) -> String {
        let values = try words(what)
        if values.count > 1, let word = values.first(where: { Double($0) == nil }) {
            throw LiveError("'\(word.prefix(80))' is one word too many; what has spaces in it stands in quotes")
        }
        return values.joined(separator: ",")
    }

    func end() throws(LiveError) {
        guard let word = rest.first else { return }
        throw LiveError("'\(word.prefix(80))' is one word too many: `\(usage)`")
    }
}
