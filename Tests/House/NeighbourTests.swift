import Foundation
import TestSupport
import Testing

/// Another package that depends on the library.
@Suite struct NeighbourTests {
    /// SwiftPM refuses two modules of one name in all that is built together, used or not.
    @Test func aPackageWithModulesOfTheSameNamesImportsTheLibrary() throws {
        let folder = try TemporaryFolder()
        let names = [
            "CMath", "Document", "Images", "Renderer", "Scene", "Shaders", "Style", "Text", "Threads", "Window",
        ]
        for name in names { try folder.write("public let place = 1\n", to: "Sources/\(name)/Place.swift") }
        try folder.write(
            "import LayoutCore\nimport Renderer\nprint(LayoutKind.named(\"wheel\")?.name ?? \"\", Renderer.place)\n",
            to: "Sources/Neighbour/main.swift")
        try folder.write(
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
        let scratch = folder.path("build")
        let build = try Tool.run("swift", "build", "--scratch-path", scratch, "--product", "Neighbour", at: folder.url)
        try #require(build.status == 0, "\(build.output)")
        #expect(try Tool.run("\(scratch)/debug/Neighbour").output == "wheel 1\n")
    }
}
