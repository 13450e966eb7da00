import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    private func twoCards() -> Frame {
        func card(_ index: Int, x: Double, z: Double) -> Card {
            Card(
                index: index, identity: index, offset: 0, size: Size(width: 100, height: 100),
                matrix: .translation(x: x, y: 0, z: z) * Lens(m34: -1.0 / 500).base)
        }
        // The second lies before the first and hides a part of it.
        return Frame([card(0, x: -40, z: -100), card(1, x: 40, z: 100)])
    }

    @Test func statisticsCountWhatIsDrawn() throws {
        let offscreen = try TestRenderer()
        var frame = twoCards()
        _ = try offscreen.picture(frame)
        let statistics = offscreen.renderer.statistics
        #expect(statistics.cardsDrawn == 2 && statistics.cardsLeftOut == 0)
        #expect(statistics.drawCalls > 0 && statistics.instances >= 2)
        #expect(statistics.bytesUploaded >= 2 * 176)
        // One that is beside the picture makes no difference to it.
        frame.cards[1].matrix = .translation(x: 5000, y: 0, z: 0)
        _ = try offscreen.picture(frame)
        #expect(offscreen.renderer.statistics.cardsDrawn == 1 && offscreen.renderer.statistics.cardsLeftOut == 1)
    }

    @Test func nearerIsLighterAmongDepths() throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.debugView = .depth
        let picture = try offscreen.picture(twoCards(), named: "depth")
        // 400 × 300: the far card's middle is at 200 - 40/1.2, the near one's at 200 + 40/0.8.
        let (far, near) = (picture[150, 150], picture[260, 150])
        #expect(near.x > far.x + 60 && far.x > 10)
        #expect(near.x == near.y && near.y == near.z)
        #expect(picture[5, 5].x == 0)
    }

    @Test func whatIsDrawnTwiceIsLighterInOverdraw() throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.debugView = .overdraw
        // Cards that others shine through hide nothing.
        let look = Look(styles: [CardStyle(fill: .plain(Colour(hex: 0xFFFFFF, alpha: 0.5)))])
        let picture = try offscreen.picture(twoCards(), look, named: "overdraw")
        let (once, twice) = (picture[135, 150], picture[203, 150])
        #expect(once.x > 40 && twice.x > once.x + 20)
        #expect(picture[5, 5].x == 0)
    }

    @Test func aWireframeLeavesTheInsideDark() throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.debugView = .wireframe
        let picture = try offscreen.picture(twoCards(), named: "wireframe")
        var lit = 0
        for y in 0..<300 { for x in 0..<400 where picture[x, y].x + picture[x, y].z > 150 { lit += 1 } }
        // Lines, not areas: the cards alone cover more than 20,000 pixels.
        #expect(lit > 300 && lit < 6000)
        offscreen.renderer.debugView = nil
        #expect(try offscreen.picture(twoCards()) == TestRenderer().picture(twoCards()))
        #expect(offscreen.renderer.complaints == [])
    }
}
