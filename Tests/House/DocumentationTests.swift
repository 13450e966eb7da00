import Foundation
import TestSupport
import Testing

/// What the library says about itself to whoever imports it.
@Suite struct DocumentationTests {
    @Test func everyPublicSymbolIsDocumented() throws {
        let folder = try TemporaryFolder()
        let run = try Tool.run(
            "swift", "symbolgraph-extract", "-module-name", "LayoutCore", "-I",
            Tool.products.appending(path: "Modules").path,
            "-I", Tool.root.appending(path: "Sources/C/Math").path, "-target", Tool.target(), "-minimum-access-level",
            "public", "-skip-synthesized-members", "-output-dir", folder.path)
        try #require(run.status == 0, "\(run.output)")
        let data = try Data(contentsOf: folder.file("LayoutCore.symbols.json"))
        let symbols = try JSONDecoder().decode(Graph.self, from: data).symbols
        #expect(symbols.count > 500)
        for symbol in symbols where symbol.docComment == nil && symbol.location != nil {
            Issue.record("\(symbol.pathComponents.joined(separator: ".")) has no words")
        }
    }

    private struct Graph: Decodable {
        struct Symbol: Decodable {
            struct Words: Decodable {}
            struct Place: Decodable {}

            var pathComponents: [String]
            var docComment: Words?
            /// What the compiler has made by itself has none.
            var location: Place?
        }

        var symbols: [Symbol]
    }
}
