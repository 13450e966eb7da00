public import LayoutCore
public import ZoeDocument
internal import ZoeSearch

/// Finds layouts, and scenes that show them, by what somebody has in mind, in words.
public struct LayoutSearch: Sendable {
    private let kinds: [LayoutKind]
    private let layouts: WordSearch
    private let shown: WordSearch

    public init(_ kinds: [LayoutKind] = LayoutKind.all) {
        let scenes = Dictionary(grouping: Scene.builtIn, by: \.layout.name)
        self.kinds = kinds
        layouts = WordSearch(
            kinds.map { kind in
                // A name says more than what is said about it, and least what one of its knobs can do.
                let own = kind.info.parameters
                // A word of a name of two says less than the one of a name of one.
                let name = kind.name.contains("-") ? 1.8 : 3
                return [
                    (kind.name, name), (kind.info.summary, 1.5), (LayoutGuide.use(of: kind) ?? "", 1),
                    (LayoutAlias.names(of: kind).joined(separator: " "), 1), (LayoutGuide.otherWords(for: kind), 1),
                    (own.flatMap { [$0.name] + $0.choices }.joined(separator: " "), 0.8),
                    ((scenes[kind.name] ?? []).map(Self.words).joined(separator: " "), 0.6),
                    (own.map(\.help).joined(separator: " "), 0.3),
                ]
            })
        shown = WordSearch(Scene.builtIn.map { [($0.name, 3), ($0.title, 2), ($0.note, 1)] })
    }

    private static func words(of scene: Scene) -> String { "\(scene.name) \(scene.title) \(scene.note)" }

    /// Those in which a word of the question occurs, the best first: words that few layouts have count for more.
    public func kinds(like question: String) -> [LayoutKind] { layouts.things(like: question).map { kinds[$0] } }

    /// The same while the question is still being typed: also those in whose words what stands there is only a part.
    public func kinds(typed: String) -> [LayoutKind] { layouts.things(typed: typed).map { kinds[$0] } }

    /// What its mistyped words are taken for.
    public func slips(in question: String) -> [(typed: String, meant: String)] { layouts.slips(in: question) }

    /// The built-in scenes that are like it.
    public func scenes(like question: String) -> [Scene] { shown.things(like: question).map { Scene.builtIn[$0] } }

    /// Those that are like a name each word of which is said of some, as tinder is.
    /// - Parameter orCompounds: or whose parts are, as those of appswitcher.
    func kinds(called name: String, orCompounds: Bool = false) -> [LayoutKind] {
        layouts.knows(name, orParts: orCompounds) ? kinds(like: name) : []
    }

    /// What to do after a question without an answer: a word that is spelt nearly so, or the kinds of layouts there are.
    public func advice(after question: String) -> String {
        if let word = layouts.wordNearest(to: question) { return "did you mean '\(word)'?" }
        let titles = LayoutGuide.groups.map { $0.title.lowercased() }.joined(separator: ", ")
        return "`zoetrope layouts` lists them: \(titles)"
    }
}

extension Parameter {
    fileprivate var choices: [String] { if case .choice(let names) = kind { names } else { [] } }
}
