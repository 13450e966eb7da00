import Foundation
import Testing

extension Windows {
    /// What the window opens, keeps and brings back, and how it ends.
    @Suite struct FileTests {
        private static let scene = """
            {"zoetrope": 1, "title": "Mine", "layout": "linear", "items": 5, "view": {"width": 900, "height": 600},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#101018"}
            """
        private static let pictures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
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

        @Test func closingInTheMiddleOfLoadingEndsWell() throws {
            let home = try Home(showsPanel: false)
            let window = try Window("--layout", "wheel", "--items", "3", on: Screen(), home: home)
            try window.key("ctrl+q")
            #expect(window.end().code == 0)
        }
    }
}

@Suite struct NoScreenTests {
    @Test func withoutADisplayOneLineSaysWhatToDo() throws {
        let result = try Zoetrope.shell("env -u DISPLAY -u WAYLAND_DISPLAY \"$Z\" view")
        #expect(result.isFailure(69), "\(result)")
        #expect(result.errors.contains("capture"))
        let other = try Zoetrope.shell("env -u WAYLAND_DISPLAY DISPLAY=:4711 \"$Z\" --scene wheel")
        #expect(other.isFailure(69), "\(other)")
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
