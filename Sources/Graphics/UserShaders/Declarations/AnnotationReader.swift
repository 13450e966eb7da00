internal import LayoutCore

/// Reads the words of a comment: `@range(0, 1)`, `//@uniform, min:0`, `slider[0,0.5,1]`. Everything else is help text.
struct AnnotationReader {
    private(set) var notes = Annotation()
    /// What could not be read, and at which byte of the comment.
    private(set) var complaints: [(offset: Int, message: String)] = []
    private var bytes: [UInt8] = []
    private var place = 0
    private var plain: [UInt8] = []
    private var sentences: [String] = []

    /// Later comments win.
    mutating func read(_ text: String) {
        bytes = Array(text.utf8)
        place = 0
        plain = []
        complaints = []
        writtenValue()
        while place < bytes.count { step() }
        sentences += HelpText.sentences(in: String(decoding: plain, as: UTF8.self))
        notes.help = HelpText.joined(sentences) ?? writtenHelp
    }

    private var writtenHelp: String?

    /// gl-transitions' `// = 0.5`
    private mutating func writtenValue() {
        let text = String(decoding: bytes, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
        guard text.first == "=" else { return }
        let value = String(text.dropFirst().drop { $0 == " " || $0 == "\t" })
        let open = value.prefix { $0.isLetter || $0.isNumber }.count
        let isConstructor = value.dropFirst(open).first == "("
        let written =
            isConstructor
            ? value.prefix { $0 != ")" } + ")" : value.prefix { !" \t;,\n".contains($0) }
        guard let numbers = ArgumentList.numbers([String(written)]) else { return }
        notes.default = numbers
        bytes.removeAll()
    }

    private mutating func step() {
        let isWordStart = place == 0 || !bytes[place - 1].isNamePart
        if bytes[place] == UInt8(ascii: "@"), isWordStart, place + 1 < bytes.count, bytes[place + 1].isNameHead {
            word()
        } else if bytes[place].isNameHead, isWordStart, !bracketForm() {
            while place < bytes.count, bytes[place].isNamePart { take() }
        } else if place < bytes.count {
            take()
        }
    }

    private mutating func take() {
        plain.append(bytes[place])
        place += 1
    }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isNamePart || (bytes[end] == UInt8(ascii: "-") && end > start) { end += 1 }
        return end
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// `@word`, `@word(…)`, `@uniform, key: value, …`
    private mutating func word() {
        let start = place
        let end = wordEnd(from: start + 1)
        let word = text((start + 1)..<end)
        place = end
        if ["uniform", "ui"].contains(word) {
            let lineEnd = bytes[end...].firstIndex(of: .newline) ?? bytes.count
            list(text(end..<lineEnd), at: start)
            place = lineEnd
            return
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "(") else { return apply(word, [], at: start) }
        guard let close = ArgumentList.close(of: bytes, at: end) else {
            complain("@\(word)( is not closed", at: start)
            place = bytes[end...].firstIndex(of: .newline) ?? bytes.count
            return
        }
        place = close + 1
        apply(word, ArgumentList.parts(of: text((end + 1)..<close)), at: start)
    }

    /// `slider[0,0.5,1]`: whether there was one.
    private mutating func bracketForm() -> Bool {
        let end = wordEnd(from: place)
        let word = text(place..<end)
        guard BracketForm.words.contains(word), end < bytes.count, bytes[end] == UInt8(ascii: "["),
            let close = ArgumentList.close(of: bytes, at: end)
        else { return false }
        let start = place
        place = close + 1
        let arguments = ArgumentList.parts(of: text((end + 1)..<close))
        if !BracketForm.apply(word, arguments, to: &notes) { complain("\(word)[…] wants numbers", at: start) }
        return true
    }

    private mutating func complain(_ message: @autoclosure () -> String, at offset: Int) {
        if complaints.count < Self.mostComplaints { complaints.append((offset, message())) }
    }

    private static let mostComplaints = 5

    // MARK: words

    private mutating func apply(_ word: String, _ arguments: [String], at offset: Int) {
        let plainArguments = arguments.map(ArgumentList.unquoted)
        switch Self.words[word.lowercased()] {
        case .range: range(plainArguments, word, at: offset)
        case .least: notes.least = number(plainArguments, word, at: offset) ?? notes.least
        case .most: notes.most = number(plainArguments, word, at: offset) ?? notes.most
        case .step: step(plainArguments, word, at: offset)
        case .label: notes.label = words(plainArguments, word, at: offset) ?? notes.label
        case .section: notes.section = words(plainArguments, word, at: offset) ?? notes.section
        case .help: writtenHelp = words(plainArguments, word, at: offset) ?? writtenHelp
        case .logarithmic: notes.isLogarithmic = true
        case .colour: notes.isColour = true
        case .menu: menu(arguments, word, at: offset)
        case .default: readDefault(arguments, word, at: offset)
        case .flag, .elsewhere: break
        case nil:
            guard !Self.otherPeoples.contains(word.lowercased()) else { return }
            complain("there is no @\(word)" + Self.suggestion(for: word), at: offset)
        }
        beginInTheMiddle(word)
    }

    private static func suggestion(for word: String) -> String {
        Suggestion.nearest(to: word, among: words.keys.sorted()).map { "; did you mean '@\($0)'?" } ?? ""
    }

    private enum Word {
        case range, least, most, step, label, section, help, logarithmic, colour, menu, `default`, flag
        /// For a picture or a pass, which is chosen in another way here.
        case elsewhere
    }

    private static let words: [String: Word] = [
        "range": .range, "slider": .range, "slider1": .range, "slider2": .range, "slider3": .range, "slider4": .range,
        "drag": .range, "min": .least, "max": .most, "step": .step, "label": .label, "name": .label, "title": .label,
        "display-name": .label, "group": .section, "section": .section, "help": .help, "tooltip": .help,
        "description": .help, "brief": .help, "log": .logarithmic, "logarithmic": .logarithmic, "colour": .colour,
        "color": .colour, "color3": .colour, "color4": .colour, "colour3": .colour, "colour4": .colour, "menu": .menu,
        "options": .menu, "enum": .menu, "default": .default, "value": .default, "checkbox": .flag, "toggle": .flag,
        "path": .elsewhere, "pass": .elsewhere, "pass_end": .elsewhere,
    ]
    /// Words that belong to documentation tools.
    private static let otherPeoples: Set = [
        "param", "return", "returns", "author", "see", "note", "date", "version", "copyright", "license", "licence",
        "todo", "fixme", "url", "uniform-group", "binding",
    ]

    private mutating func number(_ arguments: [String], _ word: String, at offset: Int) -> Double? {
        guard arguments.count == 1, let number = ArgumentList.number(arguments[0]) else {
            complain("@\(word) wants a number, like @\(word)(0.5)", at: offset)
            return nil
        }
        return number
    }

    private mutating func words(_ arguments: [String], _ word: String, at offset: Int) -> String? {
        let text = arguments.joined(separator: ", ")
        if text.isEmpty { complain("@\(word) wants words, like @\(word)(Light)", at: offset) }
        return text.isEmpty ? nil : text
    }

    private mutating func step(_ arguments: [String], _ word: String, at offset: Int) {
        guard let step = number(arguments, word, at: offset) else { return }
        if step > 0 { notes.step = step } else { complain("@step wants a number above 0", at: offset) }
    }

    /// `(0, 1)`, `(0, 1, 0.01)`, `(min=0, max=1)`
    private mutating func range(_ arguments: [String], _ word: String, at offset: Int) {
        if arguments.isEmpty, word != "range" { return }
        if arguments.contains(where: { $0.contains("=") }) {
            for argument in arguments {
                let sides = argument.split(separator: "=", maxSplits: 1).map(ArgumentList.trimmed)
                if let key = sides.first { apply(key, sides.count > 1 ? [sides[1]] : [], at: offset) }
            }
            return
        }
        let numbers = arguments.compactMap(ArgumentList.number)
        guard 2...3 ~= arguments.count, numbers.count == arguments.count, numbers[0] < numbers[1] else {
            return complain("@\(word) wants the least and the most, like @\(word)(0, 1)", at: offset)
        }
        (notes.least, notes.most) = (numbers[0], numbers[1])
        if numbers.count > 2 { step([arguments[2]], word, at: offset) }
    }

    private mutating func menu(_ arguments: [String], _ word: String, at offset: Int) {
        var entries: [Annotation.Entry] = []
        var next = 0.0
        for argument in arguments {
            var name = argument
            if let sign = argument.lastIndex(where: { $0 == "=" || $0 == ":" }),
                let number = ArgumentList.number(String(argument[argument.index(after: sign)...]))
            {
                name = String(argument[..<sign])
                next = number
            }
            name = ArgumentList.unquoted(name)
            if name.isEmpty || entries.contains(where: { $0.name == name }) {
                complain("@\(word) has \(name.isEmpty ? "an entry without a name" : "'\(name)' twice")", at: offset)
            } else {
                entries.append(Annotation.Entry(name: name, number: next))
            }
            next += 1
        }
        if entries.isEmpty { complain("@\(word) wants names, like @\(word)(Soft, Hard=3)", at: offset) }
        notes.menu = entries
    }

    /// live-glsl says no more of a uniform than this; in the middle, and in white, something can be seen.
    private mutating func beginInTheMiddle(_ word: String) {
        guard notes.default == nil else { return }
        if word.hasPrefix("slider"), let least = notes.least, let most = notes.most {
            notes.default = [(least + most) / 2]
        }
        if word == "color3" || word == "color4" { notes.default = [1] }
    }

    private mutating func readDefault(_ arguments: [String], _ word: String, at offset: Int) {
        if let numbers = ArgumentList.numbers(arguments) {
            notes.default = numbers
        } else {
            complain("@\(word) wants numbers, true, false or #rrggbb", at: offset)
        }
    }

    // MARK: lists

    /// `, min:0.0, max:10.0, color`
    private mutating func list(_ text: String, at offset: Int) {
        for item in ArgumentList.parts(of: text) where !item.isEmpty && item != ":" {
            let sides = item.drop { $0 == ":" || $0 == " " }.split(separator: ":", maxSplits: 1)
                .map(ArgumentList.trimmed)
            guard let key = sides.first?.lowercased() else { continue }
            let value = sides.count > 1 ? [sides[1]] : []
            if key == "type" {
                if ["color", "colour", "srgb"].contains(value.first) { notes.isColour = true }
            } else if Self.words[key] != nil {
                apply(key, value.flatMap { Self.words[key] == .default ? ArgumentList.spaced($0) : [$0] }, at: offset)
            } else if let near = Suggestion.nearest(to: key, among: Self.words.keys.sorted()) {
                complain("there is no '\(key)'; did you mean '\(near)'?", at: offset)
            }
        }
    }
}
