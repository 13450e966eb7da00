internal import LayoutCore

extension LiveCommand {
    /// Reads a line: `set layout.tilt 0.4`. Words with spaces in them stand in quotes.
    public init(_ line: some StringProtocol) throws(LiveError) { try self.init(words: LiveWords.split(line)) }

    init(words: [String]) throws(LiveError) {
        guard let first = words.first else { throw LiveError("no command; `help` lists them") }
        guard let name = Name(rawValue: first.lowercased()) else {
            let ending = Suggestion.ending(
                for: String(first.prefix(80)), among: Name.allCases.map(\.rawValue), otherwise: "`help` lists them")
            throw LiveError("no command '\(first.prefix(80))'\(ending)")
        }
        var reader = WordReader(name, words.dropFirst())
        self = try Self.command(name, &reader)
        try reader.end()
    }

    private static func command(_ name: Name, _ reader: inout WordReader) throws(LiveError) -> LiveCommand {
        switch name {
        case .set: return try set(&reader)
        case .get: return .get(try reader.word("NAME"))
        case .scroll:
            let place = try reader.number("X")
            return .scroll(to: place, seconds: reader.isAtEnd ? nil : try reader.seconds("SECONDS"))
        case .drag: return .drag(by: try reader.delta())
        case .flick:
            let delta = try reader.delta()
            return .flick(by: delta, seconds: try reader.seconds("SECONDS"))
        case .tap: return .tap(at: Point(x: try reader.number("X"), y: try reader.number("Y")))
        case .key: return .key(try reader.word("KEY"))
        case .layout: return .layout(try reader.word("NAME"))
        case .scene: return .scene(try reader.word("NAME or FILE"))
        case .face: return .face(try reader.file())
        case .backdrop: return .backdrop(try reader.file())
        case .post:
            let files = try reader.words("FILE")
            return .post(files == [none] ? [] : files)
        case .reset: return .reset(reader.isAtEnd ? nil : try reader.word("NAME"))
        case .time: return .time(try reader.seconds("SECONDS"))
        case .capture: return .capture(try reader.word("FILE"))
        case .help: return .help(reader.isAtEnd ? nil : try reader.command())
        case .layouts: return .layouts
        case .undo: return .undo
        case .redo: return .redo
        case .play: return .play
        case .pause: return .pause
        case .wait: return .wait
        case .state: return .state
        case .stats: return .stats
        case .quit: return .quit
        }
    }

    /// Says that there is to be no file; one of this name is `./none`.
    static let none = "none"

    /// `set NAME VALUE`, `set NAME=VALUE`, and `set NAME X Y Z` for what has several numbers.
    private static func set(_ reader: inout WordReader) throws(LiveError) -> LiveCommand {
        var name = try reader.word("NAME")
        if reader.isAtEnd, let equals = name.firstIndex(of: "=") {
            let value = String(name[name.index(after: equals)...])
            name = String(name[..<equals])
            return .set(name, to: value)
        }
        let values = try reader.words("VALUE")
        if values.count > 1, let word = values.first(where: { Double($0) == nil }) {
            throw LiveError("'\(word.prefix(80))' is one word too many; what has spaces in it stands in quotes")
        }
        return .set(name, to: values.joined(separator: ","))
    }
}

/// The words after a command, one after the other.
private struct WordReader {
    private let name: LiveCommand.Name
    private var rest: ArraySlice<String>

    init(_ name: LiveCommand.Name, _ words: ArraySlice<String>) {
        self.name = name
        rest = words
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func word(_ what: String) throws(LiveError) -> String {
        guard let word = rest.popFirst() else { throw LiveError("\(what) is missing: `\(name.usage)`") }
        guard !word.isEmpty else { throw LiveError("\(what) is empty: `\(name.usage)`") }
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
            throw LiveError("\(what) needs a finite number, not '\(word.prefix(80))': `\(name.usage)`")
        }
        return number
    }

    /// 0 or more.
    mutating func seconds(_ what: String) throws(LiveError) -> Double {
        let seconds = try number(what)
        guard seconds >= 0 else { throw LiveError("\(what) can't be less than 0: `\(name.usage)`") }
        return seconds
    }

    mutating func delta() throws(LiveError) -> Vector2 { Vector2(x: try number("DX"), y: try number("DY")) }

    mutating func file() throws(LiveError) -> String? {
        let file = try word("FILE")
        return file == LiveCommand.none ? nil : file
    }

    mutating func command() throws(LiveError) -> LiveCommand.Name {
        let word = try word("COMMAND")
        if let name = LiveCommand.Name(rawValue: word.lowercased()) { return name }
        let all = LiveCommand.Name.allCases.map(\.rawValue)
        throw LiveError(
            "no command '\(word.prefix(80))'"
                + Suggestion.ending(for: String(word.prefix(80)), among: all, otherwise: "`help` lists them"))
    }

    func end() throws(LiveError) {
        guard let word = rest.first else { return }
        throw LiveError("'\(word.prefix(80))' is one word too many: `\(name.usage)`")
    }
}
