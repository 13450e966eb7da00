/// What a shader's writer asks for in the comments beside a uniform.
struct Annotation: Hashable, Sendable {
    var least: Double?
    var most: Double?
    var step: Double?
    var label: String?
    var section: String?
    var help: String?
    var isLogarithmic = false
    /// nil where it is not said.
    var isColour: Bool?
    var menu: [Entry] = []
    /// For uniforms that have no initialiser.
    var `default`: [Double]?

    struct Entry: Hashable, Sendable {
        var name: String
        var number: Double
    }
}
