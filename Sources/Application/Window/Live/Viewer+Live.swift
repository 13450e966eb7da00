internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive
internal import ZoeUserShaders

/// Commands from outside: lines, the prompt, a script, and packets, which nobody answers.
extension Viewer {
    /// Packets are looked at once in a frame, however many come.
    private static let packetInterval = 1.0 / 60
    /// For so long packets, and then lines, are done, one after the other, before a frame is due.
    private static let budget = 0.004

    func listen() {
        guard let live = host.live else { return }
        liveDesk.play = live.script.map { LivePlay($0.script) }
        if liveDesk.play != nil, host.reportsState { liveDesk.played = PlayedFrames() }
        live.inbox.onArrival { Window.wake() }
    }

    /// Does what has been asked for since the last round.
    func obeyWhatWasAsked(at now: Double) {
        if liveDesk.endsParts(at: now) { editor.endTurning() }
        settleClock(at: now)
        playScript()
        while liveDesk.isFree(.prompt), !isDone, let line = overlay.prompt.takeLine() {
            do throws(LiveError) {
                obey(.success(try LiveVocabulary.viewer.command(line)), for: .prompt)
            } catch {
                obey(.failure(error), for: .prompt)
            }
        }
        guard let live = host.live else { return }
        if now - liveDesk.lastPackets >= Self.packetInterval {
            liveDesk.lastPackets = now
            while !isDone, Window.time - now < Self.budget, let packet = live.inbox.takePacket() {
                if !obey(packet, at: now) { live.inbox.noteIgnored() }
            }
            if let controls = live.controls { take(controls.takeAll(), at: now) }
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
        var times = [liveDesk.partsEnd.map { max(0, $0 - now) }, timeToNextPad(at: now)]
        if liveDesk.isFree(.prompt), overlay.prompt.hasLines { times.append(0) }
        if let live = host.live {
            if liveDesk.isFree(.lines), live.inbox.hasLines, live.hasRoom() { times.append(0) }
            if live.inbox.hasPackets || live.controls?.isEmpty == false {
                times.append(max(0, liveDesk.lastPackets + Self.packetInterval - now))
            }
        }
        if let clock = loop.clock, let play = liveDesk.play, !play.isOver, liveDesk.isFree(.script) {
            times.append(play.nextTime.map { clock.timeLeft(until: $0, at: now) } ?? 0)
        }
        return times.compactMap(\.self).min()
    }

    /// Does what is due of it by now, after whatever it waits for.
    func playScript() {
        guard var play = liveDesk.play, let time = loop.clock?.time else { return }
        if liveDesk.waitsForRest(.script), !editor.isSettling { liveDesk.free(.script) }
        while liveDesk.isFree(.script), !isDone, let entry = play.next(at: time) {
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
        let isKept = command.kind.changesPicture && !(command.name == "key" || asker == .script)
        if isKept { keep(command.description) }
        if let reply = reply(to: command, for: asker) { answer(reply, to: asker, line: number) }
        if isKept { noteKept() }
        if command.kind.changesPicture { drawSoon() }
    }

    /// nil where the answer comes later.
    private func reply(to command: LiveCommand, for asker: PendingReplies.Asker, isPart: Bool = false) -> Reply? {
        let before = editor.scene.shaders
        switch editor.obey(command, isPart: isPart) {
        case .answer(let reply):
            guard reply.isOK, command.kind == .edit, !isPart, !editor.scene.shaders.looks(like: before) else {
                return reply
            }
            return compiled(for: asker, tellsMistakes: false)
        case .needs(let need): return meet(need, for: asker, isPart: isPart)
        }
    }

    /// - Returns: whether it meant something.
    private func obey(_ packet: Inbox.Packet, at now: Double) -> Bool {
        if isControl(packet), let move = packet.move {
            take([move], at: now)
            return true
        }
        let command = packet.command
        if let knob = command.knob {
            // Which knob may have been meant is worked out for those who read an answer.
            guard editor.scene.knobs.table[knob] != nil || knob == EditorModel.items else { return false }
            liveDesk.notePart(at: now)
        } else {
            editor.endTurning()
        }
        drawSoon()
        let reply = reply(to: command, for: .packet(isLocal: packet.isLocal), isPart: command.knob != nil)
        return reply?.isOK ?? true
    }

    // MARK: Answers

    func answer(_ reply: Reply, to asker: PendingReplies.Asker, line: Int = 0) {
        switch asker {
        case .lines: host.live?.answer?(reply.line)
        case .prompt:
            overlay.prompt.note(reply)
            drawSoon()
        case .script:
            guard !reply.isOK else { return }
            say("\(host.live?.script?.name ?? "script"):\(line): \(reply.text)", .error)
            liveDesk.play = nil
        // Mistakes in shaders are to be seen in the window.
        case .packet: break
        }
    }

    /// Answers those who wait for rest, once there is rest and it is to be seen.
    func answerAtRest() {
        guard liveDesk.isWaitingForRest else { return }
        if let reason = editor.endless {
            for asker in liveDesk.finish(.rest) { answer(.error("it never settles: \(reason)"), to: asker) }
        } else if !editor.isSettling, isDrawn, !sceneShaders.isAwaiting {
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
