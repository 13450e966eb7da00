internal import CardContent
internal import LayoutCore
internal import ZoeStyle

/// The scenes that come with the program. Each is a document like any other, a file of the folder Scenes.
extension Scene {
    /// Their names, the one that is shown first in front.
    public static let builtInNames = BuiltInDocument.all.map(\.name)

    public static func builtIn(_ name: String) -> Scene? {
        let wanted = Suggestion.comparable(name)
        return BuiltInDocument.all.first { Suggestion.comparable($0.name) == wanted }?.scene
    }

    /// The one that shows a layout best: that of its name, else the first.
    public static func showing(layout name: String) -> Scene? {
        if let scene = builtIn(name), scene.layout.name == name { return scene }
        return BuiltInDocument.all.lazy.map(\.scene).first { $0.layout.name == name }
    }

    /// All of them, read.
    public static let builtIn = BuiltInDocument.all.map(\.scene)

    /// Those that show an effect: a shader for cards, for what is behind them, or for the whole picture.
    public static let effects = BuiltInDocument.all.filter(\.group.isOfEffects).map(\.scene)

    /// All of them by what they show, each with its name, title and note.
    public static let groups = groups(BuiltInDocument.Group.allCases)

    /// Those that move, each by a timeline of its own.
    public static let moving = BuiltInDocument.all.filter { $0.group == .motion }.map(\.scene)

    /// The names of all others.
    public static let layoutNames = layoutDocuments.map(\.name)

    /// What is shown where all is to be seen on one page: every layout, and a taste of the effects. More of them would take
    /// long to draw, and layouts would be lost among them.
    public static var galleryGroups: [(title: String, scenes: [Scene])] {
        groups(BuiltInDocument.Group.allCases.filter(\.isOfLayouts))
            + [("Effects", effects.filter { ["neon", "polaroid", "aurora", "tilt-shift"].contains($0.name) })]
    }

    /// The effects, by what they are on.
    public static var effectGroups: [(title: String, scenes: [Scene])] {
        groups(BuiltInDocument.Group.allCases.filter(\.isOfEffects))
    }

    private static func groups(_ groups: [BuiltInDocument.Group]) -> [(title: String, scenes: [Scene])] {
        groups.map { group in (group.title, BuiltInDocument.all.filter { $0.group == group }.map(\.scene)) }
    }

    /// A layout with nothing arranged: generated covers on an evening sky.
    public static var plain: Scene {
        var scene = Scene()
        scene.backdrop = .gradient(top: Colour(hex: 0x2B2D42), bottom: Colour(hex: 0x0B0C14))
        return scene
    }

    private static let layoutDocuments = BuiltInDocument.all.filter(\.group.isOfLayouts)
}
