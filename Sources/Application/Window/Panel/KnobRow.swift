internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeLive
internal import ZoeUserShaders

/// One parameter as a row of the panel: its name, marked where it was changed, and a field.
enum KnobRow {
    /// How wide the names' column is, where these stand below each other: as the longest name wants it, while the fields keep
    /// room for their figures.
    static func column(for parameters: [Parameter]) -> Double {
        let width = Double(uiWidthLeft())
        let widest = parameters.map { needed($0) }.max() ?? 0
        return max(0.45 * width, min(widest, width - 9 * Double(uiFontSize())))
    }

    /// The width that a whole name needs.
    private static func needed(_ parameter: Parameter) -> Double {
        UI.size(of: parameter.shownName).x + 2.1 * Double(uiFontSize()) + KeySign.room
    }

    static func draw(_ parameter: Parameter, _ editor: inout EditorModel, _ panel: inout PanelContext, _ column: Double)
    {
        let name = parameter.fullName
        let oscillation = editor.oscillations[name]
        let isChanged = editor.scene.knobs.changes[name] != nil || oscillation != nil
        UI.with(id: name) {
            let width = Double(uiWidthLeft())
            // A name that is too long has a line of its own.
            let isBeside = needed(parameter) <= column
            let sign = KeySign.room
            let named = (isBeside ? column : width) - sign
            let idleness = editor.idleKnobs.reason(for: parameter)
            let isSeen = panel.overlay.showsLanes || editor.scene.lane(of: name) != nil
            label(parameter, named, isChanged, idleness, &editor, panel)
            if sign > 0 { KeySign.draw(name, sign, isSeen: isSeen || uiIsHovered(), &editor, panel.places) }
            if isBeside { uiSameLine(Float(column) + 2, 0) }
            uiNextWidth(-1)
            KnobField.draw(parameter, &editor, &panel)
            panel.places.note(name)
            if parameter.isFieldForMenu, uiWasRightClicked() { UI.open(popup: "menu") }
            menu(parameter, &editor, &panel)
            if let oscillation { swing(parameter, oscillation, width, column, &editor) }
        }
    }

    // MARK: The name

    private static func label(
        _ parameter: Parameter, _ width: Double, _ isChanged: Bool, _ idleness: String?,
        _ editor: inout EditorModel, _ panel: PanelContext
    ) {
        let places = panel.places
        let low = uiScreenCursor().point
        let height = Double(uiFrameHeight())
        _ = UI.invisibleButton("label", width: width, height: height, right: true)
        places.note("label \(parameter.fullName)")
        let isHovered = uiIsHovered()
        help(parameter, panel.controls, idleness)
        if uiWasDoubleClicked() { editor.reset(parameter.fullName) }
        if uiWasRightClicked() { UI.open(popup: "menu") }
        let size = Double(uiFontSize())
        let indent = size * 0.75
        if isChanged {
            let middle = Point(x: low.x + indent * 0.4, y: low.y + height / 2)
            UI.fillCircle(middle, size * 0.17, Theme.accent, on: UILayerWindow)
        }
        let isLearning = panel.controls.learner == parameter.fullName
        // What changes nothing now steps back.
        let usual: Float = idleness == nil ? isChanged ? 1 : 0.72 : 0.4
        let colour = isLearning ? Theme.accent : Theme.ink.faded(isHovered ? 1 : usual)
        let isLocked = editor.locks.contains(parameter.fullName)
        let room = width - indent - (isLocked ? size : 0) - size * 0.3
        UI.write(
            parameter.shownName.shortened(to: room), at: Point(x: low.x + indent, y: low.y + (height - size) / 2 - 1),
            colour,
            on: UILayerWindow)
        if isLocked { lock(at: Point(x: low.x + width - size * 0.8, y: low.y + height / 2), size) }
    }

    private static func lock(at middle: Point, _ size: Double) {
        let (wide, high) = (size * 0.26, size * 0.2)
        UI.circle(Point(x: middle.x, y: middle.y - high * 0.6), wide * 0.66, Theme.faint, 1.2, on: UILayerWindow)
        UI.fillRect(
            Point(x: middle.x - wide, y: middle.y - high * 0.6), Point(x: middle.x + wide, y: middle.y + high * 1.5),
            Theme.faint, rounding: 1, on: UILayerWindow)
    }

    private static func help(_ parameter: Parameter, _ controls: ShownControls, _ idleness: String?) {
        guard uiIsHovered() else { return }
        var text = "\(parameter.fullName)\n\(parameter.help)\n"
        if let range = parameter.rangeText { text += "\nfrom \(range)" }
        text += "\nby itself \(parameter.defaultText)"
        if let idleness { text += "\n\nDoes nothing now: \(idleness)." }
        let turning = controls.map.controls(of: parameter.fullName)
        if !turning.isEmpty { text += "\nturned by \(turning.map(\.description).joined(separator: ", "))" }
        text +=
            "\n\nDouble-click the name to reset. Ctrl+click the field to type, sums too.\nShift turns finely, Alt coarsely. "
        text += "The right button has more."
        UI.tooltip(text)
    }

    // MARK: By the right button

    private static func menu(_ parameter: Parameter, _ editor: inout EditorModel, _ panel: inout PanelContext) {
        let (name, places) = (parameter.fullName, panel.places)
        UI.popup("menu") {
            let shown =
                editor.knobs.table[name] == nil ? parameter.default : editor.knobs[name]
            if UI.item("Reset to \(parameter.defaultText)") { editor.reset(name) }
            places.note("menu reset")
            uiSeparator()
            if UI.item("Copy as --set") { UI.copy("--set \(name)=\(shown)") }
            if UI.item("Copy value") { UI.copy("\(shown)") }
            uiSeparator()
            let hasKey = editor.keyHere(of: name) != nil
            if UI.item(hasKey ? "Take away the key that stands here" : "Set a key where the time stands") {
                editor.toggleKey(of: name)
            }
            places.note("menu key")
            if case .number = parameter.kind { swingMenu(parameter, &editor, places) }
            ControlMenu.draw(parameter, &panel)
            let isLocked = editor.locks.contains(name)
            if UI.item("Leave alone when randomising", isOn: isLocked) {
                if isLocked { editor.locks.remove(name) } else { editor.locks.insert(name) }
            }
        }
    }

    private static func swingMenu(_ parameter: Parameter, _ editor: inout EditorModel, _ places: WidgetPlaces) {
        guard case .number(let range, let step) = parameter.kind else { return }
        let name = parameter.fullName
        let own = editor.oscillations[name]
        UI.submenu("Animate") {
            for wave in Oscillation.Wave.allCases where UI.item(wave.rawValue, isOn: own?.wave == wave) {
                var oscillation = own ?? swing(range, step, around: editor.shown(name) ?? range.lowerBound)
                oscillation.wave = wave
                oscillation.since = editor.stage.time
                editor.animate(name, oscillation)
                editor.endTurning()
            }
            uiSeparator()
            if UI.item("still", isEnabled: own != nil) { stop(name, &editor) }
        }
        places.note("menu animate")
    }

    /// To both sides as far as there is room, and not too wildly.
    private static func swing(_ range: ClosedRange<Double>, _ step: Double, around value: Double) -> Oscillation {
        let wide = range.upperBound - range.lowerBound
        let room = min(range.upperBound - value, value - range.lowerBound)
        let most = max(abs(value) * 0.5, 20 * step)
        let amplitude = min(wide / 4, most)
        // At an end of the range it swings away from there.
        let middle =
            room < amplitude ? min(max(value, range.lowerBound + amplitude), range.upperBound - amplitude) : value
        return Oscillation(middle: middle, amplitude: amplitude)
    }

    private static func stop(_ name: String, _ editor: inout EditorModel) {
        editor.animate(name, nil)
        editor.endTurning()
    }

    // MARK: A knob that turns by itself

    private static func swing(
        _ parameter: Parameter, _ own: Oscillation, _ width: Double, _ column: Double,
        _ editor: inout EditorModel
    ) {
        guard case .number(let range, let step) = parameter.kind else { return }
        let name = parameter.fullName
        var swing = own
        let size = Double(uiFontSize())
        uiSpace(Float(size * 0.4), 0)
        uiSameLine(0, -1)
        uiNextWidth(Float(column - size * 1.1))
        UI.combo("##wave", preview: swing.wave.rawValue) {
            for wave in Oscillation.Wave.allCases where UI.selectable(wave.rawValue, isSelected: wave == swing.wave) {
                swing.wave = wave
            }
        }
        var isDone = swing != own
        uiSameLine(Float(column) + 2, 0)
        let room = width - column - 2 - Double(uiFrameHeight()) - size * 0.8
        uiNextWidth(Float(room * 0.55))
        let wide = range.upperBound - range.lowerBound
        let digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 4
        _ = UI.drag("##amplitude", &swing.amplitude, speed: step, 0...wide / 2, format: "± %.\(digits)f")
        isDone = isDone || uiWasDeactivated()
        UI.tooltip("how far to either side")
        uiSameLine(0, -1)
        uiNextWidth(Float(room * 0.45))
        _ = UI.drag("##period", &swing.period, speed: 0.05, 0.1...120, format: "%.1f s")
        isDone = isDone || uiWasDeactivated()
        UI.tooltip("how long once to and fro takes")
        uiSameLine(0, -1)
        let isStopped = UI.button("×", width: Double(uiFrameHeight()))
        UI.tooltip("still again")
        if isStopped { return stop(name, &editor) }
        if swing != own { editor.animate(name, swing) }
        if isDone { editor.endTurning() }
    }
}

extension Parameter {
    /// What its author calls it; of a shader among several, without the shader's name.
    fileprivate var shownName: String {
        if let label = presentation.label { return label }
        guard group == .post, let dot = name.firstIndex(of: ".") else { return name }
        return String(name[name.index(after: dot)...])
    }

    /// Short for people: a third is 0.3333.
    fileprivate var defaultText: String {
        guard case .number(let number) = self.default else { return "\(self.default)" }
        let unit = unit == .none ? "" : unit == .degrees ? "°" : " " + unit.rawValue
        return "\(Value.number((number * 10000).rounded() / 10000))\(unit)"
    }

    /// A colour's own field has a menu of the toolkit's.
    fileprivate var isFieldForMenu: Bool { kind != .colour }
}

extension String {
    /// As much of it as fits, with an ellipsis where it does not.
    func shortened(to width: Double) -> String {
        guard UI.size(of: self).x > width else { return self }
        var short = self
        while !short.isEmpty, UI.size(of: short + "…").x > width { short.removeLast() }
        return short + "…"
    }
}
