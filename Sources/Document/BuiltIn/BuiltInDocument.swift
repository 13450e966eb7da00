internal import CZoeScenes

/// A file of the folder Scenes, as it was when the program was built.
struct BuiltInDocument: Sendable {
    let group: Group
    let name: String
    let text: String

    enum Group: String, CaseIterable {
        case showcases, systems, rows, rings, solids, piles, space, motion, faces, backdrops, post

        var title: String {
            switch self {
            case .showcases: "Showcases"
            case .systems: "As systems have them"
            case .rows: "Rows"
            case .rings: "Rings"
            case .solids: "Boxes and flips"
            case .piles: "Piles and pages"
            case .space: "In space"
            case .motion: "In motion, by a timeline"
            case .faces: "Effects on cards"
            case .backdrops: "Effects behind them"
            case .post: "Effects over everything"
            }
        }

        /// It shows a shader for cards, for what is behind them, or for the whole picture.
        var isOfEffects: Bool { [.faces, .backdrops, .post].contains(self) }
        /// It shows one layout, and stands still.
        var isOfLayouts: Bool { !isOfEffects && self != .motion }
    }

    /// In the order in which they are shown.
    static let all = (0..<scene_text_count()).map { index in
        let text = unsafe scene_text(index)
        return unsafe BuiltInDocument(
            group: Group(rawValue: String(cString: text.group))!, name: String(cString: text.name),
            text: String(cString: text.text))
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
