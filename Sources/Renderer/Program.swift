internal import CEpoxy
internal import Shaders

/// A pair of shaders, compiled and linked.
struct Program: ~Copyable {
    private let object: GLObject

    /// - Parameter definitions: what the sources see as `#define`.
    /// - Parameter library: functions that the fragment shader calls.
    init(
        _ vertex: ShaderSource, _ fragment: ShaderSource, library: [ShaderSource] = [], definitions: [String] = [],
        in ledger: Ledger
    ) throws(RendererError) {
        object = GLObject(.program, in: ledger)
        let first = try Self.compile([vertex], .vertex, definitions, ledger)
        let second = try Self.compile(library + [fragment], .fragment, definitions, ledger)
        zglAttachShader(object.name, first.name)
        zglAttachShader(object.name, second.name)
        zglLinkProgram(object.name)
        zglDetachShader(object.name, first.name)
        zglDetachShader(object.name, second.name)
        guard zglProgramLinked(object.name) else {
            let name = object.name
            let log = unsafe Self.log { unsafe zglProgramLog(name, $0, $1) }
            throw .shader("\(vertex.name) and \(fragment.name) do not fit: \(log)")
        }
    }

    private static func compile(
        _ sources: [ShaderSource], _ stage: GLStage, _ definitions: [String], _ ledger: Ledger
    ) throws(RendererError) -> GLObject {
        let shader = GLObject(.shader, in: ledger, stage: stage)
        let head = ["#version 330 core"] + definitions.map { "#define \($0)" }
        // Messages number the lines within each source, the last one being number 0.
        let whole = head + sources.reversed().enumerated().reversed().flatMap { ["#line 1 \($0)", $1.text] }
        let text = Array(whole.joined(separator: "\n").utf8CString)
        unsafe zglShaderSource(shader.name, text, GLint(text.count - 1))
        zglCompileShader(shader.name)
        guard zglShaderCompiled(shader.name) else {
            let name = shader.name
            let names = sources.map(\.name).joined(separator: " + ")
            throw .shader("\(names): \(unsafe log { unsafe zglShaderLog(name, $0, $1) })")
        }
        return shader
    }

    private static func log(_ read: (GLsizei, UnsafeMutablePointer<CChar>?) -> Void) -> String {
        var text = [CChar](repeating: 0, count: 4096)
        unsafe text.withUnsafeMutableBufferPointer { unsafe read(GLsizei($0.count), $0.baseAddress) }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func use() { zglUseProgram(object.name) }

    func uniform(_ name: String) -> GLint { unsafe zglGetUniformLocation(object.name, name) }

    func bindBlock(_ name: String, to place: UInt32) { unsafe zglBindUniformBlock(object.name, name, place) }
}
