import Foundation
import Testing
import ZoeImages

extension Windows {
    /// The window driven from outside: by lines, by OSC, and at its prompt.
    @Suite struct WindowLiveTests {
        private static let row = """
            {"zoetrope": 1, "layout": "cover-flow", "items": 15, "view": {"width": 640, "height": 360},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#101018"}
            """

        private func talk(_ arguments: String..., home: Home) throws -> LiveWindow {
            let path = try home.write(Self.row, to: "row.json")
            return try arguments.isEmpty
                ? LiveWindow(path, on: Screen(), home: home)
                : LiveWindow(path, arguments[0], arguments[1], on: Screen(), home: home)
        }

        @Test func linesSetScrollWaitTellCaptureAndQuit() throws {
            let home = try Home(showsPanel: false)
            let talk = try talk(home: home)
            #expect(try talk.ask("set layout.tilt 0.4") == "ok")
            #expect(try talk.ask("get tilt") == "ok 0.4")
            #expect(try talk.ask("scroll 3.25") == "ok")
            #expect(try talk.ask("get scroll") == "ok 3.25")
            #expect(try talk.ask("flick -200 0 0.1") == "ok")
            #expect(try talk.ask("wait") == "ok")
            let state = try talk.state()
            let scroll = try #require(state["scroll"] as? Double)
            #expect(state["moving"] as? Bool == false && scroll > 3.25 && scroll == scroll.rounded())
            let document = try #require(state["document"] as? [String: Any])
            #expect((document["parameters"] as? [String: Any])?["tilt"] as? Double == 0.4)
            #expect(try talk.ask("layout no-such") == "error no layout 'no-such'; `layouts` lists them")
            #expect(try talk.ask("key Left") == "ok")
            #expect(try talk.ask("wait") == "ok")
            #expect(try talk.ask("get index") == "ok \(Int(scroll) - 1)")
            let picture = home.url.appending(path: "a picture.png").path
            #expect(try talk.ask("capture 'a picture.png'") == "ok \(picture)")
            #expect(try PNG.decode([UInt8](Data(contentsOf: URL(filePath: picture)))).image.width == 640)
            #expect(
                try talk.ask("capture no/such/folder/a.png").hasPrefix(
                    "error can't write '\(home.url.path)/no/such/folder/a.png': "))
            // Names that look like options, and a neighbour that is not ours to take.
            let neighbour = try home.write("{}", to: "-a.png.json")
            for name in ["-a.png", "-"] {
                #expect(try talk.ask("capture \(name)") == "ok \(home.url.path)/\(name)")
                #expect(FileManager.default.fileExists(atPath: "\(home.url.path)/\(name)"))
            }
            #expect(try String(contentsOf: URL(filePath: neighbour), encoding: .utf8) == "{}")
            #expect(try talk.ask("face glos").contains("did you mean 'gloss'?"))
            let figures = try talk.json(of: "stats")
            #expect(figures["frames"] as? Int ?? 0 > 0 && figures["memory"] as? Int ?? 0 > 1 << 20)
            // What was changed and not saved asks nobody.
            #expect(try talk.ask("quit") == "ok")
            #expect(talk.end() == 0)
        }

        @Test func whatIsNoCommandIsAnsweredAndFollowedByTheRest() throws {
            let talk = try talk(home: Home(showsPanel: false))
            try talk.say([UInt8](repeating: 0xFE, count: 1 << 20) + [10])
            #expect(try talk.hear("garbage") == "error the line has more than 65536 bytes")
            try talk.say([0, 1, 2, 255, 10])
            #expect(try talk.hear("garbage") == "error the line is not UTF-8 text")
            #expect(try talk.ask("sett tilt 1") == "error no command 'sett'; did you mean 'set'?")
            #expect(try talk.ask("# nothing\n\nset tlit 1") == "error no parameter 'tlit'; did you mean 'tilt'?")
            #expect(try talk.ask("scene ./no-such.json").hasPrefix("error no file './no-such.json'"))
            #expect(try talk.ask("face ./no-such.frag").hasPrefix("error no file './no-such.frag'; "))
            // All at once: each is answered, in order.
            let count = 2000
            try talk.say(
                (0..<count).map { "set tilt \(Double($0) / Double(count))\nget tilt\n" }.joined() + "get layout")
            for number in 0..<count {
                #expect(try talk.hear("set") == "ok")
                #expect(try talk.hear("get") == "ok \(Double(number) / Double(count))".withoutZero)
            }
            #expect(try talk.hear("the last") == "ok cover-flow")
            #expect(try talk.ask("quit") == "ok")
            #expect(talk.end() == 0)
        }

        @Test func fadersTurnKnobsAndAFloodOfThemDoesNoHarm() throws {
            let talk = try talk("--osc", "0", home: Home(showsPanel: false))
            let box = try FaderBox(to: talk.port())
            func wait(_ question: String, for answer: String, _ act: () -> Void) throws {
                let limit = Date(timeIntervalSinceNow: 120)
                var last = ""
                while last != answer, Date() < limit {
                    act()
                    last = try talk.ask(question)
                }
                #expect(last == answer, "\(question)")
            }
            try wait("get tilt", for: "ok 0.25") { box.send("/layout/tilt", 0.25) }
            try wait("get scroll", for: "ok 3.5") { box.send("/scroll", 3.5) }
            box.send(Array("no OSC at all".utf8))
            for number in 0..<100_000 {
                box.send(number % 3 == 0 ? "/no/such/knob\(number % 500)" : "/layout/tilt", Float(number % 100) / 100)
            }
            // No packet of the flood says this: what follows finds an empty socket, and is not lost.
            try wait("get tilt", for: "ok 0.625") { box.send("/tilt", 0.625) }
            let packets = try #require(try talk.json(of: "stats")["packets"] as? [String: Int])
            #expect(packets["received"] ?? 0 > 1000 && packets["ignored"] ?? 0 > 0, "\(packets)")
            // All that was turned is one step to take back.
            #expect(try talk.ask("undo") == "ok")
            // No more lines is not the end; the box may end it.
            try talk.sayNoMore()
            box.send("/quit")
            #expect(talk.end() == 0)
        }

        @Test(arguments: [false, true])
        func packetsNameFilesOnlyWhereTheUserAllowsIt(isAllowed: Bool) throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.row, to: "row.json")
            let other = try home.write(Self.row.replacing("15", with: "7"), to: "other.json")
            let shader = try home.write(
                "uniform sampler2D photo;\nvoid main() { gl_FragColor = texture(photo, vec2(0.5)); }\n", to: "a.frag")
            let allowing = isAllowed ? ["--osc-files"] : []
            let talk = try LiveWindow([path, "--face", shader, "--osc", "0"] + allowing, on: Screen(), home: home)
            let box = try FaderBox(to: talk.port())
            let before = try Data(contentsOf: home.url.appending(path: "row.json"))
            #expect(try talk.ask("set tilt 0.5") == "ok")
            box.send("/face/photo", text: "/etc/passwd")
            box.send("/capture", text: "row.json")
            box.send("/key", text: "Ctrl+S")
            box.send("/face", text: "./a.frag")
            // What comes after them has been seen after them; names of the program's own are no files.
            box.send("/backdrop", text: "aurora")
            var stands = ""
            let limit = Date(timeIntervalSinceNow: 120)
            while !stands.contains("<aurora>"), Date() < limit { stands = try talk.ask("state") }
            #expect(stands.contains("<aurora>"))
            // A shader that is made anew has no knobs for a moment.
            var photo = ""
            let wanted = isAllowed ? "ok /etc/passwd" : "ok auto"
            while photo != wanted, Date() < limit { photo = try talk.ask("get photo") }
            #expect(photo == wanted)
            if !isAllowed {
                #expect(try Data(contentsOf: home.url.appending(path: "row.json")) == before)
            }
            box.send("/scene", text: other)
            box.send("/scroll", 2)
            while try talk.ask("get scroll") != "ok 2", Date() < limit {}
            #expect(try talk.ask("get count") == (isAllowed ? "ok 7" : "ok 15"))
            #expect(try talk.ask("quit") == "ok")
            #expect(talk.end() == 0)
        }

        @Test func commandsAreTypedAtThePromptAndRememberedInTheNextWindow() throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.row, to: "row.json")
            let screen = try Screen()
            let window = try Window(path, on: screen, home: home)
            try window.key("F2")
            try window.wait("the prompt") { $0.place(of: "prompt") != nil }
            try window.type("set til")
            try window.key("Tab")
            try window.type("0.25")
            try window.key("Return")
            try window.wait("the tilt") { $0.parameters["tilt"] as? Double == 0.25 }
            try window.key("Escape")
            try window.wait("no prompt") { $0.place(of: "prompt") == nil }
            try window.key("ctrl+s")
            try window.wait("saved") { !$0.isChanged }
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
            let next = try Window("--layout", "cover-flow", on: screen, home: home)
            try next.key("F2")
            try next.wait("the prompt") { $0.place(of: "prompt") != nil }
            try next.key("Up")
            try next.key("Return")
            try next.wait("the tilt again") { $0.parameters["tilt"] as? Double == 0.25 }
        }

        @Test func aScriptIsPlayedInTheWindow() throws {
            let home = try Home(showsPanel: false)
            let script = try home.write("scroll 2\n@0.1 set tilt 0.25\nwait\n@0.2 capture shot.png\nquit\n", to: "tour")
            let path = try home.write(Self.row, to: "row.json")
            let window = try LiveWindow(path, "--script", script, on: Screen(), home: home)
            #expect(window.end() == 0)
            let shot = try Zoetrope.run("export", home.url.appending(path: "shot.png").path, "--format", "json")
            #expect(shot.status == 0 && shot.output.contains("\"scroll\": 2,"))
        }
    }
}

extension String {
    /// Whole numbers are written without a point.
    fileprivate var withoutZero: String { hasSuffix(".0") ? String(dropLast(2)) : self }
}
