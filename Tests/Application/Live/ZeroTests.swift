import Testing

@testable import ZoeLive

/// Readers of numbers take a zero byte for the end of what they are given, so no command has one.
@Suite struct ZeroTests {
    @Test(arguments: ["set tilt 0.5\u{0}", "scroll 1\u{0}2", "\u{0}", "quit\u{0}", "capture 'a\u{0}b.png'"])
    func aZeroByteIsNoPartOfACommand(line: String) {
        #expect(throws: LiveError("there is a zero byte in it; take it out")) {
            try LiveVocabulary.sample.command(line)
        }
    }

    @Test(arguments: ["scroll 1\n\u{0}", "scroll 1\nscroll 2\u{0}", "scroll 1\n# done\u{0}", "scroll 1\n@1\u{0} quit"])
    func noneIsInAScript(text: String) {
        #expect(throws: LiveError("2: there is a zero byte in it; take it out")) { try LiveScript(text, in: .sample) }
    }

    /// One letter with many thousand accents is compared with no name.
    @Test func longRunsOfCombiningMarksAreCutOff() throws {
        let pile = String(repeating: "\u{301}\u{323}", count: 20_000)
        #expect(try LiveVocabulary.sample.command("get e\(pile)").description.unicodeScalars.count < 50)
    }
}
