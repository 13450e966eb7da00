public import ZoeDocument
public import ZoeRenderer
public import ZoeUserShaders

extension ShaderPlan {
    /// The shaders as a set of effects takes them.
    public var slots: [EffectSet.Slot] {
        EffectSet.slots(
            face: face, backdrop: backdrop, post: post, transition: transition,
            recipes: steps.mapValues { PassRecipe($0) })
    }
}

extension PassRecipe {
    /// As a document says it.
    public init(_ steps: ShaderSteps) {
        let names = Set(steps.passes.map(\.name))
        func inputs(_ all: [ShaderSteps.Input], in own: String?) -> [String: PassInput] {
            var found: [String: PassInput] = [:]
            for input in all { found[input.sampler] = PassInput(input.sources, among: names, in: own) }
            return found
        }
        let passes = steps.passes.map { pass in
            Pass(
                pass.name, file: pass.file, size: PassSize(width: pass.width, height: pass.height) ?? .whole,
                format: pass.format == .float ? .float : .bytes, inputs: inputs(pass.inputs, in: pass.name))
        }
        self.init(common: steps.common, passes: passes, inputs: inputs(steps.inputs, in: nil))
        vertex = steps.vertex
    }
}

extension PassInput {
    fileprivate init(_ sources: [String], among passes: Set<String>, in own: String?) {
        guard sources.count == 1, let source = sources.first else {
            self = .cube(sources)
            return
        }
        if passes.contains(source) {
            self = .pass(source)
            return
        }
        switch source {
        case "self": self = own.map(PassInput.pass) ?? .nothing
        case "picture": self = .scene
        case "keyboard": self = .keyboard
        case "sound": self = .sound(.both)
        case "noise": self = .noise
        case "nothing": self = .nothing
        default: self = .picture(source)
        }
    }
}

extension ShaderSteps {
    /// As a shader was found to be made of.
    /// - Parameter place: where a file is.
    public init(_ recipe: PassRecipe, _ place: (String) -> String) {
        func inputs(_ all: [String: PassInput], in own: String?) -> [Input] {
            all.sorted { $0.key < $1.key }.compactMap { sampler, input in
                switch input {
                case .pass(let name): Input(sampler, [name == own ? "self" : name])
                case .scene: Input(sampler, ["picture"])
                case .keyboard: Input(sampler, ["keyboard"])
                case .sound: Input(sampler, ["sound"])
                case .noise: Input(sampler, ["noise"])
                case .nothing: Input(sampler, ["nothing"])
                case .picture(let path): Input(sampler, [place(path)])
                case .cube(let paths): Input(sampler, paths.map(place))
                case .before, .after, .light: nil
                }
            }
        }
        self.init(
            common: recipe.common.map(place),
            passes: recipe.passes.map { pass in
                Pass(
                    pass.name, file: place(pass.file), width: pass.size.widthText, height: pass.size.heightText,
                    format: pass.format == .float ? .float : .bytes, inputs: inputs(pass.inputs, in: pass.name))
            }, inputs: inputs(recipe.inputs, in: nil))
    }
}
