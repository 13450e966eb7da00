internal import LayoutCore

/// A short name for all that was on a stage, sixtieth for sixtieth: the same input gives the same name, in a window and without.
struct PlayedFrames: Sendable {
    private var steps = 0
    private var digest = Digest()
    private var last: Frame?

    init() {}

    /// What is on the stage before the next sixtieth passes.
    mutating func note(_ frame: Frame) {
        defer { steps += 1 }
        guard frame != last else { return }
        last = frame
        digest.add(steps)
        digest.add(frame)
    }

    /// With what is on the stage now.
    func name(with frame: Frame) -> String {
        var whole = self
        whole.note(frame)
        return String(whole.digest.value, radix: 16)
    }
}
