public import LayoutCore
public import ZoeDocument
internal import ZoeEditor
public import ZoeRenderer
public import ZoeStyle

/// A viewer that is used, watched and timed by a program, to measure what a person would feel. Its frames are those of the
/// window, panel and all; the screen holds none of them back.
public final class SimulatedViewer {
    let viewer: Viewer
    private var turns = 0

    public init(_ scene: Scene, host: ViewerHost) throws(ViewerError) {
        viewer = try Viewer(scene, scale: 1, wantsSize: true, host: host)
        viewer.window.stopWaitingForScreen()
        viewer.overlay.showsPanel = true
        _ = viewer.followFiles()
        viewer.awaitShaders(until: Window.time + 30)
        for _ in 0..<3 { _ = drawNext() }
    }

    /// A sixtieth goes by, and a frame is drawn.
    /// - Returns: how long it took, in seconds.
    public func drawNext() -> Double { viewer.drawFrame(after: 1.0 / 60) }

    public var isMoving: Bool { viewer.editor.isMoving }

    /// Which shortcuts the renderer takes.
    public var policy: DrawingPolicy {
        get { viewer.renderer.policy }
        set { viewer.renderer.policy = newValue }
    }

    /// What is on the stage now, and how it is painted.
    public var frame: Frame { viewer.editor.view }
    public var look: Look { viewer.editor.look }

    /// The pointer comes down in the middle and goes to and fro, a step each time.
    /// - Returns: from the event to the frame that shows it.
    public func drag() -> Double {
        let size = viewer.window.size
        let middle = Point(x: Double(size.width) / 3, y: Double(size.height) / 2)
        if turns == 0 {
            viewer.handle(.pointer(middle))
            viewer.handle(.button(0, isDown: true, []))
        }
        turns += 1
        let place = Point(x: middle.x + Double(turns % 80) * 3, y: middle.y)
        let start = Window.time
        viewer.handle(.pointer(place))
        let before = viewer.editor.stage.scroll
        _ = viewer.drawFrame(after: 1.0 / 60)
        // The frame that was drawn must be of another place.
        return viewer.editor.stage.scroll == before && turns % 80 == 1 ? 0 : Window.time - start
    }

    public func letGo() {
        viewer.handle(.button(0, isDown: false, []))
        turns = 0
    }

    /// One of the many of a drag on a knob.
    public func turn(_ name: String, to value: Double) -> Double {
        let start = Window.time
        viewer.editor.turn(name, to: .number(value))
        _ = viewer.drawFrame(after: 1.0 / 60)
        return Window.time - start
    }

    public func use(layout name: String) {
        if let kind = LayoutKind.named(name) { viewer.editor.use(kind) }
    }

    public func flick() { viewer.editor.apply(.scrollOn(by: 30, seconds: 4)) }

    /// Does what a window does while nobody uses it.
    public func rest(seconds: Double) { viewer.run(until: Window.time + seconds) }
}
