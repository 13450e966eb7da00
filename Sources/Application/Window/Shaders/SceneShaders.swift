internal import LayoutCore
internal import ZoeDocument
internal import ZoeFiles
internal import ZoeRenderer
internal import ZoeUserShaders

/// The scene's own shaders while the window is open: read, compiled, watched, and compiled anew when a file changes.
final class SceneShaders {
    let effects: EffectSet
    private var slots: [EffectSet.Slot] = []
    private var watcher: FileWatcher?
    private var watched: Set<String> = []
    private let read: (String) -> Result<[UInt8], ViewerFailure>
    private let judge: ViewerJudge?
    /// The scene that the shaders are for, and how many pixels its picture has.
    var picture: () -> (scene: Scene, pixels: Int) = { (.plain, 1) }
    /// How many verdicts had been given when the files were read last.
    private var heard = 0
    /// Since when a shader is being tried.
    private var awaitedSince: Double?
    /// How the last change of a file has gone, in seconds.
    private(set) var compiling = 0.0
    /// When files were last found to have changed.
    private(set) var noticed = 0.0
    /// So that nobody compares lists of knobs to know that they are others.
    private(set) var edition = 0

    init(
        _ renderer: Renderer, folders: [String] = [],
        read: @escaping (String) -> Result<[UInt8], ViewerFailure>, judge: ViewerJudge? = nil
    ) {
        effects = EffectSet(renderer, folders: folders)
        self.read = read
        self.judge = judge
        judge?.onVerdict { Window.wake() }
        watcher = try? FileWatcher(wake: Window.wake)
    }

    /// Takes up the shaders that the scene has now.
    /// - Returns: whether they are others than before.
    func follow(_ plan: ShaderPlan) -> Bool {
        let wanted = plan.slots
        guard wanted != slots else { return false }
        slots = wanted
        return refresh()
    }

    /// A shader is being tried elsewhere; until then all stays as it was.
    var isAwaiting: Bool { effects.isAwaiting }

    /// Takes what has been tried since.
    /// - Returns: nil where there is no news.
    func takeVerdict() -> Bool? {
        guard effects.isAwaiting, judge?.count() != heard else { return nil }
        return refresh()
    }

    /// Reads all files again and compiles what has become something else.
    /// - Returns: whether anything has.
    @discardableResult
    func refresh() -> Bool {
        let start = awaitedSince ?? Window.time
        heard = judge?.count() ?? 0
        let hasChanged = effects.use(slots, admit: admission) { path throws(EffectFileError) in
            switch self.read(path) {
            case .success(let bytes): return bytes
            case .failure(let complaint): throw EffectFileError(complaint.text)
            }
        }
        awaitedSince = effects.isAwaiting ? start : nil
        if hasChanged { edition += 1 }
        compiling = Window.time - start
        return hasChanged
    }

    private func admission(_ text: EffectText) -> Admission {
        guard let judge else { return .granted }
        let (scene, pixels) = picture()
        return judge.admission(text, scene, pixels)
    }

    /// Watches the shaders' files and these.
    /// - Returns: whether one of them has become another between being read and being watched.
    func watch(_ others: Set<String>) -> Bool {
        let wanted = effects.files.filter { !$0.hasPrefix("<") }.union(others)
        guard wanted != watched else { return false }
        watched = wanted
        watcher?.watch(wanted)
        return refresh()
    }

    /// The files that have changed since this was last asked.
    func takeChanges() -> Set<String> {
        let paths = Set(watcher?.take().map(\.path) ?? [])
        if !paths.isEmpty { noticed = Window.time }
        return paths
    }

    /// How long it takes to draw the scene with those in these roles, one after the other, as far as that is known.
    func pace(of roles: Set<EffectRole>) -> Pace? {
        guard let judge else { return nil }
        let texts = effects.states.filter { roles.contains($0.slot.role) }.compactMap { $0.effect?.text }
        return texts.compactMap(judge.pace).reduce(nil) { sum, pace in sum.map { $0 + pace } ?? pace }
    }

    /// There are no others than those that paint cards.
    var paintCardsOnly: Bool { !effects.states.isEmpty && effects.states.allSatisfy { $0.slot.role == .face } }

    /// What is wrong with each of them, in the scene's order.
    var troubles: [BrokenShader] {
        effects.states.compactMap { state in
            state.failure.map { BrokenShader(failure: $0, isStale: state.isStale, path: state.slot.path) }
        }
    }
}

/// A shader that cannot be used as it is now.
struct BrokenShader {
    let failure: EffectFailure
    /// The last good one is on stage.
    let isStale: Bool
    let path: String
}
