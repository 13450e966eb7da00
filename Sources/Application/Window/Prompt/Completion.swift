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
        let vocabulary = LiveVocabulary.viewer
        var all = vocabulary.names
        var hint = ""
        // Whether another word may follow one that is complete.
        var goesOn: (String) -> Bool = { vocabulary.signature(named: $0)?.arguments.isEmpty == false }
        if let first = before.first {
            guard let signature = vocabulary.signature(named: first) else {
                (candidates, line, self.hint) = ([], nil, "")
                return
            }
            hint = signature.usage
            goesOn = { _ in before.count < signature.fewestWords }
            let offer = signature.offer(at: before.count - 1)
            all = Self.words(of: offer, typed, knobs, scenes: scenes, files: files)
            if offer == .values, let parameter = try? knobs.parameter(named: before[1]) {
                all = Self.values(of: parameter)
                hint = "\(parameter.kind), \(parameter.default) by itself: \(parameter.help)"
            }
        } else if let signature = vocabulary.signature(named: typed) {
            hint = "\(signature.usage): \(signature.help)"
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
        if fitting.count == 1, !first.hasSuffix("/"), goesOn(first) { common += " " }
        let completed = String(text.dropLast(typed.count)) + common
        line = completed == text ? nil : completed
    }

    private static func words(
        of offer: LiveOffer, _ typed: String, _ knobs: ParameterTable, scenes: [String], files: (String) -> [String]
    ) -> [String] {
        switch offer {
        case .nothing, .values: []
        case .knobs: names(of: knobs, beginning: typed)
        case .layouts: LayoutKind.all.map(\.name) + (typed.isEmpty ? [] : LayoutAlias.all.map(\.name))
        case .scenes: scenes + files(typed)
        case .keys: Action.allCases.flatMap { $0.entry.keys.split(separator: " ").map(String.init) }
        case .commands: LiveVocabulary.viewer.names
        case .files: files(typed)
        }
    }

    /// Short names where they are enough, full ones where a group was typed.
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
