import LayoutCore

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// What only the benchmarks need of the operating system.
extension System {
    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// Copies as many bytes as both have, by the C library's memcpy.
    static func copy(_ source: [Matrix4], over target: inout [Matrix4]) {
        unsafe source.withUnsafeBytes { from in
            unsafe target.withUnsafeMutableBytes { to in
                guard let into = to.baseAddress, let out = from.baseAddress else { return }
                unsafe memcpy(into, out, min(to.count, from.count))
            }
        }
    }
}
