internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

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

    /// Puts together what is to be seen, for `UI.paint`.
    func compose(_ viewer: Viewer, _ frame: Frame, at now: Double) {
        fitFonts()
        UI.beginFrame()
        viewer.overlay.underlays = []
        viewer.previews.beginFrame()
        if viewer.editor.orbitCamera.walk.part > 0 { OrbitGuides.draw(viewer, frame) }
        // In a window of a few pixels there is room for no panel.
        let hasRoom = Double(min(window.size.width, window.size.height)) >= 100 * window.unitsPerPoint
        KnobPanel.forgetTyping(viewer)
        if viewer.overlay.showsPanel, hasRoom {
            if !viewer.overlay.prompt.isOpen { StatusLine.draw(viewer) }
            KnobPanel.draw(viewer)
        }
        if !viewer.notices.isEmpty, hasRoom {
            JobNotice.draw(viewer)
        } else if viewer.overlay.welcome != nil, hasRoom {
            WelcomeCard.draw(viewer, at: now)
        }
        if viewer.overlay.showsHeadsUp, hasRoom { HeadsUpDisplay.draw(viewer) }
        if viewer.overlay.inspection == .card, hasRoom { CardInspector.draw(viewer, frame) }
        if viewer.overlay.showsCurve, hasRoom { CurvePanel.draw(viewer) }
        if viewer.overlay.prompt.isOpen, hasRoom { PromptPanel.draw(viewer) }
        if viewer.overlay.showsCheatSheet { KeyOverview.draw(viewer) }
        if hasRoom { ShaderNotice.draw(viewer) }
        Toasts.draw(viewer, at: now)
        Dialogs.draw(viewer)
        UI.endFrame()
    }

    /// Letters of the same size on every screen.
    private func fitFonts() {
        guard scale != window.unitsPerPoint else { return }
        scale = window.unitsPerPoint
        UI.loadFonts(pixels: (14 * scale).rounded())
        UI.scaleStyle(by: scale)
    }
}
