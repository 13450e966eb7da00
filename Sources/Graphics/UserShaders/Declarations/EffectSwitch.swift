/// A `#define` that a knob turns on and off: `#define SHADOWS // @switch`, or `// #define SHADOWS // @switch` where it is off at first.
struct EffectSwitch: Hashable, Sendable {
    let declaration: UniformDeclaration
    let isOnAtFirst: Bool
    /// What stands behind the name.
    let value: String

    var name: String { declaration.name }
    /// Defined where it is on.
    var mark: String { "ZT_ON_\(name)" }

    /// What takes the place of its line.
    var lines: String { "#ifdef \(mark)\n#define \(name) \(value)\n#endif" }

    static let word = "@switch"

    /// nil where the line has none.
    init?(_ line: ArraySlice<UInt8>, number: Int, of file: String) {
        let text = String(decoding: line, as: UTF8.self)
        var rest = text[...].drop(while: Self.isBlank)
        let isOff = rest.hasPrefix("//")
        if isOff { rest = rest.dropFirst(2).drop(while: Self.isBlank) }
        guard rest.hasPrefix("#") else { return nil }
        rest = rest.dropFirst().drop(while: Self.isBlank)
        guard rest.hasPrefix("define"), let mark = rest.firstRange(of: "//") else { return nil }
        let comment = rest[mark.upperBound...]
        let words = rest[..<mark.lowerBound].dropFirst("define".count)
            .split(whereSeparator: Self.isBlank).map(String.init)
        guard comment.contains(Self.word), let name = words.first, name.utf8.allSatisfy(\.isNamePart),
            name.utf8.first?.isNameHead == true
        else { return nil }
        var reader = AnnotationReader()
        reader.read(String(comment.replacing(Self.word, with: "")))
        isOnAtFirst = !isOff
        value = words.dropFirst().joined(separator: " ")
        declaration = UniformDeclaration(
            file: file, line: number, column: 1, type: "bool", name: name, length: nil,
            initialiser: isOff ? "false" : "true", comments: [String(comment)], notes: reader.notes)
    }

    private static func isBlank(_ letter: Character) -> Bool { letter == " " || letter == "\t" }
}

extension EffectText {
    /// The switches of it and of its passes, each once.
    var allSwitches: [EffectSwitch] {
        var names: Set<String> = []
        return (switches + passes.flatMap(\.text.switches)).filter { names.insert($0.name).inserted }
    }

    /// As it is at first.
    public var asWritten: EffectText { turned(on: Set(allSwitches.filter(\.isOnAtFirst).map(\.name))) }

    /// With these switches on and the others off.
    public func turned(on names: Set<String>) -> EffectText {
        guard !allSwitches.isEmpty else { return self }
        var turned = self
        let marks = switches.filter { names.contains($0.name) }.map(\.mark)
        turned.definitions += marks
        turned.branches += marks
        for place in turned.passes.indices { turned.passes[place].text = passes[place].text.turned(on: names) }
        return turned
    }

    /// The names of the switches that these settings turn on.
    public func switchesOn(in settings: [UniformSetting]) -> Set<String> {
        Set(
            allSwitches.map(\.name).filter { name in
                settings.contains { $0.name == name && $0.value != .numbers([0]) }
            })
    }
}
