import LayoutCore
import ZoeDocument
import ZoeEffects
import ZoeStyle

/// What a shell offers for a word that is being typed.
enum ShellCompletion: Equatable {
    case nothing
    case files
    case folders
    case words([String])
    /// Names of the program's own, or else a file.
    case wordsOrFiles([String])
    /// Names after which `=` and a value follow.
    case names([String])
}

extension Option {
    /// What the value can be, nil for an option that takes none.
    var completion: ShellCompletion? {
        guard let value else { return nil }
        if let known = Self.known[name] { return known }
        let parts = value.split(separator: "|").map(String.init)
        if parts.count > 1, parts.allSatisfy(Self.isWord) { return .words(parts) }
        if let numbers = Self.numbers(value) { return .words(numbers.map(String.init)) }
        if value.contains("FILE") { return .files }
        return value.contains("DIR") ? .folders : .nothing
    }

    /// Options whose values have names that are listed elsewhere.
    private static let known: [String: ShellCompletion] = [
        sceneName.name: .words(Scene.builtInNames),
        layout.name: .words(LayoutKind.all.map(\.name)),
        set.name: .names(parameterNames),
        "over": .names(parameterNames),
        face.name: .wordsOrFiles(BuiltInEffects.names(of: .face)),
        backdrop.name: .wordsOrFiles(BuiltInEffects.names(of: .backdrop)),
        post.name: .wordsOrFiles(BuiltInEffects.names(of: .post)),
    ]

    /// As they stand in the help, `json` of `json|csv`: what is in capitals stands for something else.
    private static func isWord(_ text: String) -> Bool {
        text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || (0x30...0x39).contains($0) }
    }

    /// Of `1…8`.
    private static func numbers(_ value: String) -> ClosedRange<Int>? {
        let ends = value.split(separator: "…").compactMap { Int($0) }
        return ends.count == 2 && ends[0] < ends[1] ? ends[0]...ends[1] : nil
    }

    /// Of all layouts, and of the look.
    private static let parameterNames: [String] = {
        var seen: Set<String> = []
        let all = LayoutKind.all.flatMap(\.table.parameters) + Parameter.look
        return all.map(\.name).filter { seen.insert($0).inserted }.sorted()
    }()
}

extension Command {
    /// What can stand beside the options.
    var operandCompletion: ShellCompletion {
        switch (name, operands) {
        case (_, .none): .nothing
        case ("layouts", _): .words(LayoutKind.all.map(\.name))
        case ("scenes", _): .words(Scene.builtInNames)
        case ("help", _): .words(Command.all.map(\.name) + [Environment.topic])
        case ("bench", _): .words(Benchmark.groups + Benchmark.all.map(\.name))
        case ("completions", _): .words(Shell.allCases.map(\.rawValue))
        case ("check", _), ("uniforms", _): .wordsOrFiles(EffectRole.allCases.flatMap(BuiltInEffects.names))
        case (_, .any), (_, .optional): .files
        }
    }
}

extension Benchmark {
    fileprivate static var groups: [String] {
        var seen: Set<Substring> = []
        return all.map { $0.name.prefix { $0 != "/" } }.filter { seen.insert($0).inserted }.map(String.init)
    }
}
