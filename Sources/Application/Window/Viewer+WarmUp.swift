internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoePictures
internal import ZoeRenderer

extension Viewer {
    /// Nothing moves, and something can be made ready for when it does.
    var isWarmingUp: Bool {
        isWarmUpUseful
            && (artwork.warmUp.hasBasics
                || loader.status.waitingOnStage == 0
                    && artwork.warmUp.hasWork(for: warmUpVersion, isAllThere: isArtworkThere))
    }

    private var isArtworkThere: Bool { loader.status.waiting == 0 }

    private var warmUpVersion: WarmUp.Version {
        WarmUp.Version(
            changes: editor.changes, width: window.pixels.width, height: window.pixels.height,
            pictures: isArtworkThere ? renderer.artworkBytes : nil)
    }

    private var isWarmUpUseful: Bool {
        renderer.isSoftware && maySave && !window.isIconified && !artwork.hasGivenUpReading
            && drawn != nil && drawing.unfinished == nil && !targets.isMoving && editor.stage.count > 0
    }

    /// A piece of work that is shorter than a frame.
    func warmUpALittle() {
        guard isWarmingUp else { return }
        let stage = editor.stage
        let (scene, knobs) = (editor.scene, editor.knobs)
        let before = artwork.warmUp.cards(of: editor.changes).count
        artwork.warmUp.plan(warmUpVersion, stage) { scene.completed($0.frame(), turnedBy: knobs) }
        let cards = artwork.warmUp.cards(of: editor.changes)
        if cards.count != before {
            loader.request(
                editor.view, look: editor.look, scale: place.scale, fineness: .coming, soon: cards)
        }
        let basic = artwork.warmUp.takeBasic().map {
            WarmUp.Piece(frame: scene.completed(stage.frame(), turnedBy: knobs), work: $0)
        }
        let isNext = basic == nil && loader.status.waitingOnStage == 0
        guard let piece = basic ?? (isNext ? artwork.warmUp.current(isAllThere: isArtworkThere) : nil) else { return }
        let (begin, painted) = (Window.time, renderer.cardsPaintedByShaders)
        renderer.paintingScale = targets.painting.ahead
        defer {
            targets.painting.note(
                Window.time - begin, cards: renderer.cardsPaintedByShaders - painted, scale: renderer.paintingScale)
        }
        do {
            if try !warmUp(for: piece), basic == nil { artwork.warmUp.goOn() }
        } catch { artwork.warmUp.stop() }
    }

    /// - Returns: false once nothing is left to do.
    private func warmUp(for piece: WarmUp.Piece) throws(RendererError) -> Bool {
        let shading = shading()
        switch piece.work {
        case .copying:
            try renderer.tryCopyingToWindow(width: window.pixels.width, height: window.pixels.height)
            return false
        case .levels:
            _ = renderer.tryMakingLevels()
            return false
        case .prepare(let purpose):
            guard let target = try targetAhead(isReduced: purpose == .reducedMotion, shading) else { return false }
            return try renderer.prepare(
                place.seen(piece.frame), look: editor.look, shading: shading, into: target, tile: place.tile(target),
                for: purpose)
        case .time:
            try takeTime(of: piece.frame, shading)
            return false
        }
    }

    /// What the first frames in motion will take is known before they come; shaders of the user's own were tried already.
    private func takeTime(of frame: Frame, _ shading: Shading?) throws(RendererError) {
        let timed = WarmUp.Timed(scene: editor.scene.name, width: place.box.width, height: place.box.height)
        guard sceneShaders.effects.states.isEmpty, artwork.warmUp.timed != timed else { return }
        artwork.warmUp.timed = timed
        var takes: [(pixels: Double, seconds: Double)] = []
        // The larger picture comes last, so that what is kept of its size is there for the first frame.
        for isReduced in [true, false] {
            guard let target = try targetAhead(isReduced: isReduced, shading) else { return }
            var least = Double.infinity
            for _ in 0..<2 {
                let start = Window.time
                try renderer.draw(
                    place.seen(frame), look: editor.look, shading: shading, into: target, tile: place.tile(target),
                    effort: .quick)
                renderer.waitUntilDrawn()
                least = min(least, Window.time - start)
            }
            takes.append((Double(target.width * target.height), least))
        }
        let pixel = max(0, (takes[1].seconds - takes[0].seconds) / max(takes[1].pixels - takes[0].pixels, 1))
        targets.expectMotion(
            Pace(fixed: max(0, takes[1].seconds - pixel * takes[1].pixels), pixel: pixel), pixels: Int(takes[1].pixels))
    }

    private func targetAhead(isReduced: Bool, _ shading: Shading?) throws(RendererError) -> Target? {
        let target = try targets.ahead(
            width: place.box.width, height: place.box.height, isReduced: isReduced,
            window: drawsMotionToWindow(shading)
                ? renderer.windowTarget(width: place.box.width, height: place.box.height) : nil
        ) { wide, high, quality, steps throws(RendererError) in
            try renderer.target(width: wide, height: high, quality: quality, fewestPieces: steps)
        }
        // As what is behind the panel: hiding it takes a program of the driver's own.
        target?.covered = [PixelBox(left: 0, low: 0, width: 1, height: 1)]
        return target
    }
}
