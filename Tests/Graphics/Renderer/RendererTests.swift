import CardContent
import LayoutCore
import TestSupport
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

/// Everything that needs OpenGL, one test after the other: a context is current on one thread.
@Suite(.serialized, .ownThread) struct RendererTests {
    @Test func aContextComesUpWithoutADisplay() throws {
        let offscreen = try TestRenderer()
        #expect(offscreen.describe.contains("EGL"))
        let picture = try offscreen.picture(Frame([]), Look(backdrop: .solid(Colour(hex: 0x336699))))
        #expect(picture[0, 0] == [0x33, 0x66, 0x99, 255])
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func nothingIsLeftBehind() throws {
        var offscreen: TestRenderer? = try TestRenderer()
        let tracker = try #require(offscreen?.renderer.tracker)
        let frame = Frame([Card(.identity)])
        for quality in [Quality(), Quality(samples: 4), Quality(samples: 4, supersampling: 2), Quality(samples: 64)] {
            _ = try offscreen?.picture(frame, Look(backdrop: .gradient(top: .white, bottom: .black)), quality: quality)
        }
        #expect(!tracker.live.isEmpty)
        offscreen = nil
        #expect(tracker.live == [:])
        #expect(tracker.complaints == [])
    }

    @Test func aMistakeIsComplainedOf() throws {
        let offscreen = try TestRenderer()
        #expect(throws: RendererError.self) { try offscreen.renderer.target(width: 0, height: 10) }
        #expect(throws: RendererError.self) { try offscreen.renderer.target(width: 10, height: 1 << 20) }
    }

    @Test func oddValuesHarmNothing() throws {
        let offscreen = try TestRenderer()
        let odd = [0, -1, Double.leastNonzeroMagnitude, 1e300, -1e300, .infinity, -.infinity, .nan, 1]
        var cards: [Card] = [Card(.identity, identity: .min)]
        for value in odd {
            cards.append(Card(.identity, width: value))
            cards.append(Card(Transform3D.identity.translated(x: value, y: 1, z: value)))
            cards.append(Card(Transform3D.identity.scaled(x: value, y: value, z: value)))
            cards.append(Card(.identity))
            cards[cards.count - 1].alpha = value
            cards[cards.count - 1].order = value == 0 ? .max : .min
            let style = CardStyle(
                fill: .gradient(
                    from: Colour(red: value, green: 0, blue: 1, alpha: value), to: .white, direction: .degrees(value)),
                cornerRadius: value, borderWidth: value)
            let look = Look(backdrop: .solid(Colour(red: value, green: 0, blue: 0)), styles: [style])
            for view in [1, value] {
                var frame = Frame(cards)
                frame.cards[0].order = -5
                frame.camera.lens.m34 = value
                frame.camera.view.width = view
                let target = try offscreen.renderer.target(width: 40, height: 30)
                try offscreen.renderer.draw(frame, look: look, into: target)
                #expect(target.pixels().count == 4800)
            }
        }
        #expect(try offscreen.picture(Frame([]), Look(styles: [])).bytes.count == 480_000)
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func moreCardsThanABatchHoldsAreAllDrawn() throws {
        // 3000 cards of 4 × 4 points side by side, each in the colour of its turn.
        let cards = (0..<3000).map { number -> Card in
            let place = Transform3D.identity.translated(
                x: Double(number % 75) * 5 - 180, y: Double(number / 75) * 5 - 120)
            return Card(place, identity: number, width: 4, height: 4)
        }
        let picture = try TestRenderer().picture(Frame(cards), .plain)
        let colours: [SIMD4<Int>] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]]
        let wrong = (0..<3000).filter { picture[20 + $0 % 75 * 5, 30 + $0 / 75 * 5] != colours[$0 % 4] }
        #expect(wrong == [])
    }

    @Test func theSameFrameGivesTheSameBytes() throws {
        let frame = Stage(LayoutKind.named("cover-flow")!, items: 15, view: Size(width: 400, height: 300)).frame()
        let look = Look(backdrop: .gradient(top: Colour(hex: 0x203040), bottom: .black), deck: Look.plain.deck)
        let first = try TestRenderer().picture(frame, look)
        let offscreen = try TestRenderer()
        #expect(try offscreen.picture(frame, look) == first)
        #expect(try offscreen.picture(frame, look) == first)
    }
}
