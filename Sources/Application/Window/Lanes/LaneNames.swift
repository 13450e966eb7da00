internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// On the left of each lane: a diamond that sets a key, what the lane turns, and where that stands.
enum LaneNames {
    static func draw(_ editor: inout EditorModel, _ panel: inout PanelContext, _ view: LaneView) {
        let low = Point(x: view.low.x, y: view.planeLow.y)
        let names = editor.scene.timeline.lanes.map(\.name)
        UI.clip(low, Point(x: view.ruler.low.x, y: view.high.y)) {
            for (number, name) in names.enumerated() {
                guard let rows = view.rows(of: number) else { continue }
                UI.with(id: "lane \(number)") { row(name, number, rows, &editor, &panel, view) }
            }
        }
        scrollbar(editor, view)
    }

    private static func row(
        _ name: String, _ number: Int, _ rows: (top: Double, bottom: Double), _ editor: inout EditorModel,
        _ panel: inout PanelContext, _ view: LaneView
    ) {
        let points = view.points
        // Only what is in sight can be clicked.
        let (top, bottom) = (max(rows.top, view.planeLow.y), min(rows.bottom, view.high.y))
        let side = 26 * points
        guard bottom - top > 4 else { return }
        let middle = (rows.top + rows.bottom) / 2
        uiSetScreenCursor(Float(view.low.x), Float(top))
        if UI.invisibleButton("key", width: side, height: bottom - top) { editor.toggleKey(of: name) }
        panel.places.note("lane key \(name)")
        let hasKey = editor.keyHere(of: name) != nil
        let isHovered = uiIsHovered()
        UI.tooltip(hasKey ? "take away the key that stands here" : "set a key where the time stands")
        sign(Point(x: view.low.x + 0.45 * side, y: middle), points, hasKey, isHovered, Theme.lane(number))

        let start = view.low.x + side
        let width = view.ruler.low.x - start - 8 * points
        uiSetScreenCursor(Float(start), Float(top))
        if UI.invisibleButton("name", width: width, height: bottom - top, right: true) {
            editor.timeline.choose(editor.scene.timeline[name]?.keys.map { Timeline.Place(name, $0.time) } ?? [])
        }
        panel.places.note("lane \(name)")
        let isNameHovered = uiIsHovered()
        if uiWasRightClicked() { UI.open(popup: "lane") }
        if let help = editor.scene.parameter(ofLane: name)?.help {
            UI.tooltip("\(name)\n\(help)\n\nA click chooses its keys; the right button has more.")
        }
        words(name, editor, Point(x: start, y: middle), width, isNameHovered, view)
        menu(name, &editor, panel.places)
    }

    private static func sign(_ at: Point, _ points: Double, _ hasKey: Bool, _ isHovered: Bool, _ colour: UIColour) {
        let radius = (isHovered ? 6.5 : 5.5) * points
        if hasKey {
            Diamond.fill(at, radius, colour)
        } else {
            Diamond.outline(at, radius, colour.faded(isHovered ? 1 : 0.75), 1.4 * points)
        }
    }

    private static func words(
        _ name: String, _ editor: EditorModel, _ at: Point, _ width: Double, _ isHovered: Bool, _ view: LaneView
    ) {
        let size = Double(uiFontSize())
        let value = editor.valueNow(of: name).map(brief) ?? ""
        let isTwoLines = view.ruler.laneHeight > 2.6 * size
        let small = 0.86 * size
        let valueWidth = UI.size(of: value).x * small / size
        let isBeside = !isTwoLines && UI.size(of: name).x + valueWidth + size < width
        let ink = isHovered ? Theme.ink : Theme.ink.faded(0.86)
        let top = isTwoLines ? at.y - 1.15 * size : at.y - 0.6 * size
        UI.write(name.shortened(to: width), at: Point(x: at.x, y: top), ink, on: UILayerWindow)
        guard isTwoLines || isBeside else { return }
        let place =
            isTwoLines
            ? Point(x: at.x, y: at.y + 0.08 * size) : Point(x: at.x + width - valueWidth, y: at.y - 0.54 * size)
        UI.write(
            value.shortened(to: width * size / small), at: place, Theme.faint, .text, size: small, on: UILayerWindow)
    }

    /// As many figures as there is room for.
    static func brief(_ value: Parameter.Value) -> String {
        switch value {
        case .number(let number): Numeral.brief(number)
        case .colour(let parts): colour(parts)
        case .vector(let numbers): numbers.map(Numeral.brief).joined(separator: "  ")
        default: "\(value)"
        }
    }

    /// In hexadecimal digits, as near as they come.
    private static func colour(_ parts: SIMD4<Double>) -> String {
        let bytes = [parts.x, parts.y, parts.z].map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func menu(_ name: String, _ editor: inout EditorModel, _ places: WidgetPlaces) {
        UI.popup("lane") {
            if UI.item("Choose its keys") {
                editor.timeline.choose(editor.scene.timeline[name]?.keys.map { Timeline.Place(name, $0.time) } ?? [])
            }
            if UI.item("Set a key here") { editor.setKeyNow(of: name) }
            uiSeparator()
            if UI.item("Take the lane away") { editor.removeLane(of: name) }
            places.note("lane remove")
        }
    }

    private static func scrollbar(_ editor: EditorModel, _ view: LaneView) {
        guard view.hidden > 0 else { return }
        let (top, bottom) = (view.planeLow.y, view.high.y)
        let all = Double(view.count) * view.ruler.laneHeight
        let (from, length) = (editor.timeline.lift * view.points / all, (bottom - top) / all)
        let x = view.ruler.low.x - 5 * view.points
        UI.fillRect(
            Point(x: x, y: top + from * (bottom - top)),
            Point(x: x + 3 * view.points, y: top + (from + length) * (bottom - top)),
            UIColour(0xFFFFFF, 0.2), rounding: 1.5 * view.points, on: UILayerWindow)
    }
}
