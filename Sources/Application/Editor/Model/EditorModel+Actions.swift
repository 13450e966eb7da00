public import LayoutCore

extension EditorModel {
    public mutating func apply(_ input: Input) {
        stage.apply(input)
        keepExpansion()
    }

    public mutating func takeEvents() -> [Event] { stage.takeEvents() }

    /// Does what concerns nothing but what is shown.
    /// - Parameter number: which of the action's keys it was, from 1, where that makes a difference.
    /// - Returns: false for an action that needs the window, files or chance.
    public mutating func perform(_ action: Action, number: Int = 0) -> Bool {
        switch action {
        case .previousCard: apply(.key(.left))
        case .nextCard: apply(.key(.right))
        case .firstCard: apply(.key(.home))
        case .lastCard: apply(.key(.end))
        case .pageBack: apply(.key(.pageUp))
        case .pageOn: apply(.key(.pageDown))
        case .autoscroll: toggleAutoscroll()
        case .play: togglePlaying()
        case .restartClock: setClock(to: 0)
        case .previousKey: goToKey(isNext: false)
        case .nextKey: goToKey(isNext: true)
        case .previousLayout: step(layouts: -1)
        case .nextLayout: step(layouts: 1)
        case .walk: if orbitCamera.isAway { orbitCamera.flyBack() } else { orbitCamera.start() }
        case .keepWalk: keepWalk()
        case .leave:
            if isEditingTrack {
                endTrackEditing()
            } else if stage.expandedItem != nil, !orbitCamera.isAway {
                expand(nil)
            } else {
                orbitCamera.flyBack()
            }
        case .editTrack: return toggleTrackEditing()
        case .zoomIn: zoomWalk(by: 1.1)
        case .zoomOut: zoomWalk(by: 1 / 1.1)
        case .undo: undo()
        case .redo: redo()
        case .resetAll: resetAll()
        case .recall: recall(state: number)
        case .keepState: keep(state: number)
        case .insertCard: insertCard()
        case .removeCard: if !removeTrackNode() { removeCard() }
        default: return false
        }
        return true
    }
}
