/// The states to undo to and to redo to. Changes that belong together (the many of one drag on a slider)
/// are one step.
public struct History<State: Equatable> {
    private var past: [State] = []
    private var future: [State] = []
    /// The state before the change that is going on.
    private var before: State?
    private let limit: Int

    public init(limit: Int = 500) { self.limit = max(1, limit) }

    public var canUndo: Bool { !past.isEmpty || before != nil }
    public var canRedo: Bool { !future.isEmpty }
    public var isOpen: Bool { before != nil }

    /// A change begins; one that has begun goes on.
    public mutating func begin(from state: State) {
        if before == nil { before = state }
    }

    /// The change is done. One that changed nothing is none.
    public mutating func end(at state: State) {
        guard let start = before else { return }
        before = nil
        guard start != state else { return }
        past.append(start)
        if past.count > limit { past.removeFirst(past.count - limit) }
        future.removeAll()
    }

    /// The state before the last change; nil where there is none.
    public mutating func undo(from state: State) -> State? {
        end(at: state)
        guard let last = past.popLast() else { return nil }
        future.append(state)
        return last
    }

    /// Changes in all states what is no step of its own: the name of their file.
    public mutating func rewrite(_ change: (inout State) -> Void) {
        for place in past.indices { change(&past[place]) }
        for place in future.indices { change(&future[place]) }
        if var start = before {
            change(&start)
            before = start
        }
    }

    public mutating func redo(from state: State) -> State? {
        end(at: state)
        guard let next = future.popLast() else { return nil }
        past.append(state)
        return next
    }
}

extension History: Sendable where State: Sendable {}
