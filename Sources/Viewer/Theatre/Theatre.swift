internal import Appearance
internal import LayoutCore
internal import Scene

/// Everything the viewer shows, as a value: the document, the stage on which it plays, and what one has done to it. Windows,
/// keys and panels only call its functions; nothing here knows a window or a clock.
struct Theatre: Sendable {
    /// The document, as it would be saved but for where everything has been scrolled to.
    private(set) var scene: Scene
    private(set) var stage: Stage
    private(set) var look: Look
    var stroll = Stroll()
    var hand = Hand()
    /// Knobs that turn by themselves, by full name.
    private(set) var oscillations: [String: Oscillation] = [:]
    /// Knobs that randomising leaves alone, by full name.
    var locks: Set<String> = []
    private(set) var history = History<Scene>()
    /// What one compares with.
    private(set) var snapshot: Scene?
    /// The state that is put aside while the snapshot is looked at.
    private var putAside: Scene?
    /// Where the scene was read from or written to.
    private(set) var path: String?
    private var saved: Scene
    /// The shaders' and formulas' clock runs though nothing moves.
    var isPlaying = false

    init(_ scene: Scene, path: String? = nil) {
        self.scene = scene
        self.path = path
        saved = scene
        stage = scene.stage()
        look = scene.look()
        dress()
    }

    // MARK: What is to be seen

    /// True while the next frame will be another one without anyone doing anything.
    var isMoving: Bool { stage.isMoving || !oscillations.isEmpty || stroll.isMoving || isPlaying }

    mutating func advance(by seconds: Double) {
        if isMoving { stage.advance(by: seconds) }
        stroll.advance(by: seconds)
        if !oscillations.isEmpty { dress() }
    }

    /// As the stage's own eye sees it: what a capture shows.
    var frame: Frame { scene.furnished(stage.frame()) }

    /// As whoever walks around sees it.
    var view: Frame {
        let frame = frame
        return stroll.walk.part > 0 ? frame.seen(by: stroll.walk) : frame
    }

    /// The document of this very moment: where it has been scrolled to, and what the oscillating knobs stand at.
    var document: Scene {
        var document = scene
        document.use(turned)
        document.scroll = stage.scroll
        document.time = isPlaying || scene.time != 0 ? stage.time : 0
        document.view = stage.view
        if stage.count != scene.itemCount { document.items = stage.count }
        return document
    }

    var isChanged: Bool { scene != saved }
    var isComparing: Bool { putAside != nil }

    // MARK: The document

    mutating func open(_ scene: Scene, path: String?) {
        let view = stage.view
        history.begin(from: self.scene)
        var scene = scene
        scene.view = view
        oscillations = [:]
        show(scene, seconds: 0.6)
        stage.apply(.jump(to: scene.scroll))
        history.end(at: self.scene)
        self.path = path
        saved = self.scene
    }

    mutating func didSave(to path: String) {
        self.path = path
        saved = scene
    }

    mutating func resize(to view: Size) {
        guard view != stage.view else { return }
        scene.view = view
        saved.view = view
        stage.apply(.resize(view))
    }

    /// A change that is one step to take back.
    mutating func change(seconds: Double = 0.5, _ change: (inout Scene) -> Void) {
        history.begin(from: scene)
        var scene = scene
        change(&scene)
        show(scene, seconds: seconds)
        history.end(at: self.scene)
    }

    /// Another document, to which the cards travel: a part of a change, which ends with `endTurning`.
    mutating func travel(to next: Scene, seconds: Double) {
        history.begin(from: scene)
        show(next, seconds: seconds)
    }

    /// A part of a change, which ends with `endTurning`: one of the many of a drag on a slider.
    mutating func turn(_ name: String, to value: Parameter.Value) {
        history.begin(from: scene)
        var knobs = scene.knobs
        do { try knobs.set(name, to: value) } catch { return }
        scene.use(knobs)
        if let parameter = knobs.table[name] { oscillations[parameter.fullName] = nil }
        dress()
    }

    mutating func endTurning() { history.end(at: scene) }

    mutating func undo() {
        if let before = history.undo(from: scene) { show(before, seconds: 0.3) }
    }

    mutating func redo() {
        if let next = history.redo(from: scene) { show(next, seconds: 0.3) }
    }

    /// Puts another document on stage.
    private mutating func show(_ next: Scene, seconds: Double) {
        let count = scene.itemCount
        var next = next
        next.view = stage.view
        let isOtherLayout = next.layout.name != scene.layout.name || next.formula != scene.formula
        scene = next
        if isOtherLayout || stage.knobs != turned {
            stage.morph(to: isOtherLayout ? scene.layout : nil, turned, seconds: seconds)
        }
        if scene.itemCount != count { stage.apply(.reloadAll(count: scene.itemCount)) }
        look = scene.look(turnedBy: stage.knobs)
    }

    // MARK: Knobs

    /// The scene's knobs with those on their places that turn by themselves, and as the viewer wants them where the scene
    /// has nothing to say: a card that is grabbed stays under the pointer.
    private var turned: Knobs {
        var knobs = scene.knobs
        for (name, oscillation) in oscillations {
            _ = try? knobs.set(name, to: .number(oscillation.value(at: stage.time)))
        }
        if scene.knobs.changes["motion.followPointer"] == nil, knobs.table["motion.followPointer"] != nil {
            _ = try? knobs.set("motion.followPointer", to: .flag(true))
        }
        return knobs
    }

    private mutating func dress() {
        stage.use(turned)
        look = scene.look(turnedBy: stage.knobs)
    }

    mutating func animate(_ name: String, _ oscillation: Oscillation?) {
        guard let parameter = scene.knobs.table[name] else { return }
        oscillations[parameter.fullName] = oscillation
        dress()
    }

    mutating func reset(_ name: String) {
        guard let parameter = scene.knobs.table[name] else { return }
        oscillations[parameter.fullName] = nil
        change { scene in
            var knobs = scene.knobs
            _ = try? knobs.set(name, to: parameter.standard)
            scene.use(knobs)
        }
    }

    mutating func resetAll() {
        oscillations = [:]
        change { $0.use(Knobs($0.layout.table)) }
    }

    /// Turns every knob of the layout and the camera that is not locked, within its range and not too wildly.
    mutating func randomise(_ generator: inout some RandomNumberGenerator) {
        var knobs = scene.knobs
        for parameter in knobs.table.parameters where parameter.group == .layout || parameter.group == .camera {
            guard !locks.contains(parameter.fullName) else { continue }
            guard let value = parameter.random(&generator) else { continue }
            _ = try? knobs.set(parameter.fullName, to: value)
        }
        change { $0.use(knobs) }
    }

    // MARK: Comparing

    mutating func keepSnapshot() { snapshot = scene }

    /// Shows the snapshot for as long as a key is held.
    mutating func compare(_ isHeld: Bool) {
        if isHeld, putAside == nil, let snapshot {
            putAside = scene
            show(snapshot, seconds: 0.15)
        } else if !isHeld, let own = putAside {
            putAside = nil
            show(own, seconds: 0.15)
        }
    }

    // MARK: The stage

    mutating func apply(_ input: Input) { stage.apply(input) }
    mutating func takeEvents() -> [Event] { stage.takeEvents() }
}

extension Parameter {
    /// A value by chance: of a number's range the middle half around its standard, so that most draws are worth a look.
    fileprivate func random(_ generator: inout some RandomNumberGenerator) -> Value? {
        switch kind {
        case .number(let range, _):
            let wide = min(range.upperBound - range.lowerBound, 1e4)
            var middle = range.lowerBound + wide / 2
            if case .number(let own) = standard { middle = own }
            let low = max(range.lowerBound, middle - wide / 4)
            let high = min(range.upperBound, middle + wide / 4)
            return low < high ? .number(.random(in: low...high, using: &generator)) : nil
        case .flag: return nil
        default: return nil
        }
    }
}
