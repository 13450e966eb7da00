public import LayoutCore
public import ZoeDocument
public import ZoeStyle

/// Everything the viewer shows, as a value: the document, the stage on which it plays, and what has been done to it. Windows,
/// keys and panels only call its functions; nothing here knows a window or a clock.
public struct EditorModel: Sendable {
    /// The document, as it would be saved but for where everything has been scrolled to.
    @Boxed public private(set) var scene: Scene { didSet { changes &+= 1 } }
    @Boxed public internal(set) var stage: Stage
    public private(set) var look: Look
    /// As they stand at this moment, those that turn by themselves too. The stage and the look have taken what is theirs.
    public private(set) var knobs: Knobs
    @Boxed private var deckCache = DeckCache()
    /// What there is for the view, in points.
    private var room: Size
    /// What lies over it at its edges.
    public private(set) var taken = EdgeInsets()
    public var orbitCamera = OrbitCamera()
    /// What the pointer has taken hold of.
    public internal(set) var held: PressTarget?
    public internal(set) var gesture = PointerGesture()
    /// A card that the hand carries to another place of the row.
    public internal(set) var lifted: LiftedCard?
    /// The formula as it is being written, and what is wanted of its curve.
    public var curve = CurveEditor()
    /// What is seen of the layout's line, and held of it.
    public internal(set) var track = TrackEditor()
    /// Knobs that turn by themselves, by full name.
    public internal(set) var oscillations: [String: Oscillation] = [:]
    /// Knobs on their way to where the scene has them.
    var springs = KnobSprings()
    /// Knobs that randomising leaves alone, by full name.
    public var locks: Set<String> = []
    public internal(set) var history = History<UndoStep>()
    /// What one compares with.
    public internal(set) var snapshot: UndoStep?
    /// What was kept to go back to, by number.
    var states: [Int: UndoStep] = [:]
    /// The state that is put aside while the snapshot is looked at, and where that stood at first.
    var putAside: UndoStep?
    var posedAside: Pose?
    /// Where the scene was read from or written to.
    public internal(set) var path: String?
    /// Each document as it was opened or saved last, by where it comes from: undoing may lead back to another one.
    private var saved: [String: Scene] = [:]
    /// Another number after every change of the document, so that nobody needs to compare.
    public private(set) var changes = 0
    /// The card that was selected last, by its lifelong name.
    public var selected: Int?
    /// What is pressed, for shaders that ask.
    public var keys = HeldKeys()
    /// The clock runs though nothing moves.
    public var isPlaying: Bool { playing ?? (hasShadersThatMove || hasTimeline) }
    public var clockSpan: ClockSpan?
    /// What was asked for; nil lets timelines, and shaders that ask for the time, have it.
    public var playing: Bool?
    /// Where the timeline stands, in seconds.
    public internal(set) var clock = 0.0
    /// How the timeline is looked at, and what is chosen of it.
    public var timeline = TimelineEditor()
    /// As the last look at the shaders has found.
    public private(set) var hasShadersThatMove = false
    /// Which of the shaders' editions the knobs are of.
    public private(set) var adopted = 0

    public init(_ scene: Scene, path: String? = nil) {
        self.scene = scene
        self.path = path
        room = scene.view
        stage = scene.stage()
        look = scene.look()
        knobs = scene.knobs
        saved[place] = scene
        clock = scene.time
        timeline.seeAll(of: scene.timeline)
        refresh()
    }

    // MARK: What is to be seen

    /// True while the next frame may be another one without anyone doing anything, and as long as time has to pass under a hand.
    public var isMoving: Bool { isInMotion || gesture.awaitsTime }

    /// Something is seen to move.
    private var isInMotion: Bool {
        stage.isMoving || !oscillations.isEmpty || orbitCamera.isMoving || isClockRunning
            || gesture.flight != nil || springs.isMoving
    }

    public mutating func advance(by seconds: Double) {
        let (runs, wasSpringing) = (isClockRunning, springs.isMoving)
        // Without time a hand has no speed, and what it lets go of would not fly.
        if isMoving { stage.advance(by: seconds) }
        if runs { runClock(by: seconds) }
        orbitCamera.advance(by: seconds)
        gesture.advance(by: seconds)
        liftWhatIsHeld()
        springs.advance(by: seconds, to: scene.knobs)
        if !oscillations.isEmpty || wasSpringing || runs && hasTimeline { refresh() }
        loopClock()
    }

    /// The document of this very moment: where it has been scrolled to, and what the oscillating knobs stand at.
    public var document: Scene {
        var document = scene
        document.use(swung(scene.knobs))
        document.scroll = holdsScroll ? scene.scroll : stage.scroll
        let asksTheClock = scene.formula != nil && scene.knobs[StageKnob.autoscroll] == 0
        document.time = hasTimeline ? clock : isPlaying || scene.time != 0 || asksTheClock ? stage.time : 0
        document.view = stage.view
        if stage.view != room, !scene.keepsView {
            // What the window shows beyond the room it has is the window's own.
            document.draw(as: room)
            document.picture.size = scene.picture.size ?? document.picture.size
        }
        return document
    }

    /// Whether something would be lost.
    public var isChanged: Bool { (putAside?.scene ?? scene) != saved[place] }

    private var place: String { putAside.map { $0.path ?? $0.scene.name } ?? path ?? scene.name }

    /// What the document came from, for the command that makes its picture.
    public var origin: SceneOrigin {
        guard let path, let saved = saved[path] else { return .none }
        return .file(path, saved)
    }

    public var moment: UndoStep { UndoStep(scene: scene, path: path, oscillations: oscillations, pose: stage.pose) }

    // MARK: The document

    /// - Parameter isSaved: false for what was recovered after a crash and stands in no file.
    public mutating func open(_ scene: Scene, path: String?, isSaved: Bool = true) {
        endComparing()
        history.begin(from: moment)
        oscillations = [:]
        selected = nil
        self.path = path
        beginTimeline(of: scene)
        show(scene, seconds: 0.6)
        if !holdsScroll { stage.apply(.jump(to: scene.scroll)) }
        history.end(at: moment)
        if isSaved { saved[place] = self.scene }
    }

    public mutating func didSave(to path: String) {
        let former = self.path
        history.rewrite { moment in if moment.path == former { moment.path = path } }
        self.path = path
        saved[place] = scene
        changes &+= 1
    }

    /// - Parameter room: what there is for the view, in points, of which `taken` is covered; a scene may keep its own.
    public mutating func resize(to room: Size, beside taken: EdgeInsets = EdgeInsets()) {
        (self.room, self.taken) = (room, taken)
        for place in saved.keys { saved[place]?.fit(to: room, beside: taken) }
        fit()
    }

    /// The stage is as large as the scene wants it in the room that there is.
    private mutating func fit() {
        var fitted = scene
        fitted.fit(to: room, beside: taken)
        if fitted.view != scene.view { scene.view = fitted.view }
        if stage.view != scene.view { stage.apply(.resize(scene.view)) }
    }

    /// A change that is one step to take back.
    public mutating func change(seconds: Double = 0.5, _ change: (inout Scene) -> Void) {
        guard !isComparing else { return }
        history.begin(from: moment)
        var scene = scene
        change(&scene)
        show(scene, seconds: seconds)
        history.end(at: moment)
    }

    /// Another document, to which the cards travel: a part of a change, which ends with `endTurning`.
    public mutating func travel(to next: Scene, seconds: Double) {
        guard !isComparing else { return }
        history.begin(from: moment)
        show(next, seconds: seconds)
    }

    /// A part of a change, which ends with `endTurning`: one of the many of a drag on a slider.
    public mutating func turn(_ name: String, to value: Parameter.Value) {
        var knobs = scene.knobs
        guard !isComparing else { return }
        do { try knobs.set(name, to: value) } catch { return }
        history.begin(from: moment)
        if let lane = scene.lane(of: name) {
            // What moves by itself gets a key where it is turned.
            scene.timeline.setKey(lane, at: playhead, knobs[name], nil)
        } else {
            scene.use(knobs)
        }
        if let parameter = knobs.table[name] {
            oscillations[parameter.fullName] = nil
            springs.drop(parameter.fullName)
        }
        refresh()
    }

    public mutating func endTurning() { history.end(at: moment) }

    public mutating func undo() {
        guard !isComparing else { return }
        if let before = history.undo(from: moment) { goBack(to: before) }
    }

    public mutating func redo() {
        guard !isComparing else { return }
        if let next = history.redo(from: moment) { goBack(to: next) }
    }

    private mutating func goBack(to moment: UndoStep) {
        show(moment, seconds: 0.3)
        stage.travel(to: moment.pose, seconds: 0.3)
    }

    mutating func show(_ next: UndoStep, seconds: Double) {
        path = next.path
        oscillations = next.oscillations
        show(next.scene, seconds: seconds)
    }

    /// Puts another document on stage.
    private mutating func show(_ next: Scene, seconds: Double) {
        springs.stop()
        put(next, seconds: seconds)
    }

    mutating func put(_ next: Scene, seconds: Double) {
        let before = scene
        let isOtherLayout = next.layout.name != stage.layout.name || next.formula != scene.formula
        scene = next
        fit()
        knobs = turned(scene.knobs)
        guard !hasTimeline else {
            rearrange(from: before)
            return pose()
        }
        stage.show([], at: stage.scroll)
        if isOtherLayout || stage.knobs != knobs.fitted(to: scene.layout.table) {
            stage.morph(to: isOtherLayout ? scene.layout : nil, knobs, seconds: seconds)
        }
        scene.sizeItems(of: &stage)
        rearrange(from: before)
        look = scene.look(turnedBy: knobs, from: &deckCache)
    }

    // MARK: Shaders

    /// The knobs that the scene's shaders were found to have.
    public mutating func adopt(_ parameters: [Parameter], edition: Int, areMoving: Bool) {
        (adopted, hasShadersThatMove) = (edition, areMoving)
        let plan = scene.shaders
        scene.adopt(parameters)
        // The same document with the same shaders is saved under the same names.
        for place in saved.keys where saved[place]?.shaders.paths == plan.paths { saved[place]?.adopt(parameters) }
        oscillations = oscillations.filter { scene.knobs.table[$0.key] != nil }
        refresh()
    }

    /// The clock of shaders and formulas stands at this second now; the cards stay where they are.
    public mutating func setClock(to seconds: Double) {
        var fresh = scene
        (fresh.time, fresh.scroll) = (seconds, stage.scroll)
        clock = seconds
        stage = fresh.stage()
        refresh()
        changes &+= 1
    }

    /// Whether the document at this path is the one that was read or written last.
    public func isSaved(_ document: Scene, at path: String) -> Bool {
        guard var own = saved[path] else { return false }
        var other = document
        // Each in the same state: what was set for shaders waits, and the window has its own size.
        own.adopt([])
        other.adopt([])
        other.view = own.view
        return own == other
    }

    // MARK: Knobs

    /// The scene's knobs with those on their places that turn by themselves.
    private func swung(_ base: Knobs) -> Knobs {
        var knobs = base
        for (name, oscillation) in oscillations {
            _ = try? knobs.set(name, to: .number(oscillation.value(at: stage.time)))
        }
        return knobs
    }

    private func turned(_ base: Knobs) -> Knobs { scene.forHands(springs.laid(over: swung(base))) }

    private mutating func refresh() {
        fit()
        guard !hasTimeline else { return pose() }
        knobs = turned(scene.knobs)
        stage.use(knobs)
        scene.sizeItems(of: &stage)
        look = scene.look(turnedBy: knobs, from: &deckCache)
    }

    /// Shows the timeline's moment.
    private mutating func pose() {
        let now = scene.at(clock)
        let turned = turned(now.knobs)
        knobs = turned.fitted(to: scene.knobs.table)
        now.pose(&stage, turnedBy: turned)
        look = now.look(turnedBy: turned, from: &deckCache)
    }

    /// A part of a change, which ends with `endTurning`.
    public mutating func animate(_ name: String, _ oscillation: Oscillation?) {
        guard !isComparing, let parameter = scene.knobs.table[name] else { return }
        history.begin(from: moment)
        oscillations[parameter.fullName] = oscillation
        refresh()
    }
}
