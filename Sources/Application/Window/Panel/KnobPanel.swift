internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// Every parameter of the one table, group by group, below what they belong to.
enum KnobPanel {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        guard let room = panel.room else { return }
        switch room.form {
        case .beside: drawBeside(&editor, &panel, room)
        case .sheet: NarrowKnobPanel.draw(&editor, &panel, room)
        case .folded: NarrowKnobPanel.drawFolded(editor, &panel, room)
        }
    }

    /// A field that is not on the panel any more is not typed in.
    static func forgetTyping(_ panel: inout PanelContext) {
        if panel.overlay.typing?.isThere == false { panel.overlay.typing = nil }
        panel.overlay.typing?.isThere = false
    }

    private static func drawBeside(_ editor: inout EditorModel, _ panel: inout PanelContext, _ room: PanelRoom) {
        let points = panel.window.unitsPerPoint
        UI.placeNext(room.low.x, room.low.y)
        UI.sizeNext(room.high.x - room.low.x, room.high.y - room.low.y)
        // Where the window is low, all of the panel scrolls; else what is above and below the knobs stays in sight.
        let isLow = Double(panel.window.size.height) < 480 * points
        UI.window("knobs", [UIWindowNoTitle, UIWindowFixed] + (isLow ? [] : [UIWindowNoScroll])) {
            header(&editor, &panel)
            if isLow {
                rows(&editor, &panel)
                footer(&editor, &panel)
            } else {
                uiPushSpacing(Float(6 * points), Float(4 * points))
                UI.child("rows", height: -footerHeight) { rows(&editor, &panel) }
                uiPopStyles(1)
                footer(&editor, &panel)
            }
        }
    }

    /// The room that it takes from the stage, at its right.
    static func width(in window: Double, _ points: Double) -> Double { PanelRoom.width(in: window, points) }

    static func header(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let hasSearch = !panel.overlay.search.isEmpty
        // In a low sheet the matches matter more.
        let isLow = panel.room.map { $0.high.y - $0.low.y < 240 * panel.window.unitsPerPoint } ?? false
        if !hasSearch || !isLow {
            SceneChooser.draw(&editor, &panel)
            LayoutChooser.draw(&editor, &panel)
        }
        if panel.overlay.wantsSearch {
            uiFocusHere()
            panel.overlay.wantsSearch = false
        }
        uiNextWidth(hasSearch ? -Float(uiFrameHeight()) - 8 : -1)
        _ = UI.input("##search", hint: "find a knob", &panel.overlay.search, capacity: 100)
        panel.places.note("search")
        if isLow, hasSearch == panel.overlay.search.isEmpty { uiSetScrollY(0) }
        if hasSearch {
            uiSameLine(0, -1)
            if UI.button("×", width: Double(uiFrameHeight())) { panel.overlay.search = "" }
        }
    }

    // MARK: Rows

    static func rows(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let scene = editor.scene
        let words = panel.overlay.search.lowercased().split(separator: " ")
        let own = Set(scene.layout.info.parameters.map(\.fullName))
        var found = 0
        func section(_ title: String, isOpen: Bool, _ parameters: [Parameter]) {
            let parameters = parameters.filter { $0.fits(words) }
            guard !parameters.isEmpty else { return }
            found += parameters.count
            let changed = parameters.count { scene.knobs.changes[$0.fullName] != nil }
            // Another name during a search, so that every group with a match is open.
            let id = words.isEmpty ? title : title + " found"
            let label = heading(title, changed: changed)
            guard UI.header("\(label)###\(id)", isOpenAtFirst: isOpen || !words.isEmpty) else { return }
            let column = KnobRow.column(for: parameters)
            for parameter in parameters { KnobRow.draw(parameter, &editor, &panel, column) }
        }
        let table = scene.knobs.table.parameters
        for part in ShaderSection.all(table, scene.shaders) { section(part.title, isOpen: true, part.parameters) }
        if words.isEmpty, !scene.shaders.isEmpty {
            ClockBar.draw(&editor, &panel)
            PassList.draw(&panel)
        }
        section(scene.layout.name.asTitle, isOpen: true, table.filter { own.contains($0.fullName) })
        for group in scene.knobs.table.groups where !group.isOfShaders {
            let title = group == .layout ? "All layouts" : group.rawValue.asTitle
            section(
                title, isOpen: group == .camera || group == .layout && own.isEmpty,
                table.filter { $0.group == group && !own.contains($0.fullName) })
        }
        if found == 0 { UI.faint("no knob is called that") }
    }

    /// With as much of how many were changed as there is room for.
    private static func heading(_ title: String, changed: Int) -> String {
        let room = Double(uiWidthLeft()) - 3.2 * Double(uiFontSize())
        let words = changed > 0 ? ["\(title)   \(changed) changed", "\(title)   \(changed)", title] : [title]
        return words.first { UI.size(of: $0).x <= room } ?? title.shortened(to: room)
    }

    // MARK: Buttons

    private static let buttons: [(label: String, action: Action)] = [
        ("Undo", .undo), ("Redo", .redo), ("Shuffle", .randomise), ("Reset", .resetAll),
        ("Keep", .snapshot), ("Compare", .compare), ("Save", .save), ("Picture", .capture), ("Film", .film),
        ("Export", .export),
    ]

    private static var grid: ButtonGrid {
        ButtonGrid(
            widest: buttons.map { UI.size(of: $0.label).x }.max() ?? 0, room: Double(uiWidthLeft()),
            gap: Double(uiFontSize()) * 0.4, padding: Double(uiFontSize()) * 0.5)
    }

    private static var footerHeight: Double {
        let rows = Double((buttons.count + grid.columns - 1) / grid.columns)
        return rows * (Double(uiFrameHeight()) + grid.gap) + Double(uiFontSize()) * 0.3
    }

    static func footer(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let history = editor.history
        uiSpace(0, Float(uiFontSize() * 0.1))
        let grid = grid
        uiPushSpacing(Float(grid.gap), Float(grid.gap))
        for (number, (label, action)) in buttons.enumerated() {
            if number % grid.columns > 0 { uiSameLine(0, -1) }
            switch action {
            case .compare: compare(grid.width, &editor, &panel)
            case .undo: button(label, action, grid.width, &panel, isEnabled: history.canUndo)
            case .redo: button(label, action, grid.width, &panel, isEnabled: history.canRedo)
            default: button(label, action, grid.width, &panel)
            }
        }
        uiPopStyles(1)
    }

    private static func button(
        _ label: String, _ action: Action, _ width: Double, _ panel: inout PanelContext, isEnabled: Bool = true
    ) {
        UI.disabled(!isEnabled) { if UI.button(label, width: width) { panel.ask(.perform(action)) } }
        panel.places.note(action.rawValue)
        let keys = panel.bindings.keys(for: action).joined(separator: ", ")
        UI.tooltip(keys.isEmpty ? action.entry.help : "\(action.entry.help) (\(keys))")
    }

    /// Shows what was kept for as long as it is held.
    private static func compare(_ width: Double, _ editor: inout EditorModel, _ panel: inout PanelContext) {
        let hasSnapshot = editor.snapshot != nil
        UI.disabled(!hasSnapshot) { _ = UI.button("Compare", width: width) }
        panel.places.note("compare")
        if hasSnapshot, uiIsActive() {
            panel.overlay.comparesByButton = true
            editor.compare(true)
        } else if panel.overlay.comparesByButton {
            panel.overlay.comparesByButton = false
            editor.compare(false)
        }
        let key = panel.bindings.keys(for: .compare).first.map { " (\($0))" } ?? ""
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
