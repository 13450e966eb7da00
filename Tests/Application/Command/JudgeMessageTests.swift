import Testing
import ZoeEffects

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
