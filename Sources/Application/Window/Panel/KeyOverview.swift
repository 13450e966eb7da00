internal import CZoeImGui
internal import LayoutCore
internal import ZoeEditor

/// Keys and what they do, from the table of actions.
enum KeyOverview {
    static func draw(_ panel: inout PanelContext) {
        let size = panel.window.size
        let points = panel.window.unitsPerPoint
        // Two columns where there is room for them; where there is none at all, the sheet scrolls.
        let room = (width: Double(size.width) - 24 * points, height: Double(size.height) - 24 * points)
        let column = min(405 * points, room.width - 44 * points)
        let isWide = room.width >= 2 * column + 40 * points
        UI.placeNext(Double(size.width) / 2, Double(size.height) / 2, pivot: (0.5, 0.5))
        uiLimitNextWindow(0, 0, Float(room.width), Float(room.height))
        let bindings = panel.bindings
        UI.window("Keys", [UIWindowFixed, UIWindowFits], isOpen: &panel.overlay.showsCheatSheet) {
            guard isWide else {
                mouse(column, points)
                for group in Action.Group.allCases { draw(group, bindings, column, points) }
                return
            }
            let halves: [[Action.Group]] = [[.moving, .looking], [.window, .changing, .files]]
            guard unsafe uiBeginColumns("keys", 2) else { return }
            for (number, half) in halves.enumerated() {
                uiNextColumn()
                if number == 0 { mouse(column, points) }
                for group in half { draw(group, bindings, column, points) }
            }
            uiEndColumns()
        }
    }

    private static func mouse(_ width: Double, _ points: Double) {
        table("The mouse", MouseGesture.allCases.map { ($0.entry.hand, $0.entry.help) }, width, points)
    }

    private static func draw(_ group: Action.Group, _ bindings: Bindings, _ width: Double, _ points: Double) {
        let rows = Action.allCases.filter { $0.entry.group == group }.map { action in
            let all = bindings.keys(for: action)
            let keys = all.count > 4 ? "\(all[0]) … \(all[all.count - 1])" : all.joined(separator: "  ")
            return (keys.isEmpty ? "–" : keys, action.entry.help)
        }
        table(group.rawValue, rows, width, points)
    }

    private static func table(_ title: String, _ rows: [(String, String)], _ width: Double, _ points: Double) {
        UI.font(.bold) { UI.coloured(Theme.accent, title) }
        uiBeginGroup()
        for (hand, help) in rows {
            let start = uiCursor()
            UI.text(hand)
            // Below the hand's move or the keys where there is no room beside them.
            if width > 240 * points { uiSetCursor(start.x + Float(130 * points), start.y) }
            uiPushWrap(start.x + Float(width))
            UI.faint(help)
            uiPopWrap()
        }
        uiEndGroup()
        uiSpace(0, Float(6 * points))
    }
}

/// Short messages that come and go.
enum Toasts {
    static func draw(_ panel: inout PanelContext) {
        let now = panel.now
        panel.overlay.forgetOld(at: now)
        let window = panel.window
        let edge = (panel.overlay.showsPanel ? StatusLine.height : 14) * window.unitsPerPoint
        let lift = panel.overlay.prompt.isOpen ? panel.overlay.promptHeight : edge
        let points = window.unitsPerPoint
        var bottom = Double(window.size.height) - LowerSheet.covered(in: panel) - lift
        // Over what lies at the lower edge, where that leaves hardly anything.
        if bottom < 60 * points { bottom = Double(window.size.height) - 8 * points }
        let width = Double(window.size.width) - (panel.room?.right ?? 0) - 56 * points
        for (number, toast) in panel.overlay.toasts.enumerated().reversed() {
            let age = now - toast.since
            let alpha = min(age / 0.2, (toast.seconds - age) / 0.5, 1)
            UI.placeNext(14 * window.unitsPerPoint, bottom, pivot: (0, 1))
            uiPushAlpha(Float(max(alpha, 0)))
            UI.window(
                "toast\(number)", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoInput, UIWindowNoFocus]
            ) {
                uiPushWrap(uiCursor().x + Float(min(width, 560 * points)))
                switch toast.kind {
                case .note: UI.text(toast.text)
                case .warning: UI.coloured(Theme.warning, toast.text)
                case .error: UI.coloured(Theme.error, toast.text)
                }
                uiPopWrap()
                bottom -= Double(uiWindowSize().y) + 8 * window.unitsPerPoint
            }
            uiPopStyles(1)
        }
    }
}
