import Foundation
import Testing

@testable import LayoutCore
@testable import frame_digest

/// Values go out as JSON and come back the same.
@Suite struct CodableTests {
    private func same<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
        let data = try JSONEncoder().encode([value])
        let list = try PropertyListEncoder().encode([value])
        return try JSONDecoder().decode([Value].self, from: data) == [value]
            && PropertyListDecoder().decode([Value].self, from: list) == [value]
    }

    @Test(arguments: LayoutKind.all.map(\.name))
    func `a frame and its stage's knobs come back to the bit`(layout: String) throws {
        var stage = Stage.showing(layout, items: 9, at: 2.3, ["vertical": true, "itemWidth": 123.4])
        stage.apply(.insert(at: 3))
        stage.run(0.1)
        let frame = stage.frame()
        let back = try JSONDecoder().decode(Frame.self, from: try JSONEncoder().encode(frame))
        #expect(back == frame && back.digest == frame.digest)
        #expect(try same(stage.knobs))
        let knobs = try JSONDecoder().decode(Knobs.self, from: try JSONEncoder().encode(stage.knobs))
        var other = stage
        other.use(knobs)
        #expect(other.frame().digest == stage.frame().digest)
    }

    @Test func `a matrix is sixteen numbers, row by row`() throws {
        var matrix = Transform3D.translation(x: 1, y: 2, z: 3)
        matrix.m34 = -0.002
        let text = String(decoding: try JSONEncoder().encode(matrix), as: UTF8.self)
        #expect(text == "[1,0,0,0,0,1,0,0,0,0,1,-0.002,1,2,3,1]")
        #expect(try same(matrix))
        for broken in ["[1,2,3]", "[" + Array(repeating: "1", count: 17).joined(separator: ",") + "]", "{}"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Transform3D.self, from: Data(broken.utf8))
            }
        }
    }

    static let inputs: [Input] =
        EmptyStageTests.inputs + [
            .putBack(identity: 3, at: 1, animated: false), .reload(at: 3, animated: false), .reloadAll(count: 5),
            .edit([.insert(at: 2), .remove(at: 0)]), .layout("ring", seconds: 0.6), .scrollItems(-2, lane: 1),
            .set("style", to: .choice("auto")), .set("style", to: .auto), .set("x", to: .vector([1, 2, 3])),
            .set("x", to: .colour(SIMD4(0.1, 0.2, 0.3, 1))), .set("count", to: .integer(12)), .set("x", to: 2.5),
            .insert(at: 1),
        ]

    @Test(arguments: inputs)
    func `every input comes back`(input: Input) throws { #expect(try same(input)) }

    @Test func `a script is written as one would by hand`() throws {
        let text = """
            {"entries": [{"time": 0.5, "input": {"set": {"name": "tilt", "to": 0.4}}},
                {"time": 0, "input": {"key": {"name": "right"}}},
                {"time": 0.2, "input": {"jump": {"to": 3, "lane": 0}}}]}
            """
        let script = try JSONDecoder().decode(Script.self, from: Data(text.utf8))
        #expect(script.entries.map(\.input) == [.key(.right), .jump(to: 3), .set("tilt", to: 0.4)])
        #expect(try same(script))
    }

    @Test func `what has a default may be left out of an input`() throws {
        for (text, input) in [
            (#"{"scroll": {"to": 3}}"#, Input.scroll(to: 3)), (#"{"jump": {"to": 2}}"#, .jump(to: 2)),
            (#"{"scrollItems": {"by": -2}}"#, .scrollItems(-2)), (#"{"layout": {"name": "ring"}}"#, .layout("ring")),
            (#"{"wheel": {"by": 0.5}}"#, .wheel(by: 0.5)), (#"{"insert": {"at": 1}}"#, .insert(at: 1)),
            (#"{"reload": {"at": 1}}"#, .reload(at: 1)), (#"{"release": {}}"#, .release),
            (#"{"drag": {"by": {"x": 3, "y": 4}}}"#, .drag(by: Vector2(x: 3, y: 4))),
        ] {
            #expect(try JSONDecoder().decode(Input.self, from: Data(text.utf8)) == input)
        }
        for text in ["{}", #"{"jump": {}}"#, #"{"fly": {"to": 3}}"#, #"{"release": {}, "cancel": {}}"#, "3"] {
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(Input.self, from: Data(text.utf8)) }
        }
    }

    @Test func `knobs that cannot be are refused`() throws {
        let knobs = Stage.showing("cover-flow", items: 3, ["tilt": 0.4]).knobs
        let text = String(decoding: try JSONEncoder().encode(knobs), as: UTF8.self)
        for (old, new) in [("\"layout.tilt\":0.4", "\"layout.tilt\":99"), ("\"layout.tilt\":0.4", "\"layout.tlit\":1")]
        {
            #expect(text.contains(old))
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(Knobs.self, from: Data(text.replacingOccurrences(of: old, with: new).utf8))
            }
        }
    }
}
