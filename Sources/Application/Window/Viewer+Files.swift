internal import FoundationEssentials
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

extension Viewer {
    // MARK: Opening

    /// Opens what was dropped or typed, after asking where something would be lost.
    func ask(toOpen paths: [String]) {
        guard case .success(let opened) = host.open(paths, editor.scene) else { return open(paths) }
        if opened.isOther, editor.isChanged {
            overlay.dialog = .unsaved(.open(paths))
        } else {
            show(opened)
            for path in paths { noteRecent(path) }
        }
    }

    /// Where it is found whatever folder the program is started in next.
    private func noteRecent(_ path: String) {
        session.note(recent: path.hasPrefix("/") || path.hasPrefix("~") ? path : startFolder(of: path))
    }

    func startFolder(of path: String) -> String {
        (host.folder.hasSuffix("/") ? host.folder : host.folder + "/") + path
    }

    private func open(_ paths: [String]) {
        switch host.open(paths, editor.scene) {
        case .success(let opened):
            show(opened)
            for path in paths { noteRecent(path) }
        case .failure(let complaint): say(complaint.text, .error)
        }
    }

    func show(_ opened: ViewerOpened) {
        if opened.isOther {
            editor.open(opened.scene, path: opened.path)
            say("opened: \(editor.name)")
        } else {
            let hasOtherShaders = opened.scene.shaders.paths != editor.scene.shaders.paths
            editor.adopt(opened.scene)
            if hasOtherShaders {
                return say("shaders: \(opened.scene.shaders.paths.map(\.lastPart).joined(separator: ", "))")
            }
            let count = editor.stage.count
            say(count == 1 ? "one picture" : "\(count) pictures")
        }
    }

    func open(preset name: String) {
        switch host.presets.open(name) {
        case .success(let scene): editor.open(scene, path: nil)
        case .failure(let complaint): say(complaint.text, .error)
        }
    }

    func choosePicture(for knob: String) {
        overlay.dialog = .path(PathField(.picture(knob), text: startFolder, host.list))
    }

    // MARK: Saving

    func save(to path: String?, then next: Overlay.Next? = nil) {
        guard let path else { return showSaveDialog(then: next) }
        if let complaint = host.save(editor.document, path) { return say(complaint.text, .error) }
        editor.didSave(to: path)
        noteRecent(path)
        overlay.dialog = nil
        say("saved: \(path)")
        if let next { goOn(next) }
    }

    func keepPreset(_ name: String) {
        if let complaint = host.presets.save(editor.document, name) { return say(complaint.text, .error) }
        overlay.dialog = nil
        previews.forget { $0 == .preset(name) }
        say("kept among your scenes: \(name)")
    }

    func quit() {
        if editor.isChanged, overlay.dialog == nil, host.slides == nil {
            overlay.dialog = .unsaved(.quit)
        } else {
            close()
        }
        drawSoon()
    }

    /// A signal has come, and there may be nobody who could be asked anything.
    func closeIfAsked() {
        guard !isEnding, host.end?.isAsked == true else { return }
        isEnding = true
        close()
        drawSoon()
    }

    func goOn(_ next: Overlay.Next) {
        overlay.dialog = nil
        switch next {
        case .quit: close()
        case .open(let paths): open(paths)
        }
    }

    func closeDialog() {
        overlay.dialog = nil
        drawSoon()
    }

    // MARK: Dialogs

    func showOpenDialog() {
        // They may have changed since, and so may what is there of them.
        previews.forget { if case .file = $0 { true } else { false } }
        let recent = (session.recent ?? []).filter { FileManager.default.fileExists(atPath: $0.expanded) }
        overlay.dialog = .path(PathField(.open, text: startFolder, recent: recent, host.list))
    }

    func showSaveDialog(then next: Overlay.Next? = nil) {
        let name = editor.path ?? startFolder + editor.name.fileName + ".json"
        overlay.dialog = .path(PathField(.save, text: name, then: next, host.list))
    }

    /// Beside what is open.
    var startFolder: String {
        if let path = editor.path, let slash = path.lastIndex(of: "/") { return String(path[...slash]) }
        return host.folder.hasSuffix("/") ? host.folder : host.folder + "/"
    }

    func accept(_ field: PathField) {
        let path = field.text
        switch field.purpose {
        case .open:
            overlay.dialog = nil
            ask(toOpen: [path])
        case .picture(let knob):
            overlay.dialog = nil
            editor.turn(knob, to: .choice(path))
            editor.endTurning()
        case .save:
            save(to: path.contains(".") && !path.hasSuffix("/.") ? path : path + ".json", then: field.next)
        }
    }

    // MARK: Pictures
}

extension String {
    /// `~/` is the user's own folder.
    fileprivate var expanded: String {
        guard hasPrefix("~/") else { return self }
        return FileManager.default.homeDirectoryForCurrentUser.path + dropFirst()
    }

    /// A path's last part.
    fileprivate var lastPart: String { split(separator: "/").last.map(String.init) ?? self }

    /// As a file may be called: `iOS 9 task switcher` as `ios-9-task-switcher`.
    fileprivate var fileName: String {
        let words = lowercased().split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "scene" : words.joined(separator: "-")
    }
}
