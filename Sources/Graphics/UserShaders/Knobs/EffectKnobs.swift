public import LayoutCore

/// The knobs of one shader: its uniforms as parameters like all others.
public struct EffectKnobs: Hashable, Sendable {
    public let parameters: [Parameter]
    /// What had to be left out, and what comments ask for that cannot be.
    public let warnings: [Diagnostic]
    /// The uniforms that are 0 because nothing sets them.
    public let unset: [String]
    let bindings: [Binding]

    /// So many elements of an array get knobs.
    static let mostElements = 64

    /// How the numbers of one uniform come from knobs.
    struct Binding: Hashable, Sendable {
        let uniform: ActiveUniform
        let slots: [Slot]
    }

    /// One knob, and the numbers that it gives.
    struct Slot: Hashable, Sendable {
        let parameter: Parameter
        let parts: Int
        let isWhole: Bool
        /// What its choices stand for.
        let menu: [Annotation.Entry]
    }

    /// In the order in which the shader declares them, whatever order its compiler tells of them in.
    /// - Parameter prefix: before each name, `bloom.` say, where several shaders are in one group.
    public init(_ text: EffectText, _ active: [ActiveUniform], in group: Parameter.Group, prefix: String = "") {
        var taken: Set<String> = []
        var warnings: [Diagnostic] = []
        var bindings: [Binding] = []
        var unset: [String] = []
        let own = active.filter {
            !$0.name.hasPrefix("zt_") && !$0.name.hasPrefix("gl_") && !text.isGiven($0.name)
        }
        let ranks = own.map { text.catalogue.rank(of: $0.name) }
        for place in own.indices.sorted(by: {
            ranks[$0] == ranks[$1] ? $0 < $1 : ranks[$0].lexicographicallyPrecedes(ranks[$1])
        }) {
            let uniform = own[place]
            let declaration = text.catalogue.declaration(named: uniform.name)
            var maker = KnobMaker(uniform, declaration, in: group, prefix: prefix, path: text.path)
            let slots = maker.slots().filter { taken.insert($0.parameter.name).inserted }
            for complaint in maker.complaints {
                if let declaration {
                    warnings.append(text.warning(complaint, about: declaration))
                } else {
                    warnings.append(Diagnostic(in: text.path, complaint, severity: .warning))
                }
            }
            if let declaration, uniform.isUnset(by: declaration), !uniform.isFactor {
                let complaint = "uniform '\(uniform.name)' is 0 and nothing sets it"
                warnings.append(text.warning(complaint, about: declaration))
                unset.append(uniform.name)
            }
            if !slots.isEmpty { bindings.append(Binding(uniform: uniform, slots: slots)) }
        }
        for element in text.allSwitches {
            let (name, isOn) = (element.name, element.isOnAtFirst)
            let uniform = ActiveUniform(name, .bool(1), default: [isOn ? 1 : 0])
            var maker = KnobMaker(uniform, element.declaration, in: group, prefix: prefix, path: text.path)
            let slots = maker.slots().filter { taken.insert($0.parameter.name).inserted }
            if !slots.isEmpty { bindings.append(Binding(uniform: uniform, slots: slots)) }
        }
        self.bindings = bindings
        self.warnings = warnings
        self.unset = unset
        parameters = bindings.flatMap { $0.slots.map(\.parameter) }
    }

    /// What the uniforms are to be while the knobs stand as they do.
    public func settings(_ knobs: Knobs) -> [UniformSetting] {
        bindings.flatMap { $0.settings(knobs) }
    }
}

extension ActiveUniform {
    /// It is 0 until its knob is turned, which its writer may not have expected.
    func isUnset(by declaration: UniformDeclaration) -> Bool {
        switch kind {
        case .float, .int, .uint, .matrix: break
        case .bool, .picture, .cube, .other: return false
        }
        return declaration.initialiser == nil && declaration.notes.isPlain && self.default.allSatisfy { $0 == 0 }
            && !name.contains(".")
    }

    /// Something is multiplied by it, by its name: with 0, nothing would be left.
    var isFactor: Bool {
        guard kind == .float(1), length == 1 else { return false }
        let word = name.lowercased().filter { $0 != "_" }
        return Self.factors.contains(word.hasPrefix("u") ? String(word.dropFirst()) : word)
    }

    private static let factors: Set = ["alpha", "opacity", "scale", "zoom", "gain", "brightness", "intensity"]
}

extension EffectText {
    fileprivate func warning(_ message: String, about declaration: UniformDeclaration) -> Diagnostic {
        let source = sources.first { $0.name == declaration.file }
        return source?.diagnostic(
            line: declaration.line, column: declaration.column, message, severity: .warning)
            ?? Diagnostic(in: declaration.file, line: declaration.line, message, severity: .warning)
    }
}
