import Testing
import ZoeDocument

/// Shaders whose passes a document tells.
@Suite struct ShaderStepsTests {
    private static let document = """
        {"zoetrope": 1, "shaders": {
          "backdrop": {
            "file": "image.frag",
            "common": ["common.glsl"],
            "passes": [
              {"name": "life", "file": "life.frag", "width": 256, "height": "$HEIGHT / 2", "format": "bytes",
               "inputs": {"iChannel0": "self", "iChannel1": "stone.png"}}
            ],
            "inputs": {"iChannel0": "life", "sky": ["1.png", "2.png", "3.png", "4.png", "5.png", "6.png"]}
          },
          "post": ["film.frag", {"file": "trail.frag", "inputs": {"before": "picture"}}]
        }}
        """

    @Test func aDocumentTellsThePasses() throws {
        let (scene, warnings) = try Scene.read(Self.document)
        #expect(warnings.isEmpty)
        #expect(scene.shaders.backdrop == "image.frag" && scene.shaders.post == ["film.frag", "trail.frag"])
        let steps = try #require(scene.shaders.steps["image.frag"])
        let pass = try #require(steps.passes.first)
        #expect(pass.name == "life" && pass.file == "life.frag" && pass.format == .bytes)
        #expect(pass.width == "256" && pass.height == "$HEIGHT / 2")
        #expect(pass.inputs == [.init("iChannel0", ["self"]), .init("iChannel1", ["stone.png"])])
        #expect(steps.inputs.last?.sources.count == 6 && steps.pictures.count == 7)
        #expect(scene.shaders.files == ["image.frag", "common.glsl", "life.frag", "film.frag", "trail.frag"])
        #expect(try Scene.read(scene.text).scene == scene)
        var other = scene
        other.shaders.steps["image.frag"]?.passes[0].width = nil
        #expect(other != scene)
    }

    /// Names of passes and words stay what they are.
    @Test func filesAreFoundElsewhere() throws {
        var plan = try Scene.read(Self.document).scene.shaders
        plan.mapFiles { "/there/" + $0 }
        let steps = try #require(plan.steps["/there/image.frag"])
        #expect(steps.files == ["/there/common.glsl", "/there/life.frag"])
        #expect(steps.passes[0].inputs == [.init("iChannel0", ["self"]), .init("iChannel1", ["/there/stone.png"])])
        #expect(steps.inputs[0] == .init("iChannel0", ["life"]))
    }

    /// Nothing is written for a shader that is no longer there; when it comes back, so do its passes.
    @Test func passesGoWithTheirShader() throws {
        var scene = try Scene.read(Self.document).scene
        scene.shaders.backdrop = "other.frag"
        #expect(!scene.text.contains("life"))
        scene.shaders.backdrop = "image.frag"
        #expect(scene.text.contains("\"name\": \"life\""))
    }

    @Test func whatIsUnknownIsKept() throws {
        let text = "{\"zoetrope\": 1, \"shaders\": {\"face\": {\"file\": \"a.frag\", \"later\": [1,  2]}}}"
        let (scene, warnings) = try Scene.read(text)
        #expect(warnings.count == 1 && scene.text.contains("\"later\": [1,  2]"))
    }

    @Test(arguments: [
        ("{\"passes\": []}", "a shader needs \"file\""),
        ("{\"file\": \"a\", \"passes\": [{\"name\": \"x\"}]}", "a pass needs \"file\""),
        ("{\"file\": \"a\", \"passes\": [{\"name\": \"x\", \"file\": \"b\", \"width\": 0}]}", "from 1 to 8192"),
        (
            "{\"file\": \"a\", \"passes\": [{\"name\": \"x\", \"file\": \"b\", \"format\": \"flot\"}]}",
            "did you mean 'float'"
        ),
        ("{\"file\": \"a\", \"inputs\": {\"iChannel0\": 3}}", "an input is a pass"),
        ("{\"file\": \"a\", \"inputs\": {\"iChannel0\": [\"1.png\"]}}", "the six of a cube"), ("7", "needs a text"),
    ])
    func mistakesAreToldWithTheirPlaces(shader: String, message: String) throws {
        do {
            _ = try Scene.read("{\"zoetrope\": 1,\n \"shaders\": {\"face\": \(shader)}}")
            Issue.record("\(shader) was read")
        } catch { #expect("\(error)".hasPrefix("2:") && "\(error)".contains(message), "\(error)") }
    }

    @Test func whatCannotBeDrawnIsTold() throws {
        func complaint(_ passes: [ShaderSteps.Pass]) -> String? {
            ShaderSteps(passes: passes).complaint { width, _ in width != "wide" }?.message
        }
        #expect(complaint([.init("a", file: "a"), .init("b", file: "b", width: "3")]) == nil)
        #expect(complaint([.init("a", file: "a"), .init("a", file: "b")]) == "two passes are called 'a'")
        #expect(complaint([.init("self", file: "a")])?.contains("can't be called 'self'") == true)
        #expect(complaint([.init("a", file: "a", height: "wide")])?.hasPrefix("'wide' is no size") == true)
    }
}
