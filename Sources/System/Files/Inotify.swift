internal import Glibc

/// The kernel's own list of folders in which something may happen; inotify(7).
@safe final class Inotify: Sendable {
    let descriptor: Int32

    init() throws(WatchFailure) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else {
            throw WatchFailure(text: "files can't be watched: \(Contents.text(of: errno))")
        }
    }

    deinit { close(descriptor) }

    struct Happening: OptionSet {
        let rawValue: UInt32
        static let written = Happening(rawValue: UInt32(IN_MODIFY))
        static let closed = Happening(rawValue: UInt32(IN_CLOSE_WRITE))
        static let arrived = Happening(rawValue: UInt32(IN_MOVED_TO))
        static let left = Happening(rawValue: UInt32(IN_MOVED_FROM))
        static let created = Happening(rawValue: UInt32(IN_CREATE))
        static let deleted = Happening(rawValue: UInt32(IN_DELETE))
        static let permitted = Happening(rawValue: UInt32(IN_ATTRIB))
        /// The folder itself is gone, or its disk.
        static let ended = Happening(rawValue: UInt32(IN_IGNORED))
        static let overflow = Happening(rawValue: UInt32(IN_Q_OVERFLOW))

        /// Names come, go and change what they mean.
        static let names: Happening = [.arrived, .left, .created, .deleted, .permitted]
        static let contents: Happening = [.written, .closed]
    }

    struct Event {
        let folder: Int32
        let happening: Happening
        let name: String
    }

    /// Watches a folder for these things too.
    /// - Returns: its number; the same folder has the same one under every name.
    func add(_ folder: String, for wanted: Happening) throws(WatchFailure) -> Int32 {
        let flags = wanted.rawValue | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
        let number = unsafe inotify_add_watch(descriptor, folder, flags)
        guard number < 0 else { return number }
        let code = errno
        throw WatchFailure(
            text: code == ENOSPC
                ? "'\(folder)' can't be watched: so many folders are; raise fs.inotify.max_user_watches"
                : "'\(folder)' can't be watched: \(Contents.text(of: code))")
    }

    func remove(_ folder: Int32) { inotify_rm_watch(descriptor, folder) }

    /// What has happened since this was last asked; nothing is waited for.
    func take() -> [Event] {
        var events: [Event] = []
        var block = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = unsafe block.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return events }
            unsafe block.withUnsafeBytes {
                unsafe Self.append(UnsafeRawBufferPointer(rebasing: $0[..<count]), to: &events)
            }
        }
    }

    private static func append(_ bytes: UnsafeRawBufferPointer, to events: inout [Event]) {
        let head = MemoryLayout<inotify_event>.size
        var place = 0
        while place + head <= bytes.count {
            let event = unsafe bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
            let end = min(place + head + Int(event.len), bytes.count)
            let name = unsafe bytes[(place + head)..<end].prefix { $0 != 0 }
            unsafe events.append(
                Event(
                    folder: event.wd, happening: Happening(rawValue: event.mask),
                    name: String(decoding: name, as: UTF8.self)))
            place = end
        }
    }
}

/// Why something can't be watched, in a line for a person.
public struct WatchFailure: Error, Hashable, Sendable, CustomStringConvertible {
    let text: String
    public var description: String { text }
}
