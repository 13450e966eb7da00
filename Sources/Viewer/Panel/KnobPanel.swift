internal import CImGui
internal import LayoutCore
internal import Scene

/// Every parameter of the one table, group by group, below what they belong to.
enum KnobPanel {
    static func draw(_ viewer: Viewer) {
        let size = viewer.window.size
        let points = viewer.window.unitsPerPoint
        let margin = (size.height < Int(400 * points) ? 6 : 12) * points
        UI.placeNext(Double(size.width) - margin, margin, pivot: (1, 0))
        UI.sizeNext(width(in: Double(size.width), points), Double(size.height) - 2 * margin)
        // Where the window is low, all of the panel scrolls; else what is above and below the knobs stays in sight.
        let isLow = Double(size.height) < 480 * points
        UI.window("knobs", [UIWindowNoTitle, UIWindowFixed]) {
            header(viewer)
            if isLow {
                rows(viewer)
                footer(viewer)
            } else {
                uiPushSpacing(Float(6 * points), Float(4 * points))
                UI.child("rows", height: -footerHeight) { rows(viewer) }
                uiPopStyles(1)
                footer(viewer)
            }
        }
    }

    /// What it takes of the window, in points.
    static func taken(in window: Window) -> Insets {
        let points = window.unitsPerPoint
        let margin = (window.size.height < Int(400 * points) ? 6 : 12) * points
        return Insets(right: (width(in: Double(window.size.width), points) + margin) / points)
    }

    /// Cards are to be seen beside it, however narrow the window.
    static func width(in window: Double, _ points: Double) -> Double {
        min(372 * points, max(0.46 * window, min(210 * points, 0.66 * window)))
    }

    private static func header(_ viewer: Viewer) {
        SceneChooser.draw(viewer)
        LayoutChooser.draw(viewer)
        if viewer.overlay.wantsSearch {
            uiFocusHere()
            viewer.overlay.wantsSearch = false
        }
        let hasSearch = !viewer.overlay.search.isEmpty
        uiNextWidth(hasSearch ? -Float(uiFrameHeight()) - 8 : -1)
        _ = UI.input("##search", hint: "find a knob", &viewer.overlay.search, capacity: 100)
        viewer.places.note("search")
        if hasSearch {
            uiSameLine(0, -1)
            if UI.button("×", width: Double(uiFrameHeight())) { viewer.overlay.search = "" }
        }
    }

    // MARK: Rows

    private static func rows(_ viewer: Viewer) {
        let scene = viewer.theatre.scene
        let words = viewer.overlay.search.lowercased().split(separator: " ")
        let own = Set(scene.layout.info.parameters.map(\.fullName))
        var found = 0
        func section(_ title: String, isOpen: Bool, _ parameters: [Parameter]) {
            let parameters = parameters.filter { $0.fits(words) }
            guard !parameters.isEmpty else { return }
            found += parameters.count
            let changed = parameters.count { scene.knobs.changes[$0.fullName] != nil }
            // Another name while one searches, so that everything found is open.
            let id = words.isEmpty ? title : title + " found"
            let count = changed > 0 ? "   \(changed) changed" : ""
            guard UI.header("\(title)\(count)###\(id)", isOpenAtFirst: isOpen || !words.isEmpty) else { return }
            for parameter in parameters { KnobRow.draw(parameter, viewer) }
        }
        let table = scene.knobs.table.parameters
        for part in ShaderSection.all(table, scene.shaders) { section(part.title, isOpen: true, part.parameters) }
        section(scene.layout.name.asTitle, isOpen: true, table.filter { own.contains($0.fullName) })
        for group in Parameter.Group.allCases where !group.isOfShaders {
            let title = group == .layout ? "All layouts" : group.rawValue.asTitle
            section(
                title, isOpen: group == .camera || group == .layout && own.isEmpty,
                table.filter { $0.group == group && !own.contains($0.fullName) })
        }
        if found == 0 { UI.faint("no knob is called that") }
    }

    // MARK: Buttons

    private static var footerHeight: Double { 2 * Double(uiFrameHeight()) + Double(uiFontSize()) * 1.1 }

    private static func footer(_ viewer: Viewer) {
        let theatre = viewer.theatre
        uiSpace(0, Float(uiFontSize() * 0.1))
        let width = (Double(uiWidthLeft()) - 3 * Double(uiFontSize()) * 0.4) / 4
        uiPushSpacing(uiFontSize() * 0.4, uiFontSize() * 0.4)
        button("Undo", .undo, width, viewer, isEnabled: theatre.history.canUndo)
        uiSameLine(0, -1)
        button("Redo", .redo, width, viewer, isEnabled: theatre.history.canRedo)
        uiSameLine(0, -1)
        button("Shuffle", .randomise, width, viewer)
        uiSameLine(0, -1)
        button("Reset", .resetAll, width, viewer)
        button("Keep", .snapshot, width, viewer)
        uiSameLine(0, -1)
        compare(width, viewer)
        uiSameLine(0, -1)
        button("Save", .save, width, viewer)
        uiSameLine(0, -1)
        button("Picture", .capture, width, viewer)
        uiPopStyles(1)
    }

    private static func button(
        _ label: String, _ action: Action, _ width: Double, _ viewer: Viewer, isEnabled: Bool = true
    ) {
        UI.disabled(!isEnabled) { if UI.button(label, width: width) { viewer.perform(action) } }
        viewer.places.note(action.rawValue)
        let keys = viewer.bindings.keys(for: action).joined(separator: ", ")
        UI.tooltip(keys.isEmpty ? action.entry.help : "\(action.entry.help) (\(keys))")
    }

    /// Shows what was kept for as long as it is held.
    private static func compare(_ width: Double, _ viewer: Viewer) {
        let hasSnapshot = viewer.theatre.snapshot != nil
        UI.disabled(!hasSnapshot) { _ = UI.button("Compare", width: width) }
        viewer.places.note("compare")
        if hasSnapshot, uiIsActive() {
            viewer.overlay.comparesByButton = true
            viewer.theatre.compare(true)
        } else if viewer.overlay.comparesByButton {
            viewer.overlay.comparesByButton = false
            viewer.theatre.compare(false)
        }
        let key = viewer.bindings.keys(for: .compare).first.map { " (\($0))" } ?? ""
        UI.tooltip(hasSnapshot ? "hold to see the state that was kept\(key)" : "keep a state first")
    }
}

extension Parameter {
    /// Every word is in its name or its help.
    fileprivate func fits(_ words: [Substring]) -> Bool {
        guard !words.isEmpty else { return true }
        let text = "\(fullName) \(help)".lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}

extension String {
    /// `cover-flow-2` as `Cover flow 2`.
    fileprivate var asTitle: String { (prefix(1).uppercased() + dropFirst()).replacing("-", with: " ") }
}
