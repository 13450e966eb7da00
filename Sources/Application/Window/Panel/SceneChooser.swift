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
            help:
                "the scene: a click shows the built-in ones and your own, to be found by any word; { and } go through them",
            panel
        ) { low, width, height in
            outline(of: scene, at: low, width, height, isLit: true)
        }
        if isClicked {
            panel.overlay.sceneSearch.begin()
            UI.open(popup: "scenes")
        }
        popup(&editor, &panel, panel.window.unitsPerPoint)
    }

    private static func outline(of scene: Scene, at low: Point, _ width: Double, _ height: Double, isLit: Bool) {
        Thumbnail.still(of: scene.layout).draw(at: low, width: width, height: height, isLit: isLit)
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
            height = Double(window.height) - 84 * points
        }
    }

    private static func popup(_ editor: inout EditorModel, _ panel: inout PanelContext, _ points: Double) {
        let left = Double(uiWindowPlace().x) - 6 * points
        let grid = Grid(panel.window, left: left, points)
        let isBeside = left > grid.width + 30 * points
        UI.placeNext(isBeside ? left : Double(panel.window.size.width) - 8 * points, 12 * points, pivot: (1, 0))
        UI.popup("scenes") {
            var search = panel.overlay.sceneSearch
            let isEntered = search.draw("scene search", hint: "find a scene by any word", &panel)
            panel.overlay.sceneSearch = search
            let words = search.words
            var first: Scene?
            uiPushSpacing(Float(grid.gap), Float(grid.gap))
            UI.child("cells", width: grid.width, height: grid.height) {
                for group in Scene.groups {
                    let scenes = group.scenes.filter { $0.fits(words, in: group.title) }
                    guard !scenes.isEmpty else { continue }
                    first = first ?? scenes.first
                    ChooserSearch.heading(group.title, points)
                    for (number, scene) in scenes.enumerated() {
                        if number % grid.columns > 0 { uiSameLine(0, -1) }
                        draw(scene, &editor, &panel, grid)
                    }
                }
                own(&editor, &panel, grid, words)
            }
            uiPopStyles(1)
            if isEntered, !words.isEmpty, let first { choose(first, &editor) }
        }
    }

    private static func choose(_ scene: Scene, _ editor: inout EditorModel) {
        editor.open(scene, path: nil)
        uiClosePopup()
    }

    private static func draw(_ scene: Scene, _ editor: inout EditorModel, _ panel: inout PanelContext, _ grid: Grid) {
        let isHere = editor.scene.name == scene.name && editor.path == nil
        let isChosen = cell(
            "scene \(scene.name)", .scene(scene.name), scene.title, scene.note, isHere, panel, grid
        ) { low, width, height in
            outline(of: scene, at: low, width, height, isLit: isHere)
        }
        if isChosen { choose(scene, &editor) }
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

    private static func own(
        _ editor: inout EditorModel, _ panel: inout PanelContext, _ grid: Grid, _ words: [Substring]
    ) {
        let names = panel.files.presets().filter { name in words.allSatisfy { name.lowercased().contains($0) } }
        if names.isEmpty, !words.isEmpty { return }
        ChooserSearch.heading("Yours", grid.points)
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

extension Scene {
    /// Every word is in what is said of it.
    fileprivate func fits(_ words: [Substring], in group: String) -> Bool {
        guard !words.isEmpty else { return true }
        let text = "\(name) \(title) \(note) \(layout.name) \(group)".lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}
