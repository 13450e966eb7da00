/// A sheet along the window's lower edge, beside the knobs where there is room for both.
enum LowerSheet {
    /// In points.
    static let margin = 12.0

    static func width(in window: WindowMeasure, beside room: PanelRoom?) -> Double {
        let scale = window.unitsPerPoint
        let whole = Double(window.size.width) - 2 * margin * scale
        let isBeside = whole > 820 * scale
        return max(whole - (isBeside ? room?.right ?? 0 : 0), min(200 * scale, whole))
    }

    static func placeNext(_ width: Double, _ height: Double, in panel: PanelContext) {
        let edge = margin * panel.window.unitsPerPoint
        UI.placeNext(edge, Double(panel.window.size.height) - edge, pivot: (0, 1))
        UI.sizeNext(width, height)
    }

    /// What it, or the knobs' sheet, takes of the window's lower edge: what stands there makes room for it.
    static func covered(in panel: PanelContext) -> Double {
        covered(panel.overlay, panel.window, panel.room)
    }

    /// The same for the stage, whose middle the curve's sheet leaves where it is: that is opened to compare the two.
    static func coveredForStage(_ overlay: Overlay, _ window: WindowMeasure, _ room: PanelRoom?) -> Double {
        overlay.showsLanes ? covered(overlay, window, room) : room?.bottom ?? 0
    }

    private static func covered(_ overlay: Overlay, _ window: WindowMeasure, _ room: PanelRoom?) -> Double {
        let height: Double? =
            overlay.showsCurve
            ? CurvePanel.size(in: window, beside: room).height
            : overlay.showsLanes ? LanePanel.size(in: window, beside: room).height : nil
        let own = height.map { $0 + 2 + margin * window.unitsPerPoint } ?? 0
        return max(own, room?.bottom ?? 0)
    }
}
