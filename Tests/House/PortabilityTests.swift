import Foundation
import TestSupport
import Testing

/// What lets the library go where this machine is not.
@Suite struct PortabilityTests {
    /// The compiler for the browser has no Codable.
    @Test func codableStandsWhereTheBrowserLeavesItOut() throws {
        let core = Tool.root.appending(path: "Sources/LayoutCore")
        let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            var isGuarded = false
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                if line.hasPrefix("#if") { isGuarded = line == "#if !hasFeature(Embedded)" }
                if line.hasPrefix("#endif") { isGuarded = false }
                let words = ["Codable", "Encodable", "Decodable", "Encoder", "Decoder", "CodingKey"]
                guard !line.contains("//"), words.contains(where: line.contains) else { continue }
                #expect(isGuarded, "\(file.lastPathComponent): \(line)")
                count += 1
            }
        }
        #expect(count > 20)
    }

    /// What is compiled nowhere is a promise that nobody checks: the program is for Linux, and says so.
    @Test func onlyTheLibraryAsksWhichSystemItIsOn() throws {
        let sources = Tool.root.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard ["swift", "c", "cpp", "h"].contains(file.pathExtension), !file.path.contains("/LayoutCore/") else {
                continue
            }
            let text = Imports.code(of: try String(contentsOf: file, encoding: .utf8))
            for word in ["os(macOS)", "os(Linux)", "canImport(", "__APPLE__", "_WIN32", "COCOA", ".dylib"] {
                #expect(!text.contains(word), "\(file.lastPathComponent): \(word)")
            }
            count += 1
        }
        #expect(count > 300)
    }

    @Test func thePackageSaysWhereItRuns() throws {
        let package = try String(contentsOf: Tool.root.appending(path: "Package.swift"), encoding: .utf8)
        let line = package.split(separator: "\n").first { $0.contains("platforms: [.macOS") }
        for platform in [".macOS(", ".iOS(", ".tvOS(", ".watchOS(", ".visionOS(", ".macCatalyst("] {
            #expect(line?.contains(platform) == true, "\(platform)")
        }
    }
}
