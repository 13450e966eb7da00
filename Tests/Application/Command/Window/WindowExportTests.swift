import Foundation
import TestSupport
import Testing

extension Windows {
    /// The window's ways out to other tools.
    @Suite struct WindowExportTests {
        private let home: Home
        private let tools: TemporaryFolder

        init() throws {
            home = try Home()
            tools = try TemporaryFolder()
            let script = "#!/bin/sh\necho \"$1\" > '\(tools.file("part").path)'\n"
            try tools.write(
                script + "mv '\(tools.file("part").path)' '\(tools.file("opened").path)'\n", to: "xdg-open")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: tools.file("xdg-open").path)
        }

        private func open() throws -> Window {
            let document = """
                {"zoetrope": 1, "title": "Nine cards", "layout": "cover-flow", "items": 9,
                "deck": {"kind": "cards", "card": {"fill": "#4080c0"}}}
                """
            let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
            return try Window(
                [try home.write(document, to: "nine.json"), "--size", "900x600"], on: Screen(), home: home,
                environment: ["PATH": "\(tools.url.path):\(path)"])
        }

        /// What was opened, once something is.
        private func opened() throws -> String {
            let limit = Date(timeIntervalSinceNow: 60)
            while !FileManager.default.fileExists(atPath: tools.file("opened").path), Date() < limit {
                Thread.sleep(forTimeInterval: 0.05)
            }
            let text = try tools.text(of: "opened")
            try FileManager.default.removeItem(at: tools.file("opened"))
            return text.trimmingCharacters(in: .whitespacesAndNewlines)
        }

        @Test func aClickWritesAFileAndOpensIt() throws {
            let window = try open()
            try window.wait("rest") { !$0.isMoving && $0.index == 0 }
            try window.click("export")
            try window.wait("all ways out") { state in
                ["html", "css", "glb", "svg", "pdf", "swift", "js", "glsl", "csv", "json"].allSatisfy {
                    state.names.contains("export \($0)")
                }
            }
            try window.click("export html")
            let page = try opened()
            #expect(page.hasSuffix("/nine-cards.html"))
            #expect(try String(contentsOfFile: page, encoding: .utf8).hasPrefix("<!DOCTYPE html>"))
            try window.wait("no question") { !$0.names.contains("export html") }
            // Another one stands beside it.
            try window.key("ctrl+e")
            try window.click("export css")
            #expect(try opened().hasSuffix("/nine-cards-1.html"))
            try window.key("ctrl+e")
            try window.click("export js")
            let code = try opened()
            #expect(code.hasSuffix("/nine-cards.js") && FileManager.default.fileExists(atPath: code))
        }
    }
}
