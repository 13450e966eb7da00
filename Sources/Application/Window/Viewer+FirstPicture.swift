internal import LayoutCore
internal import ZoeEditor
internal import ZoePictures

/// What the first picture waits for.
struct FirstPicture {
    /// All artwork was there before it was looked at for the last time.
    var hasAllBefore = false
    var hasComposed = false
}

extension Viewer {
    /// The first picture is drawn once, with all its artwork, where that is there soon; else what is there is drawn, and all of it
    /// once that has come: to draw it finely takes as long as reading most artwork does.
    var awaitsFirstPictures: Bool {
        guard gauge.firstPicture == nil, !editor.isMoving, let age = ThisProcess.age else { return false }
        // What came while others were taken is to be taken, too.
        let status = loader.status
        guard status.waiting > 0 || status.hasNews else { return false }
        return age < (drawn == nil ? 0.3 : 1)
    }

    /// Fonts, outlines of layouts: what is made when the panel is put together for the first time.
    func composeAhead(at now: Double) {
        guard !artwork.first.hasComposed else { return }
        artwork.first.hasComposed = true
        compose(over: editor.view, at: now)
    }

    func noteFirstPicture() {
        if gauge.firstPicture == nil, drawn != nil, drawing.unfinished == nil, artwork.first.hasAllBefore {
            gauge.firstPicture = ThisProcess.age
        }
    }
}
