internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// Questions in the middle of the window, one at a time.
enum Dialogs {
    static func draw(_ viewer: Viewer) {
        guard let dialog = viewer.overlay.dialog else {
            viewer.overlay.isDialogShown = false
            UI.modal("###dialog") { uiClosePopup() }
            return
        }
        let isNew = !viewer.overlay.isDialogShown
        if isNew { UI.open(popup: "###dialog") }
        viewer.overlay.isDialogShown = true
        let points = viewer.window.unitsPerPoint
        // With what the question's window has around it.
        let width = min(520 * points, Double(viewer.window.size.width) - 48 * points)
        defer { viewer.overlay.isConfirmed = false }
        UI.modal("\(title(of: dialog))###dialog") {
            switch dialog {
            case .unsaved(let next): unsaved(next, viewer, width)
            case .capture: CaptureDialog.draw(viewer, width)
            case .preset(let name): preset(name, viewer, width, isNew)
            case .path(let field): path(field, viewer, width, isNew)
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
        case .preset: "Keep among your scenes"
        case .unsaved: "Not saved yet"
        }
    }

    // MARK: What was changed

    private static func unsaved(_ next: Overlay.Next, _ viewer: Viewer, _ width: Double) {
        uiSpace(Float(min(width, 380 * viewer.window.unitsPerPoint)), 0)
        UI.wrapped("“\(viewer.editor.name)” has changes that are not saved.")
        uiSpace(0, Float(uiFontSize() * 0.5))
        if button("Save", "dialog.save", viewer, isMain: true) {
            viewer.save(to: viewer.editor.path, then: next)
        }
        if button("Don't save", "dialog.discard", viewer) { viewer.goOn(next) }
        if button("Cancel", "dialog.cancel", viewer) { viewer.closeDialog() }
    }

    /// The main one begins a row and means Enter too; the others stand beside it while there is room.
    static func button(_ label: String, _ name: String, _ viewer: Viewer, isMain: Bool = false) -> Bool {
        if !isMain { UI.sameLine(for: label) }
        if isMain {
            uiPushColour(UIRoleButton, Theme.accent.faded(0.85))
            uiPushColour(UIRoleButtonHovered, Theme.accent)
            uiPushColour(UIRoleText, Theme.onAccent)
        }
        let isPressed = UI.button(label, width: 0)
        if isMain { uiPopColours(3) }
        viewer.places.note(name)
        return isPressed || isMain && viewer.overlay.isConfirmed
    }

    // MARK: A name

    private static func preset(_ name: String, _ viewer: Viewer, _ width: Double, _ isNew: Bool) {
        var name = name
        uiNextWidth(Float(min(width, 380 * viewer.window.unitsPerPoint)))
        if isNew { uiFocusHere() }
        let isEntered = UI.input("##name", hint: "a name", &name, capacity: 200, onEnter: true)
        viewer.places.note("dialog.field")
        viewer.overlay.dialog = .preset(name)
        UI.faint(
            viewer.host.presets.names().contains(name) ? "replaces the one of this name" : "beside the built-in ones")
        uiSpace(0, Float(uiFontSize() * 0.3))
        if button("Keep", "dialog.save", viewer, isMain: true) || isEntered { viewer.keepPreset(name) }
        if button("Cancel", "dialog.cancel", viewer) { viewer.closeDialog() }
    }

    // MARK: A path

    private static func path(_ old: PathField, _ viewer: Viewer, _ width: Double, _ isNew: Bool) {
        var field = old
        uiNextWidth(Float(width))
        if isNew { uiFocusHere() }
        var text = field.text
        let hint = field.isSaving ? "where the scene goes" : "a scene, a picture, a shader or a folder"
        let isEntered = UI.path("##path", hint: hint, &text, tabAdds: field.ending)
        viewer.places.note("dialog.field")
        if text != field.text { field.text = text }
        let points = viewer.window.unitsPerPoint
        let height = min((field.isSaving ? 260 : 400) * points, Double(viewer.window.size.height) * 0.5)
        var chosen: String?
        UI.child("files", width: width, height: height) {
            if field.isSaving { files(&field, viewer) } else { chosen = FileRows.draw(&field, viewer) }
        }
        if let chosen {
            field.text = chosen
            return viewer.accept(field)
        }
        let label = field.isSaving ? (field.isTaken ? "Replace" : "Save") : "Open"
        // Enter asks before it replaces a file; a click on the word has said so.
        let isConfirmed = viewer.overlay.isConfirmed
        let isPressed = button(label, "dialog.save", viewer, isMain: true)
        if button("Cancel", "dialog.cancel", viewer) { return viewer.closeDialog() }
        UI.sameLine(for: "a file of this name is there")
        if let complaint = field.complaint {
            UI.wrapped(Theme.warning, complaint)
        } else if field.isWarned {
            UI.wrapped(Theme.warning, "a file of this name is there: once more replaces it")
        } else {
            UI.faint("Tab completes")
        }
        viewer.overlay.dialog = .path(field)
        if isPressed || isEntered { accept(field, viewer, isPressed && !isConfirmed && !isEntered) }
    }

    private static func accept(_ field: PathField, _ viewer: Viewer, _ isPressed: Bool) {
        guard !field.text.isEmpty else { return }
        var field = field
        if field.isSaving, field.isTaken, field.text != viewer.editor.path, !field.isWarned, !isPressed {
            field.isWarned = true
            viewer.overlay.dialog = .path(field)
            viewer.overlay.isDialogShown = false
            return
        }
        viewer.accept(field)
    }

    private static func files(_ field: inout PathField, _ viewer: Viewer) {
        if UI.selectable("../") { field.goUp() }
        for file in field.matches.prefix(2000) {
            let label = file.name.map { $0 == "#" ? "＃" : String($0) }.joined()
            if file.isFolder { uiPushColour(UIRoleText, Theme.accent) }
            let isChosen = UI.selectable(file.isFolder ? label + "/" : label)
            if file.isFolder { uiPopColours(1) }
            viewer.places.note("file.\(file.name.filter { $0 != "\"" && $0 != "\\" })")
            guard isChosen else { continue }
            field.choose(file)
            return
        }
        if field.matches.isEmpty, field.complaint == nil { UI.faint("nothing that begins like this") }
    }
}
