import Foundation

/// Programs of others, run as people run them.
enum Tool {
    struct Run {
        let status: Int32
        let output: String
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Where the build that is being tested has left its products, modules among them.
    static let products: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let here = bundles + [URL(filePath: CommandLine.arguments[0]), URL(filePath: "/proc/self/exe")]
        let folders = here.map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
        return folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules").path) }
            ?? folders[0]
    }()

    static func isThere(_ name: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    static func run(_ words: [String], at folder: URL) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }
}

/// A folder that is gone when the test is over.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "zoetrope-export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to name: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }
}
