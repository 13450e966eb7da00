import LayoutCore

/// The words after a command, sorted into options and operands.
struct Arguments: Sendable {
    let command: Command
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Reads until the end or until `--help`, which makes everything after it irrelevant. What is no value of its option is
    /// refused here, so that it can be asked for without trying.
    init(_ words: [String], for command: Command) throws(Failure) {
        self.command = command
        try read(words)
        if has(.help) { return }
        for option in command.options { try option.check(texts(of: option), in: self) }
    }

    private mutating func read(_ words: [String]) throws(Failure) {
        var rest = words[...]
        while let word = rest.popFirst(), !has(.help) {
            if word == "--" {
                for word in rest { try take(operand: word) }
                return
            }
            if word.hasPrefix("--") {
                try take(long: word.dropFirst(2), rest: &rest)
            } else if word.hasPrefix("-"), word != "-" {
                try take(short: word.dropFirst(), rest: &rest)
            } else {
                try take(operand: word)
            }
        }
    }

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The value of an option, or what holds where it is not given.
    subscript<Value>(_ option: ValueOption<Value>) -> Value {
        do { return try option.value(of: texts(of: option), in: self) } catch {
            preconditionFailure("\(option.flag) is no option of '\(command.name)'")
        }
    }

    func required<Value>(_ option: ValueOption<Value?>) throws(Failure) -> Value {
        if let value = self[option] { return value }
        throw wrong("\(option.synopsis) is missing")
    }

    /// As they were written, one for each time that the option was given.
    func texts(of option: Option) -> [String] { values[option.name] ?? [] }

    private mutating func take(operand: String) throws(Failure) {
        guard operands.count < command.operands.most else {
            throw wrong("'\(Quotation(operand))' is one argument too many")
        }
        operands.append(operand)
    }

    /// `--name`, `--name value` or `--name=value`.
    private mutating func take(long word: Substring, rest: inout ArraySlice<String>) throws(Failure) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = command.options.first(where: { $0.name == name }) else {
            let known = command.options.map(\.name)
            if known.contains(Option.set.name) {
                let value = parts.count > 1 ? String(parts[1]) : rest.first.flatMap { Double($0) == nil ? nil : $0 }
                if let setting = Parameter.option(setting: name, to: value) {
                    throw Failure(.usage, "no option '--\(Quotation(name))'; did you mean '\(Quotation(setting))'?")
                }
            }
            guard let near = Suggestion.nearest(to: name, among: known) else {
                throw wrong("no option '--\(Quotation(name))'")
            }
            throw Failure(.usage, "no option '--\(Quotation(name))'; did you mean '--\(near)'?")
        }
        try take(option, spelled: option.flag, attached: parts.count > 1 ? String(parts[1]) : nil, rest: &rest)
    }

    /// `-o value` or `-ovalue`.
    private mutating func take(short word: Substring, rest: inout ArraySlice<String>) throws(Failure) {
        guard let option = command.options.first(where: { $0.short == word.first }) else {
            throw wrong("no option '-\(Quotation(word))'")
        }
        let attached = word.dropFirst()
        try take(
            option, spelled: "-\(word.prefix(1))", attached: attached.isEmpty ? nil : String(attached), rest: &rest)
    }

    private mutating func take(
        _ option: Option, spelled: String, attached: String?, rest: inout ArraySlice<String>
    ) throws(Failure) {
        guard let placeholder = option.value else {
            if let attached { throw wrong("\(spelled) takes no value, not '\(Quotation(attached))'") }
            values[option.name] = []
            return
        }
        // A number may be negative and a formula may begin with a minus, but nothing begins with two: a mistyped option
        // must not become the name of a file.
        guard let value = attached ?? rest.first, attached != nil || !isOption(value) else {
            throw wrong("\(spelled) needs \(placeholder) after it")
        }
        if attached == nil { rest.removeFirst() }
        values[option.name, default: []].append(value)
    }

    private func isOption(_ word: String) -> Bool {
        word.hasPrefix("--") || command.options.contains { option in option.short.map { word == "-\($0)" } ?? false }
    }

    /// A mistake in how the command was written.
    func wrong(_ message: String) -> Failure {
        let help = command.name.isEmpty ? "zoetrope --help" : "zoetrope \(command.name) --help"
        return Failure(.usage, "\(message); see `\(help)`")
    }
}
