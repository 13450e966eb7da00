import Foundation
import Testing

/// How a page looks nearer, in node.
@Suite struct PageZoomTests {
    private static func said(_ script: String) throws -> String {
        try ModulePlayer.said(
            ["stage.js", "zoom.js"],
            """
            const view = { width: 800, height: 600 };
            const zoom = new StageZoom();
            const text = ({ x, y }) => [x, y].map((n) => n.toFixed(6)).join(",");
            \(script)
            """)
    }

    @Test(.enabled(if: ModulePlayer.node != nil)) func whatIsUnderTheFingersStaysThere() throws {
        let script = """
            const at = { x: 200, y: 150 };
            zoom.zoom(2, at, view);
            const first = text(zoom.place(at, view));
            const under = text(zoom.place({ x: 350, y: 310 }, view));
            zoom.follow([{ x: 300, y: 310 }, { x: 400, y: 310 }], [{ x: 270, y: 310 }, { x: 430, y: 310 }], view);
            console.log(first, under === text(zoom.place({ x: 350, y: 310 }, view)), zoom.scale.toFixed(6));
            """
        #expect(try Self.said(script) == "200.000000,150.000000 true 3.200000")
    }

    @Test(.enabled(if: ModulePlayer.node != nil)) func cardsAreSeenWhereHandsFindThem() throws {
        let script = """
            const found = [1, -1].map((up) => {
                zoom.reset();
                zoom.zoom(3, { x: 700, y: 80 }, view);
                const plain = new Float64Array(16);
                [plain[0], plain[5], plain[12], plain[13]] = [2 / 800, (up * 2) / 600, -1, -up];
                const frame = zoom.see({ clip: plain, view });
                const { clip } = frame;
                // A place of the stage, to where it is seen, and back.
                const [x, y] = [640, 120];
                const seen = { x: ((x * clip[0] + clip[12] + 1) / 2) * 800, y: ((up * (y * clip[5] + clip[13]) + 1) / 2) * 600 };
                return text(zoom.place(seen, view)) + " " + frame.zoom;
            });
            console.log(found.join(" "));
            """
        #expect(try Self.said(script) == "640.000000,120.000000 3 640.000000,120.000000 3")
    }

    @Test(.enabled(if: ModulePlayer.node != nil)) func nobodySeesBeyondTheView() throws {
        let script = """
            zoom.zoom(4, { x: 0, y: 0 }, view);
            zoom.pan({ x: 9999, y: -9999 }, view);
            const corner = text(zoom.place({ x: 0, y: 600 }, view));
            zoom.zoom(1e9, { x: 1, y: 1 }, view);
            const most = zoom.scale;
            for (const nonsense of [0, -1, NaN, Infinity]) zoom.zoom(nonsense, { x: 1, y: 1 }, view);
            zoom.zoom(1e-9, { x: 1, y: 1 }, view);
            console.log(corner, most, zoom.scale, zoom.x + 0, zoom.y + 0, zoom.isOn);
            """
        #expect(try Self.said(script) == "0.000000,600.000000 12 1 0 0 false")
    }
}
