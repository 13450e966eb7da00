internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive
internal import ZoeRenderer
internal import ZoeUserShaders

/// What commands need beyond the editor: keys, files, time.
extension Viewer {
    /// - Returns: nil where the answer comes later.
    func meet(_ need: LiveNeed, for asker: PendingReplies.Asker, isPart: Bool) -> Reply? {
        guard allows(need, for: asker) else { return .error("OSC may not do that; see --osc-files") }
        switch need {
        case .key(let name): return press(name)
        case .open(let name): return open(fromOutside: name)
        case .shaders(let names, let role): return use(names, as: role, for: asker)
        case .picture(let knob, let path):
            let reply = editor.set(
                knob, to: path.hasPrefix("/") || path == ShaderMedia.cameraName ? path : "\(host.folder)/\(path)")
            if !isPart { editor.endTurning() }
            return reply
        case .rest:
            liveDesk.waitForRest(asker)
            drawSoon()
            return nil
        case .statistics: return .ok(statistics)
        case .capture(let path):
            // What becomes of it is said in the window to those who are not answered.
            capture(to: path, as: asker.isAnswered ? liveDesk.waitForPicture(asker) : nil)
            return nil
        case .quit:
            close()
            return .ok
        case .film(let path): return film(to: path, for: asker)
        case .control(let need): return meet(need, at: Window.time)
        }
    }

    /// By the user's own bindings.
    private func press(_ name: String) -> Reply {
        guard let chord = Chord(name) else {
            return .error("no key '\(name.prefix(80))'; keys are written as in Ctrl+Z")
        }
        let isForShaders = sceneShaders.effects.readsKeyboard && chord.key.browserNumber != nil
        if isForShaders {
            editor.keys.tap(chord.key)
            drawSoon()
        }
        guard let action = bindings.action(for: chord) else {
            return isForShaders ? .ok : .error("'\(chord.name)' does nothing")
        }
        // Comparing needs a key that is held, and quitting may need an answer; neither can come from a command.
        if action == .compare { return .error("'\(chord.name)' is to be held") }
        if action == .quit { close() } else { perform(action, number: bindings.number(of: chord)) }
        return .ok
    }

    /// Begins a film, or ends it: then the answer is where it is.
    private func film(to path: String?, for asker: PendingReplies.Asker) -> Reply? {
        if let path {
            guard !film.isGoingOn else { return .error("a film is being made; `film` ends it") }
            beginFilm(at: path.hasPrefix("/") ? path : "\(host.folder)/\(path)")
            return .ok
        }
        guard film.isGoingOn else { return .error("no film is being made; `film FILE` begins one") }
        endFilm()
        guard film.answer == nil, asker.isAnswered else { return .ok }
        film.answer = liveDesk.waitForPicture(asker)
        return nil
    }

    private func open(fromOutside name: String) -> Reply {
        switch host.open([name], editor.scene) {
        case .success(let opened):
            show(opened)
            return .ok
        case .failure(let complaint):
            // What does not look like a path was meant as the name of a scene.
            let near = name.contains("/") ? nil : Suggestion.nearest(to: name, among: Scene.builtInNames)
            return .error(near.map { "no scene '\(name)'; did you mean '\($0)'?" } ?? complaint.text)
        }
    }

    // MARK: Shaders

    private func use(_ names: [String], as role: EffectRole, for asker: PendingReplies.Asker) -> Reply? {
        var paths: [String] = []
        for name in names {
            switch shader(name, as: role, for: asker) {
            case .success(let path): paths.append(path)
            case .failure(let complaint): return .error(complaint.text)
            }
        }
        let reply = editor.use(paths, as: role)
        return reply.isOK ? compiled(for: asker, tellsMistakes: true) : reply
    }

    /// Compiles shaders at once, so that the next command finds their knobs, and whoever asked for them is told what is wrong.
    /// - Returns: nil where that takes a while.
    func compiled(for asker: PendingReplies.Asker, tellsMistakes: Bool) -> Reply? {
        if followFiles() { drawn = nil }
        guard sceneShaders.isAwaiting else { return tellsMistakes ? mistake ?? .ok : .ok }
        liveDesk.waitForShaders(asker, tellsMistakes: tellsMistakes)
        return nil
    }

    /// The first mistake in the shaders that are on.
    var mistake: Reply? {
        let mistakes = sceneShaders.troubles.flatMap(\.failure.diagnostics).filter { $0.severity == .error }
        return mistakes.first.map { mistake in
            var shown = mistake
            shown.file = host.shown(mistake.file)
            return .error("\(shown)")
        }
    }

    /// Answers those whose shaders were tried, once that is done.
    func answerAboutShaders() {
        guard !sceneShaders.isAwaiting else { return }
        for (asker, tellsMistakes) in liveDesk.finishShaders() {
            answer(tellsMistakes ? mistake ?? .ok : .ok, to: asker)
        }
    }
}
