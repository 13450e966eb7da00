internal import Effects
internal import LayoutCore
internal import Renderer
internal import Scene
internal import Watching

/// The scene's own shaders while the window is open: read, compiled, watched, and compiled anew when a file changes.
final class ShaderDesk {
    let effects: EffectSet
    private var slots: [EffectSet.Slot] = []
    private var watcher: FileWatcher?
    private var watched: Set<String> = []
    private let read: (String) -> Result<[UInt8], ViewerComplaint>
    /// How the last change of a file has gone, in seconds.
    private(set) var compiling = 0.0
    /// When files were last found to have changed.
    private(set) var noticed = 0.0
    /// So that nobody compares lists of knobs to know that they are others.
    private(set) var edition = 0

    init(_ renderer: Renderer, read: @escaping (String) -> Result<[UInt8], ViewerComplaint>) {
        effects = EffectSet(renderer)
        self.read = read
        watcher = try? FileWatcher(wake: Window.wake)
    }

    /// Takes up the shaders that the scene has now.
    /// - Returns: whether they are others than before.
    func follow(_ plan: ShaderPlan) -> Bool {
        let wanted = EffectSet.slots(face: plan.face, backdrop: plan.backdrop, post: plan.post)
        guard wanted != slots else { return false }
        slots = wanted
        refresh()
        return true
    }

    /// Reads all files again and compiles what has become something else.
    /// - Returns: whether anything has.
    @discardableResult
    func refresh() -> Bool {
        let start = Window.time
        let hasChanged = effects.use(slots) { path throws(EffectFileError) in
            switch self.read(path) {
            case .success(let bytes): return bytes
            case .failure(let complaint): throw EffectFileError(complaint.text)
            }
        }
        if hasChanged { edition += 1 }
        compiling = Window.time - start
        return hasChanged
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

    /// What is wrong with each of them, the first first.
    var troubles: [ShaderTrouble] {
        effects.states.compactMap { state in
            state.failure.map { ShaderTrouble(failure: $0, isStale: state.isStale, path: state.slot.path) }
        }
    }
}

/// A shader that cannot be used as it is now.
struct ShaderTrouble {
    let failure: EffectFailure
    /// The last good one is on stage.
    let isStale: Bool
    let path: String
}
