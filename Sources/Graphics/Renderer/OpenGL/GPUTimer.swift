internal import CZoeEpoxy

/// Asks the graphics card how long it took, without ever waiting for the answer.
final class GPUTimer {
    private let queries: [Query]
    /// Asked and not answered yet, the oldest first.
    private var pending: [Query] = []
    private var running: Query?
    private(set) var seconds: Double?

    private final class Query {
        let object: GLObject
        init(in tracker: GLTracker) { object = GLObject(.query, in: tracker) }
    }

    /// As many as there may be frames on their way.
    init(in tracker: GLTracker) { queries = (0..<4).map { _ in Query(in: tracker) } }

    func begin() {
        while let query = pending.first, zglQueryIsDone(query.object.name) {
            pending.removeFirst()
            seconds = Double(zglQueryValue(query.object.name)) / 1e9
        }
        guard let free = queries.first(where: { query in !pending.contains { $0 === query } }) else { return }
        zglBeginTimeQuery(free.object.name)
        running = free
    }

    func end() {
        guard let query = running else { return }
        zglEndTimeQuery()
        pending.append(query)
        running = nil
    }
}
