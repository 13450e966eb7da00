internal import Glibc

extension Contents {
    /// Larger files are not read byte by byte.
    static let largest = 256 << 20

    /// Links are followed; what is no file is not waited for.
    static func read(_ path: String) -> Contents {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            let code = errno
            return code == ENOENT || code == ENOTDIR || code == ELOOP ? .gone : .unreadable(text(of: code))
        }
        defer { close(descriptor) }
        var info = stat()
        guard unsafe fstat(descriptor, &info) == 0 else { return .unreadable(text(of: errno)) }
        guard info.st_mode & S_IFMT == S_IFREG else {
            return .unreadable(info.st_mode & S_IFMT == S_IFDIR ? "it is a folder" : "it is no file")
        }
        guard info.st_size <= largest else { return .unreadable("it has \(info.st_size) bytes") }
        var bytes = [UInt8](repeating: 0, count: Int(info.st_size) + 1)
        var count = 0
        while count <= largest {
            let room = bytes.count - count
            let got = unsafe bytes.withUnsafeMutableBytes {
                unsafe Glibc.read(descriptor, $0.baseAddress?.advanced(by: count), room)
            }
            if got == 0 { break }
            if got > 0 { count += got } else if errno != EINTR { return .unreadable(text(of: errno)) }
            // It has grown since it was measured.
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: max(4096, count)) }
        }
        bytes.removeLast(bytes.count - count)
        return .bytes(bytes)
    }

    static func text(of code: Int32) -> String { unsafe String(cString: strerror(code)) }

    /// Contents by which they are told apart: a hash for bytes, which are not kept.
    enum Fingerprint: Hashable {
        case bytes(UInt64, count: Int)
        case gone
        case unreadable(String)
    }

    var fingerprint: Fingerprint {
        switch self {
        case .bytes(let bytes): .bytes(Self.hash(bytes), count: bytes.count)
        case .gone: .gone
        case .unreadable(let reason): .unreadable(reason)
        }
    }

    /// FNV-1a, 64 bits.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
