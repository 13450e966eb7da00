internal import CZoeImGui
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

/// What lies over the stage: knobs, messages, sheets. Drawn anew with each frame from the editor's model and a context.
final class Panel {
    private var scale = 0.0
    /// Those that were made before there was a window.
    private var fonts: PanelFonts?

    init(on window: Window, _ fonts: PanelFonts) {
        self.fonts = fonts
        UI.start(on: window)
        Theme.apply()
    }

    deinit { UI.stop() }

    /// Puts together what is to be seen, for `UI.paint`.
    func compose(_ editor: inout EditorModel, _ panel: inout PanelContext, over frame: Frame) {
        fitFonts(panel.window.unitsPerPoint)
        UI.beginFrame()
        panel.overlay.underlays = []
        panel.overlay.lanes.needle = nil
        panel.overlay.fieldFrames = UI.wantsText ? 0 : max(0, panel.overlay.fieldFrames - 1)
        panel.previews.beginFrame()
        if editor.orbitCamera.walk.part > 0 { OrbitGuides.draw(editor, panel, frame) }
        TrackGuides.draw(editor, panel)
        // In a window of a few pixels there is room for no panel.
        let size = panel.window.size
        let hasRoom = Double(min(size.width, size.height)) >= 100 * panel.window.unitsPerPoint
        KnobPanel.forgetTyping(&panel)
        if panel.overlay.showsPanel, hasRoom {
            if !panel.overlay.prompt.isOpen { StatusLine.draw(editor, &panel) }
            KnobPanel.draw(&editor, &panel)
        }
        if !panel.notices.isEmpty, hasRoom {
            JobNotice.draw(&panel)
        } else if panel.overlay.welcome != nil, hasRoom {
            WelcomeCard.draw(&panel)
        }
        if panel.overlay.showsHeadsUp, hasRoom { HeadsUpDisplay.draw(editor, &panel) }
        if panel.overlay.inspection == .card, hasRoom { CardInspector.draw(editor, panel, frame) }
        if panel.overlay.showsCurve, hasRoom { CurvePanel.draw(&editor, &panel) }
        if panel.overlay.showsLanes, hasRoom { LanePanel.draw(&editor, &panel) }
        if panel.overlay.prompt.isOpen, hasRoom { PromptPanel.draw(editor, &panel) }
        if panel.overlay.showsCheatSheet { KeyOverview.draw(&panel) }
        if hasRoom { ShaderNotice.draw(&panel) }
        if hasRoom { FilmNotice.draw(&panel) }
        if hasRoom { LearnNotice.draw(&panel) }
        Toasts.draw(&panel)
        Dialogs.draw(editor, &panel)
        UI.endFrame()
    }

    /// Letters of the same size on every screen.
    private func fitFonts(_ unitsPerPoint: Double) {
        guard scale != unitsPerPoint else { return }
        scale = unitsPerPoint
        if let fonts, fonts.fits(scale) { fonts.use() } else { PanelFonts.load(scale: scale) }
        fonts = nil
        UI.scaleStyle(by: scale)
    }
}
