import Foundation
import TestSupport
import Testing

/// Panels get the editor's model and say what they ask for. Who owns the window is nothing to them.
@Suite struct PanelRuleTests {
    @Test func panelsDoNotKnowTheViewer() throws {
        let sources = Tool.root.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        var panels = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            guard Imports.imports(in: text).contains("CZoeImGui") else { continue }
            panels += 1
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
                #expect(!code.contains(/\bViewer\b/), "\(file.lastPathComponent):\(number + 1) names the Viewer")
            }
        }
        #expect(panels > 20)
    }
}
