internal import Glibc

/// What files there are, without opening one.
enum FileListing {
    /// The file itself, or the pictures in the folder.
    static func files(at path: String) throws(DeckError) -> [String] {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else {
            // A link in a circle or into nowhere is there; its card says what is wrong.
            if unsafe lstat(path, &status) == 0 { return [path] }
            if errno == ENOENT || errno == ENOTDIR { throw .missing(path) }
            throw .unreadable(path, reason: FileFault.text(of: errno))
        }
        return status.st_mode & S_IFMT == S_IFDIR ? try contents(of: path) : [path]
    }

    private static func contents(of folder: String) throws(DeckError) -> [String] {
        guard let handle = unsafe opendir(folder) else {
            throw .unreadable(folder, reason: FileFault.text(of: errno))
        }
        defer { unsafe closedir(handle) }
        var names: [String] = []
        while let entry = unsafe readdir(handle) {
            let kind = Int(unsafe entry.pointee.d_type)
            guard kind != Int(DT_DIR) else { continue }
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { field in
                unsafe field.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
            }
            if isPicture(name), !leadsToFolder(folder, name, kind) { names.append(name) }
        }
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        return names.map { (key: NaturalOrder($0), name: $0) }.sorted { $0.key < $1.key }.map { base + $0.name }
    }

    /// By its name: what else lies beside pictures, a text or a song, is nothing to be shown. A hidden file is none.
    private static func isPicture(_ name: String) -> Bool {
        guard !name.hasPrefix("."), let point = name.lastIndex(of: ".") else { return false }
        return endings.contains(name[name.index(after: point)...].lowercased())
    }

    private static let endings: Set = [
        "png", "jpg", "jpeg", "jpe", "jfif", "webp", "gif", "tif", "tiff", "avif", "heif", "heic",
    ]

    /// Only links, and what some file systems do not tell the kind of, need to be looked at.
    private static func leadsToFolder(_ folder: String, _ name: String, _ kind: Int) -> Bool {
        guard kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN) else { return false }
        var status = stat()
        return unsafe stat(folder + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// How people sort names: photo 9 comes before photo 10, and capitals do not count.
struct NaturalOrder: Comparable {
    private enum Part: Hashable {
        case number(digits: [UInt8])
        case text(String)
    }

    private let parts: [Part]
    private let name: String

    init(_ name: String) {
        self.name = name
        var parts: [Part] = []
        var rest = name.lowercased()[...]
        while let first = rest.first {
            let isDigit = Self.isDigit(first)
            let run = rest.prefix { Self.isDigit($0) == isDigit }
            rest = rest.dropFirst(run.count)
            parts.append(isDigit ? .number(digits: Array(run.utf8.drop { $0 == 48 })) : .text(String(run)))
        }
        self.parts = parts
    }

    private static func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }

    static func < (a: NaturalOrder, b: NaturalOrder) -> Bool {
        for (left, right) in zip(a.parts, b.parts) where left != right {
            switch (left, right) {
            case (.number(let x), .number(let y)):
                return x.count == y.count ? x.lexicographicallyPrecedes(y) : x.count < y.count
            case (.text(let x), .text(let y)): return x < y
            case (.number, .text): return true
            case (.text, .number): return false
            }
        }
        return a.parts.count == b.parts.count ? a.name < b.name : a.parts.count < b.parts.count
    }
}
