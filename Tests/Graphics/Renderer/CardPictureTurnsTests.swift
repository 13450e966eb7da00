import CardContent
import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// Cards that change their sizes from frame to frame.
    @Suite struct CardPictureTurnsTests {
        @Test func fewTakeTheirTurnsOftenAndManySeldom() {
            #expect(CardPictures.Turns(cards: 0).count == 3 && CardPictures.Turns(cards: 5).count == 3)
            #expect(CardPictures.Turns(cards: 5).mostStretch <= 0.05)
            for cards in [20, 118, 400] {
                #expect(Double(cards) / Double(CardPictures.Turns(cards: cards).count) <= 3)
            }
        }

        /// Corners, borders and letters of theirs grow with them.
        private struct GrowingDeck: Deck {
            func style(of card: Card) -> CardStyle {
                let length = card.size.width / 8
                var label = Label("\(card.index)", colour: .black)
                (label.size, label.insets) = (length, Label.Insets(length))
                var style = CardStyle(Face(fill: .plain(.white), labels: [label]), cornerRadius: length)
                style.borderWidth = length / 4
                return style
            }
        }

        @Test func manyThatFlyTogetherAreHardlyPainted() throws {
            let offscreen = try TestRenderer()
            let look = Look(backdrop: .solid(.black), deck: GrowingDeck())
            let (count, frames) = (60, 40)
            for number in 0..<frames {
                let width = 40 - 0.3 * Double(number)
                let cards = (0..<count).map { index in
                    let (column, row) = (Double(index % 10) - 4.5, Double(index / 10) - 2.5)
                    return Card(
                        index: index, identity: index, offset: 0, size: Size(width: width, height: width),
                        matrix: .translation(x: 50 * column, y: 50 * row, z: 0))
                }
                let frame = Frame(cards, camera: Camera(view: Size(width: 520, height: 320)))
                let seen = try offscreen.picture(frame, look, effort: .quick)
                // Each is as wide as it is now.
                let end = 260 + 25 + Int(width / 2)
                #expect(seen[end - 2, 135][0] > 200 || seen[end - 3, 135][0] > 200, "\(width)")
                #expect(seen[end + 2, 135][0] == 0, "\(width)")
            }
            let painted = offscreen.renderer.cardsPainted - count
            #expect((1...3 * frames).contains(painted), "\(painted)")
        }

        /// Large ones that come into view together.
        @Test func oneIsPaintedFinelyInAFrameAndTheOthersSoonAfter() throws {
            let offscreen = try TestRenderer()
            let look = Look(backdrop: .solid(.black), deck: GrowingDeck())
            let pictures = offscreen.renderer.quickPass.pictures
            func draw(cards count: Int) throws -> Int {
                let cards = (0..<count).map { index in
                    // Each lies a little to the right of the one before, and lower.
                    Card(
                        index: index, identity: index, offset: 0, size: Size(width: 640, height: 640),
                        matrix: .translation(x: 20 * Double(index), y: 20 * Double(index), z: 0))
                }
                let frame = Frame(cards, camera: Camera(view: Size(width: 800, height: 800)))
                let seen = try offscreen.picture(frame, look, effort: .quick)
                // Paper between border and letters.
                for index in cards.indices { #expect(seen[178 + 20 * index, 178 + 20 * index][0] > 200, "\(index)") }
                return pictures.bytes
            }
            let huge = Size(width: 1000, height: 1000)
            #expect(pictures.scaleInMotion(2, of: huge) == 2)
            let fine = try draw(cards: 1)
            let count = 5
            // One as fine, three coarse ones of a quarter each.
            #expect(Double(try draw(cards: count)) / Double(fine) < 1.05 + 1 + 3 / 4)
            for number in 3...count {
                let bytes = try draw(cards: count)
                #expect(bytes < fine * (number + 1), "\(number)")
            }
            #expect(try draw(cards: count) >= fine * count)
            let painted = offscreen.renderer.cardsPainted
            _ = try draw(cards: count)
            #expect(offscreen.renderer.cardsPainted == painted)
            // Amid a motion none is larger than can be painted in a frame.
            #expect((0.8...0.9).contains(pictures.scaleInMotion(2, of: huge)))
            #expect(pictures.scaleInMotion(0.5, of: huge) == 0.5)
        }
    }
}
