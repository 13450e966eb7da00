import ZoeDocument
import ZoeEditor
import ZoeWindow

// What the viewer has made beside it, each by a process of its own: the very program, so the very same.
extension ViewerHost {
    @Sendable static func captured(
        _ scene: Scene, at path: String, _ job: ViewerJob
    ) -> Result<String, ViewerFailure> {
        complaining("the picture can't be made") { () throws(Failure) in
            let path = System.absolute(path)
            try PictureFile(path).check(width: 1, height: 1, isTransparent: scene.picture.isTransparent)
            try make("the picture", path, of: scene, ["capture"], ["--progress"], job)
            return System.resolved(path)
        }
    }

    @Sendable static func exported(
        _ scene: Scene, _ plan: ExportPlan, to path: String, _ job: ViewerJob
    ) -> Result<String, ViewerFailure> {
        complaining("it can't be exported") { () throws(Failure) in
            let path = System.absolute(path)
            try make("the file", path, of: scene, ["export"], ["--format", plan.format] + plan.options, job)
            return System.resolved(path)
        }
    }

    /// - Parameter what: it is.
    private static func make(
        _ what: String, _ path: String, of scene: Scene, _ command: [String], _ options: [String], _ job: ViewerJob
    ) throws(Failure) {
        let folder = try System.temporaryFolder()
        let (document, complaints) = ("\(folder)/scene.json", "\(folder)/complaints")
        let places = [folder, document, complaints].map(UnfinishedFiles.remember)
        defer {
            System.remove(folder: folder)
            places.forEach(UnfinishedFiles.forget)
        }
        try Output(document).write(scene.text)
        let words = command + [document, "--output=\(path)"] + options
        let process: System.Helper
        do { process = try System.Helper(System.ownPath, words, errors: complaints) } catch {
            throw Failure(.missingInput, "can't start '\(System.ownPath)': \(error)")
        }
        job.whenCancelled(process.interruption)
        while let line = process.line() {
            if let part = line.split(separator: " ").first.flatMap({ Double($0) }) { job.note(part) }
        }
        job.whenCancelled(nil)
        let code = process.end()
        guard code != 0 else { return }
        let said = (try? System.contents(of: complaints, upTo: 1 << 16)) ?? []
        let last = String(decoding: said, as: UTF8.self).split(separator: "\n").last
        throw Failure(
            .no,
            last.map { String($0.trimmingPrefix("zoetrope: ")) }
                ?? "\(what) '\(path)' can't be made; zoetrope \(command[0]) ended with \(code)")
    }

    /// By a file manager that can point at it, or else the folder alone.
    static func revealed(_ path: String) -> ViewerFailure? {
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let ask =
            "gdbus call --session --dest org.freedesktop.FileManager1 --object-path /org/freedesktop/FileManager1"
            + " --method org.freedesktop.FileManager1.ShowItems \"['file://$1']\" '' >/dev/null 2>&1"
        guard System.hasProgram("xdg-open") || System.hasProgram("gdbus") else {
            return ViewerFailure("no xdg-open (apt-get install xdg-utils); the film is in '\(folder)'")
        }
        return System.start("/bin/sh", ["-c", "\(ask) || exec xdg-open \"$2\" >/dev/null 2>&1", "sh", path, folder])
            ? nil : ViewerFailure("the folder '\(folder)' can't be shown")
    }

    /// By the program that the desktop has for such files.
    static func handedOver(_ path: String) -> ViewerFailure? {
        guard System.hasProgram("xdg-open") else {
            return ViewerFailure("no xdg-open to open it with (apt-get install xdg-utils)")
        }
        return System.start("/bin/sh", ["-c", "exec xdg-open \"$1\" >/dev/null 2>&1", "sh", path])
            ? nil : ViewerFailure("it can't be opened")
    }
}
