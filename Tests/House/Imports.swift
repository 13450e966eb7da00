import Foundation

/// What the sources import, module by module.
struct Imports {
    /// Module, by its folder → what it imports → the files that do.
    let arrows: [String: [String: [String]]]

    /// - Parameter folders: where modules are. A file in none of them counts as a module of its own.
    init(of sources: URL, modules folders: some Collection<String>) throws {
        var arrows: [String: [String: [String]]] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) {
            let file = sources.appending(path: path)
            guard ["swift", "h", "c", "cpp"].contains(file.pathExtension) else { continue }
            let module = folders.first { path.hasPrefix($0 + "/") } ?? path
            for name in Self.imports(in: try String(contentsOf: file, encoding: .utf8)) {
                arrows[module, default: [:]][name, default: []].append(file.lastPathComponent)
            }
        }
        self.arrows = arrows
    }

    /// The modules and headers that a source names, whatever stands before the word import.
    static func imports(in text: String) -> [String] {
        code(of: text).split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            if words.first == "#include" || words.first == "#import" { return words.dropFirst().first }
            guard let place = words.firstIndex(of: "import"),
                words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
            else { return nil }
            let rest = words[(place + 1)...].filter { !Self.kinds.contains($0) }
            return rest.first.map { String($0.prefix { $0 != "." && $0 != ";" }) }
        }
    }

    /// A source without the texts of several lines in it, which may be sources that it prints.
    static func code(of text: String) -> String {
        text.components(separatedBy: "\"\"\"").enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
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
