internal import LayoutCore
internal import ZoeEditor
internal import ZoePictures
internal import ZoeRenderer

/// What the first picture waits for.
struct FirstPicture {
    /// All artwork was there before it was looked at for the last time.
    var hasAllBefore = false
    var hasComposed = false
    /// How many bytes of pictures were asked for, and how old the process was then.
    private var asked = (bytes: 0, age: 0.0)

    mutating func ask(for bytes: Int, at age: Double) { asked = (bytes, age) }

    /// It is drawn once, with all its artwork, where that is there soon; else what is there is drawn, and all of it once that has come.
    /// - Parameters:
    ///   - missing: so many bytes of pictures are not there yet.
    ///   - hasDrawn: what was there has been drawn.
    ///   - isSlow: to draw it finely takes as long as reading most artwork does.
    func waits(for missing: Int, at age: Double, hasDrawn: Bool, isSlow: Bool) -> Bool {
        guard age < 1 else { return false }
        if hasDrawn || age < 0.3 { return true }
        guard isSlow, missing < asked.bytes else { return false }
        // If the others come as quickly as those that have come.
        let left = Double(missing) * (age - asked.age) / Double(asked.bytes - missing)
        return left < 0.5
    }
}

extension Viewer {
    var awaitsFirstPictures: Bool {
        guard gauge.firstPicture == nil, !editor.isMoving, let age = ThisProcess.age else { return false }
        // What came while others were taken is to be taken, too.
        let status = loader.status
        guard status.waiting > 0 || status.hasNews else { return false }
        return artwork.first.waits(
            for: status.waitingBytes, at: age, hasDrawn: drawn != nil, isSlow: renderer.isSoftware)
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
