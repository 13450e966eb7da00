import CZoeDesktop
import Foundation
import TestSupport

/// A screen of its own for a test: an X server that draws into a file, begun and ended with this value.
final class Screen {
    private let server = Process()
    private let folder: TemporaryFolder
    let name: String

    static let programs = ["Xvfb", "xdotool"]

    /// The programs that the tests of the window need and that are not there.
    static let missing = programs.filter { name in
        !(ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    /// - Parameter dotsPerInch: twice 96 are two pixels for each point.
    convenience init(dotsPerInch: Int) throws {
        try self.init()
        guard unsafe setResolution(name, Int32(dotsPerInch)) == 1 else { throw NoScreen() }
    }

    /// - Parameter options: more of them for the server.
    init(_ options: String...) throws {
        folder = try TemporaryFolder()
        let output = Pipe()
        server.executableURL = URL(filePath: "/usr/bin/env")
        // The server looks for a free number and tells it once it listens.
        server.arguments =
            [
                "Xvfb", "-displayfd", "1", "-screen", "0", "1400x900x24", "-fbdir", folder.path, "-nolisten", "tcp",
            ] + options
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        var number = ""
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            number.append(Character(UnicodeScalar(byte)))
        }
        guard !number.isEmpty else { throw NoScreen() }
        name = ":\(number)"
    }

    struct NoScreen: Error {}

    deinit { end() }

    /// The server goes away, whoever draws on it.
    func end() {
        guard server.isRunning else { return }
        // At once: started from a test, the server may have inherited that it does not hear of anything less.
        kill(server.processIdentifier, SIGKILL)
        server.waitUntilExit()
    }

    /// What is on the screen now, as red, green and blue from the top left, cut to this size.
    func picture(width: Int, height: Int) throws -> [[UInt8]] {
        let dump = [UInt8](try Data(contentsOf: folder.file("Xvfb_screen0")))
        return Bytes.rows(ofDump: dump, width: width, height: height)
    }
}
