import Foundation
import Testing
import ZoeImages

extension Windows {
    /// Shaders of the user's own: files that change under a window that is open.
    @Suite struct WindowShaderTests {
        private static let scene = """
            {"zoetrope": 1, "title": "Row", "layout": "linear", "items": 3, "scroll": 1,
            "view": {"width": 500, "height": 400}, "parameters": {"itemWidth": 200, "itemHeight": 200},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#000000",
            "picture": {"samples": 0}}
            """

        private static func face(_ colour: String, _ initial: String = "0.5", also: String = "") -> String {
            """
            uniform float shine = \(initial); // @range(0, 1) @label(Shine) @help(how much it shines)
            \(also)
            void main() {
                gl_FragColor = vec4(vec3(\(colour)) * (0.5 + shine), 1.0);
            }

            """
        }

        private func open(_ text: String, showsPanel: Bool = false, width: Int = 500) throws -> (Window, Screen, URL) {
            let home = try Home(showsPanel: showsPanel)
            let path = try home.write(
                Self.scene.replacing("\"width\": 500", with: "\"width\": \(width)"), to: "row.json")
            let shader = try home.write(text, to: "live.frag")
            let screen = try Screen()
            let window = try Window(path, "--face", shader, on: screen, home: home)
            try window.move(to: 1390, 890)
            return (window, screen, URL(filePath: shader))
        }

        /// Red, green and blue in the middle of the window, or above it or below.
        private func colour(_ screen: Screen, width: Int, row: Int = 200) throws -> [Int] {
            let rows = try screen.picture(width: width, height: 400)
            return rows[row][3 * width / 2..<3 * width / 2 + 3].map(Int.init)
        }

        private func expect(
            _ colour: [Int], on screen: Screen, width: Int = 500, row: Int = 200,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            // The server may still be at work on what the program has told it.
            let limit = Date(timeIntervalSinceNow: 30)
            var seen: [Int] = []
            repeat { seen = try self.colour(screen, width: width, row: row) } while seen != colour && Date() < limit
            #expect(seen == colour, sourceLocation: sourceLocation)
        }

        @Test func everyWayToSaveIsSeen() throws {
            let (window, screen, file) = try open(Self.face("1.0, 0.0, 0.0"))
            try window.wait("the shader") { !$0.isMoving && $0.edition == 1 }
            try expect([255, 0, 0], on: screen)
            func text(_ colour: String) -> Data { Data(Self.face(colour).utf8) }
            // Beside it, then over it.
            try text("0.0, 1.0, 0.0").write(to: file, options: .atomic)
            try window.wait("the second") { $0.edition == 2 }
            try expect([0, 255, 0], on: screen)
            // Emptied, then written, the same second.
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: text("0.0, 0.0, 1.0"))
            try handle.close()
            try window.wait("the third") { $0.edition == 3 && $0.troubles.isEmpty }
            try expect([0, 0, 255], on: screen)
            // Taken away and made again: meanwhile the picture stays.
            try FileManager.default.removeItem(at: file)
            try window.wait("that it is away") { $0.troubles.contains { $0.contains("no such file") } }
            try expect([0, 0, 255], on: screen)
            try text("1.0, 1.0, 0.0").write(to: file)
            try window.wait("it again") { $0.troubles.isEmpty && ($0.edition ?? 0) >= 5 }
            try expect([255, 255, 0], on: screen)
        }

        @Test func aBrokenShaderLeavesThePictureAndSaysWhere() throws {
            let (window, screen, file) = try open(Self.face("1.0, 0.0, 0.0"))
            try window.wait("the shader") { !$0.isMoving && $0.edition == 1 }
            try Data(Self.face("1.0, nothing, 0.0").utf8).write(to: file, options: .atomic)
            let state = try window.wait("the trouble") { !$0.troubles.isEmpty && $0.place(of: "shader trouble") != nil }
            #expect(
                state.troubles.first?.hasPrefix("stale \(file.path):4:35: error: 'nothing' undeclared") == true,
                "\(state.troubles)")
            try Data(Self.face("0.0, 1.0, 0.0").utf8).write(to: file, options: .atomic)
            let mended = try window.wait("that it is mended") { $0.troubles.isEmpty }
            #expect(mended.place(of: "shader trouble") == nil)
            try expect([0, 255, 0], on: screen)
        }

        /// Drawn step by step, where a processor draws, with the picture before in the window until it is finished.
        @Test func aPictureThatTakesLongComesWhole() throws {
            func text(_ colour: String) -> Data {
                Data(
                    """
                    void main() {
                        float sum = 0.0;
                        for (int i = 0; i < 3000; i++) sum += sin(float(i) + v_uv.x);
                        gl_FragColor = vec4(vec3(\(colour)) + step(1e9, sum), 1.0);
                    }

                    """.utf8)
            }
            let home = try Home(showsPanel: false)
            let file = URL(
                filePath: try home.write(String(decoding: text("1.0, 0.0, 0.0"), as: UTF8.self), to: "slow.frag"))
            let screen = try Screen()
            let window = try Window(
                try home.write(Self.scene, to: "row.json"), "--post", file.path, on: screen, home: home)
            try window.move(to: 1390, 890)
            try window.wait("the shader") { !$0.isMoving && $0.edition == 1 }
            for row in [20, 200, 380] { try expect([255, 0, 0], on: screen, row: row) }
            try text("0.0, 1.0, 0.0").write(to: file, options: .atomic)
            try window.wait("the second") { !$0.isMoving && $0.edition == 2 }
            for row in [20, 200, 380] { try expect([0, 255, 0], on: screen, row: row) }
            // A motion amid a picture, and a second one amid the picture after it.
            for key in ["Left", "Right", "Right"] { try window.key(key) }
            try window.wait("the third card") { !$0.isMoving && $0.scroll == 2 }
            for row in [20, 200, 380] { try expect([0, 255, 0], on: screen, row: row) }
        }

        /// Whatever a file holds, the window goes on with what was there before.
        @Test func aShaderThatCrashesTheDriverLeavesTheWindow() throws {
            let (window, screen, file) = try open(Self.face("1.0, 0.0, 0.0"))
            try window.wait("the shader") { !$0.isMoving && $0.edition == 1 }
            let chain = Array(repeating: "v_uv.x", count: 30_000).joined(separator: "+")
            try Data("void main() { gl_FragColor = vec4(\(chain)); }\n".utf8).write(to: file, options: .atomic)
            let state = try window.wait("the trouble") { !$0.troubles.isEmpty }
            #expect(
                state.troubles.first?.hasPrefix("stale \(file.path):1: error: crashed the driver") == true,
                "\(state.troubles)")
            try expect([255, 0, 0], on: screen)
            try Data(Self.face("0.0, 1.0, 0.0").utf8).write(to: file, options: .atomic)
            try window.wait("that it is mended") {
                $0.troubles.isEmpty && $0.messages.contains { $0.hasPrefix("mended") }
            }
            try expect([0, 255, 0], on: screen)
        }

        /// One that never ends is tried while the window answers; whoever put it on hears what became of it.
        @Test func theWindowGoesOnWhileAShaderIsTried() throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.scene, to: "row.json")
            // llvmpipe leaves a loop after 65,536 rounds: each of them takes long, on a quick machine too.
            let round = (0..<24).reduce("x + v_uv.x") { text, _ in "sin(\(text))" }
            let endless = try home.write(
                "uniform float k = 1.0;\nvoid main() { float x = 0.0; while (k > 0.5) x += \(round); "
                    + "gl_FragColor = vec4(x); }\n", to: "endless.frag")
            let good = try home.write(Self.face("0.0, 1.0, 0.0"), to: "good.frag")
            let talk = try LiveWindow(path, on: Screen(), home: home)
            #expect(try talk.ask("face \(good)") == "ok")
            #expect(try talk.ask("set shine 0.25") == "ok", "its knobs are there at once")
            let answer = try talk.ask("face \(endless)")
            #expect(answer.hasPrefix("error \(endless):1: error: ") && answer.contains("loop"), "\(answer)")
            #expect(try talk.ask("face none") == "ok")
            #expect(try talk.ask("wait") == "ok")
            #expect(try talk.ask("quit") == "ok")
            #expect(talk.end() == 0)
        }

        @Test func valuesOutliveAReloadAndComeBackWithTheirUniform() throws {
            let (window, screen, file) = try open(Self.face("1.0, 0.0, 0.0"), showsPanel: true, width: 1000)
            try window.wait("the knob") { $0.place(of: "face.shine") != nil }
            try window.click("face.shine", holding: "ctrl")
            try window.key("ctrl+a")
            try window.type("0.25")
            try window.key("Return")
            func shine(_ state: Window.State) -> Double? {
                ((state.document["shaders"] as? [String: Any])?["uniforms"] as? [String: Any])?["face.shine"] as? Double
            }
            try window.wait("the value") { shine($0) == 0.25 }
            // Half and a quarter of red is 0.75 of it.
            try expect([191, 0, 0], on: screen, width: 1000)
            // Without the uniform the value waits, and comes back with it; another default changes nothing of what was set.
            try Data("void main() { gl_FragColor = vec4(0.0, 0.0, 1.0, 1.0); }".utf8).write(to: file, options: .atomic)
            let without = try window.wait("no knob") { $0.edition == 2 && $0.place(of: "face.shine") == nil }
            #expect(shine(without) == 0.25)
            try Data(Self.face("0.0, 1.0, 0.0", "0.4").utf8).write(to: file, options: .atomic)
            try window.wait("the knob again") {
                $0.edition == 3 && $0.place(of: "face.shine") != nil && shine($0) == 0.25
            }
            try expect([0, 191, 0], on: screen, width: 1000)
            // Untouched again, it is what the shader says now; undone, it is what it was.
            try window.click("label face.shine")
            try window.xdotool("click", "--repeat", "2", "1")
            try window.wait("no value") { shine($0) == nil }
            try expect([0, 230, 0], on: screen, width: 1000)
            try window.key("ctrl+z")
            try window.wait("the value back") { shine($0) == 0.25 }
        }

        @Test func whatTheWindowShowsIsWhatACaptureGives() throws {
            let (window, _, _) = try open(
                """
                uniform float gloss = 0.3;
                void main() {
                    vec4 c = cardColour(v_uv);
                    gl_FragColor = vec4(mix(c.rgb, vec3(1.0), gloss * smoothstep(0.2, 0.8, v_uv.x + 0.1 * u_offset)), 1.0);
                }
                """)
            let state = try window.wait("rest") { !$0.isMoving && $0.edition == 1 }
            try window.expectCapture(in: state)
        }

        @Test func anIncludedFileIsWatchedToo() throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.scene, to: "row.json")
            let part = URL(filePath: try home.write("vec3 tone() { return vec3(1.0, 0.0, 0.0); }", to: "tone.glsl"))
            let shader = try home.write(
                "#include \"tone.glsl\"\nvoid main() { gl_FragColor = vec4(tone(), 1.0); }", to: "live.frag")
            let screen = try Screen()
            let window = try Window(path, "--face", shader, on: screen, home: home)
            try window.move(to: 1390, 890)
            try expect([255, 0, 0], on: screen)
            try Data("vec3 tone() {\n  return vec3(0.0, 1.0; }".utf8).write(to: part, options: .atomic)
            let state = try window.wait("the trouble") { !$0.troubles.isEmpty }
            #expect(state.troubles.first?.contains("tone.glsl:2:") == true, "\(state.troubles)")
            try Data("vec3 tone() { return vec3(0.0, 1.0, 0.0); }".utf8).write(to: part, options: .atomic)
            try window.wait("that it is mended") { $0.troubles.isEmpty }
            try expect([0, 255, 0], on: screen)
        }

        @Test func formulasAndDocumentsAreReadAgainToo() throws {
            let home = try Home(showsPanel: false)
            let formula = URL(filePath: try home.write("x = 1.1 * o * w", to: "row.formula"))
            let window = try Window("--formula", formula.path, "--items", "5", on: Screen(), home: home)
            try window.wait("rest") { !$0.isMoving }
            try Data("x = 1.5 * o * w".utf8).write(to: formula, options: .atomic)
            try window.wait("the formula") { $0.document["formula"] as? String == "x = 1.5 * o * w" }
            try Data("x = 1.5 * o * ".utf8).write(to: formula, options: .atomic)
            let state = try window.wait("what is wrong") { $0.messages.contains { $0.contains("row.formula:1:") } }
            #expect(state.document["formula"] as? String == "x = 1.5 * o * w", "the last good one stays")

            let other = try Home(showsPanel: false)
            let document = URL(filePath: try other.write(Self.scene, to: "row.json"))
            let second = try Window(document.path, on: Screen(), home: other)
            try second.wait("three cards") { $0.count == 3 && !$0.isMoving }
            try Data(Self.scene.replacing("\"items\": 3", with: "\"items\": 7").utf8).write(
                to: document, options: .atomic)
            try second.wait("seven cards") { $0.count == 7 && !$0.isChanged }
        }

        @Test func aPictureOnACardIsReadAgain() throws {
            let home = try Home(showsPanel: false)
            let folder = home.url.appending(path: "pictures")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let picture = folder.appending(path: "one.png")
            func save(_ red: UInt8, _ blue: UInt8) throws {
                let bytes = (0..<64 * 64).flatMap { _ -> [UInt8] in [red, 0, blue, 255] }
                let image = try Image(width: 64, height: 64, bytes: bytes)
                try Data(PNG.encode(image)).write(to: picture, options: .atomic)
            }
            try save(255, 0)
            let screen = try Screen()
            let window = try Window(
                folder.path, "--layout", "linear", "--size", "500x400", "--set", "itemWidth=200", "--set",
                "itemHeight=200", on: screen, home: home)
            try window.move(to: 1390, 890)
            try expect([255, 0, 0], on: screen)
            try save(0, 255)
            try expect([0, 0, 255], on: screen)
        }

        @Test func aShaderIsDroppedOnTheWindow() throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.scene, to: "row.json")
            let over = URL(
                filePath: try home.write(
                    "void main() { gl_FragColor = vec4(1.0 - sceneColour(v_uv).rgb, 1.0); }", to: "inverse.frag"))
            let behind = URL(
                filePath: try home.write("void main() { gl_FragColor = vec4(1.0, 0.0, 0.0, 1.0); }", to: "red.frag"))
            let window = try Window(path, on: Screen(), home: home)
            try window.drop([over, behind], at: 250, 200)
            let state = try window.wait("the shaders") { $0.edition == 1 && !$0.isMoving }
            let shaders = state.document["shaders"] as? [String: Any]
            #expect((shaders?["post"] as? [String])?.first?.hasSuffix("/inverse.frag") == true)
            #expect((shaders?["backdrop"] as? String)?.hasSuffix("/red.frag") == true)
            #expect(shaders?["face"] == nil)
        }
    }
}
