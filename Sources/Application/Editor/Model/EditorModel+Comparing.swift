internal import LayoutCore

/// What is on the stage beside the state that was kept.
extension EditorModel {
    public var isComparing: Bool { putAside != nil }

    public mutating func keepSnapshot() { if !isComparing { snapshot = moment } }

    /// Shows the snapshot for as long as a key is held.
    public mutating func compare(_ isHeld: Bool) {
        if isHeld, putAside == nil, let snapshot {
            history.end(at: moment)
            putAside = moment
            travel(to: snapshot, seconds: 0.35)
            posedAside = stage.pose
        } else if !isHeld, let own = putAside {
            putAside = nil
            // A shorter row may have moved it; a hand that did means it.
            let isPosed = stage.pose == posedAside
            travel(to: own, seconds: 0.35)
            if isPosed { stage.travel(to: own.pose, seconds: 0.35) }
        }
    }

    mutating func endComparing() { compare(false) }
}
