internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor

// Where in the window the stage is.
extension Viewer {
    /// Finds the stage's place in the window as it is now.
    func settle() {
        let taken = taken
        if taken != editor.taken { editor.resize(to: window.view, beside: taken) }
        let mount = ViewPlacement(editor.scene, in: window.view, beside: taken)
        let place = StageArea(mount, in: window.pixels, pixelsPerPoint: window.scale)
        guard place != self.place else { return }
        self.place = place
        overlay.pointer = overlay.pointer.map { _ in pointInView(overlay.pointerPlace) }
    }

    /// What the panel and the sheets at the lower edge cover.
    var taken: EdgeInsets {
        let units = window.unitsPerViewPoint
        let room = panelRoom
        let bottom = LowerSheet.coveredForStage(overlay, window.measure, room)
        return EdgeInsets(right: (room?.right ?? 0) / units, bottom: bottom / units)
    }

    /// From the screen's units to the view's points.
    func pointInView(_ place: Point) -> Point { self.place.mount.point(at: window.point(at: place)) }

    /// Where the panel of knobs is; nil where there is none to be seen.
    var panelRoom: PanelRoom? { PanelRoom(under: overlay, in: window.measure) }

    var hasNarrowWindow: Bool { PanelRoom.isNarrow(Double(window.size.width), window.unitsPerPoint) }
}
