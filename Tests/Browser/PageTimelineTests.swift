import Foundation
import Testing

/// What a page makes of a timeline, in node.
@Suite struct PageTimelineTests {
    private static func said(_ script: String) throws -> String {
        try ModulePlayer.said(["stage.js", "timeline.js"], script)
    }

    /// Two moments: card 7 goes from 0 to 10 and changes places with card 8; card 9 leaves.
    private static let beginning = """
        const moment = (cards) => {
            const n = new Float32Array(FRAME_HEAD + CARD_SIZE * cards.length);
            n[0] = cards.length;
            cards.forEach(([identity, x, alpha], i) => {
                n.set([i, identity, 0, 0, 0, 5, 5, alpha], FRAME_HEAD + CARD_SIZE * i);
                n[FRAME_HEAD + CARD_SIZE * i + 24] = x;
            });
            return n;
        };
        const two = [moment([[7, 0, 1], [8, 4, 1], [9, 1, 1]]), moment([[8, 8, 0], [7, 10, 1]])];
        const numbers = Float32Array.from([...two[0], ...two[1]]);
        const make = (more) => new Timeline({ rate: 2, duration: 0.5, loops: false, start: 0, ...more }, numbers);
        const shown = (timeline) => timeline.frame().cards.map((c) => [c.identity, c.matrix[12], c.alpha].join(":")).join(" ");
        """

    @Test(.enabled(if: ModulePlayer.node != nil)) func cardsGoTheirWaysByTheirNames() throws {
        let script =
            Self.beginning + """

                const timeline = make();
                const all = [shown(timeline)];
                for (const time of [0.25, 0.5, 9]) { timeline.go(time); all.push(shown(timeline)); }
                console.log(all.join(" | "), timeline.goesOn);
                """
        #expect(
            try Self.said(script)
                == "7:0:1 8:4:1 9:1:1 | 7:5:1 8:6:0.5 9:1:1 | 8:8:0 7:10:1 | 8:8:0 7:10:1 false")
    }

    @Test(.enabled(if: ModulePlayer.node != nil)) func aLoopBeginsAnewAndBackwardsToo() throws {
        let script =
            Self.beginning + """

                const timeline = make({ loops: true, start: 0.75, backdrops: ["a", "b"] });
                const times = [timeline.time];
                for (const time of [1.1, -0.1]) { timeline.go(time); times.push(timeline.time.toFixed(3)); }
                console.log(times.join(" "), timeline.goesOn, timeline.backdrop, make().backdrop);
                """
        #expect(try Self.said(script) == "0.25 0.100 0.400 true b null")
    }
}
