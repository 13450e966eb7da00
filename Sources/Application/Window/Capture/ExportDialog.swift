internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// Ways out to other tools, a line each: a click writes the file and opens it.
enum ExportDialog {
    static func draw(_ panel: inout PanelContext, _ width: Double) {
        let size = Double(uiFontSize())
        let column = (ExportPlan.all.map { UI.size(of: $0.title).x }.max() ?? 0) + 1.6 * size
        // In a narrow window what it is for stands below its name.
        let isNarrow = width < column + 17 * size
        let height = (isNarrow ? 2.7 : 1.7) * size
        let rows = Double(ExportPlan.all.count) * (height + 0.35 * size)
        UI.child("ways", width: width, height: min(rows, 0.6 * Double(panel.window.size.height))) {
            for plan in ExportPlan.all {
                let low = uiScreenCursor().point
                if UI.selectable("##\(plan.format)", height: height) {
                    panel.ask(.closeDialog)
                    panel.ask(.export(plan))
                }
                panel.places.note("export \(plan.format)")
                let top = low.y + (isNarrow ? 0.1 : 0.25) * size
                UI.write(plan.title, at: Point(x: low.x + 0.4 * size, y: top), Theme.ink, on: UILayerWindow)
                let place =
                    isNarrow
                    ? Point(x: low.x + 0.4 * size, y: top + 1.2 * size) : Point(x: low.x + column, y: top)
                UI.write(plan.use, at: place, Theme.faint, on: UILayerWindow)
            }
        }
        uiSpace(0, Float(0.3 * size))
        if Dialogs.button("Cancel", "dialog.cancel", panel, isFirst: true) { panel.ask(.closeDialog) }
    }
}
