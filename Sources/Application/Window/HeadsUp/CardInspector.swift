internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor
internal import ZoeRenderer

/// What the graphics card is told of the card under the pointer: its matrices, where its corners land, its order.
enum CardInspector {
    static func draw(_ editor: EditorModel, _ panel: PanelContext, _ frame: Frame) {
        let scale = panel.window.unitsPerPoint
        let card = panel.overlay.pointer.flatMap { point in
            frame.hit(at: point).flatMap { hit in frame.cards.last { $0.identity == hit.identity } }
        }
        if let card { outline(card, frame.camera, panel) }
        // At the lower edge, where it hides the least of the card under the pointer.
        let lift = LowerSheet.covered(in: panel) + (panel.overlay.showsPanel ? StatusLine.height : 14) * scale
        UI.placeNext(12 * scale, Double(panel.window.size.height) - lift, pivot: (0, 1))
        UI.window("card", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoScroll, UIWindowNoFocus]) {
            guard let card else {
                UI.faint("Point at a card: here are its matrices.")
                return
            }
            UI.font(.bold) { UI.text("card \(card.index)") }
            uiSameLine(0, Float(12 * scale))
            UI.faint(
                "offset \(Numeral.text(card.offset, digits: 3))   order \(card.order)   "
                    + "alpha \(Numeral.text(card.alpha, digits: 3))   "
                    + "\(Numeral.brief(card.size.width)) × \(Numeral.brief(card.size.height)) pt"
                    + (card.blur > 0 ? "   blur \(Numeral.brief(card.blur))" : "")
                    + (card.tint.map { "   tint \(Numeral.brief(100 * Double($0.share))) %" } ?? ""))
            let block = panel.uniforms(card, frame, editor.look)
            // Side by side where there is room.
            guard Double(panel.window.size.width) >= 860 * scale else {
                numbers(of: card, frame.camera, scale)
                return Self.block(block)
            }
            UI.columns("numbers", [0, 0]) {
                uiNextColumn()
                numbers(of: card, frame.camera, scale)
                uiNextColumn()
                Self.block(block)
            }
        }
    }

    private static func numbers(of card: Card, _ camera: Camera, _ scale: Double) {
        matrix("placed by the layout", camera.lens.base.inverted().map { card.matrix * $0 }, scale)
        matrix("seen: with viewpoint and m34", card.matrix, scale)
        corners(camera.corners(of: card.size, through: card.matrix), scale)
    }

    /// As the shader reads it.
    private static func block(_ rows: [UniformRow]?) {
        guard let rows else { return UI.faint("Left out: it makes no difference to the picture.") }
        UI.coloured(Theme.accent, "its uniform block, \(16 * rows.count) bytes")
        UI.font(.mono) {
            for row in rows {
                let name = row.name + String(repeating: " ", count: max(0, 9 - row.name.count))
                let cells = row.values.indices.map { Numeral.raw(row.values[$0]) }
                UI.text(name + cells.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined())
            }
        }
    }

    private static func matrix(_ title: String, _ matrix: Transform3D?, _ scale: Double) {
        UI.coloured(Theme.accent, title)
        UI.font(.mono) {
            guard let matrix else { return UI.text("flattens space") }
            for row in [matrix.row1, matrix.row2, matrix.row3, matrix.row4] {
                UI.text(row.indices.map { cell(row[$0]) }.joined() + "  ")
            }
        }
    }

    /// As wide as its column.
    private static func cell(_ value: Double) -> String {
        let digits = value.magnitude >= 1000 ? 1 : value.magnitude >= 10 ? 2 : 5
        let text = value == 0 ? "0" : value == 1 ? "1" : Numeral.text(value, digits: digits)
        return String(repeating: " ", count: max(1, 10 - text.count)) + text
    }

    private static func corners(_ corners: [Point?], _ scale: Double) {
        UI.coloured(Theme.accent, "corners in the view")
        UI.font(.mono) {
            let texts = corners.map { corner in
                corner.map { "\(Numeral.text($0.x, digits: 1)), \(Numeral.text($0.y, digits: 1))" } ?? "behind the eye"
            }
            for start in [0, 2] { UI.text(texts.dropFirst(start).prefix(2).joined(separator: "   ")) }
        }
    }

    private static func outline(_ card: Card, _ camera: Camera, _ panel: PanelContext) {
        let points = camera.outline(of: card.size, through: card.matrix).map(panel.placeInWindow)
        guard points.count > 2 else { return }
        UI.polyline(points, UIColour(0x000000, 0.5), 4, isClosed: true, on: UILayerBack)
        UI.polyline(points, Theme.accent, 2, isClosed: true, on: UILayerBack)
        for point in points {
            UI.fillCircle(point, 4.5, UIColour(0x000000, 0.5), on: UILayerBack)
            UI.fillCircle(point, 3.5, Theme.accent, on: UILayerBack)
        }
    }
}
