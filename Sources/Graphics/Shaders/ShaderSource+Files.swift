extension ShaderSource {
    /// The files of these folders of `Shaders/internal`, as they are written, for whoever composes them elsewhere.
    public static func files(inFolders folders: [String]) -> [(path: String, text: String)] {
        replaceable.compactMap { name in
            let path = name.dropFirst("internal/".count)
            guard let folder = path.split(separator: "/").first, folders.contains(String(folder)) else { return nil }
            return (String(path), wholeText(of: name))
        }
    }
}
