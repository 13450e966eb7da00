internal import LayoutCore
public import ZoeDocument
internal import ZoeEditor
internal import ZoeLive
public import ZoeUserShaders

extension EditorModel {
    /// Does what the command says, as far as it is in the editor.
    /// - Parameter isPart: one of many of a fader that is being moved: one step to take back, which ends with `endTurning`.
    mutating func obey(_ command: LiveCommand, isPart: Bool = false) -> LiveOutcome {
        if command.kind == .edit, isComparing {
            return .error("the state that was kept is being looked at; let go first")
        }
        guard let verb = LiveVerbs.byName[command.name] else {
            return .error(LiveVocabulary.viewer.complaint(about: command.name))
        }
        defer { if command.knob != nil, !isPart { endTurning() } }
        do throws(LiveError) { return try verb.perform(command, on: &self) } catch { return .error(error.text) }
    }

    /// - Parameter name: nil for all knobs.
    mutating func reset(named name: String?) -> Reply {
        guard let name else {
            resetAll()
            return .ok
        }
        do { reset(try scene.knobs.table.parameter(named: name).fullName) } catch { return .error("\(error)") }
        return .ok
    }

    /// Uses shaders that were found, in place of those with the same role; none takes them away.
    mutating func use(_ paths: [String], as role: EffectRole) -> Reply {
        var plan = scene.shaders
        plan.use(paths, as: role)
        if let complaint = plan.complaint { return .error(complaint) }
        change { $0.shaders = plan }
        return .ok
    }
}

extension ShaderPlan {
    public mutating func use(_ paths: [String], as role: EffectRole) {
        switch role {
        case .face: face = paths.first
        case .backdrop: backdrop = paths.first
        case .post: post = paths
        case .transition: transition = paths.first
        }
    }

    /// The same files, with the same knobs.
    func looks(like other: ShaderPlan) -> Bool {
        face == other.face && backdrop == other.backdrop && post == other.post
            && transition == other.transition && knobs == other.knobs
    }
}
