import CardContent
import Testing

@testable import ZoeText

/// DejaVu Sans at 2048: n is 1298, a space 651, an ellipsis 2048, a hyphen 739 units wide (hb-shape).
@Suite struct TextLineTests {
    private func block(
        _ text: String, width: Double = 1e5, lines: Int = 0, wraps: Bool = true,
        alignment: Label.Alignment = .leading, placement: Label.Placement = .top, leading: Double = 1
    ) throws -> TextBlock {
        let label = Label(
            text, font: dejaVu, size: 2048, alignment: alignment, placement: placement, wraps: wraps, lines: lines,
            leading: leading)
        return try #require(Typesetter().block(of: label, in: Sides(width: width, height: 1e5)))
    }

    /// How many glyphs each line has.
    private func counts(_ block: TextBlock) -> [Int] {
        var counts: [Double: Int] = [:]
        for glyph in block.glyphs { counts[glyph.y, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }.map(\.value)
    }

    @Test func wordsGoToTheNextLine() throws {
        // Five letters and a space are 7141 units; the space may hang out.
        #expect(counts(try block("nnnnn nnnnn nn", width: 6490)) == [5, 5, 2])
        #expect(counts(try block("nnnnn nnnnn nn", width: 6489)) == [4, 1, 4, 4])
        #expect(counts(try block("nnnnn nnnnn nn", width: 6490 * 2 + 651)) == [11, 2])
        #expect(counts(try block("nnnnn nnnnn nn", width: 6490, wraps: false)).count == 1)
    }

    @Test func aWordLongerThanItsLineIsBroken() throws {
        #expect(counts(try block("nnnnnnn", width: 1298 * 3)) == [3, 3, 1])
        #expect(counts(try block("nnn", width: 1)) == [1, 1, 1])
    }

    @Test func linesEndAfterHyphensAndBetweenIdeographs() throws {
        #expect(counts(try block("nnn-nnn", width: 1298 * 4)) == [4, 3])
        func places(_ text: String) -> [Int] {
            let text = text.unicodeScalars.map(\.value)
            let may = LineBreaks.opportunities(text, text.map { WritingSystem(of: $0) })
            return may.indices.filter { may[$0] }
        }
        // Not after a minus sign, and not within a number.
        #expect(places("-1 2-3") == [3])
        #expect(places("日本語") == [1, 2])
        #expect(places("「日本」。") == [2])
        #expect(places("a\u{A0}b c") == [4])
        #expect(places("日e\u{301}本") == [1, 3])
    }

    @Test func hardBreaksAreKept() throws {
        for text in ["n\nn", "n\r\nn", "n\rn", "n\u{2028}n", "n\u{2029}n"] { #expect(try block(text).lineCount == 2) }
        #expect(try block("n\n\nn").lineCount == 3)
        // hhea of the font: 1901 above, 483 below, no gap.
        let lines = try block("n\n\nn").glyphs.map(\.y)
        #expect(abs(lines[1] - lines[0] - 2 * 2384) < 0.01)
        let airy = try block("n\nn", leading: 1.5).glyphs.map(\.y)
        #expect(abs(airy[1] - airy[0] - 1.5 * 2384) < 0.01)
    }

    @Test func whatIsTooMuchEndsInAnEllipsis() throws {
        let ellipsis = try #require(try block("…").numbers.first)
        let cut = try block("nnnnn nnnnn", width: 1298 * 5, lines: 1)
        #expect(cut.lineCount == 1)
        #expect(cut.numbers.count == 4 && cut.numbers.last == ellipsis)
        let second = try block("nnnnn nnnnn nnnnn", width: 1298 * 5, lines: 2)
        #expect(counts(second) == [5, 4] && second.numbers.last == ellipsis)
        // What fits stays whole, and a paragraph that follows unseen is told of.
        #expect(try block("nnnnn", width: 1298 * 5, lines: 1).numbers.count == 5)
        #expect(try block("nn\nnn", lines: 1).numbers.last == ellipsis)
        #expect(try block("nnnnnnnnn", width: 1298 * 5, lines: 1, wraps: false).numbers.last == ellipsis)
        #expect(try block("nnnnnnnnn", width: 1298 * 5, wraps: false).numbers.last != ellipsis)
        // In a paragraph from right to left it stands at the left.
        let arabic = try block("سسسسسسسسسسس", width: 1298 * 5, lines: 1)
        #expect(arabic.numbers.first == ellipsis)
        // Of the spaces before an ellipsis none is left.
        #expect(try block("nn nnnnnn", width: 1298 * 2 + 651 + 2048, lines: 1).numbers.count == 3)
    }

    @Test func linesStandWhereTheyAreAligned() throws {
        func left(_ text: String, _ alignment: Label.Alignment) throws -> Double {
            try #require(try block(text, width: 10000, alignment: alignment).glyphs.first).x
        }
        #expect(abs(try left("n", .leading) - -5000) < 0.01)
        #expect(abs(try left("n", .centre) - -649) < 0.01)
        #expect(abs(try left("n", .trailing) - (5000 - 1298)) < 0.01)
        // Arabic begins at the right: a lone meem is 1268 wide.
        #expect(abs(try left("م", .leading) - (5000 - 1268)) < 0.01)
        #expect(abs(try left("م", .trailing) - -5000) < 0.01)
        #expect(abs(try left("م", .centre) - -634) < 0.01)
    }

    @Test func theBlockStandsWhereItIsPlaced() throws {
        func baseline(_ placement: Label.Placement) throws -> Double {
            try #require(try block("n", placement: placement).glyphs.first).y
        }
        #expect(abs(try baseline(.top) - (-50000 + 1901)) < 0.01)
        #expect(abs(try baseline(.middle) - (1901 - 2384 / 2)) < 0.01)
        #expect(abs(try baseline(.bottom) - (50000 - 483)) < 0.01)
        var label = Label(
            "n", font: dejaVu, size: 2048, alignment: .leading, placement: .top,
            insets: Label.Insets(left: 100, top: 200, right: 300, bottom: 400))
        let size = Sides(width: 10000, height: 10000)
        let first = try #require(Typesetter().block(of: label, in: size)?.glyphs.first)
        #expect(abs(first.x - -4900) < 0.01 && abs(first.y - (-4800 + 1901)) < 0.01)
        label.alignment = .trailing
        label.placement = .bottom
        let last = try #require(Typesetter().block(of: label, in: size)?.glyphs.first)
        #expect(abs(last.x - (4700 - 1298)) < 0.01 && abs(last.y - (4600 - 483)) < 0.01)
    }
}
