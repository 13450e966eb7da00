extension EffectText {
    /// With what has to be drawn before it.
    func drawn(after passes: [EffectPass]) -> EffectText {
        guard !passes.isEmpty else { return self }
        var text = self
        text.passes = passes
        for pass in passes.map(\.text) {
            text.files += pass.files.filter { !text.files.contains($0) }
            text.catalogue.add(allOf: pass.catalogue)
            text.usesTime = text.usesTime || pass.usesTime
            text.usesDate = text.usesDate || pass.usesDate
            text.usesPointer = text.usesPointer || pass.usesPointer
            text.usesSound = text.usesSound || pass.usesSound
        }
        text.usesTime = text.usesTime || text.keepsFormer
        text.isOfCardAlone = false
        return text
    }

    /// What it looks like depends on the frames before.
    public var keepsFormer: Bool { passes.contains(where: \.keepsFormer) }

    /// The same without its passes: what its own program is made of.
    public var alone: EffectText {
        guard !passes.isEmpty else { return self }
        var alone = self
        alone.passes = []
        alone.files = []
        return alone
    }

    /// The files of pictures that it or its passes read, whatever knobs say.
    public var pictures: Set<String> {
        let own = inputs.values.flatMap { input -> [String] in
            switch input {
            case .picture(let path): [path]
            case .cube(let paths): paths
            default: []
            }
        }
        return passes.reduce(Set(own)) { $0.union($1.text.pictures) }
    }

    /// It or one of its passes reads the whole picture by a sampler.
    public var readsScene: Bool { inputs.values.contains(.scene) || passes.contains { $0.text.readsScene } }

    /// It or one of its passes reads `iChannel0` without saying what that is: over the whole picture it is the picture.
    public var readsPictureByChannel: Bool {
        definitions.contains("CHANNEL0") && inputs["iChannel0"] == nil
            || passes.contains { $0.text.readsPictureByChannel }
    }

    /// It or one of its passes asks which keys are pressed.
    public var readsKeyboard: Bool { inputs.values.contains(.keyboard) || passes.contains { $0.text.readsKeyboard } }

    /// Whether one of its samplers reads this pass.
    func reads(_ pass: String) -> Bool {
        inputs.contains { name, input in
            guard input == .pass(pass) else { return false }
            // Channels that the text does not name are not declared.
            return !name.hasPrefix("iChannel") || definitions.contains("CHANNEL\(name.dropFirst(8))")
        }
    }

    /// No knob is for it: passes, the picture or the program say what it is.
    func isGiven(_ uniform: String) -> Bool {
        if role == .transition, uniform == EffectNames.progress { return true }
        if inputs[uniform] != nil || passes.contains(where: { $0.text.isGiven(uniform) }) { return true }
        if passes.contains(where: { $0.constants.contains { $0.name == uniform } }) { return true }
        return sizedSampler(uniform) != nil
    }

    /// `u_tex0` of `u_tex0Resolution`, which says how large what is read is.
    public func sizedSampler(_ uniform: String) -> String? {
        guard uniform.hasSuffix("Resolution") else { return nil }
        let sampler = String(uniform.dropLast("Resolution".count))
        let isDeclared = inputs[sampler] != nil || catalogue.declaration(named: sampler)?.type == "sampler2D"
        return isDeclared ? sampler : nil
    }
}

extension UniformCatalogue {
    fileprivate mutating func add(allOf other: UniformCatalogue) {
        for uniform in other.uniforms { add(uniform) }
        for (structure, members) in other.members where self.members[structure] == nil {
            for member in members { add(member: member, of: structure) }
        }
    }
}
