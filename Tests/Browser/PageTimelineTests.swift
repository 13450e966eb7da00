import Foundation
import Testing

/// What a page makes of a timeline, in node.
@Suite struct PageTimelineTests {
    private static func said(_ script: String) throws -> String {
        try ModulePlayer.said(["stage.js", "timeline.js", "looks.js"], script)
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

    /// Between four moments of a parabola it is on the parabola; where something leaps, nothing swings over before or after.
    @Test(.enabled(if: ModulePlayer.node != nil)) func cardsGoSmoothlyThroughTheirMoments() throws {
        let script =
            Self.beginning + """

                const through = (places) => new Timeline(
                    { rate: 1, duration: places.length - 1, loops: false, start: 0 },
                    Float32Array.from(places.flatMap((x) => [...moment([[7, x, 1]])])));
                const told = (timeline, times) => times.map((time) => {
                    timeline.go(time);
                    return timeline.frame().cards[0].matrix[12];
                }).join(" ");
                console.log(told(through([0, 1, 4, 9, 16]), [1, 1.5, 2, 2.5, 3]));
                console.log(told(through([5, 5, 5, 9, 9, 9]), [1.5, 1.9, 2.5, 3.1, 3.5]));
                """
        #expect(try Self.said(script) == "1 2.25 4 6.25 9\n5 5 7 9 9")
    }

    @Test(.enabled(if: ModulePlayer.node != nil)) func aLoopBeginsAnewAndBackwardsToo() throws {
        let script =
            Self.beginning + """

                const timeline = make({ loops: true, start: 0.75 });
                const times = [timeline.time];
                for (const time of [1.1, -0.1]) { timeline.go(time); times.push(timeline.time.toFixed(3)); }
                console.log(times.join(" "), timeline.goesOn);
                """
        #expect(try Self.said(script) == "0.25 0.100 0.400 true")
    }

    /// A scene of which a radius flows and a backdrop leaps, at two places.
    private static let looks = """
        const scene = { styles: [{ radius: 1 }, { radius: 9 }, { radius: 1 }], backdrop: { kind: "solid" }, uniforms: { glow: ["1f", [0]] } };
        const looks = new TimelineLooks([
            { flows: true, values: [1, 5, 9], paths: [["styles", 0, "radius"], ["styles", 2, "radius"]] },
            { flows: false, values: [{ kind: "solid" }, { kind: "solid" }, { kind: "studio" }], paths: [["backdrop"]] },
            { flows: true, values: [0, 1, 2], paths: [["uniforms", "glow", 1, 0]] },
        ], scene);
        const told = () => `${scene.styles.map((style) => style.radius)} ${scene.backdrop.kind} ${scene.uniforms.glow[1]}`;
        """

    @Test(.enabled(if: ModulePlayer.node != nil)) func looksFlowOrLeapToTheirPlaces() throws {
        let script =
            Self.looks + """

                for (const [first, share] of [[0, 0], [0, 0.25], [1, 0.5], [1, 1], [0, 0]]) {
                    const areCardsOthers = looks.show({ first, second: first + 1, share });
                    console.log(told(), areCardsOthers);
                }
                console.log(looks.show({ first: 0, second: 1, share: 0 }));
                """
        #expect(
            try Self.said(script) == """
                1,9,1 solid 0 true
                2,9,2 solid 0.25 true
                7,9,7 solid 1.5 true
                9,9,9 studio 2 true
                1,9,1 solid 0 true
                false
                """)
    }

    /// Who turns a knob of a shader has it, whatever the timeline does.
    @Test(.enabled(if: ModulePlayer.node != nil)) func whatIsTurnedByHandIsLeftAlone() throws {
        let script =
            Self.looks + """

                looks.show({ first: 0, second: 1, share: 0 });
                const numbers = scene.uniforms.glow[1];
                numbers[0] = 7;
                looks.release(numbers, 0);
                looks.show({ first: 1, second: 2, share: 0 });
                console.log(told());
                """
        #expect(try Self.said(script) == "5,9,5 solid 7")
    }

    /// Shaders have the timeline's time, also where a hand leads it back; behind its end time goes on for them.
    @Test(.enabled(if: ModulePlayer.node != nil)) func shadersHaveItsTime() throws {
        let script =
            Self.beginning + """

                const once = make();
                once.pass(0.2);
                const said = [[once.time, once.clock]];
                once.pass(0.5);
                said.push([once.time, once.clock]);
                once.go(0.1);
                said.push([once.time, once.clock]);
                const again = make({ loops: true });
                again.pass(0.4);
                again.pass(0.4);
                said.push([again.time, again.clock]);
                console.log(said.map((pair) => pair.map((time) => time.toFixed(1)).join(" ")).join(", "));
                """
        #expect(try Self.said(script) == "0.2 0.2, 0.5 0.7, 0.1 0.1, 0.3 0.8")
    }

    /// Five moments of a row of ten, whose scroll goes from 1 over 1.5, 1.75 and 2.25 to 3; on their ways each has a card that says
    /// which end it is at.
    private static let ways = """
        const one = (scroll, x) => {
            const n = moment([[7, x, 1]]);
            [n[1], n[2]] = [scroll, 10];
            return n;
        };
        const all = [];
        const ways = [1, 1.5, 1.75, 2.25, 3].map((scroll) => {
            all.push(one(scroll, scroll));
            const before = Math.floor(scroll);
            if (scroll === before) return null;
            all.push(one(before, 100 + scroll), one(before + 1, 200 + scroll));
            return scroll - before;
        });
        const timeline = new Timeline(
            { rate: 1, duration: 4, loops: false, start: 0, ways }, Float32Array.from(all.flatMap((n) => [...n])));
        const said = (time) => {
            timeline.go(time);
            const journey = timeline.journey();
            const ends = journey ? [journey.from, journey.to].map((frame) => `${frame.scroll}:${frame.cards[0].matrix[12]}`) : [];
            return [...ends, journey?.progress ?? "none"].join(" ") + ` of ${timeline.frame().cards.length} at ${timeline.frame().scroll}`;
        };
        """

    @Test(.enabled(if: ModulePlayer.node != nil)) func aTransitionLeadsFromFrameToFrameBetweenMomentsToo() throws {
        let script =
            Self.beginning + Self.ways + """

                for (const time of [0, 0.5, 1, 1.5, 2.25, 2.5, 3, 3.5, 4]) console.log(said(time));
                """
        #expect(
            try Self.said(script) == """
                none of 1 at 1
                1:101.5 2:201.5 0.25 of 1 at 1.25
                1:101.5 2:201.5 0.5 of 1 at 1.5
                1:101.625 2:201.625 0.625 of 1 at 1.625
                1:101.75 2:201.75 0.875 of 1 at 1.875
                none of 1 at 2
                2:102.25 3:202.25 0.25 of 1 at 2.25
                2:102.25 3:202.25 0.625 of 1 at 2.625
                none of 1 at 3
                """)
    }

    /// In a closed row the last card is beside the first.
    @Test(.enabled(if: ModulePlayer.node != nil)) func aTransitionGoesTheShortWayRound() throws {
        let script =
            Self.beginning + Self.ways + """

                const round = [one(9, 0), one(9.5, 0), one(9, 1), one(0, 2), one(0, 0)];
                const closed = new Timeline(
                    { rate: 1, duration: 2, loops: false, start: 1.5, ways: [null, 0.5, null] },
                    Float32Array.from(round.flatMap((n) => [...n])));
                console.log(closed.journey().progress, closed.ends.length);
                """
        #expect(try Self.said(script) == "0.75 3")
    }
}
