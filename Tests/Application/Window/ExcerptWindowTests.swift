import Testing

@testable import ZoeWindow

/// Which part of a long line of a shader is shown.
@Suite struct ExcerptWindowTests {
    private let alphabet = "abcdefghijklmnopqrstuvwxyz"

    @Test func aLineThatFitsIsShownAsItIs() {
        let window = ExcerptWindow(around: 26, room: 30)
        #expect(window.skipped == 0 && window.part(of: alphabet) == alphabet && window.part(of: "").isEmpty)
    }

    @Test func whatDoesNotFitEndsInDots() {
        let window = ExcerptWindow(around: 3, room: 10)
        #expect(window.part(of: alphabet) == "abcdefghi…")
        #expect(ExcerptWindow(around: nil, room: 10).part(of: alphabet) == "abcdefghi…")
    }

    /// The letter that the mistake is at is in view, and found in the column that is left for it.
    @Test(arguments: 1...26) func theColumnIsInView(column: Int) throws {
        let window = ExcerptWindow(around: column, room: 12)
        let part = Array(window.part(of: alphabet))
        #expect(part.count <= 12)
        #expect(part[column - 1 - window.skipped] == Array(alphabet)[column - 1])
    }

    @Test func shorterNeighboursAreLeftOutOrCut() {
        let window = ExcerptWindow(around: 20, room: 12)
        #expect(window.part(of: "ab") == "…")
        #expect(window.part(of: "abcdefghijklmnop").hasPrefix("…"))
    }
}
