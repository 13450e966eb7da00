internal import LayoutCore
internal import ZoeEditor
internal import ZoeLive

/// What a line that is being typed could become.
struct Completion: Equatable {
    /// Words that fit where one is typing.
    let candidates: [String]
    /// The line with all that the candidates have in common; nil where that is nothing new.
    let line: String?
    /// What is expected, where it is no word of a list.
    let hint: String

    /// - Parameters:
    ///   - knobs: of the scene at hand.
    ///   - scenes: by name.
    ///   - files: what begins with a path, folders with a slash at the end.
    init(of text: String, knobs: ParameterTable, scenes: [String], files: (String) -> [String] = { _ in [] }) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let typed = words.last ?? ""
        let before = words.dropLast().filter { !$0.isEmpty }
        var all: [String] = []
        var hint = ""
        // Whether another word may follow one that is complete.
        var goesOn = true
        if let first = before.first {
            guard let name = LiveCommand.Name(rawValue: first.lowercased()) else {
                (candidates, line, self.hint) = ([], nil, "")
                return
            }
            hint = name.usage
            goesOn = false
            switch (name, before.count) {
            case (.set, 1):
                all = Self.names(of: knobs, beginning: typed)
                goesOn = true
            case (.set, _):
                guard let parameter = try? knobs.parameter(named: before[1]) else { break }
                all = Self.values(of: parameter)
                hint = "\(parameter.kind), \(parameter.default) by itself: \(parameter.help)"
            case (.get, 1), (.reset, 1): all = Self.names(of: knobs, beginning: typed)
            case (.layout, 1): all = LayoutKind.all.map(\.name)
            case (.scene, 1): all = scenes + files(typed)
            case (.key, 1): all = Action.allCases.flatMap { $0.entry.keys.split(separator: " ").map(String.init) }
            case (.help, 1): all = LiveCommand.Name.allCases.map(\.rawValue)
            case (.face, 1), (.backdrop, 1), (.post, _), (.capture, 1): all = files(typed)
            default: break
            }
        } else {
            all = LiveCommand.Name.allCases.map(\.rawValue)
            if let name = LiveCommand.Name(rawValue: typed.lowercased()) {
                hint = "\(name.usage): \(name.help)"
                goesOn = !name.arguments.isEmpty
            }
        }
        let fitting = all.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
        candidates = fitting
        self.hint = hint
        guard let first = fitting.first else {
            line = nil
            return
        }
        var common = fitting.reduce(first) { common, word in
            String(zip(common, word).prefix { $0.lowercased() == $1.lowercased() }.map(\.0))
        }
        if fitting.count == 1, !first.hasSuffix("/"),
            before.isEmpty ? LiveCommand.Name(rawValue: first)?.arguments != "" : goesOn
        {
            common += " "
        }
        let completed = String(text.dropLast(typed.count)) + common
        line = completed == text ? nil : completed
    }

    /// Short names where they are enough, full ones for who begins with a group.
    private static func names(of knobs: ParameterTable, beginning typed: String) -> [String] {
        let short = knobs.parameters.map(knobs.shortName(of:))
        let full = knobs.parameters.map(\.fullName)
        return short.contains { $0.lowercased().hasPrefix(typed.lowercased()) } ? short : full
    }

    private static func values(of parameter: Parameter) -> [String] {
        let auto = parameter.default == .auto ? ["auto"] : []
        switch parameter.kind {
        case .choice(let names): return names + auto
        case .flag: return ["true", "false"] + auto
        default: return auto
        }
    }
}
