internal import ZoeImages
internal import ZoeRenderer

/// What is known of the frames before, for the next one.
struct DrawingState {
    /// What was to be shown last.
    var asked: Viewer.Drawn?
    /// How frames come to the screen.
    var presenting = Presenting()
    /// Of the frame that is coming, where not all of it has been told.
    var left: FrameEnd?
    /// A hand turns a knob, again and again.
    var turning = ContinuousChange()
    /// The stage is drawn as finely as a capture in this frame, and how many seconds that has taken in those before.
    var isFine = false
    var secondsBefore = 0.0
    /// The picture at rest, as far as it has come.
    var unfinished: UnfinishedPicture?
    /// What lay over the stage a moment ago.
    var keptPanel = PanelSnapshot()
    /// How many things the renderer had made by then. If there are more now, this frame took longer than the next one will.
    var madeBefore = 0
    /// And of those pictures that a shader of the user's own has painted.
    var paintedBefore = 0
    /// How many frames in a row have made something.
    var framesMaking = 0
    /// A trial has drawn other cards since the last frame.
    var isAfterTrial = false
    /// Where more than so many do, later ones will too. A processor that makes pictures of cards while it draws is late at once; a
    /// graphics card has time to spare once they are there.
    static func mostFramesMaking(isSoftware: Bool) -> Int { isSoftware ? 2 : 12 }
    /// Another number whenever the pictures between which a transition goes may look otherwise.
    var endsEdition = 0
    /// The shaders whose pace is known, as a number.
    var shaderEdition = 0
    /// How bright the picture was, and when that was counted, on the window's clock.
    var histogram: (time: Double, counts: Histogram)?
}
