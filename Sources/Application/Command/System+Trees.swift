import Glibc

// Folders with all that is in them.
extension System {
    /// Makes a folder in one that is there; who may open it, the umask says.
    static func makeOneFolder(_ path: String) throws(Refusal) {
        if unsafe mkdir(path, 0o777) != 0 { throw .last }
    }

    /// Removes a folder and what is in it. Links are removed, and what they lead to is not.
    static func removeTree(_ path: String) {
        if unsafe unlink(path) == 0 { return }
        for name in (try? names(in: path)) ?? [] { removeTree("\(path)/\(name)") }
        _ = unsafe rmdir(path)
    }

    /// Two folders change their places; where the second one cannot come, the first is where it was.
    static func exchange(_ path: String, _ other: String) throws(Refusal) {
        let aside = Output.draft(for: other)
        try move(other, to: aside)
        do throws(Refusal) { try move(path, to: other) } catch {
            try? move(aside, to: other)
            throw error
        }
        try move(aside, to: path)
    }
}
