import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// Cards that wait for their pictures in the middle of a motion.
    @Suite struct StandInTests {
        private static func card(_ number: Int) -> Card {
            Card(
                index: number, identity: number, offset: 0, size: Size(width: 60, height: 60),
                matrix: .translation(x: 64 * (Double(number % 20) - 9.5), y: 64 * (Double(number / 20) - 2.5), z: 0))
        }

        private struct NumberDeck: Deck {
            func style(of card: Card) -> CardStyle {
                CardStyle(
                    Face(fill: .plain(Colour(hex: 0x3366CC)), labels: [Label("\(card.index)", colour: .white)]),
                    cornerRadius: 8)
            }
        }

        @Test func whatWasSeenAMomentAgoDoesNotWait() {
            var standIns = StandIns()
            func mayWait(_ number: Int) -> Bool { standIns.mayWait(Self.card(number)) }
            standIns.show(Self.card(1))
            #expect(mayWait(1), "this frame does not count")
            standIns.beginFrame()
            #expect(!mayWait(1) && mayWait(2))
            standIns.show(Self.card(2))
            standIns.beginFrame()
            #expect(mayWait(1) && !mayWait(2))
        }

        /// A hundred cards come at once: each frame paints a few, and after some all have their letters.
        @Test func manyThatComeAtOnceArePaintedFrameByFrame() throws {
            let offscreen = try TestRenderer()
            offscreen.renderer.letsCardsWait = true
            let look = Look(backdrop: .solid(.black), deck: NumberDeck())
            let target = try offscreen.renderer.target(width: 1300, height: 400)
            func draw(_ cards: [Card], into target: Target, on renderer: Renderer) throws -> Int {
                let before = renderer.cardsPainted
                try renderer.draw(
                    Frame(
                        layout: "x", camera: Camera(view: Size(width: 1300, height: 400)), scroll: 0, count: 100,
                        currentIndex: 0, isMoving: true, cards: cards),
                    look: look, into: target, effort: .quick)
                return renderer.cardsPainted - before
            }
            _ = try draw([Self.card(0)], into: target, on: offscreen.renderer)
            let all = (0..<100).map(Self.card)
            var painted: [Int] = []
            while painted.last != 0, painted.count < 100 {
                painted.append(try draw(all, into: target, on: offscreen.renderer))
            }
            #expect(painted.reduce(0, +) == 99)
            #expect(painted.allSatisfy { $0 <= 10 }, "\(painted)")
            // Where there is no motion to keep going, all are painted at once.
            let other = try TestRenderer()
            let otherTarget = try other.renderer.target(width: 1300, height: 400)
            #expect(try draw(all, into: otherTarget, on: other.renderer) == 100)
            let (late, atOnce) = (target.pixels(), otherTarget.pixels())
            #expect(zip(late, atOnce).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        }

        /// Drivers compile each program once more for pictures whose sides are powers of two.
        @Test func noPictureHasASideThatIsAPowerOfTwo() {
            for side in stride(from: 1.0, through: 2100, by: 3) {
                let size = CardPictureSize(Size(width: side, height: 2.1 * side), margin: 0, scale: 1)
                for texels in [size.width, size.height] {
                    #expect(texels.nonzeroBitCount > 1 && texels % (1 << CardPicture.halvings) == 0)
                }
                #expect(Double(size.width) >= side * size.scale - 1e-6)
            }
        }
    }
}
