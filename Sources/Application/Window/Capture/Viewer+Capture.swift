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
        develop("drawing a picture") { Self.print(make(document, path, $0), copy) }
    }

    /// As somebody asked for it from outside, who is answered when it is written.
    func capture(to path: String, as number: Int?) {
        var document = editor.document
        document.picture.scale = window.scale
        let (make, scene) = (host.capture, document)
        develop("drawing a picture") { job in
            var print = CaptureJobs.Print(result: make(scene, path, job))
            print.number = number
            return print
        }
    }

    @discardableResult
    func develop(_ title: String, _ work: @escaping @Sendable (ViewerJob) -> CaptureJobs.Print) -> Int {
        captureJobs.develop(title, at: Window.time, work) { Window.wake() }
    }

    private static func print(
        _ result: Result<String, ViewerFailure>, _ copy: (@Sendable (String) -> ViewerFailure?)?
    ) -> CaptureJobs.Print {
        guard case .success(let path) = result, let copy else { return CaptureJobs.Print(result: result) }
        let complaint = copy(path)
        return CaptureJobs.Print(result: result, remark: complaint.map { "; \($0.text)" } ?? ", and on the clipboard")
    }

    /// The window as it is, once it has been drawn without the question that has led here.
    func takeScreenshot() {
        guard let (path, copies) = pendingScreenshot else { return }
        guard overlay.dialog == nil, !UI.isDimmed else { return drawSoon() }
        pendingScreenshot = nil
        let (width, height) = window.pixels
        let bytes = renderer.windowPixels(width: width, height: height)
        let (write, copy) = (host.write, copies ? host.copyPicture : nil)
        develop("writing the picture of the window") { _ in
            do throws(ImageError) {
                let image = try Image(width: width, height: height, bytes: bytes)
                return Self.print(write(image, path), copy)
            } catch {
                return CaptureJobs.Print(result: .failure(ViewerFailure("\(error)")))
            }
        }
    }

    /// - Returns: whether there was any.
    func collectPrints() -> Bool {
        let prints = captureJobs.take()
        for print in prints {
            if print.isFilm {
                noteFilm(print)
                continue
            }
            if print.isExport {
                noteExport(print)
                continue
            }
            if let number = print.number {
                answer(picture: number, with: print.result)
                continue
            }
            switch print.result {
            case .success(let path): say("picture: \(path)\(print.remark)")
            case .failure where print.isCancelled: say("cancelled: there is no picture")
            case .failure(let complaint): say(complaint.text, .error)
            }
        }
        return !prints.isEmpty
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
