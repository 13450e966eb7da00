internal import LayoutCore
internal import ZoeEditor
internal import ZoeLive
internal import ZoeRenderer
internal import ZoeUserShaders

// What lies over the stage gets the editor's model and a context; what it asks for is done here.
extension Viewer {
    /// Puts the panels together, and does what they ask for.
    func compose(over frame: Frame, at now: Double) {
        var context = panelContext(at: now)
        panel.compose(&editor, &context, over: frame)
        overlay = context.overlay
        for request in context.requests { fulfil(request) }
    }

    private func panelContext(at now: Double) -> PanelContext {
        let (target, renderer, place) = (targets.current, renderer, place)
        return PanelContext(
            overlay: overlay, window: window.measure, mount: place.mount, now: now, bindings: bindings,
            isChanged: isChanged, isBeingCaptured: pendingScreenshot != nil, notices: notices, film: film,
            troubles: sceneShaders.troubles, passes: passWatch(),
            controls: ShownControls(
                learner: controls.learner, map: controls.map, areHeard: host.controls.areHeard), gauge: gauge,
            reduction: targets.reduction,
            previews: previews,
            places: places,
            files: PanelFiles(
                presets: host.presets.names, list: host.list, canCopyPictures: host.copyPicture != nil)
        ) { card, frame, look in
            target.flatMap {
                renderer.uniforms(
                    of: card.identity, in: place.seen(frame), look: look, into: $0, tile: place.tile($0))
            }
        }
    }

    private func fulfil(_ request: PanelRequest) {
        switch request {
        case .perform(let action): perform(action)
        case .learn(let knob): learn(knob)
        case .forget(let knob): forgetControls(of: knob)
        case .redraw: drawSoon()
        case .copy(let text): copy(text)
        case .cancelJob(let number): cancel(job: number)
        case .closeDialog: closeDialog()
        case .accept(let field): accept(field)
        case .choosePicture(let knob): choosePicture(for: knob)
        case .save(let path, let next): save(to: path, then: next)
        case .goOn(let next): goOn(next)
        case .openPreset(let name): open(preset: name)
        case .keepPreset(let name): keepPreset(name)
        case .removePreset(let name):
            if let complaint = host.presets.remove(name) { say(complaint.text, .error) }
        case .capture(let plan): capture(plan)
        case .export(let plan): export(plan)
        case .reveal(let path): reveal(path)
        }
    }
}
