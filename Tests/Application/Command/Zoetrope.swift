import Foundation
import TestSupport
import Testing

/// The command as its users meet it: the built binary, run from outside.
enum Zoetrope {
    struct Result: Equatable {
        let status: Int32
        let output: String
        let errors: String

        /// Nothing was printed as a result, and one line says what is wrong.
        func isFailure(_ code: Int32) -> Bool {
            status == code && output.isEmpty && errors.hasPrefix("zoetrope: ") && errors.hasSuffix("\n")
                && errors.count { $0 == "\n" } == 1
        }
    }

    /// What ZOETROPE_COMMAND names, such as a release build, which draws many times faster than what is otherwise taken:
    /// that beside the test bundle, where the package's products are built.
    static let binary: URL = {
        if let path = ProcessInfo.processInfo.environment["ZOETROPE_COMMAND"] { return URL(filePath: path) }
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let here = bundles + [URL(filePath: CommandLine.arguments[0]), URL(filePath: "/proc/self/exe")]
        let candidates = here.map {
            $0.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "zoetrope")
        }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
    }()

    static func run(_ arguments: String..., in folder: URL? = nil) throws -> Result {
        try start(binary, arguments, in: folder)
    }

    static func run(_ arguments: [String], in folder: URL? = nil) throws -> Result {
        try start(binary, arguments, in: folder)
    }

    /// A line of shell; `$Z` is the command.
    static func shell(_ script: String, in folder: URL? = nil) throws -> Result {
        try start(URL(filePath: "/bin/sh"), ["-c", script], in: folder)
    }

    /// Both streams go to files, so that neither can fill up while the other is read.
    private static func start(_ program: URL, _ arguments: [String], in folder: URL?) throws -> Result {
        let streams = try TemporaryFolder()
        let (output, errors) = (streams.file("output"), streams.file("errors"))
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(["Z": binary.path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        for url in [output, errors] { try Data().write(to: url) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
