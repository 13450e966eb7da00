internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The scene at hand as a picture; a click shows those that come with the program, and one's own.
enum SceneChooser {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let scene = editor.scene
        let title = editor.name + (panel.isChanged ? " •" : "")
        let isClicked = ChooserRow.draw(
            "scene", title: title, note: editor.path ?? scene.note,
            help: "the scene: a click shows the built-in ones and your own; { and } go through them", panel
        ) { low, width, height in
            outline(of: scene, at: low, width, height, isLit: true)
        }
        if isClicked { UI.open(popup: "scenes") }
        popup(&editor, &panel, panel.window.unitsPerPoint)
    }

    private static func outline(of scene: Scene, at low: Point, _ width: Double, _ height: Double, isLit: Bool) {
        Thumbnail.all[scene.layout.name]?.draw(at: low, width: width, height: height, isLit: isLit)
    }

    // MARK: All of them

    private struct Grid {
        let points: Double
        let columns: Int
        let cell: Size
        let height: Double
        var gap: Double { 4 * points }
        var width: Double { Double(columns) * (cell.width + gap) + 12 * points }

        init(_ measure: WindowMeasure, left: Double, _ points: Double) {
            self.points = points
            let window = measure.size
            // Beside the panel where two columns fit there; else over it.
            let beside = left - 40 * points
            let room = beside > 340 * points ? beside : Double(window.width) - 44 * points
            let grid = room - 16 * points
            columns = max(1, min(5, Int(grid / (148 * points))))
            let width = max(80 * points, min(160 * points, (grid / Double(columns)) - 4 * points))
            cell = Size(width: width, height: width / Previews.aspect + 50 * points)
            height = Double(window.height) - 48 * points
        }
    }

    private static func popup(_ editor: inout EditorModel, _ panel: inout PanelContext, _ points: Double) {
        let left = Double(uiWindowPlace().x) - 6 * points
        let grid = Grid(panel.window, left: left, points)
        let isBeside = left > grid.width + 30 * points
        UI.placeNext(isBeside ? left : Double(panel.window.size.width) - 8 * points, 12 * points, pivot: (1, 0))
        UI.popup("scenes") {
            uiPushSpacing(Float(grid.gap), Float(grid.gap))
            UI.child("cells", width: grid.width, height: grid.height) {
                for group in Scene.groups {
                    heading(group.title, points)
                    for (number, scene) in group.scenes.enumerated() {
                        if number % grid.columns > 0 { uiSameLine(0, -1) }
                        draw(scene, &editor, &panel, grid)
                    }
                }
                own(&editor, &panel, grid)
            }
            uiPopStyles(1)
        }
    }

    private static func heading(_ text: String, _ points: Double) {
        uiSpace(0, Float(3 * points))
        UI.font(.bold) { UI.coloured(Theme.accent, text) }
    }

    private static func draw(_ scene: Scene, _ editor: inout EditorModel, _ panel: inout PanelContext, _ grid: Grid) {
        let isHere = editor.scene.name == scene.name && editor.path == nil
        let isChosen = cell(
            "scene \(scene.name)", .scene(scene.name), scene.title, scene.note, isHere, panel, grid
        ) { low, width, height in
            outline(of: scene, at: low, width, height, isLit: isHere)
        }
        guard isChosen else { return }
        editor.open(scene, path: nil)
        uiClosePopup()
    }

    private static func cell(
        _ id: String, _ subject: ViewerSubject, _ title: String, _ note: String, _ isHere: Bool, _ panel: PanelContext,
        _ grid: Grid, outline: (Point, Double, Double) -> Void
    ) -> Bool {
        let points = grid.points
        let low = uiScreenCursor().point
        let isClicked = UI.invisibleButton(id, width: grid.cell.width, height: grid.cell.height)
        panel.places.note(id)
        guard UI.isVisible else { return isClicked }
        let isHovered = uiIsHovered()
        let high = Point(x: low.x + grid.cell.width, y: low.y + grid.cell.height)
        if isHovered || isHere {
            let fill = isHere ? Theme.accent.faded(0.22) : UIColour(0xFFFFFF, 0.09)
            UI.fillRect(low, high, fill, rounding: 6 * points, on: UILayerWindow)
        }
        let margin = 5 * points
        let width = grid.cell.width - 2 * margin
        let corner = Point(x: low.x + margin, y: low.y + margin)
        let foot = Point(x: corner.x + width, y: corner.y + width / Previews.aspect)
        if let picture = panel.previews.picture(of: subject) {
            UI.picture(picture, corner, foot, rounding: 5 * points, on: UILayerWindow)
        } else {
            outline(corner, width, foot.y - corner.y)
        }
        UI.clip(low, Point(x: high.x - margin, y: high.y)) {
            UI.write(
                title, at: Point(x: corner.x, y: foot.y + 3 * points), isHere ? Theme.ink : Theme.ink.faded(0.9), .bold,
                size: 12 * points, on: UILayerWindow)
            UI.write(
                note, at: Point(x: corner.x, y: foot.y + 18 * points), Theme.faint, .text, size: 10.5 * points,
                wrap: width, on: UILayerWindow)
        }
        return isClicked
    }

    // MARK: One's own

    private static func own(_ editor: inout EditorModel, _ panel: inout PanelContext, _ grid: Grid) {
        let names = panel.files.presets()
        heading("Yours", grid.points)
        if names.isEmpty { UI.faint("none yet: the one at hand can be kept among them") }
        for (number, name) in names.enumerated() {
            if number % grid.columns > 0 { uiSameLine(0, -1) }
            let isHere = editor.scene.title == name
            let isChosen = cell("preset \(name)", .preset(name), name, "", isHere, panel, grid) { low, width, height in
                let high = Point(x: low.x + width, y: low.y + height)
                UI.fillRect(low, high, UIColour(0x0B0B10, 0.6), rounding: height * 0.09, on: UILayerWindow)
            }
            UI.menu("own \(name)") {
                if UI.item("Remove") { panel.ask(.removePreset(name)) }
            }
            guard isChosen else { continue }
            panel.ask(.openPreset(name))
            uiClosePopup()
        }
        if UI.button("Keep this one…") {
            panel.ask(.perform(.keepPreset))
            uiClosePopup()
        }
        panel.places.note("keepPreset")
    }
}
