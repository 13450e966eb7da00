/// Why something cannot be drawn.
public enum RendererError: Error, CustomStringConvertible {
    /// The current context is no desktop OpenGL, or too old a one.
    case version(String)
    /// A shader does not compile or link; says which, and what the compiler said.
    case shader(String)
    /// A target cannot be had.
    case target(String)
    /// Nobody wants it any more.
    case abandoned

    public var description: String {
        switch self {
        case .version(let found): "OpenGL 3.3 or later is needed, there is \(found)"
        case .shader(let text): text
        case .target(let text): text
        case .abandoned: "no longer wanted"
        }
    }
}
