import LayoutCore

/// Something that can be measured. Its name is a group and a member: `layout/rotary`.
struct Benchmark: Sendable {
    let name: String
    /// Whether it also records how its number developed.
    var hasCourse = false
    /// It takes so long that it is measured only where it, or its group, is named.
    var isForNamesOnly = false
    let measure: @Sendable () throws(Failure) -> Measurement

    static let all: [Benchmark] =
        LayoutKind.all.map(Benchmark.layout)
        + frames + [.manyItems] + scenes + flicks + shortcuts + captures + records + viewers + reloads + [feedback]

    /// Told when all are there, the slowest first.
    var isRanked: Bool { ["scene", "flick"].contains(group) }

    private var group: Substring { name.prefix { $0 != "/" } }

    /// Those that have one of the names or are in a group of that name, in their own order; all, where nothing is named.
    static func named(_ names: [String]) throws(Failure) -> [Benchmark] {
        for name in names where !all.contains(where: { $0.answers(to: name) }) {
            // What a known group begins is no mistake: it would only make the rest look more alike.
            let group = name.prefix { $0 != "/" }
            let within = group == name ? [] : all.filter { $0.group == group }
            let near =
                within.isEmpty
                ? Suggestion.nearest(to: name, among: all.map { String($0.group) } + all.map(\.name))
                : Suggestion.nearest(
                    to: String(name.dropFirst(group.count + 1)),
                    among: within.map { String($0.name.dropFirst(group.count + 1)) }
                ).map { "\(group)/\($0)" }
            let next = near.map { "did you mean '\($0)'?" } ?? "`zoetrope bench --help` says more"
            throw Failure(.usage, "no benchmark '\(Quotation(name))'; \(next)")
        }
        if names.isEmpty { return all.filter { !$0.isForNamesOnly } }
        return all.filter { benchmark in names.contains(where: benchmark.answers) }
    }

    private func answers(to name: String) -> Bool { self.name == name || group == name }
}
