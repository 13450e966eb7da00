import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

/// The walk that belongs to a scene: its knobs, its keys, and hands that turn it.
@Suite struct SceneWalkTests {
    private func editor(_ rest: String) throws -> EditorModel {
        EditorModel(try Scene.read("{\"zoetrope\": 1, \"layout\": \"rotary\", \"items\": 9, \(rest)}").scene)
    }

    private static let there = """
        "parameters": {"walkAway": 1, "walkYaw": 170, "walkPitch": 20, "walkZoom": 0.5}
        """
    private static let moving = """
        "timeline": {"lanes": {
          "walkAway": [{"at": 0, "value": 0, "curve": "linear"}, {"at": 1, "value": 1}],
          "walkYaw": [{"at": 1, "value": 0, "curve": "linear"}, {"at": 3, "value": 720}],
          "walkX": [{"at": 0, "value": 40}]}}
        """

    @Test func aSceneIsSeenFromWhereItsKnobsSay() throws {
        let editor = try editor(Self.there)
        let walk = Walk(yaw: .degrees(170), pitch: .degrees(20), zoom: 0.5)
        #expect(editor.frame == editor.stage.frame().seen(by: walk) && editor.view == editor.frame)
        #expect(editor.scene.completed(editor.stage.frame()) == editor.frame)
        #expect(try self.editor("\"scroll\": 0").sceneWalk == nil)
    }

    @Test func keysLeadTheEyeAround() throws {
        var editor = try editor(Self.moving)
        #expect(editor.sceneWalk == nil && editor.frame == editor.stage.frame())
        editor.scrub(to: 0.25)
        #expect(editor.sceneWalk?.part == 0.25 && editor.sceneWalk?.pan.x == 40)
        editor.scrub(to: 2.5)
        #expect(editor.sceneWalk?.yaw.degrees == 540)
        let scene = try Scene.read("{\"zoetrope\": 1, \"layout\": \"rotary\", \"items\": 9, \(Self.moving)}").scene
        let now = scene.at(2.5)
        #expect(now.completed(now.stage().frame()) == editor.frame)
        #expect(try Scene.read(scene.text).scene == scene)
    }

    @Test func aKeyOutOfItsRangeIsToldWithItsPlace() throws {
        let text = """
            {"zoetrope": 1, "layout": "rotary", "timeline": {"lanes": {
            "walkPitch": [{"at": 0, "value": 100}]}}}
            """
        let warnings = try Scene.read(text).warnings.map { "\($0)" }
        #expect(warnings.count == 1 && warnings[0].hasPrefix("2:34: walk.walkPitch=100 is out of range"), "\(warnings)")
    }

    @Test func aHandTurnsTheScenesWalkInOneStep() throws {
        var editor = try editor(Self.there)
        let before = editor.scene
        editor.takeHold(of: .orbit, at: Point(x: 300, y: 300))
        editor.movePointer(from: Point(x: 300, y: 300), to: Point(x: 250, y: 320))
        editor.movePointer(from: Point(x: 250, y: 320), to: Point(x: 200, y: 320))
        editor.letGo()
        #expect(!editor.orbitCamera.isAway)
        // 40 degrees on from 170, as keys count them.
        #expect(abs((editor.sceneWalk?.yaw.degrees ?? 0) - 210) < 1e-9)
        #expect(abs((editor.sceneWalk?.pitch.degrees ?? 0) - 28) < 1e-9)
        editor.undo()
        #expect(editor.scene == before)
    }

    @Test func aHandSetsAKeyWhereTheWalkHasALane() throws {
        var editor = try editor(Self.moving)
        editor.scrub(to: 2)
        editor.takeHold(of: .orbit, at: Point(x: 300, y: 300))
        editor.movePointer(from: Point(x: 300, y: 300), to: Point(x: 275, y: 300))
        editor.letGo()
        #expect(editor.scene.timeline["walkYaw"]?.keys.map(\.value) == [.number(0), .number(370), .number(720)])
        #expect(editor.scene.timeline["walkPitch"] == nil)
        editor.undo()
        #expect(editor.scene.timeline["walkYaw"]?.keys.count == 2)
    }

    @Test func whereOneHasWalkedToBecomesTheScenesAndIsLeftAgain() throws {
        var editor = try editor("\"scroll\": 1")
        let before = editor.scene
        _ = editor.perform(.walk)
        for _ in 0..<90 { editor.advance(by: 1.0 / 60) }
        editor.orbitCamera.orbit(by: Vector2(x: 25, y: 0))
        let seen = editor.view
        _ = editor.perform(.keepWalk)
        #expect(editor.view == seen && !editor.orbitCamera.isAway && editor.sceneWalk != nil)
        #expect(editor.frame == seen, "a capture has it too")
        _ = editor.perform(.keepWalk)
        #expect(editor.sceneWalk == nil)
        editor.undo()
        #expect(editor.view == seen)
        editor.undo()
        #expect(editor.scene == before)
    }

    /// What is tapped is what is seen there, also from beside the stage.
    @Test(arguments: [there, "\"parameters\": {\"walkAway\": 1, \"walkYaw\": 35, \"walkPitch\": 15}"])
    func tapsHitWhatIsSeen(rest: String) throws {
        let editor = try editor(rest)
        var hits: Set<Int> = []
        for x in stride(from: 8.0, to: 1280, by: 32) {
            for y in stride(from: 8.0, to: 720, by: 32) {
                var tapped = editor
                tapped.tap(at: Point(x: x, y: y))
                let seen = editor.view.hit(at: Point(x: x, y: y))?.identity
                #expect(tapped.stage.selection == seen, "\(x) \(y)")
                if let seen { hits.insert(seen) }
            }
        }
        #expect(hits.count > 4)
    }
}
