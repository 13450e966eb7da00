public import ZoeImages
public import ZoeSound
internal import ZoeThreads

/// What a camera sees, read by a thread of its own for as long as this value lives.
public final class LiveCamera: Sendable {
    private struct State {
        var last: (number: Int, image: Image)?
        var failure: MediaError?
        var isOver = false
    }

    private let state = Guarded(State())
    private let reader: Worker

    /// - Parameter wake: called on the reader's thread whenever there is another picture.
    public init(_ device: LiveDevice, wake: @escaping @Sendable () -> Void = {}) {
        let state = state
        reader = Worker(isUrgent: true) {
            do throws(MediaError) {
                let chunk = try VideoChunk(device) { !state.withLock { $0.isOver } }
                while !state.withLock({ $0.isOver }) {
                    guard let image = try chunk.next() else { break }
                    state.withLock { $0.last = (chunk.count, image) }
                    wake()
                }
                if !state.withLock({ $0.isOver }) { throw MediaError("it has ended") }
            } catch {
                let text = "the camera (\(device)) can't be seen through: \(error)"
                state.withLock { $0.failure = error == .noProgram ? error : MediaError(text) }
                wake()
            }
        }
    }

    deinit { state.withLock { $0.isOver = true } }

    /// What is seen now, and its number; nil before the first picture.
    public func picture() throws(MediaError) -> (number: Int, image: Image)? {
        let (last, failure) = state.withLock { ($0.last, $0.failure) }
        if let failure { throw failure }
        return last
    }
}
