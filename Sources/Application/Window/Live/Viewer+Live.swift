internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeEffects
internal import ZoeLive

/// Commands from outside: lines, the prompt, a script, and packets, which nobody answers.
extension Viewer {
    /// Packets are looked at once in a frame, however many come.
    private static let pace = 1.0 / 60
    /// For so long packets, and then lines, are done, one after the other, before a frame is due.
    private static let budget = 0.004

    func listen() {
        guard let live = host.live else { return }
        liveDesk.play = live.script.map { LivePlay($0.script) }
        live.inbox.onArrival { Window.wake() }
    }

    /// Does what has been asked for since the last round.
    func obeyWhatWasAsked(at now: Double) {
        if liveDesk.endsParts(at: now) { editor.endTurning() }
        playScript(at: now)
        while liveDesk.isFree(.prompt), !isDone, let line = overlay.prompt.takeLine() {
            do throws(LiveError) {
                obey(.success(try LiveCommand(line)), for: .prompt)
            } catch {
                obey(.failure(error), for: .prompt)
            }
        }
        guard let live = host.live else { return }
        if now - liveDesk.lastPackets >= Self.pace {
            liveDesk.lastPackets = now
            while !isDone, Window.time - now < Self.budget, let packet = live.inbox.takePacket() {
                if !obey(packet, at: now) { live.inbox.noteIgnored() }
            }
        }
        let start = Window.time
        while liveDesk.isFree(.lines), !isDone, live.hasRoom(), Window.time - start < Self.budget,
            let line = live.inbox.takeLine()
        {
            obey(line, for: .lines)
        }
    }

    /// When there is something to be done though nothing happens.
    func timeToNextCommand(at now: Double) -> Double? {
        var times = [liveDesk.partsEnd.map { max(0, $0 - now) }]
        if liveDesk.isFree(.prompt), overlay.prompt.hasLines { times.append(0) }
        if let live = host.live {
            if liveDesk.isFree(.lines), live.inbox.hasLines, live.hasRoom() { times.append(0) }
            if live.inbox.hasPackets { times.append(max(0, liveDesk.lastPackets + Self.pace - now)) }
        }
        if let start = liveDesk.start, let play = liveDesk.play, !play.isOver, liveDesk.isFree(.script) {
            times.append(play.nextTime.map { max(0, start + $0 - now) } ?? 0)
        }
        return times.compactMap(\.self).min()
    }

    private func playScript(at now: Double) {
        guard var play = liveDesk.play else { return }
        let start = liveDesk.start ?? now
        liveDesk.start = start
        while liveDesk.isFree(.script), !isDone, let entry = play.next(at: now - start) {
            liveDesk.play = play
            obey(.success(entry.command), for: .script, line: entry.line)
            // One that went wrong has ended it.
            guard liveDesk.play != nil else { return }
        }
    }

    // MARK: One command

    func obey(_ line: Inbox.Line, for asker: PendingReplies.Asker, line number: Int = 0) {
        guard case .success(let command) = line else {
            if case .failure(let error) = line { answer(Reply(error), to: asker, line: number) }
            return
        }
        if let reply = reply(to: command, for: asker) { answer(reply, to: asker, line: number) }
        if command.changesPicture { drawSoon() }
    }

    /// nil where the answer comes later.
    private func reply(to asked: LiveCommand, for asker: PendingReplies.Asker) -> Reply? {
        let command: LiveCommand
        switch withShadersFound(asked) {
        case .success(let found): command = found
        case .failure(let complaint): return .error(complaint.text)
        }
        // By the user's own bindings.
        if case .key(let name) = command { return press(name) }
        if let reply = editor.obey(command) {
            guard reply.isOK, command.changesShaders else { return reply }
            // Shaders are compiled at once, so that what comes next finds their knobs, and whoever put them on hears what is wrong.
            if followFiles() { drawn = nil }
            guard desk.isAwaiting else { return mistake(of: command) ?? reply }
            liveDesk.waitForShaders(asker, after: command)
            return nil
        }
        switch command {
        case .scene(let name): return open(fromOutside: name)
        case .wait:
            liveDesk.waitForRest(asker)
            drawSoon()
            return nil
        case .stats: return .ok(statistics)
        case .capture(let path):
            capture(to: path, as: liveDesk.waitForPicture(asker))
            return nil
        case .quit:
            isDone = true
            return .ok
        default: return .error("'\(command.name.rawValue)' can't be done here")
        }
    }

    /// Files of shaders as the document names them.
    private func withShadersFound(_ command: LiveCommand) -> Result<LiveCommand, ViewerFailure> {
        func found(_ name: String) throws(ViewerFailure) -> String {
            try host.findShader(name, command.name).get()
        }
        do throws(ViewerFailure) {
            switch command {
            case .face(let name?): return .success(.face(try found(name)))
            case .backdrop(let name?): return .success(.backdrop(try found(name)))
            case .post(let names): return .success(.post(try names.map(found)))
            case .set(let name, let text):
                guard let parameter = try? editor.scene.knobs.table.parameter(named: name), parameter.kind == .image,
                    !text.isEmpty, text != "auto", !text.hasPrefix("/")
                else { return .success(command) }
                return .success(.set(name, to: "\(host.folder)/\(text)"))
            default: return .success(command)
            }
        } catch {
            return .failure(error)
        }
    }

    private func mistake(of command: LiveCommand) -> Reply? {
        switch command {
        case .face, .backdrop, .post:
            let mistakes = desk.troubles.flatMap(\.failure.diagnostics).filter { $0.severity == .error }
            return mistakes.first.map { mistake in
                var shown = mistake
                shown.file = host.shown(mistake.file)
                return .error("\(shown)")
            }
        default: return nil
        }
    }

    /// Answers those whose shaders were tried, once that is done.
    func answerAboutShaders() {
        guard !desk.isAwaiting else { return }
        for (asker, command) in liveDesk.finishShaders() { answer(mistake(of: command) ?? .ok, to: asker) }
    }

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

    /// - Returns: whether it meant something.
    private func obey(_ packet: Inbox.Packet, at now: Double) -> Bool {
        guard let command = allowed(packet) else { return false }
        if case .set(let name, _) = command {
            // Which knob may have been meant is worked out for those who read an answer.
            guard editor.scene.knobs.table[name] != nil else { return false }
            liveDesk.notePart(at: now)
            drawSoon()
            return editor.obey(command, isPart: true)?.isOK ?? false
        }
        editor.endTurning()
        drawSoon()
        if case .capture(let path) = command {
            // What became of it is said in the window.
            capture(to: path, as: nil)
            return true
        }
        return reply(to: command, for: .script)?.isOK ?? false
    }

    // MARK: Answers

    private func answer(_ reply: Reply, to asker: PendingReplies.Asker, line: Int = 0) {
        switch asker {
        case .lines: host.live?.answer?(reply.line)
        case .prompt:
            overlay.prompt.note(reply)
            drawSoon()
        case .script:
            guard !reply.isOK else { return }
            say("\(host.live?.script?.name ?? "script"):\(line): \(reply.text)", .error)
            liveDesk.play = nil
        }
    }

    /// Answers those who wait for rest, once there is rest and it is to be seen.
    func answerAtRest() {
        guard liveDesk.isWaitingForRest else { return }
        if let reason = editor.endless {
            for asker in liveDesk.finish(.rest) { answer(.error("it never settles: \(reason)"), to: asker) }
        } else if !editor.isSettling, isDrawn, !desk.isAwaiting {
            for asker in liveDesk.finish(.rest) { answer(.ok, to: asker) }
        }
    }

    func answer(picture number: Int, with result: Result<String, ViewerFailure>) {
        let reply: Reply =
            switch result {
            case .success(let path): .ok(path)
            case .failure(let complaint): .error(complaint.text)
            }
        for asker in liveDesk.finish(.picture(number)) { answer(reply, to: asker) }
    }
}

extension LiveCommand {
    fileprivate var changesShaders: Bool {
        switch self {
        case .scene, .undo, .redo, .face, .backdrop, .post: true
        default: false
        }
    }
}
