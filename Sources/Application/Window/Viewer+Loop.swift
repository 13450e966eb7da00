internal import LayoutCore
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer

// Round by round: wait, take what has happened, and draw a frame where one is due.
extension Viewer {
    /// - Parameter end: of the time that the window has.
    func run(until end: Double) {
        // Whoever speaks first finds the shaders' knobs.
        if followFiles() { drawn = nil }
        awaitShaders(until: min(end, Window.time + 1))
        while !isDone, Window.time < end {
            let now = handleEvents(until: end)
            closeIfAsked()
            obeyWhatWasAsked(at: now)
            lookAtPad(at: now)
            _ = editor.takeEvents()
            noteChanges(at: now)
            if isDone { break }
            let hasOtherShaders = takeShaders()
            let wasMoving = editor.isMoving
            advance(to: now)
            runSlides(at: now)
            let news = takeNews(at: now) ?? (hasOtherShaders ? .shaders : nil)
            if redraw(after: news, at: now).isDue { drawNext(at: now, wasMoving: wasMoving) } else { rest(at: now) }
        }
        presentWhatIsComing()
    }

    /// Waits as long as there is nothing to do, and takes the events of one frame.
    /// - Returns: the time since which nothing is waited for.
    private func handleEvents(until end: Double) -> Double {
        if !editor.isMoving { endMotion(wasMoving: false) }
        let start = Window.time
        let waitingTime = redraw(next: nextTime(at: start), at: start).waitingTime(at: start)
        if editor.isMoving { gauge.noteWait(at: start) }
        let rest = end.isFinite ? max(0.001, end - start) : nil
        loop.queue.add(
            window.takeEvents(waiting: loop.queue.isEmpty ? [waitingTime, rest].compactMap(\.self).min() : 0))
        drawing.presenting.wait(seconds: Window.time - start)
        let events = loop.queue.take()
        // A pop-up needs some frames to find its size.
        if !events.isEmpty { loop.draw(frames: 4) }
        let now = Window.time
        settleClock(at: now)
        if !events.isEmpty { catchUp(at: now) }
        for event in events {
            if drawing.keptPanel.isConcerned(by: event, pointer: overlay.pointerPlace) { drawing.keptPanel.look() }
            handle(event)
        }
        return now
    }

    /// - Returns: whether the picture is another one by its shaders.
    private func takeShaders() -> Bool {
        let hasOthers = followFiles()
        answerAboutShaders()
        guard hasOthers else { return false }
        drawn = nil
        // What is said of it needs some frames to find its size.
        loop.draw(frames: 4)
        return true
    }

    /// The model goes on to this time.
    private func advance(to now: Double) {
        let wasMoving = editor.isMoving
        let passed = advanceInSteps(to: now) ?? advanceFreely(to: now)
        let hasCome = wasMoving && !editor.isMoving
        let isLater = hasCome && maySave && targets.isDearAtRest
        if isLater { drawing.turning.hold(at: now) }
        // What has come to rest is drawn once more, as finely as a capture.
        if hasCome && !isLater || drawing.turning.ends(at: now) {
            loop.draw(frames: 1)
            drawn = nil
        }
        loop.lastTime = editor.isMoving ? now : nil
        loop.lastStep = passed
    }

    private func advanceFreely(to now: Double) -> Double {
        // After a rest, time begins anew: nothing leaps.
        let passed = loop.lastTime.map { min(now - $0, 0.1) } ?? 1.0 / 60
        editor.advance(by: passed)
        return passed
    }

    /// What other threads and processes have made since.
    private func takeNews(at now: Double) -> Redraw.Reason? {
        let hasOutcomes = takeOutcomes()
        artwork.first.hasAllBefore = loader.status.waiting == 0
        let hasPreviews = previews.take(renderer)
        // They may be other pictures by the same names.
        if hasPreviews { drawing.keptPanel.forget() }
        if loadPictures(), artwork.dueSince == nil { artwork.dueSince = now }
        let hasArtwork = artwork.dueSince.map { !awaitsMoreArtwork(since: $0, at: now) } ?? false
        let hasFilmNews = filmTurns(at: now)
        let hasNotices = takeNotices(at: now) || hasFilmNews
        let hasMedia = media.takeNews()
        if hasArtwork || hasMedia { (drawn, artwork.dueSince) = (nil, nil) }
        // A notice needs some frames to find its size.
        if hasPreviews || hasNotices { loop.draw(frames: 2) }
        return hasArtwork || hasMedia ? .artwork : hasOutcomes ? .outcome : hasPreviews || hasNotices ? .notice : nil
    }

    /// The picture at rest is not drawn for each artwork that comes, but for as many as come while it would be drawn twice: whoever
    /// makes artwork needs the processors, too.
    private func awaitsMoreArtwork(since: Double, at now: Double) -> Bool {
        !editor.isMoving && loader.status.waiting > 0 && now < endOfWait(since: since)
    }

    private func endOfWait(since: Double) -> Double { since + 2 * targets.secondsAtRest }

    /// What has come is shown then, even if nothing more comes.
    private func timeToArtwork(at now: Double) -> Double? {
        artwork.dueSince.map { max(0, endOfWait(since: $0) - now) }
    }

    /// - Parameters:
    ///   - news: what has come since the last frame.
    ///   - next: when there is something to do, for whoever wants to know how long to wait.
    private func redraw(after news: Redraw.Reason? = nil, next: Double? = nil, at now: Double) -> Redraw {
        let situation = Redraw.Situation(
            isMoving: editor.isMoving, hasMovingMessage: overlay.isMoving(at: now), awaitsArtwork: awaitsFirstPictures,
            framesDue: loop.framesDue, news: news, hasIdleWork: isWarmingUp, nextTime: next)
        return Redraw(situation, at: now)
    }

    /// When there is something to do though nobody does anything.
    private func nextTime(at now: Double) -> Double? {
        let waits =
            editor.isMoving
            ? [gauge.timeToNextFrame(at: now, rate: window.refreshRate), timeToNextCommand(at: now)]
            : [
                overlay.timeToNextChange(at: now), recovery.timeToNextChange(at: now), timeToNextCommand(at: now),
                drawing.turning.timeToEnd(at: now), timeToNextNotice(at: now), timeToNextSlide(at: now),
                timeToArtwork(at: now),
            ]
        let film = film.recording == nil ? nil : loop.clock?.timeToNextStep(at: now)
        return (waits + [film]).compactMap(\.self).min().map { now + $0 }
    }

    private func drawNext(at now: Double, wasMoving: Bool) {
        loop.framesDue = max(0, loop.framesDue - 1)
        if !editor.isMoving { endMotion(wasMoving: wasMoving) }
        draw(at: now, mayPause: true, mayLeave: true)
        if !editor.keys.pressed.isEmpty {
            editor.keys.endFrame()
            if sceneShaders.effects.readsKeyboard { drawSoon() }
        }
        noteShown(isMoving: wasMoving && editor.isMoving)
        previews.goOn(isIdle: editor.held == nil && (UI.wantsMouse || !editor.isSettling)) { Window.wake() }
        noteFirstPicture()
        report()
        answerAtRest()
        if onlyShadersMove { warmUpALittle() }
    }

    private func rest(at now: Double) {
        endMotion(wasMoving: false)
        if awaitsFirstPictures { return composeAhead(at: now) }
        if !editor.isMoving { renderer.rest() }
        answerAtRest()
        warmUpALittle()
        if !isWarmingUp { giveBackMemory() }
    }

    /// The last frame in motion does not wait for the picture at rest.
    private func endMotion(wasMoving: Bool) {
        presentWhatIsComing()
        noteShown(isMoving: wasMoving)
    }

    private func noteShown(isMoving: Bool) {
        for frame in drawing.presenting.takeShown() {
            noteTime(frame.seconds)
            gauge.noteShown(at: frame.time, isMoving: isMoving)
        }
    }

    /// The first picture has its shaders, where they do not take long.
    func awaitShaders(until end: Double) {
        while sceneShaders.isAwaiting, Window.time < end {
            loop.queue.add(window.takeEvents(waiting: end - Window.time))
            if followFiles() { drawn = nil }
        }
    }

    /// A frame after so much time, whatever the clock says.
    /// - Returns: how long it took, in seconds.
    func drawFrame(after seconds: Double) -> Double {
        endMotion(wasMoving: false)
        let start = Window.time
        editor.advance(by: seconds)
        _ = editor.takeEvents()
        if followFiles() { drawn = nil }
        loop.lastStep = seconds
        _ = loadPictures()
        draw(at: start)
        renderer.waitUntilDrawn()
        _ = drawing.presenting.takeShown()
        let taken = Window.time - start
        noteTime(taken)
        return taken
    }

    /// A frame took so many seconds, with what waiting for the screen takes where there is a graphics card.
    private func noteTime(_ seconds: Double) {
        gauge.note(seconds)
        let hasMade = renderer.madeSoFar != drawing.madeBefore
        drawing.framesMaking = hasMade ? drawing.framesMaking + 1 : 0
        defer { (drawing.madeBefore, drawing.paintedBefore) = (renderer.madeSoFar, renderer.cardsPaintedByShaders) }
        if drawing.isFine { noteRest(seconds, hasMade: hasMade) }
        targets.painting.note(
            seconds, cards: renderer.cardsPaintedByShaders - drawing.paintedBefore, scale: renderer.paintingScale)
        // After something was made for the first time, or a trial has drawn other cards, the next frames will be quicker; unless all
        // frames do: those of a shader whose cards change all the time.
        let most = DrawingState.mostFramesMaking(isSoftware: renderer.isSoftware)
        defer { drawing.isAfterTrial = false }
        guard !hasMade && !drawing.isAfterTrial || drawing.framesMaking > most else { return }
        let work = renderer.isSoftware ? seconds : max(gauge.working, gauge.statistics.gpuSeconds ?? 0)
        targets.note(work, hasShaders: !sceneShaders.effects.states.isEmpty)
    }
}
