import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeWindow

/// The viewer without a window: what keys, hands and panels do to the document and its stage.
@Suite struct TheatreTests {
    private func theatre(_ layout: String = "linear", items: Int = 10, scroll: Double = 4) throws -> EditorModel {
        var scene = Scene(try #require(LayoutKind.named(layout)))
        scene.items = items
        scene.scroll = scroll
        scene.view = Size(width: 1000, height: 600)
        return EditorModel(scene)
    }

    private func rest(_ theatre: inout EditorModel) {
        for _ in 0..<600 where theatre.isMoving { theatre.advance(by: 1.0 / 60) }
    }

    // MARK: The window's shape

    @Test func aSceneThatKeepsItsViewDoesSoInEveryWindow() throws {
        var theatre = EditorModel(try #require(Scene.builtIn("ios9-switcher")))
        theatre.resize(to: Size(width: 1400, height: 900))
        #expect(theatre.stage.view == Size(width: 375, height: 667) && !theatre.isChanged)
        theatre.turn("scene.fit", to: .choice("window"))
        theatre.endTurning()
        #expect(theatre.stage.view == Size(width: 1400, height: 900) && theatre.isChanged)
        theatre.undo()
        #expect(theatre.stage.view == Size(width: 375, height: 667) && !theatre.isChanged)
        theatre.open(try #require(Scene.builtIn("cover-flow")), path: nil)
        #expect(theatre.stage.view == Size(width: 1400, height: 900))
        theatre.undo()
        #expect(theatre.stage.view == Size(width: 375, height: 667))
    }

    // MARK: Undo

    @Test func everythingCanBeTakenBackAndMadeAgain() throws {
        var theatre = try theatre()
        var states = [theatre.moment]
        func step(_ name: String, _ change: (inout EditorModel) throws -> Void) rethrows {
            try change(&theatre)
            #expect(theatre.moment != states.last, "\(name) changes something")
            states.append(theatre.moment)
        }
        step("a knob") { theatre in
            for value in 1...50 { theatre.turn("layout.spacing", to: .number(1 + Double(value) / 100)) }
            theatre.endTurning()
        }
        step("a layout") { $0.step(layouts: 1) }
        try step("a formula") { theatre in
            var scene = theatre.scene
            try scene.use(formula: "x = 0.9 * o * w")
            theatre.change { $0 = scene }
        }
        step("a card put in") { $0.insertCard() }
        step("a card taken out") { $0.removeCard(at: 2) }
        step("a knob that swings") { theatre in
            theatre.animate("camera.perspective", Oscillation(middle: -0.002, amplitude: 0.001))
            theatre.endTurning()
        }
        step("a reset") { $0.resetAll() }
        try step("another scene") { $0.open(try #require(Scene.builtIn("wheel")), path: "/w.json") }
        let texts = states.map(\.scene.text)
        for (number, text) in texts.dropLast().enumerated().reversed() {
            theatre.undo()
            #expect(theatre.scene.text == text, "step \(number)")
            #expect(theatre.moment == states[number], "step \(number)")
            #expect(theatre.stage.count == theatre.scene.stage().count)
        }
        #expect(!theatre.history.canUndo && !theatre.isChanged)
        for (number, text) in texts.enumerated().dropFirst() {
            theatre.redo()
            #expect(theatre.scene.text == text, "step \(number) again")
        }
        #expect(theatre.path == "/w.json" && !theatre.history.canRedo)
    }

    @Test func cardsThatComeBackAreTheSameCards() throws {
        var theatre = try theatre(items: 6, scroll: 2)
        func names() -> [Int?] { (0..<theatre.stage.count).map { theatre.stage.identity(at: $0) } }
        theatre.removeCard(at: 1)
        theatre.removeCard(at: 3)
        theatre.insertCard()
        #expect(names() == theatre.scene.stageNames, "the document has the same cards")
        let after = names()
        for _ in 0..<3 { theatre.undo() }
        #expect(names() == [0, 1, 2, 3, 4, 5])
        for _ in 0..<3 { theatre.redo() }
        #expect(names() == after)
        theatre.open(theatre.document, path: nil)
        #expect(names() == after, "and once it is opened again")
    }

    // MARK: The hand

    @Test(arguments: LayoutKind.all.map(\.name))
    func thePointThatWasGrabbedStaysUnderThePointer(layout: String) throws {
        var theatre = try theatre(layout, items: 12, scroll: 5)
        theatre.change { scene in _ = try? scene.set("motion.style", to: "carousel") }
        rest(&theatre)
        let isVertical = theatre.stage.knobs.flag("vertical")
        let frame = theatre.frame
        let card = try #require(frame.cards.first { $0.index == theatre.stage.currentIndex })
        let start = try #require(frame.camera.project(Point(x: 3, y: 4), through: card.matrix))
        guard let held = frame.hit(at: start), held.identity == card.identity else { return }
        theatre.press(at: start)
        // In one large step, which is far from straight on a wheel.
        let delta = isVertical ? Vector2(x: 0, y: -45) : Vector2(x: -45, y: 0)
        let before = theatre.stage.scroll
        theatre.movePointer(to: start + delta)
        let moved = theatre.frame
        guard theatre.stage.scroll != before, let same = moved.card(held.identity) else { return }
        let point = Point(x: held.point.x - card.size.width / 2, y: held.point.y - card.size.height / 2)
        let place = try #require(moved.camera.project(point, through: same.matrix))
        let miss = isVertical ? place.y - (start + delta).y : place.x - (start + delta).x
        // Where a card cannot get so far, it follows as well as it can; these can.
        if ["linear", "rotary", "cylinder", "wheel", "cover-flow", "ring", "polygon-wheel", "cosine"].contains(layout) {
            #expect(abs(miss) < 1e-3, "\(layout): \(miss)")
        }
    }

    @Test func aPressStopsWhatMovesAndIsNoTap() throws {
        var theatre = try theatre()
        theatre.apply(.flick(by: Vector2(x: -400, y: 0), seconds: 0.05))
        for _ in 0..<5 { theatre.advance(by: 1.0 / 60) }
        #expect(theatre.stage.isMoving)
        theatre.press(at: Point(x: 900, y: 300))
        let scroll = theatre.stage.scroll
        for _ in 0..<30 { theatre.advance(by: 1.0 / 60) }
        #expect(theatre.stage.scroll == scroll)
        theatre.release()
        #expect(theatre.selected == nil)
        rest(&theatre)
        #expect(
            abs(theatre.stage.scroll - scroll) <= 0.5, "it goes to the nearest card and not to the one that was hit")
    }

    @Test func aClickCentresAndTheNextSelects() throws {
        var theatre = try theatre()
        func click(_ point: Point) {
            theatre.press(at: point)
            theatre.release()
        }
        click(Point(x: 700, y: 300))
        #expect(theatre.selected == nil)
        rest(&theatre)
        #expect(theatre.stage.currentIndex == 5)
        click(Point(x: 500, y: 300))
        #expect(theatre.selected == 5)
    }

    @Test func aHandThatHardlyMovesAcrossThrowsNothing() throws {
        var theatre = try theatre()
        theatre.press(at: Point(x: 500, y: 300))
        for step in 1...40 { theatre.movePointer(to: Point(x: 500, y: 300 - Double(step))) }
        #expect(theatre.view != theatre.frame, "the card is seen to follow")
        theatre.release()
        #expect(theatre.stage.count == 10)
        theatre.press(at: Point(x: 500, y: 300))
        for step in 1...120 { theatre.movePointer(to: Point(x: 500, y: 300 - Double(step))) }
        theatre.release()
        #expect(theatre.stage.count == 9)
    }

    /// Where the card under the hand is seen, frame by frame after a throw of so many points upwards.
    private func heights(afterThrowOf delta: Int) throws -> [Double] {
        var theatre = try theatre()
        func height() -> Double? { theatre.view.cards.first { $0.identity == 4 }.map { $0.matrix.m42 / $0.matrix.m44 } }
        let place = try #require(height())
        theatre.press(at: Point(x: 500, y: 300))
        for step in 1...delta { theatre.movePointer(to: Point(x: 500, y: 300 - Double(step))) }
        var heights: [Double] = [try #require(height()) - place]
        theatre.release()
        for _ in 0..<120 {
            if let height = height() { heights.append(height - place) }
            if !theatre.isMoving { break }
            theatre.advance(by: 1.0 / 60)
        }
        #expect(!theatre.isMoving)
        return heights
    }

    @Test func aThrowThatFallsShortSpringsBack() throws {
        let heights = try heights(afterThrowOf: 60)
        #expect(abs(heights[0] + 60) < 1e-9 && heights[1] == heights[0] && heights.last == 0)
        for (before, after) in zip(heights, heights.dropFirst()) {
            #expect(after >= before && after - before < 20, "it leaps: \(heights)")
        }
    }

    @Test func aCardThatIsThrownAwayGoesOnUntilItHasFaded() throws {
        let heights = try heights(afterThrowOf: 120)
        #expect(abs(heights[0] + 120) < 1e-9 && heights.count > 5)
        for (before, after) in zip(heights, heights.dropFirst()) { #expect(after <= before) }
    }

    // MARK: What moves by itself

    @Test func anotherLayoutInTheMiddleOfAFlickKeepsItGoing() throws {
        var theatre = try theatre()
        theatre.apply(.flick(by: Vector2(x: -300, y: 0), seconds: 0.05))
        for _ in 0..<6 { theatre.advance(by: 1.0 / 60) }
        let before = theatre.frame
        theatre.step(layouts: 1)
        let after = theatre.frame
        // No card leaps as the morph begins.
        for card in after.cards {
            guard let old = before.card(card.identity) else { continue }
            #expect(old.matrix.isApproximatelyEqual(to: card.matrix, tolerance: 1e-6))
        }
        let scroll = theatre.stage.scroll
        for _ in 0..<3 { theatre.advance(by: 1.0 / 60) }
        #expect(theatre.stage.scroll > scroll)
        rest(&theatre)
        #expect(theatre.stage.scroll == theatre.stage.scroll.rounded())
    }

    @Test func aKnobSwingsAndTheDocumentHasWhatIsSeen() throws {
        var theatre = try theatre()
        let start = theatre.stage.time
        theatre.animate("layout.spacing", Oscillation(middle: 2, amplitude: 1, period: 4, since: start))
        theatre.endTurning()
        #expect(theatre.isMoving)
        for _ in 0..<60 { theatre.advance(by: 1.0 / 60) }
        // A quarter of the period: the sine's top.
        #expect(abs((theatre.stage.knobs.number("layout.spacing") ?? 0) - 3) < 1e-6)
        #expect(theatre.document.knobs.number("layout.spacing") == theatre.stage.knobs.number("layout.spacing"))
        theatre.turn("layout.spacing", to: 1.5)
        theatre.endTurning()
        #expect(theatre.oscillations.isEmpty)
        rest(&theatre)
        #expect(!theatre.isMoving)
    }

    // MARK: What is set, and what is left alone

    @Test func aKnobCanBeSetToWhatItWouldBeByItself() throws {
        var theatre = try theatre("ellipse")
        #expect(theatre.stage.knobs.flag("followPointer"), "the viewer's own wish")
        theatre.turn("motion.followPointer", to: false)
        theatre.endTurning()
        #expect(!theatre.stage.knobs.flag("followPointer"))
        let document = theatre.document
        #expect(document.line.contains("\"followPointer\": false"))
        // Half a turn over the whole view: 10 cards, 5 of them by the view's width.
        let scroll = theatre.stage.scroll
        theatre.apply(.press(at: Point(x: 640, y: 360)))
        theatre.apply(.drag(by: Vector2(x: -theatre.stage.view.width / 5, y: 0), velocity: .zero))
        #expect(abs(theatre.stage.scroll - scroll - 1) < 1e-9, "\(theatre.stage.scroll - scroll)")
        theatre.apply(.release)

        theatre.undo()
        #expect(theatre.stage.knobs.flag("followPointer"))
        theatre.redo()
        #expect(!theatre.stage.knobs.flag("followPointer"))
        theatre.reset("motion.followPointer")
        #expect(theatre.stage.knobs.flag("followPointer"))
        theatre.open(try Scene.read(document.text).scene, path: nil)
        #expect(!theatre.stage.knobs.flag("followPointer"), "it was saved")
        theatre.resetAll()
        #expect(theatre.stage.knobs.flag("followPointer"))
    }

    /// The standard of one layout is none of another.
    @Test func whatWasSetStaysInOtherLayouts() throws {
        var theatre = try theatre("rotary")
        theatre.turn("layout.wrap", to: true)
        theatre.endTurning()
        theatre.use(try #require(LayoutKind.named("linear")))
        #expect(theatre.stage.knobs.flag("wrap"))
        theatre.reset("layout.wrap")
        #expect(!theatre.stage.knobs.flag("wrap") && theatre.scene.knobs.changes.isEmpty)
        // What is back at its standard needs no words, and what is set to it none either.
        theatre = EditorModel(try #require(Scene.builtIn("cover-flow")))
        theatre.turn("layout.tilt", to: 0.9)
        let command = theatre.command
        theatre.reset("layout.tilt")
        #expect(command.contains("--set tilt=0.9") && theatre.command == command, "\(theatre.command)")
    }

    // MARK: Where it stands

    @Test func undoingGoesBackToWhereItWasDone() throws {
        var theatre = try theatre()
        theatre.apply(.jump(to: 3))
        theatre.turn("layout.spacing", to: 2.5)
        theatre.endTurning()
        theatre.apply(.jump(to: 7))
        theatre.undo()
        #expect(theatre.stage.scroll == 3 && theatre.stage.currentIndex == 3)
        theatre.redo()
        #expect(theatre.stage.scroll == 7)
        rest(&theatre)
        #expect(theatre.stage.scroll == 7)
    }

    /// Nothing leaps: the cards travel from where they are.
    @Test func undoingBeginsWhereTheCardsAre() throws {
        var theatre = try theatre()
        theatre.apply(.jump(to: 3))
        theatre.turn("layout.spacing", to: 2.5)
        theatre.endTurning()
        theatre.apply(.jump(to: 5))
        let before = theatre.frame
        theatre.undo()
        for card in theatre.frame.cards {
            guard let same = before.card(card.identity) else { continue }
            #expect(abs(same.matrix.m41 - card.matrix.m41) < 1e-6, "\(card.index)")
        }
        rest(&theatre)
        #expect(theatre.frame.card(3)?.matrix.m41 == 0)
    }

    @Test func anotherSceneIsLeftForWhereOneWas() throws {
        var theatre = try theatre()
        theatre.apply(.jump(to: 8))
        theatre.open(try #require(Scene.builtIn("ios9-switcher")), path: nil)
        rest(&theatre)
        theatre.undo()
        #expect(theatre.stage.scroll == 8 && theatre.stage.count == 10)
        theatre.removeCard(at: 8)
        rest(&theatre)
        theatre.apply(.jump(to: 0))
        theatre.undo()
        #expect(theatre.stage.scroll == 8 && theatre.stage.count == 10)
        // To scroll is no change by itself.
        rest(&theatre)
        #expect(!theatre.isChanged)
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
        var theatre = try theatre()
        theatre.keepSnapshot()
        theatre.turn("layout.spacing", to: 2.5)
        theatre.endTurning()
        let own = theatre.moment
        theatre.compare(true)
        #expect(theatre.scene.knobs.changes.isEmpty && theatre.isComparing && theatre.isChanged)
        theatre.turn("layout.spacing", to: 7)
        theatre.undo()
        theatre.resetAll()
        theatre.compare(false)
        #expect(theatre.moment == own)
        theatre.undo()
        #expect(theatre.scene.knobs.changes.isEmpty)
    }

    @Test func shufflingLeavesLocksAndWhatIsWorkedOutAlone() throws {
        var theatre = try theatre("cover-flow")
        theatre.locks = ["layout.tilt"]
        var generator = SeededGenerator(seed: 3)
        theatre.randomise(&generator)
        let changes = theatre.scene.knobs.changes
        #expect(changes["layout.tilt"] == nil && changes["layout.spacing"] != nil)
        #expect(changes["camera.viewpointX"] == nil)
        theatre.undo()
        #expect(theatre.scene.knobs.changes.isEmpty)
    }

    @Test func theStateIsOneLineOfTheDocumentAndWhereItStands() throws {
        var theatre = try theatre()
        theatre.apply(.jump(to: 6))
        rest(&theatre)
        #expect(!theatre.state.contains("\n"))
        for part in ["\"scroll\": 6.0", "\"index\": 6", "\"count\": 10", "\"moving\": false", "\"changed\": false"] {
            #expect(theatre.state.contains(part), "\(part)")
        }
        #expect(!theatre.document.line.contains("followPointer"), "what only the viewer wants is not saved")
        #expect(try Scene.read(theatre.document.text).scene.text == theatre.document.text)
    }

    @Test func whatIsWorkedOutIsShown() throws {
        let theatre = try theatre("polygon-wheel", items: 10)
        // Ten sides of 200 points: 100 / tan 18°.
        let size = theatre.stage.cardSize
        let side = theatre.stage.knobs.flag("vertical") ? size.height : size.width
        #expect(abs((theatre.shown("layout.radius") ?? 0) - side / 2 / 0.324919696232906) < 1e-6)
        #expect(theatre.shown("card.itemWidth") == size.width)
        #expect(theatre.shown("layout.fadeMin") == nil)
    }
}

extension Frame {
    fileprivate func card(_ identity: Int) -> Card? { cards.first { $0.identity == identity } }
}

extension Scene {
    /// The cards of the document's own stage.
    fileprivate var stageNames: [Int?] {
        let stage = stage()
        return (0..<stage.count).map { stage.identity(at: $0) }
    }
}

private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
