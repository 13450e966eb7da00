internal import LayoutCore
internal import ZoeDocument

/// States that are kept under a number, to go back to.
extension EditorModel {
    /// - Parameter number: from 1 to 9.
    public mutating func keep(state number: Int) { if !isComparing { states[number] = moment } }

    public func hasState(_ number: Int) -> Bool { states[number] != nil }

    /// Everything goes there on springs: one step to take back.
    public mutating func recall(state number: Int) {
        guard !isComparing, let state = states[number] else { return }
        history.begin(from: moment)
        travel(to: state, seconds: 0.7)
        stage.travel(to: state.pose, seconds: 0.7)
        history.end(at: moment)
    }

    /// Knobs go there on springs, and the cards travel so long where the layout is another one.
    mutating func travel(to next: UndoStep, seconds: Double) {
        let isOtherLayout = next.scene.layout.name != stage.layout.name || next.scene.formula != scene.formula
        (path, oscillations) = (next.path, next.oscillations)
        let layoutKnobs = stage.knobs.table
        springs.setOff(from: knobs, to: next.scene.knobs) { name in
            // Cards that travel from one layout to another take the stage's knobs with them.
            next.oscillations[name] == nil && !(isOtherLayout && layoutKnobs[name] != nil)
        }
        put(next.scene, seconds: seconds)
    }

    /// Knobs are on their way from one state to another.
    public var isSpringing: Bool { springs.isMoving }
}
