internal import LayoutCore
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoeRenderer

// A picture at rest that takes long is drawn step by step, between which the window does what it is asked to.
extension Viewer {
    /// So many seconds of drawing at once: little enough that nobody waits, and much beside what a round of the loop takes.
    private static let stretch = 0.05

    /// Where the picture at rest is drawn step by step; nil where it is drawn at once.
    /// - Parameter shown: what the window shows now.
    func stepwiseTarget(after shown: Target?) throws(RendererError) -> Target? {
        // Steps that are given up would be steps of what a shader keeps.
        guard maySave, !sceneShaders.effects.keepsFormer, film.recording == nil else { return nil }
        return try targets.beginSteps(after: shown) { width, height, quality, steps throws(RendererError) in
            try renderer.target(width: width, height: height, quality: quality, fewestPieces: steps)
        }
    }

    /// Something else is to be shown.
    func giveUpSteps() {
        drawing.unfinished = nil
        drawing.secondsBefore = 0
        targets.endSteps()
    }

    /// The picture at rest, or a stretch of it, took so many seconds.
    func noteRest(_ seconds: Double, hasMade: Bool) {
        drawing.isFine = false
        drawing.secondsBefore += seconds
        guard drawing.unfinished == nil else { return }
        if !hasMade {
            let painted = sceneShaders.paintCardsOnly ? editor.view.cards.count : 0
            targets.noteRest(drawing.secondsBefore, painted: painted)
        }
        drawing.secondsBefore = 0
    }

    func goOnWithPicture(mayPause: Bool) throws(RendererError) {
        guard var picture = drawing.unfinished else { return }
        drawing.isFine = true
        let start = Window.time
        while !picture.isFinished, !mayPause || Window.time - start < Self.stretch {
            try renderer.goOn(with: &picture)
            renderer.waitUntilDrawn()
        }
        drawing.unfinished = picture.isFinished ? nil : picture
        if picture.isFinished { targets.endSteps() } else { loop.draw(frames: 1) }
    }
}
