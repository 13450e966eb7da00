import LayoutCore
import Testing

/// Pictures that move more slowly than their cards.
@Suite struct ParallaxTests {
    private func slides(_ knobs: [String: Parameter.Value], at scroll: Double) -> [Int: PictureSlide] {
        let frame = Stage.showing("linear", items: 9, at: scroll, knobs).frame()
        return Dictionary(frame.cards.compactMap { card in card.slide.map { (card.index, $0) } }) { first, _ in first }
    }

    @Test func offItIsNotThere() { #expect(slides([:], at: 4.5).isEmpty) }

    /// Cards are 200 points wide; a card half a place to the right has its picture a quarter of 0.6 · 200 to the left.
    @Test func aPictureLagsBehindItsCard() {
        let slides = slides(["parallax": 0.6], at: 4.5)
        #expect(slides[4]?.shift == Vector2(x: 30, y: 0) && slides[5]?.shift == Vector2(x: -30, y: 0))
        #expect(slides[5]?.zoom == 1.6)
        // Farther away it goes no farther: the picture covers its card everywhere.
        #expect(slides[6]?.shift == Vector2(x: -60, y: 0) && slides[7]?.shift == Vector2(x: -60, y: 0))
    }

    @Test func itGoesWithTheRow() {
        #expect(slides(["parallax": 0.6, "vertical": true], at: 4.5)[5]?.shift == Vector2(x: 0, y: -30))
        #expect(slides(["parallax": 0.6, "reversed": true], at: 4.5)[5]?.shift == Vector2(x: 30, y: 0))
        #expect(slides(["parallax": -0.6], at: 4.5)[5]?.shift == Vector2(x: 30, y: 0))
        #expect(slides(["parallax": -0.6], at: 4.5)[5]?.zoom == 1.6)
    }
}
