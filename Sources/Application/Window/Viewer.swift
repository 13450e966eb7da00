internal import LayoutCore
public import ZoeDocument
internal import ZoePictures
internal import ZoeRenderer
internal import ZoeStyle

/// The window in which card layouts run. All of it lives on the thread that made it.
public final class Viewer {
    // In this order they are let go: what is drawn with goes while the window's context is still there.
    let gauge = Gauge()
    var targets: StageTargets
    let previews: Previews
    let panel: Panel
    let desk: SceneShaders
    var place: StageArea
    let renderer: Renderer
    let window: Window
    let host: ViewerHost
    let bindings: Bindings
    let shelf: PictureLoader
    /// The file that the formula came from, where it did.
    private(set) var formulaPath: String?
    var theatre: EditorModel
    var overlay = Overlay()
    var curve = CurveEditor()
    var capturePlan = CapturePlan()
    let darkroom = CaptureJobs()
    /// What is said of jobs that take a while.
    private(set) var notices: [JobNotice.Entry] = []
    var reading: Reading?
    /// What is missing is not read before something else is to be seen.
    var hasGivenUpReading = false
    /// The window is to be kept as it is drawn next: where, and whether on the clipboard too.
    var pendingScreenshot: (path: String, copies: Bool)?
    var isDone = false
    /// Whether closing would lose something, as of the last change.
    var isChanged = false
    /// Frames that are still to be drawn though nothing moves: Dear ImGui shows a click's effect in the frame after.
    var framesDue = 3
    private var lastTime: Double?
    /// Seconds from the frame before to this one, as shaders are told.
    private(set) var lastStep = 1.0 / 60
    private var lastState: String?
    /// Where the things of the panel are, for who watches from outside.
    let places: WidgetPlaces
    /// What is kept when the window closes.
    var session: Session
    /// How the window was at first, where nobody had left it so.
    let granted: WindowPlace?
    var keeper = RecoveryTimer()
    private var queue = EventQueue()
    /// What was asked for from outside.
    var liveDesk = PendingReplies()
    var first = FirstPicture()
    var warmUp = WarmUp()
    /// Those of the deck that was on stage last.
    var knownFiles: FileDeck?
    var keptPanel = PanelSnapshot()
    var madeBefore = 0
    var turning = ContinuousChange()
    /// What was to be shown last.
    var asked: Drawn?
    /// What the target holds; nil where it has to be drawn anew.
    var drawn: Drawn?

    /// - Parameters:
    ///   - path: where the scene was read from.
    ///   - formulaPath: where its formula was read from.
    ///   - scale: pixels for each point; nil is the screen's own.
    ///   - interface: the size of everything over the stage; nil is the one that was kept, or the screen's own.
    ///   - wantsSize: the window is as large as the scene's view, wherever it was left.
    public init(
        _ scene: Scene, path: String? = nil, formulaPath: String? = nil, scale: Double? = nil,
        interface: Double? = nil, wantsSize: Bool = false, host: ViewerHost
    ) throws(ViewerError) {
        self.host = host
        self.formulaPath = formulaPath
        bindings = host.bindings.map { Bindings($0.text, name: $0.name) } ?? .default
        session = host.memory.session().flatMap { Session($0) } ?? Session()
        places = WidgetPlaces(isWanted: host.reportsState)
        let left = wantsSize ? nil : session.window
        let remembered = left?.isSizeOwn == false ? nil : left
        let opening =
            remembered ?? left.map { WindowPlace(fitting: scene, at: $0) }
            ?? WindowPlace(fitting: scene, isAsked: wantsSize)
        var own = scene
        // That was the window's.
        own.picture.size = nil
        theatre = EditorModel(own, path: path)
        shelf = PictureLoader(budget: Self.artworkBudget) { Window.wake() }
        // Read and painted while there is no window yet; most windows are as the scene expects them.
        shelf.request(theatre.view, look: theatre.look, scale: scale ?? 1)
        do {
            window = try Window(
                title: "Zoetrope", place: opening,
                wantsSize ? .asked : remembered == nil ? .usual : .remembered, scale: scale)
        } catch {
            throw .noDisplay("\(error)")
        }
        granted = remembered == nil ? window.place : nil
        do { renderer = try Renderer() } catch { throw .noDisplay("\(error)") }
        window.ownInterface = (interface ?? session.interface).flatMap(InterfaceSize.held)
        // What has to be given up follows from it.
        renderer.measuresTime = true
        targets = StageTargets(isSoftware: renderer.isSoftware)
        previews = Previews(host.previews)
        panel = Panel(on: window)
        desk = SceneShaders(renderer, folders: host.shaderFolders, read: host.readShader, judge: host.judge)
        place = StageArea(ViewPlacement(scene, in: window.view), in: window.pixels, pixelsPerPoint: window.scale)
        for complaint in bindings.complaints { overlay.say(complaint, .warning, at: 0) }
        overlay.showsPanel = session.showsPanel
        if !overlay.showsPanel { hintAtPanel() }
        theatre.resize(to: window.view)
        settle()
        overlay.prompt = Prompt(history: session.prompts ?? [])
        for path in host.named.reversed() { session.note(recent: path) }
        welcome()
        desk.picture = { [unowned self] in (theatre.scene, mostPixels) }
        listen()
        noteChanges(at: Window.time)
    }

    /// Bytes of artwork; with the pictures of cards that are made of it a quarter of a gigabyte.
    private static let artworkBudget = 160 << 20

    /// Runs until the window is closed.
    public func run() {
        run(until: .infinity)
        leave()
    }

    /// - Parameter end: of the time that the window has.
    func run(until end: Double) {
        // Whoever speaks first finds the shaders' knobs.
        if followFiles() { drawn = nil }
        awaitShaders(until: min(end, Window.time + 1))
        while !isDone, Window.time < end {
            let rest = end.isFinite ? max(0.001, end - Window.time) : nil
            let patience = [waiting, rest].compactMap(\.self).min()
            queue.add(window.takeEvents(waiting: queue.isEmpty ? patience : 0))
            let events = queue.take()
            let now = Window.time
            // After a rest, time begins anew: nothing leaps.
            let passed = lastTime.map { min(now - $0, 0.1) } ?? 1.0 / 60
            // A pop-up needs some frames to find its size.
            if !events.isEmpty { framesDue = 4 }
            for event in events {
                if keptPanel.isConcerned(by: event, pointer: overlay.pointerPlace) { keptPanel.forget() }
                handle(event)
            }
            obeyWhatWasAsked(at: now)
            _ = theatre.takeEvents()
            noteChanges(at: now)
            if isDone { break }
            let hasOtherShaders = followFiles()
            answerAboutShaders()
            if hasOtherShaders {
                drawn = nil
                // What is said of it needs some frames to find its size.
                framesDue = 4
            }
            let wasMoving = theatre.isMoving
            theatre.advance(by: passed)
            // What has come to rest is drawn once more, as finely as a capture.
            if wasMoving && !theatre.isMoving || turning.ends(at: now) {
                framesDue = max(framesDue, 1)
                drawn = nil
            }
            lastTime = theatre.isMoving ? now : nil
            lastStep = passed
            let hasPrints = collectPrints()
            first.hasAllBefore = shelf.status.waiting == 0
            let hasPreviews = previews.take(renderer)
            let isFresh = hangPictures()
            let notices = notices(at: now)
            let hasNews = hasPreviews || notices != self.notices
            self.notices = notices
            // A notice needs some frames to find its size.
            if hasNews { framesDue = max(framesDue, 2) }
            if isFresh { drawn = nil }
            if awaitsFirstPictures {
                composeAhead(at: now)
                continue
            }
            guard
                theatre.isMoving || overlay.isMoving(at: now) || framesDue > 0 || isFresh || hasPrints
                    || hasOtherShaders || hasNews
            else {
                answerAtRest()
                warmUpALittle()
                continue
            }
            framesDue = max(0, framesDue - 1)
            draw(at: now)
            noteTime(Window.time - now)
            previews.goOn(isIdle: overlay.grip == nil && (UI.wantsMouse || !theatre.isSettling)) { Window.wake() }
            gauge.noteShown(at: Window.time, isMoving: wasMoving && theatre.isMoving)
            noteFirstPicture()
            report()
            answerAtRest()
        }
    }

    /// The first picture has its shaders, where they do not take long.
    func awaitShaders(until end: Double) {
        while desk.isAwaiting, Window.time < end {
            queue.add(window.takeEvents(waiting: end - Window.time))
            if followFiles() { drawn = nil }
        }
    }

    /// A frame after so much time, whatever the clock says.
    /// - Returns: how long it took, in seconds.
    func drawFrame(after seconds: Double) -> Double {
        let start = Window.time
        theatre.advance(by: seconds)
        _ = theatre.takeEvents()
        if followFiles() { drawn = nil }
        lastStep = seconds
        _ = hangPictures()
        draw(at: start)
        renderer.waitUntilDrawn()
        let taken = Window.time - start
        noteTime(taken)
        return taken
    }

    /// A frame took so many seconds, with what waiting for the screen takes where there is a graphics card.
    private func noteTime(_ seconds: Double) {
        gauge.note(seconds)
        // Where something was made for the first time, the next frames will be quicker.
        defer { madeBefore = renderer.madeSoFar }
        guard renderer.madeSoFar == madeBefore else { return }
        let drawing = renderer.isSoftware ? seconds : max(gauge.working, gauge.statistics.gpuSeconds ?? 0)
        targets.note(drawing, hasShaders: !desk.effects.states.isEmpty)
    }

    /// How long to wait for events; nil is for as long as nothing happens.
    private var waiting: Double? {
        if theatre.isMoving {
            let pace = gauge.timeToNextFrame(at: Window.time, rate: window.refreshRate)
            return min(pace, timeToNextCommand(at: Window.time) ?? pace)
        }
        if awaitsFirstPictures { return 0.01 }
        if framesDue > 0 || isWarmingUp { return 0 }
        let now = Window.time
        let times = [
            overlay.timeToNextChange(at: now), keeper.timeToNextChange(at: now), timeToNextCommand(at: now),
            turning.timeToEnd(at: now), timeToNextNotice(at: now),
        ]
        return times.compactMap(\.self).min()
    }

    func drawSoon() { framesDue = max(framesDue, 2) }

    /// Everything that there is to see is to be seen.
    var isDrawn: Bool { framesDue == 0 && queue.isEmpty && shelf.status.waiting == 0 && !turning.isGoingOn }

    // MARK: For who watches from outside

    /// A line for each state in which everything has come to rest.
    private func report() {
        guard host.reportsState, !theatre.isMoving, !desk.isAwaiting, !turning.isGoingOn, framesDue == 0, queue.isEmpty
        else { return }
        let line = "{\(theatre.state), \(stateOfWindow), \(places.json)}"
        guard line != lastState else { return }
        lastState = line
        host.report(line)
    }
}

public enum ViewerError: Error, CustomStringConvertible {
    case noDisplay(String)

    public var description: String {
        switch self {
        case .noDisplay(let reason): reason
        }
    }
}
