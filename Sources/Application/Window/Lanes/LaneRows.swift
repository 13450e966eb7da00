internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeStyle

/// How each knob goes, and its keys.
enum LaneRows {
    static func draw(_ editor: EditorModel, _ panel: PanelContext, _ view: LaneView) {
        let lanes = editor.scene.timeline.lanes
        let rows = lanes.enumerated().compactMap { number, lane in
            view.rows(of: number).map {
                Row(
                    view: view, lane: lane, rows: $0, number: number,
                    shape: LaneShape(lane, of: editor.scene.parameter(ofLane: lane.name)))
            }
        }
        UI.clip(view.planeLow, view.high) {
            for row in rows { row.draw() }
            frame(editor, view)
        }
        // A key at the beginning is seen whole.
        let edge = 8 * view.points
        UI.clip(Point(x: view.planeLow.x - edge, y: view.planeLow.y), view.high) {
            for row in rows { row.keys(editor, panel) }
        }
        if lanes.isEmpty { invitation(view) }
    }

    /// The frame that a hand draws around keys.
    private static func frame(_ editor: EditorModel, _ view: LaneView) {
        guard case .frame(let from, let to, let lanes)? = editor.timeline.grip, from != to else { return }
        let (a, b) = (view.ruler.x(of: min(from, to)), view.ruler.x(of: max(from, to)))
        let low = Point(x: a, y: view.ruler.low.y + Double(lanes.lowerBound) * view.ruler.laneHeight)
        let high = Point(x: b, y: view.ruler.low.y + Double(lanes.upperBound + 1) * view.ruler.laneHeight)
        UI.fillRect(low, high, Theme.accent.faded(0.12), rounding: 3, on: UILayerWindow)
        UI.rect(low, high, Theme.accent.faded(0.7), rounding: 3, thickness: view.points, on: UILayerWindow)
    }

    private static func invitation(_ view: LaneView) {
        let lines = [
            "Nothing moves yet.", "Set a key by the diamond beside a knob, pull the time on, and turn the knob.",
        ]
        let width = view.ruler.width - 24 * view.points
        var y = (view.planeLow.y + view.high.y) / 2 - 1.6 * Double(uiFontSize())
        for (number, line) in lines.enumerated() {
            let size = UI.size(of: line, wrap: width)
            let x = view.planeLow.x + (view.ruler.width - size.x) / 2
            UI.write(
                line, at: Point(x: x, y: y), number == 0 ? Theme.ink : Theme.faint, .text, size: Double(uiFontSize()),
                wrap: width, on: UILayerWindow)
            y += size.y + 0.4 * Double(uiFontSize())
        }
    }
}

private struct Row {
    let view: LaneView
    let lane: Timeline.Lane
    let rows: (top: Double, bottom: Double)
    let number: Int
    let shape: LaneShape

    private var colour: UIColour { Theme.lane(number) }

    private var ruler: TimeRuler { view.ruler }
    private var middle: Double { (rows.top + rows.bottom) / 2 }

    /// Every other unit.
    private var times: [Double] { shape.times(in: ruler.span, step: ruler.seconds(of: 2)) }

    func draw() {
        if number % 2 == 1 {
            UI.fillRect(
                Point(x: view.planeLow.x, y: rows.top), Point(x: view.high.x, y: rows.bottom),
                UIColour(0xFFFFFF, 0.022), on: UILayerWindow)
        }
        switch shape.kind {
        case .curves: curves()
        case .colours: colours()
        case .words: words()
        }
    }

    private func curves() {
        var lines: [[Point]] = []
        for time in times {
            let x = ruler.x(of: time)
            for (number, height) in shape.heights(at: time).enumerated() {
                if number == lines.count { lines.append([]) }
                lines[number].append(Point(x: x, y: view.y(height, rows)))
            }
        }
        let floor = rows.bottom - 2 * view.points
        for (number, line) in lines.enumerated() {
            if number == 0 {
                for (a, b) in zip(line, line.dropFirst()) where b.x - a.x > 0.01 {
                    UI.fill(
                        [a, b, Point(x: b.x, y: floor), Point(x: a.x, y: floor)], colour.faded(0.09), on: UILayerWindow)
                }
            }
            UI.polyline(line, colour.faded(number == 0 ? 0.95 : 0.55), 1.6 * view.points, on: UILayerWindow)
        }
    }

    private func colours() {
        let half = min(9 * view.points, (rows.bottom - rows.top) * 0.28)
        let times = times
        for (time, next) in zip(times, times.dropFirst()) where next > time {
            guard let c = shape.colour(at: time) else { continue }
            UI.fillRect(
                Point(x: ruler.x(of: time), y: middle - half), Point(x: ruler.x(of: next) + 0.5, y: middle + half),
                UIColour(r: Float(c.x), g: Float(c.y), b: Float(c.z), a: 1), on: UILayerWindow)
        }
    }

    /// A block from each key to the next; cards that travel to a layout come in by its slope.
    private func words() {
        let half = min(10 * view.points, (rows.bottom - rows.top) * 0.3)
        let size = 12 * view.points
        for (number, key) in lane.keys.enumerated() {
            let from = ruler.x(of: key.time)
            let to = number + 1 < lane.keys.count ? ruler.x(of: lane.keys[number + 1].time) : max(ruler.high.x, from)
            guard to >= ruler.low.x, from <= ruler.high.x else { continue }
            let way = min(ruler.x(of: key.time + (key.travel?.seconds ?? 0)), to)
            let (top, bottom, gap) = (middle - half, middle + half, view.points)
            let block = [
                Point(x: from, y: bottom), Point(x: way, y: top), Point(x: to - gap, y: top),
                Point(x: to - gap, y: bottom),
            ]
            UI.fill(block, colour.faded(0.22), on: UILayerWindow)
            UI.line(
                Point(x: from, y: bottom), Point(x: to - gap, y: bottom), colour.faded(0.6), view.points,
                on: UILayerWindow)
            let start = max(from, ruler.low.x) + 11 * view.points
            let word = shape.word(at: key.time)
            guard to - start > 3 * size else { continue }
            UI.clip(Point(x: start, y: rows.top), Point(x: to - 4 * view.points, y: rows.bottom)) {
                UI.write(
                    word, at: Point(x: start, y: middle - 0.62 * size), Theme.ink.faded(0.92), .text, size: size,
                    on: UILayerWindow)
            }
        }
    }

    func keys(_ editor: EditorModel, _ panel: PanelContext) {
        let radius = 5.5 * view.points
        let margin = ruler.seconds(of: radius)
        let span = max(0, ruler.span.lowerBound - margin)...ruler.span.upperBound + margin
        // What is under the pointer can be taken hold of.
        let hovered =
            panel.overlay.lanes.press == nil && uiIsWindowHovered()
            ? ruler.key(at: uiMouse().point, in: editor.scene.timeline, within: view.reach) : nil
        for key in shape.keys(in: span, apart: ruler.seconds(of: 1.5 * view.points)) {
            let place = Timeline.Place(lane.name, key.time)
            let height = shape.kind == .curves ? shape.heights(at: key.time).first : nil
            let at = Point(x: ruler.x(of: key.time), y: height.map { view.y($0, rows) } ?? middle)
            diamond(
                at, radius * (hovered == place ? 1.2 : 1), isChosen: editor.timeline.chosen.contains(place))
            panel.places.note(
                "key \(lane.name) \(Parameter.Value.number(key.time))", Point(x: at.x - radius, y: at.y - radius),
                Point(x: at.x + radius, y: at.y + radius))
        }
    }

    private func diamond(_ at: Point, _ radius: Double, isChosen: Bool) {
        Diamond.fill(at, radius + 1.8 * view.points, Theme.glass)
        Diamond.fill(at, radius, isChosen ? UIColour(0xFFFFFF) : colour)
        if isChosen { Diamond.outline(at, radius + 2.6 * view.points, colour, 1.4 * view.points) }
    }
}

/// The sign of a key.
enum Diamond {
    private static func corners(_ middle: Point, _ radius: Double) -> [Point] {
        [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)].map {
            Point(x: middle.x + $0.0 * radius, y: middle.y + $0.1 * radius)
        }
    }

    static func fill(_ middle: Point, _ radius: Double, _ colour: UIColour) {
        UI.fill(corners(middle, radius), colour, on: UILayerWindow)
    }

    static func outline(_ middle: Point, _ radius: Double, _ colour: UIColour, _ thickness: Double) {
        UI.polyline(corners(middle, radius), colour, thickness, isClosed: true, on: UILayerWindow)
    }
}
