internal import CZoeEpoxy
internal import ZoeOpenGL
internal import ZoeUserShaders

/// A uniform as OpenGL tells of it, and where its values go.
struct ProgramUniform {
    private(set) var active: ActiveUniform
    let place: Place

    enum Place {
        case alone(GLint)
        /// In a uniform block: bytes from one to the next, and from column to column.
        case inBlock(Int, offset: Int, step: Int, column: Int, isRowMajor: Bool)
    }

    /// As the user's shader calls it; nil for what is ours.
    var ofUser: ProgramUniform? {
        var named = self
        named.active.name = EffectText.ownName(of: active.name)
        return named.active.name.hasPrefix("zt_") ? nil : named
    }

    static func all(of program: GLuint) -> [ProgramUniform] {
        (0..<GLuint(max(0, zglActiveUniformCount(program)))).compactMap { ProgramUniform(program, $0) }
    }

    private init?(_ program: GLuint, _ index: GLuint) {
        var (length, code) = (GLint(0), GLenum(0))
        var text = [CChar](repeating: 0, count: 512)
        unsafe zglActiveUniform(program, index, &length, &code, GLsizei(text.count), &text)
        var name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard !name.isEmpty, !name.hasPrefix("gl_"), let kind = ActiveUniform.Kind(code) else { return nil }
        if name.hasSuffix("[0]") { name.removeLast(3) }
        func property(_ kind: Int32) -> Int { Int(zglUniformProperty(program, index, GLenum(kind))) }
        // Asked first, as Mesa finds a name at once, and looks through all uniforms for the number of one.
        let first = unsafe zglGetUniformLocation(program, name)
        if first < 0 {
            let block = property(GL_UNIFORM_BLOCK_INDEX)
            guard block >= 0 else { return nil }
            place = .inBlock(
                block, offset: property(GL_UNIFORM_OFFSET), step: property(GL_UNIFORM_ARRAY_STRIDE),
                column: property(GL_UNIFORM_MATRIX_STRIDE), isRowMajor: property(GL_UNIFORM_IS_ROW_MAJOR) != 0)
            active = ActiveUniform(name, kind, length: Int(length))
            return
        }
        place = .alone(first)
        active = ActiveUniform(
            name, kind, length: Int(length),
            default: Self.values(of: program, name, kind, length: Int(length), first: first))
    }

    /// What the program has by itself: zero, or what the shader says.
    private static func values(
        of program: GLuint, _ name: String, _ kind: ActiveUniform.Kind, length: Int, first: GLint
    ) -> [Double] {
        guard kind.parts > 0 else { return [] }
        return (0..<length).flatMap { element -> [Double] in
            let place = element == 0 ? first : unsafe zglGetUniformLocation(program, "\(name)[\(element)]")
            guard place >= 0 else { return Array(repeating: 0, count: kind.parts) }
            switch kind {
            case .float, .matrix:
                var values = [Float](repeating: 0, count: 16)
                unsafe zglGetUniformFloats(program, place, &values)
                return values.prefix(kind.parts).map(Self.shortest)
            case .int, .uint, .bool:
                var values = [GLint](repeating: 0, count: 4)
                unsafe zglGetUniformInts(program, place, &values)
                return values.prefix(kind.parts).map(Double.init)
            case .picture, .cube, .other: return []
            }
        }
    }

    /// The number that was written: 0.1, and not the double next to the float next to it.
    private static func shortest(_ value: Float) -> Double { Double("\(value)") ?? 0 }
}

extension GLProgram {
    /// Its active uniforms, as the linker has found them.
    func activeUniforms() -> [ProgramUniform] { ProgramUniform.all(of: name) }
}

extension ActiveUniform.Kind {
    /// Nil for what OpenGL has under a code that has no GLSL name.
    fileprivate init?(_ code: GLenum) {
        switch Int32(code) {
        case GL_FLOAT: self = .float(1)
        case GL_FLOAT_VEC2: self = .float(2)
        case GL_FLOAT_VEC3: self = .float(3)
        case GL_FLOAT_VEC4: self = .float(4)
        case GL_INT: self = .int(1)
        case GL_INT_VEC2: self = .int(2)
        case GL_INT_VEC3: self = .int(3)
        case GL_INT_VEC4: self = .int(4)
        case GL_UNSIGNED_INT: self = .uint(1)
        case GL_UNSIGNED_INT_VEC2: self = .uint(2)
        case GL_UNSIGNED_INT_VEC3: self = .uint(3)
        case GL_UNSIGNED_INT_VEC4: self = .uint(4)
        case GL_BOOL: self = .bool(1)
        case GL_BOOL_VEC2: self = .bool(2)
        case GL_BOOL_VEC3: self = .bool(3)
        case GL_BOOL_VEC4: self = .bool(4)
        case GL_FLOAT_MAT2: self = .matrix(columns: 2, rows: 2)
        case GL_FLOAT_MAT3: self = .matrix(columns: 3, rows: 3)
        case GL_FLOAT_MAT4: self = .matrix(columns: 4, rows: 4)
        case GL_FLOAT_MAT2x3: self = .matrix(columns: 2, rows: 3)
        case GL_FLOAT_MAT2x4: self = .matrix(columns: 2, rows: 4)
        case GL_FLOAT_MAT3x2: self = .matrix(columns: 3, rows: 2)
        case GL_FLOAT_MAT3x4: self = .matrix(columns: 3, rows: 4)
        case GL_FLOAT_MAT4x2: self = .matrix(columns: 4, rows: 2)
        case GL_FLOAT_MAT4x3: self = .matrix(columns: 4, rows: 3)
        case GL_SAMPLER_2D: self = .picture
        case GL_SAMPLER_CUBE: self = .cube
        case GL_SAMPLER_3D: self = .other("sampler3D")
        default: self = .other("0x" + String(code, radix: 16))
        }
    }
}
