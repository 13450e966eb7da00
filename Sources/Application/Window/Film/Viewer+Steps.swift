internal import LayoutCore
internal import ZoeEditor

/// Time in steps: a script, a film and kept input are the same however long drawing takes.
extension Viewer {
    private var wantsSteps: Bool { film.recording != nil || input != nil || liveDesk.isPlaying }

    /// Time goes on in steps from now on, or not any more.
    func settleClock(at now: Double) {
        if wantsSteps {
            loop.clock = loop.clock ?? StepClock(at: now)
        } else if loop.clock != nil, !editor.isSettling {
            loop.clock = nil
        }
    }

    /// While nothing moved, nobody counted.
    func catchUp(at now: Double) { if !editor.isMoving { _ = advanceInSteps(to: now) } }

    /// - Returns: how many seconds have passed; nil where time does not go in steps.
    func advanceInSteps(to now: Double) -> Double? {
        guard let clock = loop.clock else { return nil }
        // A picture that the script has asked for takes no time.
        if liveDesk.isHeldUp || film.recording?.moments.hasRoom == false {
            loop.clock?.stand(at: now)
            return 0
        }
        let due = loop.clock?.due(at: now, isAtRest: !editor.isMoving) ?? 0
        for _ in 0..<due where !liveDesk.isHeldUp && !isDone { step(at: now) }
        return Double((loop.clock?.steps ?? 0) - clock.steps) * StepClock.step
    }

    private func step(at now: Double) {
        liveDesk.played?.note(editor.view)
        editor.advance(by: StepClock.step)
        _ = editor.takeEvents()
        loop.clock?.step()
        playScript()
        addShot()
    }
}
