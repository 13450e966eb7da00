internal import FoundationEssentials
internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
internal import ZoeImages
internal import ZoeRenderer

extension Viewer {
    /// At once, as the window shows the scene.
    func capture() {
        var plan = overlay.capturePlan
        (plan.size, plan.scale, plan.showsPanel, plan.copies) = (nil, window.scale, false, false)
        (plan.samples, plan.supersampling) = (editor.scene.picture.samples, editor.scene.picture.supersampling)
        plan.isTransparent = editor.scene.picture.isTransparent
        capture(plan)
    }

    func capture(_ plan: CapturePlan) {
        let path = captureName(plan).path(plan.template) { FileManager.default.fileExists(atPath: $0) }
        if plan.showsPanel {
            // Of the next frame, in which the dialog is gone.
            pendingScreenshot = (path, plan.copies)
            return drawSoon()
        }
        let document = plan.applied(to: editor.document)
        let (make, copy) = (host.capture, plan.copies ? host.copyPicture : nil)
        start("drawing a picture") { Self.outcome(make(document, path, $0), copy) }
    }

    /// As somebody asked for it from outside, who is answered when it is written.
    func capture(to path: String, as number: Int?) {
        var document = editor.document
        document.picture.scale = window.scale
        let (make, scene) = (host.capture, document)
        start("drawing a picture") { job in
            var outcome = CaptureJobs.Outcome(result: make(scene, path, job))
            outcome.number = number
            return outcome
        }
    }

    @discardableResult
    func start(_ title: String, _ work: @escaping @Sendable (ViewerJob) -> CaptureJobs.Outcome) -> Int {
        captureJobs.start(title, at: Window.time, work) { Window.wake() }
    }

    private static func outcome(
        _ result: Result<String, ViewerFailure>, _ copy: (@Sendable (String) -> ViewerFailure?)?
    ) -> CaptureJobs.Outcome {
        guard case .success(let path) = result, let copy else { return CaptureJobs.Outcome(result: result) }
        let complaint = copy(path)
        return CaptureJobs.Outcome(result: result, remark: complaint.map { "; \($0.text)" } ?? ", and on the clipboard")
    }

    /// The window as it is, once it has been drawn without the question that has led here.
    func takeScreenshot() {
        guard let (path, copies) = pendingScreenshot else { return }
        guard overlay.dialog == nil, !UI.isDimmed, drawing.unfinished == nil else { return drawSoon() }
        pendingScreenshot = nil
        let (width, height) = window.pixels
        let bytes = renderer.windowPixels(width: width, height: height)
        let (write, copy) = (host.write, copies ? host.copyPicture : nil)
        start("writing the picture of the window") { _ in
            do throws(ImageError) {
                let image = try Image(width: width, height: height, bytes: bytes)
                return Self.outcome(write(image, path), copy)
            } catch {
                return CaptureJobs.Outcome(result: .failure(ViewerFailure("\(error)")))
            }
        }
    }

    /// - Returns: whether there was any.
    func takeOutcomes() -> Bool {
        let outcomes = captureJobs.take()
        for outcome in outcomes {
            if outcome.isFilm {
                noteFilm(outcome)
                continue
            }
            if outcome.isExport {
                noteExport(outcome)
                continue
            }
            if let number = outcome.number {
                answer(picture: number, with: outcome.result)
                continue
            }
            switch outcome.result {
            case .success(let path): say("picture: \(path)\(outcome.remark)")
            case .failure where outcome.isCancelled: say("cancelled: there is no picture")
            case .failure(let complaint): say(complaint.text, .error)
            }
        }
        return !outcomes.isEmpty
    }

    func captureName(_ plan: CapturePlan) -> CaptureName {
        let pixels = plan.showsPanel ? window.pixels : plan.pixels(in: editor.stage.view)
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: Date())
        return CaptureName(
            scene: editor.scene.title.isEmpty ? editor.scene.name : editor.scene.title,
            layout: editor.scene.layout.name, width: pixels.width, height: pixels.height,
            date: [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].map { $0 ?? 0 })
    }

    func copyCommand() {
        var document = editor.document
        document.picture.scale = window.scale
        let command = document.captureCommand(startingAt: editor.origin)
        copy(command)
    }

    /// What is said of it is short, whatever is in it.
    func copy(_ command: String) {
        UI.copy(command)
        say("copied: \(Self.brief(command))")
    }

    static func brief(_ command: String) -> String {
        let first = command.prefix { !$0.isNewline }
        guard first.count < command.count || command.count > 120 else { return command }
        let words = first.count > 72 ? first.prefix(71) + "…" : first
        return "\(words) (\(command.count) letters)"
    }
}
