import Foundation
import Testing

extension Windows {
    /// A disk that is full: each thing that cannot be kept is said in a line, and what was kept before stays whole.
    @Suite(.enabled(if: SmallDisk.mounting != nil, SmallDisk.cannotMount)) struct WindowDiskTests {
        private static let scene = """
            {"zoetrope": 1, "title": "Mine", "layout": "linear", "items": 5, "view": {"width": 900, "height": 600},
            "deck": {"kind": "cards", "card": {"fill": "#4080c0", "labels": [{"text": "{index}", "size": 90}]}},
            "backdrop": {"studio": "#304060"}}
            """
        private static let files = ["mine.json", "state", "state/zoetrope", "state/zoetrope/session.json"]

        private func open(_ home: Home) throws -> (Window, SmallDisk) {
            let path = try home.write(Self.scene, to: "mine.json")
            let window = try Window([path], on: Screen(), home: home, launcher: SmallDisk.launcher(pages: 600))
            return (window, try SmallDisk(of: window))
        }

        private func wait(_ window: Window, forComplaint words: String...) throws {
            let state = try window.wait(words.joined(separator: " … ")) { state in
                state.messages.contains { message in words.allSatisfy { message.contains($0) } }
            }
            #expect(state.messages.allSatisfy { !$0.contains("\n") })
        }

        private func insert(_ window: Window, _ count: Int) throws {
            try window.key("Insert")
            try window.wait("\(count) cards") { !$0.isMoving && $0.count == count }
        }

        /// The scene that is kept in case of a crash, once this is true of its edits.
        private func recovery(on disk: SmallDisk, edits: Int) throws -> String {
            let limit = Date(timeIntervalSinceNow: 60)
            while Date() < limit {
                if let name = try disk.names.first(where: { $0.contains("recovery-") }),
                    let text = try? disk.text(of: name), text.count(of: "insert") == edits
                {
                    return name
                }
            }
            throw Window.Unheard(description: "waited for the recovery file; there are \(try disk.names)")
        }

        /// What could not be written whole is taken away again.
        private func waitForNothingNew(on disk: SmallDisk) throws {
            let limit = Date(timeIntervalSinceNow: 60)
            while try disk.names != Self.files {
                if Date() > limit { throw Window.Unheard(description: "there are \(try disk.names)") }
            }
        }

        @Test func whatCannotBeKeptIsSaidAndWhatWasKeptStaysWhole() throws {
            let home = try Home(showsPanel: false)
            let (window, disk) = try open(home)
            let session = try disk.text(of: "state/zoetrope/session.json")
            try insert(window, 6)
            let recovery = try recovery(on: disk, edits: 1)
            let kept = try disk.text(of: recovery)
            try disk.fill()

            try insert(window, 7)
            try wait(window, forComplaint: "changes can't be kept safe", "recovery-", "No space left on device")
            #expect(try disk.text(of: recovery) == kept)
            try window.key("ctrl+s")
            try wait(window, forComplaint: "mine.json' failed: No space left on device")
            #expect(try disk.text(of: "mine.json") == Self.scene)
            try window.key("ctrl+shift+p")
            try window.wait("the question") { $0.place(of: "dialog.field") != nil }
            try window.key("Return")
            try wait(window, forComplaint: "presets/", "No space left on device")
            try window.key("Escape")
            try window.key("p")
            try wait(window, forComplaint: "writing '", ".png' failed: No space left on device")
            let names = Self.files + [recovery, "data", "data/zoetrope", "data/zoetrope/presets"]
            #expect(try disk.names == names.sorted())

            // Closing asks on as long as it is not saved.
            try window.key("ctrl+q")
            try window.click("dialog.save")
            try wait(window, forComplaint: "mine.json' failed: No space left on device")
            try window.click("dialog.discard")
            let (code, errors) = window.end()
            #expect(code == 0 && errors.count { $0 == "\n" } == 1, "\(code): \(errors)")
            #expect(errors.hasPrefix("zoetrope: ") && errors.contains("session.json' failed: No space left on device"))
            #expect(try disk.text(of: "state/zoetrope/session.json") == session)
            #expect(try disk.names == names.filter { $0 != recovery }.sorted())
        }

        @Test func onceThereIsRoomAgainEverythingIsKept() throws {
            let (window, disk) = try open(try Home(showsPanel: false))
            try disk.fill()
            try insert(window, 6)
            try wait(window, forComplaint: "changes can't be kept safe")
            try disk.empty()
            try insert(window, 7)
            _ = try recovery(on: disk, edits: 2)
            // It is said each time that it begins anew.
            try disk.fill()
            try insert(window, 8)
            try wait(window, forComplaint: "changes can't be kept safe")
            try disk.empty()
            try window.key("ctrl+s")
            try window.wait("it is saved") { !$0.isChanged }
            #expect(try disk.text(of: "mine.json").count(of: "insert") == 3)
            try window.key("ctrl+q")
            let (code, errors) = window.end()
            #expect(code == 0 && errors.isEmpty, "\(code): \(errors)")
            #expect(try disk.text(of: "state/zoetrope/session.json").contains("\"knowsPanelKey\" : true"))
            #expect(try disk.names == Self.files)
        }

        /// A page of text has room, and the picture has none.
        @Test func aPictureThatIsTooLargeForTheDiskIsSaid() throws {
            let (window, disk) = try open(try Home(showsPanel: false))
            try disk.fill(but: 2)
            try window.key("p")
            try wait(window, forComplaint: "writing '", ".png' failed: No space left on device")
            // The picture of the window with all that lies over it is written by the window itself.
            try window.key("shift+p")
            try window.click("dialog.panel")
            try window.click("dialog.capture")
            try wait(window, forComplaint: "writing '", ".png' failed: No space left on device")
            // That may still be said of the first one.
            try waitForNothingNew(on: disk)
            try disk.empty()
            try window.key("p")
            try wait(window, forComplaint: "picture: ")
            #expect(try disk.names.contains { $0.hasSuffix(".png") })
        }
    }
}

extension String {
    fileprivate func count(of word: String) -> Int { components(separatedBy: word).count - 1 }
}
