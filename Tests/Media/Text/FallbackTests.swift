import CardContent
import Testing

@testable import ZoeText

@Suite struct FallbackTests {
    @Test func everyScriptFindsAFont() throws {
        let typesetter = Typesetter()
        let label = Label("Aa Ωω Жж سلام नमस्ते 日本語", font: inter, wraps: false)
        let block = try #require(typesetter.block(of: label, in: wide))
        #expect(block.glyphs.allSatisfy { $0.typeface != nil && $0.number != 0 })
        #expect(Set(block.glyphs.compactMap { $0.typeface?.number }).count >= 4)
        #expect(typesetter.complaint == nil)
    }

    @Test func whatNoFontHasIsABox() throws {
        let typesetter = Typesetter()
        let layout = typesetter.layout(of: Label("\u{F8FFF}", size: 100), in: Sides(width: 200, height: 200))
        #expect(layout.glyphs.count == 1)
        let slot = try #require(layout.glyphs.first?.slot)
        let page = typesetter.atlas.pages[slot.page]
        func byte(_ x: Int, _ y: Int) -> UInt8 { page.bytes[(slot.y + y) * Atlas.side + slot.x + x] }
        // Hollow: outside, rim, nothing, rim, outside.
        let middle = slot.height / 2
        let row = (0..<slot.width).map { byte($0, middle) > 128 }
        let changes = zip(row, row.dropFirst()).filter { $0 != $1 }.count
        #expect(changes == 4 && !row[0] && !row[slot.width / 2])
    }

    @Test func aMachineWithoutFontsShowsBoxesAndSaysSo() throws {
        let machine = try FontMachine(folders: [])
        let typesetter = Typesetter(configuration: machine.path)
        #expect(typesetter.complaint == nil)
        let layout = typesetter.layout(of: Label("Two words", size: 20), in: Sides(width: 400, height: 100))
        #expect(layout.glyphs.count == 8)
        #expect(Set(layout.glyphs.map(\.slot)).count == 1)
        #expect(
            typesetter.complaint
                == "no font found; text is shown as boxes; install one (apt-get install fonts-inter)")
    }

    @Test func oneFontIsEnoughForWhatItHas() throws {
        let machine = try FontMachine(folders: ["/usr/share/fonts/truetype/dejavu"])
        let typesetter = Typesetter(configuration: machine.path)
        let block = try #require(typesetter.block(of: Label("a日", font: Font("Nowhere")), in: wide))
        #expect(block.glyphs.map { $0.typeface == nil } == [false, true])
    }

    @Test func weightAndSlantAreFoundOrPutOn() throws {
        func typeface(_ font: Font, _ text: String = "न") throws -> Typeface {
            let block = try #require(Typesetter().block(of: Label(text, font: font), in: wide))
            return try #require(block.glyphs.first?.typeface)
        }
        let bold = try typeface(Font("DejaVu Sans", weight: 700), "a")
        #expect(!bold.isEmboldened)
        // hb-shape: a of DejaVuSans.ttf is 1255 wide, of DejaVuSans-Bold.ttf 1382.
        let width = try #require(
            Typesetter().block(of: .units("a", Font("DejaVu Sans", weight: 700)), in: wide)
        ).width
        #expect(abs(width - 1382) < 0.01)
        #expect(try typeface(Font("Lohit Devanagari", weight: 700)).isEmboldened)
        #expect(try typeface(Font("Lohit Devanagari", isItalic: true)).isSlanted)
    }

    @Test func oddFamiliesHarmNothing() {
        let long = String(repeating: "x", count: 100_000)
        for family in ["", ",", " , ,", "\u{0}", "No Such Font, DejaVu Sans", long, ":", "a:b=c", "💥", "%s%n"] {
            let typesetter = Typesetter()
            let layout = typesetter.layout(of: Label("Hi", font: Font(family)), in: Sides(width: 100, height: 100))
            #expect(layout.glyphs.count == 2)
        }
        #expect(FontCatalogue.families(" Helvetica ,, Inter") == ["Helvetica", "Inter", "sans-serif"])
        for weight in [Int.min, -1, 0, 1, 450, 1001, .max] {
            let layout = Typesetter().layout(
                of: Label("Hi", font: Font(weight: weight)), in: Sides(width: 100, height: 100))
            #expect(layout.glyphs.count == 2)
        }
    }
}
