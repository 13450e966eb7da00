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
            const seen = (moves) => detail.of([1280, 720], moves).join(" ");
            \(script)
            """)
    }

    @Test func aSlowDeviceDrawsLessOfWhatMoves() throws {
        #expect(try Self.said("note(0.06, 2); console.log(seen(true));") == "1280 720 0")
        #expect(try Self.said("note(0.15, 2); console.log(seen(true));") == "640 360 0")
        #expect(try Self.said("note(9, 2); console.log(seen(true));") == "427 240 0")
    }

    @Test func whatRestsIsDrawnAsFinelyAsCanBe() throws {
        #expect(try Self.said("note(9, 20); console.log(seen(false));") == "1280 720 4")
    }

    @Test func oneFrameThatWasHeldUpChangesNothing() throws {
        #expect(
            try Self.said("note(9, 1); note(0.016, 1); note(9, 1); console.log(seen(true));") == "1280 720 4")
    }

    @Test func itIsTriedAgainMoreFinely() throws {
        #expect(try Self.said("note(0.15, 2); note(0.016, 180); console.log(seen(true));") == "1280 720 0")
        #expect(try Self.said("note(0.15, 2); note(0.03, 9999); console.log(seen(true));") == "640 360 0")
    }
}
