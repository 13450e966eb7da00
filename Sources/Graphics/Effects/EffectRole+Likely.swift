extension EffectRole {
    /// What a shader seems to be written for, by what it reads.
    public static func likely(
        path: String, folders: [String] = [], read: (String) throws(EffectFileError) -> [UInt8]
    ) -> EffectRole {
        if let bytes = try? read(path), let header = try? ISFHeader.read(bytes, of: path) {
            return ISFProject.role(of: header)
        }
        let names = Set(
            Token.all(of: Flattener(path, library: EffectLibrary.texts, folders: folders, read: read).text.code)
                .lazy.filter { $0.kind == .name }.map(\.text))
        if !names.isDisjoint(with: EffectNames.functions(of: .post)) { return .post }
        let ofCards = Set(EffectNames.functions(of: .face)).union(GivenName.onCards.keys).union(["bend"])
            // What glslViewer hands over from a model is of that name too.
            .subtracting(names.contains("varying") ? ["v_normal"] : [])
        return names.isDisjoint(with: ofCards) ? .backdrop : .face
    }
}
