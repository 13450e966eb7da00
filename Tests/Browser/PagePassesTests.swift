import Foundation
import Testing

/// What a page makes of shaders of several passes and of transitions, in node.
@Suite(.enabled(if: ModulePlayer.node != nil)) struct PagePassesTests {
    @Test func sizesAreWorkedOutOfTheirWords() throws {
        let script = """
            const size = (width, height) => passSize({ width, height }, { width: 640, height: 361 }, { cell: ["1f", [8]] });
            const say = ({ width, height }) => width + "x" + height;
            console.log(say(size(null, null)), say(size(["$WIDTH", "$cell", "/"], ["$HEIGHT", "2", "/", "ceil"])),
                say(size(["$WIDTH", "100", "-", "300", "min"], ["7", "4", "mod", "2", "pow"])),
                say(size(["1", "0", "/"], ["0"])), say(size(["1e9"], ["-4", "abs", "sqrt"])));
            """
        #expect(try ModulePlayer.said(["passes.js"], script) == "640x361 80x181 300x9 640x1 8192x2")
    }

    /// Surfaces that say what was drawn to them.
    private static let beginning = """
        let made = 0;
        const kept = { name: "a", keepsFormer: true }, plain = { name: "b", keepsFormer: false };
        const make = (pass, width, height) => ({
            width, height, drawn: "-", begin() { made += 1; }, copyCorner(to) { to.drawn = this.drawn; }, forget() { made -= 1; },
        });
        const targets = new PassTargets([kept, plain], make);
        const read = (name, reader) => targets.target(name, reader)?.drawn ?? "none";
        const draw = (seconds, told = "", side = 8) => {
            if (!targets.begin(seconds, told, false)) return "as before";
            const words = [targets.frame];
            for (const pass of [kept, plain]) {
                const surface = targets.surface(pass, side, side);
                words.push(`${pass.name} reads ${read("a", pass.name)} ${read("b", pass.name)}`);
                surface.drawn = pass.name + targets.frame;
                targets.didDraw(pass);
            }
            return words.join(", ");
        };
        """

    @Test func aPassReadsWhatItWasInTheFrameBefore() throws {
        let script =
            Self.beginning + """

                for (const seconds of [0, 0.1, 0.2]) console.log(draw(seconds));
                console.log(made);
                """
        #expect(
            try ModulePlayer.said(["passes.js"], script)
                == """
                0, a reads - none, b reads a0 none
                1, a reads a0 b0, b reads a1 none
                2, a reads a1 b1, b reads a2 none
                3
                """)
    }

    @Test func theSameMomentIsDrawnOnceAndAnEarlierOneBeginsAnew() throws {
        let script =
            Self.beginning + """

                for (const [seconds, told] of [[1, ""], [1, ""], [1, "a knob"], [2, ""], [0.5, ""]]) console.log(draw(seconds, told));
                """
        #expect(
            try ModulePlayer.said(["passes.js"], script)
                == """
                0, a reads - none, b reads a0 none
                as before
                0, a reads - b0, b reads a0 none
                1, a reads a0 b0, b reads a1 none
                0, a reads - none, b reads a0 none
                """)
    }

    @Test func anotherSizeKeepsWhatWasDrawn() throws {
        let script =
            Self.beginning + """

                draw(0);
                console.log(draw(1, "", 16), made);
                """
        #expect(try ModulePlayer.said(["passes.js"], script) == "1, a reads a0 b0, b reads a1 none 3")
    }

    /// A stage that has five cards and no more room than they take.
    @Test func aWayIsFromOneCardToTheNextAndNotBeyondTheEnds() throws {
        let script = """
            const stage = {
                scroll: 0, wraps: false, seen: [],
                apply(input) {
                    if (!input.jump) return void this.seen.push(Object.keys(input)[0]);
                    const { to } = input.jump;
                    this.scroll = this.wraps ? ((to % 5) + 5) % 5 : Math.min(Math.max(to, 0), 4);
                },
                frame() { return { scroll: this.scroll, count: 5 }; },
            };
            const journey = new JourneyStage(stage);
            const way = (scroll) => {
                const found = journey.at({ scroll, count: 5 });
                return found ? [found.from.scroll, found.to.scroll, found.progress.toFixed(2)].join(" ") : "none";
            };
            console.log([1.25, 2, 4.5, -0.5].map(way).join(", "));
            stage.wraps = true;
            console.log([4.5, -0.25, 9.75].map(way).join(", "));
            console.log(journey.at({ scroll: 1.5, count: 6 }));
            for (const input of [{ drag: 1 }, { resize: 1 }, { remove: 1 }, null, 7, "set"]) journey.apply(input);
            console.log(stage.seen.join(" "));
            """
        #expect(
            try ModulePlayer.said(["stage.js", "journey.js"], script)
                == "1 2 0.25, none, none, none\n4 0 0.50, 4 0 0.75, 4 0 0.75\nnull\nresize remove")
    }
}
