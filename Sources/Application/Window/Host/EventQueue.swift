internal import ZoeEditor

/// Events that are still to be looked at. Between two frames at most one press or release of a key or button is taken, and
/// the pointer stays where it was when a button went: a slow display loses no click and no letter. The toolkit sees
/// only what is down when a frame begins: so letters and keys that edit stay in their order, and Control is still held in the
/// frame of the key that was pressed with it.
struct EventQueue {
    private var waiting: [WindowEvent] = []

    var isEmpty: Bool { waiting.isEmpty }

    mutating func add(_ events: [WindowEvent]) { waiting += events }

    /// The events of one frame.
    mutating func take() -> [WindowEvent] {
        var batch = Batch()
        let end = waiting.firstIndex { !batch.takes($0) } ?? waiting.endIndex
        defer { waiting.removeFirst(end) }
        return Array(waiting[..<end])
    }
}

/// What a frame's events so far leave room for.
private struct Batch {
    private var keys: Set<KeyCode> = []
    private var (hasButton, hasLetters, hasEdited, hasMoved) = (false, false, false, false)
    /// Something for which it matters which of Shift, Control, Alt and their like are held.
    private var isModified = false

    /// Whether it belongs to this frame; after the first that does not, nothing does.
    mutating func takes(_ event: WindowEvent) -> Bool {
        switch event {
        case .key(let key, let action, _): takes(key, action)
        case .typed: takesLetter()
        case .button(_, let isDown, _): takesButton(isDown)
        case .pointer: takesPointer()
        case .wheel: takesWheel()
        default: true
        }
    }

    private mutating func takes(_ key: KeyCode, _ action: KeyAction) -> Bool {
        // What a click has opened must be there before a key can mean it.
        if hasButton || key.isModifier && isModified { return false }
        if !key.isModifier && action != .release { isModified = true }
        if action == .again { return true }
        if action == .press && key.edits {
            if hasLetters || hasEdited { return false }
            hasEdited = true
        }
        return keys.insert(key).inserted
    }

    private mutating func takesLetter() -> Bool {
        hasLetters = true
        return !hasEdited && !hasButton
    }

    private mutating func takesPointer() -> Bool {
        hasMoved = true
        return !hasButton
    }

    private mutating func takesButton(_ isDown: Bool) -> Bool {
        if hasButton || hasLetters || !keys.isEmpty { return false }
        // What is under the pointer is known a frame after it has come there.
        if isDown, hasMoved { return false }
        hasButton = true
        return true
    }

    private mutating func takesWheel() -> Bool {
        isModified = true
        return true
    }
}
