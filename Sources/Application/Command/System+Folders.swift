import Glibc

// Folders, and where a user's own files belong.
extension System {
    /// The names in a folder; those that are no UTF-8, which nobody can type, are left out.
    static func names(in folder: String) throws(Refusal) -> [String] {
        guard let entries = unsafe opendir(folder) else { throw Refusal(code: errno) }
        defer { unsafe _ = closedir(entries) }
        var names: [String] = []
        while let entry = unsafe readdir(entries) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
                    unsafe String(validatingCString: $0)
                }
            }
            if let name, name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Makes a folder and those above it.
    static func makeFolder(_ path: String) throws(Refusal) {
        guard item(at: path) != .folder else { return }
        if let slash = path.dropFirst().lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
        if unsafe mkdir(path, 0o700) != 0, errno != EEXIST { throw Refusal(code: errno) }
    }

    /// `~/` is the user's own folder, as in a shell.
    static func expanded(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = variable("HOME") else { return path }
        return home + path.dropFirst()
    }

    /// From the root, so that nothing takes it for an option or for standard output.
    static func absolute(_ path: String) -> String {
        let path = expanded(path)
        return path.hasPrefix("/") || path.isEmpty ? path : "\(currentFolder)/\(path)"
    }

    static var currentFolder: String {
        guard let path = unsafe getcwd(nil, 0) else { return "." }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// What the program keeps for itself: the window's place, and the scene in case of a crash.
    static var stateFolder: String? { own("XDG_STATE_HOME", ".local/state") }
    /// What the user keeps with it.
    static var dataFolder: String? { own("XDG_DATA_HOME", ".local/share") }
    /// What the user has set up.
    static var configFolder: String? { own("XDG_CONFIG_HOME", ".config") }

    /// As the XDG specification has it: a path that does not begin at the root is ignored.
    private static func own(_ name: String, _ otherwise: String) -> String? {
        let base =
            variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? variable("HOME").map { "\($0)/\(otherwise)" }
        return base.map { $0 + "/zoetrope" }
    }

    /// Seconds since 1970; 0 where there is nothing.
    static func timeOfChange(_ path: String) -> Int {
        var info = stat()
        guard unsafe stat(path, &info) == 0 else { return 0 }
        return info.st_mtim.tv_sec
    }

    static var processNumber: Int32 { getpid() }

    static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }
}
