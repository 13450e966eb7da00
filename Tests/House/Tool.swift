import Foundation

/// The package that these tests look at.
enum House {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
}

/// Swift's own tools, run as a developer runs them.
enum Tool {
    /// Where the build that is being tested has left its products, modules among them.
    static let products: URL = {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let here = bundles + [URL(filePath: CommandLine.arguments[0]), URL(filePath: "/proc/self/exe")]
        let folders = here.map { $0.resolvingSymlinksInPath().deletingLastPathComponent() }
        return folders.first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules").path) }
            ?? folders[0]
    }()

    struct Run {
        var status: Int32
        var output: String
    }

    static func run(_ words: String..., at folder: URL = House.root) throws -> Run {
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
    static func target() throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { var unversionedTriple: String }

            var target: Target
        }
        let info = try run("swiftc", "-print-target-info").output
        return try JSONDecoder().decode(Info.self, from: Data(info.utf8)).target.unversionedTriple
    }
}
