public import LayoutCore

extension Parameter.Group {
    /// The uniforms of shaders on cards.
    public static let face = EffectRole.face.group
    /// The uniforms of shaders behind everything.
    public static let backdrop = EffectRole.backdrop.group
    /// The uniforms of shaders over the whole picture.
    public static let post = EffectRole.post.group
    /// The uniforms of shaders by which the picture passes to another one.
    public static let transition = EffectRole.transition.group
}

extension EffectRole {
    /// What the uniforms of its shaders are about, as parameters.
    public var group: Parameter.Group { Parameter.Group(rawValue) }
}
