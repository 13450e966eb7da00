internal import CZoeEpoxy
internal import ZoeOpenGL

extension Renderer {
    /// Lets the driver begin with what was drawn last, and returns at once: a processor that draws does so on threads of its own.
    public func startDrawing() { zglFlush() }

    /// Is told, in the middle of drawing, of each program that the driver had not kept on disk: first pictures with such take ten
    /// times as long, because a processor that draws makes code of them.
    public var whenProgramIsNew: (() -> Void)? {
        get { tracker.whenNew }
        set { tracker.whenNew = newValue }
    }

    /// What is drawn is not looked at: only the driver's code of its programs is wanted, beside another thread that begins at the
    /// other end. Throws once it is wanted no more.
    public func rehearse(while isWanted: @escaping () -> Bool) {
        tracker.isWanted = isWanted
        // A picture of each kind will do.
        fadingCards.mostTexels = 2_000_000
        cardPictureBudget = 16 << 20
    }
}
