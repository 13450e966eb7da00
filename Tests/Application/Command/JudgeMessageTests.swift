import LayoutCore
import Testing
import ZoeDocument
import ZoePictures
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

@testable import zoetrope

@Suite struct JudgeMessageTests {
    @Test func whatIsSentIsWhatIsRead() throws {
        for message in [
            JudgeMessage([String]()), JudgeMessage([[], [0, 255]] as [[UInt8]]),
            JudgeMessage(["ü", "", String(repeating: "x", count: 70_000)]),
        ] {
            let bytes = message.bytes
            let length = try #require(JudgeMessage.length(bytes))
            #expect(length == bytes.count - JudgeMessage.headLength)
            #expect(JudgeMessage(body: Array(bytes.dropFirst(JudgeMessage.headLength))) == message)
        }
    }

    @Test func brokenBytesAreNoMessage() {
        #expect(JudgeMessage.length([1, 2]) == nil)
        #expect(JudgeMessage.length([255, 255, 255, 255]) == nil)
        #expect(JudgeMessage(body: [1, 0, 0]) == nil)
        #expect(JudgeMessage(body: [200, 0, 0, 0, 7]) == nil)
        #expect(Verdict(JudgeMessage(["bad", "2", "a.frag"])) == nil)
        #expect(Verdict(JudgeMessage(["hello"])) == nil)
    }

    @Test func verdictsComeThroughWhole() {
        let excerpt = [Diagnostic.Excerpt(line: 3, text: "x = y;"), Diagnostic.Excerpt(line: 4, text: "")]
        let first = Diagnostic(in: "a b.frag", line: 3, column: 5, "'y' undeclared", excerpt: excerpt)
        let second = Diagnostic(in: "c.glsl", "odd", severity: .warning)
        for verdict in [
            Verdict.good(Pace(fixed: 0.25, pixel: 1.5e-7)),
            .bad(EffectFailure([first, second], files: ["a b.frag", "c.glsl"])), .untried,
        ] {
            #expect(Verdict(verdict.message) == verdict)
        }
    }

    /// Where no card can be seen nothing of a face would be drawn, and one that never ends would be let in.
    @Test(arguments: [EffectRole.face, .backdrop, .post])
    func whatIsTriedIsDrawnWhateverTheSceneHasMadeOfItsCards(role: EffectRole) throws {
        let bytes = Array("uniform float k = 0.5; void main() { gl_FragColor = vec4(k); }".utf8)
        let text = try EffectText(path: "a.frag", role: role) { _ throws(EffectFileError) in bytes }
        var scene = Scene(try #require(LayoutKind.named("cover-flow")))
        scene.view = Size(width: 640, height: 480)
        let plain = JudgeCase(text, for: scene).scene
        for (name, value) in [("itemWidth", "1"), ("perspective", "-0.1"), ("wrap", "false")] {
            try scene.set(name, to: value)
        }
        (scene.items, scene.scroll, scene.floor, scene.deck) = (1, 40, Floor(), DeckPlan(.covers))
        #expect(JudgeCase(text, for: scene).scene == plain)
        #expect(try Scene.read(plain).scene.stage().frame().cards.count == 3)
        scene.view = Size(width: 320, height: 480)
        scene.shaders.wish("k", to: "3")
        let other = JudgeCase(text, for: scene).scene
        #expect(other.contains("320") && other.contains("\"k\": \"3\""))
    }

    @Test func howAJudgeEndsSaysWhatWasTooMuch() {
        for end in [
            JudgeLimits.End.time(.compiling), .time(.drawing), .memory(.compiling), .memory(.drawing),
        ] {
            #expect(JudgeLimits.End(status: end.exitCode << 8) == end)
        }
        #expect(JudgeLimits.End(status: 11) == .crash(11))
        #expect(JudgeLimits.End(status: 69 << 8) == .other)
        #expect(JudgeLimits.End.other.complaint == nil)
    }
}
