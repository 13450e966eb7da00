/// Whether a text may be given to the driver of this process, which a bad one could freeze or end.
public enum Admission: Hashable, Sendable {
    case granted
    case refused(EffectFailure)
    /// Another process is still trying it.
    case awaited
}

extension EffectText {
    /// All of it comes with the program.
    public var isOurs: Bool { files.allSatisfy { BuiltInEffects.role(of: $0) != nil } }

    /// What it is made of, file by file, so that another process can read it as this one has.
    public var ingredients: [(name: String, text: [UInt8])] {
        let all = sources + passes.flatMap(\.text.sources)
        var taken: Set<String> = []
        let texts = all.filter { !$0.name.hasPrefix("<") || files.contains($0.name) }
            .filter { taken.insert($0.name).inserted }.map { ($0.name, $0.text) }
        // Folders, as far as their files were found there.
        let folders = Dictionary(grouping: texts.map(\.0).filter { !$0.hasPrefix("<") }, by: \.folder)
        let lists = folders.sorted { $0.key < $1.key }.map { folder, files in
            let names = files.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
            return ("\(folder)/", Array(names.joined(separator: "\n").utf8))
        }
        return texts + lists
    }

    /// That the whole file cannot be used, not a single line of it.
    public func refusal(_ message: String) -> EffectFailure {
        let first = sources.first.map { $0.diagnostic(line: 1, column: nil, message) }
        return EffectFailure([first ?? Diagnostic(in: path, line: 1, message)], files: files, isTooMuch: true)
    }
}
