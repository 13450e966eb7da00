internal import LayoutCore
internal import ZoeDocument
internal import ZoeEditor
public import ZoeLive
internal import ZoeUserShaders

/// The live commands. To add one, add an element to one of these lists: parsing, help, the prompt's completion, OSC, scripts and
/// the table in docs/live-commands.md are made from it.
enum LiveVerbs {
    typealias Verb = LiveVerb<EditorModel, LiveOutcome>

    /// By what they are about.
    static let chapters: [(title: String, verbs: [Verb])] = [
        ("Knobs", knobs), ("Controls outside", ControlVerbs.all), ("Moving the row", moving), ("What is shown", shown),
        ("Shaders", shaders),
        ("Taking back", takingBack), ("The clock", clock), ("The timeline", TimelineVerbs.all), ("Asking", asking),
        ("The program", program),
    ]

    static let all = chapters.flatMap(\.verbs)

    static let byName = Dictionary(all.map { ($0.signature.name, $0) }) { first, _ in first }

    private static let knobs: [Verb] = [
        Verb(
            "set", .edit, .assignment, onlyLastCounts: true,
            help: "turn a knob: set layout.tilt 0.4; set items 30 makes as many cards"
        ) { editor, knob in
            let isPicture = editor.scene.knobs.table[knob.name]?.kind == .image
            if isPicture, !knob.text.isEmpty, knob.text != "auto" {
                return .needs(.picture(knob: knob.name, path: knob.text))
            }
            return .answer(editor.set(knob.name, to: knob.text))
        },
        Verb(
            "get", .question, .word("NAME", .knobs),
            help:
                "what a knob stands at, or scroll, index, count (of cards), layout, formula, scene, time; a layout's own count "
                + "is layout.count"
        ) { editor, name in .answer(editor.get(name)) },
        Verb(
            "reset", .edit, .optional(.word("NAME", .knobs)), help: "one knob, or all of them, back to the default"
        ) { editor, name in .answer(editor.reset(named: name)) },
    ]

    private static let moving: [Verb] = [
        Verb(
            "scroll", .motion, .number("X"), .optional(.seconds), onlyLastCounts: true,
            help: "to this place in the row, in items; at once, or in so many seconds"
        ) { editor, place, seconds in
            let jump = Input.jump(to: editor.stage.placeInReach(of: place))
            editor.apply(seconds.map { .scroll(to: place, seconds: $0) } ?? jump)
            return .ok
        },
        Verb(
            "drag", .motion, .number("DX"), .number("DY"), help: "the hand drags by so many points and lets go"
        ) { editor, dx, dy in .answer(editor.drag(by: Vector2(x: dx, y: dy))) },
        Verb(
            "flick", .motion, .number("DX"), .number("DY"), .seconds,
            help: "the hand flicks by so many points within so many seconds"
        ) { editor, dx, dy, seconds in
            editor.apply(.flick(by: Vector2(x: dx, y: dy), seconds: seconds))
            return .ok
        },
        Verb(
            "tap", .motion, .number("X"), .number("Y"), help: "the hand taps there, in points from the top left"
        ) { editor, x, y in
            editor.tap(at: Point(x: x, y: y))
            return .ok
        },
        Verb(
            "press", .motion, .number("X"), .number("Y"), .optional(.number("BUTTON")),
            help:
                "the hand comes down there and holds what it finds; 0 is the left button, 1 the right, 2 the middle one, 3 the left one with Shift: a card is carried to another place"
        ) { editor, x, y, button in .answer(editor.press(at: Point(x: x, y: y), button: button ?? 0)) },
        Verb(
            "expand", .edit, .optional(.number("INDEX")),
            help: "let this card grow out of the row, or the one in the middle, as the knobs expand... say"
        ) { editor, index in
            let index = index ?? Double(editor.stage.currentIndex)
            guard index >= 0, index < Double(editor.stage.count) else {
                return .error("there are \(editor.stage.count) cards, counted from 0")
            }
            editor.expand(Int(index))
            return .ok
        },
        Verb("fold", .edit, help: "let the card that has grown go back") { editor in
            guard editor.stage.expandedItem != nil else { return .error("no card has grown") }
            editor.expand(nil)
            return .ok
        },
        Verb("move", .motion, .number("X"), .number("Y"), help: "it moves there") { editor, x, y in
            editor.movePointer(from: editor.pointerPlace ?? Point(x: x, y: y), to: Point(x: x, y: y))
            return .ok
        },
        Verb(
            "point", .motion, .number("X"), .number("Y"),
            help: "the pointer is there and holds nothing: with pointerTilt the stage turns to it"
        ) { editor, x, y in
            editor.point(at: Point(x: x, y: y))
            return .ok
        },
        Verb("away", .motion, help: "the pointer has left the stage") { editor in
            editor.point(at: nil)
            return .ok
        },
        Verb("release", .motion, help: "it lets go") { editor in
            editor.letGo()
            return .ok
        },
        Verb("cancel", .motion, help: "it is taken away, and has meant nothing") { editor in
            editor.cancelPress()
            return .ok
        },
        Verb(
            "wheel", .motion, .number("DX"), .number("DY"), help: "the wheel turns by so many notches"
        ) { editor, dx, dy in
            editor.turnWheel(by: Vector2(x: dx, y: dy))
            return .ok
        },
        Verb("key", .motion, .word("KEY", .keys), help: "press a key: key Right, key Ctrl+Z") { _, name in
            .needs(.key(name))
        },
        Verb("hold", .motion, .word("KEY", .keys), help: "keep a key down for shaders that read the keyboard") {
            editor, name in .answer(editor.hold(name, isDown: true))
        },
        Verb("lift", .motion, .word("KEY", .keys), help: "let it come up again") { editor, name in
            .answer(editor.hold(name, isDown: false))
        },
    ]

    private static let shown: [Verb] = [
        Verb(
            "layout", .edit, .word("NAME", .layouts),
            help: "let the cards travel to another layout: wheel, or swiper:cube as another library calls it"
        ) { editor, name in .answer(editor.put(on: name)) },
        Verb("layouts", .question, help: "the layouts there are") { _ in
            .ok(LayoutKind.all.map(\.name).joined(separator: " "))
        },
        Verb(
            "formula", .edit, .phrase("TEXT"),
            help: "a layout of your own: formula x = 0.8 * o * w; ry = 25 * o"
        ) { editor, text in .answer(editor.put(formula: text)) },
        Verb(
            "insert", .edit, .optional(.number("INDEX")),
            help: "a new card at this place, counted from 0, or beside the one in the middle"
        ) { editor, index in .answer(editor.insertCard(at: index)) },
        Verb(
            "remove", .edit, .optional(.number("INDEX")),
            help: "take the card at this place away, or the one in the middle"
        ) { editor, index in .answer(editor.removeCard(numbered: index)) },
        Verb("scene", .edit, .word("NAME|FILE", .scenes), help: "open a built-in scene or a file") { editor, name in
            guard let scene = Scene.builtIn(name) else { return .needs(.open(name)) }
            editor.open(scene, path: nil)
            return .ok
        },
    ]

    private static let shaders: [Verb] = [
        Verb("face", .edit, .fileOrNone, help: "the fragment shader of the cards") { _, file in
            .needs(.shaders(file, .face))
        },
        Verb("backdrop", .edit, .fileOrNone, help: "the fragment shader behind them") { _, file in
            .needs(.shaders(file, .backdrop))
        },
        Verb(
            "post", .edit, .filesOrNone, help: "the fragment shaders over the whole picture, one after the other"
        ) { _, files in .needs(.shaders(files, .post)) },
        Verb(
            "transition", .edit, .fileOrNone, help: "the shader by which the picture passes from card to card"
        ) { _, file in .needs(.shaders(file, .transition)) },
    ]

    private static let takingBack: [Verb] = [
        Verb("undo", .edit, help: "take the last change back") { editor in
            guard editor.history.canUndo else { return .error("there is nothing to take back") }
            editor.undo()
            return .ok
        },
        Verb("redo", .edit, help: "make it again") { editor in
            guard editor.history.canRedo else { return .error("there is nothing to make again") }
            editor.redo()
            return .ok
        },
    ]

    private static let clock: [Verb] = [
        Verb(
            "time", .edit, .seconds, onlyLastCounts: true, help: "set the clock that formulas and shaders see"
        ) { editor, seconds in
            guard seconds <= Stage.longestTime else {
                return .error("the clock goes up to \(Parameter.Value.number(Stage.longestTime)) seconds")
            }
            editor.setClock(to: seconds)
            return .ok
        },
        Verb("play", .motion, help: "let the clock run") { editor in
            editor.playing = true
            return .ok
        },
        Verb("pause", .motion, help: "stop the clock") { editor in
            editor.playing = false
            return .ok
        },
    ]

    private static let asking: [Verb] = [
        Verb("wait", .question, help: "answered when all motion has settled and is to be seen") { editor in
            editor.endless.map { .error("it never settles: \($0)") } ?? .needs(.rest)
        },
        Verb("state", .question, help: "where everything stands, as one line of JSON with the scene in it") { editor in
            .ok("{\(editor.state)}")
        },
        Verb("stats", .question, help: "frame times, counts and memory, as one line of JSON") { _ in
            .needs(.statistics)
        },
        Verb(
            "help", .question, .optional(.word("COMMAND", .commands)), help: "the commands, or one of them"
        ) { _, name in .answer(LiveVocabulary.viewer.help(on: name)) },
    ]

    private static let program: [Verb] = [
        Verb("capture", .order, .word("FILE", .files), help: "a picture of the scene; answered when it is written") {
            _, path in .needs(.capture(path))
        },
        Verb(
            "film", .order, .optional(.word("FILE", .files)),
            help: "begin a film of the stage; without FILE: that was it, answered when it is made"
        ) { _, path in .needs(.film(path)) },
        Verb("quit", .order, help: "close the window; nothing is asked") { _ in .needs(.quit) },
    ]
}

extension LiveVocabulary {
    /// What the viewer understands.
    public static let viewer = LiveVocabulary(LiveVerbs.all.map(\.signature))

    fileprivate func help(on name: String?) -> Reply {
        guard let name else { return .ok(signatures.map(\.usage).joined(separator: " · ")) }
        guard let signature = signature(named: name) else { return .error(complaint(about: name)) }
        return .ok("\(signature.usage): \(signature.help)")
    }
}
