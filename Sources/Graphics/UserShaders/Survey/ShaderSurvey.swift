/// What a file is among shaders, by its text alone: nothing is compiled.
public struct ShaderSurvey: Hashable, Sendable {
    /// What it seems to be written for, by what it reads.
    public let role: EffectRole
    public let family: ShaderFamily
    /// It makes a picture. Others are laid into shaders, or are for another step of the graphics card.
    public let isShader: Bool

    public init(
        path: String, folders: [String] = [], read: (String) throws(EffectFileError) -> [UInt8]
    ) {
        let bytes = (try? read(path)) ?? []
        let hasHeader: Bool
        do throws(EffectFailure) {
            if let header = try ISFHeader.read(bytes, of: path) {
                (role, family, isShader) = (ISFProject.role(of: header), .isf, true)
                return
            }
            hasHeader = false
        } catch { hasHeader = true }
        let flat = Flattener(path, library: EffectLibrary.texts, folders: folders, read: read)
        let tokens = Token.all(of: flat.text.code)
        let names = Set(tokens.lazy.filter { $0.kind == .name }.map(\.text))
        let functions = OwnNames(tokens).functions
        role = Self.role(names)
        if hasHeader {
            family = .isf
        } else if flat.isOfFragmentarium {
            family = .fragmentarium
        } else if flat.files.contains(where: { $0.contains("lygia/") && $0 != path }) {
            family = .lygia
        } else {
            family = ShaderFamily(names, functions: functions)
        }
        // What a file lacks may be what it could not include.
        let hasEntry = !functions.isDisjoint(with: Self.entries) || flat.isOfFragmentarium && !flat.problems.isEmpty
        isShader =
            hasHeader
            || hasEntry && !flat.isOnlyIncluded && !names.contains("frontbuffer")
                && (family == .fragmentarium || !Self.isForAnotherStep(names, functions))
    }

    private static let entries: Set = ["main", "mainImage", "transition"]

    private static func role(_ names: Set<String>) -> EffectRole {
        if !names.isDisjoint(with: EffectNames.functions(of: .post)) { return .post }
        let ofCards = Set(EffectNames.functions(of: .face)).union(GivenName.onCards.keys).union(["bend"])
            // What glslViewer hands over from a model is of that name too.
            .subtracting(names.contains("varying") ? ["v_normal"] : [])
        return names.isDisjoint(with: ofCards) ? .backdrop : .face
    }

    /// A shader for vertices, for geometry, or for computing.
    private static func isForAnotherStep(_ names: Set<String>, _ functions: Set<String>) -> Bool {
        if !names.isDisjoint(with: ["EmitVertex", "gl_GlobalInvocationID", "local_size_x", "gl_TessCoord"]) {
            return true
        }
        return names.contains("gl_Position") && !functions.contains("mainImage")
            && names.isDisjoint(with: ["gl_FragColor", "gl_FragData", "gl_FragCoord"])
    }
}

extension EffectRole {
    /// What a shader seems to be written for, by what it reads.
    public static func likely(
        path: String, folders: [String] = [], read: (String) throws(EffectFileError) -> [UInt8]
    ) -> EffectRole {
        ShaderSurvey(path: path, folders: folders, read: read).role
    }
}
