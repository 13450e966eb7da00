internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeOpenGL
internal import ZoePictures
internal import ZoeRenderer
internal import ZoeStyle

extension Viewer {
    /// - Returns: whether that changes the picture in the window.
    func loadPictures() -> Bool {
        // Only the deck that was there has been told which of the files are broken.
        if editor.scene.files != artwork.knownFiles {
            artwork.knownFiles = editor.scene.files
            loader.retryFailures()
        }
        let deliveries = loader.take()
        renderer.show(deliveries.map { ($0.source, $0.image) })
        for delivery in deliveries {
            if case .failure(let reason) = delivery.outcome {
                editor.look.deck.setAside(delivery.source, because: reason)
            }
        }
        return deliveries.contains { !$0.isUnseen }
    }

    /// - Parameters:
    ///   - mayPause: a picture that takes long may be left unfinished for a while.
    ///   - mayLeave: it may come to the screen while the next one is put together.
    func draw(at now: Double, mayPause: Bool = false, mayLeave: Bool = false) {
        let pixels = window.pixels
        guard pixels.width > 0, pixels.height > 0, !window.isIconified else { return presentWhatIsComing() }
        drawing.presenting.begin(at: now)
        settle()
        boundMemory(pixels)
        let frame = editor.view
        renderer.debugView = overlay.inspection.debugView
        let wanted = Drawn(
            frame: frame, place: place, changes: editor.changes, debugView: overlay.inspection.debugView,
            pointer: sceneShaders.effects.usesPointer ? overlay.pointer : nil,
            keys: sceneShaders.effects.readsKeyboard ? editor.keys : HeldKeys(), pass: shownPass)
        let isOther = wanted != drawing.asked
        if isOther { drawing.turning.begin(at: now, isDear: maySave && targets.isDearAtRest) }
        drawing.asked = wanted
        var panelWork = composePanel(frame, at: now)
        var (isLeft, end) = (false, FrameEnd?.none)
        do {
            var shading = shading()
            shading?.journey = editor.seenJourney?.map(place.seen)
            shading?.edition = endsEdition(of: wanted)
            let shown = targets.current
            let target = try target(place.box.width, place.box.height, isThere: drawn == wanted)
            shading?.scale = place.scale * targets.reduction.scale
            shading?.effort = targets.reduction.shaderEffort
            let covered = leavesCoveredOut(target) ? panelWork.covered : []
            // While only the panel changes, the stage under it is the same.
            if editor.isMoving || drawn != wanted || target.covered != covered {
                target.covered = covered
                if drawn?.frame != wanted.frame { artwork.hasGivenUpReading = false }
                if !artwork.hasGivenUpReading {
                    loader.request(
                        shading?.journey?.bothEnds ?? frame, look: editor.look, scale: place.scale,
                        isTravelling: editor.isMoving,
                        fineness: targets.isMoving ? .common : artwork.warmUp.hasBegun ? .coming : .seen,
                        soon: artwork.warmUp.cards(of: editor.changes))
                }
                renderer.paintingScale = targets.painting.inMotion
                giveUpSteps()
                awaitNewPrograms()
                if mayPause, let target = try stepwiseTarget(after: shown) {
                    drawing.unfinished = renderer.begin(
                        place.seen(frame), look: editor.look, shading: shading, into: target, tile: place.tile(target))
                } else {
                    try renderer.draw(
                        place.seen(frame), look: editor.look, shading: shading, into: target,
                        tile: place.tile(target), effort: targets.reduction.effort,
                        whenPlaced: { [unowned self] in presentWhatIsComing() })
                }
                drawn = wanted
                drawing.isFine = !targets.isMoving
            } else if !targets.isMoving {
                try targets.current?.prepareToBeShownAgain()
            }
            presentWhatIsComing()
            paintChanges(&panelWork)
            try goOnWithPicture(mayPause: mayPause)
            let told = FrameEnd(
                target: targets.current ?? target, place: place.box, surround: try surround(pixels),
                covered: panelWork.covered)
            end = told
            isLeft = leave(told, under: panelWork, mayLeave: mayLeave)
            if !isLeft { told.show() }
        } catch {
            presentWhatIsComing()
            giveUpSteps()
            overlay.say("\(error)", .error, at: now)
        }
        gauge.driverName = renderer.driverName
        if !isLeft { drawPanel(panelWork, over: end) }
        gauge.noteWork(Window.time - now, cards: frame.cards.count, renderer.statistics, loader.status)
        takeScreenshot()
        if !isLeft { present(mayLeave: mayLeave) }
        if isOther { drawing.turning.end(at: Window.time) }
    }

    /// While nothing but the way of a transition goes on, the pictures at its ends are the same.
    private func endsEdition(of wanted: Drawn) -> Int? {
        guard !sceneShaders.effects.usesTime else { return nil }
        let isSame = drawn.map { drawn in
            drawn.place == wanted.place && drawn.changes == wanted.changes && drawn.pointer == wanted.pointer
        }
        if isSame != true { drawing.endsEdition += 1 }
        return drawing.endsEdition
    }

    /// Where a processor draws, frames in motion show what lies over the stage as it was, but for what has changed in it.
    private func mayKeepPanel(at now: Double) -> Bool {
        renderer.isSoftware && targets.isMoving && !overlay.isMoving(at: now) && editor.orbitCamera.walk.part == 0
            && !editor.isEditingTrack
    }

    /// What is to be drawn of what lies over the stage, as it has just been put together.
    private enum PanelWork {
        case whole
        /// Windows that look as they did, or nearly so, are copied from here.
        case parts([PixelBox], PanelSnapshot.Changes)
        case kept([PixelBox])

        var covered: [PixelBox] {
            switch self {
            case .whole: []
            case .parts(let kept, _), .kept(let kept): kept
            }
        }
    }

    private func composePanel(_ frame: Frame, at now: Double) -> PanelWork {
        let state = mayKeepPanel(at: now) ? drawing.keptPanel.next(for: window.pixels) : .nothing
        if state == .kept, !UI.isHeld { return .kept(drawing.keptPanel.all) }
        places.clear()
        overlay.lanes.hasNeedle = editor.isTimelineRunning && mayKeepPanel(at: now)
        compose(over: frame, at: now)
        guard state != .nothing,
            let changes = drawing.keptPanel.changes(in: overlay.boxes, parts: UI.changedParts)
        else { return .whole }
        return .parts(zip(drawing.keptPanel.all, changes.isKept).filter(\.1).map(\.0), changes)
    }

    /// What has changed in windows that are kept is painted there, before they are shown.
    private func paintChanges(_ work: inout PanelWork) {
        guard case .parts(let kept, let changes) = work else { return }
        if !changes.parts.isEmpty { renderer.paintKept { UI.paint(changes.parts) } }
        guard kept.count == changes.isKept.count else {
            work = .parts(kept, PanelSnapshot.Changes(isKept: changes.isKept))
            return
        }
        work = .kept(kept)
        keepPanel([], over: nil)
    }

    /// - Parameter end: what lies under it; nil where nothing does.
    private func drawPanel(_ work: PanelWork, over end: FrameEnd?) {
        defer { renderer.fillWindow(needleBoxes, Theme.accentParts) }
        var work = work
        paintChanges(&work)
        switch work {
        case .kept(let boxes): renderer.showKept(boxes)
        case .whole:
            UI.paint()
            keepPanel(nil, over: end)
        case .parts(let kept, let changes):
            renderer.showKept(kept)
            UI.paint(changes.isKept.map { !$0 })
            keepPanel(changes.isKept.map { !$0 }, over: end)
        }
    }

    /// - Parameter isFresh: whether a window has been painted in the window itself; nil if all have.
    private func keepPanel(_ isFresh: [Bool]?, over end: FrameEnd?) {
        drawing.keptPanel.forget()
        guard mayKeepPanel(at: Window.time) else { return }
        let size = window.pixels
        let scale = Double(size.width) / Double(window.size.width)
        let snapshot = PanelSnapshot(overlay.boxes, pixelsPerUnit: scale, size)
        let states = isFresh.map { Array(zip(snapshot.all, $0)) } ?? snapshot.all.map { ($0, true) }
        let kept = states.filter { !$0.1 }.map(\.0)
        let fresh = states.filter(\.1).flatMap { $0.0.without(kept) }
        if !fresh.isEmpty {
            guard let end,
                (try? renderer.keepWindow(
                    fresh, width: size.width, height: size.height, stages: end.stages
                ) { if let isFresh { UI.paint(isFresh) } else { UI.paint() } }) != nil
            else { return }
        }
        drawing.keptPanel = snapshot
        UI.notePainted()
    }

    /// What lies over the stage is kept without the needle of its lanes.
    private var needleBoxes: [PixelBox] {
        guard let needle = overlay.lanes.needle else { return [] }
        let size = window.pixels
        let scale = Double(size.width) / Double(window.size.width)
        return needle.boxes(at: editor.playhead, pixelsPerUnit: scale, windowHeight: size.height)
    }

    /// What is around a view that keeps its shape, with its place in the window.
    private func surround(
        _ pixels: (width: Int, height: Int)
    ) throws(RendererError) -> (target: Target, place: PixelBox)? {
        guard place.mount.isFramed else { return nil }
        let window = PixelBox(left: 0, low: 0, width: pixels.width, height: pixels.height)
        return (try targets.surround(of: place.mount, in: window, by: renderer), window)
    }

    /// A frame that the driver's threads still draw is brought to the window while the next one is put together: to copy it there,
    /// the driver would wait for them.
    private func leave(_ end: FrameEnd, under work: PanelWork, mayLeave: Bool) -> Bool {
        guard mayLeave, pendingScreenshot == nil, case .kept = work else { return false }
        var end = end
        end.needle = needleBoxes
        return leave(end)
    }

    /// While cards move or knobs are turned, what the eye does not see in motion may be left out; at rest the window shows what a
    /// capture gives.
    private func target(_ width: Int, _ height: Int, isThere: Bool) throws(RendererError) -> Target {
        let plan = editor.scene.picture
        let isMoving = maySave && (editor.isMoving || drawing.turning.isGoingOn)
        let (target, isOther) = try targets.prepare(
            width: width, height: height,
            quality: Quality(samples: max(1, plan.samples), supersampling: plan.supersampling),
            isMoving: isMoving, onlyShadersMove: isMoving && cardsStandStill, isThere: isThere
        ) { wide, high, quality, steps throws(RendererError) in
            try renderer.target(width: wide, height: high, quality: quality, fewestPieces: steps)
        }
        if isOther { drawn = nil }
        return target
    }

    /// Something may be given up in motion.
    var maySave: Bool { editor.scene.knobs.choice("scene.quality") != "full" }

    /// A frame in motion has a pixel for each one of the window, and nobody looks at it but there. What the window showed last is
    /// needed for longer where the picture at rest takes long.
    private func leavesCoveredOut(_ target: Target) -> Bool {
        targets.isMoving && !targets.isDearAtRest && !watchesPasses && !place.mount.isFramed
            && target.width == window.pixels.width && target.height == window.pixels.height
    }

    struct Drawn: Equatable {
        let frame: Frame
        let place: StageArea
        let changes: Int
        let debugView: DebugView?
        /// Where a shader looks at it.
        let pointer: Point?
        let keys: HeldKeys
        /// It is shown alone.
        let pass: PassName?
    }

    /// The picture in the window without what lies over it, as bytes from the top left.
    func picture() -> (bytes: [UInt8], width: Int, height: Int)? {
        targets.current.map { ($0.pixels(), $0.width, $0.height) }
    }
}
