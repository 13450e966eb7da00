internal import CImGui
internal import LayoutCore
internal import Scene

/// Every parameter of the one table, group by group.
enum KnobPanel {
    static func draw(_ viewer: Viewer) {
        let size = viewer.window.size
        let scale = viewer.window.scale
        let margin = 12 * scale
        let width = min(340 * scale, Double(size.width) * 0.9)
        UI.placeNext(Double(size.width) - margin, margin, pivot: (1, 0))
        UI.sizeNext(width, Double(size.height) - 2 * margin)
        UI.window("knobs", [UIWindowNoTitle, UIWindowFixed]) {
            chooser(viewer)
            UI.child("rows", height: -uiFrameHeightDouble) { rows(viewer) }
            footer(viewer)
        }
    }

    private static var uiFrameHeightDouble: Double { Double(uiFrameHeight()) + 8 }

    private static func chooser(_ viewer: Viewer) {
        UI.font(.bold) { UI.text(viewer.theatre.scene.title.isEmpty ? "Zoetrope" : viewer.theatre.scene.title) }
        uiNextWidth(-1)
        UI.combo("##layout", preview: viewer.theatre.scene.layout.name) {
            for kind in LayoutKind.all {
                let isHere = kind.name == viewer.theatre.scene.layout.name
                if UI.selectable(kind.name, isSelected: isHere) { viewer.theatre.use(kind) }
                UI.tooltip(kind.info.summary)
            }
        }
    }

    private static func rows(_ viewer: Viewer) {
        let table = viewer.theatre.scene.knobs.table
        for group in Parameter.Group.allCases {
            let parameters = table.parameters.filter { $0.group == group }
            guard !parameters.isEmpty else { continue }
            guard UI.header(group.rawValue.capitalised, isOpenAtFirst: group == .layout) else { continue }
            for parameter in parameters { KnobRow.draw(parameter, viewer) }
        }
    }

    private static func footer(_ viewer: Viewer) {
        UI.disabled(!viewer.theatre.history.canUndo) { if UI.button("Undo") { viewer.perform(.undo) } }
        uiSameLine(0, -1)
        UI.disabled(!viewer.theatre.history.canRedo) { if UI.button("Redo") { viewer.perform(.redo) } }
        uiSameLine(0, -1)
        if UI.button("Reset all") { viewer.perform(.resetAll) }
        uiSameLine(0, -1)
        if UI.button("Capture") { viewer.perform(.capture) }
    }
}

extension String {
    fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst() }
}
