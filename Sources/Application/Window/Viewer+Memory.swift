internal import CZoeMalloc
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer

// What pictures may take, and when it goes back to the system.
extension Viewer {
    /// Of a card that is larger than the window only a part is seen, which may be a little less sharp than it could be.
    private static func artworkSide(for pixels: Int) -> Int { pixels > 2048 ? 4096 : 2048 }

    /// For what is drawn next.
    func boundMemory(_ window: (width: Int, height: Int)) {
        // The most that it was: to read again at each rest what went in a motion would take longer than it is worth.
        let others = renderer.tracker.pixelBytes - renderer.artworkBytes - renderer.cardPictureBytes
        artwork.mostElse = max(artwork.mostElse, others)
        let budgets = PictureBudgets(pixels: window.width * window.height, others: artwork.mostElse)
        (loader.budget, renderer.cardPictureBudget) = (budgets.artwork, budgets.cards)
        loader.side = Self.artworkSide(for: max(window.width, window.height))
        guard artwork.sceneName != editor.scene.name else { return }
        loader.beginScene()
        renderer.beginScene()
        // Before the first one there is nothing to give back.
        if !artwork.sceneName.isEmpty { giveBackFreeMemory() }
        (artwork.sceneName, artwork.isMemoryDue, artwork.mostElse) = (editor.scene.name, true, 0)
    }

    /// What a scene, new programs, or some hundred frames have left behind goes back to the system. It takes some milliseconds.
    func giveBackMemory() {
        let isDue = artwork.isMemoryDue || artwork.memoryPrograms != renderer.programsLinked
        guard isDue || gauge.count > artwork.memoryFrame + 300 else { return }
        artwork.isMemoryDue = false
        (artwork.memoryFrame, artwork.memoryPrograms) = (gauge.count, renderer.programsLinked)
        giveBackFreeMemory()
    }
}
