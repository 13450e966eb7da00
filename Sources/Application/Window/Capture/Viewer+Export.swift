internal import FoundationEssentials
internal import ZoeDocument
internal import ZoeEditor

extension Viewer {
    /// Writes what is on the stage for another tool, beside the window, and opens the file.
    func export(_ plan: ExportPlan) {
        let path = captureName(overlay.capturePlan).path(plan.template) {
            FileManager.default.fileExists(atPath: startFolder(of: $0))
        }
        let file = startFolder(of: path)
        let (make, document) = (host.export, editor.document)
        start("exporting \(plan.title.lowercased())") { job in
            var outcome = CaptureJobs.Outcome(result: make(document, plan, file, job))
            outcome.isExport = true
            return outcome
        }
        drawSoon()
    }

    /// It is there, or not at all.
    func noteExport(_ outcome: CaptureJobs.Outcome) {
        switch outcome.result {
        case .success(let path):
            if let complaint = host.show(path) {
                say("exported: \(path); \(complaint.text)", .warning)
            } else {
                say("exported: \(path)")
            }
        case .failure where outcome.isCancelled: say("cancelled: there is no file")
        case .failure(let complaint): say(complaint.text, .error)
        }
    }
}
