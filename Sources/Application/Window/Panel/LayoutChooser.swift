internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// The layout at hand as a picture; a click shows all of them.
enum LayoutChooser {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext) {
        let points = panel.window.unitsPerPoint
        let width = Double(uiWidthLeft())
        let kind = editor.scene.layout
        let words = Words(kind, width: width, points)
        let height = max(58 * points, words.height)
        let low = uiScreenCursor().point
        if UI.invisibleButton("layout", width: width, height: height) {
            panel.overlay.layoutSearch.begin()
            UI.open(popup: "layouts")
        }
        panel.places.note("layout")
        let isHovered = uiIsHovered()
        UI.tooltip("the layout: a click shows them all, to be found by any word; [ and ] go through them")
        let high = Point(x: low.x + width, y: low.y + height)
        let fill = UIColour(0xFFFFFF, isHovered ? 0.12 : 0.07)
        UI.fillRect(low, high, fill, rounding: 7 * points, on: UILayerWindow)
        if words.hasPicture {
            let place = Point(x: low.x + Words.margin * points, y: low.y + (height - Words.picture.height * points) / 2)
            Thumbnail.still(of: kind).draw(
                at: place, width: Words.picture.width * points, height: Words.picture.height * points, isLit: true)
        }
        words.draw(at: low)
        let tip = Point(x: high.x - 13 * points, y: low.y + height / 2 + 2 * points)
        let arrow = [(-4.0, -4.0), (4.0, -4.0), (0.0, 1.5)].map {
            Point(x: tip.x + $0 * points, y: tip.y + $1 * points)
        }
        UI.fill(arrow, Theme.faint, on: UILayerWindow)
        popup(&editor, &panel, points)
    }

    /// The layout's name and what it is, whole: beside its picture where that leaves room for words, else in its place.
    private struct Words {
        let kind: LayoutKind
        let points: Double
        let hasPicture: Bool
        private let left: Double
        private let room: Double
        private let nameSize: Double

        static let margin = 6.0
        static let picture = Size(width: 46 * Thumbnail.aspect, height: 46)

        init(_ kind: LayoutKind, width: Double, _ points: Double) {
            self.kind = kind
            self.points = points
            let beside = (2 * Self.margin + Self.picture.width) * points
            hasPicture = width - beside > 130 * points
            left = hasPicture ? beside : 10 * points
            room = width - left - 24 * points
            let wide = UI.size(of: kind.name).x * 1.08 / Double(uiFontSize())
            nameSize = min(14 * points, room / max(wide, 1e-9))
        }

        private var help: Vector2 {
            // Measured in the panel's own letters, which are larger.
            let ratio = 12 * points / Double(uiFontSize())
            let size = UI.size(of: kind.info.summary, wrap: room / ratio)
            return Vector2(x: size.x * ratio, y: size.y * ratio)
        }

        var height: Double { 26 * points + help.y + 9 * points }

        func draw(at low: Point) {
            let x = low.x + left
            UI.write(
                kind.name, at: Point(x: x, y: low.y + 7 * points), Theme.ink, .bold, size: nameSize, on: UILayerWindow)
            UI.write(
                kind.info.summary, at: Point(x: x, y: low.y + 26 * points), Theme.faint, .text, size: 12 * points,
                wrap: room, on: UILayerWindow)
        }
    }

    // MARK: All of them

    private struct Grid {
        let points: Double
        let columns: Int
        let cell: Size
        let width: Double
        private let mostHeight: Double

        /// - Parameter left: of the panel.
        init(_ measure: WindowMeasure, left: Double, _ points: Double) {
            self.points = points
            let (window, gap) = (measure.size, 4 * points)
            cell = Size(width: 126 * points, height: 104 * points)
            // Beside the panel, so that one sees both, where four columns fit there.
            let beside = left - 44 * points
            let room = beside > 4 * (cell.width + gap) ? beside : Double(window.width) - 60 * points
            columns = max(1, min(5, Int((room - 12 * points) / (cell.width + gap))))
            width = Double(columns) * (cell.width + gap) + 12 * points
            mostHeight = Double(window.height) - 92 * points - Self.notePoints * points
        }

        /// How high the note is about the layout that is looked at.
        var noteHeight: Double { Self.notePoints * points }
        private static let notePoints = 62.0

        /// - Parameter count: all of them without groups; nil for the groups, which are more than there is room for.
        func height(for count: Int?) -> Double {
            guard let count else { return mostHeight }
            let rows = Double((max(count, 1) + columns - 1) / columns)
            return min(rows * (cell.height + 4 * points) + 4 * points, mostHeight)
        }
    }

    private static let search = LayoutSearch()

    private static func popup(_ editor: inout EditorModel, _ panel: inout PanelContext, _ points: Double) {
        let left = Double(uiWindowPlace().x) - 6 * points
        let grid = Grid(panel.window, left: left, points)
        let isBeside = left > grid.width + 28 * points
        UI.placeNext(isBeside ? left : Double(panel.window.size.width) - 8 * points, 12 * points, pivot: (1, 0))
        var looked: [LayoutKind]?
        UI.popup("layouts") {
            var typing = panel.overlay.layoutSearch
            let isEntered = typing.draw("layout search", hint: "find a layout by any word", &panel)
            panel.overlay.layoutSearch = typing
            let found = typing.words.isEmpty ? nil : search.kinds(typed: typing.text)
            uiPushSpacing(Float(4 * points), Float(4 * points))
            UI.child("cells", width: grid.width, height: grid.height(for: found?.count)) {
                looked = found.map { drawFound($0, &editor, &panel, grid) } ?? drawGroups(&editor, &panel, grid)
            }
            uiPopStyles(1)
            drawNote(on: looked?.first ?? editor.scene.layout, grid)
            if isEntered, let first = found?.first { choose(first, &editor) }
        }
        guard let looked else { return panel.overlay.thumbnails.stop() }
        panel.overlay.thumbnails.advance(to: panel.now, lookingAt: looked)
    }

    /// - Returns: the layout under the pointer.
    private static func drawGroups(
        _ editor: inout EditorModel, _ panel: inout PanelContext, _ grid: Grid
    ) -> [LayoutKind] {
        var looked: [LayoutKind] = []
        for group in LayoutGuide.groups {
            ChooserSearch.heading(group.title, grid.points)
            for (number, kind) in group.kinds.enumerated() {
                if number % grid.columns > 0 { uiSameLine(0, -1) }
                if draw(kind, isFirst: false, &editor, &panel, grid) { looked.append(kind) }
            }
        }
        return looked
    }

    /// The first one is what Enter takes.
    /// - Returns: the layout under the pointer; while it is over none, the first.
    private static func drawFound(
        _ kinds: [LayoutKind], _ editor: inout EditorModel, _ panel: inout PanelContext, _ grid: Grid
    ) -> [LayoutKind] {
        if kinds.isEmpty { UI.faint("no layout is like that") }
        var looked: [LayoutKind] = []
        for (number, kind) in kinds.enumerated() {
            if number % grid.columns > 0 { uiSameLine(0, -1) }
            if draw(kind, isFirst: number == 0, &editor, &panel, grid) { looked.append(kind) }
        }
        return looked.isEmpty ? Array(kinds.prefix(1)) : looked
    }

    private static func choose(_ kind: LayoutKind, _ editor: inout EditorModel) {
        editor.use(kind)
        uiClosePopup()
    }

    /// - Returns: whether the pointer is over it.
    private static func draw(
        _ kind: LayoutKind, isFirst: Bool, _ editor: inout EditorModel, _ panel: inout PanelContext, _ grid: Grid
    ) -> Bool {
        let (cell, points) = (grid.cell, grid.points)
        let low = uiScreenCursor().point
        let isHere = editor.scene.layout.name == kind.name
        if UI.invisibleButton(kind.name, width: cell.width, height: cell.height) { choose(kind, &editor) }
        panel.places.note("layout \(kind.name)")
        guard UI.isVisible else { return false }
        let isHovered = uiIsHovered()
        let high = Point(x: low.x + cell.width, y: low.y + cell.height)
        if isHovered || isHere || isFirst {
            let fill = isHere ? Theme.accent.faded(0.22) : UIColour(0xFFFFFF, 0.09)
            UI.fillRect(low, high, fill, rounding: 6 * points, on: UILayerWindow)
        }
        if isFirst { UI.rect(low, high, Theme.accent.faded(0.7), rounding: 6 * points, on: UILayerWindow) }
        let margin = 5 * points
        let width = cell.width - 2 * margin
        (panel.overlay.thumbnails.thumbnail(of: kind) ?? Thumbnail.still(of: kind)).draw(
            at: Point(x: low.x + margin, y: low.y + margin), width: width, height: width / Thumbnail.aspect,
            isLit: isHere || isHovered)
        let size = 11.5 * points
        let text = UI.size(of: kind.name).x * size / Double(uiFontSize())
        UI.write(
            kind.name,
            at: Point(x: low.x + max(margin, (cell.width - text) / 2), y: high.y - margin - size * 1.25),
            isHere ? Theme.ink : Theme.ink.faded(0.8), .text, size: size, on: UILayerWindow)
        return isHovered
    }

    /// What it is, what it is good for, and what it is called elsewhere: below, where it covers none of the others.
    private static func drawNote(on kind: LayoutKind, _ grid: Grid) {
        let points = grid.points
        let names = LayoutAlias.names(of: kind)
        let use = LayoutGuide.use(of: kind).map { "Good for \($0)." } ?? ""
        let others = names.isEmpty ? "" : " Elsewhere: \(names.joined(separator: ", "))."
        UI.child("note", width: grid.width, height: grid.noteHeight) {
            let low = uiScreenCursor().point
            let x = low.x + 4 * points
            UI.write(
                kind.name, at: Point(x: x, y: low.y + 2 * points), Theme.ink, .bold, size: 13 * points,
                on: UILayerWindow)
            let beside = UI.size(of: kind.name).x * 1.1 * 13 * points / Double(uiFontSize())
            UI.write(
                kind.info.summary, at: Point(x: x + beside + 10 * points, y: low.y + 2.5 * points),
                Theme.ink.faded(0.8), .text, size: 12.5 * points, wrap: grid.width - beside - 20 * points,
                on: UILayerWindow)
            let isLong =
                UI.size(of: kind.info.summary).x * 12.5 * points / Double(uiFontSize())
                > grid.width - beside - 20 * points
            UI.write(
                use + others, at: Point(x: x, y: low.y + (isLong ? 36 : 20) * points), Theme.faint, .text,
                size: 12 * points, wrap: grid.width - 12 * points, on: UILayerWindow)
        }
    }
}
