internal import LayoutCore
public import ZoeDocument
internal import ZoeEditor
internal import ZoeLive
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
    let sceneShaders: SceneShaders
    var place: StageArea
    let renderer: Renderer
    let window: Window
    let host: ViewerHost
    let bindings: Bindings
    let loader: PictureLoader
    /// The file that the formula came from, where it did.
    private(set) var formulaPath: String?
    var editor: EditorModel
    var overlay = Overlay()
    let captureJobs = CaptureJobs()
    let media = ShaderMedia(waits: false) { Window.wake() }
    /// What is said of jobs that take a while.
    var notices: [JobNotice.Entry] = []
    var artwork = ArtworkState()
    /// The window is to be kept as it is drawn next: where, and whether on the clipboard too.
    var pendingScreenshot: (path: String, copies: Bool)?
    var isDone = false
    /// It closes because a signal has come.
    var isEnding = false
    /// Whether closing would lose something, as of the last change.
    var isChanged = false
    var loop = LoopState()
    /// Where the things of the panel are, for observers from outside.
    let places: WidgetPlaces
    /// What is kept when the window closes.
    var session: Session
    /// How the window was at first, where nobody had left it so.
    let granted: WindowPlace?
    var recovery = RecoveryTimer()
    /// What was asked for from outside.
    var liveDesk = PendingReplies()
    /// What outside the window turns which knob.
    var controls = ControlDesk()
    var pad = GamepadDesk()
    var drawing = DrawingState()
    /// For which the driver makes code, or has made it.
    var rehearsal: Rehearsal?
    var film = FilmState()
    var slides = SlideState()
    /// What keeps the input, where somebody wants it kept.
    var input: InputRecorder?
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
        media.devices = host.devices
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
        editor = EditorModel(own, path: path)
        // What has room in it later is not read in another size first.
        let budgets = PictureBudgets(pixels: opening.width * opening.height)
        loader = PictureLoader(budget: budgets.artwork, untaken: 16 << 20, painted: 2_000_000) { Window.wake() }
        // Read and painted while there is no window yet; most windows are as the scene expects them.
        loader.request(editor.view, look: editor.look, scale: scale ?? 1)
        artwork.first.ask(for: loader.status.waitingBytes, at: ThisProcess.age ?? 0)
        let ownInterface = (interface ?? session.interface).flatMap(InterfaceSize.held)
        let fonts = PanelFonts(scale: ownInterface ?? scale ?? 1)
        do {
            window = try Window(
                title: "Zoetrope", place: opening,
                wantsSize ? .asked : remembered == nil ? .usual : .remembered, scale: scale)
        } catch {
            throw .noDisplay("\(error)")
        }
        granted = remembered == nil ? window.place : nil
        do { renderer = try Renderer() } catch { throw .noDisplay("\(error)") }
        window.ownInterface = ownInterface
        // What has to be given up follows from it.
        renderer.measuresTime = true
        targets = StageTargets(isSoftware: renderer.isSoftware)
        renderer.letsCardsWait = true
        previews = Previews(host.previews)
        panel = Panel(on: window, fonts)
        sceneShaders = SceneShaders(renderer, folders: host.shaderFolders, read: host.readShader, judge: host.judge)
        place = StageArea(ViewPlacement(scene, in: window.view), in: window.pixels, pixelsPerPoint: window.scale)
        for complaint in bindings.complaints { overlay.say(complaint, .warning, at: 0) }
        overlay.showsPanel = session.showsPanel
        if !overlay.showsPanel, host.slides == nil { hintAtPanel() }
        editor.resize(to: window.view)
        settle()
        overlay.prompt = Prompt(history: session.prompts ?? [])
        for path in host.named.reversed() { session.note(recent: path) }
        welcome()
        sceneShaders.picture = { [unowned self] in (editor.scene, mostPixels) }
        listen()
        host.end?.onAsked { Window.wake() }
        listenToControls()
        beginInput()
        beginSlides()
        noteChanges(at: Window.time)
    }

    /// Runs until the window is closed.
    public func run() {
        run(until: .infinity)
        leave()
    }

    func drawSoon() { loop.draw(frames: 2) }

    /// Everything is drawn.
    var isDrawn: Bool {
        loop.framesDue == 0 && loop.queue.isEmpty && loader.status.waiting == 0 && !drawing.turning.isGoingOn
            && drawing.unfinished == nil
    }

    // MARK: For observers from outside

    /// A line for each state in which everything has come to rest.
    func report() {
        guard host.reportsState, !editor.isMoving, !sceneShaders.isAwaiting, !drawing.turning.isGoingOn,
            loop.framesDue == 0, drawing.unfinished == nil,
            loop.queue.isEmpty
        else { return }
        let line = "{\(editor.state), \(stateOfWindow), \(places.json)}"
        guard line != loop.lastReport else { return }
        loop.lastReport = line
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
