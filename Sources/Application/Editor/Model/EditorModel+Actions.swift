internal import LayoutCore

extension EditorModel {
    /// Does what concerns nothing but what is shown.
    /// - Returns: false for an action that needs the window, files or chance.
    public mutating func perform(_ action: Action) -> Bool {
        switch action {
        case .previousCard: apply(.key(.left))
        case .nextCard: apply(.key(.right))
        case .firstCard: apply(.key(.home))
        case .lastCard: apply(.key(.end))
        case .pageBack: apply(.key(.pageUp))
        case .pageOn: apply(.key(.pageDown))
        case .autoscroll: toggleAutoscroll()
        case .play: playing = !isPlaying
        case .restartClock: setClock(to: 0)
        case .previousLayout: step(layouts: -1)
        case .nextLayout: step(layouts: 1)
        case .walk: if orbitCamera.isAway { orbitCamera.flyBack() } else { orbitCamera.leave() }
        case .zoomIn: orbitCamera.zoom(by: 1.1)
        case .zoomOut: orbitCamera.zoom(by: 1 / 1.1)
        case .undo: undo()
        case .redo: redo()
        case .resetAll: resetAll()
        case .insertCard: insertCard()
        case .removeCard: removeCard()
        default: return false
        }
        return true
    }
}
