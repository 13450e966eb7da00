import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor

/// What hands do to a timeline, without a window.
@Suite struct TimelineEditorTests {
    private func editor(_ lanes: String = "", loops: Bool = false) throws -> EditorModel {
        let text =
            "{\"zoetrope\": 1, \"layout\": \"cover-flow\", \"items\": 12, \"timeline\": {\"loop\": \(loops), \"lanes\": {\(lanes)}}}"
        return EditorModel(try Scene.read(text).scene)
    }

    private static let two = """
        "tilt": [{"at": 0, "value": 0.2, "curve": "linear"}, {"at": 4, "value": 1}],
        "scroll": [{"at": 0, "value": 1, "curve": "linear"}, {"at": 2, "value": 5, "curve": "hold"}]
        """

    private func times(_ lane: String, _ editor: EditorModel) -> [Double] {
        editor.scene.timeline[lane]?.keys.map(\.time) ?? []
    }

    // MARK: Keys

    @Test func aDiamondSetsAKeyAndTakesItAway() throws {
        var editor = try editor()
        let before = editor.scene
        editor.turn("tilt", to: 0.5)
        editor.endTurning()
        editor.toggleKey(of: "layout.tilt")
        #expect(editor.scene.timeline["tilt"]?.keys == [Timeline.Key(0, 0.5)])
        editor.scrub(to: 2)
        #expect(editor.playhead == 2 && editor.keyHere(of: "tilt") == nil)
        // A knob that moves gets a key where it is turned.
        editor.turn("tilt", to: 0.75)
        editor.turn("tilt", to: 0.9)
        editor.endTurning()
        #expect(times("tilt", editor) == [0, 2] && editor.knobs.number("tilt") == 0.9)
        editor.scrub(to: 0)
        #expect(editor.knobs.number("tilt") == 0.5 && editor.scene.knobs.number("tilt") == 0.5)
        editor.toggleKey(of: "tilt")
        #expect(times("tilt", editor) == [2])
        // One step each.
        for _ in 0..<4 { editor.undo() }
        #expect(editor.scene == before && !editor.history.canUndo)
        for _ in 0..<4 { editor.redo() }
        #expect(times("tilt", editor) == [2])
    }

    @Test func theRowAndTheLayoutHaveKeysToo() throws {
        var editor = try editor()
        editor.apply(.jump(to: 4))
        editor.toggleKey(of: Timeline.Lane.scroll)
        editor.toggleKey(of: Timeline.Lane.layout)
        #expect(editor.scene.timeline["scroll"]?.keys.first?.value == .number(4))
        editor.scrub(to: 3)
        editor.use(try #require(LayoutKind.all.first { $0.name == "wheel" }))
        let keys = try #require(editor.scene.timeline["layout"]?.keys)
        #expect(keys.map(\.value) == [.choice("cover-flow"), .choice("wheel")] && keys[1].travel?.seconds == 1)
        #expect(editor.scene.layout.name == "cover-flow" && editor.stage.layout.name == "wheel")
        editor.scrub(to: 2.9)
        #expect(editor.stage.layout.name == "cover-flow" && editor.stage.scroll == 4)
        editor.undo()
        #expect(editor.scene.timeline["layout"]?.keys.count == 1)
    }

    @Test func chosenKeysAreMovedCopiedScaledAndTakenAway() throws {
        var editor = try editor(Self.two)
        let all = Set(editor.scene.timeline.places)
        editor.moveKeys(all, by: 1.5)
        #expect(times("tilt", editor) == [1.5, 5.5] && times("scroll", editor) == [1.5, 3.5])
        #expect(editor.timeline.chosen.count == 4)
        // None goes before the beginning, and all keep their distances.
        editor.moveKeys(editor.timeline.chosen, by: -9)
        #expect(times("tilt", editor) == [0, 4] && times("scroll", editor) == [0, 2])
        editor.scaleKeys(editor.timeline.chosen, about: 0, by: 0.5)
        #expect(times("tilt", editor) == [0, 2] && times("scroll", editor) == [0, 1])
        editor.moveKeys([Timeline.Place("tilt", 0)], by: 5, copying: true)
        #expect(times("tilt", editor) == [0, 2, 5] && editor.timeline.chosen == [Timeline.Place("tilt", 5)])
        editor.setCurve(.steps(3), of: [Timeline.Place("tilt", 2)])
        #expect(editor.scene.timeline["tilt"]?.keys.map(\.curve) == [.linear, .steps(3), .linear])
        editor.removeChosenKeys()
        #expect(times("tilt", editor) == [0, 2] && editor.timeline.chosen.isEmpty)
        editor.removeLane(of: "tilt")
        #expect(editor.scene.timeline.lanes.map(\.name) == ["scroll"])
        for _ in 0..<7 { editor.undo() }
        #expect(times("tilt", editor) == [0, 4] && !editor.history.canUndo)
    }

    @Test func aKeyThatComesToAnotherReplacesIt() throws {
        var editor = try editor(Self.two)
        editor.moveKeys([Timeline.Place("tilt", 4)], by: -4)
        #expect(editor.scene.timeline["tilt"]?.keys == [Timeline.Key(0, .number(1))])
    }

    /// A drag is one step, and what it was dragged over on its way is whole again.
    @Test func aDragMovesKeysAndSnapsThem() throws {
        var editor = try editor(Self.two)
        let place = Timeline.Place("tilt", 4)
        editor.timeline.choose(place, adds: false)
        editor.timeline.grip(.keys(place, from: editor.scene.timeline, chosen: editor.timeline.chosen, copying: false))
        for time in [3.2, 0.0, 1.7, 2.04] { editor.dragKeys(to: time, reach: 0.1) }
        #expect(times("tilt", editor) == [0, 2], "the other lane's key is near")
        editor.letGoOfKeys()
        #expect(editor.timeline.grip == nil && editor.timeline.chosen == [Timeline.Place("tilt", 2)])
        editor.undo()
        #expect(times("tilt", editor) == [0, 4] && !editor.history.canUndo)
        editor.timeline.snaps = false
        #expect(editor.timeline.snapped(2.04, in: editor.scene.timeline, playhead: 0, reach: 0.1) == 2.04)
    }

    @Test func aDragWithTheOtherKeyScales() throws {
        var editor = try editor(Self.two)
        editor.timeline.choose(editor.scene.timeline.places)
        editor.timeline.grip(
            .scale(
                Timeline.Place("tilt", 4), about: 0, from: editor.scene.timeline, chosen: editor.timeline.chosen))
        editor.dragKeys(to: 8, reach: 0.01)
        editor.letGoOfKeys()
        #expect(times("tilt", editor) == [0, 8] && times("scroll", editor) == [0, 4])
    }

    // MARK: Time

    @Test func timeRunsUntilItIsOver() throws {
        var editor = try editor(Self.two)
        #expect(editor.isPlaying && editor.isMoving)
        for _ in 0..<60 { editor.advance(by: 1.0 / 60) }
        #expect(abs(editor.playhead - 1) < 1e-9 && abs(editor.stage.scroll - 3) < 1e-9)
        #expect(abs((editor.knobs.number("tilt") ?? 0) - 0.4) < 1e-9)
        for _ in 0..<240 { editor.advance(by: 1.0 / 60) }
        #expect(editor.isTimelineOver && !editor.isMoving && editor.playhead == 4)
        // Playing again begins anew.
        #expect(editor.perform(.play) && editor.playhead == 0 && editor.isMoving)
        #expect(editor.perform(.play) && !editor.isMoving)
    }

    @Test func oneThatLoopsGoesOn() throws {
        var editor = try editor(Self.two, loops: true)
        for _ in 0..<300 { editor.advance(by: 1.0 / 60) }
        #expect(abs(editor.playhead - 1) < 1e-6 && editor.isMoving && abs(editor.stage.scroll - 3) < 1e-6)
        editor.toggleLoop()
        #expect(editor.isTimelineOver && !editor.isMoving)
    }

    @Test func whatIsScrubbedStandsStill() throws {
        var editor = try editor(
            "\"layout\": [{\"at\": 1, \"value\": \"wheel\", \"travel\": 2}], " + Self.two)
        editor.scrub(to: 1.5)
        let frame = editor.frame
        #expect(!editor.isMoving && frame == editor.scene.at(1.5).stage().frame())
        // A hand that moves the cards lets no time pass for those that travel.
        editor.apply(.scroll(to: 6, seconds: 0.2))
        for _ in 0..<60 { editor.advance(by: 1.0 / 60) }
        editor.apply(.jump(to: frame.scroll))
        #expect(!editor.isMoving && editor.playhead == 1.5)
        editor.scrub(to: 1.5)
        #expect(editor.frame.cards == frame.cards)
    }

    @Test func theWindowShowsWhatAPictureShows() throws {
        var editor = try editor("\"layout\": [{\"at\": 1, \"value\": \"wheel\"}], " + Self.two)
        for _ in 0..<80 { editor.advance(by: 1.0 / 60) }
        let document = editor.document
        #expect(abs(document.time - 80.0 / 60) < 1e-9 && document.timeline == editor.scene.timeline)
        let (shown, pictured) = (editor.frame, document.stage().frame())
        #expect(shown.cards.count == pictured.cards.count && shown.layout == pictured.layout)
        for card in shown.cards {
            let twin = try #require(pictured.cards.first { $0.identity == card.identity && $0.copy == card.copy })
            #expect(card.matrix.isApproximatelyEqual(to: twin.matrix, tolerance: 1e-6))
        }
    }

    // MARK: Looking

    @Test func theRulerFindsKeysAndTimes() throws {
        let timeline = try editor(Self.two).scene.timeline
        let ruler = TimeRuler(
            low: Point(x: 100, y: 50), high: Point(x: 600, y: 130), span: 0...5, laneHeight: 40)
        #expect(ruler.x(of: 2) == 300 && ruler.time(at: 350) == 2.5 && ruler.seconds(of: 10) == 0.1)
        #expect(ruler.key(at: Point(x: 497, y: 60), in: timeline, within: 8) == Timeline.Place("tilt", 4))
        #expect(ruler.key(at: Point(x: 480, y: 60), in: timeline, within: 8) == nil)
        #expect(ruler.key(at: Point(x: 303, y: 100), in: timeline, within: 8) == Timeline.Place("scroll", 2))
        #expect(ruler.key(at: Point(x: 303, y: 140), in: timeline, within: 8) == nil)
        #expect(ruler.keys(from: 3, to: -1, lanes: 0...1, in: timeline).count == 3)
        #expect(ruler.marks.compactMap(\.label) == ["0", "1", "2", "3", "4", "5"])
        #expect([0.05, 65, 60.5].map(TimeRuler.words) == ["0.05", "1:05", "1:00.5"])
    }

    @Test func theViewZoomsAroundATime() {
        var view = TimelineEditor()
        #expect(view.span == 0...10)
        view.zoom(by: 2, around: 4)
        #expect(view.span == 2...7)
        view.pan(by: -5)
        #expect(view.span == 0...5)
        view.zoom(by: 0, around: 4)
        view.zoom(by: .nan, around: 4)
        #expect(view.span == 0...5)
        for _ in 0..<99 { view.zoom(by: 9, around: 1) }
        #expect(view.span.upperBound - view.span.lowerBound >= 0.049)
    }
}
