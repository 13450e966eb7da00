internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeEffects
internal import ZoeLive

/// What commands need beyond the editor: keys, files, time.
extension Viewer {
    /// - Returns: nil where the answer comes later.
    func meet(_ need: LiveNeed, for asker: PendingReplies.Asker, isPart: Bool) -> Reply? {
        guard allows(need, for: asker) else { return .error("OSC may not do that; see --osc-files") }
        switch need {
        case .key(let name): return press(name)
        case .open(let name): return open(fromOutside: name)
        case .shaders(let names, let role): return wear(names, as: role, for: asker)
        case .picture(let knob, let path):
            let reply = editor.set(knob, to: path.hasPrefix("/") ? path : "\(host.folder)/\(path)")
            if !isPart { editor.endTurning() }
            return reply
        case .rest:
            liveDesk.waitForRest(asker)
            drawSoon()
            return nil
        case .statistics: return .ok(statistics)
        case .capture(let path):
            // What becomes of it is said in the window to those who are not answered.
            let isAnswered = if case .packet = asker { false } else { true }
            capture(to: path, as: isAnswered ? liveDesk.waitForPicture(asker) : nil)
            return nil
        case .quit:
            isDone = true
            return .ok
        }
    }

    /// By the user's own bindings.
    private func press(_ name: String) -> Reply {
        guard let chord = Chord(name) else {
            return .error("no key '\(name.prefix(80))'; keys are written as in Ctrl+Z")
        }
        guard let action = bindings.action(for: chord) else { return .error("'\(chord.name)' does nothing") }
        // Who holds nothing cannot hold a key to compare; and nobody is there to be asked.
        if action == .compare { return .error("'\(chord.name)' is to be held") }
        if action == .quit { isDone = true } else { perform(action) }
        return .ok
    }

    private func open(fromOutside name: String) -> Reply {
        switch host.open([name], editor.scene) {
        case .success(let opened):
            show(opened)
            return .ok
        case .failure(let complaint):
            // What looks like no path was meant to be the name of a scene.
            let near = name.contains("/") ? nil : Suggestion.nearest(to: name, among: Scene.builtInNames)
            return .error(near.map { "no scene '\(name)'; did you mean '\($0)'?" } ?? complaint.text)
        }
    }

    // MARK: Shaders

    private func wear(_ names: [String], as role: EffectRole, for asker: PendingReplies.Asker) -> Reply? {
        var paths: [String] = []
        for name in names {
            switch shader(name, as: role, for: asker) {
            case .success(let path): paths.append(path)
            case .failure(let complaint): return .error(complaint.text)
            }
        }
        let reply = editor.wear(paths, as: role)
        return reply.isOK ? compiled(for: asker, tellsMistakes: true) : reply
    }

    /// Compiles shaders at once, so that what comes next finds their knobs, and whoever put them on hears what is wrong.
    /// - Returns: nil where that takes a while.
    func compiled(for asker: PendingReplies.Asker, tellsMistakes: Bool) -> Reply? {
        if followFiles() { drawn = nil }
        guard desk.isAwaiting else { return tellsMistakes ? mistake ?? .ok : .ok }
        liveDesk.waitForShaders(asker, tellsMistakes: tellsMistakes)
        return nil
    }

    /// The first mistake in the shaders that are on.
    var mistake: Reply? {
        let mistakes = desk.troubles.flatMap(\.failure.diagnostics).filter { $0.severity == .error }
        return mistakes.first.map { mistake in
            var shown = mistake
            shown.file = host.shown(mistake.file)
            return .error("\(shown)")
        }
    }

    /// Answers those whose shaders were tried, once that is done.
    func answerAboutShaders() {
        guard !desk.isAwaiting else { return }
        for (asker, tellsMistakes) in liveDesk.finishShaders() {
            answer(tellsMistakes ? mistake ?? .ok : .ok, to: asker)
        }
    }
}
