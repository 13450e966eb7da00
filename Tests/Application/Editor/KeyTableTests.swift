import Foundation
import Testing

@testable import ZoeEditor

/// The table of keys in docs/keys.md, and the cheat sheet, are of the same actions.
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

    private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "docs/keys.md")

    @Test func thePageNamesEveryKeyAndNoOther() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        guard ProcessInfo.processInfo.environment["ZOETROPE_RECORD"] == nil else {
            let start = try #require(text.range(of: "| keys | |\n"))
            let end = try #require(text[start.upperBound...].range(of: "\n\n"))
            try text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: Self.table)
                .write(to: Self.page, atomically: true, encoding: .utf8)
            return
        }
        #expect(text.contains("\n\(Self.table)\n\n"), "docs/keys.md has to show this table:\n\(Self.table)")
    }

    @Test func everyActionHasAKeyThatIsOne() {
        for action in Action.allCases {
            let words = action.entry.keys.split(separator: " ")
            #expect(!words.isEmpty && words.allSatisfy { Chord($0) != nil }, "\(action): \(action.entry.keys)")
            for word in words {
                #expect(Bindings.default.keys(for: action).contains(String(word)), "\(action) \(word)")
            }
        }
    }
}
