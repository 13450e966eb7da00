internal import CZoeMalloc
internal import ZoeDocument
internal import ZoeEditor
internal import ZoePictures
internal import ZoeRenderer

// What pictures may take, and when it goes back to the system.
extension Viewer {
    /// Bytes of artwork: enough for forty cards whose pictures are 500 pixels across. With the pictures of cards that are made of it,
    /// and what is drawn flat, they are less than a quarter of a gigabyte.
    static func artworkBudget(for pixels: Int = 0) -> Int { min(max(40 << 20, 58 * pixels), 112 << 20) }

    /// Of a card that is larger than the window only a part is seen, which may be a little less sharp than it could be.
    private static func artworkSide(for pixels: Int) -> Int { pixels > 2048 ? 4096 : 2048 }

    /// For what is drawn next.
    func boundMemory(_ window: (width: Int, height: Int)) {
        loader.budget = Self.artworkBudget(for: window.width * window.height)
        renderer.cardPictureBudget = min(max(32 << 20, 48 * window.width * window.height), 64 << 20)
        loader.side = Self.artworkSide(for: max(window.width, window.height))
        guard artwork.sceneName != editor.scene.name else { return }
        loader.beginScene()
        renderer.beginScene()
        // Before the first one there is nothing to give back.
        if !artwork.sceneName.isEmpty { giveBackFreeMemory() }
        (artwork.sceneName, artwork.isMemoryDue) = (editor.scene.name, true)
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
