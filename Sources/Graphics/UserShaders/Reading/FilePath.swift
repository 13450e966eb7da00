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
        // The root may be that of the disk, or that of the project.
        guard !name.hasPrefix("/") else {
            return [normal(name)] + (around(file) + folders).map { normal($0 + name) }
        }
        var all = [resolved(name, beside: file)] + folders.map { normal("\($0)/\(name)") }
        // Fragmentarium keeps what many share there.
        for folder in Self.around(file) { all += [normal("\(folder)/\(name)"), normal("\(folder)/Include/\(name)")] }
        // Libraries may lie elsewhere than where the writer had them: in `lygia/…` and not in `../deps/lygia/…`.
        let parts = name.split(separator: "/").filter { $0 != "." && $0 != ".." }
        let around = parts.count < 3 ? [] : Self.around(file) + folders
        for start in parts.indices.dropLast() where start > 0 || name.hasPrefix(".") {
            let rest = parts[start...].joined(separator: "/")
            all += around.map { normal("\($0)/\(rest)") }
        }
        // Where a project keeps what its shaders share, its own host knows.
        if parts.count == 1 {
            for folder in Self.around(file) { all += Self.shared.map { normal("\(folder)/\($0)/\(name)") } }
        }
        var taken: Set<String> = []
        return all.filter { taken.insert($0).inserted }
    }

    static func isPicture(_ path: String) -> Bool { pictureEndings.contains(where: path.lowercased().hasSuffix) }

    private static let pictureEndings = [".png", ".jpg", ".jpeg", ".webp", ".gif", ".bmp", ".tif"]

    /// Under which names glslify's modules are found: without their ending, or among those of packages.
    static func modules(_ name: String) -> [String] {
        [name, name + ".glsl"]
            + (name.hasPrefix(".") ? [] : ["", ".glsl", "/index.glsl"].map { "node_modules/\(name)\($0)" })
    }

    /// The folder that a file is in, and those around it.
    private static func around(_ file: String) -> [String] {
        var folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        var all: [String] = []
        for _ in 0..<farthest {
            all.append(folder)
            if folder.isEmpty { break }
            let outer = normal(folder + "/..")
            folder = outer == "/" ? "" : outer.isEmpty ? "." : outer
        }
        return all
    }

    /// What folders for such files are called.
    private static let shared = ["include", "includes", "lib", "libs", "common", "shared", "utils"]

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
