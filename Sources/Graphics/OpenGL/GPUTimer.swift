internal import CZoeEpoxy

/// Asks the graphics card how long it took, without ever waiting for the answer.
package final class GPUTimer {
    private let queries: [Query]
    /// Asked and not answered yet, the oldest first.
    private var pending: [Query] = []
    private var running: Query?
    package private(set) var seconds: Double?

    private final class Query {
        package let object: GLObject
        package init(in tracker: GLTracker) { object = GLObject(.query, in: tracker) }
    }

    /// As many as there may be frames on their way.
    package init(in tracker: GLTracker) { queries = (0..<4).map { _ in Query(in: tracker) } }

    package func begin() {
        while let query = pending.first, zglQueryIsDone(query.object.name) {
            pending.removeFirst()
            seconds = Double(zglQueryValue(query.object.name)) / 1e9
        }
        guard let free = queries.first(where: { query in !pending.contains { $0 === query } }) else { return }
        zglBeginTimeQuery(free.object.name)
        running = free
    }

    package func end() {
        guard let query = running else { return }
        zglEndTimeQuery()
        pending.append(query)
        running = nil
    }
}
