/// What is known of the frames before, for the next one.
struct DrawingState {
    /// What was to be shown last.
    var asked: Viewer.Drawn?
    /// A hand turns a knob, again and again.
    var turning = ContinuousChange()
    /// What lay over the stage a moment ago.
    var keptPanel = PanelSnapshot()
    /// How many things the renderer had made by then: where there are more now, the frame took longer than the next will.
    var madeBefore = 0
}
