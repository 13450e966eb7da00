import CZoeDesktop
import Foundation
import Testing

extension Windows {
    /// Where the window stands on its screen, and how large that shows it.
    @Suite struct WindowScreenTests {
        private static let row = """
            {"zoetrope": 1, "layout": "linear", "items": 9, "scroll": 4, "view": {"width": 600, "height": 400},
            "parameters": {"itemWidth": 150, "itemHeight": 150},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0", "cornerRadius": 12}}, "backdrop": "#101018"}
            """

        private func remembered(_ window: String) throws -> Home {
            let home = try Home(showsPanel: false)
            let session = "{\"showsPanel\": false, \"knowsPanelKey\": true, \"window\": \(window)}"
            try Data(session.utf8).write(to: home.states.appending(path: "session.json"))
            return home
        }

        private func open(_ home: Home, on screen: Screen) throws -> Window {
            try Window(try home.write(Self.row, to: "row.json"), on: screen, home: home)
        }

        @Test func theWindowComesBackToItsPlaceFromFullScreenAndInTheNextRun() throws {
            let (home, screen) = (try Home(showsPanel: false), try Screen())
            let window = try open(home, on: screen)
            try window.place(at: 300, 120)
            try window.resize(700, 500)
            try window.expectFrame(300, 120, 700, 500)
            try window.key("F11")
            try window.wait("full screen") { $0.width == 1400 }
            try window.expectFrame(0, 0, 1400, 900)
            try window.key("F11")
            try window.wait("a window") { $0.width == 700 }
            try window.expectFrame(300, 120, 700, 500)
            try window.key("F11")
            try window.wait("full screen") { $0.width == 1400 }
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
            let next = try open(home, on: screen)
            try next.expectFrame(0, 0, 1400, 900)
            try next.key("F11")
            try next.expectFrame(300, 120, 700, 500)
            try next.key("ctrl+q")
            #expect(next.end().code == 0)
            try open(home, on: screen).expectFrame(300, 120, 700, 500)
        }

        @Test func aPhoneStandsInTheWindowAsInItsPicture() throws {
            let window = try Window(
                "--scene", "ios9-switcher", "--size", "800x600", on: Screen(), home: Home(showsPanel: false))
            let state = try window.wait("rest") { !$0.isMoving }
            try window.expectCapture(in: state, "--size", "800x600")
        }

        @Test func thePanelMakesRoomAndThePointerKnows() throws {
            let home = try Home()
            let window = try Window(
                try home.write(Self.row, to: "row.json"), "--size", "900x600", on: Screen(), home: home)
            try window.wait("rest") { !$0.isMoving && $0.scroll == 4 }
            // The panel takes 384 points, so that the row's middle is at 258; the next card is 150 to the right of that.
            try window.click(408, 300)
            try window.wait("the next card") { !$0.isMoving && $0.scroll == 5 }
        }

        /// A scene's own size, and one that was asked for, are for that run alone.
        @Test func aSmallSceneMakesNoSmallWindowOfTheNextOne() throws {
            let (home, screen) = (try Home(showsPanel: true), try Screen())
            let runs = [
                (["--scene", "ring"], 720.0), ([], 1280), (["--layout", "linear", "--size", "400x300"], 400),
                ([], 1280),
            ]
            for (words, width) in runs {
                let window = try Window(words, on: screen, home: home)
                let state = try window.wait("rest") { !$0.isMoving }
                #expect(state.width == width, "\(words): \(state.width)")
                #expect(state.shows.contains("panel"), "nor is the panel away")
                try window.key("ctrl+q")
                #expect(window.end().code == 0)
            }
            let window = try Window(["--scene", "ring"], on: screen, home: home)
            try window.resize(760, 700)
            try window.wait("another size") { $0.width == 760 }
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
            let next = try Window([], on: screen, home: home)
            #expect(try next.wait("rest") { !$0.isMoving }.width == 760, "a hand has made it so")
        }

        /// As on a screen that has been unplugged since.
        @Test func aPlaceThatNoScreenShowsAnyMoreIsTheMiddle() throws {
            let place = "\"left\": 2500, \"top\": 80, \"width\": 1000, \"height\": 600"
            let window = try open(remembered("{\(place), \"isFullScreen\": false}"), on: Screen())
            try window.expectFrame(200, 150, 1000, 600)
            let full = try open(remembered("{\(place), \"isFullScreen\": true}"), on: Screen())
            try full.expectFrame(0, 0, 1400, 900)
            try full.key("F11")
            try full.expectFrame(200, 150, 1000, 600)
        }

        @Test func theFirstWindowIsNotLargerThanItsScreen() throws {
            let home = try Home(showsPanel: false)
            let large = Self.row.replacing("\"width\": 600", with: "\"width\": 3000")
            let window = try Window(try home.write(large, to: "large.json"), on: Screen(), home: home)
            #expect(try window.wait("rest") { !$0.isMoving }.width == 1400)
            try window.expectFrame(0, 0, 1400, 400)
        }

        /// Old and small X servers lack some or all of these.
        @Test(arguments: ["GLX", "RANDR", "MIT-SHM"])
        func aServerWithoutThisExtensionShowsTheSame(name: String) throws {
            let window = try open(try Home(showsPanel: false), on: Screen("-extension", name))
            let state = try window.wait("rest") { !$0.isMoving }
            try window.expectCapture(in: state)
            try window.key("F11")
            try window.wait("full screen") { $0.width == 1400 }
            try window.key("F11")
            try window.wait("a window") { $0.width == 600 }
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
        }

        @Test func aWindowManagerThatHasCrashedTakesNothingWithIt() throws {
            let screen = try Screen()
            #expect(unsafe crashWindowManager(screen.name) == 1)
            let window = try open(try Home(showsPanel: false), on: screen)
            try window.expectCapture(in: try window.wait("rest") { !$0.isMoving })
            let drawn = try Zoetrope.shell(
                "env DISPLAY=\(screen.name) ZOETROPE_OPENGL=window \"$Z\" capture row.json -o a.png",
                in: window.home.url)
            #expect(drawn.status == 0, "\(drawn)")
        }

        @Test func aScreenOfTwiceTheResolutionShowsTheSameTwiceAsFine() throws {
            let home = try Home(showsPanel: false)
            let window = try open(home, on: Screen(dotsPerInch: 192))
            try window.expectFrame(0, 0, 1200, 800)
            let state = try window.wait("rest") { !$0.isMoving }
            #expect(state.width == 600)
            try window.expectCapture(in: state, "--scale", "2")
            // The card beside the middle one.
            try window.click(2 * (300 + 150), 2 * 200)
            try window.wait("the next card") { !$0.isMoving && $0.index == 5 }
            try window.key("F11")
            try window.wait("full screen") { $0.width == 700 }
        }
    }
}
