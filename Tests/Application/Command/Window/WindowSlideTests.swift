import Foundation
import TestSupport
import Testing
import ZoeImages

extension Windows {
    /// Cards that come one after the other by themselves.
    @Suite struct WindowSlideTests {
        private let home: Home

        init() throws {
            home = try Home()
            let folder = home.url.appending(path: "photos")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for number in 0..<3 {
                let pixel: [UInt8] = [UInt8(60 * number), 120, 200, 255]
                let bytes = Array(repeatElement(pixel, count: 64 * 40).joined())
                let file = try PNG.encode(Image(width: 64, height: 40, bytes: bytes))
                try Data(file).write(to: folder.appending(path: "\(number).png"))
            }
        }

        private var session: String {
            get throws { try String(contentsOf: home.states.appending(path: "session.json"), encoding: .utf8) }
        }

        @Test func cardsGoOnByThemselvesAndEscapeEndsThem() throws {
            let window = try Window("photos", "--slideshow", "--slide-time", "2", on: Screen(), home: home)
            let first = try window.wait("the first card, alone") { $0.index == 0 && $0.shows.contains("fullScreen") }
            #expect(!first.shows.contains("panel"))
            try window.wait("the second card") { !$0.isMoving && $0.index == 1 }
            try window.wait("the last card") { !$0.isMoving && $0.index == 2 }
            let again = try window.wait("the first card again") { !$0.isMoving && $0.index == 0 }
            #expect(!again.shows.contains("panel"))
            try window.key("Escape")
            #expect(window.end().code == 0)
            #expect(try session.contains("\"showsPanel\" : true"), "the next window has its panel as ever")
            #expect(try !session.contains("isFullScreen"))
        }

        @Test func aHandLeadsThemAndThePointerVanishes() throws {
            let window = try Window("photos", "--slideshow", "--slide-time", "300", on: Screen(), home: home)
            try window.move(to: 200, 150)
            try window.wait("the pointer") { $0.shows.contains("pointer") }
            try window.wait("no pointer") { !$0.shows.contains("pointer") }
            try window.key("Right")
            try window.wait("the second card") { !$0.isMoving && $0.index == 1 }
            try window.key("k")
            try window.wait("that it stays") { $0.messages.contains("the card stays") }
            try window.key("Left")
            try window.wait("the first card") { !$0.isMoving && $0.index == 0 }
            try window.key("ctrl+q")
            #expect(window.end().code == 0, "and nobody is asked to save what was looked at")
        }

        @Test func theDesktopIsToldThatSomebodyLooks() throws {
            let tools = try TemporaryFolder()
            let script =
                "#!/bin/sh\necho \"$@\" > '\(tools.file("part").path)'\n"
                + "mv '\(tools.file("part").path)' '\(tools.file("words").path)'\n"
            try tools.write(script, to: "xdg-screensaver")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: tools.file("xdg-screensaver").path)
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            let window = try Window(
                "photos", "--slideshow", on: Screen(), home: home, environment: ["PATH": "\(tools.url.path):\(path)"])
            try window.wait("the first card") { $0.index == 0 && $0.shows.contains("fullScreen") }
            let limit = Date(timeIntervalSinceNow: 60)
            while !FileManager.default.fileExists(atPath: tools.file("words").path), Date() < limit {
                Thread.sleep(forTimeInterval: 0.05)
            }
            #expect(try tools.text(of: "words") == "reset\n")
        }

        @Test func cardsAreAsLargeAsTheScreen() throws {
            let window = try Window("photos", "--slideshow", on: Screen(), home: home)
            let state = try window.wait("the screen's size") { state in
                let size = state.document["view"] as? [String: Double] ?? [:]
                return state.parameters["itemWidth"] as? Double == size["width"]
                    && state.parameters["itemHeight"] as? Double == size["height"] && state.shows.contains("fullScreen")
            }
            #expect(state.count == 3)
            try window.key("Escape")
            #expect(window.end().code == 0)
        }
    }
}
