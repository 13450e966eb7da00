internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeEffects
internal import ZoeLive

/// What packets may ask for. Nobody knows who sends them: on one machine any account can, and beyond it whoever reaches the port.
extension Viewer {
    /// The command as far as whoever sent it may ask for it. What names or writes a file is for this machine's senders alone, and
    /// only where the user has allowed it; what comes from elsewhere presses no keys and ends nothing.
    func allowed(_ packet: Inbox.Packet) -> LiveCommand? {
        let command = packet.command
        if packet.isLocal, host.live?.packetsNameFiles == true { return command }
        switch command {
        case .capture: return nil
        case .scene(let name): return Scene.builtIn(name) == nil ? nil : command
        case .set(let name, let text): return namesPicture(name, text) ? nil : command
        case .face(let name?): return BuiltInEffects.own(name, .face).map { .face($0) }
        case .backdrop(let name?): return BuiltInEffects.own(name, .backdrop).map { .backdrop($0) }
        case .post(let names):
            let own = names.compactMap { BuiltInEffects.own($0, .post) }
            return own.count == names.count ? .post(own) : nil
        case .key(let name):
            let action = Chord(name).flatMap { bindings.action(for: $0) }
            return packet.isLocal && action?.touchesFiles != true ? command : nil
        case .quit: return packet.isLocal ? command : nil
        default: return command
        }
    }

    private func namesPicture(_ name: String, _ text: String) -> Bool {
        guard editor.scene.knobs.table[name]?.kind == .image else { return false }
        return !text.isEmpty && text != "auto"
    }
}

extension BuiltInEffects {
    /// One of the program's own, by a name that no file can stand behind.
    fileprivate static func own(_ name: String, _ role: EffectRole) -> String? {
        let path = path(of: name)
        return self.role(of: path) == role ? path : nil
    }
}

extension Action {
    /// Whether it reads or writes a file, or starts a program on one.
    fileprivate var touchesFiles: Bool {
        switch self {
        case .open, .save, .saveAs, .keepPreset, .capture, .captureAs, .editShader: true
        default: false
        }
    }
}
