internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoeRenderer

/// How frames come to the screen. Where the processor draws, handing one over waits until other threads have drawn it; in motion that
/// takes more time than there is, the next frame is put together meanwhile.
struct Presenting {
    /// A frame that the driver's threads draw now; whether they have done it.
    private var coming: (isDrawn: () -> Bool, since: Double)?
    /// How long it takes to draw a frame after all of it has been told, in seconds, as far as that is known.
    private var drawingSeconds: Double?
    /// Since when somebody is busy with the frame that comes next to the screen.
    private var busySince = 0.0
    /// Frames that came to the screen and nobody has counted yet.
    private var shown: [Shown] = []

    struct Shown {
        let time: Double
        /// For which nothing else was shown, without waiting for its turn.
        let seconds: Double
    }

    /// A frame is put together from now on.
    mutating func begin(at now: Double) { if coming == nil { busySince = now } }

    /// So much time went by until it was the next frame's turn.
    mutating func wait(seconds: Double) { if coming != nil { busySince += seconds } }

    /// All of a frame has been told.
    /// - Parameters:
    ///   - nextTurn: seconds until the next frame is due; nil where none is known to follow.
    ///   - mark: lets those threads begin; yields what tells whether they have done it.
    /// - Returns: whether it is left to them for now.
    mutating func leave(at now: Double, nextTurn: Double?, _ mark: () -> () -> Bool) -> Bool {
        guard let nextTurn, let drawingSeconds, drawingSeconds > nextTurn else { return false }
        coming = (mark(), now)
        return true
    }

    var isComing: Bool { coming != nil }

    /// The frame that was left, or one that was just told, is handed over.
    /// - Parameter handOver: returns when it is on the screen.
    mutating func hand(at start: Double, _ handOver: () -> Double) {
        // Those that nobody waits for took as long as that at most.
        let before = coming.flatMap { $0.isDrawn() ? min(drawingSeconds ?? .infinity, start - $0.since) : nil }
        let since = coming?.since ?? start
        coming = nil
        let now = handOver()
        drawingSeconds = before ?? now - since
        shown.append(Shown(time: now, seconds: now - busySince))
        busySince = now
    }

    mutating func takeShown() -> [Shown] {
        defer { shown.removeAll(keepingCapacity: true) }
        return shown
    }
}

/// What is still to be drawn to the window of a frame whose cards have been told.
struct FrameEnd {
    let target: Target
    let place: PixelBox
    /// What is around it.
    let surround: (target: Target, place: PixelBox)?
    /// Where what lies over the stage is as it was.
    let covered: [PixelBox]
    var needle: [PixelBox] = []

    /// What lies under the panel, the lowest first.
    var stages: [(target: Target, place: PixelBox)] { (surround.map { [$0] } ?? []) + [(target, place)] }

    /// The stage alone.
    func show() {
        if let surround { surround.target.showInWindow(surround.place) }
        target.showInWindow(place, under: covered)
    }

    func draw(by renderer: Renderer) {
        show()
        renderer.showKept(covered)
        renderer.fillWindow(needle, Theme.accentParts)
    }
}

extension Viewer {
    /// What has been told of a frame comes to the screen.
    /// - Parameter mayLeave: it may come while the next one is put together.
    func present(mayLeave: Bool) { if !mayLeave || !leave(nil) { show() } }

    /// - Parameter end: what has not been told of it.
    /// - Returns: whether it comes to the screen while the next one is put together.
    func leave(_ end: FrameEnd?) -> Bool {
        let now = Window.time
        let mayLeave =
            renderer.isSoftware && editor.isMoving && targets.isMoving && !onlyShadersMove && film.recording == nil
        let nextTurn = mayLeave ? gauge.timeToNextFrame(at: now, rate: window.refreshRate) : nil
        let isLeft = drawing.presenting.leave(at: now, nextTurn: nextTurn) {
            let mark = DrawingMark()
            return { mark.isPassed }
        }
        if isLeft { drawing.left = end }
        return isLeft
    }

    /// What was left comes to the screen.
    func presentWhatIsComing() { if drawing.presenting.isComing { show() } }

    private func show() {
        let (left, window, renderer) = (drawing.left, window, renderer)
        drawing.left = nil
        drawing.presenting.hand(at: Window.time) {
            left?.draw(by: renderer)
            window.show()
            return Window.time
        }
    }
}
