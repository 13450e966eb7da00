import Foundation

/// What the sources import, module by module.
struct Imports {
    /// Module → what it imports → the files that do.
    let arrows: [String: [String: [String]]]

    init(of sources: URL) throws {
        var arrows: [String: [String: [String]]] = [:]
        for module in try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil) {
            let files = FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard ["swift", "h", "c", "cpp"].contains(file.pathExtension) else { continue }
                for name in Self.imports(in: try String(contentsOf: file, encoding: .utf8)) {
                    arrows[module.lastPathComponent, default: [:]][name, default: []].append(file.lastPathComponent)
                }
            }
        }
        self.arrows = arrows
    }

    /// The modules and headers that a source names, whatever stands before the word import.
    static func imports(in text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.first == "#include" || words.first == "#import" { return words.dropFirst().first }
            guard let place = words.firstIndex(of: "import"),
                words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
            else { return nil }
            let rest = words[(place + 1)...].filter { !Self.kinds.contains($0) }
            return rest.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
        }
    }

    private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

    /// Every arrow that the plan does not have, as a sentence.
    func forbidden(by plan: [String: Set<String>]) -> [String] {
        arrows.flatMap { module, imports in
            imports.filter { !(plan[module] ?? []).contains($0.key) }.map { name, files in
                "\(module) must not import \(name) (\(files.sorted().joined(separator: ", ")))"
            }
        }.sorted()
    }
}
