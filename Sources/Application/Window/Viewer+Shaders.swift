internal import Glibc
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer
internal import ZoeSound
internal import ZoeStyle
internal import ZoeUserShaders

// The user's own shaders, and all files that change while they are in use.
extension Viewer {
    /// After every round of events: the scene's shaders are compiled, their knobs on the panel, their files watched.
    /// - Returns: whether the picture is another one now.
    func followFiles() -> Bool {
        var isFresh = false
        let changes = sceneShaders.takeChanges()
        if !changes.isEmpty {
            isFresh = take(changes) || isFresh
        }
        if sceneShaders.follow(editor.scene.shaders) { isFresh = true }
        let hadFailures = !sceneShaders.effects.failures.isEmpty
        if let isOther = sceneShaders.takeVerdict() {
            if isOther { sayWhatBecame(hadFailures) }
            isFresh = isFresh || isOther
        }
        if drawing.shaderEdition != sceneShaders.edition { expectPace() }
        let parameters = sceneShaders.effects.parameters
        let areMoving = sceneShaders.effects.usesTime || sceneShaders.effects.usesDate || !mediaInUse.isEmpty
        let isOther = editor.scene.shaders.knobs != parameters || editor.adopted != sceneShaders.edition
        if isOther || editor.hasShadersThatMove != areMoving {
            editor.adopt(parameters, edition: sceneShaders.edition, areMoving: areMoving)
            isFresh = true
            warnOfUnknownUniforms()
            warnOfUnsetUniforms()
        }
        // What changes after this is taken up in the next round.
        if sceneShaders.watch(filesInUse) { isFresh = true }
        return isFresh
    }

    /// Motion begins as coarsely as the new shaders need, so that nobody waits for a first frame.
    private func expectPace() {
        drawing.shaderEdition = sceneShaders.edition
        targets.expect(
            screen: sceneShaders.pace(of: [.backdrop, .post]), cards: sceneShaders.pace(of: [.face]),
            pixels: place.box.width * place.box.height, count: editor.view.cards.count)
    }

    /// As many as a picture at rest is drawn of.
    var mostPixels: Int {
        let factor = editor.scene.picture.supersampling
        return window.pixels.width * window.pixels.height * factor * factor
    }

    /// Nobody edits the pictures of larger decks while looking, and each that is watched has to be read.
    private static let mostPictures = 12

    /// All that is on stage beside the shaders: the document, the formula's file, pictures.
    private var filesInUse: Set<String> {
        media.keep(mediaInUse)
        // Of what is long nobody waits for it to be read whenever it is looked at.
        var files = sceneShaders.effects.pictures(editor.knobs).filter { !ShaderMedia.moves($0) }
        files.formUnion([editor.path, formulaPath].compactMap(\.self))
        if let deck = editor.scene.files, deck.count <= Self.mostPictures { files.formUnion(deck.paths) }
        return files
    }

    private func take(_ changes: Set<String>) -> Bool {
        var isFresh = false
        if !changes.isDisjoint(with: sceneShaders.effects.files) {
            let hadFailures = !sceneShaders.effects.failures.isEmpty
            isFresh = sceneShaders.refresh()
            if isFresh { sayWhatBecame(hadFailures) }
        }
        for path in changes where renderer.holdsInput(path) {
            renderer.forgetInput(path)
            isFresh = true
        }
        if let deck = editor.scene.files {
            for path in changes.intersection(deck.paths) {
                deck.takeBack(.file(path))
                PictureShapes.forget(path)
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
        if sceneShaders.effects.failures.isEmpty {
            let time = (sceneShaders.compiling * 10_000).rounded() / 10
            say(hadFailures ? "mended, in \(time) ms" : "reloaded, in \(time) ms")
        }
    }

    private func warnOfUnknownUniforms() {
        guard sceneShaders.effects.failures.isEmpty else { return }
        for name in editor.scene.shaders.unknownUniforms where overlay.toldMissing.insert(name).inserted {
            let next = editor.scene.knobs.table.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
            say("no uniform '\(name)'\(next)", .warning)
        }
    }

    /// A picture may be black because a number is missing, and nothing else would say so.
    private func warnOfUnsetUniforms() {
        for state in sceneShaders.effects.states where state.failure == nil {
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
        if sceneShaders.effects.usesDate { clock.date = .now }
        guard
            var shading = sceneShaders.effects.shading(
                editor.knobs,
                clock: clock, scale: window.scale)
        else { return nil }
        shading.pointer = place.seen(overlay.pointer)
        if editor.holdsCards { shading.pressed = shading.pointer }
        shading.selected = editor.selected
        shading.keyboard = ShaderKeyboard(editor.keys)
        shading.sound = showMedia()
        for path in sceneShaders.effects.pictures(editor.knobs)
        where !renderer.holdsInput(path) && !ShaderMedia.moves(path) {
            guard overlay.toldMissing.insert(path).inserted else { continue }
            do {
                renderer.show(try PictureLoader.picture(at: path, upTo: 4096), toShadersAs: path)
                overlay.toldMissing.remove(path)
            } catch { say("'\(path)' for a shader: \(error)", .error) }
        }
        return shading
    }

    /// Sounds and videos come to the shaders as they are at this time.
    /// - Returns: what the scene's own sound is.
    private func showMedia() -> SoundPicture {
        var sound = SoundPicture.silence
        func tell(_ path: String, _ work: () throws(MediaError) -> Void) {
            do throws(MediaError) { try work() } catch {
                if overlay.toldMissing.insert(path).inserted { say("'\(path)' for a shader: \(error)", .error) }
            }
        }
        let time = editor.stage.time
        for path in mediaInUse where path != soundInUse {
            tell(path) { () throws(MediaError) in try media.show(path, at: time, in: renderer) }
        }
        if let path = soundInUse, sceneShaders.effects.usesSound {
            tell(path) { () throws(MediaError) in sound = try media.sound(path, at: time) }
        }
        return sound
    }

    /// What shaders hear: the microphone, where the user wants that, or the scene's own sound.
    private var soundInUse: String? {
        host.devices.microphone == nil ? editor.scene.shaders.sound : ShaderMedia.microphoneName
    }

    /// The files that change by themselves while time passes.
    private var mediaInUse: Set<String> {
        var paths = sceneShaders.effects.pictures(editor.knobs).filter(ShaderMedia.moves)
        if sceneShaders.effects.usesSound, let sound = soundInUse { paths.insert(sound) }
        return paths
    }

    /// Opens the writer's editor where the first mistake is.
    func editShader() {
        let trouble = sceneShaders.troubles.first?.failure.diagnostics.first
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
