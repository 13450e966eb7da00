import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor

/// What is drawn of lanes, and what is done to their keys besides moving them.
@Suite struct TimelineLaneTests {
    private func editor(_ lanes: String) throws -> EditorModel {
        let text =
            "{\"zoetrope\": 1, \"layout\": \"cover-flow\", \"items\": 12, \"timeline\": {\"lanes\": {\(lanes)}}}"
        return EditorModel(try Scene.read(text).scene)
    }

    private static let two = """
        "tilt": [{"at": 1, "value": 0.2, "curve": "linear"}, {"at": 5, "value": 1}],
        "scroll": [{"at": 0, "value": 1, "curve": "linear"}, {"at": 2, "value": 5, "curve": "hold"}]
        """

    private func shape(_ lane: String, _ editor: EditorModel) throws -> LaneShape {
        LaneShape(try #require(editor.scene.timeline[lane]), of: editor.scene.parameter(ofLane: lane))
    }

    // MARK: What is seen

    @Test func aCurveGoesFromTheLeastValueToTheGreatest() throws {
        let tilt = try shape("tilt", try editor(Self.two))
        #expect(tilt.kind == .curves && tilt.range == 0.2...1 && !tilt.isFlat)
        // A quarter, a half and all of the way from 0.2 to 1.
        let heights = [0, 1, 2, 3, 5, 9].map { tilt.heights(at: $0)[0] }
        for (height, wanted) in zip(heights, [0, 0, 0.25, 0.5, 1, 1]) { #expect(abs(height - wanted) < 1e-12) }
    }

    @Test func aSpringHasRoomToOvershoot() throws {
        let lane = "\"tilt\": [{\"at\": 0, \"value\": 0, \"curve\": \"spring(0.3, 0.2)\"}, {\"at\": 2, \"value\": 1}]"
        let tilt = try shape("tilt", try editor(lane))
        #expect(tilt.range.lowerBound == 0 && tilt.range.upperBound > 1.3 && tilt.range.upperBound < 2)
        for step in 0...24 { #expect(tilt.heights(at: Double(step) / 12)[0] <= 1) }
    }

    @Test func whatNeverChangesIsInTheMiddle() throws {
        let flat = try shape("tilt", try editor("\"tilt\": [{\"at\": 1, \"value\": 0.4}]"))
        #expect(flat.isFlat && flat.heights(at: 0) == [0.5])
    }

    @Test func coloursAndWordsAreNoCurves() throws {
        let editor = try editor(
            """
            "backdropColour": [{"at": 0, "value": "#000000", "curve": "linear"}, {"at": 2, "value": "#ffffff"}],
            "layout": [{"at": 1, "value": "wheel"}], "wraps": [{"at": 0, "value": true}]
            """)
        let colour = try shape("backdropColour", editor)
        #expect(colour.kind == .colours && colour.colour(at: 2) == SIMD4(1, 1, 1, 1) && colour.heights(at: 1) == [])
        #expect(try shape("layout", editor).kind == .words && shape("layout", editor).word(at: 2) == "wheel")
        #expect(try shape("wraps", editor).kind == .words)
    }

    @Test func aLeapIsLookedAtFromBothSides() throws {
        let scroll = try shape("scroll", try editor(Self.two))
        let times = scroll.times(in: 0...4, step: 1)
        #expect(times == [0, 1, Double(2).nextDown, 2, 2, 3, 4])
        #expect(scroll.times(in: 0...4, step: 0) == [])
    }

    @Test func keysThatCanNotBeToldApartAreDrawnOnce() throws {
        let keys = (0..<5000).map { "{\"at\": \(Double($0) / 1000), \"value\": 0.5}" }.joined(separator: ", ")
        let tilt = try shape("tilt", try editor("\"tilt\": [\(keys)]"))
        #expect(tilt.keys(in: 1...2, apart: 0).count == 1001)
        let few = tilt.keys(in: 1...2, apart: 0.05)
        #expect(few.count <= 21 && few.first?.time == 1)
        for (a, b) in zip(few, few.dropFirst()) { #expect(b.time - a.time > 0.05) }
        // Where keys are closer than the steps, the steps are enough.
        #expect(tilt.times(in: 0...5, step: 0.5).count == 11)
    }

    // MARK: Curves to choose from

    @Test func eachKindIsKnownByItsCurve() throws {
        for kind in CurveKind.allCases {
            #expect(CurveKind(of: kind.curve) == kind)
            #expect(try #require(TimingCurve("\(kind.curve)")) == kind.curve)
        }
        #expect(CurveKind(of: .steps(7)) == .steps && CurveKind(of: .spring(response: 1, damping: 0)) == .spring)
    }

    @Test func handlesStayWithinTheirBounds() {
        let curve = TimingCurve.bezier(x1: 0.2, y1: 0, x2: 0.4, y2: 1)
        #expect(curve.handles == [Point(x: 0.2, y: 0), Point(x: 0.4, y: 1)] && TimingCurve.linear.handles == [])
        #expect(
            curve.moving(handle: 1, to: Point(x: 3, y: -0.256)) == .bezier(x1: 0.2, y1: 0, x2: 1, y2: -0.26))
        #expect(
            curve.moving(handle: 0, to: Point(x: -1, y: 99)) == .bezier(x1: 0, y1: 10, x2: 0.4, y2: 1))
        #expect(curve.moving(handle: 0, to: Point(x: .nan, y: 0)) == curve)
    }

    // MARK: What is done

    @Test func copiedKeysComeWhereTheTimeStands() throws {
        var editor = try editor(Self.two)
        editor.pasteKeys()
        #expect(!editor.history.canUndo, "nothing was copied")
        editor.timeline.choose([Timeline.Place("tilt", 1), Timeline.Place("scroll", 2)])
        #expect(editor.copyChosenKeys() == 2)
        editor.scrub(to: 7)
        editor.pasteKeys()
        #expect(editor.scene.timeline["tilt"]?.keys.map(\.time) == [1, 5, 7])
        #expect(editor.scene.timeline["scroll"]?.keys.map(\.time) == [0, 2, 8])
        #expect(editor.scene.timeline["tilt"]?.keys.last?.value == .number(0.2))
        #expect(editor.timeline.chosen == [Timeline.Place("tilt", 7), Timeline.Place("scroll", 8)])
        editor.undo()
        #expect(editor.scene.timeline.count == 4)
        // Choosing nothing keeps what was copied.
        editor.timeline.chooseNothing()
        #expect(editor.copyChosenKeys() == 2)
    }

    @Test func oneGoesFromKeyToKey() throws {
        var editor = try editor(Self.two)
        var places: [Double] = []
        for _ in 0..<5 {
            editor.goToKey(isNext: true)
            places.append(editor.playhead)
        }
        #expect(places == [1, 2, 5, 5, 5])
        places = []
        for _ in 0..<4 {
            editor.goToKey(isNext: false)
            places.append(editor.playhead)
        }
        #expect(places == [2, 1, 0, 0])
    }

    /// The many changes of one drag on a field are one step to take back.
    @Test func fieldsChangeKeysInOneStep() throws {
        var editor = try editor(Self.two)
        let place = Timeline.Place("tilt", 1)
        editor.timeline.choose([place])
        for value in [0.3, 0.4, 0.5] { editor.turnKeys([place]) { $0.value = .number(value) } }
        editor.endTurning()
        #expect(editor.scene.timeline[place]?.value == .number(0.5))
        for time in [1.1, 1.237, 1.3] { editor.turnKeys(from: editor.timeline.chosen.first ?? place, to: time) }
        editor.letGoOfKeys()
        #expect(editor.scene.timeline["tilt"]?.keys.map(\.time) == [1.3, 5], "nothing snaps")
        editor.turnTimeline { $0.ownDuration = 9 }
        editor.endTurning()
        for _ in 0..<3 { editor.undo() }
        #expect(editor.scene.timeline[place]?.value == .number(0.2) && !editor.history.canUndo)
    }

    // MARK: Looking

    @Test func thePageTurnsWithTheTime() {
        var view = TimelineEditor()
        view.follow(9)
        #expect(view.span == 0...10)
        view.follow(12)
        #expect(view.span.contains(12) && abs(view.span.upperBound - view.span.lowerBound - 10) < 1e-9)
        view.lift(by: 30, room: 20)
        #expect(view.lift == 20)
        view.lift(by: -99, room: 20)
        #expect(view.lift == 0)
        #expect(view.chosenSpan == nil)
        view.choose([Timeline.Place("tilt", 1), Timeline.Place("scroll", 4)])
        #expect(view.chosenSpan == 1...4)
    }
}
