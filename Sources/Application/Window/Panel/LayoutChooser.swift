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
        if UI.invisibleButton("layout", width: width, height: height) { UI.open(popup: "layouts") }
        panel.places.note("layout")
        let isHovered = uiIsHovered()
        UI.tooltip("the layout: a click shows them all; [ and ] go through them")
        let high = Point(x: low.x + width, y: low.y + height)
        let fill = UIColour(0xFFFFFF, isHovered ? 0.12 : 0.07)
        UI.fillRect(low, high, fill, rounding: 7 * points, on: UILayerWindow)
        if words.hasPicture {
            let place = Point(x: low.x + Words.margin * points, y: low.y + (height - Words.picture.height * points) / 2)
            Thumbnail.all[kind.name]?.draw(
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

    private static func popup(_ editor: inout EditorModel, _ panel: inout PanelContext, _ points: Double) {
        let cell = Size(width: 126 * points, height: 104 * points)
        let room = Double(panel.window.size.width) - 60 * points
        let columns = max(1, min(4, Int(room / (cell.width + 4 * points))))
        let rows = (LayoutKind.all.count + columns - 1) / columns
        let height = min(Double(rows) * (cell.height + 4 * points), Double(panel.window.size.height) - 60 * points)
        // Beside the panel, so that one sees both.
        let left = Double(uiWindowPlace().x) - 6 * points
        let gridWidth = Double(columns) * (cell.width + 4 * points)
        let isBeside = left > gridWidth + 40 * points
        UI.placeNext(isBeside ? left : Double(panel.window.size.width) - 8 * points, 12 * points, pivot: (1, 0))
        UI.popup("layouts") {
            let width = gridWidth + (Double(rows) * (cell.height + 4 * points) > height ? 10 * points : 0)
            uiPushSpacing(Float(4 * points), Float(4 * points))
            UI.child("cells", width: width, height: height) {
                for (number, kind) in LayoutKind.all.enumerated() {
                    if number % columns > 0 { uiSameLine(0, -1) }
                    draw(kind, &editor, &panel, cell, points)
                }
            }
            uiPopStyles(1)
        }
    }

    private static func draw(
        _ kind: LayoutKind, _ editor: inout EditorModel, _ panel: inout PanelContext, _ cell: Size, _ points: Double
    ) {
        let low = uiScreenCursor().point
        let isHere = editor.scene.layout.name == kind.name
        if UI.invisibleButton(kind.name, width: cell.width, height: cell.height) {
            editor.use(kind)
            uiClosePopup()
        }
        panel.places.note("layout \(kind.name)")
        let isHovered = uiIsHovered()
        UI.tooltip(kind.info.summary)
        let high = Point(x: low.x + cell.width, y: low.y + cell.height)
        if isHovered || isHere {
            let fill = isHere ? Theme.accent.faded(0.22) : UIColour(0xFFFFFF, 0.09)
            UI.fillRect(low, high, fill, rounding: 6 * points, on: UILayerWindow)
        }
        let margin = 5 * points
        let width = cell.width - 2 * margin
        Thumbnail.all[kind.name]?.draw(
            at: Point(x: low.x + margin, y: low.y + margin), width: width, height: width / Thumbnail.aspect,
            isLit: isHere)
        let size = 11.5 * points
        let text = UI.size(of: kind.name).x * size / Double(uiFontSize())
        UI.write(
            kind.name,
            at: Point(x: low.x + max(margin, (cell.width - text) / 2), y: high.y - margin - size * 1.25),
            isHere ? Theme.ink : Theme.ink.faded(0.8), .text, size: size, on: UILayerWindow)
    }
}
