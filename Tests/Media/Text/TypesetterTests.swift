import CardContent
import Testing

@testable import ZoeText

@Suite struct TypesetterTests {
    private let card = Sides(width: 200, height: 150)

    @Test func theAtlasHasAGlyphOnce() {
        let typesetter = Typesetter()
        let layout = typesetter.layout(of: Label("nun", font: dejaVu, size: 30), in: card)
        #expect(layout.glyphs.count == 3)
        #expect(layout.glyphs[0].slot == layout.glyphs[2].slot && layout.glyphs[0].slot != layout.glyphs[1].slot)
        #expect(typesetter.atlas.pages.count == 1)
        var seen: [Int] = []
        typesetter.takeChanges { page, rows, bytes in
            seen.append(page)
            #expect(!rows.isEmpty && bytes.count == Atlas.side * Atlas.side)
        }
        typesetter.takeChanges { page, _, _ in seen.append(page) }
        #expect(seen == [0])
        _ = typesetter.layout(of: Label("nun", font: dejaVu, size: 31), in: card)
        typesetter.takeChanges { page, _, _ in seen.append(page) }
        #expect(seen == [0], "another size needs nothing new")
    }

    @Test func slotsLieWhereTheInkIs() throws {
        let typesetter = Typesetter()
        // hb-shape --show-extents: 0 begins 135 units right of its origin, is 1032 wide, reaches from 1520 up to 29 down.
        let label = Label("0", font: dejaVu, size: 100, alignment: .leading, placement: .top)
        let glyph = try #require(typesetter.layout(of: label, in: card).glyphs.first)
        let margin = Double(glyph.slot.reach) * glyph.pointsPerSquare
        let unit = 100.0 / 2048
        let baseline = -75 + 1901 * unit
        let square = glyph.pointsPerSquare
        #expect(abs(glyph.left + margin - (-100 + 135 * unit)) <= square)
        #expect(abs(glyph.right - margin - (-100 + 1167 * unit)) <= square)
        #expect(abs(glyph.top + margin - (baseline - 1520 * unit)) <= square)
        #expect(abs(glyph.bottom - margin - (baseline + 29 * unit)) <= square)
    }

    @Test func theSameLabelsGiveTheSameBytes() {
        func atlas() -> [[UInt8]] {
            let typesetter = Typesetter()
            for (number, detail) in Detail.allCases.enumerated() {
                _ = typesetter.layout(of: Label("Aé سلام \(number) 日本"), in: card, detail: detail)
            }
            return typesetter.atlas.pages.map(\.bytes)
        }
        #expect(atlas() == atlas())
    }

    @Test func aFullAtlasIsBegunAnew() throws {
        let typesetter = Typesetter(pages: 2)
        let size = Sides(width: 1e5, height: 1e5)
        let first = typesetter.layout(of: Label("A", size: 500), in: size, detail: .poster)
        #expect(first.generation == 0)
        // A page holds four to six letters.
        for text in ["BCDE", "FGHI", "KLMN", "OPQR", "STUV"] {
            let layout = typesetter.layout(of: Label(text, font: dejaVu, size: 500), in: size, detail: .poster)
            #expect(layout.glyphs.count == 4)
            #expect(layout.generation == typesetter.atlas.generation)
        }
        #expect(typesetter.atlas.generation > 0 && typesetter.atlas.pages.count == 2)
        let again = typesetter.layout(of: Label("A", size: 500), in: size, detail: .poster)
        #expect(again.generation == typesetter.atlas.generation)
    }

    @Test func whatIsTooLargeForAPageIsKeptMoreCoarsely() throws {
        // A ligature of eighteen letters, wider than two squares of the font.
        let layout = Typesetter().layout(
            of: Label("\u{2E3B}", font: dejaVu, size: 100), in: Sides(width: 1000, height: 1000), detail: .poster)
        #expect(layout.glyphs.count == 1)
    }

    @Test func theCacheIsBounded() {
        var cache = LayoutCache()
        for number in 0..<10_000 {
            let key = LayoutCache.Key(
                label: Label("\(number)"), form: CardForm(Sides(width: 1, height: 1)), wish: .none, detail: .text)
            cache[key] = .empty(.black, generation: number)
            #expect(cache[key]?.generation == number)
        }
        #expect(cache.count <= 2 * LayoutCache.half)
    }

    @Test func oddValuesHarmNothing() {
        let typesetter = Typesetter()
        let odd = [0, -0.0, -1, 1e-300, 1e300, -1e300, .infinity, -.infinity, .nan, 1]
        for value in odd {
            for other in odd {
                var label = Label("Ab c\nd", size: value, leading: other, tracking: value)
                label.insets = Label.Insets(left: other, top: value, right: other, bottom: value)
                for size in [Sides(width: value, height: other), card] {
                    for lines in [0, 1, .max, .min] {
                        label.lines = lines
                        for glyph in typesetter.layout(of: label, in: size).glyphs {
                            #expect(glyph.left.isFinite && glyph.top.isFinite && glyph.pointsPerSquare > 0)
                        }
                        label.insets = .none
                    }
                }
            }
        }
    }

    @Test func controlsAreNotShown() {
        func glyphs(_ text: String) -> Int { Typesetter().layout(of: Label(text, font: dejaVu), in: card).glyphs.count }
        #expect(glyphs("a\u{0}b\u{7}c\u{1B}d\u{9F}") == 4)
        #expect(glyphs("a\tb") == 2)
        #expect(glyphs("a\u{200B}\u{200E}\u{202E}\u{202C}\u{FEFF}\u{2060}b") == 2)
        for text in ["", "\n", "\n\n", " ", "\u{0}", "\u{301}", "\u{202E}", "\u{200D}", "\r\n"] { _ = glyphs(text) }
    }

    @Test func aVeryLongTextIsCutOff() throws {
        let typesetter = Typesetter()
        for text in ["n", "n ", "س", "日", "\n", "e\u{301}", "\u{202B}", "a\u{202B}س"] {
            let long = String(repeating: text, count: 1_000_000 / text.utf8.count)
            for wraps in [true, false] {
                for lines in [0, 3] {
                    let label = Label(long, size: 10, wraps: wraps, lines: lines)
                    let layout = typesetter.layout(of: label, in: card)
                    #expect(layout.lines <= TextBlock.mostCharacters + 1)
                    #expect(layout.glyphs.count < 5000)
                }
            }
        }
    }
}
