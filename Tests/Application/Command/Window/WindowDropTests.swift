import Foundation
import Testing

extension Windows {
    /// Files that come from another window.
    @Suite struct WindowDropTests {
        private static let scene = """
            {"zoetrope": 1, "title": "Mine", "layout": "linear", "items": 5, "view": {"width": 900, "height": 600},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}, "backdrop": "#101018"}
            """
        private static let pictures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/images", directoryHint: .isDirectory)

        private func open(_ home: Home) throws -> Window {
            try Window(try home.write(Self.scene, to: "mine.json"), on: Screen(), home: home)
        }

        @Test func aFolderOfPicturesGoesOnTheCards() throws {
            let home = try Home(showsPanel: false)
            let window = try open(home)
            // As a file manager may write it: with blanks and letters beyond ASCII.
            let folder = home.url.appending(path: "mes été photos", directoryHint: .isDirectory)
            try FileManager.default.copyItem(at: Self.pictures, to: folder)
            try window.drop([folder])
            let state = try window.wait("pictures") { !$0.isMoving && $0.deck["kind"] as? String == "files" }
            #expect(state.deck["files"] as? [String] == [folder.path(percentEncoded: false).trimming("/")])
            #expect(state.layout == "linear" && state.count == 7 && state.isChanged, "\(state.summary)")
            #expect(state.document["title"] as? String == "Mine", "the scene is the same one")
            try window.key("ctrl+z")
            try window.wait("plain cards again") {
                !$0.isMoving && $0.deck["kind"] as? String == "cards" && $0.count == 5
            }
        }

        @Test func severalFilesGoOnTheCardsInTheirOrder() throws {
            let window = try open(try Home(showsPanel: false))
            let files = ["quadrants.webp", "quadrants.gif", "wide-gamut.png"].map { Self.pictures.appending(path: $0) }
            try window.drop(files)
            let state = try window.wait("three pictures") { !$0.isMoving && $0.count == 3 }
            #expect(state.deck["files"] as? [String] == files.map { $0.path(percentEncoded: false) })
        }

        @Test func aSceneIsOpenedAndAsksForWhatWouldBeLost() throws {
            let home = try Home(showsPanel: false)
            let window = try open(home)
            let other = URL(
                filePath: try home.write(Self.scene.replacing("Mine", with: "Theirs"), to: "theirs.json"))
            try window.key("Insert")
            try window.wait("six cards") { !$0.isMoving && $0.count == 6 }
            try window.drop([other])
            try window.click("dialog.cancel")
            let kept = try window.wait("no question") { !$0.isMoving && $0.place(of: "dialog.cancel") == nil }
            #expect(kept.count == 6 && kept.document["title"] as? String == "Mine")
            try window.drop([other])
            try window.click("dialog.discard")
            let opened = try window.wait("the other scene") {
                !$0.isMoving && $0.document["title"] as? String == "Theirs"
            }
            #expect(opened.count == 5 && !opened.isChanged)
        }

        @Test func aPictureThatZoetropeWroteIsTheSceneAgain() throws {
            let home = try Home(showsPanel: false)
            let window = try open(home)
            let picture = home.url.appending(path: "wheel.png")
            let made = try Zoetrope.run(
                "capture", "--layout", "wheel", "--items", "9", "--scroll", "4", "--size", "320x200", "-o", picture.path
            )
            #expect(made.status == 0, "\(made.errors)")
            try window.drop([picture])
            let state = try window.wait("the wheel") { !$0.isMoving && $0.layout == "wheel" }
            #expect(state.count == 9 && state.scroll == 4 && state.width == 900, "\(state.summary)")
        }

        /// Whoever opens it anew has not been told yet which of its files are broken.
        @Test func aPictureOfAFolderWithBrokenFilesShowsWhatIsWrongWithThem() throws {
            let home = try Home(showsPanel: false)
            let folder = home.url.appending(path: "photos", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in ["a.png", "b.jpg", "c.png"] {
                try Data("no picture".utf8).write(to: folder.appending(path: name))
            }
            let picture = home.url.appending(path: "picture.png")
            let made = try Zoetrope.run(
                "capture", folder.path, "--layout", "linear", "--size", "900x600", "-o", picture.path)
            #expect(made.status == 0, "\(made.errors)")
            let window = try Window(
                [folder.path, "--layout", "linear", "--size", "900x600"], on: Screen(), home: home)
            try window.expectCapture(in: window.wait("cards") { !$0.isMoving && $0.drawn("picturesComing") == 0 })
            try window.drop([picture])
            let opened = try window.wait("the picture's scene") {
                !$0.isMoving && $0.messages.contains { $0.hasPrefix("opened") }
            }
            try window.wait("no more words") { !$0.isMoving && $0.messages.isEmpty && $0.drawn("picturesComing") == 0 }
            try window.expectCapture(in: opened)
        }

        @Test func aSourceThatVanishesInTheMiddleOfADragDoesNoHarm() throws {
            let window = try open(try Home(showsPanel: false))
            try window.dragAndVanish()
            try window.key("Insert")
            try window.wait("six cards") { !$0.isMoving && $0.count == 6 }
            try window.drop([Self.pictures])
            try window.wait("pictures") { !$0.isMoving && $0.deck["kind"] as? String == "files" }
        }

        @Test func whatCannotBeReadIsSaidAndChangesNothing() throws {
            let home = try Home(showsPanel: false)
            let window = try open(home)
            for (name, text, reason) in [
                ("broken.json", "{\"zoetrope\": 1, \"layout\": \"linaer\"}", "broken.json:1:"),
                ("newer.json", "{\"zoetrope\": 99}", "newer.json:1:"),
            ] {
                try window.drop([URL(filePath: try home.write(text, to: name))])
                let state = try window.wait(reason) { $0.messages.contains { $0.contains(reason) } && !$0.isMoving }
                #expect(state.count == 5 && !state.isChanged && state.document["title"] as? String == "Mine")
            }
            try window.drop([home.url.appending(path: "not there.png")])
            let state = try window.wait("the name") { $0.messages.contains { $0.contains("not there.png") } }
            #expect(state.count == 5 && !state.isChanged)
            // A file that is no picture becomes a card that says so, as it does on the command line.
            try window.drop([URL(filePath: try home.write("no picture", to: "words.jpg"))])
            try window.wait("a card") { !$0.isMoving && $0.count == 1 }
            try window.key("ctrl+z")
            try window.wait("plain cards") { !$0.isMoving && $0.count == 5 }
        }
    }
}

extension String {
    /// Without this at its end.
    fileprivate func trimming(_ ending: String) -> String { hasSuffix(ending) ? String(dropLast(ending.count)) : self }
}
