import Foundation
import TestSupport
import Testing

extension Windows {
    /// Films that the window makes of its stage, and input that is kept.
    @Suite struct WindowFilmTests {
        private static let row = """
            {"zoetrope": 1, "layout": "cover-flow", "items": 15, "scroll": 7, "view": {"width": 640, "height": 360},
            "parameters": {"itemWidth": 100, "itemHeight": 100},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0", "cornerRadius": 6}}, "backdrop": "#101018"}
            """
        private let home: Home

        init() throws { home = try Home(showsPanel: false) }

        private func open(_ words: String..., environment: [String: String] = [:]) throws -> Window {
            let path = try home.write(Self.row, to: "row.json")
            return try Window([path] + words, on: Screen(), home: home, environment: environment)
        }

        private func flick(_ window: Window) throws {
            try window.move(to: 400, 180)
            try window.xdotool(
                "mousedown", "1", "mousemove_relative", "--", "-20", "0", "mousemove_relative", "--", "-40", "0",
                "mousemove_relative", "--", "-40", "0", "mouseup", "1")
        }

        private var films: [String] {
            get throws {
                try FileManager.default.contentsOfDirectory(atPath: home.url.path).filter {
                    $0.hasSuffix(".mp4") || $0.hasPrefix(".zoetrope")
                }
            }
        }

        @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"))
        func aKeyBeginsAFilmOfTheStageAndAButtonEndsIt() throws {
            let window = try open()
            try window.key("v")
            try window.wait("the red dot") { $0.film == "going on" && $0.names.contains("film.stop") }
            try flick(window)
            try window.wait("rest on another card") { !$0.isMoving && !$0.isHeld && $0.index != 7 }
            try window.click("film.stop")
            let state = try window.wait("the film, and its folder's button") {
                $0.film?.hasPrefix("/") == true && $0.names.contains("film.show")
            }
            let path = try #require(state.film)
            #expect(path.hasSuffix("/zoetrope-1.mp4"))
            let film = try Encoder.probe("'\(path)'", in: home.url)
            #expect(film["codec_name"] == "h264" && film["width"] == "640" && film["height"] == "360")
            #expect(film["r_frame_rate"] == "60/1")
            // A flick takes a while to come to rest, at least this long.
            let count = try #require(film["nb_read_frames"].flatMap { Int($0) })
            #expect(count > 20, "\(film)")
            #expect(try films == ["zoetrope-1.mp4"])
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
        }

        @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"))
        func itsFramesAreThoseThatCountedTimeGives() throws {
            let path = try home.write(Self.row, to: "row.json")
            let talk = try LiveWindow([path], on: Screen(), home: home)
            #expect(try talk.ask("film") == "error no film is being made; `film FILE` begins one")
            #expect(try talk.ask("film a.mp4") == "ok")
            #expect(try talk.ask("film b.mp4").hasPrefix("error a film is being made"))
            #expect(try talk.ask("scroll 9 0.5") == "ok")
            #expect(try talk.ask("wait") == "ok")
            let file = home.url.appending(path: "a.mp4").path
            #expect(try talk.ask("film") == "ok \(file)")
            #expect(try talk.ask("quit") == "ok")
            #expect(talk.end() == 0)
            // The same motion without a window; where it begins in the film is a matter of the hand.
            let folder = try TemporaryFolder()
            try folder.write("scroll 9 0.5\n", to: "script")
            let line = "$Z record '\(path)' --script script --duration 0.6 -o b.mp4"
            #expect(try Zoetrope.shell(line, in: folder.url).status == 0)
            let count = try #require(try Encoder.probe("'\(file)'", in: home.url)["nb_read_frames"].flatMap { Int($0) })
            let shown = try Encoder.pictures("'\(file)'", count: count, in: folder)
            let wanted = try Encoder.pictures("b.mp4", count: 36, in: folder)
            let starts = try [shown, wanted].map { film in
                try #require(film.firstIndex { Self.distance($0, film[0]) > 0.2 })
            }
            let start = starts[0] - starts[1]
            for number in stride(from: 1, to: 32, by: 5) {
                let far = Self.distance(shown[min(start + number, count - 1)], wanted[number])
                let other = Self.distance(wanted[number - 1], wanted[number])
                #expect(far < max(0.8, other), "\(number): \(far), \(other)")
            }
        }

        private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Double {
            Bytes.meanDifference(a, b)
        }

        @Test func whatTheEncoderSaysLastIsToldAndNothingIsLeft() throws {
            let folder = home.url.appending(path: "bin")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let tool = folder.appending(path: "ffmpeg").path
            try Data("#!/bin/sh\necho 'a.mp4: No space left on device' >&2\nexit 1\n".utf8).write(
                to: URL(filePath: tool))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
            let path = "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
            let window = try open(environment: ["PATH": path])
            try window.key("v")
            try window.wait("what is wrong") { state in
                state.film == nil
                    && state.messages.contains { $0.contains("ffmpeg ended with exit code 1: a.mp4: No space") }
            }
            #expect(try films == [])
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
        }

        @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"))
        func aWindowThatIsClosedMakesItsFilmFirst() throws {
            let window = try open()
            try window.key("v")
            try window.wait("the red dot") { $0.film == "going on" }
            try window.key("Right")
            try window.wait("the next card") { !$0.isMoving && $0.index == 8 }
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
            let film = try Encoder.probe("zoetrope-1.mp4", in: home.url)
            #expect(film["nb_read_frames"].flatMap { Int($0) } ?? 0 > 5, "\(film)")
            #expect(try films == ["zoetrope-1.mp4"])
        }

        @Test(.enabled(if: Encoder.isThere, "needs ffmpeg"))
        func aSignalClosesTheWindowWithItsFilmItsInputAndWhatIsNotSaved() throws {
            let window = try open("--record-input", "input")
            try window.key("v")
            try window.wait("the red dot") { $0.film == "going on" }
            try flick(window)
            try window.wait("rest on another card") { !$0.isMoving && !$0.isHeld && $0.index != 7 }
            try window.key("bracketright")
            try window.wait("the next layout") { !$0.isMoving && $0.layout != "cover-flow" }
            window.signal(SIGTERM)
            let end = window.end()
            #expect(end.code == -SIGTERM, "\(end)")
            let script = try String(contentsOf: home.url.appending(path: "input"), encoding: .utf8)
            #expect(script.contains(" press"), "\(script)")
            #expect(try films == ["zoetrope-1.mp4"])
            let film = try Encoder.probe("zoetrope-1.mp4", in: home.url)
            #expect(film["nb_read_frames"].flatMap { Int($0) } ?? 0 > 5, "\(film)")
            let next = try Window([], on: Screen(), home: home)
            try next.wait("what was not saved") { state in
                state.layout != "cover-flow" && state.messages.contains { $0.contains("brought back") }
            }
        }

        // MARK: Input

        @Test func keptInputShowsTheSameFramesInWindowCaptureAndRecord() throws {
            let window = try open("--record-input", "input")
            try flick(window)
            try window.wait("rest on another card") { !$0.isMoving && !$0.isHeld && $0.index != 7 }
            try window.xdotool("click", "5")
            try window.key("Right")
            try window.wait("rest on a card") { !$0.isMoving && $0.scroll == $0.scroll.rounded() }
            try window.key("bracketright")
            try window.wait("the next layout") { !$0.isMoving && $0.layout != "cover-flow" }
            try window.move(to: 300, 200)
            try window.xdotool("mousedown", "3", "mousemove_relative", "--", "40", "10", "mouseup", "3")
            try window.key("End")
            let last = try window.wait("the last card") { !$0.isMoving && $0.index == 14 }
            let name = try #require(last.played)
            // What is changed is not saved, and nobody is asked for that here.
            try window.key("ctrl+q")
            try window.click("dialog.discard")
            #expect(window.end().code == 0)

            let script = try String(contentsOf: home.url.appending(path: "input"), encoding: .utf8)
            for word in ["press", "move", "release", "wheel", "key Right", "key ]", "key End"] {
                #expect(script.contains(" \(word)"), "\(word) in \(script)")
            }
            let again = try open("--script", "input")
            let replayed = try again.wait("the last card again") { !$0.isMoving && $0.index == 14 && $0.played == name }
            #expect(replayed.scroll == last.scroll)
            let end = script.split(separator: "\n").last?.split(separator: " ").first?.dropFirst() ?? ""
            let time = (Double(end) ?? 0) + 3
            let words = "row.json --script input --verbose"
            let picture = try Zoetrope.shell("$Z capture \(words) --time \(time) -o a.png", in: home.url)
            #expect(picture.errors.contains("played frames \(name)\n"), "\(picture), wanted \(name)")
            let film = try Zoetrope.shell("$Z record \(words) --fps 1 --duration \(time) -o - >/dev/null", in: home.url)
            #expect(film.errors.contains("played frames \(name)\n"), "\(film), wanted \(name)")
        }
    }
}
