import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// A frame of more calls than are told ahead is drawn whole, and who counts what a renderer made may let go of it last, when
    /// there is no context any more.
    @Test func manyCallsAreToldAStretchAtATime() throws {
        func middle(_ number: Int) -> (x: Int, y: Int) { (20 * (number % 20) + 10, 15 * (number / 20) + 8) }
        let cards = (0..<400).map { number in
            let (x, y) = middle(number)
            return Card(
                .translation(x: Double(x - 200), y: Double(y - 150), z: 0), identity: number, width: 16, height: 11)
        }
        let look = Look(styles: [
            CardStyle(fill: .plain(Colour(hex: 0xFF8040)), shadow: Shadow(radius: 1, offset: .zero, opacity: 0.5))
        ])
        var offscreen: TestRenderer? = try TestRenderer()
        let tracker = try #require(offscreen).renderer.tracker
        #expect((tracker.pace != nil) == offscreen?.renderer.isSoftware)
        let picture = try #require(offscreen).picture(Frame(cards), look)
        #expect(tracker.statistics.drawCalls > 600)
        let places = cards.indices.map(middle)
        #expect(places.allSatisfy { picture[$0.x, $0.y][0] > 250 })
        offscreen = nil
        #expect(tracker.live == [:] && tracker.pace == nil && tracker.complaints == [])
    }
}
