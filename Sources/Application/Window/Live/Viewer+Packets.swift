internal import LayoutCore
internal import ZoeEditor
internal import ZoeLive
internal import ZoeUserShaders

/// What packets may ask for. Nobody knows who sends them: on one machine any account can, and beyond it whoever reaches the port.
extension Viewer {
    /// Whether whoever asks may have it. What names or writes a file is for this machine's senders alone, and only where the user
    /// has allowed it; what comes from elsewhere presses no keys and ends nothing.
    func allows(_ need: LiveNeed, for asker: PendingReplies.Asker) -> Bool {
        guard case .packet(let isLocal) = asker, !namesFiles(asker) else { return true }
        switch need {
        case .rest, .statistics, .open, .picture, .capture, .film, .control: return false
        // Those of the program's own are found for everybody, and no others.
        case .shaders: return true
        case .key(let name):
            let action = Chord(name).flatMap { bindings.action(for: $0) }
            return isLocal && action?.touchesFiles != true
        case .quit: return isLocal
        }
    }

    /// The shader of this name, of all that whoever asks may name.
    func shader(_ name: String, as role: EffectRole, for asker: PendingReplies.Asker) -> Result<String, ViewerFailure> {
        if namesFiles(asker) { return host.findShader(name, role) }
        let path = BuiltInEffects.path(of: name)
        // By a name that no file can stand behind.
        guard BuiltInEffects.role(of: path) == role else { return .failure(ViewerFailure("OSC may not name files")) }
        return .success(path)
    }

    private func namesFiles(_ asker: PendingReplies.Asker) -> Bool {
        guard case .packet(let isLocal) = asker else { return true }
        return isLocal && host.live?.packetsNameFiles == true
    }
}

extension Action {
    /// Whether it reads or writes a file, or starts a program on one.
    fileprivate var touchesFiles: Bool {
        switch self {
        case .open, .save, .saveAs, .keepPreset, .capture, .captureAs, .film, .export, .editShader: true
        default: false
        }
    }
}
