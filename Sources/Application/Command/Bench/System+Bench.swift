import Glibc

// What only the benchmarks need of the operating system.
extension System {
    static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// The most memory that this process has had at once, in the system's own unit.
    static var peakMemory: Int {
        var usage = rusage()
        let me = __rusage_who_t(RUSAGE_SELF.rawValue)
        return unsafe getrusage(me, &usage) == 0 ? usage.ru_maxrss : 0
    }

    /// What this process has used of the processor so far, in seconds.
    static var processorSeconds: Double {
        var usage = rusage()
        let me = __rusage_who_t(RUSAGE_SELF.rawValue)
        guard unsafe getrusage(me, &usage) == 0 else { return 0 }
        func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    /// The memory that this process holds now, in bytes; 0 where the system does not say.
    static var residentBytes: Int {
        guard let bytes = try? contents(of: "/proc/self/statm", upTo: 4096) else { return 0 }
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
    }
}
