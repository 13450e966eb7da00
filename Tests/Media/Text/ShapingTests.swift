import CardContent
import Testing

@testable import ZoeText

/// Glyph numbers and advances are what `hb-shape --no-glyph-names` of HarfBuzz 6.0.0 prints for the same files.
@Suite struct ShapingTests {
    private func block(_ label: Label) throws -> TextBlock {
        try #require(Typesetter().block(of: label, in: wide))
    }

    @Test func advancesAreTheFonts() throws {
        let hello = try block(.units("Hello, World"))
        #expect(hello.steps == [1540, 1260, 569, 569, 1253, 651, 651, 1905, 1253, 842, 569])
        #expect(abs(hello.width - 12362) < 0.01)
        let other = try block(.units("Hello, World", inter, unitsPerEm: 2816))
        #expect(other.steps == [2084, 1640, 668, 668, 1680, 788, 792, 2528, 1680, 1048, 668])
    }

    @Test func pairsAreKerned() throws {
        #expect(try block(.units("AV")).steps == [1270])
        #expect(try block(.units("AB")).steps == [1401])
        #expect(try block(.units("AV", inter, unitsPerEm: 2816)).steps == [1712])
    }

    @Test func ligaturesFormUnlessLettersStandApart() throws {
        #expect(try block(.units("ffi")).numbers.count == 1)
        #expect(abs(try block(.units("ffi")).width - 1980) < 0.01)
        var label = Label.units("ffi")
        label.tracking = 0.5
        let apart = try block(label)
        #expect(apart.numbers.count == 3)
        // Nothing is added after the last letter: 721, 721 and 569 units and two gaps of 1024.
        #expect(abs(apart.width - (721 + 721 + 569 + 2048)) < 0.01)
    }

    @Test func arabicLettersAreJoinedAndRunFromTheRight() throws {
        let word = try block(.units("سلام"))
        #expect(word.numbers == [1390, 5366, 5293])
        #expect(word.steps == [1268, 1222])
        // The same letters alone have other shapes.
        let alone = try ["س", "ل", "ا", "م"].map { try block(.units($0)).numbers }
        #expect(alone == [[1377], [1389], [1365], [1390]])
    }

    @Test func devanagariIsReordered() throws {
        let word = try block(.units("क्षि नमस्ते", Font("Lohit Devanagari")))
        #expect(word.numbers == [707, 520, 3, 345, 351, 557, 341, 376])
        #expect(word.numbers.count == 8)
    }

    @Test func anAccentIsPutOntoItsLetter() throws {
        #expect(try block(.units("e\u{301}")).numbers == block(.units("é")).numbers)
    }

    @Test func mixedDirectionsStandInTheirVisualOrder() throws {
        // UAX #9: an English paragraph keeps its order and turns the Arabic word; an Arabic one is turned as a whole, and
        // turns its Latin word and its number back.
        let (a, b, one, two) = (36, 37, 20, 21) as (UInt32, UInt32, UInt32, UInt32)
        let (seen, meem, space) = (1377, 1390, 3) as (UInt32, UInt32, UInt32)
        #expect(try block(.units("A س B")).numbers == [a, space, seen, space, b])
        #expect(try block(.units("س A م")).numbers == [meem, space, a, space, seen])
        #expect(try block(.units("س 12 م")).numbers == [meem, space, one, two, space, seen])
        #expect(try block(.units("س AB م")).numbers == [meem, space, a, b, space, seen])
        #expect(try block(.units("A (س)")).numbers.last == block(.units(")")).numbers.last)
    }

    @Test func runsAreOrderedAsTheStandardHasIt() {
        // UAX #9, rule L2, with levels as in its examples.
        #expect(Bidi.visualOrder(of: [0, 1, 0]) == [0, 1, 2])
        #expect(Bidi.visualOrder(of: [1, 2, 1]) == [2, 1, 0])
        #expect(Bidi.visualOrder(of: [0, 1, 2, 1, 0]) == [0, 3, 2, 1, 4])
        #expect(Bidi.visualOrder(of: [2, 1, 2]) == [2, 1, 0])
        #expect(Bidi.visualOrder(of: []) == [])
    }
}
