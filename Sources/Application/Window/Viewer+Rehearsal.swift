internal import ZoeDocument
internal import ZoeEditor
internal import ZoeRenderer
internal import ZoeUserShaders

extension Viewer {
    /// Whoever draws next may find that the driver has to make code.
    func awaitNewPrograms() {
        let isKnown = rehearsal?.name == editor.scene.name
        let isUseful = renderer.isSoftware && !isKnown && !paintsCards && overlay.inspection.debugView == nil
        renderer.whenProgramIsNew = isUseful ? { [unowned self] in rehearse() } : nil
    }

    /// Called in the middle of drawing.
    private func rehearse() {
        renderer.whenProgramIsNew = nil
        rehearsal = Rehearsal(of: Rehearsal.Piece(editor, on: place, warmUpVersion))
    }

    /// With shaders of the user's own, cards have other programs.
    private var paintsCards: Bool { sceneShaders.effects.states.contains { $0.slot.role == .face } }
}
