extension ShaderSource {
    /// The effects that come with the program: what cards look like.
    public static let faces = sources(in: .faces)
    /// What is behind everything.
    public static let backdrops = sources(in: .backdrops)
    /// What becomes of the whole picture.
    public static let posts = sources(in: .post)
    /// What `#include <name>` finds.
    public static let libraries = sources(in: .lib)

    /// What shaders of other programs include and do not bring along, by the names that it has there.
    public static var hosts: [String: String] {
        Dictionary(
            uniqueKeysWithValues: BuiltInText.all.filter { $0.folder == .hosts }.map { ($0.name, $0.text) })
    }

    /// By the names of their files without what follows the point.
    private static func sources(in folder: BuiltInText.Folder) -> [ShaderSource] {
        BuiltInText.all.filter { $0.folder == folder }.map { file in
            ShaderSource(String(file.name.prefix { $0 != "." }), text: file.text)
        }
    }
}
