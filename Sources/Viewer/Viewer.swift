internal import Appearance
internal import Decks
internal import LayoutCore
internal import Renderer
public import Scene

/// The window in which card layouts run. All of it lives on the thread that made it.
public final class Viewer {
    // In this order they are let go: what is drawn with goes while the window's context is still there.
    let gauge = Gauge()
    var targets: StageTargets
    private let panel: Panel
    let desk: ShaderDesk
    let renderer: Renderer
    let window: Window
    let host: ViewerHost
    let bindings: Bindings
    let shelf: Shelf
    /// The file that the formula came from, where it did.
    private(set) var formulaPath: String?
    var theatre: Theatre
    var overlay = Overlay()
    var curve = CurveEditor()
    var capturePlan = CapturePlan()
    let darkroom = Darkroom()
    /// The window is to be kept as it is drawn next: where, and whether on the clipboard too.
    var pendingScreenshot: (path: String, copies: Bool)?
    var isDone = false
    /// Whether closing would lose something, as of the last change.
    var isChanged = false
    /// Frames that are still to be drawn though nothing moves: Dear ImGui shows a click's effect in the frame after.
    private var framesDue = 3
    private var lastTime: Double?
    /// Seconds from the frame before to this one, as shaders are told.
    private(set) var lastStep = 1.0 / 60
    private var lastState: String?
    /// Where the things of the panel are, for who watches from outside.
    let places: Places
    /// What is kept when the window closes.
    var session: Session
    /// How the window was at first, where nobody had left it so.
    let granted: WindowPlace?
    /// Whether the panel was open at first: a small window begins without.
    private(set) var showedPanel = true
    var keeper = Keeper()
    private var queue = EventQueue()
    /// What was asked for from outside.
    var liveDesk = LiveDesk()

    /// - Parameters:
    ///   - path: where the scene was read from.
    ///   - formulaPath: where its formula was read from.
    ///   - scale: pixels for each point; nil is the screen's own.
    ///   - wantsSize: the window is as large as the scene's view, wherever it was left.
    public init(
        _ scene: Scene, path: String? = nil, formulaPath: String? = nil, scale: Double? = nil, wantsSize: Bool = false,
        host: ViewerHost
    ) throws(ViewerError) {
        self.host = host
        self.formulaPath = formulaPath
        bindings = host.bindings.map { Bindings($0.text, name: $0.name) } ?? .standard
        session = host.memory.session().flatMap { Session($0) } ?? Session()
        places = Places(isWanted: host.reportsState)
        let left = wantsSize ? nil : session.window
        let remembered = left?.isSizeOwn == false ? nil : left
        let place = remembered ?? left.map { WindowPlace(fitting: scene, at: $0) } ?? WindowPlace(fitting: scene)
        do {
            window = try Window(
                title: "Zoetrope", place: place,
                wantsSize ? .asked : remembered == nil ? .usual : .remembered, scale: scale)
        } catch {
            throw .noDisplay("\(error)")
        }
        granted = remembered == nil ? window.place : nil
        do { renderer = try Renderer() } catch { throw .noDisplay("\(error)") }
        // What has to be given up follows from it.
        renderer.measuresTime = true
        targets = StageTargets(isSoftware: renderer.isSoftware)
        panel = Panel(on: window)
        desk = ShaderDesk(renderer, read: host.readShader)
        shelf = Shelf(budget: Self.artworkBudget) { Window.wake() }
        theatre = Theatre(scene, path: path)
        for complaint in bindings.complaints { overlay.say(complaint, .warning, at: 0) }
        theatre.resize(to: window.view)
        // A small window is for the cards.
        overlay.showsPanel = session.showsPanel && window.view.width >= 560
        showedPanel = overlay.showsPanel
        if !overlay.showsPanel { hintAtPanel() }
        overlay.prompt = Prompt(history: session.prompts ?? [])
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
            let isFresh = hangPictures()
            if isFresh { drawn = nil }
            guard
                theatre.isMoving || overlay.isMoving(at: now) || framesDue > 0 || isFresh || hasPrints
                    || hasOtherShaders
            else {
                answerAtRest()
                warmUpALittle()
                continue
            }
            framesDue = max(0, framesDue - 1)
            draw(at: now)
            noteTime(Window.time - now)
            gauge.noteShown(at: Window.time, isMoving: wasMoving && theatre.isMoving)
            if gauge.firstPicture == nil, drawn != nil, shelf.status.waiting == 0 {
                gauge.firstPicture = ThisProcess.age
            }
            report()
            answerAtRest()
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
        if framesDue > 0 || isWarmingUp { return 0 }
        let now = Window.time
        let times = [
            overlay.timeToNextChange(at: now), keeper.timeToNextChange(at: now), timeToNextCommand(at: now),
            turning.timeToEnd(at: now),
        ]
        return times.compactMap(\.self).min()
    }

    func drawSoon() { framesDue = max(framesDue, 2) }

    /// Everything that there is to see is to be seen.
    var isDrawn: Bool { framesDue == 0 && queue.isEmpty && shelf.status.waiting == 0 && !turning.isGoingOn }

    // MARK: Drawing

    private func hangPictures() -> Bool {
        var isFresh = false
        // Only the deck that was there has been told which of the files are broken.
        if theatre.scene.files != knownFiles {
            knownFiles = theatre.scene.files
            shelf.retryFailures()
        }
        for delivery in shelf.take() {
            isFresh = true
            switch delivery.outcome {
            case .image(let image): renderer.show(image, as: delivery.source)
            case .evicted: renderer.forget(delivery.source)
            case .failure(let reason):
                renderer.forget(delivery.source)
                theatre.look.deck.setAside(delivery.source, because: reason)
            }
        }
        return isFresh
    }

    private func draw(at now: Double) {
        let pixels = window.pixels
        guard pixels.width > 0, pixels.height > 0, !window.isIconified else { return }
        let frame = theatre.view
        renderer.debugView = overlay.inspection.debugView
        let wanted = Drawn(
            frame: frame, changes: theatre.changes, debugView: overlay.inspection.debugView,
            pointer: desk.effects.usesPointer ? overlay.pointer : nil)
        let isOther = wanted != asked
        if isOther { turning.begin(at: now) }
        asked = wanted
        var kept: [PixelBox]?
        do {
            var shading = shading()
            let target = try target(pixels.width, pixels.height, shading)
            shading?.scale = window.scale * targets.saving.scale
            kept = mayKeepPanel(at: now) ? keptPanel.parts(for: pixels) : nil
            target.covered = target.isWindow ? kept ?? [] : []
            // While only the panel changes, the stage under it is the same.
            if theatre.isMoving || drawn != wanted || target.isWindow {
                shelf.request(
                    frame, look: theatre.look, scale: window.scale, isTravelling: theatre.isMoving,
                    fineness: targets.isMoving ? .common : warmUp.hasBegun ? .coming : .seen,
                    soon: warmUp.cards(of: theatre.changes))
                try renderer.draw(
                    frame, look: theatre.look, shading: shading, into: target, effort: targets.saving.effort)
                drawn = wanted
            }
            target.showInWindow(pixels.width, pixels.height)
        } catch {
            overlay.say("\(error)", .error, at: now)
        }
        gauge.describe = renderer.describe
        drawPanel(frame, kept, at: now)
        gauge.noteWork(Window.time - now, cards: frame.cards.count, renderer.statistics, shelf.status)
        takeScreenshot()
        window.show()
        if isOther { turning.end(at: Window.time) }
    }

    var warmUp = WarmUp()

    /// Where a processor draws, most frames in motion show what lies over the stage as it was a moment ago.
    private func mayKeepPanel(at now: Double) -> Bool {
        renderer.isSoftware && targets.isMoving && !overlay.isMoving(at: now) && theatre.stroll.walk.part == 0
            && !UI.wantsMouse && !UI.wantsText
    }

    private func drawPanel(_ frame: Frame, _ kept: [PixelBox]?, at now: Double) {
        if let kept { return renderer.showKept(kept) }
        places.clear()
        panel.draw(self, frame, at: now)
        keptPanel.forget()
        guard mayKeepPanel(at: now) else { return }
        let size = window.pixels
        keptPanel = KeptPanel(UI.boxes, pixelsPerUnit: Double(size.width) / Double(window.size.width), size)
        do { try renderer.keepWindow(keptPanel.all, width: size.width, height: size.height) } catch {
            keptPanel.forget()
        }
    }

    /// Those of the deck that was on stage last.
    private var knownFiles: FileDeck?
    private var keptPanel = KeptPanel()
    private var madeBefore = 0

    /// While cards move or knobs are turned, what the eye does not see in motion may be left out; at rest the window shows what a
    /// capture gives.
    private func target(_ width: Int, _ height: Int, _ shading: Shading?) throws(RendererError) -> Target {
        let plan = theatre.scene.picture
        let isMoving = maySave && (theatre.isMoving || turning.isGoingOn)
        let canUseWindow = isMoving && canDrawToWindow(shading)
        let (target, isOther) = try targets.prepare(
            width: width, height: height,
            quality: Quality(samples: max(1, plan.samples), supersampling: plan.supersampling),
            isMoving: isMoving,
            window: canUseWindow ? renderer.windowTarget(width: width, height: height) : nil
        ) { wide, high, quality throws(RendererError) in
            try renderer.target(width: wide, height: high, quality: quality)
        }
        if isOther { drawn = nil }
        return target
    }

    /// Something may be given up in motion.
    var maySave: Bool { theatre.scene.knobs.choice("scene.quality") != "full" }

    func canDrawToWindow(_ shading: Shading?) -> Bool {
        overlay.inspection.debugView == nil && renderer.canDrawToWindow(theatre.look, shading)
    }

    private var turning = Turning()
    /// What was to be shown last.
    private var asked: Drawn?

    /// What the target holds; nil where it has to be drawn anew.
    var drawn: Drawn?

    struct Drawn: Equatable {
        let frame: Frame
        let changes: Int
        let debugView: DebugView?
        /// Where a shader looks at it.
        let pointer: Point?
    }

    /// What the graphics card is sent for a card.
    func uniforms(of card: Card, in frame: Frame) -> [UniformRow]? {
        targets.current.flatMap { renderer.uniforms(of: card.identity, in: frame, look: theatre.look, into: $0) }
    }

    /// The picture in the window without what lies over it, as bytes from the top left.
    func picture() -> (bytes: [UInt8], width: Int, height: Int)? {
        targets.current.map {
            let bytes = $0.isWindow ? renderer.windowPixels(width: $0.width, height: $0.height) : $0.pixels()
            return (bytes, $0.width, $0.height)
        }
    }

    // MARK: For who watches from outside

    /// A line for each state in which everything has come to rest.
    private func report() {
        guard host.reportsState, !theatre.isMoving, !turning.isGoingOn, framesDue == 0, queue.isEmpty else { return }
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
