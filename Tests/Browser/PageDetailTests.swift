import Foundation
import Testing

/// How finely a page draws what moves, in node.
@Suite(.enabled(if: ModulePlayer.node != nil)) struct PageDetailTests {
    private static func said(_ script: String) throws -> String {
        try ModulePlayer.said(
            ["detail.js"],
            """
            const detail = new MotionDetail();
            const note = (seconds, count) => { for (let frame = 0; frame < count; frame++) detail.note(seconds); };
            const seen = (moves) => detail.of([1280, 720], moves).slice(0, 3).join(" ");
            \(script)
            """)
    }

    @Test func aSlowDeviceDrawsLessOfWhatMoves() throws {
        #expect(try Self.said("note(0.06, 2); console.log(seen(true));") == "1280 720 0")
        #expect(try Self.said("note(0.15, 2); console.log(seen(true));") == "640 360 0")
        #expect(try Self.said("note(9, 2); console.log(seen(true));") == "320 180 0")
    }

    @Test func whatRestsIsDrawnAsFinelyAsCanBe() throws {
        #expect(try Self.said("note(9, 20); console.log(seen(false));") == "1280 720 4")
    }

    /// What is coarse already becomes as smooth as screens are, as far as it can.
    @Test func motionThatIsCoarseIsSmooth() throws {
        #expect(try Self.said("note(0.5, 2); console.log(seen(true));") == "427 240 0")
        #expect(try Self.said("note(0.5, 2); note(0.021, 50); console.log(seen(true));") == "427 240 0")
        #expect(try Self.said("note(0.5, 2); note(0.025, 2); console.log(seen(true));") == "320 180 0")
    }

    @Test func onlyWhatIsCoarseIsDrawnQuickly() throws {
        #expect(try Self.said("console.log(detail.of([9, 9], true)[3]);") == "false")
        #expect(try Self.said("note(0.06, 2); console.log(detail.of([9, 9], true)[3]);") == "false")
        #expect(try Self.said("note(0.15, 2); console.log(detail.of([9, 9], true)[3]);") == "true")
        #expect(try Self.said("note(0.15, 2); console.log(detail.of([9, 9], false)[3]);") == "false")
    }

    @Test func oneFrameThatWasHeldUpChangesNothing() throws {
        #expect(
            try Self.said("note(9, 1); note(0.016, 1); note(9, 1); console.log(seen(true));") == "1280 720 4")
    }

    @Test func itIsTriedAgainMoreFinely() throws {
        let wanted = "note(0.15, 2); note(0.016, 180); if (detail.wantsTime)"
        #expect(try Self.said("\(wanted) detail.measure(0.003); console.log(seen(true));") == "1280 720 0")
        #expect(try Self.said("note(0.15, 2); note(0.016, 179); console.log(detail.wantsTime);") == "false")
        #expect(try Self.said("note(0.15, 2); note(0.03, 9999); console.log(detail.wantsTime);") == "false")
    }

    /// A frame that would take longer than a screen's is not drawn to learn that.
    @Test func whatWouldBeTooSlowIsNotTried() throws {
        let wanted = "note(0.15, 2); note(0.016, 180);"
        #expect(try Self.said("\(wanted) detail.measure(0.006); console.log(seen(true));") == "640 360 0")
        #expect(
            try Self.said("\(wanted) detail.measure(0.006); note(0.016, 300); console.log(detail.wantsTime);")
                == "false")
        #expect(
            try Self.said("\(wanted) detail.measure(0.006); note(0.016, 360); console.log(detail.wantsTime);") == "true"
        )
    }

    @Test func whoHasNoGraphicsCardBeginsCoarsely() throws {
        #expect(
            try Self.said("const slow = new MotionDetail(true); console.log(slow.of([320, 180], true).join());")
                == "320,180,0,false")
        #expect(
            try Self.said("const slow = new MotionDetail(true); console.log(slow.of([1280, 720], true).join());")
                == "320,180,0,true")
        #expect(
            try Self.said("const slow = new MotionDetail(true); console.log(slow.of([1280, 720], false).join());")
                == "1280,720,4,false")
    }
}
