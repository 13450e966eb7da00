internal import Glibc

/// Why a file cannot be shown, in words that fit on a card.
struct FileFault: Error, Hashable {
    let reason: String

    init(_ reason: String) { self.reason = reason }

    /// What the system says about an error.
    static func text(of number: Int32) -> String {
        switch number {
        case ENOENT: "there is no such file"
        case EACCES, EPERM: "no permission to read it"
        case ELOOP: "its links lead in a circle"
        case ENOMEM: "not enough memory"
        case EMFILE, ENFILE: "too many files are open"
        default: unsafe strerror(number).map { unsafe String(cString: $0) } ?? "error \(number)"
        }
    }
}

/// Bytes of files, from regular files only: whoever opens a pipe waits for ever.
enum FileBytes {
    /// - Parameters:
    ///   - limit: larger files are refused.
    ///   - first: no more than so many.
    static func read(_ path: String, limit: Int, first: Int = .max) throws(FileFault) -> [UInt8] {
        let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard file >= 0 else {
            // Such a name is repaired where it is read, and then nothing has it.
            if errno == ENOENT, path.contains("\u{FFFD}") { throw FileFault("its name is not UTF-8; rename it") }
            throw FileFault(errno == ENXIO ? "it is not a file" : FileFault.text(of: errno))
        }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0 else { throw FileFault(FileFault.text(of: errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw FileFault(status.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is not a file")
        }
        guard status.st_size > 0 else { throw FileFault("it is empty") }
        guard status.st_size <= limit else {
            throw FileFault("it has \(status.st_size >> 20) MB; \(limit >> 20) is the most")
        }
        var bytes = [UInt8](repeating: 0, count: min(Int(status.st_size), first))
        var done = 0
        while done < bytes.count {
            let count = unsafe bytes.withUnsafeMutableBytes { room in
                unsafe Glibc.read(file, room.baseAddress! + done, room.count - done)
            }
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw FileFault(FileFault.text(of: errno)) }
            if count == 0 { break }
            done += count
        }
        // A file that shrank while it was read.
        bytes.removeLast(bytes.count - done)
        guard done > 0 else { throw FileFault("it is empty") }
        return bytes
    }
}
