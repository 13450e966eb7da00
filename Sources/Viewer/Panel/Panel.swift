internal import CImGui
internal import LayoutCore
internal import Scene

/// What lies over the stage: knobs, messages, sheets. Drawn anew with each frame from the viewer's state.
final class Panel {
    private let window: Window
    private var scale = 0.0

    init(on window: Window) {
        self.window = window
        UI.start(on: window)
        Theme.wear()
    }

    deinit { UI.stop() }

    func draw(_ viewer: Viewer, _ frame: Frame, at now: Double) {
        fitFonts()
        UI.beginFrame()
        if viewer.theatre.stroll.walk.part > 0 { StrollGuides.draw(viewer) }
        if viewer.overlay.showsPanel { KnobPanel.draw(viewer) }
        if viewer.overlay.showsHeadsUp { HeadsUp.draw(viewer) }
        if viewer.overlay.inspection == .card { CardSheet.draw(viewer, frame) }
        if viewer.overlay.showsCurve { CurveSheet.draw(viewer) }
        if viewer.overlay.showsCheatSheet { CheatSheet.draw(viewer) }
        Toasts.draw(&viewer.overlay, at: now, in: window)
        UI.endFrame()
    }

    /// Letters of the same size on every screen.
    private func fitFonts() {
        guard scale != window.scale else { return }
        scale = window.scale
        UI.loadFonts(pixels: (14 * scale).rounded())
        UI.scaleStyle(by: scale)
    }
}
