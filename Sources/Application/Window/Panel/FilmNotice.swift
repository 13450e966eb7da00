internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// At the upper edge: that a film is being made of the stage, how long it is, and where it is once it is made.
enum FilmNotice {
    static func draw(_ panel: inout PanelContext) {
        if let seconds = panel.film.seconds {
            window(panel) { points in
                dot(points)
                UI.text(text(of: seconds))
                UI.sameLine(for: "Stop")
                if UI.smallButton("Stop") { panel.ask(.perform(.film)) }
                panel.places.note("film.stop")
            }
        } else if let made = panel.film.made {
            window(panel) { points in
                UI.text("film: \(made.path.split(separator: "/").last ?? "")")
                UI.tooltip(made.path)
                UI.sameLine(for: "Show in folder")
                if UI.smallButton("Show in folder") { panel.ask(.reveal(made.path)) }
                panel.places.note("film.show")
            }
        }
    }

    /// `0:07`
    static func text(of seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func window(_ panel: PanelContext, _ content: (Double) -> Void) {
        let points = panel.window.unitsPerPoint
        let room = Double(panel.window.size.width) - (panel.room?.right ?? 0)
        UI.placeNext(room / 2, 14 * points, pivot: (0.5, 0))
        UI.window(
            "film", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoScroll, UIWindowNoFocus]
        ) { content(points) }
    }

    private static func dot(_ points: Double) {
        let place = uiScreenCursor().point
        let size = Double(uiFontSize())
        let middle = Point(x: place.x + 0.45 * size, y: place.y + 0.55 * size)
        UI.fillCircle(middle, 0.36 * size, UIColour(0xE5484D), on: UILayerWindow)
        uiSpace(Float(1.0 * size), Float(size))
        uiSameLine(0, -1)
    }
}
