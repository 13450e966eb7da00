/// The shaders in a folder, by the names of its files.
public struct ShaderFolder: Hashable, Sendable {
    /// Each a shader of its own, in the order of their names.
    public private(set) var shaders: [String] = []
    /// Passes of one of them, and what their passes have in common.
    public private(set) var parts: [String] = []
    /// All of it is one shader of several files.
    public private(set) var isOneShader = false

    public init(_ names: [String]) {
        let known = names.sorted().filter { !$0.hasPrefix(".") && ToyFiles.hasEnding($0) }
        for name in known {
            if ToyFiles.isPart(name, among: known) { parts.append(name) } else { shaders.append(name) }
        }
        isOneShader = !parts.isEmpty && shaders.count == 1
    }
}
