public import LayoutCore

extension EffectKnobs {
    /// What a shader's text declares, for texts that do not compile.
    public static func declared(
        in path: String, role: EffectRole, group: Parameter.Group, folders: [String] = [],
        read: (String) throws(EffectFileError) -> [UInt8]
    ) -> [Parameter] {
        // What the driver alone refuses has been read with its header and its passes.
        if let text = try? EffectText(path: path, role: role, folders: folders, read: read) {
            return text.declarations.flatMap { parameters(of: $0, path, group) }
        }
        let flat = Flattener(path, library: EffectLibrary.texts, folders: folders, read: read)
        let header = (try? ISFHeader.read((try? read(path)) ?? [], of: path)) ?? nil
        let told = (header?.inputs ?? []).filter { !$0.isSound && !ISFProject.picture.contains($0.name) }.map { input in
            UniformDeclaration(
                file: path, line: input.line, column: 1, type: input.glsl, name: input.name, length: nil,
                initialiser: nil, comments: [], notes: input.notes)
        }
        return (told + EffectReader(flat, role: role).catalogue.uniforms).flatMap { parameters(of: $0, path, group) }
    }

    /// What a shader declares and its compiler has left out, because the picture does not depend on it.
    public static func unused(
        in text: EffectText, _ active: [ActiveUniform], group: Parameter.Group
    ) -> [Parameter] {
        let used = Set(active.compactMap { $0.name.split { ".[".contains($0) }.first })
        return text.declarations
            .filter { declaration in !used.contains { declaration.name.split(separator: ".").first == $0 } }
            .flatMap { parameters(of: $0, text.path, group) }
    }

    private static func parameters(
        of declaration: UniformDeclaration, _ path: String, _ group: Parameter.Group
    ) -> [Parameter] {
        let uniform = ActiveUniform(declaration)
        var maker = KnobMaker(uniform, declaration, in: group, prefix: "", path: path)
        return maker.slots().map(\.parameter)
    }
}

extension ActiveUniform {
    /// As the compiler would tell of it.
    fileprivate init(_ declaration: UniformDeclaration) {
        let kind = Kind(type: declaration.type)
        let length = declaration.length.flatMap { Int($0) } ?? 1
        var initial: [Double] = []
        if let initialiser = declaration.initialiser, length == 1,
            let numbers = ArgumentList.numbers([initialiser])
        {
            let isForAll = numbers.count == 1 && kind.parts > 1
            initial = isForAll ? Array(repeating: numbers[0], count: kind.parts) : numbers
        }
        self.init(declaration.name, kind, length: max(1, length), default: initial)
    }
}

extension ActiveUniform.Kind {
    /// By GLSL's name for it.
    fileprivate init(type: String) {
        let size = type.last.flatMap { Int(String($0)) } ?? 1
        self =
            switch type {
            case "float", "vec2", "vec3", "vec4": .float(size)
            case "int", "ivec2", "ivec3", "ivec4": .int(size)
            case "uint", "uvec2", "uvec3", "uvec4": .uint(size)
            case "bool", "bvec2", "bvec3", "bvec4": .bool(size)
            case "mat2", "mat3", "mat4": .matrix(columns: size, rows: size)
            case "sampler2D": .picture
            case "samplerCube": .cube
            default: .other(type)
            }
    }
}
