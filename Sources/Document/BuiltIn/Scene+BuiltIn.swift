internal import LayoutCore
internal import ZoeStyle

/// The scenes that come with the program. Each is a document like any other, written out in a file of its family.
extension Scene {
    /// Their names, the one that is shown first in front.
    public static let builtInNames = documents.map(\.name)

    public static func builtIn(_ name: String) -> Scene? {
        let wanted = Suggestion.comparable(name)
        guard let document = documents.first(where: { Suggestion.comparable($0.name) == wanted }) else { return nil }
        return document.scene
    }

    /// All of them, read.
    public static let builtIn = documents.map(\.scene)

    /// Those that show an effect: a shader for cards, for what is behind them, or for the whole picture.
    public static let effects = effectDocuments.map(\.scene)

    /// All of them by what they show, each with its name, title and note.
    public static let groups: [(title: String, scenes: [Scene])] = [
        ("Showcases", [opening] + showcases), ("As systems have them", systems), ("Rows", rows), ("Rings", rings),
        ("Effects on cards", faceEffects), ("Effects behind them", backdropEffects),
        ("Effects over everything", postEffects),
    ].map { ($0.0, $0.1.map(\.scene)) }

    /// The names of all others.
    public static let layoutNames = layoutDocuments.map(\.name)

    /// What is shown where all is to be seen on one page: every layout, and a taste of the effects. More of them would take
    /// their time, and layouts would drown among them.
    public static var gallery: [Scene] {
        layoutDocuments.map(\.scene)
            + effects.filter { ["neon", "polaroid", "aurora", "tilt-shift"].contains($0.name) }
    }

    /// A layout with nothing arranged: generated covers on an evening sky.
    public static var plain: Scene {
        var scene = Scene()
        scene.backdrop = .gradient(top: Colour(hex: 0x2B2D42), bottom: Colour(hex: 0x0B0C14))
        return scene
    }

    struct Document: Sendable {
        let name: String
        private let text: String

        /// - Parameter text: the document but for its beginning, which is the same in all.
        init(_ name: String, _ text: String) {
            self.name = name
            self.text = "{\"zoetrope\": 1, \"name\": \"\(name)\",\n\(text)}"
        }

        /// Read each time anew: nobody shows more than a few of them.
        var scene: Scene {
            do {
                let (scene, warnings) = try Scene.read(text)
                assert(warnings.isEmpty, "\(name): \(warnings)")
                return scene
            } catch {
                preconditionFailure("the built-in scene \(name) is broken: \(error)")
            }
        }
    }

    static let documents = layoutDocuments + effectDocuments
    private static let layoutDocuments = [opening] + showcases + systems + rows + rings
    private static let effectDocuments = faceEffects + backdropEffects + postEffects
}
