import LayoutCore
import TestSupport
import Testing
import ZoeDocument

@testable import ZoeEditor

/// The viewer without a window: what keys, hands and panels do to the document and its stage.
@Suite struct EditorModelTests {
    func editor(_ layout: String = "linear", items: Int = 10, scroll: Double = 4) throws -> EditorModel {
        var scene = Scene(try #require(LayoutKind.named(layout)))
        scene.items = items
        scene.scroll = scroll
        scene.view = Size(width: 1000, height: 600)
        return EditorModel(scene)
    }

    func rest(_ editor: inout EditorModel) {
        for _ in 0..<600 where editor.isMoving { editor.advance(by: 1.0 / 60) }
    }

    // MARK: The window's shape

    @Test func aSceneThatKeepsItsViewDoesSoInEveryWindow() throws {
        var editor = EditorModel(try #require(Scene.builtIn("ios9-switcher")))
        editor.resize(to: Size(width: 1400, height: 900))
        #expect(editor.stage.view == Size(width: 375, height: 667) && !editor.isChanged)
        editor.turn("scene.fit", to: .choice("window"))
        editor.endTurning()
        #expect(editor.stage.view == Size(width: 1400, height: 900) && editor.isChanged)
        editor.undo()
        #expect(editor.stage.view == Size(width: 375, height: 667) && !editor.isChanged)
        editor.open(try #require(Scene.builtIn("cover-flow")), path: nil)
        #expect(editor.stage.view == Size(width: 1400, height: 900))
        editor.undo()
        #expect(editor.stage.view == Size(width: 375, height: 667))
    }

    // MARK: Undo

    @Test func everythingCanBeTakenBackAndMadeAgain() throws {
        var editor = try editor()
        var states = [editor.moment]
        func step(_ name: String, _ change: (inout EditorModel) throws -> Void) rethrows {
            try change(&editor)
            #expect(editor.moment != states.last, "\(name) changes something")
            states.append(editor.moment)
        }
        step("a knob") { editor in
            for value in 1...50 { editor.turn("layout.spacing", to: .number(1 + Double(value) / 100)) }
            editor.endTurning()
        }
        step("a layout") { $0.step(layouts: 1) }
        try step("a formula") { editor in
            var scene = editor.scene
            try scene.use(formula: "x = 0.9 * o * w")
            editor.change { $0 = scene }
        }
        step("a card put in") { $0.insertCard() }
        step("a card taken out") { $0.removeCard(at: 2) }
        step("a knob that swings") { editor in
            editor.animate("camera.perspective", Oscillation(middle: -0.002, amplitude: 0.001))
            editor.endTurning()
        }
        step("a reset") { $0.resetAll() }
        try step("another scene") { $0.open(try #require(Scene.builtIn("wheel")), path: "/w.json") }
        let texts = states.map(\.scene.text)
        for (number, text) in texts.dropLast().enumerated().reversed() {
            editor.undo()
            #expect(editor.scene.text == text, "step \(number)")
            #expect(editor.moment == states[number], "step \(number)")
            #expect(editor.stage.count == editor.scene.stage().count)
        }
        #expect(!editor.history.canUndo && !editor.isChanged)
        for (number, text) in texts.enumerated().dropFirst() {
            editor.redo()
            #expect(editor.scene.text == text, "step \(number) again")
        }
        #expect(editor.path == "/w.json" && !editor.history.canRedo)
    }

    @Test func cardsThatComeBackAreTheSameCards() throws {
        var editor = try editor(items: 6, scroll: 2)
        func names() -> [Int?] { (0..<editor.stage.count).map { editor.stage.identity(at: $0) } }
        editor.removeCard(at: 1)
        editor.removeCard(at: 3)
        editor.insertCard()
        #expect(names() == editor.scene.stageNames, "the document has the same cards")
        let after = names()
        for _ in 0..<3 { editor.undo() }
        #expect(names() == [0, 1, 2, 3, 4, 5])
        for _ in 0..<3 { editor.redo() }
        #expect(names() == after)
        editor.open(editor.document, path: nil)
        #expect(names() == after, "and once it is opened again")
    }

    // MARK: What moves by itself

    @Test func anotherLayoutInTheMiddleOfAFlickKeepsItGoing() throws {
        var editor = try editor()
        editor.apply(.flick(by: Vector2(x: -300, y: 0), seconds: 0.05))
        for _ in 0..<6 { editor.advance(by: 1.0 / 60) }
        let before = editor.frame
        editor.step(layouts: 1)
        let after = editor.frame
        // No card leaps as the morph begins.
        for card in after.cards {
            guard let old = before.card(card.identity) else { continue }
            #expect(old.matrix.isApproximatelyEqual(to: card.matrix, tolerance: 1e-6))
        }
        let scroll = editor.stage.scroll
        for _ in 0..<3 { editor.advance(by: 1.0 / 60) }
        #expect(editor.stage.scroll > scroll)
        rest(&editor)
        #expect(editor.stage.scroll == editor.stage.scroll.rounded())
    }

    @Test func aKnobSwingsAndTheDocumentHasWhatIsSeen() throws {
        var editor = try editor()
        let start = editor.stage.time
        editor.animate("layout.spacing", Oscillation(middle: 2, amplitude: 1, period: 4, since: start))
        editor.endTurning()
        #expect(editor.isMoving)
        for _ in 0..<60 { editor.advance(by: 1.0 / 60) }
        // A quarter of the period: the sine's top.
        #expect(abs((editor.stage.knobs.number("layout.spacing") ?? 0) - 3) < 1e-6)
        #expect(editor.document.knobs.number("layout.spacing") == editor.stage.knobs.number("layout.spacing"))
        editor.turn("layout.spacing", to: 1.5)
        editor.endTurning()
        #expect(editor.oscillations.isEmpty)
        rest(&editor)
        #expect(!editor.isMoving)
    }

    // MARK: What is set, and what is left alone

    @Test func aKnobCanBeSetToWhatItWouldBeByItself() throws {
        var editor = try editor("ellipse")
        #expect(editor.stage.knobs.flag("followPointer"), "the viewer's own wish")
        editor.turn("motion.followPointer", to: false)
        editor.endTurning()
        #expect(!editor.stage.knobs.flag("followPointer"))
        let document = editor.document
        #expect(document.line.contains("\"followPointer\": false"))
        // Half a turn over the whole view: 10 cards, 5 of them by the view's width.
        let scroll = editor.stage.scroll
        editor.apply(.press(at: Point(x: 640, y: 360)))
        editor.apply(.drag(by: Vector2(x: -editor.stage.view.width / 5, y: 0), velocity: .zero))
        #expect(abs(editor.stage.scroll - scroll - 1) < 1e-9, "\(editor.stage.scroll - scroll)")
        editor.apply(.release)

        editor.undo()
        #expect(editor.stage.knobs.flag("followPointer"))
        editor.redo()
        #expect(!editor.stage.knobs.flag("followPointer"))
        editor.reset("motion.followPointer")
        #expect(editor.stage.knobs.flag("followPointer"))
        editor.open(try Scene.read(document.text).scene, path: nil)
        #expect(!editor.stage.knobs.flag("followPointer"), "it was saved")
        editor.resetAll()
        #expect(editor.stage.knobs.flag("followPointer"))
    }

    /// The default of one layout is not that of another.
    @Test func whatWasSetStaysInOtherLayouts() throws {
        var editor = try editor("rotary")
        editor.turn("layout.wrap", to: true)
        editor.endTurning()
        editor.use(try #require(LayoutKind.named("linear")))
        #expect(editor.stage.knobs.flag("wrap"))
        editor.reset("layout.wrap")
        #expect(!editor.stage.knobs.flag("wrap") && editor.scene.knobs.changes.isEmpty)
        // What is back at its default needs no words, and what is set to it none either.
        editor = EditorModel(try #require(Scene.builtIn("cover-flow")))
        editor.turn("layout.tilt", to: 0.9)
        let command = editor.command
        editor.reset("layout.tilt")
        #expect(command.contains("--set tilt=0.9") && editor.command == command, "\(editor.command)")
    }

    // MARK: Where it stands

    @Test func undoingGoesBackToWhereItWasDone() throws {
        var editor = try editor()
        editor.apply(.jump(to: 3))
        editor.turn("layout.spacing", to: 2.5)
        editor.endTurning()
        editor.apply(.jump(to: 7))
        editor.undo()
        #expect(editor.stage.scroll == 3 && editor.stage.currentIndex == 3)
        editor.redo()
        #expect(editor.stage.scroll == 7)
        rest(&editor)
        #expect(editor.stage.scroll == 7)
    }

    /// Nothing leaps: the cards travel from where they are.
    @Test func undoingBeginsWhereTheCardsAre() throws {
        var editor = try editor()
        editor.apply(.jump(to: 3))
        editor.turn("layout.spacing", to: 2.5)
        editor.endTurning()
        editor.apply(.jump(to: 5))
        let before = editor.frame
        editor.undo()
        for card in editor.frame.cards {
            guard let same = before.card(card.identity) else { continue }
            #expect(abs(same.matrix.m41 - card.matrix.m41) < 1e-6, "\(card.index)")
        }
        rest(&editor)
        #expect(editor.frame.card(3)?.matrix.m41 == 0)
    }

    @Test func anotherSceneIsLeftForWhereOneWas() throws {
        var editor = try editor()
        editor.apply(.jump(to: 8))
        editor.open(try #require(Scene.builtIn("ios9-switcher")), path: nil)
        rest(&editor)
        editor.undo()
        #expect(editor.stage.scroll == 8 && editor.stage.count == 10)
        editor.removeCard(at: 8)
        rest(&editor)
        editor.apply(.jump(to: 0))
        editor.undo()
        #expect(editor.stage.scroll == 8 && editor.stage.count == 10)
        // To scroll is no change by itself.
        rest(&editor)
        #expect(!editor.isChanged)
    }

    @Test func everyWheelAndTheBallGoBackToo() throws {
        var picker = EditorModel(try #require(Scene.builtIn("uipicker")))
        let middle = Point(x: picker.stage.view.width / 2, y: picker.stage.view.height / 2)
        picker.apply(.press(at: middle))
        picker.apply(.drag(by: Vector2(x: 0, y: -96), velocity: .zero))
        picker.apply(.release)
        rest(&picker)
        let scrolls = picker.stage.scrolls
        #expect(scrolls[1] == 3)
        picker.turn("layout.gap", to: 30)
        picker.endTurning()
        picker.apply(.press(at: middle))
        picker.apply(.drag(by: Vector2(x: 0, y: -64), velocity: .zero))
        picker.apply(.release)
        rest(&picker)
        picker.undo()
        #expect(picker.stage.scrolls == scrolls)

        var cloud = EditorModel(try #require(Scene.builtIn("tag-cloud")))
        cloud.turn("layout.minScale", to: 0.2)
        cloud.endTurning()
        let before = cloud.stage.pose
        cloud.apply(.press(at: middle))
        cloud.apply(.drag(by: Vector2(x: 60, y: 20), velocity: .zero))
        cloud.apply(.release)
        rest(&cloud)
        #expect(cloud.stage.pose != before)
        cloud.undo()
        #expect(cloud.stage.pose == before)
    }

    // MARK: Comparing, locks, the rest

    @Test func comparingShowsWhatWasKeptAndChangesNothing() throws {
        var editor = try editor()
        editor.keepSnapshot()
        editor.turn("layout.spacing", to: 2.5)
        editor.endTurning()
        let own = editor.moment
        editor.compare(true)
        #expect(editor.scene.knobs.changes.isEmpty && editor.isComparing && editor.isChanged)
        editor.turn("layout.spacing", to: 7)
        editor.undo()
        editor.resetAll()
        editor.compare(false)
        #expect(editor.moment == own)
        editor.undo()
        #expect(editor.scene.knobs.changes.isEmpty)
    }

    @Test func randomisingLeavesLocksAndWhatIsWorkedOutAlone() throws {
        var editor = try editor("cover-flow")
        editor.locks = ["layout.tilt"]
        var generator = SeededGenerator(seed: 3)
        editor.randomise(&generator)
        let changes = editor.scene.knobs.changes
        #expect(changes["layout.tilt"] == nil && changes["layout.spacing"] != nil)
        #expect(changes["camera.viewpointX"] == nil)
        editor.undo()
        #expect(editor.scene.knobs.changes.isEmpty)
    }

    @Test func theStateIsOneLineOfTheDocumentAndWhereItStands() throws {
        var editor = try editor()
        editor.apply(.jump(to: 6))
        rest(&editor)
        #expect(!editor.state.contains("\n"))
        for part in ["\"scroll\": 6.0", "\"index\": 6", "\"count\": 10", "\"moving\": false", "\"changed\": false"] {
            #expect(editor.state.contains(part), "\(part)")
        }
        #expect(!editor.document.line.contains("followPointer"), "what only the viewer wants is not saved")
        #expect(try Scene.read(editor.document.text).scene.text == editor.document.text)
    }

    @Test func whatIsWorkedOutIsShown() throws {
        let editor = try editor("polygon-wheel", items: 10)
        // Ten sides of 200 points: 100 / tan 18°.
        let size = editor.stage.cardSize
        let side = editor.stage.knobs.flag("vertical") ? size.height : size.width
        #expect(abs((editor.shown("layout.radius") ?? 0) - side / 2 / 0.324919696232906) < 1e-6)
        #expect(editor.shown("card.itemWidth") == size.width)
        #expect(editor.shown("layout.fadeMin") == nil)
    }
}

extension Frame {
    func card(_ identity: Int) -> Card? { cards.first { $0.identity == identity } }
}

extension Scene {
    /// The cards of the document's own stage.
    var stageNames: [Int?] {
        let stage = stage()
        return (0..<stage.count).map { stage.identity(at: $0) }
    }
}
