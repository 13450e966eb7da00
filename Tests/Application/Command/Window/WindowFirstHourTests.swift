import Foundation
import Testing

extension Windows {
    /// What someone meets who starts the program for the first time.
    @Suite struct WindowFirstHourTests {
        private static let scene = """
            {"zoetrope": 1, "title": "Mine", "layout": "linear", "items": 5, "view": {"width": 900, "height": 600},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#101018"}
            """

        private func session(of home: Home) throws -> [String: Any] {
            let data = try Data(contentsOf: home.states.appending(path: "session.json"))
            return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        }

        @Test func aFirstStartSaysWhatCanBeDoneUntilTheFirstDrag() throws {
            let home = try Home.new()
            let path = try home.write(Self.scene, to: "mine.json")
            let window = try Window(path, on: Screen(), home: home)
            try window.wait("the welcome") { !$0.isMoving && $0.shows.contains("welcome") }
            // A click is no drag, and the wheel is one thing of several.
            try window.move(to: 300, 250)
            try window.xdotool("click", "5")
            try window.wait("the next card") { !$0.isMoving && $0.scroll == 1 && $0.shows.contains("welcome") }
            try window.press()
            for x in stride(from: 290, through: 200, by: -10) { try window.move(to: x, 250) }
            try window.wait("no welcome while the hand still holds") { !$0.shows.contains("welcome") }
            #expect(try session(of: home)["isWelcomed"] as? Bool == true, "however it ends")
            try window.release()
            try window.key("ctrl+q")
            #expect(window.end().code == 0)

            let next = try Window(path, on: Screen(), home: home)
            let state = try next.wait("rest") { !$0.isMoving }
            #expect(!state.shows.contains("welcome"))
            let asked = try Window(path, "--welcome", on: Screen(), home: home)
            try asked.wait("the welcome that was asked for") { $0.shows.contains("welcome") }
        }

        @Test func scenesAreChosenByTheirPictures() throws {
            let home = try Home()
            let window = try Window(try home.write(Self.scene, to: "mine.json"), on: Screen(), home: home)
            #expect(try window.wait("rest") { !$0.isMoving }.previews == 0, "nothing is drawn that nobody looks for")
            try window.click("scene")
            try window.wait("the first picture of them") { $0.previews >= 1 }
            try window.click("scene cover-flow")
            try window.wait("the scene") { !$0.isMoving && $0.layout == "cover-flow" }
        }

        @Test func theDialogKnowsTheFilesThatWereOpen() throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.scene, to: "mine.json")
            let first = try Window(path, on: Screen(), home: home)
            try first.key("ctrl+q")
            #expect(first.end().code == 0)
            let next = try Window("--layout", "wheel", "--items", "3", on: Screen(), home: home)
            try next.key("ctrl+o")
            try next.wait("it, with its picture") { $0.place(of: "recent \(path)") != nil && $0.previews >= 1 }
            try next.click("recent \(path)")
            try next.wait("the scene") { !$0.isMoving && $0.document["title"] as? String == "Mine" && $0.count == 5 }
        }
    }
}
