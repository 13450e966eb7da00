internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The sheet along the window's lower edge: the formula on the left, what it does on the right.
enum CurvePanel {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        editor.curve.follow(editor.formulaText)
        let source = CurveSource(stage: editor.stage, formula: editor.curve.formula)
        editor.curve.choose(among: source.outputs)
        let scale = panel.window.unitsPerPoint
        let (width, height) = size(in: panel.window, beside: panel.room)
        let isNarrow = width < narrow * scale
        LowerSheet.placeNext(width, height, in: panel)
        UI.window("curve", [UIWindowNoTitle, UIWindowFixed, UIWindowNoScroll]) {
            header(&editor, &panel, source)
            var room = Double(uiHeightLeft())
            if source.formula != nil || editor.curve.error != nil {
                if isNarrow { room = (room / 2).rounded() - 4 }
                UI.child("text", width: isNarrow ? 0 : 0.42 * width, height: room) {
                    FormulaField.draw(&editor, &panel)
                }
                if !isNarrow { uiSameLine(0, Float(14 * scale)) }
            }
            UI.child("plot", height: room) {
                let rows = source.formula == nil ? 0 : 2 * Double(uiFrameHeight()) + 20 * scale
                CurvePlot.draw(&editor, &panel, source, height: room - rows)
                if source.formula != nil { CurveControls.draw(&editor, &panel, source) }
            }
        }
    }

    /// In points.
    private static let narrow = 560.0

    static func size(in window: WindowMeasure, beside room: PanelRoom?) -> (width: Double, height: Double) {
        let scale = window.unitsPerPoint
        let width = LowerSheet.width(in: window, beside: room)
        let height = min(
            max((width < narrow * scale ? 0.7 : 0.44) * Double(window.size.height), 320 * scale),
            Double(window.size.height) - 2 * LowerSheet.margin * scale)
        return (width, height)
    }

    private static func header(_ editor: inout EditorModel, _ panel: inout PanelContext, _ source: CurveSource) {
        let scale = Float(panel.window.unitsPerPoint)
        uiAlignText()
        UI.font(.bold) { UI.text(source.formula == nil ? editor.scene.layout.name : "Formula") }
        uiSameLine(0, 18 * scale)
        /// On the same line while there is room.
        func next(_ gap: Float, _ label: String) {
            uiSameLine(0, gap * scale)
            if Double(uiWidthLeft()) < UI.size(of: label).x + 18 * Double(scale) { uiNewLine() }
        }
        for output in source.outputs {
            let isShown = output == editor.curve.output
            let isAssigned = source.formula == nil || source.assigns(output)
            let ink = isShown ? UIColour(0x16161C) : isAssigned ? Theme.ink : Theme.faint
            uiPushColour(UIRoleButton, isShown ? Theme.accent : UIColour(0xFFFFFF, isAssigned ? 0.09 : 0.03))
            uiPushColour(UIRoleButtonHovered, isShown ? Theme.accent : UIColour(0xFFFFFF, 0.16))
            uiPushColour(UIRoleText, ink)
            if output != source.outputs.first { next(4, output.name) }
            if UI.button(output.name) { editor.curve.show(output) }
            panel.places.note("curve \(output.name)")
            uiPopColours(3)
            UI.tooltip(
                "\(output.name)" + (output.unit.isEmpty ? "" : ", \(output.unit)") + "\n\(output.help)"
                    + (isAssigned ? "" : "\nthe formula does not set it"))
        }
        next(18, "See all")
        if UI.button("See all") { editor.curve.seeAll() }
        UI.tooltip(
            "The whole curve. The wheel zooms, with Shift only across, with Ctrl only up; drag to move the plane.")
        if source.formula == nil, editor.curve.error == nil {
            next(8, "Make it a formula")
            if UI.button("Make it a formula") {
                do { try editor.makeFormula() } catch { panel.say("\(error)", .warning) }
            }
            panel.places.note("curve.make")
            if uiIsHovered() {
                UI.tooltip(
                    editor.lackOfFormula.map { "\($0)" }
                        ?? "The same layout as a text of your own, which you can change. Undo brings this one back.")
            }
        }
    }
}

/// The field in which a formula is written; what is wrong with it is marked where it is.
enum FormulaField {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let scale = panel.window.unitsPerPoint
        var text = editor.curve.draft
        var isTyped = false
        let note = 2.6 * Double(uiLineHeight())
        UI.font(.mono) {
            // Under the coloured words lie plain ones, in the colour of what is between them.
            uiPushColour(UIRoleText, Theme.punctuation)
            isTyped = UI.lines(
                "##formula", &text, width: Double(uiWidthLeft()), height: Double(uiHeightLeft()) - note)
            uiPopColours(1)
            panel.places.note("curve.text")
            let isActive = uiIsActive()
            colour(text, editor.curve)
            if !isActive, uiWasDeactivated() { editor.endTurning() }
        }
        if isTyped, text != editor.curve.draft, let formula = editor.curve.type(text) {
            do { try editor.write(formula: formula) } catch { panel.say("\(error)", .error) }
        }
        if let error = editor.curve.error {
            UI.coloured(Theme.error, "\(error.line):\(error.column)")
            uiSameLine(0, Float(8 * scale))
            UI.wrapped(error.message)
        } else {
            uiPushColour(UIRoleText, Theme.faint)
            UI.wrapped(
                "From o, i, n, w, h, W, H and t to x y z, rx ry rz, sx sy s, alpha, blur, zorder, bendx and bendy. "
                    + "`a = 1 in 0..2` makes a knob.")
            uiPopColours(1)
        }
    }

    private static func colour(_ text: String, _ curve: CurveEditor) {
        let origin = uiFieldText().point
        // Sizes are rounded up to whole pixels.
        let advance = UI.size(of: String(repeating: "M", count: 100)).x / 100
        let line = Double(uiFontSize())
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        // A tab is as wide as four letters.
        func place(_ row: Int, _ column: Int) -> Point {
            let before = row < lines.count ? lines[row].prefix(column) : ""
            let tabs = before.count { $0 == "\t" }
            return Point(x: origin.x + Double(before.count + 3 * tabs) * advance, y: origin.y + Double(row) * line)
        }
        uiPushFieldClip()
        let parameters = Set(curve.formula?.parameters.map(\.name) ?? [])
        for span in FormulaSpan.all(in: text, parameters: parameters) {
            UI.write(span.text, at: place(span.line, span.column), Theme.colour(of: span.kind), on: UILayerField)
        }
        if let error = curve.error { mark(error, lines, line: line, advance: advance, place) }
        uiPopFieldClip()
    }

    /// The line is tinted, and what begins at the place is underlined with a wave.
    private static func mark(
        _ error: FormulaError, _ lines: [Substring], line: Double, advance: Double, _ place: (Int, Int) -> Point
    ) {
        let row = error.line - 1
        let rest = row < lines.count ? lines[row].dropFirst(error.column - 1) : ""
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let start = place(row, error.column - 1)
        let length = Double(max(1, word.count)) * advance
        UI.fillRect(
            Point(x: place(row, 0).x - 4, y: start.y), Point(x: start.x + 4000, y: start.y + line),
            Theme.error.faded(0.13), on: UILayerField)
        let step = advance / 3
        let wave = (0...max(3, Int(length / step))).map { (number: Int) -> Point in
            let height = number.isMultiple(of: 2) ? 0.5 : 2.5
            return Point(x: start.x + Double(number) * step, y: start.y + line - height)
        }
        UI.polyline(wave, Theme.error, 1.5, on: UILayerField)
    }
}

/// Under the plot: which parameters may move, and how well they do.
enum CurveControls {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext, _ source: CurveSource) {
        let scale = Float(panel.window.unitsPerPoint)
        let free = editor.curve.freeParameters(source)
        let moving = source.parametersMoving(editor.curve.output)
        uiAlignText()
        UI.faint("may move")
        for (name, value) in source.parameters.sorted(by: { $0.key < $1.key }) {
            uiSameLine(0, 10 * scale)
            if Double(uiWidthLeft()) < 90 * Double(scale) { uiNewLine() }
            var isFree = free.contains(name)
            uiPushColour(UIRoleText, moving.contains(name) ? Theme.ink : Theme.faint)
            if UI.checkbox("\(name) \(Numeral.brief(value))##\(name)", &isFree) {
                editor.curve.setFree(name, isFree, source)
            }
            uiPopColours(1)
            UI.tooltip(
                moving.contains(name)
                    ? "May be moved so that the curve goes through the wanted points."
                    : "\(editor.curve.output.name) does not depend on it.")
        }
        settle(&editor, &panel, scale)
        verdict(&editor, source)
    }

    /// What was found, or turned by hand, becomes the formula's own.
    private static func settle(_ editor: inout EditorModel, _ panel: inout PanelContext, _ scale: Float) {
        guard let text = editor.settledFormula else { return }
        let label = "Write into the formula"
        uiSameLine(0, 14 * scale)
        if Double(uiWidthLeft()) < UI.size(of: label).x + 18 * Double(scale) { uiNewLine() }
        if UI.button(label) {
            // The editor has it first, and keeps the wanted points.
            _ = editor.curve.type(text)
            editor.settleParameters()
        }
        panel.places.note("curve.settle")
        UI.tooltip("The current values of the parameters become their defaults in the text.")
    }

    private static func verdict(_ editor: inout EditorModel, _ source: CurveSource) {
        if editor.curve.wanted.isEmpty {
            uiAlignText()
            let canFit = source.assigns(editor.curve.output)
            UI.faint(
                canFit
                    ? "Click where the curve should go; drag the points, right-click removes them."
                    : "The formula does not set \(editor.curve.output.name): nothing to fit.")
            return
        }
        if UI.button("Search everywhere") {
            editor.turn(parameters: editor.curve.fit(source, .everywhere))
            editor.endTurning()
        }
        UI.tooltip("From many starts all over the parameters' ranges, not only down from where they stand.")
        uiSameLine(0, -1)
        if UI.button("Remove points") { editor.curve.removePoints() }
        uiSameLine(0, -1)
        if let verdict = editor.curve.verdict {
            uiAlignText()
            uiPushColour(UIRoleText, verdict.isGood ? Theme.good : Theme.warning)
            UI.wrapped(verdict.text)
            uiPopColours(1)
        }
    }
}

extension Theme {
    static let punctuation = UIColour(0xC9C5BE)

    static func colour(of kind: FormulaSpan.Kind) -> UIColour {
        switch kind {
        case .comment, .help: UIColour(0x8F9BA8)
        case .number: UIColour(0x9CC9F0)
        case .output: accent
        case .parameter: good
        }
    }
}
