import LayoutCore
import TestSupport
import Testing

@testable import ZoeDocument

/// The schema for editors, and the program that reads the document, say the same.
@Suite struct SchemaTests {
    /// Read once: the suite is made anew for each case.
    private static let schema = Result { try SchemaChecker.read(Scene.schema) }
    private let checker: SchemaChecker

    init() throws { checker = SchemaChecker(try Self.schema.get()) }

    /// Whether the program reads it without a word.
    private func reads(_ document: String) -> Bool { (try? Scene.read(document))?.warnings.isEmpty ?? false }

    @Test(arguments: Scene.builtInNames) func everyBuiltInSceneIsAsItSays(name: String) throws {
        let scene = try #require(Scene.builtIn(name))
        #expect(try checker.accepts(scene.text), "Sources/Document/Schema has to know what \(name) says")
    }

    @Test(arguments: 0..<60) func whateverASceneHoldsIsInIt(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed) + 77)
        var scene = random.scene()
        scene.unknown = Scene.Unknown()
        #expect(try checker.accepts(scene.text), "\(scene.text)")
    }

    /// Every key at its limits and beyond, of every type and in every object.
    @Test func itDrawsTheLinesWhereTheProgramDoes() throws {
        let schema = try SchemaChecker.read(Scene.schema)
        var verdicts: Set<Bool> = []
        var count = 0
        for field in try #require(schema["properties"]).fields
        // What one key says of another, as that they stand at one time, no schema can say.
        where !["zoetrope", "layout", "formula", "timeline"].contains(field.key) {
            for value in SchemaProbes(checker: checker).values(for: field.node) {
                let document = "{\"zoetrope\": 1, \"\(field.key)\": \(value)}"
                let verdict = reads(document)
                #expect(try checker.accepts(document) == verdict, "\(document)")
                verdicts.insert(verdict)
                count += 1
            }
        }
        #expect(verdicts.count == 2 && count > 600, "\(count)")
    }

    @Test(arguments: LayoutKind.all.map(\.name)) func eachLayoutHasItsParameters(name: String) throws {
        let schema = checker.definition("#/definitions/parameters-\(name)")
        let fields = try #require(schema["properties"]).fields
        #expect(fields.count >= 45)
        // What is the same in all layouts is tried with one of them.
        for field in fields where name == "linear" || field.node["$ref"] == nil {
            for value in SchemaProbes(checker: checker).values(for: field.node) {
                let parameters = "{\"\(field.key)\": \(value)}"
                let document = "{\"zoetrope\": 1, \"layout\": \"\(name)\", \"parameters\": \(parameters)}"
                #expect(try checker.accepts(document) == reads(document), "\(document)")
            }
        }
        let misspelt = "{\"zoetrope\": 1, \"layout\": \"\(name)\", \"parameters\": {\"vertcal\": true}}"
        #expect(try !reads(misspelt) && checker.accepts(misspelt) == (name == "custom"))
    }

    @Test(arguments: [
        ("{}", false), ("[]", false), ("{\"zoetrope\": 0}", false), ("{\"zoetrope\": 2}", false),
        ("{\"zoetrope\": 1}", true), ("{\"zoetrope\": 1, \"$schema\": \"scene.schema.json\"}", true),
        ("{\"zoetrope\": 1, \"layout\": \"whel\"}", false),
        ("{\"zoetrope\": 1, \"parameters\": {\"spacing\": 1.2}}", true),
        ("{\"zoetrope\": 1, \"parameters\": {\"tilt\": 0.5}}", false),
        ("{\"zoetrope\": 1, \"layout\": \"cover-flow\", \"parameters\": {\"layout.tilt\": 0.5}}", true),
        ("{\"zoetrope\": 1, \"formula\": \"bend = 1 in 0..2; x = bend * o\", \"parameters\": {\"bend\": 2}}", true),
        ("{\"zoetrope\": 1, \"layout\": \"wheel\", \"formula\": \"x = o\"}", false),
        ("{\"zoetrope\": 1, \"layout\": \"custom\", \"formula\": \"x = o\"}", true),
        ("{\"zoetrope\": 1, \"shaders\": {\"uniforms\": {\"face.gloss\": 0.5}}}", true),
    ])
    func whatIsSaidOfWholeDocuments(document: String, isRight: Bool) throws {
        #expect(reads(document) == isRight)
        #expect(try checker.accepts(document) == isRight)
    }

    @Test func theNameOfTheSchemaSurvivesASave() throws {
        let scene = try Scene.read("{\"zoetrope\": 1, \"$schema\": \"../scene.schema.json\"}").scene
        #expect(scene.text.contains("\n  \"$schema\": \"../scene.schema.json\",\n"))
    }
}
