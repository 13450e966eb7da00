internal import CImGui
internal import LayoutCore

/// Keys and what they do, from the table of actions.
enum CheatSheet {
    static func draw(_ viewer: Viewer) {
        let size = viewer.window.size
        UI.placeNext(Double(size.width) / 2, Double(size.height) / 2, pivot: (0.5, 0.5))
        UI.window("Keys", [UIWindowFixed, UIWindowFits], isOpen: &viewer.overlay.showsCheatSheet) {
            for group in Action.Group.allCases {
                UI.font(.bold) { UI.coloured(Theme.accent, group.rawValue) }
                for action in Action.allCases where action.entry.group == group {
                    let keys = viewer.bindings.keys(for: action).joined(separator: "  ")
                    UI.font(.mono) { UI.text(keys.isEmpty ? "-" : keys) }
                    uiSameLine(Float(190 * viewer.window.scale), -1)
                    UI.text(action.entry.help)
                }
                uiSpace(0, 4)
            }
        }
    }
}

/// Short messages that come and go.
enum Toasts {
    static func draw(_ overlay: inout Overlay, at now: Double, in window: Window) {
        overlay.forgetOld(at: now)
        var bottom = Double(window.size.height) - 16 * window.scale
        for (number, toast) in overlay.toasts.enumerated().reversed() {
            let age = now - toast.since
            let alpha = min(age / 0.2, (toast.seconds - age) / 0.5, 1)
            UI.placeNext(16 * window.scale, bottom, pivot: (0, 1))
            uiPushAlpha(Float(max(alpha, 0)))
            UI.window(
                "toast\(number)", [UIWindowNoTitle, UIWindowFixed, UIWindowFits, UIWindowNoInput, UIWindowNoFocus]
            ) {
                switch toast.kind {
                case .note: UI.text(toast.text)
                case .warning: UI.coloured(Theme.warning, toast.text)
                case .error: UI.coloured(Theme.error, toast.text)
                }
                bottom -= Double(uiWindowSize().y) + 8 * window.scale
            }
            uiPopStyles(1)
        }
    }
}
