extension ShaderSource {
    /// The effects that come with the program: what cards look like.
    public static let faces = sources(in: "faces")
    /// What is behind everything.
    public static let backdrops = sources(in: "backdrops")
    /// What becomes of the whole picture.
    public static let posts = sources(in: "post")
    /// How one picture becomes the next.
    public static let transitions = sources(in: "transitions")
    /// What `#include <name>` finds.
    public static let libraries = sources(in: "lib")

    /// What shaders of other programs include and do not bring along, by the names that it has there.
    public static var hosts: [String: String] {
        Dictionary(uniqueKeysWithValues: BuiltInText.all(in: "hosts").map { ($0.path, $0.text) })
    }

    /// What a shader of the user's own may begin as, by path.
    public static var beginnings: [(path: String, text: String)] { BuiltInText.all(in: "beginnings") }

    /// By the names of their files without what follows the point.
    private static func sources(in folder: String) -> [ShaderSource] {
        BuiltInText.all(in: folder).map { ShaderSource(String($0.path.prefix { $0 != "." }), text: $0.text) }
    }
}
