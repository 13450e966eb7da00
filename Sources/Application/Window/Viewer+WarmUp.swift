internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoePictures
internal import ZoeRenderer

extension Viewer {
    /// Nothing moves, and something can be made ready for when it does.
    var isWarmingUp: Bool { isWarmUpUseful && loader.status.waiting == 0 && !artwork.warmUp.isDone(warmUpVersion) }

    private var warmUpVersion: WarmUp.Version {
        WarmUp.Version(
            changes: editor.changes, width: window.pixels.width, height: window.pixels.height,
            pictures: renderer.artworkBytes)
    }

    private var isWarmUpUseful: Bool {
        renderer.isSoftware && maySave && !window.isIconified && !artwork.hasGivenUpReading
            && drawn != nil && drawing.unfinished == nil && editor.stage.count > 0
    }

    /// A piece of work that is shorter than a frame.
    func warmUpALittle() {
        guard isWarmingUp else { return }
        let size = place.box
        let stage = editor.stage
        let (scene, knobs) = (editor.scene, editor.knobs)
        let before = artwork.warmUp.cards(of: editor.changes).count
        artwork.warmUp.plan(warmUpVersion, stage) { scene.completed($0.frame(), turnedBy: knobs) }
        let cards = artwork.warmUp.cards(of: editor.changes)
        if cards.count != before {
            loader.request(
                editor.view, look: editor.look, scale: place.scale, fineness: .coming, soon: cards)
        }
        guard loader.status.waiting == 0, let (frame, isShown) = artwork.warmUp.current else { return }
        let target = renderer.windowTarget(width: size.width, height: size.height)
        // As what is behind the panel: hiding it takes a program of the driver's own.
        target.covered = [PixelBox(left: 0, low: 0, width: 1, height: 1)]
        let shading = shading()
        let (begin, painted) = (Window.time, renderer.cardsPaintedByShaders)
        renderer.paintingScale = targets.painting.ahead
        defer {
            targets.painting.note(
                Window.time - begin, cards: renderer.cardsPaintedByShaders - painted, scale: renderer.paintingScale)
        }
        do {
            let hasMore = try renderer.prepare(
                place.seen(frame), look: editor.look, shading: shading, into: target, tile: place.tile(target),
                isShown: isShown && canDrawToWindow(shading))
            if !hasMore { artwork.warmUp.goOn() }
        } catch { artwork.warmUp.stop() }
    }
}
