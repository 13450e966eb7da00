internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive

/// The prompt over the picture's lower edge: what was said, what could be typed, and the line.
enum PromptPanel {
    /// How many of its lines are shown.
    private static let shown = 8

    static func draw(_ editor: EditorModel, _ panel: inout PanelContext) {
        let size = panel.window.size
        let points = panel.window.unitsPerPoint
        let margin = 12 * points
        let taken = panel.room?.right ?? 0
        let width = max(min(Double(size.width) - taken - 2 * margin, 920 * points), 120 * points)
        UI.placeNext(margin, Double(size.height) - margin, pivot: (0, 1))
        uiLimitNextWindow(Float(width), 0, Float(width), Float(Double(size.height) - 2 * margin))
        UI.window("prompt", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoScroll]) {
            uiPushSpacing(Float(6 * points), Float(5 * points))
            talk(panel.overlay.prompt, width - 28 * points, points)
            let completion = panel.completion(editor)
            line(&panel, completion, points)
            below(completion, panel.overlay.prompt.text.isEmpty, width - 28 * points, points)
            uiPopStyles(1)
            panel.overlay.promptHeight = Double(uiWindowSize().y) + 2 * margin
        }
    }

    private static func talk(_ prompt: Prompt, _ width: Double, _ points: Double) {
        guard !prompt.entries.isEmpty else { return }
        for entry in prompt.entries.suffix(shown) {
            UI.font(.mono) { UI.faint("› \(entry.line.cut(to: width * 0.6))") }
            guard let reply = entry.reply else { continue }
            uiSameLine(0, Float(14 * points))
            let room = Double(uiWidthLeft())
            switch reply {
            case .ok: UI.coloured(Theme.good, (reply.text.isEmpty ? "ok" : reply.text).cut(to: room))
            case .error: UI.coloured(Theme.error, reply.text.cut(to: room))
            }
        }
        uiSeparator()
    }

    private static func line(_ panel: inout PanelContext, _ completion: Completion, _ points: Double) {
        uiAlignText()
        UI.font(.mono) { UI.coloured(Theme.accent, ":") }
        uiSameLine(0, -1)
        if panel.overlay.prompt.framesToFocus > 0 { uiFocusHere() }
        let prompt = panel.overlay.prompt
        uiNextWidth(-1)
        var event = UILineNothing
        UI.font(.mono) {
            event = UI.promptLine(
                "##prompt", hint: "set tilt 0.4", &panel.overlay.prompt.text, completed: completion.line,
                older: prompt.older, newer: prompt.newer)
        }
        // A window that is new, or a field that was left by Enter, takes a frame or two to have it.
        let hasFocus = uiIsActive()
        if hasFocus { panel.places.note("prompt") }
        panel.overlay.prompt.framesToFocus = hasFocus ? 0 : max(0, panel.overlay.prompt.framesToFocus - 1)
        if panel.overlay.prompt.framesToFocus > 0 { panel.ask(.redraw) }
        switch event {
        case UILineEntered: panel.overlay.prompt.enter()
        case UILineOlder: panel.overlay.prompt.showOlder()
        case UILineNewer: panel.overlay.prompt.showNewer()
        default: break
        }
    }

    /// What fits, or what is expected.
    private static func below(_ completion: Completion, _ isEmpty: Bool, _ width: Double, _ points: Double) {
        let all = completion.candidates
        let isChosen = all.count == 1 && completion.line == nil
        if all.isEmpty || isChosen {
            UI.faint(completion.hint.isEmpty ? "no such command: help lists them" : completion.hint.cut(to: width))
        } else {
            let words = all.joined(separator: "   ").cut(to: width - (isEmpty ? 0 : 60 * points))
            if !isEmpty {
                UI.coloured(Theme.accent, "Tab")
                uiSameLine(0, Float(10 * points))
            }
            UI.faint(words)
        }
    }
}

extension PanelContext {
    /// What completes what stands at the prompt.
    fileprivate func completion(_ editor: EditorModel) -> Completion {
        Completion(
            of: overlay.prompt.text, knobs: editor.scene.knobs.table,
            scenes: Scene.builtInNames + files.presets(), files: paths)
    }

    /// What is in the folder that is typed and begins like it; hidden files only once a dot is typed.
    private func paths(beginning text: String) -> [String] {
        let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
        let name = text.dropFirst(folder.count)
        guard case .success(let found) = files.list(folder.isEmpty ? "." : folder) else { return [] }
        return found.filter { $0.name.hasPrefix(name) && ($0.name.hasPrefix(".") == name.hasPrefix(".")) }
            .prefix(200).map { folder + $0.name + ($0.isFolder ? "/" : "") }
    }
}

extension String {
    /// As much as there is room for, in the screen's units.
    fileprivate func cut(to width: Double) -> String {
        guard UI.size(of: self).x > width else { return self }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high + 1) / 2
            if UI.size(of: prefix(middle) + "…").x <= width { low = middle } else { high = middle - 1 }
        }
        return prefix(low) + "…"
    }
}
