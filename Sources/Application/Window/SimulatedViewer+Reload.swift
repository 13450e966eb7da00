internal import ZoeDocument
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoeRenderer

extension SimulatedViewer {
    /// What a save takes until it is to be seen, in seconds.
    public struct Reload: Sendable {
        /// From the end of the save until the viewer knows.
        public let notice: Double
        /// Reading, compiling and linking, and what the driver puts off until the first frame.
        public let compile: Double
        /// A frame with the new program.
        public let draw: Double

        public var total: Double { notice + compile + draw }
    }

    /// Sets the shaders on the cards, behind them and over everything.
    public func use(face: String? = nil, backdrop: String? = nil, post: [String] = []) {
        viewer.editor.change { scene in
            scene.shaders.face = face
            scene.shaders.backdrop = backdrop
            scene.shaders.post = post
        }
        _ = viewer.followFiles()
        viewer.awaitShaders(until: Window.time + 30)
        for _ in 0..<3 { _ = drawNext() }
    }

    /// Saves a shader and waits until the window, which was asleep, has taken it up.
    /// - Returns: nil where nothing was seen of it in five seconds.
    public func reload(_ save: () -> Void) -> Reload? {
        let edition = viewer.sceneShaders.edition
        save()
        let saved = Window.time
        while viewer.sceneShaders.edition == edition {
            let rest = 5 - (Window.time - saved)
            guard rest > 0 else { return nil }
            _ = viewer.window.takeEvents(waiting: rest)
            if viewer.followFiles() { viewer.drawn = nil }
        }
        let notice = viewer.sceneShaders.noticed - saved
        let first = viewer.drawFrame(after: 1.0 / 60)
        // The same picture once more, so that what is drawn takes as long as it took.
        viewer.drawn = nil
        let next = viewer.drawFrame(after: 1.0 / 60)
        return Reload(
            notice: max(0, notice), compile: viewer.sceneShaders.compiling + max(0, first - next),
            draw: min(first, next))
    }

    /// What is alive in OpenGL.
    public var liveObjects: Int { viewer.renderer.tracker.live.values.reduce(0, +) }

    /// Whether the shaders in use compile.
    public var isBroken: Bool { !viewer.sceneShaders.troubles.isEmpty }
}
