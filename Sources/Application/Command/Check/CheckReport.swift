import ZoeDocument
import ZoeUserShaders

/// Checks shaders and says what is wrong, as soon as it is known.
struct CheckReport {
    private let list: ShaderList
    private let asJSON: Bool
    private let draws: Bool
    /// By path, what became of each.
    private(set) var checked: [String: CheckedShader] = [:]
    /// In which they stand in the report.
    private var order: [String] = []
    /// Files that make no picture by themselves.
    private var parts = 0
    /// Those of them that others are made of.
    private var used: Set<String> = []

    init(_ list: ShaderList, asJSON: Bool, draws: Bool) {
        (self.list, self.asJSON, self.draws) = (list, asJSON, draws)
    }

    private var all: [CheckedShader] { order.compactMap { checked[$0] } }
    var files: Set<String> { checked.values.reduce(into: []) { $0.formUnion($1.files + [$1.path]) } }

    func run(with offscreen: OffscreenRenderer) throws(Failure) -> CheckReport {
        var report = self
        try report.update(with: offscreen)
        if list.isCollection, report.order.isEmpty {
            throw Failure(.missingInput, "no shader is in this folder; name one with files like wave.frag or wave.fs")
        }
        return report
    }

    /// - Parameter changed: files that are others than before; nil: whatever is not known yet.
    /// - Returns: whether there was anything to do.
    @discardableResult
    mutating func update(_ changed: Set<String> = [], with offscreen: OffscreenRenderer) throws(Failure) -> Bool {
        let (named, found, parts) = list.paths()
        self.parts = parts
        var hasNews = false
        var failed: [String] = []
        order = []
        for (path, isFound) in named.map({ ($0, false) }) + found.map({ ($0, true) }) {
            if let known = checked[path], changed.isDisjoint(with: known.files + [path]) {
                order.append(path)
                continue
            }
            if used.contains(path), !changed.contains(path) {
                self.parts += 1
                continue
            }
            let survey = ShaderSurvey(path: path, folders: EffectFiles.folders, read: EffectFiles.read)
            guard !isFound || survey.isShader else {
                self.parts += 1
                continue
            }
            order.append(path)
            hasNews = true
            let role = list.role ?? BuiltInEffects.role(of: path) ?? survey.role
            let result = offscreen.checked(path, as: role, survey.family, draws: draws)
            checked[path] = result
            if result.compiles || !isFound { try say(result) } else { failed.append(path) }
        }
        for path in failed { try judgeAgain(path) }
        let gone = Set(checked.keys).subtracting(order)
        for path in gone { checked[path] = nil }
        return hasNews || !gone.isEmpty
    }

    /// What fails by itself, and is laid into another shader, is a part of that.
    private mutating func judgeAgain(_ path: String) throws(Failure) {
        guard let result = checked[path] else { return }
        guard all.contains(where: { $0.path != path && $0.files.contains(path) }) else { return try say(result) }
        used.insert(path)
        order.removeAll { $0 == path }
        parts += 1
    }

    private func say(_ result: CheckedShader) throws(Failure) {
        guard !asJSON else { return }
        for diagnostic in result.diagnostics { try Console.write("\(diagnostic)\n") }
    }

    /// The end of the report, and of the command.
    func finish() throws(Failure) {
        try writeEnd()
        let mistakes = all.flatMap(\.diagnostics).count { $0.severity == .error }
        guard mistakes > 0 else { return }
        let code = all.contains(where: \.isTooMuch) && !list.isCollection ? ExitCode.brokenInput : .no
        throw Failure(code, list.isCollection ? sum : mistakes == 1 ? "1 mistake" : "\(mistakes) mistakes")
    }

    /// `3 of 20 shaders fail`
    var sum: String {
        let failed = all.count { !$0.compiles }
        return "\(failed) of \(all.count) shader\(all.count == 1 ? "" : "s") fail"
    }

    func writeEnd() throws(Failure) {
        if asJSON {
            try Console.write(
                (list.isCollection ? json : JSON.list(all.flatMap(\.diagnostics).map(\.json))).text + "\n")
        } else if list.isCollection {
            try Console.write(table)
        }
    }

    private var totals: [(name: String, shaders: [CheckedShader])] {
        let families = ShaderFamily.allCases.map { family in
            (name: family.rawValue, shaders: all.filter { $0.family == family })
        }
        return families.filter { !$0.shaders.isEmpty } + [(name: "all", shaders: all)]
    }

    private var json: JSON {
        let families = totals.dropLast().map { name, shaders -> JSON in
            let drawn = draws ? [("draw", JSON.integer(shaders.count { $0.draws == true }))] : []
            return .object(
                [
                    ("family", .text(name)), ("shaders", .integer(shaders.count)),
                    ("compile", .integer(shaders.count(where: \.compiles))),
                ] + drawn)
        }
        return .object([
            ("checked", .integer(all.count)), ("failed", .integer(all.count { !$0.compiles })),
            ("parts", .integer(parts)), ("families", .list(families)), ("shaders", .list(all.map(\.json))),
        ])
    }

    private var table: String {
        let head = ["written for", "shaders", "compile"] + (draws ? ["draw"] : [])
        let rows = totals.map { name, shaders in
            [name, "\(shaders.count)", "\(shaders.count(where: \.compiles))"]
                + (draws ? ["\(shaders.count { $0.draws == true })"] : [])
        }
        let rest = parts == 0 ? "" : "\(parts) file\(parts == 1 ? " is a part" : "s are parts") of others\n"
        return TextTable([head] + rows).text() + rest
    }
}
