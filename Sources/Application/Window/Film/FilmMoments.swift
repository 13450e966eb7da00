public import LayoutCore
public import ZoeDocument
public import ZoeStyle
internal import ZoeThreads

/// What is on the stage, sixtieth for sixtieth, on its way from the window to whoever makes a film of it. The window goes on
/// meanwhile, and waits only where very much is still to be drawn.
public final class FilmMoments: Sendable {
    public struct Moment: Sendable {
        public let scene: Scene
        public let frame: Frame
        public let look: Look
    }

    private struct State {
        /// Nil for the same as before it.
        var waiting: [Moment?] = []
        var taken = 0
        var cards = 0
        var count = 0
        var isClosed = false
    }

    private let state = Guarded(State())
    /// The film's size, in pixels.
    public let width: Int
    public let height: Int

    /// A minute, or about a hundred megabytes.
    private static let (mostMoments, mostCards) = (3600, 300_000)

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    // MARK: The window's end

    var hasRoom: Bool { state.withLock { $0.waiting.count - $0.taken < Self.mostMoments && $0.cards < Self.mostCards } }

    /// How many sixtieths have been on the stage.
    var count: Int { state.withLock(\.count) }

    /// - Parameter moment: nil where nothing has changed.
    func add(_ moment: Moment?) {
        state.change { state in
            state.waiting.append(moment)
            state.cards += moment?.frame.cards.count ?? 0
            state.count += 1
        }
    }

    /// Nothing more comes.
    func close() { state.change { $0.isClosed = true } }

    // MARK: The film's end

    public enum Next: Sendable {
        case moment(Moment)
        case same
        case end
    }

    /// Waits for the next sixtieth.
    public func next() -> Next {
        state.wait { state in
            guard state.taken < state.waiting.count else { return state.isClosed ? .end : nil }
            let moment = state.waiting[state.taken]
            state.waiting[state.taken] = nil
            state.taken += 1
            state.cards -= moment?.frame.cards.count ?? 0
            if state.taken >= 600 {
                state.waiting.removeFirst(state.taken)
                state.taken = 0
            }
            return moment.map { .moment($0) } ?? .same
        }
    }

    /// How much of it has been taken, from 0 to 1; 0 as long as more comes.
    public var part: Double {
        state.withLock { state in
            guard state.isClosed, state.count > 0 else { return 0 }
            return 1 - Double(state.waiting.count - state.taken) / Double(state.count)
        }
    }
}
