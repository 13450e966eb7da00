internal import ZoeEditor
public import ZoeRenderer

/// Which keys were pressed when, in sixtieths of a second.
public struct KeyTrack: Sendable {
    private var states: [(frame: Int, keys: HeldKeys)] = []

    public init() {}

    /// From this frame on, which is none before those that are known.
    mutating func note(_ keys: HeldKeys, frame: Int) {
        if states.last?.frame == frame { states.removeLast() }
        if keys != states.last?.keys ?? HeldKeys() { states.append((frame, keys)) }
    }

    public func keyboard(at seconds: Double) -> ShaderKeyboard {
        let frame = Int((seconds * 60 + 1e-6).rounded(.down))
        return ShaderKeyboard(states.last { $0.frame <= frame }?.keys ?? HeldKeys())
    }
}

extension ShaderKeyboard {
    init(_ keys: HeldKeys) { self.init(held: keys.held, pressed: keys.pressed, toggled: keys.toggled) }
}
