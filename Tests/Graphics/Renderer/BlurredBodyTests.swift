import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// The many pieces of their edges have pictures that were painted before, though each of them is a little another one in each
    /// frame.
    @Test func blurredCardsWithBodiesAreNotPaintedInEachFrame() throws {
        var stage = Stage(
            try #require(LayoutKind.named("cover-flow")), items: 9, view: Size(width: 400, height: 300))
        for (name, value) in [("itemWidth", 120.0), ("itemHeight", 120), ("sideBlur", 8), ("sideReach", 2)] {
            stage.apply(.set(name, to: .number(value)))
        }
        var style = CardStyle(fill: .plain(Colour(hex: 0x2040FF)), cornerRadius: 12)
        (style.bodyThickness, style.edgeColour) = (30, Colour(hex: 0xFF2020))
        let look = Look(backdrop: .solid(.white), styles: [style])
        let offscreen = try TestRenderer()
        let target = try offscreen.renderer.target(width: 400, height: 300)
        func draw(frames: Range<Int>) throws -> Int {
            let before = offscreen.renderer.cardsPainted
            for number in frames {
                stage.apply(.jump(to: 3 + 0.02 * Double(number)))
                try offscreen.renderer.draw(stage.frame(), look: look, into: target, effort: .quick)
            }
            return offscreen.renderer.cardsPainted - before
        }
        // From card to card and on to the next one: what was seen on the way is seen again.
        _ = try draw(frames: 0..<50)
        let painted = try draw(frames: 50..<100)
        #expect(painted < 250, "\(painted) in 50 frames")
        #expect(offscreen.renderer.complaints == [])
    }
}
