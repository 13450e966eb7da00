public import LayoutCore
public import ZoeUserShaders

/// The user's own shaders of one scene: read, compiled, kept, told what their knobs say. One that was good and is broken now
/// goes on as it was, and says so.
public final class EffectSet {
    /// Where a shader is in the picture, and which file it is from.
    public struct Slot: Hashable, Sendable {
        public let role: EffectRole
        public let path: String
        /// Before the names of its knobs, where several shaders are in one group.
        let prefix: String
        /// Its passes, where somebody has told them.
        let recipe: PassRecipe?
    }

    /// What has become of one of them.
    public struct State {
        public let slot: Slot
        /// The last good one; nil where there was none yet.
        public fileprivate(set) var effect: Effect?
        /// What it was made of, whatever its switches have made of that.
        fileprivate var text: EffectText?
        /// What its switches last asked for that does not compile.
        fileprivate var refused: [String]?
        public fileprivate(set) var knobs: EffectKnobs?
        /// What is wrong with the file as it is now.
        public fileprivate(set) var failure: EffectFailure?
        /// All files that it is made of, as they are now.
        public fileprivate(set) var files: [String] = []

        /// It is drawn as it was before its file broke.
        public var isStale: Bool { effect != nil && failure != nil }
    }

    public private(set) var states: [State] = []
    /// New texts wait for another process to try them; until then the old shaders stay.
    public private(set) var isAwaiting = false
    private var awaitedFiles: Set<String> = []
    private let renderer: Renderer
    /// Where included files are looked for besides.
    private let folders: [String]

    public init(_ renderer: Renderer, folders: [String] = []) {
        self.renderer = renderer
        self.folders = folders
    }

    /// - Parameter recipes: the passes of those that have them, by their paths.
    public static func slots(
        face: String?, backdrop: String?, post: [String], transition: String? = nil,
        recipes: [String: PassRecipe] = [:]
    ) -> [Slot] {
        var slots: [Slot] = []
        func add(_ path: String, as role: EffectRole, prefix: String = "") {
            slots.append(Slot(role: role, path: path, prefix: prefix, recipe: recipes[path]))
        }
        if let face { add(face, as: .face) }
        if let backdrop { add(backdrop, as: .backdrop) }
        var names: Set<String> = []
        for path in post {
            let stem = path.stem
            var (name, number) = (stem, 2)
            while !names.insert(name).inserted {
                name = "\(stem)\(number)"
                number += 1
            }
            add(path, as: .post, prefix: name + ".")
        }
        if let transition { add(transition, as: .transition) }
        return slots
    }

    /// Reads the files and compiles those whose text is another one than before. While one of them is awaited, all stays as it
    /// was.
    /// - Parameters:
    ///   - admit: whether a text may be compiled here.
    ///   - read: the bytes of a file.
    /// - Returns: whether anything has changed.
    @discardableResult
    public func use(
        _ slots: [Slot], admit: (EffectText) -> Admission = { _ in .granted },
        read: (String) throws(EffectFileError) -> [UInt8]
    ) -> Bool {
        let before = Dictionary(states.map { ($0.slot, $0) }) { first, _ in first }
        let readings = slots.map { slot in
            let state = before[slot] ?? State(slot: slot)
            return (state: state, reading: reading(slot, other: state.text, admit, read))
        }
        isAwaiting = readings.contains { $0.reading.isAwaited }
        awaitedFiles = isAwaiting ? Set(readings.flatMap(\.reading.files)) : []
        guard !isAwaiting else { return false }
        var hasChanged = slots != states.map(\.slot)
        states = readings.map { state, reading in
            var state = state
            let former = (state.text, state.failure, state.files)
            refresh(&state, reading)
            if former != (state.text, state.failure, state.files) { hasChanged = true }
            return state
        }
        if hasChanged { parameters = states.flatMap { $0.knobs?.parameters ?? [] } }
        return hasChanged
    }

    /// What a slot's files are now.
    private enum Reading {
        case text(EffectText)
        case awaited(EffectText)
        case failure(EffectFailure)

        var isAwaited: Bool { if case .awaited = self { true } else { false } }

        var files: [String] {
            switch self {
            case .text(let text), .awaited(let text): text.files
            case .failure(let failure): failure.files
            }
        }
    }

    private func reading(
        _ slot: Slot, other text: EffectText?, _ admit: (EffectText) -> Admission,
        _ read: (String) throws(EffectFileError) -> [UInt8]
    ) -> Reading {
        do throws(EffectFailure) {
            let next = try EffectText(
                path: slot.path, role: slot.role, folders: folders, recipe: slot.recipe, read: read)
            if next == text { return .text(next) }
            switch admit(next) {
            case .granted: return .text(next)
            case .awaited: return .awaited(next)
            case .refused(let failure): return .failure(failure)
            }
        } catch { return .failure(error) }
    }

    private func refresh(_ state: inout State, _ reading: Reading) {
        let slot = state.slot
        do throws(EffectFailure) {
            if case .failure(let failure) = reading { throw failure }
            guard case .text(let text) = reading else { return }
            state.files = text.files
            if state.text != text {
                let effect = try renderer.effect(text.asWritten, former: state.effect)
                (state.effect, state.text) = (effect, text)
                state.knobs = EffectKnobs(text, effect.uniforms, in: slot.role.group, prefix: slot.prefix)
            }
            state.failure = nil
        } catch {
            // Whatever was asked for is watched, so that mending any of it is seen.
            state.files = Array(Set(state.files + error.files + [slot.path])).sorted()
            state.failure = error
        }
    }

    // MARK: What follows from them

    /// Kept, so that who asks in every frame whether they are still the same need not look at each of them.
    public private(set) var parameters: [Parameter] = []
    public var failures: [EffectFailure] { states.compactMap(\.failure) }
    /// Every file whose change may change the picture.
    public var files: Set<String> { Set(states.flatMap(\.files)).union(awaitedFiles) }
    /// Whether the picture goes on while nothing moves.
    public var usesTime: Bool { states.contains { $0.effect?.text.usesTime ?? false } }

    /// Whether the picture depends on the frames before.
    public var keepsFormer: Bool { states.contains { $0.effect?.text.keepsFormer ?? false } }
    public var usesDate: Bool { states.contains { $0.effect?.text.usesDate ?? false } }
    public var usesSound: Bool { states.contains { $0.effect?.text.usesSound ?? false } }
    public var readsKeyboard: Bool { states.contains { $0.effect?.text.readsKeyboard ?? false } }
    public var usesPointer: Bool { states.contains { $0.effect?.text.usesPointer ?? false } }

    public func shading(_ knobs: Knobs, clock: ShaderClock = ShaderClock(), scale: Double = 1) -> Shading? {
        var shading = Shading(clock: clock, scale: scale)
        for place in states.indices {
            let settings = states[place].knobs?.settings(knobs) ?? []
            turnSwitches(of: &states[place], by: settings)
            let state = states[place]
            guard let effect = state.effect else { continue }
            let use = Shading.Use(effect, settings)
            switch state.slot.role {
            case .face: shading.face = use
            case .backdrop: shading.backdrop = use
            case .post: shading.post.append(use)
            case .transition: shading.transition = use
            }
        }
        return shading.isPlain ? nil : shading
    }

    /// A switch that was turned makes another program of the same text.
    private func turnSwitches(of state: inout State, by settings: [UniformSetting]) {
        guard let text = state.text, let effect = state.effect else { return }
        let wanted = text.turned(on: text.switchesOn(in: settings))
        guard effect.text != wanted else {
            if state.refused != nil { (state.failure, state.refused) = (nil, nil) }
            return
        }
        // One that does not compile is not tried again and again.
        guard state.refused != wanted.definitions else { return }
        do throws(EffectFailure) {
            state.effect = try renderer.effect(wanted, former: effect)
            if state.refused != nil { (state.failure, state.refused) = (nil, nil) }
        } catch {
            (state.failure, state.refused) = (error, wanted.definitions)
        }
    }

    /// The pictures that the knobs put into shaders, and those that shaders bring.
    public func pictures(_ knobs: Knobs) -> Set<String> {
        let chosen = parameters.compactMap { parameter -> String? in
            guard parameter.kind == .image, knobs.table[parameter.fullName] != nil,
                case .choice(let path) = knobs[parameter.fullName]
            else { return nil }
            return path
        }
        return states.reduce(into: Set(chosen)) { $0.formUnion($1.effect?.text.pictures ?? []) }
    }
}

extension String {
    /// `effects/soft glow.frag` as `softGlow`: what can be a part of a knob's name.
    fileprivate var stem: String {
        let last = split(separator: "/").last ?? "effect"
        let name = last.split(separator: ".").first ?? last
        let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let joined = words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }
        return joined.isEmpty ? "effect" : joined.joined()
    }
}

extension Substring {
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
