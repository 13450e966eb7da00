import Foundation
import LayoutCore
import Testing
import ZoeBrowser

/// What hands do to a page and what they leave to the page around, in node. `.ci/gestures` looks at it in a browser.
@Suite(.enabled(if: ModulePlayer.node != nil)) struct PageHandsTests {
    private static func said(_ script: String) throws -> String {
        try ModulePlayer.said(
            ["stage.js", "zoom.js", "hands.js"],
            """
            const row = { scroll: 10, last: 11, isMoving: 0 };
            const knobs = (values) => Object.entries(values).map(([fullName, value]) => ({ fullName, value }));
            const view = Object.assign(new SceneHands(), {
                pointers: new Map(), knownRow: new RowTraits(knobs({ "layout.vertical": "false" })), place: () => ({ x: 1, y: 1 }),
                stage: { lane: () => 0, numbers: () => Float64Array.of(1, row.scroll, 12, 0, row.isMoving) },
                apply({ wheel }) {
                    row.isMoving = 1;
                    row.scroll = Math.min(Math.max(row.scroll + wheel.by, 0), row.last);
                },
            });
            const turn = (deltaY, timeStamp, more) => {
                let whose = "page";
                const preventDefault = () => { whose = "row"; };
                view.turnWheel({ deltaX: 0, deltaY, deltaMode: 0, timeStamp, cancelable: true, preventDefault, ...more });
                return whose;
            };
            \(script)
            """)
    }

    /// While it goes on it is the row's, as it is with a browser's own rows; after a rest it is the page's.
    @Test func atTheEndOfARowTheWheelIsThePages() throws {
        #expect(
            try Self.said("console.log(turn(100, 0), turn(100, 300), turn(100, 600), turn(100, 1100), row.scroll);")
                == "row row row page 11")
        #expect(
            try Self.said("row.scroll = 0; console.log(turn(-100, 0), turn(-100, 50), turn(100, 100));")
                == "page page row")
    }

    @Test func aHandOnTheRowKeepsTheWheel() throws {
        #expect(try Self.said("row.scroll = 11; view.pointers.set(1, {}); console.log(turn(100, 0));") == "row")
    }

    @Test func aPageThatHasBegunToScrollGoesOn() throws {
        #expect(try Self.said("console.log(turn(100, 0, { cancelable: false }), row.scroll);") == "page 10")
    }

    @Test func anUprightRowHearsItsOwnDirection() throws {
        let upright = "view.knownRow = new RowTraits(knobs({ \"layout.vertical\": \"true\" }));"
        #expect(try Self.said("\(upright) console.log(turn(0, 0, { deltaX: -100 }), row.scroll);") == "page 10")
        #expect(try Self.said("console.log(turn(0, 0, { deltaX: -100 }), row.scroll);") == "row 9")
    }

    @Test func aFingerAcrossTheRowIsThePages() throws {
        let ways = [
            ("cover-flow", "", "pan-y"), ("picker", "", "pan-x"), ("cover-flow", "\"layout.vertical\":true", "pan-x"),
            ("cover-flow", "\"motion.style\":\"tumble\"", "none"),
            ("cover-flow", "\"motion.ignorePerpendicularSwipes\":false", "none"),
        ]
        for (layout, knobs, way) in ways {
            let make =
                "{\"layout\":\"\(layout)\",\"view\":{\"width\":9,\"height\":9},\"knobs\":{\(knobs)}}"
            let stage = try PageStage(Array(make.utf8))
            #expect(
                try Self.said(
                    "console.log(new RowTraits(JSON.parse(process.argv[1])).touchAction);", [stage.parameters]) == way,
                "\(layout) \(knobs)")
        }
    }

    private static func said(_ script: String, _ words: [String]) throws -> String {
        try ModulePlayer.said(["stage.js", "zoom.js", "hands.js"], script, words)
    }
}
