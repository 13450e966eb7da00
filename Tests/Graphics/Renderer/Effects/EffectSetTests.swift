import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    private static func face(_ colour: String, extra: String = "") -> String {
        "uniform float shine = 0.5;\n\(extra)\nvoid main() { gl_FragColor = vec4(\(colour), shine * 0.0 + 1.0); }"
    }

    @Test func theLastGoodShaderStays() throws {
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(offscreen, face: Self.face("1.0, 1.0, 0.0"))
        #expect(loader.set.failures == [])
        loader.files["face.frag"] = "void main() { gl_FragColor = broken; }"
        #expect(loader.read())
        let state = try #require(loader.set.states.first)
        #expect(state.isStale)
        #expect(state.failure?.diagnostics.first?.line == 1)
        #expect(state.failure?.diagnostics.first?.message.contains("broken") == true)
        func colour() throws -> SIMD4<Int> {
            let target = try offscreen.renderer.target(width: 400, height: 300)
            try offscreen.renderer.draw(
                Frame([Card(.identity)]), look: .plain, shading: try loader.shading(), into: target)
            return Picture(target)[200, 150]
        }
        #expect(try colour() == [255, 255, 0, 255])
        #expect(loader.set.parameters.map(\.fullName) == ["face.shine"], "its knobs stay too")
        loader.files["face.frag"] = Self.face("0.0, 1.0, 1.0")
        #expect(loader.read())
        #expect(loader.set.failures == [])
        #expect(try colour() == [0, 255, 255, 255])
        #expect(!loader.read(), "nothing has changed since")
        loader.files["face.frag"] = nil
        loader.read()
        #expect(loader.set.states[0].isStale)
        #expect(try colour() == [0, 255, 255, 255], "a file that is away for a moment takes nothing with it")
    }

    @Test func whileOneIsTriedAllStaysAsItWas() throws {
        let offscreen = try TestRenderer()
        let set = EffectSet(offscreen.renderer)
        var texts = ["face": Self.face("1.0, 0.0, 0.0"), "back": Self.face("0.0, 1.0, 0.0")]
        let slots = EffectSet.slots(face: "face", backdrop: "back", post: [])
        var isTried = false
        func use() -> Bool {
            let admission: (EffectText) -> Admission = { $0.path == "face" && !isTried ? .awaited : .granted }
            return set.use(slots, admit: admission) { path throws(EffectFileError) in Array((texts[path] ?? "").utf8) }
        }
        #expect(!use() && set.isAwaiting && set.states.isEmpty)
        #expect(set.files == ["face", "back"], "what is tried is watched")
        isTried = true
        #expect(use() && !set.isAwaiting && set.states.count == 2 && set.failures == [])
        (isTried, texts["face"]) = (false, Self.face("0.0, 0.0, 1.0"))
        texts["back"] = "broken"
        let before = set.states.map { $0.effect?.text }
        #expect(!use() && set.isAwaiting && set.states.map { $0.effect?.text } == before && set.failures == [])
        isTried = true
        #expect(use() && set.failures.count == 1)
    }

    @Test func aRefusedTextIsNotCompiled() throws {
        let offscreen = try TestRenderer()
        let set = EffectSet(offscreen.renderer)
        var text = Self.face("1.0, 0.0, 0.0")
        func use() -> Bool {
            let admission: (EffectText) -> Admission = {
                $0.body.contains("bad") ? .refused($0.refusal("too much")) : .granted
            }
            let slots = EffectSet.slots(face: "face", backdrop: nil, post: [])
            return set.use(slots, admit: admission) { _ throws(EffectFileError) in Array(text.utf8) }
        }
        #expect(use())
        let compiled = offscreen.renderer.programsLinked
        text = "// first\nfloat bad;\n" + text
        #expect(use() && set.states[0].isStale && offscreen.renderer.programsLinked == compiled)
        #expect(set.failures.first?.description == "face:1: error: too much")
        #expect(set.failures.first?.isTooMuch == true)
        #expect(set.failures.first?.diagnostics.first?.excerpt.first?.text == "// first")
    }

    @Test func reloadsLeaveNothingBehind() throws {
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(offscreen, backdrop: "void main() { gl_FragColor = vec4(0.0); }")
        let target = try offscreen.renderer.target(width: 16, height: 16)
        let frame = Frame([], camera: Camera(view: Size(width: 16, height: 16)))
        func reload(_ number: Int) throws {
            loader.files["backdrop.frag"] =
                number % 7 == 3 ? "broken" : "void main() { gl_FragColor = vec4(float(\(number)) / 50.0); }"
            loader.read()
            try offscreen.renderer.draw(frame, shading: try loader.shading(), into: target)
        }
        try reload(0)
        let before = offscreen.renderer.tracker.live
        for number in 1...50 { try reload(number) }
        #expect(offscreen.renderer.tracker.live == before)
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func knobsOfSeveralEffectsHaveTheirOwnNames() throws {
        let offscreen = try TestRenderer()
        let text = "uniform float strength = 0.5;\nvoid main() { gl_FragColor = sceneColour(v_uv) * strength; }"
        let loader = ShaderShelf(offscreen, post: [text, text])
        #expect(loader.set.parameters.map(\.fullName) == ["post.post0.strength", "post.post1.strength"])
        let same = EffectSet.slots(face: nil, backdrop: nil, post: ["a/glow.frag", "b/glow.frag", "soft glow-2.frag"])
        let set = EffectSet(offscreen.renderer)
        set.use(same) { _ throws(EffectFileError) in Array(text.utf8) }
        #expect(
            set.parameters.map(\.fullName) == [
                "post.glow.strength", "post.glow2.strength", "post.softGlow2.strength",
            ])
    }

    @Test func ourNamesAreNotTheWriters() throws {
        // All that our own sources call things, as somebody else's functions and variables.
        let names = """
            float noise(vec2 p) { return 0.5; }
            float shadow = 1.0; vec4 shade(vec4 c) { return c; } float coverage(vec2 a) { return 1.0; }
            vec2 spot = vec2(0.0); float box = 1.0; float light = 1.0; vec3 encoded(vec3 c) { return c; }
            vec3 decoded(vec3 c) { return c; } float start = 0.0; float end = 1.0; float border = 0.0; int run = 1;
            float place = 0.0; float level = 0.0; float scale = 1.0; float picture = 1.0; float artwork = 1.0;
            float inside(vec2 v) { return 1.0; } vec4 over(vec4 a, vec4 b) { return a; } float reach = 1.0;
            float below(vec2 v) { return 1.0; } float cap(vec2 v) { return 1.0; } struct Card { float a; }; float faced = 1.0;
            """
        let offscreen = try TestRenderer()
        let body = names + "\nvoid main() { gl_FragColor = vec4(vec3(noise(v_uv) * 2.0 * light * scale), 1.0); }"
        let loader = ShaderShelf(
            offscreen, face: body + "\nvec3 bend(vec3 p) { return p; }", backdrop: body, post: [body])
        #expect(loader.set.failures == [])
        var style = CardStyle(fill: .plain(.white), cornerRadius: 10, borderWidth: 2, shadow: Shadow(radius: 5))
        style.face.labels = [Label("a", size: 20, colour: .black)]
        let target = try offscreen.renderer.target(width: 400, height: 300)
        try offscreen.renderer.draw(
            Frame([Card(.identity)]), look: Look(floor: Floor(), styles: [style]), shading: try loader.shading(),
            into: target)
        #expect(offscreen.renderer.complaints == [])
    }
}
