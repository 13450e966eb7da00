public import LayoutCore
internal import ZoeDocument

extension EditorModel {
    /// Between which frames a transition is on its way; nil at rest, and where the scene has none.
    public var journey: Journey? {
        guard scene.shaders.transition != nil else { return nil }
        return stage.journey()?.map { scene.completed($0, turnedBy: knobs) }
    }

    /// The same as whoever walks around sees it.
    public var seenJourney: Journey? { journey?.map(seen) }

    /// As whoever walks around sees it.
    public var view: Frame { seen(frame) }

    private func seen(_ frame: Frame) -> Frame {
        let frame = showingLift(showingThrow(frame))
        return orbitCamera.walk.part > 0 ? frame.seen(by: orbitCamera.walk) : frame
    }
}
