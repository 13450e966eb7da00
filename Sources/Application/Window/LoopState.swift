/// What the loop keeps from one round to the next.
struct LoopState {
    /// Events that are still to be looked at.
    var queue = EventQueue()
    /// Frames that are still to be drawn though nothing moves.
    var framesDue = 3
    /// When the last frame in motion was; nil at rest.
    var lastTime: Double?
    /// Where time goes in steps.
    var clock: StepClock?
    /// Seconds from the frame before to this one, as shaders are told.
    var lastStep = 1.0 / 60
    /// The last state that was told to observers from outside.
    var lastReport: String?

    mutating func draw(frames: Int) { framesDue = max(framesDue, frames) }
}
