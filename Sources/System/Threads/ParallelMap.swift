internal import Glibc

/// The results of all calls, in their order, once all are there. The caller works too, with as many threads as there
/// are other processors; those step aside for what is drawn meanwhile.
public func parallelMap<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
    let pieces = Guarded(Pieces<Result>(count))
    let job: @Sendable () -> Void = {
        while let piece = pieces.withLock({ $0.take() }) {
            let result = work(piece)
            pieces.withLock { $0.results[piece] = result }
        }
    }
    // One that can't be had leaves its work to the others.
    let helpers = (1..<max(1, min(count, processors))).map { _ in Worker(job) }
    job()
    // They are waited for as they are let go.
    withExtendedLifetime(helpers) {}
    _ = consume helpers
    return pieces.withLock { $0.results.compactMap(\.self) }
}

private let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

private struct Pieces<Result> {
    var results: [Result?]
    private var next = 0

    init(_ count: Int) { results = Array(repeating: nil, count: count) }

    mutating func take() -> Int? {
        guard next < results.count else { return nil }
        defer { next += 1 }
        return next
    }
}
