/// How a shader is drawn in several passes, where somebody says it and its files do not.
public struct PassRecipe: Hashable, Sendable {
    public struct Pass: Hashable, Sendable {
        public var name: String
        public var file: String
        public var size: PassSize
        public var format: PassFormat
        /// By the names of samplers.
        public var inputs: [String: PassInput]

        public init(
            _ name: String, file: String, size: PassSize = .whole, format: PassFormat = .float,
            inputs: [String: PassInput] = [:]
        ) {
            (self.name, self.file, self.size, self.format, self.inputs) = (name, file, size, format, inputs)
        }
    }

    /// Files that are laid before each of the others, but for those that include them themselves.
    public var common: [String]
    /// For a face, what moves the points of its card.
    public var vertex: String?
    public var passes: [Pass]
    /// What the file that makes the picture reads.
    public var inputs: [String: PassInput]

    public init(common: [String] = [], passes: [Pass] = [], inputs: [String: PassInput] = [:]) {
        (self.common, self.passes, self.inputs) = (common, passes, inputs)
    }
}

/// A shader whose passes are told.
struct RecipeProject {
    private let recipe: PassRecipe
    private let project: EffectProject

    init(_ recipe: PassRecipe, _ project: EffectProject) { (self.recipe, self.project) = (recipe, project) }

    func text() throws(EffectFailure) -> EffectText {
        var passes: [EffectPass] = []
        for pass in recipe.passes {
            passes.append(
                try project.pass(pass.name, part(pass.file, pass.inputs), pass.size, pass.format, keepsFormer: false))
        }
        for place in passes.indices {
            // What is drawn no later is read as it was before.
            let name = passes[place].name
            passes[place].keepsFormer = passes[...place].contains { $0.text.reads(name) }
        }
        var main = part(project.path, recipe.inputs)
        if project.role == .face, let vertex = recipe.vertex {
            main.vertex = vertex
            main.before.append(vertex)
        }
        var text = try project.program(main).drawn(after: passes)
        text.recipe = recipe
        return text
    }

    private func part(_ file: String, _ inputs: [String: PassInput]) -> EffectPart {
        var part = EffectPart(file)
        part.before = recipe.common.filter { !project.includes($0, in: file) }
        // A pass may be read by its own name as well.
        for pass in recipe.passes { part.inputs[pass.name] = .pass(pass.name) }
        part.inputs.merge(inputs) { $1 }
        return part
    }
}
