internal import LayoutCore
internal import ZoeStyle

/// The one table of a scene. Its parts have owners: the stage has those of layout, motion and camera, the look its own, the walk its
/// own, and the shaders what they declare. Each takes from the scene's knobs what is its own.
enum SceneTable {
    /// The table of a scene with this layout and what its shaders declare.
    ///
    /// Scenes without shaders share the tables, which are much larger than what differs between them: there is a scene for each step
    /// that can be undone.
    static func table(of layout: LayoutKind, with shaders: [Parameter] = []) -> ParameterTable {
        if shaders.isEmpty, let shared = shared[layout.name], shared.stage == layout.table { return shared.whole }
        return composed(layout, shaders)
    }

    private static func composed(_ layout: LayoutKind, _ shaders: [Parameter]) -> ParameterTable {
        ParameterTable(layout.table.parameters + Parameter.look + Parameter.walk + shaders)
    }

    private static let shared = Dictionary(
        uniqueKeysWithValues: LayoutKind.all.map { ($0.name, (stage: $0.table, whole: composed($0, []))) })
}
