import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// Closed and crowded wheels: a few bright and dark cards on a dark wall.
    private func wheel(
        _ name: String, vertical: Bool, count: Int, scroll: Double, cornerRadius: Double = 0
    ) throws -> (frame: Frame, look: Look) {
        var stage = Stage(try #require(LayoutKind.named(name)), items: count, view: Size(width: 300, height: 260))
        let lengths = [("itemWidth", 300.0), ("itemHeight", 320)]
        stage.apply(.set("vertical", to: .flag(vertical)))
        for (side, length) in lengths { stage.apply(.set(side, to: .number(length / Double(count)))) }
        stage.apply(.jump(to: scroll))
        let styles = [0xE98D2B, 0xF4F5F7, 0xD3A34A, 0x1C0E1C].map {
            CardStyle(Face(fill: .plain(Colour(hex: $0))), cornerRadius: cornerRadius)
        }
        let wall = Backdrop.gradient(top: Colour(hex: 0x2B2D41), bottom: Colour(hex: 0x0B0B12))
        return (stage.frame(), Look(backdrop: wall, styles: styles))
    }

    /// Where edges share pixels, those are what eight times as large a picture has there on the average.
    @Test(arguments: [
        "cylinder", "inverted-cylinder", "polygon-wheel", "wheel", "inverted-wheel",
    ])
    func outlinesAreNoWiderThanTheirCards(name: String) throws {
        let offscreen = try TestRenderer()
        for (vertical, count, scroll) in [(false, 5, 2.3), (true, 5, 2.3), (false, 12, 2.3), (true, 12, 2.3)] {
            let (frame, look) = try wheel(name, vertical: vertical, count: count, scroll: scroll)
            let truth = try offscreen.picture(frame, look, quality: Quality(supersampling: 8))
            for samples in [1, 4] {
                let drawn = try offscreen.picture(frame, look, quality: Quality(samples: samples))
                #expect(
                    drawn.largestDifference(from: truth) <= 24, "\(vertical) \(count) \(scroll), \(samples) samples")
            }
        }
        #expect(offscreen.renderer.complaints == [])
    }

    /// The leftmost card begins 398.095 points from the left: what is left of that is wall.
    @Test func nothingIsDrawnBesideAWheel() throws {
        var stage = Stage(try #require(LayoutKind.named("cylinder")), items: 12, view: Size(width: 1280, height: 800))
        for side in ["itemWidth", "itemHeight"] { stage.apply(.set(side, to: .number(200))) }
        stage.apply(.jump(to: 2.3))
        let frame = stage.frame()
        let outlines = frame.cards.filter { !$0.isHidden }.flatMap {
            frame.camera.corners(of: $0.size, through: $0.matrix).compactMap { $0 }
        }
        let left = try #require(outlines.map(\.x).min())
        let column = Int(left.rounded(.down))
        let picture = try TestRenderer().picture(
            frame, Look(backdrop: .solid(.black), styles: [CardStyle(fill: .plain(.white))]))
        #expect(picture[column - 1, 400] == [0, 0, 0, 255])
        let share = 1 - (left - Double(column))
        #expect(abs(picture.share(0, column, 400) - share) < 0.03, "\(left)")
        #expect(picture[column + 1, 400] == [255, 255, 255, 255])
    }
}
