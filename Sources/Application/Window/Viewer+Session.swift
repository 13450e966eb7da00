internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive

extension Viewer {
    /// Whoever is new here is told what can be done, until they have done it.
    func welcome() {
        let isNew = session.isWelcomed == false
        guard host.welcome == .always || host.welcome == .first && isNew else { return }
        overlay.welcome = Welcome()
    }

    /// What has been understood is not said again, however this run ends.
    private func noteWelcome(at now: Double) {
        guard let welcome = overlay.welcome else { return }
        if !welcome.isStaying, session.isWelcomed == false {
            session.isWelcomed = true
            host.memory.keepSession(session.text)
        }
        if welcome.isGone(at: now) { overlay.welcome = nil }
    }

    /// After every round: the title, and the copy of the scene that is kept in case of a crash, follow the document.
    func noteChanges(at now: Double) {
        noteWelcome(at: now)
        keepChanges()
        if recovery.sees(editor.changes, at: now) {
            let name = editor.name
            isChanged = editor.isChanged
            window.setTitle(isChanged ? "\(name) • Zoetrope" : "\(name) – Zoetrope")
        }
        guard recovery.isDue(at: now) else { return }
        if !isChanged {
            if recovery.hasKept { _ = host.memory.keepRecovery(nil) }
            recovery.hasKept = false
        } else if let complaint = host.memory.keepRecovery(editor.document) {
            if !recovery.hasFailed { say(complaint.text, .warning) }
            recovery.hasFailed = true
        } else {
            recovery.hasKept = true
            recovery.hasFailed = false
        }
    }

    /// Brings back what a viewer that crashed had open.
    public func recover() {
        guard let scene = host.memory.recovered() else { return }
        editor.open(scene, path: nil, isSaved: false)
        recovery.hasKept = true
        say("brought back: \(editor.name), as it was before the program ended unexpectedly")
    }

    /// The window closes, and nothing is left to ask.
    func leave() {
        // The driver must not be at work when the process ends.
        rehearsal = nil
        // A slideshow is no way in which a window was left.
        if host.slides == nil {
            session.window = window.place.kept(since: granted, former: session.window)
            session.showsPanel = overlay.showsPanel
        }
        session.prompts = overlay.prompt.history.isEmpty ? nil : overlay.prompt.history
        host.live?.inbox.close()
        writeInput()
        host.memory.keepSession(session.text)
        // Nobody was asked what to do with what is not saved.
        let isLost = isEnding && editor.isChanged
        if recovery.hasKept || isLost { _ = host.memory.keepRecovery(isLost ? editor.document : nil) }
    }

    func hintAtPanel() {
        guard !session.knowsPanelKey else { return }
        session.knowsPanelKey = true
        if let key = bindings.keys(for: .panel).first { say("\(key): knobs") }
    }
}
