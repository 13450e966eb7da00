import LayoutCore
import TestSupport
import Testing

@testable import ZoeDocument

/// Timelines in documents: what is read, what is odd, what is refused, and where.
@Suite struct TimelineReadingTests {
    private func document(_ lanes: String) -> String {
        "{\"zoetrope\": 1, \"layout\": \"cover-flow\", \"timeline\": {\"lanes\": {\n\(lanes)}}}"
    }

    private static let whole = """
        {"zoetrope": 1, "layout": "cover-flow", "timeline": {"duration": 9, "loop": true, "later": [1,  2], "lanes": {
          "tilt": [{"at": 0, "value": 0.25, "curve": "bezier(0.2, 0, 0, 1)"}, {"at": 2, "value": 1, "later": {"a":  1}}],
          "layout": [{"at": 1, "value": "wheel", "travel": 2,
                      "stagger": {"order": "random", "share": 0.25, "seed": 18446744073709551615, "later": null}}],
          "scroll": [{"at": 0, "value": 1, "curve": "spring(0.4, 0.7)"}, {"at": 3, "value": 5}],
          "cardColour": [{"at": 0, "value": "#ff8040"}], "wrap": [{"at": 0, "value": true}]}}}
        """

    @Test func itComesBackAsItWas() throws {
        let (scene, _) = try Scene.read(Self.whole)
        let again = try Scene.read(scene.text).scene
        #expect(again == scene && again.text == scene.text && again.timeline == scene.timeline)
        #expect(try Scene.read(scene.line).scene == scene)
        for kept in [
            "\"later\": [1,  2]", "\"later\": {\"a\":  1}", "\"later\": null", "18446744073709551615",
            "\"curve\": \"bezier(0.2, 0, 0, 1)\"", "\"duration\": 9", "\"loop\": true",
        ] {
            #expect(scene.text.contains(kept), "\(kept) in \(scene.text)")
        }
        let key = try #require(scene.timeline["layout"]?.keys.first)
        #expect(
            key.cardTravel
                == CardTravel(
                    seconds: 2, stagger: Stagger(.random, share: 0.25, seed: .max)))
        #expect(scene.timeline.duration == 9 && scene.timeline.keysEnd == 3)
    }

    @Test func aSceneWithoutOneSaysNothingOfIt() throws {
        #expect(!Scene().text.contains("timeline"))
        #expect(try !Scene.read("{\"zoetrope\": 1, \"timeline\": {\"lanes\": {}}}").scene.text.contains("timeline"))
    }

    @Test(arguments: [
        (
            "\"tilt\": [{\"at\": 0, \"value\": 99}]",
            "2:29: layout.tilt=99 is out of range (a number from -4 to 4), 4 is used"
        ),
        (
            "\"tilt\": [{\"at\": 1, \"value\": 1},\n{\"at\": 1, \"value\": 2}]",
            "3:1: two keys at 1 s; the later one counts"
        ),
        (
            "\"tilt\": [{\"at\": 2, \"value\": 1},\n{\"at\": 1, \"value\": 2}]",
            "3:1: the key at 1 s stands after a later one; they are put in order"
        ),
        (
            "\"tlit\": [{\"at\": 2, \"value\": 1}]",
            "2:1: no knob 'tlit' that a lane could turn; did you mean 'tilt'?"
        ),
        (
            "\"tilt\": [{\"at\": 2, \"value\": 1}],\n\"layout.tilt\": [{\"at\": 2, \"value\": 1}]",
            "3:1: \"tilt\" is the same knob; the later lane counts"
        ),
        ("\"tilt\": []", "2:1: a lane without keys does nothing"),
        (
            "\"tilt\": [{\"at\": 2, \"value\": 1, \"cruve\": \"in\"}]",
            "2:32: a key has no \"cruve\"; did you mean 'curve'?"
        ),
    ]) func whatIsOddIsToldWithItsPlace(lanes: String, warning: String) throws {
        let (scene, warnings) = try Scene.read(document(lanes))
        #expect(warnings.map { "\($0)" } == [warning])
        let again = try Scene.read(scene.text).scene
        #expect(again.timeline == scene.timeline)
    }

    @Test func keysAreInTheOrderOfTimeAndAloneAtIt() throws {
        let lane = "\"tilt\": [{\"at\": 3, \"value\": 1}, {\"at\": 1, \"value\": 2}, {\"at\": 3, \"value\": 3}]"
        let scene = try Scene.read(document(lane)).scene
        #expect(scene.timeline["tilt"]?.keys.map(\.time) == [1, 3])
        #expect(scene.timeline["tilt"]?.keys.map(\.value) == [.number(2), .number(3)])
    }

    @Test(arguments: [
        ("\"tilt\": 7", "2:9", "is a list of keys"), ("\"tilt\": [7]", "2:10", "a key is an object"),
        ("\"tilt\": [{\"value\": 1}]", "2:10", "needs \"at\""),
        ("\"tilt\": [{\"at\": 1}]", "2:10", "needs a \"value\""),
        ("\"tilt\": [{\"at\": -1, \"value\": 1}]", "2:17", "from 0 to 3600"),
        ("\"tilt\": [{\"at\": 1, \"value\": \"much\"}]", "2:29", "layout.tilt can't be 'much'"),
        ("\"tilt\": [{\"at\": 1, \"value\": {}}]", "2:29", "a key's value is"),
        (
            "\"tilt\": [{\"at\": 1, \"value\": 1, \"curve\": \"ease\"}]", "2:41",
            "no curve is written 'ease'; give linear"
        ),
        ("\"scroll\": [{\"at\": 1, \"value\": \"5\"}]", "2:31", "a number of cards"),
        ("\"layout\": [{\"at\": 1, \"value\": \"whel\"}]", "2:31", "did you mean 'wheel'?"),
        ("\"layout\": [{\"at\": 1, \"value\": 3}]", "2:31", "names the layout"),
        ("\"layout\": [{\"at\": 1, \"value\": \"wheel\", \"travel\": 99}]", "2:50", "from 0 to 60"),
        (
            "\"layout\": [{\"at\": 1, \"value\": \"wheel\", \"stagger\": {\"order\": \"midle\"}}]", "2:61",
            "did you mean 'middle'?"
        ),
    ]) func whatIsWrongIsRefusedWithItsPlace(lanes: String, place: String, words: String) {
        do {
            _ = try Scene.read(document(lanes))
            Issue.record("\(lanes) is read")
        } catch {
            #expect("\(error.line):\(error.column)" == place && error.message.contains(words), "\(error)")
        }
    }

    /// A uniform is known once its shader has been compiled; until then a lane waits, and nobody is told of it.
    @Test func lanesWaitForUniforms() throws {
        let text = """
            {"zoetrope": 1, "shaders": {"face": "/a.frag"}, "timeline": {"lanes": {
              "face.shine": [{"at": 0, "value": 0, "curve": "linear"}, {"at": 2, "value": 1}],
              "face.hue": [{"at": 0, "value": "#f00", "curve": "linear"}, {"at": 2, "value": "#00f"}]}}}
            """
        var (scene, warnings) = try Scene.read(text)
        #expect(warnings.isEmpty && scene.idleLanes == ["face.shine", "face.hue"])
        let before = scene
        let group = Parameter.Group("face")
        scene.adopt([
            Parameter("shine", in: group, .number(0...1, step: 0.01), default: 0.5, help: "how much it shines"),
            Parameter("hue", in: group, .colour, default: .colour(.one), help: "of what colour"),
        ])
        #expect(scene.idleLanes.isEmpty && scene == before)
        let half = scene.at(1)
        #expect(half.knobs.number("face.shine") == 0.5)
        let hue = try #require(half.knobs.colour("face.hue"))
        #expect(hue.x == hue.z && 0.5...0.6 ~= hue.x && hue.y == 0)
    }

    @Test func aHundredThousandKeysAreReadAndWritten() throws {
        let keys = (0..<100_000).map { "{\"at\": \(Double($0) / 100), \"value\": \($0 % 3)}" }
        let (scene, warnings) = try Scene.read(document("\"tilt\": [\(keys.joined(separator: ","))]"))
        #expect(warnings.isEmpty && scene.timeline.count == 100_000)
        #expect(scene.at(500.005).knobs.number("tilt") != nil)
    }

    /// The schema for editors draws the same lines.
    @Test func theSchemaKnowsKeys() throws {
        let checker = try SchemaChecker(SchemaChecker.read(Scene.schema))
        for curve in [
            "in", "hold", "steps(3)", "spring(0.4, 0.7)", "bezier(.2,0,0,1)", "ease", "in-out ", "steps", "7",
        ] {
            let text = document("\"tilt\": [{\"at\": 1, \"value\": 1, \"curve\": \"\(curve)\"}]")
            let isRead = (try? Scene.read(text)) != nil
            #expect(try checker.accepts(text) == isRead, "\(curve)")
        }
        for lanes in [
            "\"layout\": [{\"at\": 1, \"value\": \"whel\"}]", "\"layout\": [{\"at\": 1}]", "\"scroll\": [{\"at\": 1}]",
            "\"tilt\": [{\"at\": 1, \"value\": 1, \"cruve\": \"in\"}]", "\"tilt\": [{\"at\": -1, \"value\": 1}]",
            "\"layout\": [{\"at\": 1, \"value\": \"wheel\", \"stagger\": {\"share\": 1}}]", "\"tilt\": 7",
            "\"tilt\": [{\"at\": 1, \"value\": null}]",
        ] {
            #expect(try !checker.accepts(document(lanes)), "\(lanes)")
        }
        #expect(try checker.accepts(Scene.read(document("\"tilt\": [{\"at\": 0, \"value\": 1}]")).scene.text))
    }
}
