public import LayoutCore
public import ZoeDocument
public import ZoeStyle

/// Everything the viewer shows, as a value: the document, the stage on which it plays, and what one has done to it. Windows,
/// keys and panels only call its functions; nothing here knows a window or a clock.
public struct EditorModel: Sendable {
    /// The document, as it would be saved but for where everything has been scrolled to.
    public private(set) var scene: Scene { didSet { changes &+= 1 } }
    public private(set) var stage: Stage
    public private(set) var look: Look
    /// As they stand at this moment, those that turn by themselves too. The stage and the look have taken what is theirs.
    public private(set) var knobs: Knobs
    private var deckCache = DeckCache()
    /// What there is for the view, in points.
    private var room: Size
    public var orbitCamera = OrbitCamera()
    /// What the pointer has taken hold of.
    public internal(set) var held: PressTarget?
    public internal(set) var gesture = PointerGesture()
    /// The formula as it is being written, and what is wanted of its curve.
    public var curve = CurveEditor()
    /// Knobs that turn by themselves, by full name.
    public private(set) var oscillations: [String: Oscillation] = [:]
    /// Knobs that randomising leaves alone, by full name.
    public var locks: Set<String> = []
    public private(set) var history = History<UndoStep>()
    /// What one compares with.
    public private(set) var snapshot: UndoStep?
    /// The state that is put aside while the snapshot is looked at, and where that stood at first.
    private var putAside: UndoStep?
    private var posedAside: Pose?
    /// Where the scene was read from or written to.
    public private(set) var path: String?
    /// Each document as it was opened or saved last, by where it comes from: undoing may lead back to another one.
    private var saved: [String: Scene] = [:]
    /// Another number after every change of the document, so that nobody needs to compare.
    public private(set) var changes = 0
    /// The card that was selected last, by its lifelong name.
    public var selected: Int?
    /// The shaders' and formulas' clock runs though nothing moves.
    public var isPlaying: Bool { playing ?? hasShadersThatMove }
    /// What was asked for; nil lets shaders that ask for the time have it.
    public var playing: Bool?
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
        dress()
    }

    // MARK: What is to be seen

    /// True while the next frame will be another one without anyone doing anything.
    public var isMoving: Bool {
        stage.isMoving || !oscillations.isEmpty || orbitCamera.isMoving || isPlaying || gesture.flight != nil
    }

    public mutating func advance(by seconds: Double) {
        if isMoving { stage.advance(by: seconds) }
        orbitCamera.advance(by: seconds)
        gesture.advance(by: seconds)
        if !oscillations.isEmpty { dress() }
    }

    /// As the stage's own eye sees it: what a capture shows.
    public var frame: Frame { scene.furnished(stage.frame()) }

    /// As whoever walks around sees it.
    public var view: Frame {
        let frame = showingThrow(frame)
        return orbitCamera.walk.part > 0 ? frame.seen(by: orbitCamera.walk) : frame
    }

    /// The document of this very moment: where it has been scrolled to, and what the oscillating knobs stand at.
    public var document: Scene {
        var document = scene
        document.use(swung)
        document.scroll = stage.scroll
        let asksTheClock = scene.formula != nil && scene.knobs[StageKnob.autoscroll] == 0
        document.time = isPlaying || scene.time != 0 || asksTheClock ? stage.time : 0
        document.view = stage.view
        return document
    }

    /// Whether something would be lost.
    public var isChanged: Bool { (putAside?.scene ?? scene) != saved[place] }

    private var place: String { putAside.map { $0.path ?? $0.scene.name } ?? path ?? scene.name }
    public var isComparing: Bool { putAside != nil }

    /// What the document came from, for the command that makes its picture.
    public var origin: SceneOrigin {
        guard let path, let saved = saved[path] else { return .none }
        return .file(path, saved)
    }

    public var moment: UndoStep { UndoStep(scene: scene, path: path, oscillations: oscillations, pose: stage.pose) }

    // MARK: The document

    /// - Parameter isSaved: false for what came back after a crash, and is nowhere else.
    public mutating func open(_ scene: Scene, path: String?, isSaved: Bool = true) {
        endComparing()
        history.begin(from: moment)
        oscillations = [:]
        selected = nil
        self.path = path
        show(scene, seconds: 0.6)
        stage.apply(.jump(to: scene.scroll))
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

    /// - Parameter room: what there is for the view, in points; a scene may keep its own.
    public mutating func resize(to room: Size) {
        self.room = room
        for place in saved.keys { saved[place]?.fit(to: room) }
        fit()
    }

    /// The stage is as large as the scene wants it in the room that there is.
    private mutating func fit() {
        var fitted = scene
        fitted.fit(to: room)
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
        scene.use(knobs)
        if let parameter = knobs.table[name] { oscillations[parameter.fullName] = nil }
        dress()
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

    private mutating func show(_ next: UndoStep, seconds: Double) {
        path = next.path
        oscillations = next.oscillations
        show(next.scene, seconds: seconds)
    }

    /// Puts another document on stage.
    private mutating func show(_ next: Scene, seconds: Double) {
        let before = scene
        let isOtherLayout = next.layout.name != scene.layout.name || next.formula != scene.formula
        scene = next
        fit()
        knobs = turned
        if isOtherLayout || stage.knobs != knobs.fitted(to: scene.layout.table) {
            stage.morph(to: isOtherLayout ? scene.layout : nil, knobs, seconds: seconds)
        }
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
        dress()
    }

    /// The clock of shaders and formulas stands at this second now; the cards stay where they are.
    public mutating func setClock(to seconds: Double) {
        var fresh = scene
        (fresh.time, fresh.scroll) = (seconds, stage.scroll)
        stage = fresh.stage()
        dress()
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
    private var swung: Knobs {
        var knobs = scene.knobs
        for (name, oscillation) in oscillations {
            _ = try? knobs.set(name, to: .number(oscillation.value(at: stage.time)))
        }
        return knobs
    }

    /// As the viewer wants them where the scene has nothing to say: a card that is grabbed stays under the pointer.
    private var turned: Knobs {
        var knobs = swung
        if scene.knobs.changes["motion.followPointer"] == nil, knobs.table["motion.followPointer"] != nil {
            _ = try? knobs.set("motion.followPointer", to: .flag(true))
        }
        return knobs
    }

    private mutating func dress() {
        fit()
        knobs = turned
        stage.use(knobs)
        look = scene.look(turnedBy: knobs, from: &deckCache)
    }

    /// A part of a change, which ends with `endTurning`.
    public mutating func animate(_ name: String, _ oscillation: Oscillation?) {
        guard !isComparing, let parameter = scene.knobs.table[name] else { return }
        history.begin(from: moment)
        oscillations[parameter.fullName] = oscillation
        dress()
    }

    public mutating func reset(_ name: String) {
        guard !isComparing, let parameter = scene.knobs.table[name] else { return }
        history.begin(from: moment)
        oscillations[parameter.fullName] = nil
        change { scene in
            var knobs = scene.knobs
            knobs.reset(name)
            scene.use(knobs)
        }
    }

    public mutating func resetAll() {
        guard !isComparing else { return }
        history.begin(from: moment)
        oscillations = [:]
        change { $0.use(Knobs($0.knobs.table)) }
    }

    // MARK: Comparing

    public mutating func keepSnapshot() { if !isComparing { snapshot = moment } }

    /// Shows the snapshot for as long as a key is held.
    public mutating func compare(_ isHeld: Bool) {
        if isHeld, putAside == nil, let snapshot {
            history.end(at: moment)
            putAside = moment
            show(snapshot, seconds: 0.15)
            posedAside = stage.pose
        } else if !isHeld, let own = putAside {
            putAside = nil
            // A shorter row may have moved it; a hand that did means it.
            let isPosed = stage.pose == posedAside
            show(own, seconds: 0.15)
            if isPosed { stage.travel(to: own.pose, seconds: 0.15) }
        }
    }

    private mutating func endComparing() { compare(false) }

    // MARK: The stage

    public mutating func apply(_ input: Input) { stage.apply(input) }
    public mutating func takeEvents() -> [Event] { stage.takeEvents() }
}
