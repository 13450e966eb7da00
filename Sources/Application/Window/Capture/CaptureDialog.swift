internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// Size, fineness and name of a picture.
enum CaptureDialog {
    static func draw(_ editor: EditorModel, _ panel: inout PanelContext, _ width: Double) {
        let scale = panel.window.unitsPerPoint
        uiSpace(Float(width), 0)
        var plan = panel.overlay.capturePlan
        rows(&plan, editor, panel, width, scale)
        panel.overlay.capturePlan = plan
        uiSpace(0, Float(4 * scale))
        let pixels = plan.showsPanel ? panel.window.pixels : plan.pixels(in: editor.stage.view)
        UI.faint("\(pixels.width) × \(pixels.height) pixels")
        uiSpace(0, Float(4 * scale))
        if Dialogs.button("Capture", "dialog.capture", panel, isMain: true) {
            panel.ask(.closeDialog)
            panel.ask(.capture(plan))
        }
        if Dialogs.button("Copy command line", "dialog.command", panel) {
            let command = plan.applied(to: editor.document).captureCommand(startingAt: editor.origin)
            panel.ask(.copy(command))
        }
        if Dialogs.button("Cancel", "dialog.cancel", panel) { panel.ask(.closeDialog) }
    }

    private static func rows(
        _ plan: inout CapturePlan, _ editor: EditorModel, _ panel: PanelContext, _ width: Double, _ scale: Double
    ) {
        // Where both have no room beside each other, a field stands below its name.
        let isNarrow = width < 260 * scale
        let field = isNarrow ? width : width - 120 * scale
        func label(_ text: String) {
            if !isNarrow || !text.isEmpty {
                uiAlignText()
                UI.faint(text)
            }
            if !isNarrow { uiSameLine(Float(130 * scale), -1) }
            uiNextWidth(Float(field))
        }
        let side = min(90 * scale, (field - 30 * scale) / 2)
        let window = editor.stage.view
        UI.disabled(plan.showsPanel) {
            label("size")
            let here = CapturePlan.presets.first { $0.size == plan.size && ($0.size == nil || $0.scale == plan.scale) }
            UI.combo("##preset", preview: here?.name ?? "other") {
                for preset in CapturePlan.presets
                where UI.selectable(preset.name, isSelected: preset.name == here?.name) {
                    plan.size = preset.size
                    plan.scale = preset.size == nil ? panel.window.scale : preset.scale
                }
            }
            panel.places.note("dialog.preset")
            label("in points")
            var size = plan.size ?? window
            uiNextWidth(Float(side))
            if UI.inputNumber("##width", &size.width, format: "%.0f") { plan.size = size.within(CapturePlan.sides) }
            panel.places.note("dialog.width")
            uiSameLine(0, -1)
            UI.text("×")
            uiSameLine(0, -1)
            uiNextWidth(Float(side))
            if UI.inputNumber("##height", &size.height, format: "%.0f") { plan.size = size.within(CapturePlan.sides) }
            panel.places.note("dialog.height")
            label("pixels a point")
            let part = (plan.scale - 0.5) / 3.5
            _ = ValueBar.over(upTo: part, width: field) {
                UI.slider("##scale", &plan.scale, 0.5...4, format: "%.2f")
            }
            panel.places.note("dialog.scale")
            label("samples")
            UI.combo("##samples", preview: "\(plan.samples)") {
                for count in PicturePlan.samplesToChoose
                where UI.selectable("\(count)", isSelected: count == plan.samples) { plan.samples = count }
            }
            label("supersampling")
            let times = Double(plan.supersampling - 1) / 7
            _ = ValueBar.over(upTo: times, width: field) { UI.slider("##supersampling", &plan.supersampling, 1...8) }
            label("")
            _ = UI.checkbox("transparent", &plan.isTransparent)
            panel.places.note("dialog.transparent")
        }
        label("")
        _ = UI.checkbox("with all that lies over the scene", &plan.showsPanel)
        panel.places.note("dialog.panel")
        UI.tooltip("What the window shows, panel and all, at the window's own size.")
        if panel.files.canCopyPictures {
            label("")
            _ = UI.checkbox("to the clipboard too", &plan.copies)
            panel.places.note("dialog.copies")
        }
        label("file")
        _ = UI.input("##template", hint: "{scene}-{n}.png", &plan.template, capacity: 400)
        panel.places.note("dialog.template")
        UI.tooltip(
            "Parts: \(CaptureName.help)\nThe ending says what it becomes: .png, .jpg, .webp or .tif.\n"
                + "No file is written over.")
    }
}

extension Size {
    fileprivate func within(_ sides: ClosedRange<Double>) -> Size {
        func side(_ value: Double) -> Double {
            value.isFinite ? min(max(value.rounded(), sides.lowerBound), sides.upperBound) : 1280
        }
        return Size(width: side(width), height: side(height))
    }
}
