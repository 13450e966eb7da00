internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive
internal import ZoeRenderer

extension Viewer {
    func handle(_ event: WindowEvent) {
        if case .pointer(let place) = event { overlay.pointerPlace = place }
        UI.note(event, pointer: overlay.pointerPlace)
        switch event {
        case .pointer(let place):
            notePointer(at: Window.time)
            movePointer(to: pointInView(place))
        case .pointerIsInside(let isInside): if !isInside { leaveStage() }
        case .typed, .moved: break
        case .button(let number, isDown: true, let modifiers):
            // 3 is the left one with Shift; a mouse may have more than three of its own.
            press(number == 0 && modifiers.contains(.shift) ? 3 : number < 3 ? number : number + 1)
        case .button(_, isDown: false, _): letGo()
        case .wheel(let delta): turnWheel(delta)
        case .key(let key, let action, let modifiers):
            note(key, action)
            press(Chord(key, modifiers), action)
        case .changed:
            editor.resize(to: window.view, beside: taken)
            fitSlides()
            settle()
        case .focus(let isFocused):
            if !isFocused {
                cancelPress()
                editor.keys.releaseAll()
            }
        case .drop(let paths): ask(toOpen: paths)
        case .close: quit()
        }
    }

    // MARK: Keys

    /// What is typed into a field is none of a shader's business.
    private func note(_ key: KeyCode, _ action: KeyAction) {
        switch action {
        case .press where !UI.wantsText && overlay.dialog == nil: editor.keys.press(key)
        case .release: editor.keys.release(key)
        default: return
        }
        if sceneShaders.effects.readsKeyboard { drawSoon() }
    }

    private func press(_ chord: Chord, _ key: KeyAction) {
        if key == .press, chord.key == .escape || bindings.action(for: chord) == .leave {
            // A field that is being typed in has it for itself.
            if overlay.typing != nil { return }
            if UI.closePopup(above: overlay.dialog == nil ? 0 : 1) { return drawSoon() }
            if controls.learner != nil { return learn(nil) }
        }
        // A question is answered first; its own fields take the keys.
        if overlay.dialog != nil {
            guard key == .press else { return }
            if chord.key == .escape || bindings.action(for: chord) == .leave { closeDialog() }
            if chord.key.isEnter, !UI.hasPopup(above: 1) { overlay.isConfirmed = true }
            return
        }
        guard let action = bindings.action(for: chord) else {
            // The key that is held to compare may be let go of while something else is held beside it.
            if key == .release, editor.isComparing { editor.compare(false) }
            return
        }
        if action == .compare, key != .again, !UI.wantsText { return editor.compare(key == .press) }
        let isTyped = UI.wantsText || overlay.fieldFrames > 0
        guard key != .release, !isTyped || action == .leave || isForAnyField(chord) else { return }
        guard key == .press || action.repeats else { return }
        perform(action, number: bindings.number(of: chord))
    }

    /// Keys that mean something also while one types; those that edit text belong to the field.
    private func isForAnyField(_ chord: Chord) -> Bool {
        guard chord.modifiers.contains(.control) || chord.modifiers.contains(.command) else { return false }
        return !["A", "C", "V", "X", "Y", "Z", "Left", "Right", "Home", "End"].contains(chord.key.name)
    }

    /// - Parameter number: which of its keys, from 1.
    func perform(_ action: Action, number: Int = 1) {
        drawSoon()
        overlay.welcome?.note(action)
        switch action {
        case .removeCard where overlay.showsLanes && !editor.timeline.chosen.isEmpty: editor.removeChosenKeys()
        case .previousCard, .nextCard, .firstCard, .lastCard, .pageBack, .pageOn, .autoscroll, .restartClock,
            .previousKey, .nextKey, .previousLayout, .nextLayout, .walk, .keepWalk, .zoomIn, .zoomOut, .undo, .redo,
            .resetAll,
            .insertCard, .removeCard:
            performKept(action)
        case .recall:
            guard editor.hasState(number) else { return say("nothing is kept under \(number)") }
            performKept(action, number)
        case .keepState:
            performKept(action, number)
            say("kept under \(number)")
        case .play where host.slides != nil: pauseSlides()
        case .play:
            performKept(action)
            say(editor.isPlaying ? "the clock runs" : "the clock stands still")
        case .editTrack:
            performKept(action)
            if !editor.isEditingTrack, editor.stage.trackPlane == nil { say("only the layout path has a line to drag") }
        case .editShader: editShader()
        case .previousScene: stepScene(-1)
        case .nextScene: stepScene(1)
        case .leave:
            if overlay.closeTop() { break }
            if host.slides == nil { performKept(.leave) } else { close() }
        case .panel: togglePanel()
        case .search:
            overlay.showsPanel = true
            overlay.sheet.isFolded = false
            overlay.wantsSearch = true
            overlay.fieldFrames = Overlay.fieldPatience
        case .prompt:
            overlay.prompt.isOpen = true
            overlay.fieldFrames = Overlay.fieldPatience
        case .curve: overlay.showsCurve.toggle()
        case .timeline: overlay.showsLanes.toggle()
        case .copyKeys, .pasteKeys, .chooseKeys: performOnKeys(action)
        case .headsUp: overlay.showsHeadsUp.toggle()
        case .inspect: inspect()
        case .cheatSheet: overlay.showsCheatSheet.toggle()
        case .largerInterface: resizeInterface(isUp: true)
        case .smallerInterface: resizeInterface(isUp: false)
        case .usualInterface: setInterface(nil)
        case .fullScreen: window.isFullScreen.toggle()
        case .randomise:
            var generator = SystemRandomNumberGenerator()
            editor.randomise(&generator)
        case .snapshot:
            editor.keepSnapshot()
            say("kept: hold \(bindings.keys(for: .compare).first ?? "the key") to compare")
        case .compare: break
        case .open: showOpenDialog()
        case .save: save(to: editor.path)
        case .saveAs: showSaveDialog()
        case .keepPreset: overlay.dialog = .preset(editor.name)
        case .capture: capture()
        case .film: toggleFilm()
        case .captureAs: overlay.dialog = .capture
        case .export: overlay.dialog = .export
        case .copyCommand: copyCommand()
        case .quit: quit()
        }
    }

    private func performKept(_ action: Action, _ number: Int = 1) {
        // By the keys that everybody has.
        let keys = Bindings.default.keys(for: action)
        if let key = keys.dropFirst(max(0, number - 1)).first { keep(LiveCommand.line("key", [key])) }
        _ = editor.perform(action, number: number)
        noteKept()
    }

    /// Only where they are to be seen.
    private func performOnKeys(_ action: Action) {
        guard overlay.showsLanes else { return }
        switch action {
        case .copyKeys:
            let count = editor.copyChosenKeys()
            if count > 0 { say("copied: \(count) \(count == 1 ? "key" : "keys")") }
        case .pasteKeys: editor.pasteKeys()
        default: editor.chooseAllKeys()
        }
    }

    /// A sheet that is folded is shown before it is hidden.
    private func togglePanel() {
        let unfolds = hasNarrowWindow && (!overlay.showsPanel || overlay.sheet.isFolded)
        overlay.showsPanel = unfolds || !overlay.showsPanel
        overlay.sheet.isFolded = !unfolds
        if !overlay.showsPanel { hintAtPanel() }
    }

    private func inspect() {
        overlay.inspection = overlay.inspection.next
        // The head-up display shows it by itself.
        guard !overlay.showsHeadsUp else { return }
        let name = overlay.inspection.rawValue
        say(name.prefix(1).uppercased() + name.dropFirst())
    }

    private func stepScene(_ delta: Int) {
        let names = Scene.builtInNames
        let here = names.firstIndex(of: editor.scene.name) ?? (delta > 0 ? -1 : 0)
        let name = names[((here + delta) % names.count + names.count) % names.count]
        if let scene = Scene.builtIn(name) { editor.open(scene, path: nil) }
        say(editor.scene.title.isEmpty ? name : editor.scene.title)
    }

    func say(_ text: String, _ kind: Overlay.Toast.Kind = .note) { overlay.say(text, kind, at: Window.time) }
}

extension Action {
    /// Whether a key that is held does it again and again.
    fileprivate var repeats: Bool {
        switch self {
        case .previousCard, .nextCard, .pageBack, .pageOn, .undo, .redo, .zoomIn, .zoomOut: true
        default: false
        }
    }
}
