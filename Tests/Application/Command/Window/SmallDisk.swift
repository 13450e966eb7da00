import Foundation
import Testing

/// A file system with room for a few pages, which a window alone sees in place of its home.
final class SmallDisk {
    /// How to run a line in which file systems may be mounted for that line alone; nil where that is not allowed.
    static let mounting: String? = ["unshare -m", "unshare -r -m"].first {
        (try? Zoetrope.shell("\($0) mount -t tmpfs none /tmp"))?.status == 0
    }

    static let cannotMount: Comment = "mounting needs the superuser, or a kernel that lets users have namespaces"

    /// Mounts it over the home with what is there in it, and becomes the program.
    static func launcher(pages: Int) throws -> [String] {
        let script = """
            set -e
            scene=$(cat "$HOME/mine.json") session=$(cat "$XDG_STATE_HOME/zoetrope/session.json")
            mount -t tmpfs -o size=\(pages * 4)k none "$HOME"
            mkdir -p "$XDG_STATE_HOME/zoetrope"
            printf %s "$scene" > "$HOME/mine.json"
            printf %s "$session" > "$XDG_STATE_HOME/zoetrope/session.json"
            cd "$HOME"
            exec "$@"
            """
        return try #require(mounting).split(separator: " ").map(String.init) + ["sh", "-c", script, "sh"]
    }

    private let folder: FileHandle
    private var files: URL { URL(filePath: "/proc/self/fd/\(folder.fileDescriptor)", directoryHint: .isDirectory) }

    /// It stays for as long as this value, also when the program has ended.
    init(of window: Window) throws {
        folder = try FileHandle(forReadingFrom: window.seen(window.home.url.path))
    }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: files.appending(path: name)), as: UTF8.self)
    }

    /// All files with their paths, hidden ones too, in order; what fills the disk is none.
    var names: [String] {
        get throws {
            let all = try FileManager.default.subpathsOfDirectory(atPath: files.path + "/.")
            return all.sorted().filter { $0 != "filling" }
        }
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(at: files.appending(path: name)) }

    /// Until nothing more fits but so much.
    func fill(but pages: Int = 0) throws {
        let file = files.appending(path: "filling")
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        let page = Data(repeating: 0, count: 4096)
        while (try? handle.write(contentsOf: page)) != nil {}
        let full = try handle.offset()
        try handle.truncate(atOffset: full - UInt64(4096 * pages))
    }

    func empty() throws { try remove("filling") }
}
