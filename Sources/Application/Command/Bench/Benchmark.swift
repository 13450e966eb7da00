import LayoutCore

/// Something that can be measured. Its name is a group and a member: `layout/rotary`.
struct Benchmark: Sendable {
    let name: String
    /// Whether it also records how its number developed.
    var hasCourse = false
    let measure: @Sendable () throws(Failure) -> Measurement

    static let all: [Benchmark] =
        LayoutKind.all.map(Benchmark.layout)
        + frames + [.manyItems] + scenes + shortcuts + captures + records + viewers + reloads + [feedback]

    var isScene: Bool { group == "scene" }

    private var group: Substring { name.prefix { $0 != "/" } }

    /// Those that have one of the names or are in a group of that name, in their own order; all, where nothing is named.
    static func named(_ names: [String]) throws(Failure) -> [Benchmark] {
        for name in names where !all.contains(where: { $0.answers(to: name) }) {
            let groups = all.map { String($0.group) }
            throw Failure(
                .usage,
                "no benchmark '\(Quotation(name))'"
                    + Suggestion.ending(
                        for: name, among: groups + all.map(\.name), otherwise: "`zoetrope bench --help` says more"))
        }
        return names.isEmpty ? all : all.filter { benchmark in names.contains(where: benchmark.answers) }
    }

    private func answers(to name: String) -> Bool { self.name == name || group == name }
}
