public import LayoutCore

/// The knobs of one shader: its uniforms as parameters like all others.
public struct EffectKnobs: Hashable, Sendable {
    public let parameters: [Parameter]

    /// - Parameter prefix: before each name, `bloom.` say, where several shaders are in one group.
    public init(_ text: EffectText, _ active: [ActiveUniform], in group: Parameter.Group, prefix: String = "") {
        parameters = []
    }

    /// What the uniforms are to be while the knobs stand as they do.
    public func settings(_ knobs: Knobs) -> [UniformSetting] { [] }
}
