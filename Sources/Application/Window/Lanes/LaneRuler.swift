internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// Seconds along the upper edge, the part of them that is played, and where one is.
enum LaneRuler {
    static func draw(_ editor: EditorModel, _ panel: PanelContext, _ view: LaneView) {
        let (ruler, points) = (view.ruler, view.points)
        let left = Point(x: ruler.low.x, y: view.low.y)
        UI.fillRect(left, view.high, UIColour(0x000000, 0.28), rounding: 5 * points, on: UILayerWindow)
        UI.clip(left, view.high) {
            played(editor, view)
            for mark in ruler.marks { draw(mark, view) }
        }
        bracket(editor, panel, view)
    }

    /// What lies beyond the end is darker.
    private static func played(_ editor: EditorModel, _ view: LaneView) {
        guard editor.hasTimeline else { return }
        let (ruler, points) = (view.ruler, view.points)
        let end = min(max(ruler.x(of: editor.scene.timeline.duration), ruler.low.x), ruler.high.x)
        let top = view.low.y
        let bottom = top + view.rulerHeight
        UI.fillRect(
            Point(x: max(ruler.x(of: 0), ruler.low.x), y: top), Point(x: end, y: bottom), UIColour(0xFFFFFF, 0.05),
            on: UILayerWindow)
        guard end < ruler.high.x else { return }
        UI.fillRect(Point(x: end, y: top), view.high, UIColour(0x000000, 0.3), on: UILayerWindow)
        UI.line(
            Point(x: end.rounded() + 0.5, y: top), Point(x: end.rounded() + 0.5, y: view.high.y),
            UIColour(0xFFFFFF, 0.22), points, on: UILayerWindow)
    }

    private static func draw(_ mark: (time: Double, label: String?), _ view: LaneView) {
        let (points, top) = (view.points, view.low.y)
        let x = view.ruler.x(of: mark.time).rounded() + 0.5
        let length = mark.label == nil ? 4.0 : 8.0
        let edge = top + view.rulerHeight
        UI.line(
            Point(x: x, y: edge - length * points), Point(x: x, y: edge), UIColour(0xFFFFFF, 0.3), 1, on: UILayerWindow)
        guard let label = mark.label else { return }
        UI.line(Point(x: x, y: edge), Point(x: x, y: view.high.y), UIColour(0xFFFFFF, 0.06), 1, on: UILayerWindow)
        let size = 11.5 * points
        let width = UI.size(of: label).x * size / Double(uiFontSize())
        // The first one has no room to its left.
        let place = Point(x: max(x - width / 2, view.ruler.low.x + 3 * points), y: top + 1.5 * points)
        UI.write(label, at: place, Theme.faint, .text, size: size, on: UILayerWindow)
    }

    /// Over the chosen keys, with ends to take hold of.
    private static func bracket(_ editor: EditorModel, _ panel: PanelContext, _ view: LaneView) {
        guard let span = editor.timeline.chosenSpan else { return }
        let (ruler, points) = (view.ruler, view.points)
        let (from, to) = (ruler.x(of: span.lowerBound), ruler.x(of: span.upperBound))
        let middle = (view.strip.low + view.strip.high) / 2
        let isHeld = if case .scale? = editor.timeline.grip { true } else { false }
        UI.clip(Point(x: ruler.low.x, y: view.strip.low), Point(x: ruler.high.x, y: view.strip.high)) {
            UI.fillRect(
                Point(x: from, y: middle - 1.5 * points), Point(x: to, y: middle + 1.5 * points),
                Theme.ink.faded(0.5), rounding: 1.5 * points, on: UILayerWindow)
            for x in [from, to] {
                UI.fillRect(
                    Point(x: x - 4 * points, y: view.strip.low + points),
                    Point(x: x + 4 * points, y: view.strip.high - points), isHeld ? Theme.accent : Theme.ink,
                    rounding: 2.5 * points, on: UILayerWindow)
            }
        }
    }

    static func playhead(_ editor: EditorModel, _ view: LaneView) {
        let (ruler, points) = (view.ruler, view.points)
        let x = ruler.x(of: editor.playhead)
        guard x >= ruler.low.x - 6 * points, x <= ruler.high.x + 6 * points else { return }
        let top = view.low.y
        UI.clip(Point(x: ruler.low.x - 6 * points, y: top), Point(x: ruler.high.x + 6 * points, y: view.high.y)) {
            let line = x.rounded() + 0.5
            UI.line(
                Point(x: line, y: top + 10 * points), Point(x: line, y: view.high.y), Theme.accent, 1.5 * points,
                on: UILayerWindow)
            let half = 5.5 * points
            let head = [
                Point(x: line - half, y: top + 2 * points), Point(x: line + half, y: top + 2 * points),
                Point(x: line + half, y: top + 9 * points), Point(x: line, y: top + 15 * points),
                Point(x: line - half, y: top + 9 * points),
            ]
            UI.fill(head, Theme.accent, on: UILayerWindow)
        }
    }
}
