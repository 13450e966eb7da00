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

    /// No range, step, default, menu or colour is given.
    var isPlain: Bool {
        least == nil && most == nil && self.default == nil && step == nil && menu.isEmpty && isColour == nil
    }

    /// Begins at these numbers, which are within its range then.
    mutating func adopt(_ numbers: [Double]) {
        self.default = numbers
        guard isColour != true else { return }
        if let least { self.least = min(least, numbers.min() ?? least) }
        if let most { self.most = max(most, numbers.max() ?? most) }
    }

    struct Entry: Hashable, Sendable {
        var name: String
        var number: Double
    }
}
