import Foundation
import Testing

extension Windows {
    /// The timeline in the window: lanes, keys, and what hands do to them.
    @Suite struct WindowTimelineTests {
        private static let scene = """
            {"zoetrope": 1, "title": "Moving", "layout": "cover-flow", "items": 9,
            "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#101018",
            "timeline": {"lanes": {
            "tilt": [{"at": 0, "value": 0.2, "curve": "linear"}, {"at": 1, "value": 1}],
            "scroll": [{"at": 0, "value": 2, "curve": "linear"}, {"at": 0.8, "value": 4}]}}}
            """

        private func open(_ document: String = scene, size: String = "1200x800") throws -> Window {
            let home = try Home()
            let path = try home.write(document, to: "moving.json")
            let window = try Window([path, "--size", size], on: Screen(), home: home)
            try window.key("t")
            return window
        }

        private func times(_ lane: String, _ state: Window.State) -> [Double] {
            let lanes = (state.document["timeline"] as? [String: Any])?["lanes"] as? [String: Any]
            return (lanes?[lane] as? [[String: Any]] ?? []).map { $0["at"] as? Double ?? .nan }
        }

        private func curves(_ lane: String, _ state: Window.State) -> [String] {
            let lanes = (state.document["timeline"] as? [String: Any])?["lanes"] as? [String: Any]
            return (lanes?[lane] as? [[String: Any]] ?? []).map { $0["curve"] as? String ?? "in-out" }
        }

        /// Where a key is, and how many pixels a second has.
        private func ruler(_ state: Window.State) throws -> (start: Int, second: Int, y: Int) {
            let (first, last) = (
                try #require(state.place(of: "key tilt 0")), try #require(state.place(of: "key tilt 1"))
            )
            return (first.x, last.x - first.x, last.y)
        }

        private func drag(_ window: Window, from: (Int, Int), to: (Int, Int)) throws {
            try window.move(to: from.0, from.1)
            try window.press()
            for step in 1...4 {
                try window.move(to: from.0 + (to.0 - from.0) * step / 4, from.1 + (to.1 - from.1) * step / 4)
            }
            try window.release()
        }

        @Test func keysAreDraggedCopiedScaledAndTakenAway() throws {
            let window = try open()
            let state = try window.wait("its end") {
                !$0.isMoving && $0.shows.contains("lanes") && $0.place(of: "key tilt 1") != nil
            }
            #expect(state.fields["playhead"] as? Double == 1)
            let ruler = try ruler(state)
            func x(_ time: Double) -> Int { ruler.start + Int((time * Double(ruler.second)).rounded()) }
            // Near to a half is a half.
            try drag(window, from: (x(1), ruler.y), to: (x(0.5) + 2, ruler.y))
            let moved = try window.wait("the key at 0.5") { times("tilt", $0) == [0, 0.5] }
            #expect(moved.isChanged && moved.fields["chosenKeys"] as? Int == 1)
            let place = try #require(moved.place(of: "key tilt 0.5"))
            try window.xdotool("keydown", "alt")
            try drag(window, from: place, to: (x(0.7), place.y))
            try window.xdotool("keyup", "alt")
            try window.wait("a copy") { times("tilt", $0) == [0, 0.5, 0.7] }
            // One step each.
            try window.key("ctrl+z")
            try window.wait("one less") { times("tilt", $0) == [0, 0.5] }
            try window.key("ctrl+z")
            try window.wait("as it was") { times("tilt", $0) == [0, 1] && !$0.isChanged }

            try window.key("ctrl+a")
            let all = try window.wait("all of them") { $0.fields["chosenKeys"] as? Int == 4 }
            let end = try #require(all.place(of: "lanes last"))
            try drag(window, from: end, to: (x(0.5), end.y))
            try window.wait("half as long") { times("tilt", $0) == [0, 0.5] && times("scroll", $0) == [0, 0.4] }
            try window.key("Delete")
            let none = try window.wait("none") {
                $0.document["timeline"] == nil && $0.fields["chosenKeys"] as? Int == 0
            }
            #expect(none.count == 9, "the cards are all there")
            try window.key("ctrl+z")
            try window.key("ctrl+z")
            try window.wait("as it was") { times("tilt", $0) == [0, 1] }
        }

        @Test func theRulerShowsAnyMomentAndDiamondsSetKeysThere() throws {
            let window = try open()
            let state = try window.wait("its end") { !$0.isMoving && $0.place(of: "key tilt 1") != nil }
            let ruler = try ruler(state)
            let y = try #require(state.place(of: "lanes ruler")).y
            try window.click(ruler.start + ruler.second / 2, y)
            let half = try window.wait("the middle") { $0.fields["playhead"] as? Double == 0.5 && !$0.isMoving }
            #expect(abs(half.scroll - (2 + 2 * 0.5 / 0.8)) < 1e-9)
            try window.click("diamond layout.tilt")
            try window.wait("a key") { times("tilt", $0) == [0, 0.5, 1] }
            try window.click("lane key tilt")
            try window.wait("none") { times("tilt", $0) == [0, 1] }
            // A knob that has no lane gets one; what is turned later is a key of it.
            try window.click("diamond layout.spacing")
            try window.wait("another lane") { times("spacing", $0) == [0.5] }
            try window.key("comma")
            try window.wait("the key before") { $0.fields["playhead"] as? Double == 0 }
            try window.click("layout.spacing", holding: "ctrl")
            try window.xdotool("key", "ctrl+a")
            try window.type("0.4")
            try window.key("Return")
            try window.wait("two keys") { times("spacing", $0) == [0, 0.5] && $0.parameters["spacing"] == nil }
            try window.key("k")
            try window.wait("the end") { !$0.isMoving && $0.fields["playhead"] as? Double == 1 }
        }

        @Test func theEyeHasKeysByDiamondsAndByTheHandThatWalks() throws {
            let window = try open()
            try window.wait("its end") { !$0.isMoving && $0.place(of: "key tilt 1") != nil }
            // Where one has walked to becomes the scene's.
            try window.key("w")
            try window.wait("a walk") { !$0.isMoving }
            try window.key("shift+w")
            let kept = try window.wait("kept") { $0.parameters["walkAway"] as? Double == 1 }
            #expect(kept.isChanged && kept.parameters["walkYaw"] as? Double == 35)
            try window.key("ctrl+f")
            try window.type("walkyaw")
            try window.click("diamond walk.walkYaw")
            try window.wait("a lane") { times("walkYaw", $0) == [1] }
            try window.key("Escape")
            try window.wait("lanes again") { $0.place(of: "key walkYaw 1") != nil }
            try window.key("ctrl+z")
            try window.wait("no lane") { times("walkYaw", $0).isEmpty && $0.parameters["walkYaw"] as? Double == 35 }
            try window.key("ctrl+z")
            try window.wait("as it was") { $0.parameters["walkAway"] == nil && !$0.isChanged }
        }

        @Test func aCurveIsChosenForKeysAndMovedByItsHandles() throws {
            let window = try open()
            let state = try window.wait("its end") { !$0.isMoving && $0.place(of: "key scroll 0") != nil }
            let place = try #require(state.place(of: "key scroll 0"))
            try window.click(place.x, place.y)
            try window.wait("a chosen key") {
                $0.fields["chosenKeys"] as? Int == 1 && $0.place(of: "curve spring") != nil
            }
            try window.click("curve spring")
            try window.wait("a spring") { curves("scroll", $0) == ["spring", "in-out"] }
            try window.click("curve bezier")
            let bezier = try window.wait("handles") { curves("scroll", $0)[0].hasPrefix("bezier") }
            let plot = try #require(bezier.place(of: "key plot"))
            try drag(window, from: plot, to: (plot.x + 20, plot.y - 20))
            let bent = try window.wait("another curve") {
                curves("scroll", $0)[0] != curves("scroll", bezier)[0] && curves("scroll", $0)[0].hasPrefix("bezier")
            }
            #expect(!bent.isMoving)
            try window.key("ctrl+z")
            try window.wait("the first one") { curves("scroll", $0) == curves("scroll", bezier) }
            try window.click(place.x, place.y)
            try window.xdotool("click", "3")
            try window.click("menu hold")
            try window.wait("a hold") { curves("scroll", $0)[0] == "hold" }
            try window.key("Escape")
            try window.wait("the stage alone") { !$0.shows.contains("lanes") }
        }

        @Test func aSceneWithoutATimelineGetsOneInANarrowWindow() throws {
            let plain = "{\"zoetrope\": 1, \"layout\": \"cover-flow\", \"items\": 9}"
            let window = try open(plain, size: "375x667")
            let empty = try window.wait("the sheet") { $0.place(of: "lanes add") != nil }
            #expect(empty.document["timeline"] == nil)
            try window.click("lanes add")
            try window.click("add scroll")
            try window.wait("a lane") { times("scroll", $0) == [0] && $0.place(of: "key scroll 0") != nil }
            // Where there is no room beside the lanes, the right button shows what a key says.
            let key = try window.wait("the key") { $0.place(of: "key scroll 0") != nil }
            let place = try #require(key.place(of: "key scroll 0"))
            try window.move(to: place.x, place.y)
            try window.xdotool("click", "3")
            try window.click("curve linear")
            try window.wait("linear") { curves("scroll", $0) == ["linear"] }
        }
    }
}
