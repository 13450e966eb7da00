internal import FoundationEssentials
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoeRenderer

/// A film of the stage, as a hand plays on it.
extension Viewer {
    /// Begins a film, or ends the one that is being made.
    func toggleFilm() {
        if film.recording != nil { return endFilm() }
        let path = captureName(overlay.capturePlan).path("{scene}-{n}.mp4") {
            FileManager.default.fileExists(atPath: startFolder(of: $0))
        }
        beginFilm(at: startFolder(of: path))
    }

    func beginFilm(at path: String) {
        drawSoon()
        guard !film.isGoingOn else { return say("a film is being made; it has to be done first", .warning) }
        film.made = nil
        let (width, height) = place.mount.isFramed ? window.pixels : (place.box.width, place.box.height)
        let moments = FilmMoments(width: max(1, width), height: max(1, height))
        let make = host.film
        let job = start("finishing the film") { job in
            var outcome = CaptureJobs.Outcome(result: make(path, moments, job))
            outcome.isFilm = true
            return outcome
        }
        film.recording = FilmState.Recording(moments: moments, job: job)
        film.shownSecond = -1
        addShot()
    }

    /// Nothing more comes; what is there of it is drawn.
    func endFilm() {
        guard let recording = film.recording else { return }
        recording.moments.close()
        (film.recording, film.finishing) = (nil, recording.job)
        drawSoon()
    }

    /// It has come to an end: whole, or not at all.
    func noteFilm(_ outcome: CaptureJobs.Outcome) {
        film.recording?.moments.close()
        let (answered, endsWindow) = (film.answer, film.endsWindow)
        film = FilmState()
        if let answered { answer(picture: answered, with: outcome.result) }
        switch outcome.result {
        case .success(let path):
            film.made = FilmState.Made(path: path, since: Window.time)
            if endsWindow { isDone = true }
        case .failure where outcome.isCancelled:
            say("cancelled: there is no film")
            if endsWindow { isDone = true }
        case .failure(let complaint): say(complaint.text, .error)
        }
    }

    /// What is on the stage now is the next picture.
    func addShot() {
        guard let recording = film.recording else { return }
        let isMoving = editor.isMoving
        // What has come to rest is another picture than what moved.
        guard recording.changes != editor.changes || isMoving || recording.wasMoving || editor.held != nil else {
            return recording.moments.add(nil)
        }
        film.recording?.changes = editor.changes
        film.recording?.wasMoving = isMoving
        var scene = editor.document
        scene.picture.scale = place.scale
        (scene.view, scene.picture.size) = (editor.stage.view, nil)
        recording.moments.add(FilmMoments.Moment(scene: scene, frame: editor.view, look: editor.look))
    }

    /// Closes the window, once a film that is being made is made; the second time at once.
    func close() {
        guard film.isGoingOn, !film.endsWindow else {
            if let job = film.finishing { captureJobs.works.first { $0.number == job }?.job.cancel() }
            isDone = true
            return
        }
        film.endsWindow = true
        endFilm()
        say("the window closes when the film is made")
    }

    func reveal(_ path: String) {
        film.made = nil
        if let complaint = host.reveal(path) { say(complaint.text, .error) }
    }

    /// Whether something else is to be said of it.
    func filmTurns(at now: Double) -> Bool {
        if let made = film.made, now - made.since > FilmState.Made.timeShown {
            film.made = nil
            return true
        }
        guard let second = film.seconds, second != film.shownSecond else { return false }
        film.shownSecond = second
        return true
    }
}
