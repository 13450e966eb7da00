import Foundation
import TestSupport
import Testing
import ZoeImages

extension Windows {
    /// What lies over the stage: the head-up display, the curve, the pictures that are taken from here.
    @Suite struct WindowToolsTests {
        private static let row = """
            {"zoetrope": 1, "title": "Row", "layout": "cover-flow", "items": 15, "scroll": 7,
            "view": {"width": 900, "height": 600}, "parameters": {"itemWidth": 200, "itemHeight": 200},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0", "cornerRadius": 12}}, "backdrop": "#101018"}
            """
        private static let formula = "a = 1 in 0..2\nx = a * o * w"

        private func open(
            _ document: String = row, _ options: String..., on screen: Screen, environment: [String: String] = [:]
        ) throws -> Window {
            let home = try Home(showsPanel: false)
            let path = try home.write(document, to: "row.json")
            return try Window([path] + options, on: screen, home: home, environment: environment)
        }

        private func formulaWindow() throws -> Window {
            let home = try Home(showsPanel: false)
            return try Window(
                "--formula", Self.formula, "--items", "9", "--size", "1000x700", "--set", "itemWidth=100", on: Screen(),
                home: home)
        }

        // MARK: The head-up display

        @Test func theHeadUpDisplayTellsWhatIsDrawnAndShowsHow() throws {
            let screen = try Screen()
            let window = try open(on: screen)
            let plain = try window.wait("rest") { !$0.isMoving }
            try window.move(to: 1390, 890)
            var pictures = [try screen.picture(width: 900, height: 600)]
            try window.key("h")
            let state = try window.wait("the display") { $0.shows.contains("headsUp") }
            // Fifteen cards, some of which are behind others; and each costs a block of 176 bytes.
            #expect((1...15).contains(state.drawn("cards")) && state.drawn("leftOut") == 15 - state.drawn("cards"))
            #expect(state.drawn("calls") >= 1 && state.drawn("bytes") >= 176 * state.drawn("cards"))
            pictures.append(try window.picture(otherThan: pictures[0], width: 900, height: 600))
            for inspection in ["wireframe", "depth", "overdraw", "card", "picture"] {
                try window.key("d")
                try window.wait(inspection) { $0.inspection == inspection && !$0.isMoving }
                pictures.append(try window.picture(otherThan: pictures[pictures.count - 1], width: 900, height: 600))
            }
            for view in 1..<5 {
                for other in 0..<view {
                    #expect(pictures[view] != pictures[other], "\(view) looks like \(other)")
                }
            }
            try window.key("h")
            try window.wait("no display") { $0.shows.isEmpty && $0.inspection == "picture" }
            try window.expectCapture(in: plain)
        }

        // MARK: The curve

        @Test func aFormulaIsTypedItsErrorsAreSaidAndUndoTakesItBack() throws {
            let window = try formulaWindow()
            try window.key("c")
            try window.click("curve.text")
            try window.wait("the field to be typed in") { $0.isTyping }
            try window.key("ctrl+a")
            try window.type("x = 0.5 * o * w")
            let typed = try window.wait("the formula") { $0.document["formula"] as? String == "x = 0.5 * o * w" }
            #expect(typed.formulaError == nil)
            try window.type("; z = 3 *")
            let broken = try window.wait("the error") { $0.formulaError?.hasPrefix("1:25: ") == true }
            let good = "x = 0.5 * o * w; z = 3 "
            #expect(broken.document["formula"] as? String == good, "the last good one goes on")
            try window.type(" o")
            try window.wait("the whole") { $0.document["formula"] as? String == "x = 0.5 * o * w; z = 3 * o" }
            try window.key("Escape")
            try window.wait("no sheet") { !$0.shows.contains("curve") }
            try window.key("ctrl+z")
            let back = try window.wait("the first formula") { $0.document["formula"] as? String == Self.formula }
            #expect(!back.isChanged)
        }

        @Test func aPointMovesTheParameterAndTheTextTakesItOver() throws {
            let window = try formulaWindow()
            try window.key("c")
            // Above the middle of the plot's right half, where the curve is not.
            let state = try window.wait("the plot") { $0.place(of: "curve.plot") != nil }
            let (x, y) = try #require(state.place(of: "curve.plot"))
            try window.click(x + 120, y - 60)
            let found = try window.wait("another a") { $0.parameters["a"] is Double && !$0.isMoving }
            let a = try #require(found.parameters["a"] as? Double)
            try window.click("curve.settle")
            let settled = try window.wait("it in the text") {
                !$0.isMoving && $0.parameters["a"] == nil && $0.document["formula"] as? String != Self.formula
            }
            let text = try #require(settled.document["formula"] as? String)
            let number = try #require(text.split(separator: " ").dropFirst(2).first.flatMap { Double($0) })
            #expect(abs(number - a) < 1e-6 && text.hasSuffix(" in 0..2\nx = a * o * w"), "\(text) for \(a)")
            try window.key("ctrl+z")
            try window.wait("the knob again") { $0.parameters["a"] as? Double == a }
        }

        // MARK: Pictures

        private func file(of state: Window.State, in window: Window) throws -> URL {
            let message = try #require(state.messages.first { $0.hasPrefix("picture: ") })
            return URL(filePath: String(message.dropFirst("picture: ".count).prefix { $0 != "," }))
        }

        private func type(_ text: String, into field: String, of window: Window) throws {
            try window.click(field)
            try window.key("ctrl+a")
            try window.type(text)
        }

        @Test func thePictureIsTheOneThatTheCommandMakes() throws {
            let window = try open(on: try Screen())
            let state = try window.wait("rest") { !$0.isMoving }
            try window.key("p")
            let taken = try window.wait("a picture") { $0.messages.contains { $0.hasPrefix("picture: ") } }
            let own = try Image(contentsOf: try file(of: taken, in: window))
            #expect(own == (try window.capture(of: state)))

            try window.key("shift+p")
            try window.wait("the dialog") { $0.place(of: "dialog.width") != nil }
            try type("321", into: "dialog.width", of: window)
            try type("203", into: "dialog.height", of: window)
            try type("small-{width}x{height}", into: "dialog.template", of: window)
            try window.click("dialog.transparent")
            try window.click("dialog.capture")
            let small = try window.wait("a small picture") {
                $0.messages.contains { $0.hasPrefix("picture: ") && $0.hasSuffix("small-321x203.png") }
            }
            let wanted = try window.capture(of: state, ["--size", "321x203", "--transparent"])
            let made = try Image(contentsOf: window.home.url.appending(path: "small-321x203.png"))
            #expect(made == wanted && made.width == 321 && made.height == 203, "\(small.messages)")
            #expect(made[0, 0].alpha == 0)
        }

        @Test func theNameSaysWhatKindOfPictureItBecomes() throws {
            let window = try open(on: try Screen())
            try window.key("shift+p")
            try window.wait("the dialog") { $0.place(of: "dialog.template") != nil }
            try type("small.jpg", into: "dialog.template", of: window)
            try window.click("dialog.capture")
            try window.wait("the picture") { $0.messages.contains { $0.hasSuffix("/small.jpg") } }
            let file = window.home.url.appending(path: "small.jpg")
            #expect(try Data(contentsOf: file).starts(with: [0xFF, 0xD8, 0xFF]))
            try window.key("shift+p")
            try window.wait("the dialog") { $0.place(of: "dialog.template") != nil }
            try type("small.gif", into: "dialog.template", of: window)
            try window.click("dialog.capture")
            try window.wait("why not") { $0.messages.contains { $0.contains("no pictures are written as '.gif'") } }
        }

        @Test func aLongPictureCanBeCancelled() throws {
            let window = try open(on: try Screen())
            try window.key("shift+p")
            try window.wait("the dialog") { $0.place(of: "dialog.width") != nil }
            try type("16000", into: "dialog.width", of: window)
            try type("9000", into: "dialog.height", of: window)
            try type("long", into: "dialog.template", of: window)
            try window.click("dialog.capture")
            try window.wait("the word about it") { $0.jobs == ["drawing a picture"] }
            try window.click("job.cancel")
            try window.wait("its end") { $0.jobs.isEmpty && $0.messages == ["cancelled: there is no picture"] }
            // Neither the picture nor a half of it.
            let left = try FileManager.default.contentsOfDirectory(atPath: window.home.url.path)
            #expect(!left.contains { $0.hasPrefix("long") || $0.hasPrefix(".zoetrope-") }, "\(left)")
            try window.key("Right")
            try window.wait("the next card") { $0.index == 8 && !$0.isMoving }
        }

        @Test func theWholeWindowIsKeptWithItsPanelAndGoesOnTheClipboard() throws {
            let screen = try Screen()
            // A clipboard that keeps what it gets, and how.
            let tools = try TemporaryFolder()
            let script =
                "#!/bin/sh\necho \"$@\" > '\(tools.file("words").path)'\nfor file; do :; done\n"
                + "cat \"$file\" > '\(tools.file("clip.png").path)'\n"
            try tools.write(script, to: "xclip")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.file("xclip").path)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            let window = try open(on: screen, environment: ["PATH": "\(tools.url.path):\(path)"])
            try window.key("Tab")
            try window.wait("the panel") { $0.shows == ["panel"] }
            try window.key("shift+p")
            try window.click("dialog.panel")
            try window.click("dialog.copies")
            try window.click("dialog.capture")
            let taken = try window.wait("a picture") { $0.messages.contains { $0.hasSuffix(", and on the clipboard") } }
            let picture = try file(of: taken, in: window)
            let image = try Image(contentsOf: picture)
            #expect(image.width == 900 && image.height == 600)
            let plain = try window.capture(of: taken)
            // The card on the left is the scene's, and the right is the panel's.
            #expect(image[20, 300] == plain[20, 300] && image[850, 30] != plain[850, 30])
            #expect(try Data(contentsOf: tools.file("clip.png")) == Data(contentsOf: picture))
            #expect(try tools.text(of: "words").hasPrefix("-selection clipboard -t image/png -i "))
        }

        @Test func aClipboardThatFailsIsSaid() throws {
            let tools = try TemporaryFolder()
            try tools.write("#!/bin/sh\nexit 3\n", to: "xclip")
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.file("xclip").path)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            let window = try open(on: try Screen(), environment: ["PATH": "\(tools.url.path):\(path)"])
            try window.key("shift+p")
            try window.click("dialog.copies")
            try window.click("dialog.capture")
            try window.wait("why not") {
                $0.messages.contains { $0.hasSuffix("; xclip can't put it on the clipboard") }
            }
        }

        // MARK: Finer screens

        @Test(arguments: [1.5, 3.0])
        func onAFinerScreenEverythingIsAsLargeAndFiner(scale: Double) throws {
            let (width, height) = (390.0, 250.0)
            let document = Self.row.replacing(
                "\"width\": 900, \"height\": 600", with: "\"width\": 390, \"height\": 250"
            )
            .replacing("\"cover-flow\"", with: "\"linear\"").replacing(": 200", with: ": 100")
            let window = try open(document, "--scale", "\(scale)", on: try Screen())
            let state = try window.wait("rest") { !$0.isMoving }
            #expect(state.width == width)
            try window.expectCapture(in: state, "--scale", "\(scale)")
            // 50 points to the left are half a card on, however many pixels they are.
            let (x, y) = (Int(scale * width / 2), Int(scale * height / 2))
            try window.move(to: x, y)
            try window.press()
            for step in 1...10 { try window.move(to: x - Int(scale * Double(step) * 5), y) }
            try window.wait("half a card") { $0.isHeld && abs($0.scroll - 7.5) < 0.02 }
            try window.release()
        }
    }
}
