import LayoutCore
import ZoeDocument
import ZoeExport
import ZoeLive
import ZoeWindow

extension Command {
    static let export = Command(
        "export", "a scene for other tools: as numbers, code, a page, a model, or for print", operands: .scene,
        options: Option.scene + [
            .offset, .format, .panel, .output, .scale, .still, .duration, .momentsPerSecond, .loop, .turntable, .sweep,
            .script,
        ],
        notes: [
            "Without a scene and without a layout it is linear with 12 cards.",
            "json, csv: where each card stands, with --script once it was played up to --time or to its last command. "
                + "Matrices are Core Animation's, row by row, for row vectors, perspective included; "
                + "corners are points of the view: top left, top right, bottom right, bottom left.",
            "swift, js, glsl: the layout alone as a function, by its formula.",
            "html: one page that plays, in one file.",
            "css: a page of HTML and CSS without a script. glb: a model with its camera, binary glTF 2.0. Both move as `record` has "
                + "it. svg, pdf: the scene for print.",
            "What each keeps and what it loses: docs/export.md.",
        ] + sceneNotes
    ) { arguments throws(Failure) in
        let format = try ExportFormat(arguments)
        try format.check(arguments)
        let output = Output(arguments[.output])
        var scene = try arguments.scene(draws: format.draws || format == .html)
        if format == .html {
            if let size = arguments[.size] ?? scene.ownView, !scene.keepsView { scene.view = size }
            return try output.write(arguments.page(of: scene).text)
        }
        // Numbers are of a view, whatever would be around it in a picture.
        if let size = arguments[.size] ?? scene.ownView, !format.draws { scene.view = size }
        try output.check()
        if format.draws {
            try output.write(try ExportedFile(arguments, format, scene).bytes())
        } else if let script = try arguments.script() {
            guard arguments[.offset] == nil else {
                throw arguments.wrong(
                    "--offset asks for one card as the scene has it, --script for all; leave one of them out")
            }
            try output.write(format.table(of: scene.played(script, until: arguments[.time])))
        } else {
            try output.write(try format.text(of: scene, cardAt: arguments[.offset]))
        }
    }
}

extension Arguments {
    fileprivate func page(of asked: Scene) throws(Failure) -> Page {
        var scene = asked
        guard !scene.shaders.isEmpty else { return try Page(scene, nil, hasPanel: has(.panel)) }
        let offscreen = try OffscreenRenderer(isVerbose: false, judges: scene.hasShadersOfOthers)
        defer { offscreen.leaveContextToTheEnd() }
        try offscreen.compileShaders(of: &scene)
        try turnKnobs(of: &scene, isFinal: true)
        scene.warnOfUnknownUniforms()
        return try Page(scene, PageEffects(of: scene, offscreen), hasPanel: has(.panel))
    }
}

extension Option {
    fileprivate static let offset = ValueOption(
        "offset", .number("X"), help: "json, csv: only one card, at exactly this offset in items")
    fileprivate static let panel = Option("panel", help: "html: knobs beside the stage")
    fileprivate static let format = ValueOption(
        "format", .choice(ExportFormat.allCases), otherwise: "what the file's name says, else json",
        help: "what to write")
    fileprivate static let ofMotion: [Option] = [
        .still, .duration, .momentsPerSecond, .loop, .turntable, .sweep, .script,
    ]
}

/// How a scene is written down for others.
enum ExportFormat: CaseIterable {
    case json, csv, html, swift, js, glsl, css, glb, svg, pdf

    /// What was asked for, or what the name of the file says.
    init(_ arguments: Arguments) throws(Failure) {
        let path = arguments[.output] ?? "-"
        let name = path.split(separator: "/").last ?? ""
        let ending = name.dropFirst().lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        let named = Self.allCases.first { $0.endings.contains(ending) }
        guard let asked = arguments[.format] else {
            self = named ?? .json
            return
        }
        if let named, !asked.endings.contains(ending) {
            throw arguments.wrong(
                "'\(Quotation(path))' is a name for \(named), not for \(asked); name a .\(asked.endings[0]) file")
        }
        self = asked
    }

    /// What the names of its files end with; a page without a script is a page, too.
    private var endings: [String] {
        switch self {
        case .html: ["html", "htm"]
        case .css: ["html", "htm", "css"]
        default: ["\(self)"]
        }
    }

    /// It has a row for each card.
    var isTable: Bool { self == .json || self == .csv }
    /// It shows what the cards look like.
    var draws: Bool { moves || self == .svg || self == .pdf }
    var moves: Bool { self == .css || self == .glb }
    /// Moments of a second, where nobody says how many.
    var usualFPS: Double { self == .css ? 15 : 30 }

    /// Refuses options that are for others.
    func check(_ arguments: Arguments) throws(Failure) {
        guard arguments[.offset] == nil || isTable else {
            throw arguments.wrong("--offset asks for one card's numbers, which \(self) has not; leave it out")
        }
        let others = Option.ofMotion.filter { !isTable || $0.name != Option.script.name }
        if let other = others.first(where: arguments.has), !moves {
            throw arguments.wrong("\(other.flag) is for what moves, which \(self) does not; leave it out")
        }
        if arguments.has(.still),
            let other = Option.ofMotion.first(where: { $0.name != Option.still.name && arguments.has($0) })
        {
            throw arguments.wrong(
                "--still has the cards as they stand, \(other.flag) as they move; leave one of them out")
        }
        guard !arguments.has(.panel) || self == .html else {
            throw arguments.wrong("--panel is for html, a page that plays; leave it out")
        }
        guard !arguments.has(.scale) || draws else {
            throw arguments.wrong("--scale is for pictures, of which \(self) has none; leave it out")
        }
    }

    func table(of frame: Frame) -> String { self == .csv ? frame.csv : frame.json }

    func text(of scene: Scene, cardAt offset: Double?) throws(Failure) -> String {
        let stage = scene.stage()
        if !isTable, let aperture = stage.knobs.number("camera.aperture"), aperture > 0 {
            Console.warn("what a lens leaves unsharp depends on all cards: aperture is left out")
        }
        if !isTable, stage.frame().cards.contains(where: { $0.part?.isBent ?? false }) {
            Console.warn("a bent card is more than one plane: how cards are bent is left out")
        }
        if !isTable, stage.itemSize != nil {
            Console.warn("where cards of different sizes stand depends on all of them: formulas have the size of all")
        }
        switch self {
        case .swift:
            let code = SwiftCode(stage)
            if let lack = code.lack { Console.warn("\(lack); the file needs LayoutCore") }
            return code.text
        case .js: return try code(of: stage).javaScript
        case .glsl: return try code(of: stage).glsl
        default: return table(of: scene.seen(stage.frame(cardAt: offset)))
        }
    }

    private func code(of stage: Stage) throws(Failure) -> LayoutCode {
        do { return try LayoutCode(stage) } catch {
            throw Failure(.usage, "\(error); --format swift writes it by LayoutCore")
        }
    }
}

extension Scene {
    /// The frame that a script leads to.
    fileprivate func played(_ script: (script: LiveScript, name: String), until end: Double?) throws(Failure) -> Frame {
        // What it says may draw.
        let offscreen = try OffscreenRenderer(isVerbose: false)
        defer { offscreen.leaveContextToTheEnd() }
        let picture = try ScriptedPicture(self, script, until: end, by: offscreen)
        return picture.scene.seen(picture.player.frame)
    }
}

extension Stage {
    /// - Parameter offset: of the one card that is asked for.
    fileprivate func frame(cardAt offset: Double?) -> Frame {
        var frame = frame()
        if let offset { frame.cards = [card(atOffset: offset)] }
        return frame
    }
}
