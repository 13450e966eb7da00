import Foundation
import TestSupport
import Testing

/// Another package that depends on the library.
@Suite struct NeighbourTests {
    /// SwiftPM refuses two modules of one name in all that is built together, used or not.
    @Test func aPackageWithModulesOfTheSameNamesImportsTheLibrary() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, to path: String) throws {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let names = [
            "CMath", "Document", "Images", "Renderer", "Scene", "Shaders", "Style", "Text", "Threads", "Window",
        ]
        for name in names { try write("public let place = 1\n", to: "Sources/\(name)/Place.swift") }
        try write(
            "import LayoutCore\nimport Renderer\nprint(LayoutKind.named(\"wheel\")?.name ?? \"\", Renderer.place)\n",
            to: "Sources/Neighbour/main.swift")
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let names = \(names)
            let library = Target.Dependency.product(name: "LayoutCore", package: "zoetrope")
            let package = Package(
                name: "Neighbour", platforms: [.macOS(.v15)],
                dependencies: [.package(name: "zoetrope", path: "\(Tool.root.path)")],
                targets: names.map { .target(name: $0) } + [
                    .executableTarget(name: "Neighbour", dependencies: ["Renderer", library])
                ])
            """, to: "Package.swift")
        let scratch = folder.appending(path: "build").path
        let build = try Tool.run("swift", "build", "--scratch-path", scratch, "--product", "Neighbour", at: folder)
        try #require(build.status == 0, "\(build.output)")
        #expect(try Tool.run("\(scratch)/debug/Neighbour").output == "wheel 1\n")
    }
}
