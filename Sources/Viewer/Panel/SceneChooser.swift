internal import CImGui
internal import LayoutCore
internal import Scene

/// The scenes that come with the program, and one's own.
enum SceneChooser {
    private static let builtIn = Scene.builtIn

    static func draw(_ viewer: Viewer) {
        let title = viewer.theatre.name + (viewer.isChanged ? " •" : "")
        uiNextWidth(-1)
        UI.combo("##scene", preview: title) {
            for scene in builtIn {
                let isHere = viewer.theatre.scene.name == scene.name && viewer.theatre.path == nil
                if UI.selectable("\(scene.title)##\(scene.name)", isSelected: isHere) {
                    viewer.theatre.open(scene, path: nil)
                }
                viewer.places.note("scene \(scene.name)")
                UI.tooltip(scene.note)
            }
            own(viewer)
        }
        viewer.places.note("scene")
        UI.tooltip("scenes: the built-in ones and your own")
    }

    private static func own(_ viewer: Viewer) {
        let names = viewer.host.presets.names()
        uiSeparator()
        UI.font(.bold) { UI.coloured(Theme.accent, "Yours") }
        if names.isEmpty { UI.faint("none yet") }
        for name in names {
            if UI.selectable("\(name)##own") { viewer.open(preset: name) }
            viewer.places.note("preset \(name)")
            UI.menu("own \(name)") {
                if UI.item("Remove"), let complaint = viewer.host.presets.remove(name) {
                    viewer.say(complaint.text, .error)
                }
            }
        }
        if UI.selectable("Keep this one…") { viewer.perform(.keepPreset) }
        viewer.places.note("keepPreset")
    }
}
