internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// Questions in the middle of the window, one at a time.
enum Dialogs {
    static func draw(_ editor: EditorModel, _ panel: inout PanelContext) {
        guard let dialog = panel.overlay.dialog else {
            panel.overlay.isDialogShown = false
            UI.modal("###dialog") { uiClosePopup() }
            return
        }
        let isNew = !panel.overlay.isDialogShown
        if isNew { UI.open(popup: "###dialog") }
        panel.overlay.isDialogShown = true
        let points = panel.window.unitsPerPoint
        // With what the question's window has around it.
        let width = min(520 * points, Double(panel.window.size.width) - 48 * points)
        defer { panel.overlay.isConfirmed = false }
        UI.modal("\(title(of: dialog))###dialog") {
            switch dialog {
            case .unsaved(let next): unsaved(next, editor, &panel, width)
            case .capture: CaptureDialog.draw(editor, &panel, width)
            case .export: ExportDialog.draw(&panel, width)
            case .preset(let name): preset(name, &panel, width, isNew)
            case .path(let field): path(field, editor, &panel, width, isNew)
            }
        }
    }

    private static func title(of dialog: Overlay.Dialog) -> String {
        switch dialog {
        case .path(let field):
            switch field.purpose {
            case .open: "Open"
            case .save: "Save as"
            case .picture: "A picture for the shader"
            }
        case .capture: "A picture"
        case .export: "For other tools"
        case .preset: "Keep among your scenes"
        case .unsaved: "Not saved yet"
        }
    }

    // MARK: What was changed

    private static func unsaved(
        _ next: Overlay.Next, _ editor: EditorModel, _ panel: inout PanelContext, _ width: Double
    ) {
        uiSpace(Float(min(width, 380 * panel.window.unitsPerPoint)), 0)
        UI.wrapped("“\(editor.name)” has changes that are not saved.")
        uiSpace(0, Float(uiFontSize() * 0.5))
        if button("Save", "dialog.save", panel, isMain: true) {
            panel.ask(.save(to: editor.path, then: next))
        }
        if button("Don't save", "dialog.discard", panel) { panel.ask(.goOn(next)) }
        if button("Cancel", "dialog.cancel", panel) { panel.ask(.closeDialog) }
    }

    /// The main one begins a row and means Enter too; the others stand beside it while there is room.
    static func button(
        _ label: String, _ name: String, _ panel: PanelContext, isMain: Bool = false, isFirst: Bool = false
    ) -> Bool {
        if !isMain, !isFirst { UI.sameLine(for: label) }
        if isMain {
            uiPushColour(UIRoleButton, Theme.accent.faded(0.85))
            uiPushColour(UIRoleButtonHovered, Theme.accent)
            uiPushColour(UIRoleText, Theme.onAccent)
        }
        let isPressed = UI.button(label, width: 0)
        if isMain { uiPopColours(3) }
        panel.places.note(name)
        return isPressed || isMain && panel.overlay.isConfirmed
    }

    // MARK: A name

    private static func preset(_ name: String, _ panel: inout PanelContext, _ width: Double, _ isNew: Bool) {
        var name = name
        uiNextWidth(Float(min(width, 380 * panel.window.unitsPerPoint)))
        if isNew { uiFocusHere() }
        let isEntered = UI.input("##name", hint: "a name", &name, capacity: 200, onEnter: true)
        panel.places.note("dialog.field")
        panel.overlay.dialog = .preset(name)
        UI.faint(
            panel.files.presets().contains(name) ? "replaces the one of this name" : "beside the built-in ones")
        uiSpace(0, Float(uiFontSize() * 0.3))
        if button("Keep", "dialog.save", panel, isMain: true) || isEntered { panel.ask(.keepPreset(name)) }
        if button("Cancel", "dialog.cancel", panel) { panel.ask(.closeDialog) }
    }

    // MARK: A path

    private static func path(
        _ old: PathField, _ editor: EditorModel, _ panel: inout PanelContext, _ width: Double, _ isNew: Bool
    ) {
        var field = old
        uiNextWidth(Float(width))
        if isNew { uiFocusHere() }
        var text = field.text
        let hint = field.isSaving ? "where the scene goes" : "a scene, a picture, a shader or a folder"
        let isEntered = UI.path("##path", hint: hint, &text, tabAdds: field.ending)
        panel.places.note("dialog.field")
        if text != field.text { field.text = text }
        let points = panel.window.unitsPerPoint
        let height = min((field.isSaving ? 260 : 400) * points, Double(panel.window.size.height) * 0.5)
        var chosen: String?
        UI.child("files", width: width, height: height) {
            if field.isSaving { files(&field, panel) } else { chosen = FileRows.draw(&field, panel) }
        }
        if let chosen {
            field.text = chosen
            return panel.ask(.accept(field))
        }
        let label = field.isSaving ? (field.isTaken ? "Replace" : "Save") : "Open"
        // Enter asks before it replaces a file; a click on the word has said so.
        let isConfirmed = panel.overlay.isConfirmed
        let isPressed = button(label, "dialog.save", panel, isMain: true)
        if button("Cancel", "dialog.cancel", panel) { return panel.ask(.closeDialog) }
        UI.sameLine(for: "a file of this name is there")
        if let complaint = field.complaint {
            UI.wrapped(Theme.warning, complaint)
        } else if field.isWarned {
            UI.wrapped(Theme.warning, "a file of this name is there: once more replaces it")
        } else {
            UI.faint("Tab completes")
        }
        panel.overlay.dialog = .path(field)
        if isPressed || isEntered { accept(field, editor, &panel, isPressed && !isConfirmed && !isEntered) }
    }

    private static func accept(
        _ field: PathField, _ editor: EditorModel, _ panel: inout PanelContext, _ isPressed: Bool
    ) {
        guard !field.text.isEmpty else { return }
        var field = field
        if field.isSaving, field.isTaken, field.text != editor.path, !field.isWarned, !isPressed {
            field.isWarned = true
            panel.overlay.dialog = .path(field)
            panel.overlay.isDialogShown = false
            return
        }
        panel.ask(.accept(field))
    }

    private static func files(_ field: inout PathField, _ panel: PanelContext) {
        if UI.selectable("../") { field.goUp() }
        for file in field.matches.prefix(2000) {
            let label = file.name.map { $0 == "#" ? "＃" : String($0) }.joined()
            if file.isFolder { uiPushColour(UIRoleText, Theme.accent) }
            let isChosen = UI.selectable(file.isFolder ? label + "/" : label)
            if file.isFolder { uiPopColours(1) }
            panel.places.note("file.\(file.name.filter { $0 != "\"" && $0 != "\\" })")
            guard isChosen else { continue }
            field.choose(file)
            return
        }
        if field.matches.isEmpty, field.complaint == nil { UI.faint("nothing that begins like this") }
    }
}
