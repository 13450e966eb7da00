internal import LayoutCore
internal import ZoeEditor
internal import ZoeRenderer

// The pointer, from the window's event to whoever it is for.
extension Viewer {
    func press(_ button: Int) {
        // The toolkit has been told of the press before, and says whether it is for a knob or anything else of the panel.
        let target = PressTarget(button: button, at: overlay.pointer, in: editor, isOverPanel: UI.wantsMouse)
        if let target, let pointer = overlay.pointer { editor.takeHold(of: target, at: pointer) }
    }

    func movePointer(to point: Point) {
        defer { overlay.pointer = point }
        editor.movePointer(from: overlay.pointer ?? point, to: point)
        if editor.isDragging { overlay.welcome?.note(.drag) }
        // A shader may look at where the pointer is.
        if desk.effects.usesPointer { drawSoon() }
    }

    func turnWheel(_ delta: Vector2) {
        guard !UI.wantsMouse else { return }
        overlay.welcome?.note(.wheel)
        if editor.orbitCamera.isAway {
            editor.orbitCamera.zoom(by: delta.y > 0 ? 1.1 : 1 / 1.1)
        } else {
            editor.scroll(by: delta)
        }
    }
}
