internal import Glibc

/// The way to a file as it leads now: every name on it, and the folder in which that name stands. Whatever happens to one of
/// them may lead elsewhere.
struct SymlinkChain: Hashable {
    struct Step: Hashable {
        let folder: Int32
        let name: String
    }

    private(set) var steps: Set<Step> = []
    /// Why a part of it is not watched.
    private(set) var failure: WatchFailure?

    /// More links than this lead nowhere, as the kernel has it.
    private static let mostLinks = 40

    /// Watches all that is on the way, each folder before it is looked into: what happens in between is told.
    init(to path: String, watchedBy inotify: Inotify) {
        var folder = ""
        var rest = Self.names(in: path)
        var links = 0
        while let name = rest.popLast() {
            if name == ".." {
                folder = folder.lastIndex(of: "/").map { String(folder[..<$0]) } ?? ""
                continue
            }
            let isLast = rest.isEmpty
            do throws(WatchFailure) {
                let wanted: Inotify.Happening = isLast ? [.names, .contents] : .names
                let number = try inotify.add(folder.isEmpty ? "/" : folder, for: wanted)
                steps.insert(Step(folder: number, name: name))
            } catch {
                // Somebody else's folder may be passed through though not looked at.
                if failure == nil || isLast { failure = error }
            }
            switch Self.item(at: "\(folder)/\(name)") {
            case .nothing: return
            case .other: folder += "/\(name)"
            case .link(let target):
                links += 1
                guard links <= Self.mostLinks else { return }
                if target.hasPrefix("/") { folder = "" }
                rest += Self.names(in: target)
            }
        }
    }

    /// The last one first.
    private static func names(in path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
    }

    private enum Item {
        case nothing, other
        case link(String)
    }

    private static func item(at path: String) -> Item {
        var info = stat()
        guard unsafe lstat(path, &info) == 0 else { return .nothing }
        guard info.st_mode & S_IFMT == S_IFLNK else { return .other }
        var target = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe target.withUnsafeMutableBytes { room in
            guard let start = room.baseAddress else { return -1 }
            return unsafe readlink(path, start.assumingMemoryBound(to: CChar.self), room.count)
        }
        return count < 0 ? .nothing : .link(String(decoding: target[..<count], as: UTF8.self))
    }
}

extension String {
    /// Beginning at the root, from the folder at hand.
    var absolute: String {
        guard !hasPrefix("/"), let folder = unsafe getcwd(nil, 0) else { return self }
        defer { unsafe free(folder) }
        return unsafe String(cString: folder) + "/" + self
    }
}
