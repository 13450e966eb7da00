internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor
internal import ZoeUserShaders

/// Over the picture: which shader is broken, where, and the lines around; a click opens the editor there.
enum ShaderNotice {
    private static let mostMessages = 4

    static func draw(_ panel: inout PanelContext) {
        let troubles = panel.troubles
        guard let trouble = troubles.first, let first = trouble.failure.diagnostics.first else { return }
        let points = panel.window.unitsPerPoint
        let room = Double(panel.window.size.width) - 28 * points
        let taken = panel.room?.right ?? 0
        let width = min(max(220 * points, min(680 * points, room - taken)), room)
        UI.placeNext(14 * points, 14 * points)
        uiLimitNextWindow(Float(width), 0, Float(width), Float(Double(panel.window.size.height) * 0.7))
        UI.window("shader trouble", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoFocus]) {
            badge(trouble, others: troubles.count - 1)
            for diagnostic in trouble.failure.diagnostics.prefix(mostMessages) {
                message(diagnostic)
            }
            let rest = trouble.failure.diagnostics.count - mostMessages
            if rest > 0 { UI.faint("and \(rest) more") }
            excerpt(first, points)
            uiSpace(0, Float(2 * points))
            UI.wrapped(
                Theme.faint,
                trouble.isStale
                    ? "what is on stage is the shader as it was before" : "without it, cards are as they are")
            UI.sameLine(for: "edit")
            if UI.smallButton("edit") { panel.ask(.perform(.editShader)) }
            panel.places.note("shader trouble")
        }
    }

    private static func badge(_ trouble: BrokenShader, others: Int) {
        let name = trouble.path.split(separator: "/").last.map(String.init) ?? trouble.path
        let more = others > 0 ? "   and \(others) more" : ""
        UI.coloured(Theme.error, "\(trouble.isStale ? "stale" : "broken"): \(name)\(more)")
        uiSeparator()
    }

    private static func message(_ diagnostic: Diagnostic) {
        let place = [diagnostic.line, diagnostic.column].compactMap { $0.map(String.init) }.joined(separator: ":")
        let file = diagnostic.file.split(separator: "/").last.map(String.init) ?? diagnostic.file
        UI.coloured(
            diagnostic.severity == .error ? Theme.error : Theme.warning, place.isEmpty ? file : "\(file):\(place)")
        uiSameLine(0, -1)
        UI.wrapped(diagnostic.message)
    }

    private static func excerpt(_ diagnostic: Diagnostic, _ points: Double) {
        guard !diagnostic.excerpt.isEmpty else { return }
        uiSpace(0, Float(2 * points))
        let digits = diagnostic.excerpt.map { "\($0.line)".count }.max() ?? 1
        UI.font(.mono) {
            let letter = max(UI.size(of: "M").x, 2)
            let room = Int(Double(uiWidthLeft()) / letter) - digits - 2
            let window = ExcerptWindow(around: diagnostic.column, room: room)
            for line in diagnostic.excerpt {
                let number = "\(line.line)"
                let head = String(repeating: " ", count: digits - number.count) + number + "  "
                let isIt = line.line == diagnostic.line
                let low = uiScreenCursor().point
                if isIt {
                    let high = Point(x: low.x + Double(uiWidthLeft()), y: low.y + Double(uiLineHeight()))
                    UI.fillRect(low, high, Theme.error.faded(0.16), rounding: 3, on: UILayerWindow)
                }
                let text = window.part(of: line.text.replacing("\t", with: " "))
                UI.coloured(isIt ? Theme.ink : Theme.faint, head + text)
                guard isIt, let column = diagnostic.column else { continue }
                let before = UI.size(of: head + text.prefix(max(0, column - 1 - window.skipped))).x
                let foot = low.y + Double(uiFontSize()) + 1.5 * points
                UI.line(
                    Point(x: low.x + before, y: foot), Point(x: low.x + before + letter, y: foot), Theme.error,
                    1.5 * points, on: UILayerWindow)
            }
        }
    }
}
