import CardContent
import LayoutCore
import TestSupport
import Testing
import ZoeStyle

@testable import ZoeDocument

/// Scenes are compared value by value, and never by their texts.
@Suite struct EqualityTests {
    /// For every stored property of a scene, something that another scene says of it; nil for what counts for nothing.
    private static let changes: [String: (@Sendable (inout Scene) throws -> Void)?] = [
        "name": { $0.name = "a" }, "title": { $0.title = "A" }, "note": { $0.note = "b" },
        "schemaPlace": { $0.schemaPlace = "scene.schema.json" },
        "layout": { $0.use(LayoutKind.all[1]) },
        "formula": { try $0.use(formula: "x = o") },
        "knobs": { try $0.set("itemWidth", to: "123") },
        "items": { $0.items = 7 }, "edits": { $0.edits = [.insert(at: 1)] },
        "view": { $0.view.width = 333 }, "ownView": nil, "device": { $0.device = .phone },
        "scroll": { $0.scroll = 2 }, "deck": { $0.deck.seed = 9 }, "files": nil,
        "plates": { $0.plates = [Plate(width: 10, height: 10, card: CardStyle())] },
        "backdrop": { $0.backdrop = .solid(.white) },
        "floor": { $0.floor = Floor(height: 12, reflection: 0.5, fade: 50) }, "time": { $0.time = 3 },
        "seed": { $0.seed = 4 }, "shaders": { $0.shaders.face = "/a.frag" }, "picture": { $0.picture.scale = 2 },
        "timeline": { $0.timeline.lanes = [Timeline.Lane("scroll", [Timeline.Key(1, 2)])] }, "moment": nil,
        "unknown": { $0.unknown.document = [UnknownField(key: "later", json: "1")] },
    ]

    @Test func everythingThatASceneSaysCounts() throws {
        let plain = Scene()
        let stored = Set(Mirror(reflecting: plain).children.compactMap(\.label))
        #expect(
            stored == Set(Self.changes.keys), "a property that is new has to be compared, or to be listed here as nil")
        for (name, change) in Self.changes {
            guard let change else { continue }
            var other = plain
            try change(&other)
            #expect(other != plain && other == other, "\(name)")
            #expect(other.text != plain.text, "\(name) is in the document")
        }
    }

    @Test func itIsWhatTheDocumentsSay() throws {
        var random = SeededGenerator(seed: 31)
        for _ in 0..<120 {
            let (a, b) = (random.scene(), random.scene())
            #expect((a == b) == (a.text == b.text))
            let again = try Scene.read(a.text).scene
            #expect(again == a && again.hashValue == a.hashValue, "\(a.text)")
        }
    }

    @Test func blanksInWhatIsNotKnownMeanNothing() {
        func field(_ json: String) -> UnknownField { UnknownField(key: "later", json: json) }
        #expect(field("{\"a\": [1, 2]}") == field("{ \"a\" :[1,2] }"))
        #expect(field("\"a b\"") != field("\"ab\""))
    }

    @Test func whoHasSeenTheShadersDoesNotMatter() throws {
        let text = "{\"zoetrope\": 1, \"shaders\": {\"face\": \"/a.frag\", \"uniforms\": {\"face.shine\": 0.25}}}"
        var scene = try Scene.read(text).scene
        let before = scene
        let shine = Parameter(
            "shine", in: Parameter.Group("face"), .number(0...1, step: 0.01), default: 0.5, help: "how much it shines")
        scene.adopt([shine])
        #expect(scene.knobs["face.shine"] == .number(0.25) && scene == before)
        try scene.set("face.shine", to: "0.75")
        #expect(scene != before)
    }
}
