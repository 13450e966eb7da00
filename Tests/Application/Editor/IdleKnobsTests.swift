import LayoutCore
import Testing
import ZoeDocument
import ZoeStyle

@testable import ZoeEditor

@Suite struct IdleKnobsTests {
    private func reason(_ name: String, in scene: Scene) throws -> String? {
        IdleKnobs(scene, scene.stage()).reason(for: try scene.knobs.table.parameter(named: name))
    }

    private func scene(_ layout: String, _ settings: KeyValuePairs<String, String> = [:]) throws -> Scene {
        var scene = Scene(try #require(LayoutKind.named(layout)))
        for (name, text) in settings { _ = try scene.set(name, to: text) }
        return scene
    }

    @Test func whatIsSeenAtLeastIsOfScenesThatFillTheirRoom() throws {
        #expect(try reason("leastWidth", in: scene("linear")) == nil)
        #expect(try reason("leastWidth", in: scene("linear", ["fit": "scene"])) != nil)
    }

    @Test(arguments: [
        ("cover-flow", "focusAt", "aperture", "30"), ("cover-flow", "focusCard", "aperture", "30"),
        ("stack", "aperture", "perspective", "-0.002"),
        ("cover-flow", "sideReach", "sideTilt", "20"),
        ("cover-flow", "sideCurve", "sideColour", "#ff000080"), ("linear", "fadeRange", "fadeMax", "1"),
        ("linear", "expandShare", "expand", "0.5"), ("linear", "expandAlpha", "tapExpands", "true"),
        ("linear", "restInset", "restAt", "start"), ("linear", "restInset", "contain", "true"),
        ("linear", "friction", "style", "spring"),
        ("linear", "lightHeight", "lightSheen", "0.5"), ("linear", "lightSoftness", "lightStrength", "0.5"),
        ("linear", "lightAzimuth", "lightShadow", "0.5"),
    ])
    func aKnobDoesNothingUntilAnotherIsTurned(layout: String, name: String, other: String, value: String) throws {
        #expect(try reason(name, in: scene(layout)) != nil)
        #expect(try reason(name, in: scene(layout, [other: value])) == nil)
    }

    @Test func aCardIsNotSharpWhereADistanceIs() throws {
        #expect(try reason("focusCard", in: scene("cover-flow", ["aperture": "30", "focusAt": "20"])) != nil)
    }

    @Test func whatATimelineTurnsIsNotIdle() throws {
        let scene = try Scene.read(
            """
            {"zoetrope": 1, "layout": "cover-flow",
             "timeline": {"lanes": {"aperture": [{"at": 0, "value": 0}, {"at": 1, "value": 20}]}}}
            """
        ).scene
        #expect(try reason("focusAt", in: scene) == nil)
        let plain = try self.scene("cover-flow")
        let turning = IdleKnobs(plain, plain.stage(), turning: ["camera.aperture"])
        #expect(turning.reason(for: try scene.knobs.table.parameter(named: "focusAt")) == nil)
    }

    @Test func sizesAreAlignedWhereTheyDiffer() throws {
        let text =
            #"{"zoetrope": 1, "layout": "linear", "items": 5, "deck": {"kind": "covers", "sizes": [[90, 40], null]}}"#
        #expect(try reason("sizeAlign", in: scene("linear")) != nil)
        #expect(try reason("sizeAlign", in: Scene.read(text).scene) == nil)
    }

    @Test func contactNeedsAFloor() throws {
        var scene = try scene("linear")
        #expect(try reason("lightContact", in: scene) != nil)
        scene.floor = Floor()
        #expect(try reason("lightContact", in: scene) == nil)
        _ = try scene.set("showFloor", to: "false")
        #expect(try reason("lightContact", in: scene) != nil)
        #expect(try reason("lightContact", in: self.scene("linear", ["showFloor": "true"])) == nil)
    }

    @Test(arguments: [
        ("cylinder", true), ("book", true), ("helix", true), ("pages", false), ("cover-flow", false), ("fan", false),
    ])
    func onlyCardsOnASurfaceAreBentToIt(layout: String, bends: Bool) throws {
        #expect(try (reason("cardBend", in: scene(layout)) == nil) == bends)
    }

    @Test(arguments: [("split-flap", false), ("blinds", true), ("shatter", true), ("linear", true)])
    func whatIsAlwaysInPiecesHasNoBody(layout: String, hasBody: Bool) throws {
        #expect(try (reason("bodyThickness", in: scene(layout)) == nil) == hasBody)
        #expect(try (reason("cardBendX", in: scene(layout)) == nil) == hasBody)
    }

    /// Whether the same is seen of them, but for what is lost in the last digits on the way to the eye and back.
    private static func areAlike(_ first: Frame, _ second: Frame) -> Bool {
        func outline(_ card: Card, _ frame: Frame) -> [Point] {
            frame.camera.outline(of: card.size, through: card.matrix)
        }
        return first.cards.count == second.cards.count
            && zip(first.cards, second.cards).allSatisfy { one, other in
                var moved = other
                moved.matrix = one.matrix
                let corners = zip(outline(one, first), outline(other, second))
                return moved == one && corners.allSatisfy { ($0 - $1).length < 1e-9 }
            }
    }

    /// What is said to do nothing does nothing: all frames are the same, in each layout.
    @Test(arguments: LayoutKind.all.map(\.name))
    func whatIsIdleChangesNoFrame(layout: String) throws {
        let scene = try scene(layout)
        let values: [(String, Parameter.Value)] = [
            ("aperture", 60.0), ("focusAt", 30.0), ("focusCard", 1.0), ("sideReach", 2.5),
            ("sideCurve", .choice("in")), ("fadeRange", 0.3), ("fadeMinAlpha", 0.5), ("expandTo", .choice("place")),
            ("expandShare", 0.3), ("expandRoom", 0.2), ("expandAlpha", 0.4), ("restInset", 30.0), ("sizeAlign", 1.0),
            ("cardBend", 0.7), ("cardBendX", 40.0),
        ]
        for (name, value) in values where try reason(name, in: scene) != nil {
            for scroll in [0, 0.4, 2] {
                var (plain, turned) = (scene.stage(), scene.stage())
                turned.apply(.set(name, to: value))
                plain.stand(at: scroll)
                turned.stand(at: scroll)
                #expect(Self.areAlike(plain.frame(), turned.frame()), "\(name) at \(scroll)")
            }
        }
    }
}
