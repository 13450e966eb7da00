/// What a shader of the user's own is for.
public enum EffectRole: String, CaseIterable, Sendable {
    /// What cards look like.
    case face
    /// What is behind everything.
    case backdrop
    /// What becomes of the whole picture.
    case post
    /// How the picture passes from one card, or one layout, to the next.
    case transition
}
