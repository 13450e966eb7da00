import CardContent
import LayoutCore
import TestSupport
import Testing
import ZoeStyle

@testable import ZoeDocument

/// What a timeline makes of a scene at each time.
@Suite struct TimelineTests {
    /// A scene of these lanes.
    static func scene(
        _ lanes: String, layout: String = "cover-flow", rest: String = "\"items\": 12", loops: Bool = false
    ) throws -> Scene {
        let loop = loops ? "\"loop\": true, " : ""
        let text =
            "{\"zoetrope\": 1, \"layout\": \"\(layout)\", \(rest), \"timeline\": {\(loop)\"lanes\": {\(lanes)}}}"
        let (scene, warnings) = try Scene.read(text)
        #expect(warnings.isEmpty, "\(warnings)")
        return scene
    }

    private func number(_ name: String, _ scene: Scene, at time: Double) -> Double? {
        scene.at(time).knobs.number(name)
    }

    @Test func aKnobGoesFromKeyToKeyByTheirCurves() throws {
        let scene = try Self.scene(
            """
            "tilt": [{"at": 1, "value": 0.2, "curve": "linear"}, {"at": 3, "value": 0.6, "curve": "in"},
                     {"at": 5, "value": 1}]
            """)
        // Before the first key and after the last one it stands as there.
        #expect([0, 1].map { number("tilt", scene, at: $0) } == [0.2, 0.2])
        #expect([5, 90].map { number("tilt", scene, at: $0) } == [1, 1])
        #expect(abs((number("tilt", scene, at: 2) ?? 0) - 0.4) < 1e-12)
        // In is a cubic: an eighth of the way after half of the time.
        #expect(abs((number("tilt", scene, at: 4) ?? 0) - (0.6 + 0.4 / 8)) < 1e-12)
        #expect(scene.timeline.duration == 5 && scene.at(2).timeline.isEmpty)
    }

    @Test func numbersWholeNumbersColoursFlagsAndWordsEachGoTheirWay() throws {
        let scene = try Self.scene(
            """
            "visibleItems": [{"at": 0, "value": 3, "curve": "linear"}, {"at": 4, "value": 11}],
            "backdropColour": [{"at": 0, "value": "#000000", "curve": "linear"}, {"at": 4, "value": "#ffffff"}],
            "wrap": [{"at": 0, "value": false, "curve": "linear"}, {"at": 4, "value": true}],
            "fit": [{"at": 0, "value": "window", "curve": "linear"}, {"at": 4, "value": "scene"}]
            """)
        let half = scene.at(2)
        #expect(half.knobs.integer("visibleItems") == 7 && scene.at(1.2).knobs.integer("visibleItems") == 5)
        // Half of the root of the light is a quarter of the light: sRGB's 0.25 is 1.055 · 0.25^(1/2.4) - 0.055.
        let grey = try #require(half.knobs.colour("backdropColour"))
        #expect(abs(grey.x - 0.537099) < 1e-5 && grey.x == grey.y && grey.w == 1)
        #expect(!half.knobs.flag("wrap") && scene.at(4).knobs.flag("wrap"))
        #expect(half.knobs.choice("fit") == "window" && scene.at(4).knobs.choice("fit") == "scene")
    }

    @Test func aColourThatFadesInKeepsItsHue() {
        let clear = Colour(red: 0, green: 0, blue: 0, alpha: 0)
        let half = clear.blended(with: Colour(red: 1, green: 0.5, blue: 0), at: 0.5)
        #expect(half.alpha == 0.5 && abs(half.red - 1) < 1e-12 && abs(half.green - 0.5) < 1e-12 && half.blue == 0)
    }

    @Test func anOvershootEndsAtTheKnobsRange() throws {
        let scene = try Self.scene(
            """
            "floorReflection": [{"at": 0, "value": 0, "curve": "spring(0.2, 0.1)"}, {"at": 1, "value": 1}]
            """)
        let values = (0...100).compactMap { number("floorReflection", scene, at: Double($0) / 100) }
        #expect(values.count == 101 && values.allSatisfy { 0...1 ~= $0 } && values.contains(1))
    }

    @Test func theRowStandsWhereItsLaneSays() throws {
        let scene = try Self.scene(
            """
            "scroll": [{"at": 0, "value": 2, "curve": "linear"}, {"at": 4, "value": 6}],
            "autoscroll": [{"at": 0, "value": 3}]
            """)
        #expect([0, 1, 4, 9].map { scene.at($0).stage().scroll } == [2, 3, 6, 6])
        var later = scene
        later.time = 1
        #expect(later.stage().frame() == scene.at(1).stage().frame())
    }

    @Test func aSpeedAddsUp() throws {
        let scene = try Self.scene(
            """
            "autoscroll": [{"at": 0, "value": -1, "curve": "hold"}, {"at": 2, "value": 0}]
            """, rest: "\"items\": 12, \"parameters\": {\"wrap\": true}")
        #expect(abs(scene.at(1).stage().scroll - 1) < 1e-6)
        #expect(abs(scene.at(2).stage().scroll - 2) < 1e-6 && abs(scene.at(7).stage().scroll - 2) < 1e-6)
    }

    // MARK: Layouts

    private static let flow = """
        "layout": [{"at": 1, "value": "wheel", "curve": "linear", "travel": 2}, {"at": 4, "value": "cylinder"}],
        "tilt": [{"at": 0, "value": 0.5}]
        """

    @Test func cardsTravelFromLayoutToLayout() throws {
        let scene = try Self.scene(Self.flow)
        #expect(
            [0, 0.99, 1, 3.9, 4, 60].map { scene.at($0).layout.name }
                == ["cover-flow", "cover-flow", "wheel", "wheel", "cylinder", "cylinder"])
        #expect(scene.timeline.duration == 5)
        // Where both ends are still, the middle of the way is that of a stage that went it.
        var base = try Self.scene("\"tilt\": [{\"at\": 0, \"value\": 0.5}]")
        base.time = 0
        var stage = base.stage()
        stage.morph(
            to: LayoutKind.named("wheel"), by: CardTravel(seconds: 2, curve: .linear))
        stage.advance(by: 0.75)
        let (gone, put) = (stage.frame(), scene.at(1.75).stage().frame())
        #expect(gone.cards.count == put.cards.count && gone.cards.count > 4)
        for card in gone.cards {
            let twin = try #require(put.cards.first { $0.identity == card.identity })
            #expect(twin.matrix.isApproximatelyEqual(to: card.matrix, tolerance: 1e-6))
        }
        #expect(scene.at(0.999999).stage().frame().cards != put.cards)
    }

    /// No card leaps, whatever sets out: between two moments that are close none goes far.
    @Test func nothingLeaps() throws {
        let scene = try Self.scene(
            """
            "layout": [{"at": 1, "value": "wheel", "travel": 2, "stagger": {"order": "random", "share": 0.6}},
                       {"at": 2, "value": "cylinder", "travel": 1.5, "curve": "spring"}],
            "spacing": [{"at": 0, "value": 0.3, "curve": "hold"}, {"at": 1, "value": 1.2}],
            "scroll": [{"at": 0, "value": 3}, {"at": 5, "value": 8}]
            """)
        var last: [Int: Transform3D] = [:]
        var farthest = 0.0
        for tick in 0...3000 {
            let cards = scene.at(Double(tick) / 600).stage().frame().cards.filter { $0.alpha > 0.2 }
            for card in cards {
                guard let before = last[card.identity] else { continue }
                farthest = max(farthest, abs(card.matrix.m41 - before.m41), abs(card.matrix.m42 - before.m42))
            }
            last = [:]
            for card in cards where last[card.identity] == nil { last[card.identity] = card.matrix }
        }
        #expect(0.5...30 ~= farthest, "\(farthest)")
    }

    @Test func aKnobOfAnotherLayoutTurnsWhereItIsThere() throws {
        let scene = try Self.scene(Self.flow)
        #expect(scene.at(0).knobs.number("tilt") == 0.5 && scene.at(2).knobs.table["tilt"] == nil)
        #expect(scene.idleLanes == [])
    }

    // MARK: Time

    @Test func oneThatLoopsBeginsAnew() throws {
        let lane = "\"scroll\": [{\"at\": 0, \"value\": 0, \"curve\": \"linear\"}, {\"at\": 4, \"value\": 8}]"
        let scene = try Self.scene(lane, loops: true)
        #expect([1, 5, 9, 4, 8].map { scene.at($0).scroll } == [2, 2, 2, 0, 0])
        let once = try Self.scene(lane)
        #expect([4, 5, 3600].map { once.at($0).scroll } == [8, 8, 8])
        // The clock of shaders goes on.
        #expect(scene.at(9).time == 9)
    }

    @Test func aHundredThousandKeysAreFoundByHalving() throws {
        var lane = Timeline.Lane("tilt")
        lane.keys = (0..<100_000).map { Timeline.Key(Double($0) / 50, .number(Double($0)), .linear) }
        for time in [0, 0.01, 777.77, 1999.98, 5000] {
            let place = try #require(lane.place(at: time))
            #expect(lane.keys[place].time <= time && (place == 99_999 || lane.keys[place + 1].time > time))
        }
        #expect(lane.place(at: -1) == nil)
        #expect(lane.value(at: 777.77, of: nil) == .number(777.77 * 50))
    }

    @Test func whatIsSetByHandIsTakenFromTheTimeline() throws {
        var scene = try Self.scene(Self.flow)
        #expect(scene.lane(of: "layout.tilt") == "tilt")
        scene.removeLane(of: "layout.tilt")
        #expect(scene.timeline.lanes.map(\.name) == ["layout"])
    }
}
