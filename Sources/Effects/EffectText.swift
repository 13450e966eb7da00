/// A shader of the user's own, read from its files and made ready for the compiler.
public struct EffectText: Hashable, Sendable {
    public let role: EffectRole
    public let path: String
    /// All files that it is made of, itself first; also included ones that could not be read.
    public let files: [String]
    /// Includes laid in and names replaced by others of the same length, so that every column is still the writer's.
    public let body: String
    /// What the sources around it see as `#define`.
    public let definitions: [String]
    /// It says that other cards shine through it.
    public let isTranslucent: Bool
    /// It asks for the time, so that the picture goes on by itself.
    public let usesTime: Bool
    public let usesPointer: Bool

    /// - Parameter read: the bytes of a file; throws why there are none, as a person would say it.
    public init(
        path: String, role: EffectRole, read: (String) throws(EffectFileError) -> [UInt8]
    ) throws(EffectFailure) {
        let bytes: [UInt8]
        do { bytes = try read(path) } catch { throw EffectFailure([Diagnostic(in: path, "\(error)")]) }
        self.role = role
        self.path = path
        files = [path]
        body = String(decoding: bytes, as: UTF8.self).replacing("void main(", with: "void zt_m(")
            .replacing("gl_FragCoord", with: "zt_FragCoord").replacing("gl_FragColor", with: "zt_FragColor")
            .replacing("#pragma translucent", with: "")
        var definitions = body.contains("mainImage") ? ["ENTRY_IMAGE"] : ["ENTRY_MAIN", "OUTPUT zt_FragColor"]
        for (word, need) in [
            ("cardColour", "NEEDS_CARD"), ("cardPicture", "NEEDS_PICTURE"), ("cardLabel", "NEEDS_LABEL"),
            ("sceneColour", "NEEDS_SCENE"), ("sceneDepth", "NEEDS_DEPTH"), ("bend", "NEEDS_BEND"),
        ] where body.contains(word) { definitions.append(need) }
        for channel in 0..<4 where body.contains("iChannel\(channel)") { definitions.append("CHANNEL\(channel)") }
        self.definitions = definitions
        usesPointer = body.contains("u_mouse") || body.contains("iMouse")
        usesTime = body.contains("u_time") || body.contains("iTime")
        isTranslucent = String(decoding: bytes, as: UTF8.self).contains("#pragma translucent")
    }

    /// What the compiler or the linker said, in the writer's lines and columns.
    /// - Parameter number: of the body among the sources, as messages have it.
    public func diagnostics(from log: String, source number: Int) -> [Diagnostic] {
        log.split(separator: "\n").map { Diagnostic(in: path, String($0), severity: $0.contains("warning") ? .warning : .error) }
    }
}

/// Why a file has no text to give.
public struct EffectFileError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) { self.description = description }
}
