internal import FoundationEssentials
internal import Glibc

/// What the system knows of this process.
enum ThisProcess {
    /// Seconds since it was started, to a hundredth; nil where the system does not say.
    static var age: Double? {
        guard let text = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8),
            // The name in parentheses may hold anything.
            let fields = text.split(separator: ")").last?.split(separator: " "), fields.count > 19,
            let ticks = Double(fields[19])
        else { return nil }
        var now = timespec()
        guard unsafe clock_gettime(CLOCK_BOOTTIME, &now) == 0 else { return nil }
        return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9 - ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}
