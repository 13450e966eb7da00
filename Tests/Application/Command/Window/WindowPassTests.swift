import Foundation
import Testing

extension Windows {
    /// The passes of a shader on the panel.
    @Suite struct WindowPassTests {
        /// Red in its buffer, blue in the picture.
        @Test func aClickShowsOnePassAlone() throws {
            let home = try Home(showsPanel: true)
            let path = try home.write(
                """
                {"zoetrope": 1, "title": "Row", "layout": "linear", "items": 0,
                "view": {"width": 1000, "height": 600}, "backdrop": "#000000", "picture": {"samples": 0}}
                """, to: "row.json")
            let toy = try home.write(
                "void mainImage(out vec4 c, in vec2 p) { c = texelFetch(iChannel0, ivec2(p), 0).bgra; }\n",
                to: "toy.frag")
            _ = try home.write(
                "void mainImage(out vec4 c, in vec2 p) { c = vec4(1, 0, 0, 1); }\n", to: "toy.bufferA.frag")
            let screen = try Screen()
            let window = try Window(path, "--backdrop", toy, on: screen, home: home)
            func expect(_ colour: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
                let limit = Date(timeIntervalSinceNow: 30)
                var seen: [UInt8] = []
                repeat {
                    seen = Array(try screen.picture(width: 1000, height: 600)[300][3 * 200..<3 * 200 + 3])
                } while seen != colour && Date() < limit
                #expect(seen == colour, sourceLocation: sourceLocation)
            }
            try window.wait("the list") { $0.place(of: "passes") != nil && $0.edition == 1 }
            try expect([0, 0, 255])
            try window.click("passes")
            try window.wait("its rows") { $0.place(of: "pass Buffer A") != nil }
            try window.wait("the histogram") { $0.place(of: "histogram") != nil }
            try window.click("pass Buffer A")
            try expect([255, 0, 0])
            try window.click("pass Buffer A")
            try expect([0, 0, 255])
            // Closed again, it shows nothing alone.
            try window.click("pass Buffer A")
            try expect([255, 0, 0])
            try window.click("passes")
            try expect([0, 0, 255])
        }
    }
}
