import Glibc

// What talking with a program takes that is sent very much and says little.
extension System {
    /// The end of a pipe that is written into; closed with this value.
    final class Sending {
        private let descriptor: Int32
        /// F_SETPIPE_SZ, which glibc's headers have for GNU's own extensions only.
        private static let setPipeSize: Int32 = 1031

        init(_ pipe: Pipe) {
            descriptor = pipe.takeInput()
            // So that a frame is under way while the next one is made. Without it, it only takes longer.
            _ = fcntl(descriptor, Self.setPipeSize, 1 << 20)
        }

        deinit { _ = close(descriptor) }

        func send(_ bytes: [UInt8]) throws(Refusal) { try System.send(bytes, to: descriptor) }
    }

    /// All that comes, block by block, until nobody writes any more; then it is closed.
    static func readAll(of descriptor: Int32, _ take: ([UInt8]) -> Void) {
        let file = OpenFile(descriptor: descriptor)
        var block = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(file.descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            take(Array(block[..<count]))
        }
    }

    /// Waits for the end of a process that was started. 128 and the signal's number where one ended it.
    static func wait(for process: Int32) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return code(ofStatus: status)
    }

    static func end(_ process: Int32) { _ = kill(process, SIGKILL) }

    static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// Makes a folder that others may look into, and those above it.
    static func makeOpenFolder(_ path: String) throws(Refusal) {
        guard item(at: path) != .folder else { return }
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        if let slash = path.dropFirst().lastIndex(of: "/") { try makeOpenFolder(String(path[..<slash])) }
        if unsafe mkdir(path, 0o777) != 0, errno != EEXIST { throw .last }
    }

    /// One with something in it stays.
    static func remove(emptyFolder path: String) { _ = unsafe rmdir(path) }

    /// Waits until a file that was written by another program is safe from a loss of power.
    static func settle(_ path: String) throws(Refusal) { try opened(path, O_RDONLY).settle() }
}
