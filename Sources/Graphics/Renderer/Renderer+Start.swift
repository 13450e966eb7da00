internal import CZoeEpoxy

extension Renderer {
    /// Lets the driver begin with what was drawn last, and returns at once: a processor that draws does so on threads of its own.
    public func startDrawing() { zglFlush() }
}
