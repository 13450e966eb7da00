import ZoeDocument
import ZoeProcesses
import ZoeSound
import ZoeUserShaders
import ZoeWindow

extension Command {
    static let view = Command(
        "view", "the window in which card layouts run", operands: .scene,
        options: Option.scene + [
            .scale, .interface, .samples, .supersample, .listen, .osc, .oscFiles, .midi, .gamepad, .microphone, .camera,
            .script, .keptInput,
            .printState,
            .welcome, .slideshow, .slideTime,
        ],
        notes: sceneNotes + [
            "Without a scene and without a layout the gallery is opened, or what a window that crashed had open.",
            "Drag, flick, turn the wheel; Tab shows the knobs, W walks around the stage, ? lists the keys.",
            "Driven from outside, it takes commands as lines, as OSC (/layout/tilt 0.4, /scroll 3.2, /key Right), from a script, "
                + "and at its own prompt (:). `help` lists them: set tilt 0.4, scroll 3, layout wheel, wait, capture a.png, quit.",
            "OSC is heard from anybody who reaches the port, so nothing that names or writes a file is taken from there "
                + "(/capture, /face FILE, /scene FILE, pictures for shaders), unless --osc-files allows it to this machine; "
                + "from other machines it is never taken, nor are keys and quit.",
            "With --midi all, --osc PORT or --gamepad, `Learn` in a knob's menu (the right button) or `learn NAME` makes what is moved "
                + "next turn that knob. What was learnt is in $XDG_CONFIG_HOME/zoetrope/controls (`midi:1:cc7 = layout.tilt`).",
            "With --record-input FILE what hands and keys do to the stage is kept as a script, written when the window closes. It "
                + "shows the very same in a window of that size, in capture and in record, by --script.",
            "With --slideshow the cards fill the screen one after the other, without a panel; arrows and the hand go on and back, K "
                + "stays, and Escape ends it.",
            "Keys can be bound otherwise in $XDG_CONFIG_HOME/zoetrope/keys (`undo = Ctrl+Z`, a line each).",
        ]
    ) { arguments throws(Failure) in
        if arguments.has(.listen), arguments.operands.contains("-") {
            throw arguments.wrong("--listen reads commands from standard input, and - a scene; leave one of them out")
        }
        let paths = try ScenePaths(arguments.operands, takesStreams: true)
        var scene = try arguments.scene(of: paths, otherwise: arguments.has(.slideshow) ? .slides : .opening)
        arguments.changePicture(of: &scene)
        // Where nothing hears it, something that shows it.
        if arguments[.microphone] != nil, scene.shaders.isEmpty {
            scene.shaders.backdrop = BuiltInEffects.path(of: "spectrum")
        }
        let slides = try Slideshow(arguments, &scene, paths)
        let namesScene = try arguments.operands.isEmpty ? arguments.namesScene() : true
        try show(
            scene, path: paths.scenePath.flatMap { $0.hasSuffix(".json") ? System.resolved($0) : nil },
            formulaPath: arguments[.formula].flatMap {
                System.item(at: $0) == .file ? System.resolved($0) : nil
            },
            scale: arguments[.scale], interface: arguments[.interface],
            wantsSize: arguments.has(.size),
            // A scene that is named is what is wanted; what a crash has left waits for another start.
            recovers: !namesScene && slides == nil,
            reportsState: arguments.has(.printState), doors: try LiveInputs(arguments),
            devices: ViewerDevices(microphone: arguments[.microphone], camera: arguments[.camera]),
            welcome: slides == nil ? arguments.welcome : .nobody, slides: slides?.forViewer,
            named: arguments.operands.map(System.absolute),
            keptInput: try arguments.keptInput(), instead: arguments.captureCommand)
    }

    /// The window, until it is closed.
    static func show(
        _ scene: Scene, path: String? = nil, formulaPath: String? = nil, scale: Double? = nil,
        interface: Double? = nil, wantsSize: Bool = false,
        recovers: Bool = true,
        reportsState: Bool = false, doors: LiveInputs? = nil, devices: ViewerDevices = ViewerDevices(),
        welcome: ViewerWelcome = .first,
        slides: ViewerSlides? = nil, named: [String] = [],
        keptInput: ((String) -> Void)? = nil,
        instead: String = "zoetrope capture --scene gallery -o gallery.png"
    ) throws(Failure) {
        var host = ViewerHost(
            bindings: System.bindings, open: ViewerHost.opened, save: ViewerHost.saved,
            capture: { ViewerHost.captured($0, at: $1, $2) },
            write: { ViewerHost.written($0, to: $1) }, copyPicture: ViewerHost.copied,
            list: ViewerHost.listed, readShader: ViewerHost.readShader,
            edit: ViewerHost.edited, folder: System.currentFolder, presets: .own, memory: .own,
            reportsState: reportsState,
            report: { line in
                if let doors { doors.write(line) } else { try? Console.write(line + "\n") }
            })
        host.film = { ViewerHost.filmed($0, $1, $2) }
        host.export = { ViewerHost.exported($0, $1, to: $2, $3) }
        host.show = ViewerHost.handedOver
        host.reveal = ViewerHost.revealed
        host.keepInput = keptInput
        let end = ViewerEnd()
        host.end = end
        Interruption.listen { end.ask() }
        host.shaderFolders = EffectFiles.folders
        host.findShader = { name, role in
            EffectFiles.path(of: System.expanded(name), for: role).map { .success($0) }
                ?? .failure(ViewerFailure(EffectFiles.complaint(about: name, for: role)))
        }
        host.shown = GivenPaths.shown
        host.live = doors?.live
        host.devices = devices
        host.controls = .own
        host.controls.areHeard = doors?.hearsControls ?? false
        host.controls.seePads = doors?.seesPads ?? false
        (host.welcome, host.slides, host.named) = (welcome, slides, named)
        if slides != nil, let program = ChildProgram.path(of: "xdg-screensaver") {
            host.keepAwake = { _ = System.start(program, ["reset"]) }
        }
        host.previews = PreviewMaker.viewers
        let judge = ShaderJudge()
        if scene.hasShadersOfOthers { judge.warmUp() }
        host.judge = ViewerJudge(judge)
        do {
            let viewer = try Viewer(
                scene, path: path, formulaPath: formulaPath, scale: scale, interface: interface,
                wantsSize: wantsSize, host: host)
            if recovers { viewer.recover() }
            withExtendedLifetime(doors) { viewer.run() }
        } catch {
            let hint = System.hasOnlyWayland ? "; under Wayland it needs XWayland (apt-get install xwayland)" : ""
            throw Failure(.noDisplay, "\(error)\(hint); to draw without a display: \(instead)")
        }
        Interruption.endIfAsked()
    }
}

extension Arguments {
    /// A program that drives the viewer needs no help.
    fileprivate var welcome: ViewerWelcome {
        if has(.welcome) { return .always }
        return has(.listen) || has(.osc) || has(.script) ? .nobody : .first
    }
}

extension ViewerJudge {
    init(_ judge: ShaderJudge) {
        self.init(
            admission: { judge.admission($0, for: $1, pixels: $2) }, pace: { judge.pace(of: $0) },
            count: { judge.count }, onVerdict: { judge.onVerdict($0) })
    }
}

extension Option {
    fileprivate static let welcome = Option("welcome", help: "say what can be done, as at the first start")
    fileprivate static let keptInput = ValueOption(
        "record-input", .file(),
        help: "keep what hands and keys do as a script, for --script here and in capture and record")
    fileprivate static let interface = ValueOption(
        "ui-scale", .number("X", in: InterfaceSize.range), otherwise: "the screen's; Ctrl++ and Ctrl+-",
        help: "the size of panel and letters")
    fileprivate static let microphone = ValueOption(
        "microphone",
        OptionType(
            placeholder: "DEVICE", wanted: "default, or a device as ffmpeg calls it (pulse:default, alsa:hw:1)",
            parse: { LiveDevice(microphone: $0) }),
        help: "what shaders hear, in place of the scene's sound: default, pulse:NAME or alsa:NAME")
    fileprivate static let camera = ValueOption(
        "camera",
        OptionType(
            placeholder: "DEVICE", wanted: "default, a path like /dev/video0, or a device as ffmpeg calls it",
            parse: { LiveDevice(camera: $0) }),
        help: "what pictures for shaders show that are set to <camera>: default, or /dev/video1")
    fileprivate static let printState = Option(
        "print-state", help: "print a line of JSON whenever everything has come to rest in a new state")
}

extension Arguments {
    /// Writes a script when the window closes; whether it can is known before it opens.
    fileprivate func keptInput() throws(Failure) -> ((String) -> Void)? {
        guard let path = self[.keptInput] else { return nil }
        let file = Output(path)
        try file.check()
        return { text in do throws(Failure) { try file.write(text) } catch { Console.say(error.message ?? "") } }
    }

    /// The command that draws the scene that was asked for.
    fileprivate var captureCommand: String {
        var words: [String] = []
        for option in Option.scene { for value in texts(of: option) { words += [option.flag, value] } }
        words += operands
        if words.isEmpty { words = [Option.sceneName.flag, "gallery"] }
        let named = self[.sceneName] ?? operands.first ?? self[.layout] ?? "gallery"
        let file = named.split(separator: "/").last.map(String.init) ?? "gallery"
        let stem = file.prefix { $0 != "." }
        // A picture that is shown is not to be overwritten.
        let picture = stem.isEmpty || stem == "-" ? "picture" : file.hasSuffix(".png") ? "\(stem)-again" : "\(stem)"
        return (["zoetrope", "capture"] + words + ["-o", picture + ".png"]).map(\.asShellWord).joined(separator: " ")
    }
}

extension String {
    /// In quotes where a shell would read it otherwise.
    fileprivate var asShellWord: String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./=:,+-@%")
        return !isEmpty && allSatisfy(plain.contains) ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}

extension Scene {
    /// What the window shows first.
    static var opening: Scene { builtIn("gallery") ?? .plain }
}
