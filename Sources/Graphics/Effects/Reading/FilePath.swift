/// Paths as text: which file an `#include` means.
enum FilePath {
    /// `../noise.glsl` in `shaders/faces/a.frag` is `shaders/noise.glsl`.
    static func resolved(_ name: String, beside file: String) -> String {
        if name.hasPrefix("/") { return normal(name) }
        guard let slash = file.lastIndex(of: "/") else { return normal(name) }
        return normal(file[...slash] + name)
    }

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
