internal import Glibc

/// The thread that asks.
public enum ThisThread {
    /// How long a processor has worked for it, whatever others do meanwhile.
    public static var secondsWorked: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
