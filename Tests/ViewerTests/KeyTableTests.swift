import Foundation
import Testing

@testable import Viewer

/// README's table of keys, and the cheat sheet, are of the same actions.
@Suite struct KeyTableTests {
    private static let table: String = {
        let rows = Action.Group.allCases.flatMap { group -> [String] in
            let actions = Action.allCases.filter { $0.entry.group == group }
            return ["| **\(group.rawValue)** | |"]
                + actions.map { action in
                    let keys = action.entry.keys.split(separator: " ").map { "`\($0)`" }.joined(separator: " ")
                    return "| \(keys) | \(action.entry.help) |"
                }
        }
        return (["| keys | |", "| --- | --- |"] + rows).joined(separator: "\n")
    }()

    @Test func readmeNamesEveryKeyAndNoOther() throws {
        let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "README.md")
        let text = try String(contentsOf: readme, encoding: .utf8)
        #expect(text.contains("\n\(Self.table)\n\n"), "README.md has to show this table:\n\(Self.table)")
    }

    @Test func everyActionHasAKeyThatIsOne() {
        for action in Action.allCases {
            let words = action.entry.keys.split(separator: " ")
            #expect(!words.isEmpty && words.allSatisfy { Chord($0) != nil }, "\(action): \(action.entry.keys)")
            for word in words {
                #expect(Bindings.standard.keys(for: action).contains(String(word)), "\(action) \(word)")
            }
        }
    }
}
