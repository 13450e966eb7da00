/// Events that are still to be looked at. Between two frames at most one press or release of a key or button is taken, and
/// the pointer stays where it was when a button went: who shows frames slowly loses no click and no letter. Letters and keys
/// that edit stay in their order, which the toolkit would lose within a frame.
struct EventQueue {
    private var waiting: [WindowEvent] = []

    var isEmpty: Bool { waiting.isEmpty }

    mutating func add(_ events: [WindowEvent]) { waiting += events }

    /// The events of one frame.
    mutating func take() -> [WindowEvent] {
        var keys: Set<KeyCode> = []
        var (hasButton, hasLetters, hasEdited) = (false, false, false)
        let end = waiting.firstIndex { event in
            switch event {
            // What a click has opened must be there before a key can mean it.
            case .key where hasButton, .typed where hasButton: return true
            case .button where !keys.isEmpty || hasLetters: return true
            case .key(let key, .press, _) where key.edits:
                defer { hasEdited = true }
                return hasLetters || hasEdited || !keys.insert(key).inserted
            case .key(let key, .press, _), .key(let key, .release, _): return !keys.insert(key).inserted
            case .typed:
                hasLetters = true
                return hasEdited
            case .button:
                defer { hasButton = true }
                return hasButton
            case .pointer: return hasButton
            default: return false
            }
        }
        let batch = Array(waiting[..<(end ?? waiting.endIndex)])
        waiting.removeFirst(batch.count)
        return batch
    }
}
