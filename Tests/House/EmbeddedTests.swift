import Foundation
import TestSupport
import Testing

/// What Embedded Swift, in which the library is compiled for the browser, refuses or breaks on.
@Suite struct EmbeddedTests {
    @Test func theLibraryKeepsToWhatTheBrowserCanRun() throws {
        let core = Tool.root.appending(path: "Sources/LayoutCore")
        let files = FileManager.default.enumerator(at: core, includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            count += 1
            for complaint in Self.complaints(about: try String(contentsOf: file, encoding: .utf8)) {
                Issue.record("\(file.lastPathComponent): \(complaint)")
            }
        }
        #expect(count > 80)
    }

    @Test(arguments: [
        ("let layout: any Layout", "an existential"), ("let names = list.map(\\.name)", "a key path"),
        ("let path = \\Card.index", "a key path"), ("guard let known = digits as? [Int] else", "a cast"),
        ("static let most = 1 << 53", "an Int of more than 32 bits"),
        ("let far = 9_007_199_254_740_992", "an Int of more than 32 bits"),
        ("let table = Dictionary(uniqueKeysWithValues: pairs)", "a dictionary of pairs, which casts"),
    ]) func whatIsForbiddenIsSeen(line: String, what: String) {
        #expect(Self.complaints(about: line) == ["\(what) in '\(line)'"])
    }

    @Test(arguments: [
        "/// As many as any Layout has: 1 << 53.", "let text = \"any Layout as? \\(name)\"", "print(\"\\.name\")",
        "#if !hasFeature(Embedded)\n    init(from decoder: any Decoder) throws\n#endif", "let one = value as Double",
        "let most = Int(clamping: UInt64(1) << 53)", "let far = 1e15",
    ]) func whatIsAllowedIsLeftAlone(text: String) { #expect(Self.complaints(about: text) == []) }

    private static func complaints(about text: String) -> [String] {
        var isGuarded = false
        var complaints: [String] = []
        for line in text.split(separator: "\n").map(String.init) {
            if line.hasPrefix("#if") { isGuarded = line == "#if !hasFeature(Embedded)" }
            if line.hasPrefix("#endif") { isGuarded = false }
            guard !isGuarded else { continue }
            let code = code(of: line)
            complaints += rules.filter { code.contains($0.pattern) }.map { "\($0.what) in '\(line)'" }
            if hasWideNumber(code) { complaints.append("an Int of more than 32 bits in '\(line)'") }
        }
        return complaints
    }

    private struct Rule {
        let what: String
        let pattern: Regex<Substring>
    }

    private static var rules: [Rule] {
        [
            Rule(what: "an existential", pattern: /\bany [A-Z]\w*/),
            Rule(what: "a key path", pattern: /\\[.A-Z]\w*|\bKeyPath\b/),
            Rule(what: "a cast", pattern: /\bas[?!]/),
            Rule(what: "a dictionary of pairs, which casts", pattern: /\buniqueKeysWithValues\b|\buniquingKeysWith\b/),
        ]
    }

    /// Whole numbers, and ones that are shifted, where nobody says that they have 64 bits.
    private static func hasWideNumber(_ code: String) -> Bool {
        if code.contains("UInt64") { return false }
        let isShiftedFar = code.matches(of: /\b\d+ << (\d+)/).contains { (Int($0.output.1) ?? .max) > 30 }
        // What follows a point is a fraction.
        let isLong = code.matches(of: /\.?\b\d[\d_]*\b/).contains { match in
            let digits = match.output.filter { $0 != "_" }
            return !digits.hasPrefix(".") && (Int(digits) ?? .max) > Int(Int32.max)
        }
        return isShiftedFar || isLong
    }

    /// Without comments and the words of texts.
    private static func code(of line: String) -> String {
        line.replacing(/"(\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
    }
}
