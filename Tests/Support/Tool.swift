public import Foundation

/// Programs of others, run as people run them.
public enum Tool {
    public struct Run {
        public let status: Int32
        public let output: String
    }

    /// Where the package is.
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Where the build that is being tested has left its products, modules among them.
    public static let products: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let here = bundles + [URL(filePath: CommandLine.arguments[0]), URL(filePath: "/proc/self/exe")]
        let folders = here.map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
        return folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules").path) }
            ?? folders[0]
    }()

    public static func isThere(_ name: String) -> Bool {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// What it writes, on both outputs, and how it ends.
    public static func run(_ words: String..., at folder: URL = root) throws -> Run { try run(words, at: folder) }

    public static func run(_ words: [String], at folder: URL) throws -> Run {
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

    /// The machine that the tests run on, as the compiler names it.
    public static func target() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { var unversionedTriple: String }

            var target: Target
        }
        let info = try run("swiftc", "-print-target-info").output
        return try JSONDecoder().decode(Info.self, from: Data(info.utf8)).target.unversionedTriple
    }
}
