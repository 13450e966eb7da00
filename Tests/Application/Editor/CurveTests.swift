import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

@Suite struct CurveTests {
    private func switcher() throws -> EditorModel {
        var scene = Scene()
        try scene.use(formula: Formula.taskStack)
        try scene.set("itemWidth", to: "500")
        return EditorModel(scene)
    }

    private func source(_ editor: EditorModel, _ curve: CurveEditor) -> CurveSource {
        CurveSource(stage: editor.stage, formula: curve.formula)
    }

    /// The write-up's hyperbola in a plane of 800 by 600 screen units: one a hundredth of an item, and one a point.
    private func curve(_ editor: EditorModel) -> CurveEditor {
        var curve = CurveEditor()
        curve.follow(editor.formulaText)
        curve.plot = Plot(across: -4...4, up: -200...400)
        curve.plot.high = Point(x: 800, y: 600)
        return curve
    }

    @Test func aFormulasCurveIsTheFormulas() throws {
        let editor = try switcher()
        let values = source(editor, curve(editor)).values(of: CurveOutput.ofFormulas[0], at: [-2, 0, 1])
        // 1/(1.25 - 0.625·o) - 1/1.25 card widths of 500.
        for (value, wanted) in zip(values, [-200.0, 0, 400]) { #expect(abs(value - wanted) < 1e-9) }
    }

    /// Where each card stands in the frame is where the curve has it.
    @Test func cardsLieOnTheCurve() throws {
        for name in ["linear", "rotary", "wheel", "task-stack", "cosine", "ellipse"] {
            var scene = Scene(try #require(LayoutKind.named(name)))
            scene.scroll = 3.3
            let editor = EditorModel(scene)
            let source = CurveSource(stage: editor.stage, formula: nil)
            let space = try #require(editor.stage.camera.lens.base.inverted())
            for card in editor.stage.frame().cards {
                let x = source.values(of: CurveOutput.ofPlacements[0], at: [card.offset])[0]
                #expect(abs(x - (card.matrix * space).row4.x) < 1e-6, "\(name) \(card.index)")
            }
        }
    }

    /// A cylinder's cards turn evenly; iCarousel's has 360/n degrees between two.
    @Test func turnsAreCountedInDegrees() throws {
        var scene = Scene(try #require(LayoutKind.named("cylinder")))
        scene.items = 12
        let source = CurveSource(stage: scene.stage(), formula: nil)
        let turn = try #require(CurveOutput.ofPlacements.first { $0.name == "turn" })
        let values = source.values(of: turn, at: [-1, 0, 1, 2])
        let step = values[2] - values[1]
        #expect(abs(abs(step) - 30) < 1e-6)
        #expect(abs(values[0] + values[2]) < 1e-6 && abs(values[3] - 2 * step) < 1e-6)
    }

    @Test func onlyWhatMovesTheOutputIsFree() throws {
        let editor = try switcher()
        var curve = curve(editor)
        #expect(curve.freeParameters(source(editor, curve)) == ["a", "b"])
        curve.show(CurveOutput.ofFormulas[8])
        #expect(curve.freeParameters(source(editor, curve)) == ["grow"])
    }

    @Test func aPointDraggedMovesTheCurve() throws {
        var editor = try switcher()
        var curve = curve(editor)
        // At offset 1 the curve is at 400; it is wanted at 300, and at -2 at -150.
        curve.addPoint(at: curve.plot.place(1, 390))
        curve.addPoint(at: curve.plot.place(-2, -150))
        curve.movePoint(0, to: curve.plot.place(1, 300))
        #expect(curve.point(near: curve.plot.place(1, 303), within: 11) == 0)
        #expect(curve.point(near: curve.plot.place(0, 0), within: 11) == nil)
        editor.turn(parameters: curve.fit(source(editor, curve), .nearby))
        editor.endTurning()
        let values = source(editor, curve).values(of: curve.output, at: [1, -2])
        #expect(abs(values[0] - 300) < 0.01 && abs(values[1] + 150) < 0.01)
        #expect(curve.verdict?.isGood == true)
        // All of it is one step.
        editor.undo()
        #expect(editor.scene.knobs["layout.a"] == .number(1.25))
        #expect(!editor.history.canUndo)
    }

    @Test func onePointIsEnoughForTheHand() throws {
        let editor = try switcher()
        var curve = curve(editor)
        curve.addPoint(at: curve.plot.place(1, 300))
        let found = curve.fit(source(editor, curve), .nearby)
        let (a, b) = (try #require(found["a"]), try #require(found["b"]))
        #expect(abs(500 * (1 / (a - b) - 1 / a) - 300) < 0.01)
    }

    @Test func whatCannotBeIsSaidInWords() throws {
        let editor = try switcher()
        var curve = curve(editor)
        curve.addPoint(at: curve.plot.place(0, 100))
        // The hyperbola goes through the origin, whatever a and b are.
        _ = curve.fit(source(editor, curve), .nearby)
        #expect(curve.verdict?.text.contains("100") == true)
        curve.setFree("a", false, source(editor, curve))
        curve.setFree("b", false, source(editor, curve))
        #expect(curve.fit(source(editor, curve), .nearby).isEmpty)
        #expect(curve.verdict?.text == "Tick a parameter that may move.")
    }

    @Test func theLastGoodFormulaRunsOn() throws {
        var editor = try switcher()
        var curve = curve(editor)
        let typed = curve.type("k = 2 in 0..4\nx = k*o*w")
        let good = try #require(typed)
        try editor.write(formula: good)
        #expect(curve.type("k = 2 in 0..4\nx = k*o*w +") == nil)
        let error = try #require(curve.error)
        #expect(error.line == 2)
        #expect(curve.formula?.text == good && editor.scene.formula == good)
        // The draft is not taken away while the document stays as it is.
        curve.follow(editor.formulaText)
        #expect(curve.draft.hasSuffix("+"))
        editor.endTurning()
        editor.undo()
        curve.follow(editor.formulaText)
        #expect(curve.draft == Formula.taskStack && curve.error == nil)
    }

    @Test func aLayoutBecomesAFormulaAndBack() throws {
        var editor = EditorModel(Scene(try #require(LayoutKind.named("rotary"))))
        let size = editor.stage.cardSize
        #expect(editor.formulaText == nil)
        try editor.makeFormula()
        #expect(editor.formulaText?.hasPrefix("# rotary: ") == true)
        #expect(editor.stage.cardSize == size)
        #expect(editor.settledFormula == nil, "nothing was turned since")
        editor.undo()
        #expect(editor.scene.layout.name == "rotary" && !editor.history.canUndo)
    }

    /// With its blur, its look and its place, and between two cards too, but where a timeline says where the row stands.
    @Test(arguments: Scene.layoutNames + Scene.effects.map(\.name))
    func aSceneThatBecomesAFormulaLooksTheSame(name: String) throws {
        var editor = EditorModel(try #require(Scene.builtIn(name)))
        editor.turn("perspective", to: -0.0013)
        editor.endTurning()
        editor.apply(.jump(to: editor.stage.scroll + 0.25))
        guard editor.lackOfFormula == nil else {
            let scene = editor.scene
            #expect(throws: NoFormula.self) { try editor.makeFormula() }
            #expect(editor.scene == scene)
            return
        }
        let before = editor.frame
        try editor.makeFormula()
        let after = editor.frame
        #expect(after.camera == before.camera && after.cards.count == before.cards.count)
        for (one, other) in zip(before.cards, after.cards) {
            #expect(one.identity == other.identity && one.order == other.order && one.size == other.size)
            #expect(abs(one.alpha - other.alpha) < 1e-12 && abs(one.blur - other.blur) < 1e-12)
            for (a, b) in zip(one.matrix.entries, other.matrix.entries) {
                #expect(abs(a - b) <= 1e-12 * max(1, abs(a)))
            }
        }
        let read = try Scene.read(editor.document.text).scene
        // How many pieces a bent card has depends on where the row stands.
        var stage = read.stage()
        stage.apply(.jump(to: editor.stage.scroll))
        #expect(read.completed(stage.frame()).cards.map(\.blur) == after.cards.map(\.blur))
    }

    /// The built-in formula's cards are as large as the layout says, not the formula: writing in it must not change that.
    @Test func writingInTheBuiltInFormulaKeepsItsCards() throws {
        var editor = EditorModel(Scene(try #require(LayoutKind.named("custom"))))
        let (size, eye) = (editor.stage.cardSize, editor.stage.camera.lens)
        try editor.write(formula: Formula.taskStack + "\n")
        #expect(editor.stage.cardSize == size && editor.stage.camera.lens == eye)
    }
}

@Suite struct FormulaSpanTests {
    private func spans(_ text: String) -> [String] {
        FormulaSpan.all(in: text, parameters: ["a"]).map { "\($0.kind) \($0.line):\($0.column) \($0.text)" }
    }

    @Test func wordsAreKnownByTheirKind() {
        #expect(
            spans("a = 1.25 in 0.1..4 \"how far\"\nx = a*o # o") == [
                "parameter 0:0 a", "number 0:4 1.25", "number 0:12 0.1", "number 0:17 4", "help 0:19 \"how far\"",
                "output 1:0 x", "parameter 1:4 a", "comment 1:8 # o",
            ])
    }

    @Test func anythingCanStandThere() {
        #expect(spans("x1 = \"open\n//\n€ .5e3 ..") == ["help 0:5 \"open", "comment 1:0 //", "number 2:2 .5e3"])
        #expect(spans("").isEmpty)
    }

    @Test func whatWasFoundIsWrittenIntoTheText() throws {
        var scene = Scene()
        try scene.use(
            formula: "a = 0.8 in 0..2 \"apart\"; b = -(1 / 4) in -1..1 # second\nx = a * o * w; z = b * abs(o) * w")
        var editor = EditorModel(scene)
        #expect(editor.settledFormula == nil, "nothing was turned")
        editor.turn(parameters: ["a": 1.0 / 3, "b": -0.5])
        editor.endTurning()
        let frame = editor.frame
        editor.settleParameters()
        let text = "a = 0.3333333 in 0..2 \"apart\"; b = -0.5 in -1..1 # second\nx = a * o * w; z = b * abs(o) * w"
        #expect(editor.formulaText == text)
        #expect(editor.scene.knobs.changes.isEmpty && editor.settledFormula == nil)
        for (before, after) in zip(frame.cards, editor.frame.cards) {
            #expect(abs(before.matrix.m41 - after.matrix.m41) < 1e-3)
        }
        editor.undo()
        #expect(editor.scene.knobs.number("layout.a") == 1.0 / 3)
        editor.undo()
        #expect(editor.scene == scene.with(view: editor.stage.view))
    }
}

extension Transform3D {
    fileprivate var entries: [Double] { [row1, row2, row3, row4].flatMap { [$0.x, $0.y, $0.z, $0.w] } }
}

extension Scene {
    fileprivate func with(view: Size) -> Scene {
        var scene = self
        scene.view = view
        return scene
    }
}
