internal import Glibc
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeEffects
internal import ZoePictures
internal import ZoeRenderer
internal import ZoeStyle

// The user's own shaders, and all files that change while they are in use.
extension Viewer {
    /// After every round of events: the scene's shaders are compiled, their knobs on the panel, their files watched.
    /// - Returns: whether the picture is another one now.
    func followFiles() -> Bool {
        var isFresh = false
        let changes = desk.takeChanges()
        if !changes.isEmpty {
            isFresh = take(changes) || isFresh
        }
        if desk.follow(editor.scene.shaders) { isFresh = true }
        let hadFailures = !desk.effects.failures.isEmpty
        if let isOther = desk.takeVerdict() {
            if isOther { sayWhatBecame(hadFailures) }
            isFresh = isFresh || isOther
        }
        let parameters = desk.effects.parameters
        if editor.scene.shaders.knobs != parameters || editor.adopted != desk.edition {
            editor.adopt(parameters, edition: desk.edition, areMoving: desk.effects.usesTime || desk.effects.usesDate)
            isFresh = true
            warnOfUnknownUniforms()
            warnOfUnsetUniforms()
        }
        // What is missed here is taken up in the next round.
        if desk.watch(filesInUse) { isFresh = true }
        return isFresh
    }

    /// As many as a picture at rest is drawn of.
    var mostPixels: Int {
        let factor = editor.scene.picture.supersampling
        return window.pixels.width * window.pixels.height * factor * factor
    }

    /// Of larger decks nobody edits the pictures while looking, and each that is watched has to be read.
    private static let mostPictures = 12

    /// All that is on stage beside the shaders: the document, the formula's file, pictures.
    private var filesInUse: Set<String> {
        var files = desk.effects.pictures(editor.knobs)
        files.formUnion([editor.path, formulaPath].compactMap(\.self))
        if let deck = editor.scene.files, deck.count <= Self.mostPictures { files.formUnion(deck.paths) }
        return files
    }

    private func take(_ changes: Set<String>) -> Bool {
        var isFresh = false
        if !changes.isDisjoint(with: desk.effects.files) {
            let hadFailures = !desk.effects.failures.isEmpty
            isFresh = desk.refresh()
            if isFresh { sayWhatBecame(hadFailures) }
        }
        for path in changes where renderer.holdsInput(path) {
            renderer.forgetInput(path)
            isFresh = true
        }
        if let deck = editor.scene.files {
            for path in changes.intersection(deck.paths) {
                deck.takeBack(.file(path))
                loader.forget(.file(path))
                isFresh = true
            }
        }
        if let path = formulaPath, changes.contains(path) { isFresh = rereadFormula(path) || isFresh }
        if let path = editor.path, changes.contains(path) { isFresh = rereadScene(path) || isFresh }
        return isFresh
    }

    private func rereadFormula(_ path: String) -> Bool {
        guard case .success(let bytes) = host.readShader(path) else { return false }
        do {
            try editor.write(formula: String(decoding: bytes, as: UTF8.self))
            editor.endTurning()
            say("formula read again")
            return true
        } catch {
            say("\(path):\(error.line):\(error.column): \(error.message)", .error)
            return false
        }
    }

    private func sayWhatBecame(_ hadFailures: Bool) {
        if desk.effects.failures.isEmpty {
            let time = (desk.compiling * 10_000).rounded() / 10
            say(hadFailures ? "mended, in \(time) ms" : "reloaded, in \(time) ms")
        }
    }

    private func warnOfUnknownUniforms() {
        guard desk.effects.failures.isEmpty else { return }
        for name in editor.scene.shaders.unknownUniforms where overlay.toldMissing.insert(name).inserted {
            let next = editor.scene.knobs.table.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
            say("no uniform '\(name)'\(next)", .warning)
        }
    }

    /// Pictures are black for want of a number now and then, and nothing else says it.
    private func warnOfUnsetUniforms() {
        for state in desk.effects.states where state.failure == nil {
            for name in state.knobs?.unset ?? [] where overlay.toldMissing.insert("0 \(name)").inserted {
                say("uniform '\(name)' is 0 and nothing sets it; turn its knob", .warning)
            }
        }
    }

    /// The document was written by somebody else.
    private func rereadScene(_ path: String) -> Bool {
        guard case .success(let opened) = host.open([path], editor.scene), opened.isOther else { return false }
        // What was saved by this viewer is no news.
        if editor.isSaved(opened.scene, at: path) { return false }
        if editor.isChanged {
            say("\(editor.name) has changed on disk; saving replaces that", .warning)
            return false
        }
        editor.open(opened.scene, path: path)
        say("read again: \(editor.name)")
        return true
    }

    /// What the shaders are told now.
    func shading() -> Shading? {
        var clock = ShaderClock(seconds: editor.stage.time, step: loop.lastStep)
        if desk.effects.usesDate { clock.date = .now }
        guard
            var shading = desk.effects.shading(
                editor.knobs,
                clock: clock, scale: window.scale)
        else { return nil }
        shading.pointer = place.seen(overlay.pointer)
        if editor.holdsCards { shading.pressed = shading.pointer }
        shading.selected = editor.selected
        for path in desk.effects.pictures(editor.knobs) where !renderer.holdsInput(path) {
            guard overlay.toldMissing.insert(path).inserted else { continue }
            do {
                renderer.show(try PictureLoader.picture(at: path, upTo: 4096), toShadersAs: path)
                overlay.toldMissing.remove(path)
            } catch { say("'\(path)' for a shader: \(error)", .error) }
        }
        return shading
    }

    /// Opens the writer's editor where the first mistake is.
    func editShader() {
        let trouble = desk.troubles.first?.failure.diagnostics.first
        let path = trouble?.file ?? editor.scene.shaders.paths.first { !$0.hasPrefix("<") }
        guard let path else {
            return say("there is no shader file to edit; drop one on the window, or start with --face FILE")
        }
        if path.hasPrefix("<") { return say("\(path) is built in; copy it from the folder Shaders to change it") }
        if let complaint = host.edit(path, trouble?.line ?? 1) { say(complaint.text, .error) }
    }
}

extension SIMD4<Double> {
    /// Year, month from 0, day of the month, seconds of the day, as clocks on the wall have it.
    fileprivate static var now: SIMD4<Double> {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        var parts = unsafe tm()
        unsafe localtime_r(&time.tv_sec, &parts)
        return unsafe SIMD4(
            Double(parts.tm_year) + 1900, Double(parts.tm_mon), Double(parts.tm_mday),
            Double(parts.tm_hour * 3600 + parts.tm_min * 60 + parts.tm_sec) + Double(time.tv_nsec) / 1e9)
    }
}
