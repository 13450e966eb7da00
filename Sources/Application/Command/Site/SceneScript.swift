import ZoeDocument
import ZoeImages

/// A scene as a script that brings it to `<zoe-scene src="…">`: a page that was opened from a disk may load nothing else. All of it
/// is letters of ours, whatever the scene's words are.
struct SceneScript {
    let title: String
    private let parts: [(name: String, letters: String)]
    /// What its cards and shaders show, as a script would have it.
    let pictures: String
    /// By which two scenes with the same pictures know it.
    let picturesName: String
    let hasPictures: Bool

    init(_ page: PageScene) {
        title = page.title
        parts = page.parts(withShaders: false).map { ($0.name, DenseText.text(of: $0.bytes)) }
        let files = page.pictures.files
        hasPictures = !files.isEmpty
        pictures =
            "[" + files.map { "[\"\($0.type)\",\"\(DenseText.text(of: $0.bytes))\"]" }.joined(separator: ",\n") + "]"
        picturesName = PagePolicy.nonce(for: pictures)
    }

    /// - Parameter shared: where its pictures are, if other scenes show the same ones; from the script's own place.
    func text(picturesAt shared: String?) -> String {
        let fields =
            parts.map { "\"\($0.name)\":\"\($0.letters)\"" } + [
                "\"pictures\":\(shared.map { "\"\($0)\"" } ?? pictures)"
            ]
        return Self.script("{\(fields.joined(separator: ",\n"))}")
    }

    var pictureText: String { Self.script(pictures) }

    private static func script(_ value: String) -> String {
        "(self.zoetropeParts ??= {})[document.currentScript.src] = \(value);\n"
    }
}
