import Pixels
import Scene
import Viewer

extension Command {
    static let view = Command(
        "view", "the window in which card layouts run", operands: .scene,
        options: Option.scene + [.scale, .samples, .supersample, .printState],
        notes: sceneNotes + [
            "Drag, flick, turn the wheel; Tab shows the knobs, W walks around the stage, ? lists the keys.",
            "Keys can be bound otherwise in $XDG_CONFIG_HOME/zoetrope/keys (`undo = Ctrl+Z`, a line each).",
        ]
    ) { arguments throws(Failure) in
        var scene = try arguments.scene(otherwise: .opening)
        try arguments.changePicture(of: &scene)
        let path = try ScenePaths(arguments.operands).scenePath
        try show(scene, path: path, reportsState: arguments.has(.printState))
    }

    /// The window, until it is closed.
    static func show(_ scene: Scene, path: String?, reportsState: Bool = false) throws(Failure) {
        let host = ViewerHost(
            bindings: System.bindings, open: ViewerHost.opened, save: ViewerHost.saved, capture: ViewerHost.captured,
            reportsState: reportsState,
            report: { line in try? Console.write(line + "\n") })
        do { try Viewer(scene, path: path, host: host).run() } catch {
            throw Failure(
                .noDisplay, "\(error); to draw without a display: zoetrope capture --scene gallery -o gallery.png")
        }
    }
}

extension Option {
    fileprivate static let printState = Option(
        "print-state", help: "print a line of JSON whenever everything has come to rest in a new state")
}

extension Scene {
    /// What the window shows first.
    static var opening: Scene { builtIn("gallery") ?? .plain }
}

extension ViewerHost {
    fileprivate static func opened(_ paths: [String]) -> Result<(scene: Scene, path: String?), ViewerComplaint> {
        do throws(Failure) {
            let found = try ScenePaths(paths)
            var scene = found.scene ?? .opening
            if !found.images.isEmpty { scene.show(images: found.images) }
            return .success((scene, found.scenePath.flatMap { $0.hasSuffix(".json") ? $0 : nil }))
        } catch {
            return .failure(ViewerComplaint(error.message ?? "it can't be opened"))
        }
    }

    fileprivate static func saved(_ scene: Scene, _ path: String) -> ViewerComplaint? {
        do throws(Failure) {
            try Output(path).write(scene.text)
            return nil
        } catch {
            return ViewerComplaint(error.message ?? "it can't be saved")
        }
    }

    /// By a process of its own: the very program, so the very picture.
    fileprivate static func captured(_ scene: Scene) -> Result<String, ViewerComplaint> {
        do throws(Failure) {
            let path = System.freeName("zoetrope", ".png")
            let document = path + ".json"
            try Output(document).write(scene.text)
            defer { System.remove(document) }
            var seconds = 0.0
            let end: System.End
            do {
                end = try System.run(System.ownPath, ["capture", document, "-o", path], seconds: &seconds)
            } catch { throw Failure(.missingInput, "can't start '\(System.ownPath)': \(error)") }
            if end.code != 0 { throw Failure(.no, "the picture can't be made; try: zoetrope capture \(document)") }
            return .success(System.resolved(path))
        } catch {
            return .failure(ViewerComplaint(error.message ?? "the picture can't be made"))
        }
    }
}
