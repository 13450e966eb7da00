/// Paths as text: which file an `#include` means.
enum FilePath {
    /// `../noise.glsl` in `shaders/faces/a.frag` is `shaders/noise.glsl`.
    static func resolved(_ name: String, beside file: String) -> String {
        if name.hasPrefix("/") { return normal(name) }
        guard let slash = file.lastIndex(of: "/") else { return normal(name) }
        return normal(file[...slash] + name)
    }

    /// Where a file that is included may be, the likeliest first.
    static func candidates(for name: String, beside file: String, folders: [String]) -> [String] {
        guard !name.hasPrefix("/") else { return [normal(name)] }
        var all = [resolved(name, beside: file)] + folders.map { normal("\($0)/\(name)") }
        var folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        for _ in 0..<farthest {
            // Fragmentarium keeps what many share there.
            all += [normal("\(folder)/\(name)"), normal("\(folder)/Include/\(name)")]
            if folder.isEmpty { break }
            let outer = normal(folder + "/..")
            folder = outer == "/" ? "" : outer.isEmpty ? "." : outer
        }
        var taken: Set<String> = []
        return all.filter { taken.insert($0).inserted }
    }

    /// So many folders around that of the file are looked into.
    private static let farthest = 8

    private static func normal(_ path: some StringProtocol) -> String {
        let isAbsolute = path.hasPrefix("/")
        var parts: [Substring] = []
        for part in String(path).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute {
                parts.append(part)
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }
}
