import ZoeImages
import ZoeThreads

/// What takes a film's frames. Threads of its own hand them over, one after the other where it wants them in their order.
protocol FilmSink: AnyObject, Sendable {
    /// How many frames it takes at once.
    var threads: Int { get }
    func take(_ image: Image, number: Int) throws(Failure)
    /// All that there is has been taken; now it gets its name.
    func finish() throws(Failure)
    /// Something went wrong: nothing is left of it.
    func abandon()
}

/// Frames on their way to where they are kept, while the next ones are being drawn. A few at most: drawing waits for writing.
final class FilmQueue {
    private struct State {
        var waiting: [(number: Int, image: Image)] = []
        var isClosed = false
        var failure: Failure?

        struct Next { let frame: (number: Int, image: Image)? }

        /// Nil while there is none and more may come.
        mutating func next() -> Next? {
            if failure != nil { return Next(frame: nil) }
            if !waiting.isEmpty { return Next(frame: waiting.removeFirst()) }
            return isClosed ? Next(frame: nil) : nil
        }

        mutating func fail(_ failure: Failure) {
            self.failure = self.failure ?? failure
            waiting.removeAll()
        }
    }

    private let sink: any FilmSink
    private let state = Guarded(State())
    private var writers: [Worker] = []
    private let most: Int

    init(_ sink: any FilmSink) {
        self.sink = sink
        most = 2 + sink.threads
        writers = (0..<sink.threads).map { [state] _ in
            Worker(isUrgent: true) { Self.write(state, to: sink) }
        }
    }

    private static func write(_ state: Guarded<State>, to sink: any FilmSink) {
        while let next = state.wait(for: { $0.next() }).frame {
            // There is room for another one as soon as this one is under way.
            state.change { _ in }
            do throws(Failure) { try sink.take(next.image, number: next.number) } catch {
                state.change { $0.fail(error) }
                return
            }
        }
    }

    func add(_ image: Image, number: Int) throws(Failure) {
        let failure: Failure? = state.wait { [most] state in
            if let failure = state.failure { return .some(failure) }
            return state.waiting.count < most ? .some(nil) : nil
        }
        if let failure { throw failure }
        state.change { $0.waiting.append((number, image)) }
    }

    /// Everything is written, and has its name.
    func finish() throws(Failure) {
        state.change { $0.isClosed = true }
        writers.removeAll()
        if let failure = state.withLock({ $0.failure }) { throw failure }
        try sink.finish()
    }

    /// Nothing is to be left.
    func abandon() {
        state.change {
            $0.waiting.removeAll()
            $0.isClosed = true
        }
        writers.removeAll()
        sink.abandon()
    }
}
