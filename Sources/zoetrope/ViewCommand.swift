import Scene
import Viewer

extension Command {
    static let view = Command(
        "view", "the window in which card layouts run", operands: .scene,
        options: Option.scene + [.scale, .samples, .supersample, .listen, .osc, .script, .printState],
        notes: sceneNotes + [
            "Drag, flick, turn the wheel; Tab shows the knobs, W walks around the stage, ? lists the keys.",
            "Driven from outside, it takes commands as lines, as OSC (/layout/tilt 0.4, /scroll 3.2, /key Right), from a script,",
            "and at its own prompt (:). `help` lists them: set tilt 0.4, scroll 3, layout wheel, wait, capture a.png, quit.",
            "Keys can be bound otherwise in $XDG_CONFIG_HOME/zoetrope/keys (`undo = Ctrl+Z`, a line each).",
        ]
    ) { arguments throws(Failure) in
        let paths = try ScenePaths(arguments.operands)
        var scene = try arguments.scene(of: paths, otherwise: .opening)
        try arguments.changePicture(of: &scene)
        let namesScene = try arguments.operands.isEmpty ? arguments.namesScene() : true
        try show(
            scene, path: paths.scenePath.flatMap { $0.hasSuffix(".json") ? System.resolved($0) : nil },
            formulaPath: arguments.value(of: .formula).flatMap {
                System.item(at: $0) == .file ? System.resolved($0) : nil
            },
            scale: try arguments.number(.scale), wantsSize: arguments.value(of: .size) != nil,
            // Who names a scene wants to see that one; what came to a bad end waits for another time.
            recovers: !namesScene,
            reportsState: arguments.has(.printState), doors: try LiveDoors(arguments))
    }

    /// The window, until it is closed.
    static func show(
        _ scene: Scene, path: String? = nil, formulaPath: String? = nil, scale: Double? = nil, wantsSize: Bool = false,
        recovers: Bool = true,
        reportsState: Bool = false, doors: LiveDoors? = nil
    ) throws(Failure) {
        var host = ViewerHost(
            bindings: System.bindings, open: ViewerHost.opened, save: ViewerHost.saved,
            capture: { ViewerHost.captured($0, at: $1) },
            write: { ViewerHost.written($0, to: $1) }, copyPicture: ViewerHost.copied,
            list: ViewerHost.listed, readShader: ViewerHost.readShader,
            edit: ViewerHost.edited, folder: System.currentFolder, presets: .own, memory: .own,
            reportsState: reportsState,
            report: { line in
                if let doors { doors.write(line) } else { try? Console.write(line + "\n") }
            })
        host.findShader = { name, command in
            EffectFiles.path(of: System.expanded(name), as: command).map { .success($0) }
                ?? .failure(ViewerComplaint(EffectFiles.complaint(about: name, as: command)))
        }
        host.live = doors?.live
        let judge = ShaderJudge()
        if scene.hasShadersOfOthers { judge.warmUp() }
        host.judge = ViewerJudge(judge)
        do {
            let viewer = try Viewer(
                scene, path: path, formulaPath: formulaPath, scale: scale, wantsSize: wantsSize, host: host)
            if recovers { viewer.recover() }
            withExtendedLifetime(doors) { viewer.run() }
        } catch {
            let hint = System.hasOnlyWayland ? "; under Wayland it needs XWayland (apt-get install xwayland)" : ""
            throw Failure(
                .noDisplay,
                "\(error)\(hint); to draw without a display: zoetrope capture --scene gallery -o gallery.png")
        }
    }
}

extension ViewerJudge {
    init(_ judge: ShaderJudge) {
        self.init(
            admission: { judge.admission($0, for: $1, pixels: $2) }, count: { judge.count },
            onVerdict: { judge.onVerdict($0) })
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
