/// Ways to look at how a picture is drawn.
public enum DebugView: String, CaseIterable, Sendable {
    /// The triangles: blue where no edge comes near, green where corners are round, orange where pixels are covered in part.
    case wireframe
    /// Lighter is nearer.
    case depth
    /// Lighter where more was drawn one over the other.
    case overdraw
}
