import LayoutCore
import Testing
import ZoeImages
import ZoeStyle

@testable import ZoePictures

/// What has come without anybody seeing a difference need not be drawn.
@Suite struct UnseenPicturesTests {
    private struct NumberDeck: Deck {
        func style(of card: Card) -> CardStyle {
            CardStyle(Face(artwork: Artwork(.cover(seed: 0, number: card.identity))))
        }
    }

    private let look = Look(deck: NumberDeck())
    private let loader = PictureLoader(
        workers: 1, budget: 1 << 30, side: 4096, onArrival: {},
        read: { _, want in
            guard let image = try? Image(width: want.width, height: want.height, filledWith: .white) else {
                return .failure(FileFault("too large"))
            }
            return .success(image)
        })

    private func card(_ number: Int, scaled: Double = 1) -> Card {
        Card(
            index: number, identity: number, offset: Double(number), size: Size(width: 64, height: 64),
            matrix: .scale(x: scaled, y: scaled, z: 1))
    }

    private func frame(_ cards: [Card]) -> Frame {
        Frame(
            layout: "row", camera: Camera(view: Size(width: 400, height: 400)), scroll: 0, count: 99, currentIndex: 0,
            isMoving: false, cards: cards)
    }

    /// - Returns: of each card whose picture has come, whether that is seen.
    private func news() -> [Int: Bool] {
        loader.waitUntilReady()
        let seen = loader.take().compactMap { delivery -> (Int, Bool)? in
            guard case .image = delivery.outcome, case .cover(_, let number) = delivery.source else { return nil }
            return (number, !delivery.isUnseen)
        }
        return Dictionary(uniqueKeysWithValues: seen)
    }

    @Test func whatIsForLaterIsUnseen() {
        loader.request(frame([card(1)]), look: look, scale: 1, soon: [card(2), card(3)])
        #expect(news() == [1: true, 2: false, 3: false])
    }

    /// It came for later, and before anybody looked its card came on stage.
    @Test func whatHasComeOnStageMeanwhileIsSeen() {
        loader.request(frame([card(1)]), look: look, scale: 1, soon: [card(2)])
        loader.waitUntilReady()
        loader.request(frame([card(1), card(2)]), look: look, scale: 1)
        #expect(news() == [1: true, 2: true])
    }

    /// Beside larger ones a small card is read as finely as they are, for when it comes where they stand.
    @Test func whatIsFinerThanItIsSeenIsUnseen() {
        let cards = [card(1, scaled: 4), card(2, scaled: 4), card(3)]
        loader.request(frame(cards), look: look, scale: 1)
        #expect(news() == [1: true, 2: true, 3: true])
        loader.request(frame(cards), look: look, scale: 1, fineness: .coming)
        #expect(news() == [3: false])
        loader.request(frame([card(1, scaled: 4), card(2, scaled: 4), card(3, scaled: 6)]), look: look, scale: 1)
        #expect(news() == [3: true], "now it is seen larger than they are")
    }

    /// Nobody has taken the coarse one yet: what comes in its place is the first that is seen.
    @Test func whatWasNeverTakenIsNothingToCompareWith() {
        let cards = [card(1, scaled: 4), card(2, scaled: 4), card(3)]
        loader.request(frame(cards), look: look, scale: 1)
        loader.waitUntilReady()
        loader.request(frame(cards), look: look, scale: 1, fineness: .coming)
        #expect(news() == [1: true, 2: true, 3: true])
    }

    @Test func whatIsWaitedForOnStageIsToldApart() {
        let idle = PictureLoader(
            workers: 1, budget: 1 << 30, side: 4096, untaken: 0, onArrival: {},
            read: { _, _ in .failure(FileFault("nobody reads")) })
        idle.request(frame([card(1)]), look: look, scale: 1, soon: [card(2), card(3)])
        #expect(idle.status.waiting == 3 && idle.status.waitingOnStage == 1)
    }
}
