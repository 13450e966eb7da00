import Foundation
import TestSupport
import Testing

/// The window from outside: the built program is used by mouse and keys, and what it prints is read.
@Suite(
    .serialized, .ownThread,
    .enabled(if: Screen.missing.isEmpty, "needs \(Screen.missing.joined(separator: " and ")): see .ci/run")
)
enum Windows {}

extension Windows {
    @Suite struct WindowTests {
        /// Squares of 200 points and plain colours: nothing to decode, and figures that are easily worked out.
        private static let row = """
            {"zoetrope": 1, "layout": "linear", "items": 15, "scroll": 7, "view": {"width": 1280, "height": 720},
            "parameters": {"itemWidth": 200, "itemHeight": 200},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0", "cornerRadius": 12}}, "backdrop": "#101018"}
            """

        private func open(
            _ document: String = row, layout: String? = nil, showsPanel: Bool = false, on screen: Screen
        ) throws -> Window {
            let home = try Home(showsPanel: showsPanel)
            let path = try home.write(
                layout.map { document.replacing("\"linear\"", with: "\"\($0)\"") } ?? document, to: "row.json")
            return try Window(path, on: screen, home: home)
        }

        // MARK: The hand

        @Test func aCardStaysUnderTheHandThatDragsIt() throws {
            let window = try open(on: Screen())
            try window.move(to: 640, 360)
            try window.press()
            for x in stride(from: 630, through: 500, by: -10) { try window.move(to: x, 360) }
            // 140 points to the left are 140/200 of a card on.
            let held = try window.wait("0.7 of a card") { $0.isHeld && abs($0.scroll - 7.7) < 1e-9 }
            #expect(!held.isMoving)
            try window.release()
            try window.wait("the nearest card") { !$0.isMoving && !$0.isHeld && $0.scroll == 8 }
        }

        @Test func aFlickRunsOnAndComesToRestOnACard() throws {
            let window = try open(on: Screen())
            try window.move(to: 700, 360)
            try window.xdotool(
                "mousedown", "1", "mousemove_relative", "--", "-40", "0", "mousemove_relative", "--", "-60", "0",
                "mousemove_relative", "--", "-60", "0", "mouseup", "1")
            let rest = try window.wait("rest on another card") { !$0.isMoving && !$0.isHeld && $0.index != 7 }
            #expect(rest.scroll == rest.scroll.rounded() && rest.scroll > 7, "\(rest.summary)")
        }

        @Test func aClickBringsACardThatIsHalfCoveredToTheMiddleAndThenSelectsIt() throws {
            let window = try open(layout: "cover-flow", on: Screen())
            // Where the card two to the right shows beside the one before it: near its right edge.
            let exported = try Zoetrope.run(
                "export", window.home.url.appending(path: "row.json").path, "--format", "json")
            let page = try JSONSerialization.jsonObject(with: Data(exported.output.utf8)) as? [String: Any]
            let cards = try #require(page?["cards"] as? [[String: Any]])
            let corners = try #require(cards.first { $0["index"] as? Int == 9 }?["corners"] as? [[Double]])
            let (right, middle) = ((corners[1][0] + corners[2][0]) / 2, (corners[1][1] + corners[2][1]) / 2)
            try window.click(Int(right) - 6, Int(middle))
            let there = try window.wait("card 9") { !$0.isMoving && $0.index == 9 }
            #expect(there.scroll == 9 && there.selected == -1)
            try window.click(640, 360)
            try window.wait("card 9 selected") { !$0.isMoving && $0.selected == 9 && $0.scroll == 9 }
        }

        @Test func aCardThatIsThrownAcrossTheRowGoesAndComesBackWithUndo() throws {
            let window = try open(on: Screen())
            try window.move(to: 640, 360)
            try window.press()
            for y in stride(from: 350, through: 200, by: -10) { try window.move(to: 640, y) }
            try window.release()
            let gone = try window.wait("fourteen cards") { !$0.isMoving && $0.count == 14 }
            #expect(gone.isChanged)
            try window.key("ctrl+z")
            let back = try window.wait("fifteen cards") { !$0.isMoving && $0.count == 15 }
            #expect(!back.isChanged)
        }

        @Test func anotherLayoutInTheMiddleOfAFlickLosesNothing() throws {
            let window = try open(on: Screen())
            try window.move(to: 700, 360)
            try window.xdotool(
                "mousedown", "1", "mousemove_relative", "--", "-80", "0", "mousemove_relative", "--", "-80", "0",
                "mouseup",
                "1", "key", "bracketright", "key", "bracketright")
            let rest = try window.wait("inverted-rotary at rest") { !$0.isMoving && $0.layout == "inverted-rotary" }
            #expect(rest.scroll == rest.scroll.rounded() && rest.count == 15)
        }

        // MARK: The panel

        @Test func whatIsTypedStaysWithinTheRangeAndIsUndoneStepByStep() throws {
            let window = try open(layout: "cover-flow", showsPanel: true, on: Screen())
            try window.key("slash")
            try window.type("tilt")
            try window.wait("one knob") { $0.place(of: "layout.tilt") != nil && $0.place(of: "layout.spacing") == nil }
            try window.click("layout.tilt", holding: "ctrl")
            try window.xdotool("key", "ctrl+a")
            try window.type("1e9")
            try window.key("Return")
            let most = try #require(try limits(of: "tilt", in: "cover-flow").last)
            let turned = try window.wait("the largest tilt") { $0.parameters["tilt"] as? Double == most }
            #expect(turned.isChanged)
            try window.click("layout.tilt", holding: "ctrl")
            try window.xdotool("key", "ctrl+a")
            try window.type("0.25")
            try window.key("Return")
            try window.wait("0.25") { $0.parameters["tilt"] as? Double == 0.25 }
            try window.click("undo")
            try window.wait("the largest tilt again") { $0.parameters["tilt"] as? Double == most }
            try window.click("undo")
            let first = try window.wait("the first tilt") { $0.parameters["tilt"] == nil }
            #expect(!first.isChanged)
        }

        private func limits(of name: String, in layout: String) throws -> [Double] {
            let text = try Zoetrope.run("layouts", layout, "--json").output
            let page = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            let all = try #require(page?["parameters"] as? [[String: Any]])
            let one = try #require(all.first { $0["name"] as? String == name })
            return try #require(one["range"] as? [Double])
        }

        @Test func aLayoutIsChosenByItsPicture() throws {
            let window = try open(showsPanel: true, on: Screen())
            try window.click("layout")
            try window.click("layout wheel")
            try window.wait("the wheel") { !$0.isMoving && $0.layout == "wheel" }
        }

        // MARK: The picture

        @Test func theWindowShowsWhatACaptureGives() throws {
            for layout in ["cover-flow", "wheel"] {
                let screen = try Screen()
                let window = try open(layout: layout, on: screen)
                try window.expectCapture(in: try window.wait("rest") { !$0.isMoving })
            }
        }

        @Test func aWindowOfOnePixelGrowsAgain() throws {
            let screen = try Screen()
            let window = try open(layout: "cover-flow", on: screen)
            try window.resize(1, 1)
            try window.wait("one point") { $0.width == 1 }
            try window.resize(1280, 720)
            try window.expectCapture(in: try window.wait("its size") { !$0.isMoving && $0.width == 1280 })
        }
    }
}
