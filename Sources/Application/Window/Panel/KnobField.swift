internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The field in which a parameter's value is turned, typed or chosen.
enum KnobField {
    static func draw(_ parameter: Parameter, _ editor: inout EditorModel, _ panel: inout PanelContext) {
        let name = parameter.fullName
        let knobs = editor.knobs
        let value = knobs.table[name] == nil ? parameter.default : knobs[name]
        let isChanged = editor.scene.knobs.changes[name] != nil || editor.oscillations[name] != nil
        let typed = KnobTyping.draw(parameter, value, &editor, &panel)
        let turned = typed.isThere ? nil : edit(parameter, value, isChanged, &editor, &panel)
        let changed = typed.value ?? turned
        let isLetGo = uiWasDeactivated()
        if uiIsActive() {
            if panel.overlay.heldKnob != name {
                panel.overlay.heldReach = slider(of: parameter, showing: editor.shown(name))
            }
            panel.overlay.heldKnob = name
        } else if panel.overlay.heldKnob == name {
            panel.overlay.heldKnob = nil
        }
        if let changed, changed != value { editor.turn(name, to: changed) }
        // A drag is one step from its beginning to its end; a click or a choice is one by itself.
        if isLetGo || (changed != nil && !uiIsActive()) { editor.endTurning() }
    }

    private static func edit(
        _ parameter: Parameter, _ value: Parameter.Value, _ isChanged: Bool, _ editor: inout EditorModel,
        _ panel: inout PanelContext
    ) -> Parameter.Value? {
        let isHeld = panel.overlay.heldKnob == parameter.fullName
        let look = value == .auto ? Appearance.auto : isChanged ? .changed : .default
        switch parameter.kind {
        case .number(let range, let step):
            let shown = editor.shown(parameter.fullName)
            var number = shown ?? min(max(0, range.lowerBound), range.upperBound)
            let source: Parameter.Source = value == .auto ? (shown == nil ? .unknown : .auto) : .own
            let format = parameter.format(step, source, of: isHeld ? nil : number, showing: number)
            let isLogarithmic = parameter.presentation.isLogarithmic && range.lowerBound > 0
            let reach = (isHeld ? panel.overlay.heldReach : slider(of: parameter, showing: shown)) ?? range
            let isTurned = turn(&number, range, reach, step, format, look, isLogarithmic: isLogarithmic)
            return isTurned ? .number(number) : nil
        case .integer(let range):
            let shown = editor.shown(parameter.fullName)
            let wide = Double(range.lowerBound)...Double(range.upperBound)
            var number = shown ?? wide.lowerBound
            let source: Parameter.Source = value == .auto ? (shown == nil ? .unknown : .auto) : .own
            let format = parameter.format(1, source, showing: number)
            let reach = parameter.presentation.slider?.clamped(to: wide) ?? wide
            let shownReach = min(reach.lowerBound, number)...max(reach.upperBound, number)
            guard turn(&number, wide, shownReach, 1, format, look) else { return nil }
            return .integer(Int(min(max(number.rounded(), wide.lowerBound), wide.upperBound)))
        case .flag where parameter.default == .auto:
            return choose(["auto", "on", "off"], value == .auto ? "auto" : value == .flag(true) ? "on" : "off")
                .map { $0 == "auto" ? .auto : .flag($0 == "on") }
        case .flag:
            var flag = value == .flag(true)
            return UI.checkbox("##value", &flag) ? .flag(flag) : nil
        case .choice(let names):
            let all = parameter.default == .auto ? ["auto"] + names : names
            let own = if case .choice(let name) = value { name } else { "auto" }
            return choose(all, own).map { $0 == "auto" && parameter.default == .auto ? .auto : .choice($0) }
        case .colour: return colour(parameter, value, editor.shownColour(parameter.fullName))
        case .vector where value == .auto:
            if UI.button("auto", width: Double(uiWidthLeft())) { prompt(for: parameter, "", &panel) }
            return nil
        case .vector(let range, let count):
            var numbers = Array(repeating: 0.0, count: count)
            if case .vector(let own) = value, own.count == count { numbers = own }
            let isTurned = PointPad.draw(&numbers, parameter.presentation.slider ?? range, panel.places)
            return isTurned || UI.drags("##value", &numbers, speed: 0.01 * pace, range) ? .vector(numbers) : nil
        case .image:
            let path = if case .choice(let path) = value { path } else { "" }
            let name = path.split(separator: "/").last.map(String.init)
            if UI.button(name ?? "choose a picture", width: Double(uiWidthLeft())) {
                panel.ask(.choosePicture(knob: parameter.fullName))
            }
            return nil
        case .track, .points, .marks:
            let text = if case .choice(let text) = value { text } else { "" }
            // It is longer than the panel is wide: the prompt has room for it, and the stage.
            let width = Double(uiWidthLeft())
            let isDrawn = parameter.kind == .track && editor.stage.trackPlane != nil
            let shown = text.isEmpty ? "auto" : text.count > 24 ? "\(text.prefix(isDrawn ? 12 : 22))…" : text
            if UI.button("\(shown)##text", width: isDrawn ? 0.6 * width : width) {
                prompt(for: parameter, text, &panel)
            }
            guard isDrawn else { return nil }
            uiSameLine(0, Float(0.03 * width))
            if UI.button(editor.isEditingTrack ? "Done" : "Draw", width: 0.37 * width) {
                panel.ask(.perform(.editTrack))
            }
            panel.places.note("track.draw")
            return nil
        }
    }

    private static func prompt(for parameter: Parameter, _ text: String, _ panel: inout PanelContext) {
        panel.overlay.prompt.text = "set \(parameter.fullName) \(text)"
        panel.overlay.prompt.isOpen = true
    }

    // MARK: Numbers

    /// Shift turns finely, Alt coarsely.
    private static var pace: Double { uiHasShift() ? 0.1 : uiHasAlt() ? 10 : 1 }
    /// The toolkit has factors of its own for these keys, the other way round.
    private static var dragPace: Double { uiHasShift() ? 0.1 / 10 : uiHasAlt() ? 10 * 100 : 1 }

    private enum Appearance {
        case `default`, changed, auto
    }

    private static func turn(
        _ number: inout Double, _ range: ClosedRange<Double>, _ reach: ClosedRange<Double>, _ step: Double,
        _ format: String, _ look: Appearance, isLogarithmic: Bool = false
    ) -> Bool {
        let before = number
        let wide = reach.upperBound - reach.lowerBound
        // A slider of many thousand steps jumps by dozens with each pixel; and one whose value is worked out has no grab to
        // show: those are dragged from where they are.
        let isTurned: Bool
        if look == .auto || (wide / step > 2500 && !isLogarithmic) {
            isTurned = UI.drag("##value", &number, speed: step * dragPace, range, format: format)
        } else {
            let part =
                isLogarithmic
                ? Logarithm.part(of: number, in: reach) : (number - reach.lowerBound) / wide
            let zero = min(max(-reach.lowerBound / wide, 0), 1)
            isTurned = ValueBar.over(upTo: part, from: zero, isOwn: look == .changed) {
                pace != 1
                    ? UI.drag("##value", &number, speed: step * dragPace, range, format: format)
                    : UI.slider("##value", &number, reach, format: format, isLogarithmic: isLogarithmic)
            }
        }
        return isTurned && number != before && number.isFinite
    }

    /// What a slider covers: as much as a hand wants, and as far as the knob already stands.
    private static func slider(of parameter: Parameter, showing number: Double?) -> ClosedRange<Double>? {
        guard case .number(let range, _) = parameter.kind else { return nil }
        guard let slider = parameter.presentation.slider?.clamped(to: range) else { return range }
        guard let number else { return slider }
        return min(slider.lowerBound, number)...max(slider.upperBound, number)
    }

    // MARK: Words and colours

    private static func choose(_ names: [String], _ own: String) -> String? {
        var chosen: String?
        UI.combo("##value", preview: own) {
            for name in names where UI.selectable(name, isSelected: name == own) { chosen = name }
        }
        return chosen
    }

    private static func colour(
        _ parameter: Parameter, _ value: Parameter.Value, _ own: SIMD4<Double>?
    ) -> Parameter.Value? {
        guard case .colour(var colour) = value else {
            let low = uiScreenCursor().point
            let height = Double(uiFrameHeight())
            let isPressed = UI.button(own == nil ? "auto" : "      auto", width: Double(uiWidthLeft()))
            if let own {
                let inset = height * 0.2
                let swatch = UIColour(r: Float(own.x), g: Float(own.y), b: Float(own.z), a: Float(own.w))
                UI.fillRect(
                    Point(x: low.x + inset, y: low.y + inset),
                    Point(x: low.x + height * 1.4, y: low.y + height - inset),
                    swatch, rounding: height * 0.15, on: UILayerWindow)
            }
            return isPressed ? .colour(own ?? SIMD4(1, 1, 1, 1)) : nil
        }
        return UI.colour("##value", &colour, hasAlpha: parameter.presentation.hasAlpha) ? .colour(colour) : nil
    }
}

extension Parameter {
    fileprivate enum Source {
        /// Set by somebody.
        case own
        /// Worked out by the program.
        case auto
        /// The same, and there is no one number for it.
        case unknown
    }

    /// As many digits as a step shows (one more while it is turned finely), and the unit where there is room for it.
    /// - Parameters:
    ///   - value: shown with more digits where so few would be another number; nil while it is turned, step by step.
    ///   - number: what is shown.
    fileprivate func format(
        _ step: Double, _ source: Source, of value: Double? = nil, showing number: Double
    ) -> String {
        let suffix = unit == .none ? "" : unit == .degrees ? "°" : " " + unit.rawValue
        let digits = Numeral.digits(ofStep: step, showing: value)
        let fine = if uiHasShift(), case .number = kind { 1 } else { 0 }
        let (figures, plain) = (Numeral.text(number, digits: digits + fine), "%.\(digits + fine)f")
        let room = Double(uiWidthLeft()) - Double(uiFontSize())
        func fits(_ text: String) -> Bool { UI.size(of: text).x <= room }
        switch source {
        case .own: return fits(figures + suffix) ? plain + suffix : plain
        case .auto: return fits("auto  " + figures + suffix) ? "auto  \(plain)\(suffix)" : plain
        case .unknown: return "auto"
        }
    }
}
