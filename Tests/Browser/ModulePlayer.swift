import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeBrowser

/// The module as it is built into the program, played by node.
struct ModulePlayer {
    /// One stage and what is done to it, all as JSON.
    struct Play {
        var make: String
        var acts: [String]
        var json: String { "{\"make\":\(make),\"acts\":[\(acts.joined(separator: ","))]}" }
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let module = root.appending(path: "Sources/Browser/Module/stage.wasm.z")

    /// Nil on a machine without node; .ci/run installs it.
    static let node: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// What node has answered, play by play, and all frames one after the other.
    static func play(_ plays: [Play]) throws -> (answers: [[Any]], frames: [[Double]]) {
        let folder = try TemporaryFolder()
        let (from, to) = (folder.file("plays"), folder.file("answers"))
        try "[\(plays.map(\.json).joined(separator: ","))]".write(to: from, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(node))
        let browser = root.appending(path: "Sources/Browser")
        process.arguments = [
            root.appending(path: "Tests/Fixtures/browser/player.js").path, browser.appending(path: "Page").path,
            module.path, from.path, to.path,
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let answers = try JSONSerialization.jsonObject(with: Data(contentsOf: to))
        let data = try Data(contentsOf: to.appendingPathExtension("frames"))
        var numbers = [Double](repeating: 0, count: data.count / 8)
        _ = unsafe numbers.withUnsafeMutableBytes { unsafe data.copyBytes(to: $0) }
        var frames: [[Double]] = []
        var place = 0
        while place < numbers.count {
            let count = Int(numbers[place])
            frames.append(Array(numbers[(place + 1)...(place + count)]))
            place += count + 1
        }
        return (try #require(answers as? [[Any]]), frames)
    }

    /// The same here, in Swift for this machine.
    static func playHere(_ play: Play) throws -> [[Double]] {
        var stage = try PageStage(Array(play.make.utf8))
        var frames: [[Double]] = []
        for act in play.acts {
            let object = try JSONSerialization.jsonObject(with: Data(act.utf8)) as? [String: Any] ?? [:]
            func part(_ name: String) throws -> [UInt8]? {
                guard let value = object[name] else { return nil }
                return Array(try JSONSerialization.data(withJSONObject: value))
            }
            if let seconds = object["advance"] as? Double {
                stage.advance(by: seconds)
            } else if let input = try part("input") {
                try? stage.apply(input)
            } else if let turn = try part("turn") {
                try? stage.turn(turn)
            } else if object["frame"] != nil {
                frames.append(FrameNumbers.numbers(of: stage.frame))
            }
        }
        return frames
    }
}

extension ModulePlayer {
    /// The sixteen numbers of a matrix, as scripts have them.
    static func numbers(_ matrix: Transform3D) -> [Double] {
        [matrix.row1, matrix.row2, matrix.row3, matrix.row4].flatMap { row in [row.x, row.y, row.z, row.w] }
    }

    /// Runs a script in node after some of a page's own, and returns what it says.
    static func said(_ names: [String], _ script: String, _ words: [String] = []) throws -> String {
        let page = root.appending(path: "Sources/Browser/Page")
        let scripts = try names.map { try String(contentsOf: page.appending(path: $0), encoding: .utf8) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(node))
        process.arguments = ["-e", scripts.joined(separator: "\n") + "\n" + script] + words
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
