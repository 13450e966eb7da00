internal import CImGui
internal import LayoutCore
internal import Scene

/// One parameter as a row of the panel.
enum KnobRow {
    static func draw(_ parameter: Parameter, _ viewer: Viewer) {
        let theatre = viewer.theatre
        let name = parameter.fullName
        let value = theatre.stage.knobs.table[name] == nil ? parameter.standard : theatre.stage.knobs[name]
        let isChanged = theatre.scene.knobs.changes[name] != nil || theatre.oscillations[name] != nil
        UI.with(id: name) {
            mark(isChanged)
            let labelWidth = Double(uiWidthLeft()) * 0.45
            let start = uiCursor()
            if isChanged { UI.text(parameter.name) } else { UI.faint(parameter.name) }
            help(parameter)
            if uiWasDoubleClicked() { viewer.theatre.reset(name) }
            menu(parameter, viewer)
            uiSetCursor(start.x + Float(labelWidth), start.y)
            uiNextWidth(-1)
            edit(parameter, value, viewer)
        }
    }

    private static func mark(_ isChanged: Bool) {
        let place = uiScreenCursor()
        guard isChanged else { return }
        let middle = Point(x: Double(place.x) - 7, y: Double(place.y) + Double(uiFontSize()) * 0.55)
        UI.fillCircle(middle, 2.5, Theme.accent, on: UILayerWindow)
    }

    private static func help(_ parameter: Parameter) {
        var text = "\(parameter.fullName)\n\(parameter.help)"
        if let range = parameter.rangeText { text += "\n\(range)" }
        text += "\nstandard: \(parameter.standard)"
        UI.tooltip(text)
    }

    private static func edit(_ parameter: Parameter, _ value: Parameter.Value, _ viewer: Viewer) {
        let name = parameter.fullName
        var changed: Parameter.Value?
        switch parameter.kind {
        case .number(let range, let step):
            var number = 0.0
            if case .number(let own) = value { number = own }
            let format = value == .auto ? "auto" : parameter.format
            let isWide = range.upperBound - range.lowerBound > 1e4
            let speed = step * (uiHasShift() ? 0.1 : uiHasAlt() ? 10 : 1)
            let isTurned =
                isWide || uiHasShift() || uiHasAlt()
                ? UI.drag("##value", &number, speed: speed, range, format: format)
                : UI.slider("##value", &number, range, format: format)
            if isTurned { changed = .number(number) }
        case .integer(let range):
            var number = 0
            if case .integer(let own) = value { number = own }
            if UI.slider("##value", &number, range) { changed = .integer(number) }
        case .flag:
            var flag = value == .flag(true)
            if UI.checkbox("##value", &flag) { changed = .flag(flag) }
        case .choice(let names):
            let own = if case .choice(let name) = value { name } else { "auto" }
            UI.combo("##value", preview: own) {
                for name in names where UI.selectable(name, isSelected: name == own) { changed = .choice(name) }
            }
        case .colour:
            var colour = SIMD4<Double>(0.5, 0.5, 0.5, 1)
            if case .colour(let own) = value { colour = own }
            if UI.colour("##value", &colour) { changed = .colour(colour) }
        default: UI.faint("\(value)")
        }
        if let changed { viewer.theatre.turn(name, to: changed) }
        if uiWasDeactivated() || (changed != nil && !uiIsActive()) { viewer.theatre.endTurning() }
    }

    private static func menu(_ parameter: Parameter, _ viewer: Viewer) {
        let name = parameter.fullName
        UI.menu("menu") {
            if UI.item("Reset") { viewer.theatre.reset(name) }
            if UI.item("Copy as --set") { UI.copy("--set \(name)=\(viewer.theatre.stage.knobs[name])") }
            if UI.item("Copy value") { UI.copy("\(viewer.theatre.stage.knobs[name])") }
            if case .number(let range, _) = parameter.kind {
                UI.submenu("Animate") {
                    for wave in Oscillation.Wave.allCases where UI.item(wave.rawValue) {
                        let middle =
                            viewer.theatre.stage.knobs.number(name) ?? (range.lowerBound + range.upperBound) / 2
                        let amplitude = min(range.upperBound - middle, middle - range.lowerBound, 1e4) / 2
                        viewer.theatre.animate(name, Oscillation(wave: wave, middle: middle, amplitude: amplitude))
                    }
                    if UI.item("stop", isEnabled: viewer.theatre.oscillations[name] != nil) {
                        viewer.theatre.animate(name, nil)
                    }
                }
            }
            let isLocked = viewer.theatre.locks.contains(name)
            if UI.item("Lock against randomising", isOn: isLocked) {
                if isLocked { viewer.theatre.locks.remove(name) } else { viewer.theatre.locks.insert(name) }
            }
        }
    }
}

extension Parameter {
    fileprivate var rangeText: String? {
        switch kind {
        case .number(let range, _): "\(range.lowerBound) to \(range.upperBound) \(unit.rawValue)"
        case .integer(let range): "\(range.lowerBound) to \(range.upperBound) \(unit.rawValue)"
        default: nil
        }
    }

    /// As many digits as a step shows, and the unit.
    fileprivate var format: String {
        guard case .number(_, let step) = kind else { return "%.3f" }
        let digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : step >= 0.001 ? 3 : 5
        let suffix = unit.rawValue.replacing("%", with: "%%")
        return "%.\(digits)f" + (suffix.isEmpty ? "" : " \(suffix)")
    }
}
