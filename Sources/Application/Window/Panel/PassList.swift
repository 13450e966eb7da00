/// The passes of the scene's shaders, in the order in which they are drawn.
enum PassList {
    /// - Parameter lines: a line for each.
    static func draw(_ lines: [String]) {
        guard !lines.isEmpty, UI.header("Passes###passes", isOpenAtFirst: false) else { return }
        for line in lines { UI.faint(line) }
    }
}
