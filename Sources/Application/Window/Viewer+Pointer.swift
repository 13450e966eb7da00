internal import LayoutCore
internal import ZoeEditor
internal import ZoeLive
internal import ZoeRenderer

// The pointer, from the window's event to whoever it is for.
extension Viewer {
    func press(_ button: Int) {
        // The toolkit has been told of the press before, and says whether it is for a knob or anything else of the panel.
        let target = PressTarget(button: button, at: overlay.pointer, in: editor, isOverPanel: UI.wantsMouse)
        guard let target, let pointer = overlay.pointer else { return }
        if target != .panel, !target.isTrack {
            keep(Self.line("press", pointer.x, pointer.y, Double(button)))
        }
        editor.takeHold(of: target, at: pointer)
        noteKept()
    }

    func movePointer(to point: Point) {
        defer { overlay.pointer = point }
        if let held = editor.held, !held.isTrack {
            keep(Self.line("move", point.x, point.y))
        } else if editor.turnsToPointer {
            keep(Self.line("point", point.x, point.y))
        }
        editor.movePointer(from: overlay.pointer ?? point, to: point)
        if editor.hoverTrack(at: UI.wantsMouse ? nil : point) { drawSoon() }
        if editor.isDragging { overlay.welcome?.note(.drag) }
        // A shader may look at where the pointer is.
        if sceneShaders.effects.usesPointer { drawSoon() }
    }

    func leaveStage() {
        if editor.turnsToPointer { keep("away") }
        editor.point(at: nil)
    }

    func turnWheel(_ delta: Vector2) {
        guard !UI.wantsMouse else { return }
        overlay.welcome?.note(.wheel)
        keep(Self.line("wheel", delta.x, delta.y))
        editor.turnWheel(by: delta)
    }

    func letGo() {
        if let held = editor.held, !held.isTrack { keep("release") }
        editor.letGo()
        noteKept()
    }

    func cancelPress() {
        guard editor.gesture.isDown else { return }
        keep("cancel")
        editor.cancelPress()
    }

    private static func line(_ name: String, _ numbers: Double...) -> String {
        LiveCommand.line(name, numbers.map { "\(Parameter.Value.number($0))" })
    }
}
