internal import Glibc
internal import ZoeThreads

/// A UDP socket for receiving.
@safe final class DatagramSocket: Sendable {
    private let descriptor: Int32
    let port: UInt16

    init(_ place: OSCPlace) throws(LiveError) {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_DGRAM.rawValue)
        unsafe hints.ai_flags = AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        let code = unsafe getaddrinfo(place.host, "\(place.port)", &hints, &found)
        guard code == 0, let address = unsafe found else {
            throw LiveError("no host '\(place.host)' to hear OSC at: \(unsafe String(cString: gai_strerror(code)))")
        }
        defer { unsafe freeaddrinfo(found) }
        let (family, length) = unsafe (address.pointee.ai_family, address.pointee.ai_addrlen)
        descriptor = socket(family, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0, unsafe bind(descriptor, address.pointee.ai_addr, length) == 0 else {
            let reason = unsafe String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw LiveError("OSC can't be heard at \(place): \(reason); choose another port")
        }
        port = Self.port(of: descriptor) ?? place.port
        // Room for what comes while nobody looks; the system gives what it allows.
        var room: Int32 = 4 << 20
        _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &room, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func port(of descriptor: Int32) -> UInt16? {
        // The port is at the same place in addresses of both kinds.
        var own = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let isKnown = unsafe withUnsafeMutablePointer(to: &own) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe getsockname(descriptor, $0, &length) == 0
            }
        }
        return isKnown ? UInt16(bigEndian: own.sin6_port) : nil
    }

    deinit { close(descriptor) }

    /// Waits until something has come; false once it has been woken.
    func wait(unless wakePipe: WakePipe) -> Bool {
        while true {
            var waiting = [descriptor, wakePipe.descriptor ?? -1].map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            if unsafe poll(&waiting, nfds_t(waiting.count), -1) < 0, errno != EINTR { return false }
            if waiting[1].revents != 0 { return false }
            if waiting[0].revents != 0 { return true }
        }
    }

    /// No packet is longer.
    static let longest = 65_536

    /// The next packet, and whether it comes from this machine; nil where there is none.
    /// - Parameter block: room for the longest packet.
    func take(_ block: inout [UInt8]) -> (bytes: [UInt8], isLocal: Bool)? {
        var sender = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let count = unsafe withUnsafeMutablePointer(to: &sender) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                unsafe block.withUnsafeMutableBytes {
                    unsafe recvfrom(
                        descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT), address, &length)
                }
            }
        }
        guard count >= 0 else { return nil }
        return (Array(block[..<count]), unsafe withUnsafeBytes(of: sender) { unsafe Self.isLocal($0) })
    }

    /// 127.0.0.0/8, ::1, and the former written as the latter.
    private static func isLocal(_ address: UnsafeRawBufferPointer) -> Bool {
        let family = unsafe address.loadUnaligned(as: sa_family_t.self)
        if Int32(family) == AF_INET { return unsafe address[4] == 127 }
        let bytes = unsafe Array(address[8..<24])
        if bytes.starts(with: Array(repeating: 0, count: 10) + [255, 255]) { return bytes[12] == 127 }
        return bytes == Array(repeating: 0, count: 15) + [1]
    }
}
