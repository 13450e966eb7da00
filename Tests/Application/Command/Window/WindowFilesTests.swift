import Foundation
import TestSupport
import Testing
import ZoeImages

extension Windows {
    /// What the window opens, keeps and brings back, and how it ends.
    @Suite struct WindowFilesTests {
        private static let scene = """
            {"zoetrope": 1, "title": "Mine", "layout": "linear", "items": 5, "view": {"width": 900, "height": 600},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#101018"}
            """
        private static let pictures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/images")

        private func recovered(_ home: Home) throws -> [String: Any] {
            let file = try #require(home.recoveries.first, "no recovery file")
            let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
            return try #require(page as? [String: Any])
        }

        /// Waits until a file is there, by looking.
        private func waitForRecovery(in home: Home, _ isIt: ([String: Any]) -> Bool) throws {
            let limit = Date(timeIntervalSinceNow: 120)
            while Date() < limit {
                if let file = home.recoveries.first, let data = try? Data(contentsOf: file),
                    let page = try? JSONSerialization.jsonObject(with: data) as? [String: Any], isIt(page)
                {
                    return
                }
                Thread.sleep(forTimeInterval: 0.02)
            }
            throw Window.Unheard(description: "waited for the recovery file")
        }

        @Test func aFolderOfPicturesIsOpenedByItsName() throws {
            let home = try Home(showsPanel: false)
            let window = try Window(Self.pictures.path, on: Screen(), home: home)
            let deck = try window.wait("pictures") { !$0.isMoving }.document["deck"] as? [String: Any]
            #expect(deck?["kind"] as? String == "files" && deck?["files"] as? [String] == [Self.pictures.path])
            // While pictures may still be on their way.
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
        }

        @Test func aSceneIsOpenedThroughTheDialogWhichCompletesItsName() throws {
            let home = try Home(showsPanel: false)
            _ = try home.write(Self.scene, to: "a-scene-of-mine.json")
            let window = try Window("--layout", "wheel", "--items", "3", on: Screen(), home: home)
            try window.key("ctrl+o")
            try window.wait("the dialog") { $0.place(of: "dialog.field") != nil }
            try window.type("a-sc")
            try window.wait("its name in the list") {
                $0.place(of: "file.a-scene-of-mine.json") != nil && $0.place(of: "file.state") == nil
            }
            try window.key("Tab")
            try window.key("Return")
            try window.wait("the scene") { !$0.isMoving && $0.document["title"] as? String == "Mine" && $0.count == 5 }
        }

        @Test func whatIsNotThereIsSaidAndChangesNothing() throws {
            let home = try Home(showsPanel: false)
            let window = try Window(try home.write(Self.scene, to: "mine.json"), on: Screen(), home: home)
            try window.key("ctrl+o")
            try window.wait("the dialog") { $0.place(of: "dialog.field") != nil }
            try window.type("no such thing")
            try window.key("Return")
            let state = try window.wait("the dialog closed") { $0.place(of: "dialog.field") == nil && !$0.isMoving }
            #expect(state.document["title"] as? String == "Mine" && !state.isChanged)
        }

        @Test func quittingAsksAboutChangesAndSavesThem() throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.scene, to: "mine.json")
            let window = try Window(path, on: Screen(), home: home)
            try window.key("Insert")
            try window.wait("six cards") { !$0.isMoving && $0.count == 6 && $0.isChanged }
            try window.key("ctrl+q")
            try window.wait("the question") { $0.place(of: "dialog.save") != nil }
            try window.key("Escape")
            try window.wait("no question") { $0.place(of: "dialog.save") == nil }
            try window.key("ctrl+q")
            try window.click("dialog.save")
            #expect(window.end().code == 0)
            let saved = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path))) as? [String: Any]
            #expect((saved?["edits"] as? [[String: Int]]) == [["insert": 1]])
            #expect(home.recoveries.isEmpty, "nothing is left behind after a good end")
        }

        @Test func afterTheServerHasGoneEverythingComesBack() throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.scene, to: "mine.json")
            let screen = try Screen()
            let window = try Window(path, on: screen, home: home)
            try window.key("Delete")
            try window.wait("four cards") { !$0.isMoving && $0.count == 4 }
            try waitForRecovery(in: home) { ($0["edits"] as? [[String: Int]]) == [["remove": 0]] }
            screen.end()
            let (code, errors) = window.end()
            #expect(code == 69 && errors.hasPrefix("zoetrope: ") && errors.contains("X server"), "\(code): \(errors)")
            #expect(try recovered(home)["title"] as? String == "Mine", "the recovery file is whole")

            let next = try Window(on: Screen(), home: home)
            let state = try next.wait("what was open") { !$0.isMoving && $0.document["title"] as? String == "Mine" }
            #expect(state.count == 4 && state.isChanged)
            try next.key("ctrl+q")
            try next.click("dialog.discard")
            #expect(next.end().code == 0)
            #expect(home.recoveries.isEmpty)
        }

        @Test func withoutItsWindowTheProgramEnds() throws {
            let home = try Home(showsPanel: false)
            let window = try Window(try home.write(Self.scene, to: "mine.json"), on: Screen(), home: home)
            // Cards that move by themselves are drawn on and on.
            try window.key("space")
            try window.destroy()
            let (code, errors) = window.end()
            #expect(code == 69 && errors.hasPrefix("zoetrope: ") && errors.contains("X server"), "\(code): \(errors)")
            #expect(errors.count { $0 == "\n" } == 1)
        }

        /// Five dozen photos of four million pixels each, all in view, which takes a while to decode.
        @Test func closingInTheMiddleOfDecodingEndsWell() throws {
            let home = try Home(showsPanel: false)
            let folder = home.url.appending(path: "photos")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let bytes = [UInt8]((0..<4 * 2000 * 2000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) })
            let photo = folder.appending(path: "0.png")
            try Data(try PNG.encode(Image(width: 2000, height: 2000, bytes: bytes))).write(to: photo)
            for number in 1..<60 {
                try FileManager.default.linkItem(at: photo, to: folder.appending(path: "\(number).png"))
            }
            let window = try Window(folder.path, "--layout", "tag-cloud", on: Screen(), home: home)
            try window.wait("pictures on their way") { $0.drawn("picturesComing") > 0 }
            try window.key("ctrl+q")
            let (code, errors) = window.end()
            #expect(code == 0 && errors.isEmpty, "\(code): \(errors)")
        }

        @Test func aPictureIsTheOnlyFileThatIsWrittenForIt() throws {
            let home = try Home(showsPanel: false)
            let beside = "mine-linear-1.png.json"
            _ = try home.write("somebody's own", to: beside)
            let window = try Window(try home.write(Self.scene, to: "mine.json"), on: Screen(), home: home)
            try window.key("p")
            try window.wait("the picture") { $0.messages.contains { $0.hasSuffix("/mine-linear-1.png") } }
            #expect(try String(contentsOf: home.url.appending(path: beside), encoding: .utf8) == "somebody's own")
        }

        // MARK: Scenes of one's own

        @Test func aSceneIsKeptByNameAndComesBack() throws {
            let home = try Home()
            let window = try Window(try home.write(Self.scene, to: "mine.json"), on: Screen(), home: home)
            try window.key("ctrl+shift+p")
            try window.wait("the question") { $0.place(of: "dialog.field") != nil }
            try window.key("ctrl+a")
            try window.type("My own one")
            try window.key("Return")
            try window.wait("it is kept") { $0.messages == ["kept among your scenes: My own one"] }
            let file = home.url.appending(path: "data/zoetrope/presets/My own one.json")
            let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            #expect(page?["title"] as? String == "Mine" && page?["items"] as? Int == 5)
            // From another scene back to it, through the list in the panel, at whose end it is.
            try window.key("bracketright")
            try window.wait("another layout") { !$0.isMoving && $0.layout != "linear" }
            try window.click("scene")
            let list = try window.wait("the list") { state in state.names.contains { $0.hasPrefix("scene ") } }
            let first = try #require(list.names.first { $0.hasPrefix("scene ") }.flatMap(list.place))
            try window.move(to: first.x, first.y)
            try window.xdotool("click", "--repeat", "250", "--delay", "2", "5")
            try window.click("preset My own one")
            try window.wait("the scene") { !$0.isMoving && $0.layout == "linear" && $0.count == 5 }
        }

        @Test func whereNothingCanBeKeptOneLineSaysSo() throws {
            let home = try Home(showsPanel: false)
            let path = try home.write(Self.scene, to: "mine.json")
            // A file where the folder should be.
            _ = try home.write("", to: "data")
            let window = try Window(path, on: Screen(), home: home)
            try window.key("ctrl+shift+p")
            try window.wait("the question") { $0.place(of: "dialog.field") != nil }
            try window.key("Return")
            let state = try window.wait("why not") { $0.messages.contains { $0.contains("can't make the folder") } }
            #expect(state.messages.allSatisfy { !$0.contains("\n") })
            try window.key("Escape")
            // Nor can the scene itself be written, nor the copy that is kept in case of a crash.
            try FileManager.default.removeItem(at: home.states)
            try Data().write(to: home.states)
            try FileManager.default.removeItem(atPath: path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            try window.key("Insert")
            try window.wait("six cards") { !$0.isMoving && $0.count == 6 }
            try window.wait("a warning") { $0.messages.contains { $0.contains("changes can't be kept safe") } }
            try window.key("ctrl+s")
            try window.wait("why not") { $0.messages.contains { $0.contains("mine.json") && $0.contains("folder") } }
            try window.key("ctrl+q")
            try window.click("dialog.discard")
            let (code, errors) = window.end()
            #expect(code == 0 && errors.count { $0 == "\n" } == 1, "\(code): \(errors)")
            #expect(errors.contains("session.json"))
        }

        @Test func aBindingsFileThatIsWrongIsSaidLineByLine() throws {
            let home = try Home(showsPanel: false)
            let folder = home.url.appending(path: "config/zoetrope")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("insertCard = F7\nundoo = F8\n".utf8).write(to: folder.appending(path: "keys"))
            let window = try Window(try home.write(Self.scene, to: "mine.json"), on: Screen(), home: home)
            let state = try window.wait("the complaint") { !$0.messages.isEmpty }
            #expect(state.messages.count == 1 && state.messages[0].contains("keys:2:"), "\(state.messages)")
            #expect(state.messages[0].contains("did you mean 'undo'?"), "\(state.messages)")
            try window.key("F7")
            try window.wait("six cards") { !$0.isMoving && $0.count == 6 }
        }
    }
}

@Suite struct WindowFilesTests {
    @Test func withoutADisplayOneLineSaysWhatToDo() throws {
        let result = try Zoetrope.shell("env -u DISPLAY -u WAYLAND_DISPLAY \"$Z\" view")
        #expect(result.isFailure(69), "\(result)")
        #expect(result.errors.hasSuffix("zoetrope capture --scene gallery -o gallery.png\n"), "\(result.errors)")
        let bare = "env -u DISPLAY -u WAYLAND_DISPLAY \"$Z\""
        let scene = try Zoetrope.shell("\(bare) view --scene wheel --set 'layout.spacing=1.5' --items 9")
        #expect(
            scene.errors.hasSuffix(
                ": zoetrope capture --scene wheel --items 9 --set layout.spacing=1.5 -o wheel.png\n"), "\(scene.errors)"
        )
        let folder = try TemporaryFolder()
        try folder.write("{\"zoetrope\": 1}", to: "my scene.json")
        let file = try Zoetrope.shell("\(bare) './my scene.json'", in: folder.url)
        #expect(file.errors.hasSuffix(": zoetrope capture './my scene.json' -o 'my scene.png'\n"), "\(file.errors)")
        let other = try Zoetrope.shell("env -u WAYLAND_DISPLAY DISPLAY=:4711 \"$Z\" --scene wheel")
        #expect(other.isFailure(69), "\(other)")
        let wayland = try Zoetrope.shell("env -u DISPLAY WAYLAND_DISPLAY=wayland-4711 \"$Z\"")
        #expect(wayland.isFailure(69) && wayland.errors.contains("XWayland"), "\(wayland)")
    }

    @Test func aWordThatIsNoCommandIsAPathOrAMistake() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"zoetrope\": 2}", to: "scene.json")
        let broken = try Zoetrope.run("scene.json", in: folder.url)
        #expect(broken.isFailure(65) && broken.errors.contains("scene.json:1:"), "\(broken)")
        let mistake = try Zoetrope.run("capturee", in: folder.url)
        #expect(mistake.isFailure(64) && mistake.errors.contains("did you mean 'capture'?"), "\(mistake)")
        let option = try Zoetrope.run("--layuot", "wheel", in: folder.url)
        #expect(option.isFailure(64), "\(option)")
    }
}
