/// Something that shaders are told, under one of the names that programs have for it.
struct GivenName: Hashable, Sendable {
    /// The types in which it may be declared, its own first.
    let types: [String]
    /// GLSL: a vec4 that begins with its parts; of a matrix all of it. nil where `effect.glsl` declares it itself.
    let value: String?
    /// The same where it is declared with three or four parts and they mean something else.
    var wideValue: String?

    init(_ types: [String], _ value: String?, wide wideValue: String? = nil) {
        self.types = types
        self.value = value
        self.wideValue = wideValue
    }

    /// nil where it has no value of this type.
    func value(as type: String) -> String? {
        // Of a matrix only a matrix is made.
        guard types.contains(type) || !type.hasPrefix("mat") && !types[0].hasPrefix("mat") else { return nil }
        let isWide = type == "vec3" || type == "vec4"
        return (isWide ? wideValue ?? value : value).flatMap { Self.converted($0, to: type) }
    }

    /// - Parameter value: a vec4, or a matrix of this type.
    static func converted(_ value: String, to type: String) -> String? {
        switch type {
        case "float", "double": "(\(value)).x"
        case "int", "uint": "\(type)((\(value)).x)"
        case "bool": "(\(value)).x != 0.0"
        case "vec2": "(\(value)).xy"
        case "vec3": "(\(value)).xyz"
        case "vec4", "mat3", "mat4": value
        case "ivec2", "uvec2", "dvec2": "\(type)((\(value)).xy)"
        case "ivec3", "uvec3", "dvec3": "\(type)((\(value)).xyz)"
        case "ivec4", "uvec4", "dvec4": "\(type)(\(value))"
        default: nil
        }
    }
}

/// A name with the type in which a shader has it.
struct GivenValue: Hashable, Sendable {
    let name: String
    let type: String
    let value: String
    /// The shader's own line declares it, perhaps under a condition.
    var isInText = false
    /// It reads what the shader declares, so that it has no value before the shader begins.
    var isLate = false

    /// The variable that it is a part of, where it is one.
    var markedAs: String?

    /// What is defined beside the shader's own declaration, if that counts.
    var mark: String { "ZT_HAS_\(markedAs ?? name)" }

    /// Before the shader's text: what it declares under no name of its own.
    /// - Parameter areEmpty: none has its value yet.
    static func declarations(_ all: [GivenValue], areEmpty: Bool = false) -> String {
        all.filter { !$0.isInText }.map {
            areEmpty || $0.isLate
                ? "\($0.type) \($0.name) = \($0.type)(0);\n" : "\($0.type) \($0.name) = \($0.value);\n"
        }.joined()
    }

    /// After it: a function that tells all of them to the shader, for the place that it is at.
    static func telling(_ all: [GivenValue]) -> String {
        let lines = all.map { given in
            let line = "    \(given.name) = \(given.value);\n"
            return given.isInText ? "#ifdef \(given.mark)\n\(line)#endif\n" : line
        }
        return "void zt_tell() {\n\(lines.joined())}\n"
    }
}
