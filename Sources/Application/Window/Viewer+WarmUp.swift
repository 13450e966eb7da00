internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer
internal import ZoeStyle
internal import ZoeUserShaders

extension Viewer {
    /// No card moves, and something can be made ready for when they do.
    var isWarmingUp: Bool {
        isWarmUpUseful
            && (artwork.warmUp.hasBasics
                || loader.status.waitingOnStage == 0
                    && artwork.warmUp.hasWork(for: warmUpVersion, isAllThere: isArtworkThere))
    }

    private var isArtworkThere: Bool { loader.status.waiting == 0 }

    var warmUpVersion: WarmUp.Version {
        WarmUp.Version(
            changes: editor.changes, width: window.pixels.width, height: window.pixels.height,
            pictures: isArtworkThere ? renderer.artworkBytes : nil)
    }

    private var isWarmUpUseful: Bool {
        renderer.isSoftware && maySave && !window.isIconified && !artwork.hasGivenUpReading
            && drawn != nil && drawing.unfinished == nil && drawing.left == nil
            && (!targets.isMoving || onlyShadersMove) && editor.stage.count > 0
    }

    /// Such scenes never rest: what a hand needs is made ready between their frames.
    var onlyShadersMove: Bool { cardsStandStill && editor.held == nil }

    /// In a scene whose shaders move. A hand may lie on it already.
    var cardsStandStill: Bool {
        let isFree = editor.held == nil || editor.holdsCards && !editor.isDragging
        return editor.isMoving && !editor.isSettling && isFree && editor.oscillations.isEmpty
            && !drawing.turning.isGoingOn && !sceneShaders.effects.keepsFormer
    }

    /// A piece of work that is shorter than a frame.
    func warmUpALittle() {
        guard isWarmingUp else { return }
        let stage = editor.stage
        let (scene, knobs) = (editor.scene, editor.knobs)
        let paintsScreen = sceneShaders.effects.states.contains { $0.slot.role != .face }
        let isPlanned = artwork.warmUp.plan(warmUpVersion, stage, timeComesFirst: paintsScreen) {
            scene.completed($0.frame(), turnedBy: knobs)
        }
        if isPlanned {
            // Cards on stage may come nearer, too.
            loader.request(
                editor.view, look: editor.look, scale: place.scale, fineness: .coming,
                soon: artwork.warmUp.cards(of: editor.changes))
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
            _ = try renderer.tryMakingLevels()
            return false
        case .prepare(let purpose):
            guard let target = try targetAhead(nil, shading) else { return false }
            return try renderer.prepare(
                place.seen(piece.frame), look: editor.look, shading: shading, into: target, tile: place.tile(target),
                for: purpose)
        case .time:
            return try takeTime(shading)
        }
    }

    /// What the first frames in motion will take is known before they come. Each is drawn by itself, so that nobody waits for all.
    /// - Returns: false once that is known.
    private func takeTime(_ shading: Shading?) throws(RendererError) -> Bool {
        let timed = WarmUp.Timed(scene: editor.scene.name, width: place.box.width, height: place.box.height)
        // Whoever looks at passes sees those of the picture at rest.
        let isBetweenFrames = targets.isMoving
        let isFree = !sceneShaders.effects.keepsFormer && !renderer.measuresPasses
        guard isFree, artwork.warmUp.timed != timed else { return false }
        var trial = artwork.warmUp.trial
        guard let target = try targetAhead(trial.kind(isBetweenFrames: isBetweenFrames), shading) else { return false }
        // Cards of some shaders look different wherever they are, and are painted anew.
        var ghost = editor.stage
        if shading?.face != nil { ghost.apply(.jump(to: ghost.scroll + trial.shift)) }
        let frame = editor.scene.completed(ghost.frame(), turnedBy: editor.knobs)
        let start = Window.time
        try renderer.draw(
            place.seen(frame), look: editor.look, shading: shading, into: target, tile: place.tile(target),
            effort: .quick)
        renderer.waitUntilDrawn()
        guard trial.pace == nil else {
            // As the first one in motion will be.
            artwork.warmUp.timed = timed
            return false
        }
        drawing.isAfterTrial = true
        trial.note(Window.time - start, pixels: target.width * target.height, isLast: isBetweenFrames)
        artwork.warmUp.trial = trial
        if let pace = trial.pace {
            let slowdown =
                isBetweenFrames ? Self.slowdownByShaders : bringsArtwork ? Self.slowdownByArtwork : Self.slowdown
            targets.expectMotion(
                pace.times(slowdown), pixels: place.box.width * place.box.height,
                hasShaders: !sceneShaders.effects.states.isEmpty)
            if isBetweenFrames {
                artwork.warmUp.timed = timed
                return false
            }
        }
        return true
    }

    /// A trial knows nothing of the next frame, which is placed meanwhile, nor of showing it: frames take so many times as long.
    private static let slowdown = 1.7
    /// Where artwork is made while cards move, and pictures of the cards with it.
    private static let slowdownByArtwork = 2.0
    /// Where shaders take most of it.
    private static let slowdownByShaders = 1.25

    private var bringsArtwork: Bool {
        artwork.warmUp.cards(of: editor.changes).contains { editor.look.deck.style(of: $0).face.artwork != nil }
    }

    private func targetAhead(_ kind: QualityReduction?, _ shading: Shading?) throws(RendererError) -> Target? {
        // The next frame begins anew anyway.
        if targets.isMoving, kind == nil { return targets.current }
        let target = try targets.ahead(
            width: place.box.width, height: place.box.height, kind
        ) { wide, high, quality, steps throws(RendererError) in
            try renderer.target(width: wide, height: high, quality: quality, fewestPieces: steps)
        }
        // As what is behind the panel: hiding it takes a program of the driver's own.
        target?.covered = [PixelBox(left: 0, low: 0, width: 1, height: 1)]
        return target
    }
}
