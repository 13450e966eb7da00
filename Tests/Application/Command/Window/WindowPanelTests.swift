import Foundation
import Testing

extension Windows {
    /// The panel in windows of all sizes, what is typed into it, and how its questions are answered.
    @Suite struct WindowPanelTests {
        private static let row = """
            {"zoetrope": 1, "title": "Row", "layout": "cover-flow", "items": 15, "scroll": 7,
            "view": {"width": 900, "height": 600}, "parameters": {"itemWidth": 200, "itemHeight": 200},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0", "cornerRadius": 12}}, "backdrop": "#101018"}
            """

        private func open(_ options: String..., home: Home? = nil) throws -> Window {
            let home = try home ?? Home()
            let path = try home.write(Self.row, to: "row.json")
            return try Window([path] + options, on: Screen(), home: home)
        }

        // MARK: Sizes

        @Test func inANarrowWindowThePanelIsASheetThatFolds() throws {
            let window = try open("--size", "375x667")
            let first = try window.wait("the folded line") { $0.shows.contains("folded") }
            #expect(first.place(of: "layout") == nil && first.shows.contains("panel"))
            try window.click("unfold")
            let sheet = try window.wait("the sheet") { $0.place(of: "layout.spacing") != nil }
            // Below the middle of the window, and as wide as it.
            #expect(try #require(sheet.place(of: "fold")).y > 250 && !sheet.shows.contains("folded"))
            try window.click("fold")
            try window.wait("the folded line") { $0.shows.contains("folded") && $0.place(of: "layout") == nil }
            try window.key("Tab")
            try window.wait("the sheet") { $0.place(of: "layout.spacing") != nil }
            try window.key("Tab")
            try window.wait("nothing") { !$0.shows.contains("panel") && $0.place(of: "unfold") == nil }
            try window.resize(900, 600)
            try window.key("Tab")
            let beside = try window.wait("the panel") { $0.width == 900 && $0.place(of: "undo") != nil }
            #expect(try #require(beside.place(of: "layout")).x > 500)
        }

        @Test func aTinyWindowCanStillBeUsed() throws {
            let window = try open("--size", "200x150")
            #expect(try window.wait("its size") { !$0.isMoving }.width == 200, "as small as was asked for")
            try window.key("slash")
            try window.type("cards lean")
            // Before the first letter the tilt is the only row that there is room for, too, but below the layout's picture.
            try window.wait("the last letter") { state in
                state.place(of: "layout") == nil
                    && state.names.filter { $0.hasPrefix("label ") } == ["label layout.tilt"]
            }
            // What is found is seen without scrolling.
            try window.click("layout.tilt", holding: "ctrl")
            try window.xdotool("key", "ctrl+a")
            try window.type("0.5")
            try window.key("Return")
            try window.wait("the tilt") { $0.parameters["tilt"] as? Double == 0.5 }
        }

        @Test func aLayoutIsFoundByAWordAndTakenByEnter() throws {
            let window = try open("--size", "1300x850")
            try window.wait("the panel") { $0.place(of: "undo") != nil }
            try window.click("layout")
            try window.wait("the chooser") {
                $0.place(of: "layout search") != nil && $0.place(of: "layout linear") != nil
            }
            try window.type("venetian")
            try window.wait("what is found") {
                $0.place(of: "layout blinds") != nil && $0.place(of: "layout linear") == nil
            }
            try window.key("Return")
            try window.wait("the layout") { $0.layout == "blinds" && $0.place(of: "layout search") == nil }
            // While nobody looks at a thumbnail, nothing moves.
            try window.wait("rest") { !$0.isMoving }
        }

        @Test func aSceneIsFoundByAWordAndTakenByEnter() throws {
            let window = try open("--size", "1300x850")
            try window.wait("the panel") { $0.place(of: "undo") != nil }
            try window.click("scene")
            try window.wait("the chooser") {
                $0.place(of: "scene search") != nil && $0.place(of: "scene gallery") != nil
            }
            try window.type("station board")
            try window.wait("what is found") {
                $0.place(of: "scene departures") != nil && $0.place(of: "scene gallery") == nil
            }
            try window.key("Return")
            try window.wait("the scene") { $0.layout == "split-flap" }
        }

        @Test func theInterfaceHasASizeOfItsOwnThatIsKept() throws {
            let home = try Home()
            let window = try open("--size", "1300x850", home: home)
            let usual = try window.wait("the panel") { $0.place(of: "undo") != nil }
            #expect(usual.fields["interface"] as? Double == 1)
            try window.key("ctrl+plus")
            try window.key("ctrl+equal")
            let larger = try window.wait("a larger one") { $0.fields["interface"] as? Double == 1.25 }
            #expect(larger.messages.contains { $0.contains("125 %") })
            #expect(try #require(larger.place(of: "undo")).x < #require(usual.place(of: "undo")).x)
            // The stage is as large as before, and a point of it where it was.
            #expect(larger.width == usual.width)
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
            let next = try open("--size", "1300x850", home: home)
            try next.wait("as it was left") { $0.fields["interface"] as? Double == 1.25 }
            try next.key("ctrl+0")
            try next.wait("the screen's") { $0.fields["interface"] as? Double == 1 }
            try next.key("ctrl+q")
            #expect(next.end().code == 0)
            let asked = try open("--size", "1300x850", "--ui-scale", "2", home: home)
            try asked.wait("as asked") { $0.fields["interface"] as? Double == 2 && $0.place(of: "layout") != nil }
            // A card is hit where it is seen, however large the letters are.
            try asked.move(to: 300, 100)
            try asked.key("Left")
            try asked.wait("the card before") { !$0.isMoving && $0.index == 6 }
            // The panel takes 622 of the window, so that the middle of the stage is at 339.
            try asked.click(339 - 190, 425)
            try asked.wait("one before that") { !$0.isMoving && $0.index < 6 }
        }

        // MARK: Typing

        @Test func aTypedValueThatIsLimitedIsSpokenOf() throws {
            let window = try open()
            func type(_ text: String) throws {
                try window.click("layout.spacing", holding: "ctrl")
                try window.xdotool("key", "ctrl+a")
                try window.type(text)
                try window.key("Return")
            }
            try type("2*0.35")
            let sum = try window.wait("a sum") { $0.parameters["spacing"] as? Double == 0.7 }
            #expect(sum.messages == [])
            try type("99999")
            let most = try window.wait("the most") { $0.parameters["spacing"] as? Double == 20 }
            #expect(most.messages == ["spacing goes from 0 to 20: 99999 became 20"])
            try type("0.7")
            try window.wait("0.7") { $0.parameters["spacing"] as? Double == 0.7 }
            try type("0-5")
            let refused = try window.wait("a word about it") { $0.messages.contains { $0.contains("-5") } }
            #expect(refused.parameters["spacing"] as? Double == 0.7, "the cards stay apart")
            // Esc leaves the field as it was.
            try window.click("layout.spacing", holding: "ctrl")
            try window.type("3")
            try window.key("Escape")
            let left = try window.wait("no typing") { !$0.isTyping }
            #expect(left.parameters["spacing"] as? Double == 0.7 && left.shows.contains("panel"))
            // One field after the other, without Enter between them.
            try window.click("layout.spacing", holding: "ctrl")
            try window.type("0.4")
            try window.click("layout.tilt", holding: "ctrl")
            try window.type("0.3")
            try window.key("Return")
            try window.wait("both") {
                $0.parameters["spacing"] as? Double == 0.4 && $0.parameters["tilt"] as? Double == 0.3
            }
        }

        /// From one end of a slider to the other there is what a hand wants, and typing goes farther.
        @Test func aSliderCoversASensiblePart() throws {
            let window = try open()
            let state = try window.wait("the panel") { $0.place(of: "layout.spacing") != nil }
            let (x, y) = try #require(state.place(of: "layout.spacing"))
            try window.move(to: x, y)
            try window.press()
            try window.wait("the middle") { ($0.parameters["spacing"] as? Double).map { 0.7...0.8 ~= $0 } ?? false }
            try window.move(to: x + 400, y)
            try window.wait("its end") { $0.parameters["spacing"] as? Double == 1.5 }
            try window.release()
        }

        /// While cards move, only what changes in the panel is painted.
        @Test func aSliderInMotionLooksAsAtRest() throws {
            let still = try open()
            let state = try still.wait("the panel") { $0.place(of: "layout.spacing") != nil }
            let (x, y) = try #require(state.place(of: "layout.spacing"))
            let other = try #require(state.place(of: "layout.tilt"))
            let (screen, home) = (try Screen(), try Home())
            let moving = try LiveWindow(home.write(Self.row, to: "row.json"), on: screen, home: home)
            #expect(try moving.ask("set autoscroll -1.2") == "ok")
            func spacing() throws -> Double { Double(try moving.ask("get spacing").dropFirst(3)) ?? 0 }
            func xdotool(_ words: String) throws {
                #expect(try Zoetrope.shell("DISPLAY=\(screen.name) xdotool \(words)").status == 0)
            }
            // Over another slider on the way, which is then no longer lit; this one is drawn to its end, and still held.
            try still.move(to: other.x, other.y)
            try still.move(to: x, y)
            try still.press()
            try still.wait("the middle") { ($0.parameters["spacing"] as? Double).map { 0.7...0.8 ~= $0 } ?? false }
            try still.move(to: x + 400, y)
            try still.wait("its end") { $0.parameters["spacing"] as? Double == 1.5 }
            try xdotool("mousemove \(other.x) \(other.y)")
            _ = try spacing()
            try xdotool("mousemove \(x) \(y) mousedown 1")
            let limit = Date(timeIntervalSinceNow: 30)
            while try !(0.7...0.8 ~= spacing()), Date() < limit {}
            try xdotool("mousemove \(x + 400) \(y)")
            while try spacing() != 1.5, Date() < limit {}
            func rows(_ screen: Screen) throws -> Window.Rows {
                try screen.picture(width: 880, height: y + 60)[(y - 60)...].map { Array($0[(3 * 640)...]) }
            }
            var isSame = false
            while !isSame, Date() < limit { isSame = try rows(still.screen) == rows(screen) }
            #expect(isSame)
        }

        // MARK: Questions

        @Test func enterConfirmsAQuestionAndEscLeavesIt() throws {
            let home = try Home(showsPanel: false)
            let window = try open(home: home)
            try window.key("shift+p")
            try window.wait("the question") { $0.place(of: "dialog.capture") != nil }
            try window.key("Escape")
            let left = try window.wait("no question") { $0.place(of: "dialog.capture") == nil }
            #expect(left.messages == [])
            try window.key("shift+p")
            try window.wait("the question") { $0.place(of: "dialog.capture") != nil }
            // Also while a field of it is typed in.
            try window.click("dialog.width")
            try window.xdotool("key", "ctrl+a")
            try window.type("120")
            try window.key("Return")
            try window.wait("the picture") { $0.messages.contains { $0.contains("picture: ") } }
            try window.key("Insert")
            try window.wait("a change") { !$0.isMoving && $0.isChanged }
            try window.key("ctrl+q")
            try window.wait("the question") { $0.place(of: "dialog.discard") != nil }
            try window.key("KP_Enter")
            #expect(window.end().code == 0)
            let text = try String(contentsOf: home.url.appending(path: "row.json"), encoding: .utf8)
            #expect(text.contains("\"insert\""), "it was saved")
        }

        @Test func escClosesAListAndNothingElse() throws {
            let window = try open()
            try window.click("layout")
            try window.wait("the layouts") { $0.place(of: "layout wheel") != nil }
            try window.key("Escape")
            let closed = try window.wait("no layouts") { $0.place(of: "layout wheel") == nil }
            #expect(closed.layout == "cover-flow" && closed.shows.contains("panel"))
            try window.key("shift+p")
            try window.click("dialog.preset")
            try window.key("Escape")
            try window.wait("the question still") { $0.place(of: "dialog.capture") != nil }
            try window.key("Escape")
            try window.wait("no question") { $0.place(of: "dialog.capture") == nil }
        }

        // MARK: Words

        @Test func aCopiedCommandIsToldInFewWords() throws {
            let window = try open()
            try window.key("Insert")
            try window.wait("a change") { !$0.isMoving && $0.isChanged }
            try window.key("ctrl+shift+c")
            let state = try window.wait("the word") { $0.messages.contains { $0.hasPrefix("copied: ") } }
            #expect(state.messages.allSatisfy { $0.count < 160 && !$0.contains("\n") }, "\(state.messages)")
        }

        @Test func aFolderOfPicturesGivesTheWindowItsName() throws {
            let home = try Home(showsPanel: false)
            let pictures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
                .deletingLastPathComponent().appending(path: "Fixtures/images")
            let window = try Window(pictures.path, on: Screen(), home: home)
            let state = try window.wait("pictures") { !$0.isMoving }
            #expect(state.document["title"] as? String == "images")
        }
    }
}
