internal import CImGui
internal import LayoutCore

/// Keys and what they do, from the table of actions.
enum CheatSheet {
    static func draw(_ viewer: Viewer) {
        let size = viewer.window.size
        let points = viewer.window.unitsPerPoint
        // Two columns where there is room for them; where there is none at all, the sheet scrolls.
        let room = (width: Double(size.width) - 24 * points, height: Double(size.height) - 24 * points)
        let column = 405 * points
        let isWide = room.width >= 2 * column + 40 * points
        UI.placeNext(Double(size.width) / 2, Double(size.height) / 2, pivot: (0.5, 0.5))
        uiLimitNextWindow(0, 0, Float(room.width), Float(room.height))
        UI.window("Keys", [UIWindowFixed, UIWindowFits], isOpen: &viewer.overlay.showsCheatSheet) {
            guard isWide else {
                for group in Action.Group.allCases { draw(group, viewer, column, points) }
                return
            }
            let halves: [[Action.Group]] = [[.moving, .looking, .window], [.changing, .files]]
            guard unsafe uiBeginColumns("keys", 2) else { return }
            for half in halves {
                uiNextColumn()
                for group in half { draw(group, viewer, column, points) }
            }
            uiEndColumns()
        }
    }

    private static func draw(_ group: Action.Group, _ viewer: Viewer, _ width: Double, _ points: Double) {
        UI.font(.bold) { UI.coloured(Theme.accent, group.rawValue) }
        uiBeginGroup()
        for action in Action.allCases where action.entry.group == group {
            let keys = viewer.bindings.keys(for: action).joined(separator: "  ")
            let start = uiCursor()
            UI.text(keys.isEmpty ? "–" : keys)
            uiSetCursor(start.x + Float(130 * points), start.y)
            uiPushWrap(start.x + Float(width))
            UI.faint(action.entry.help)
            uiPopWrap()
        }
        uiEndGroup()
        uiSpace(0, Float(6 * points))
    }
}

/// Short messages that come and go.
enum Toasts {
    static func draw(_ overlay: inout Overlay, at now: Double, in window: Window) {
        overlay.forgetOld(at: now)
        let lift = (overlay.showsPanel ? StatusLine.height : 14) * window.unitsPerPoint
        var bottom = Double(window.size.height) - lift
        for (number, toast) in overlay.toasts.enumerated().reversed() {
            let age = now - toast.since
            let alpha = min(age / 0.2, (toast.seconds - age) / 0.5, 1)
            UI.placeNext(14 * window.unitsPerPoint, bottom, pivot: (0, 1))
            uiPushAlpha(Float(max(alpha, 0)))
            UI.window(
                "toast\(number)", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoInput, UIWindowNoFocus]
            ) {
                switch toast.kind {
                case .note: UI.text(toast.text)
                case .warning: UI.coloured(Theme.warning, toast.text)
                case .error: UI.coloured(Theme.error, toast.text)
                }
                bottom -= Double(uiWindowSize().y) + 8 * window.unitsPerPoint
            }
            uiPopStyles(1)
        }
    }
}

/// What one sees of the stage's making while walking around it.
enum StrollGuides {
    static func draw(_ viewer: Viewer) {
        let stage = viewer.theatre.stage
        let frame = stage.frame()
        let sight = viewer.theatre.stroll.walk.sight(of: frame.camera)
        let part = Float(viewer.theatre.stroll.walk.part)
        let units = viewer.window.unitsPerPoint
        func place(_ point: Point) -> Point { Point(x: point.x * units, y: point.y * units) }
        for guide in stage.guides(for: frame) {
            let (colour, width) = style(of: guide.kind)
            for line in guide.lines {
                guard let (a, b) = sight.project(line) else { continue }
                UI.line(place(a), place(b), colour.faded(part), width, on: UILayerBack)
            }
        }
        if let eye = Guide.eye(of: frame.camera), let seen = sight.project(eye) {
            UI.fillCircle(place(seen), 6, Theme.accent.faded(part), on: UILayerBack)
            UI.circle(place(seen), 10, Theme.accent.faded(0.6 * part), 1.5, on: UILayerBack)
            UI.write(
                "eye, \(Int(eye.z.rounded())) pt", at: Point(x: place(seen).x + 14, y: place(seen).y - 8),
                Theme.accent.faded(part), on: UILayerBack)
        }
    }

    private static func style(of kind: Guide.Kind) -> (UIColour, Double) {
        switch kind {
        case .pyramid: (Theme.accent.faded(0.6), 1.2)
        case .viewPlane: (UIColour(0xFFFFFF, 0.7), 1.5)
        case .xAxis: (Theme.xAxis, 2)
        case .yAxis: (Theme.yAxis, 2)
        case .zAxis: (Theme.zAxis, 2)
        case .cards: (UIColour(0xFFFFFF, 0.25), 1)
        case .rail: (Theme.good.faded(0.8), 1.5)
        }
    }
}
