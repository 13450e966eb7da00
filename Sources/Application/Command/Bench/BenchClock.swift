/// Times pieces of work by a clock that never goes back.
struct BenchClock {
    private let clock = ContinuousClock()

    /// How long the work takes, in nanoseconds; never 0, so that it may be divided by.
    func nanoseconds(of work: () -> Void) -> Double {
        max(1, clock.measure(work) / .nanoseconds(1))
    }
}
