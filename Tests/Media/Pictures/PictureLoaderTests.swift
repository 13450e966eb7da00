import Foundation
import LayoutCore
import Synchronization
import TestSupport
import Testing
import ZoeImages
import ZoePaintings
import ZoeStyle

@testable import ZoePictures

/// Reads pictures by counting what is asked for, and as slowly as the test lets it.
private final class Library: Sendable {
    let asked = Mutex<[Int]>([])
    /// What is asked for first waits here until it is let go.
    let gate: DispatchSemaphore?
    let reached = DispatchSemaphore(value: 0)

    init(gate: DispatchSemaphore? = nil) { self.gate = gate }

    func read(_ source: Artwork.Source, _ want: PictureReader.Want) -> Result<Image, FileFault> {
        guard case .cover(_, let number) = source else { return .failure(FileFault("no cover")) }
        let isFirst = asked.withLock {
            $0.append(number)
            return $0.count == 1
        }
        if isFirst, let gate {
            reached.signal()
            gate.wait()
        }
        if number == 13 { return .failure(FileFault("unlucky")) }
        guard let image = try? Image(width: want.width, height: want.height, filledWith: .white) else {
            return .failure(FileFault("too large"))
        }
        return .success(image)
    }
}

private struct NumberDeck: Deck {
    func style(of card: Card) -> CardStyle {
        CardStyle(Face(artwork: Artwork(.cover(seed: 0, number: card.identity))))
    }
}

extension PictureLoader.Delivery {
    fileprivate var number: Int? { if case .cover(_, let number) = source { number } else { nil } }
    fileprivate var image: Image? { if case .image(let image) = outcome { image } else { nil } }
    fileprivate var isEvicted: Bool { if case .evicted = outcome { true } else { false } }
}

@Suite struct PictureLoaderTests {
    private let look = Look(deck: NumberDeck())

    /// Cards of 64×64 points side by side, in the middle of the view.
    private func frame(_ numbers: [Int], at place: Double = 0, scaled: Double = 1) -> Frame {
        let cards = numbers.enumerated().map { turn, number in
            Card(
                index: number, identity: number, offset: Double(turn), size: Size(width: 64, height: 64),
                matrix: .scale(x: scaled, y: scaled, z: 1).translated(x: place + Double(turn), y: 0, z: 0))
        }
        return Frame(
            layout: "row", camera: Camera(view: Size(width: 400, height: 400)), scroll: 0, count: 99, currentIndex: 0,
            isMoving: false, cards: cards)
    }

    private func loader(_ library: Library, workers: Int = 1, budget: Int = 1 << 30) -> PictureLoader {
        PictureLoader(workers: workers, budget: budget, side: 4096, onArrival: {}, read: { library.read($0, $1) })
    }

    /// The same card, that wide and that high.
    private func frame(_ width: Double, by height: Double) -> Frame {
        var frame = frame([1])
        frame.cards[0] = Card(
            index: 1, identity: 1, offset: 0, size: Size(width: width, height: height), matrix: .identity)
        return frame
    }

    /// A cover is painted for a card of one shape; on a smaller card of another it would be cut, and its letters elsewhere.
    @Test func anotherShapeIsAnotherPicture() throws {
        let library = Library()
        let loader = loader(library)
        func sizes() -> [[Int]] { loader.take().compactMap(\.image).map { [$0.width, $0.height] } }
        loader.request(frame(200, by: 300), look: look, scale: 1)
        loader.waitUntilReady()
        #expect(sizes() == [[200, 300]])
        // In between, on the way to another shape, what is there does.
        loader.request(frame(120, by: 130), look: look, scale: 1, isTravelling: true)
        loader.waitUntilReady()
        #expect(sizes().isEmpty)
        loader.request(frame(150, by: 120), look: look, scale: 1)
        loader.waitUntilReady()
        #expect(sizes() == [[150, 120]])
        // Smaller with the same shape, as far as whole pixels let it be: nothing to do.
        for (width, height) in [(100.0, 80.0), (75.3, 60.2), (9, 7)] {
            loader.request(frame(width, by: height), look: look, scale: 1)
            loader.waitUntilReady()
            #expect(sizes().isEmpty, "\(width) by \(height)")
        }
    }

    /// What a picture of 64×64 takes, with its smaller copies.
    private let size = 64 * 64 * 4 * 4 / 3

    @Test func whatIsAskedForComesAndIsTakenOnce() {
        let library = Library()
        let loader = loader(library, workers: 2)
        loader.request(frame([1, 2, 13]), look: look, scale: 1)
        loader.waitUntilReady()
        let news = loader.take()
        #expect(Set(news.compactMap { $0.image == nil ? nil : $0.number }) == [1, 2])
        let failures = news.compactMap { if case .failure(let reason) = $0.outcome { reason } else { nil } }
        #expect(failures == ["unlucky"])
        #expect(loader.take().isEmpty)
        loader.request(frame([1, 2, 13]), look: look, scale: 1)
        loader.waitUntilReady()
        #expect(library.asked.withLock { $0.count } == 3, "nothing is read twice")
    }

    /// A deck of the same files that has not been told yet.
    @Test func whatHasFailedIsToldAgainWhereItIsTriedAgain() {
        let library = Library()
        let loader = loader(library)
        for round in 1...2 {
            loader.request(frame([1, 13]), look: look, scale: 1)
            loader.waitUntilReady()
            let failures = loader.take().compactMap {
                if case .failure(let reason) = $0.outcome { reason } else { nil }
            }
            #expect(failures == ["unlucky"])
            #expect(library.asked.withLock { $0.count } == 1 + round, "what is there is not read again")
            loader.retryFailures()
        }
    }

    @Test func coversArePaintedInTheSizeInWhichTheyAreSeen() {
        for (scale, least, most) in [(1.0, 64, 91), (2.5, 160, 227), (0.3, 19, 28)] {
            let loader = PictureLoader()
            loader.request(frame([4]), look: look, scale: scale)
            loader.waitUntilReady()
            let image = loader.take().compactMap(\.image).last
            #expect((least...most).contains(image?.width ?? 0), "\(image?.width ?? 0)")
            #expect(image.map { CoverArt.image(seed: 0, number: 4, width: $0.width, height: $0.height) == $0 } == true)
        }
    }

    /// Within a step of √2 nothing is read again; shrinking never does.
    @Test func aSlowZoomReadsSeldom() {
        let library = Library()
        let loader = loader(library)
        for percent in 100...400 {
            loader.request(frame([1], scaled: Double(percent) / 100), look: look, scale: 1)
            loader.waitUntilReady()
        }
        for percent in (100...400).reversed() {
            loader.request(frame([1], scaled: Double(percent) / 100), look: look, scale: 1)
            loader.waitUntilReady()
        }
        #expect((3...6).contains(library.asked.withLock { $0.count }))
    }

    @Test func whatWasNotSeenForLongestGoesFirst() {
        let loader = loader(Library(), budget: 3 * size)
        for number in [1, 2, 3, 1, 4] {
            loader.request(frame([number]), look: look, scale: 1)
            loader.waitUntilReady()
        }
        #expect(loader.take().filter(\.isEvicted).map(\.number) == [2])
        loader.request(frame([5]), look: look, scale: 1)
        loader.waitUntilReady()
        #expect(loader.take().filter(\.isEvicted).map(\.number) == [3])
        #expect(loader.status.held == 3 && loader.status.bytes <= 3 * size)
    }

    /// What the scene before the last one showed goes, though there is room.
    @Test func theLastTwoScenesAreKept() {
        let loader = loader(Library(), budget: 1 << 30)
        func show(_ number: Int) -> [Int] {
            loader.beginScene()
            loader.request(frame([number]), look: look, scale: 1)
            loader.waitUntilReady()
            return loader.take().filter(\.isEvicted).compactMap(\.number)
        }
        #expect([1, 2, 3, 2, 4].map(show) == [[], [], [1], [], [3]])
    }

    /// What a scene has left behind takes at most half of the room.
    @Test func theNextSceneFindsRoom() {
        let loader = loader(Library(), budget: 6 * size)
        loader.request(frame(Array(0..<6)), look: look, scale: 1)
        loader.waitUntilReady()
        #expect(loader.status.bytes > 5 * size && !loader.take().contains(where: \.isEvicted))
        loader.beginScene()
        loader.request(frame([7]), look: look, scale: 1)
        loader.waitUntilReady()
        #expect(loader.take().count(where: \.isEvicted) == 3)
    }

    /// A painter's canvas takes four times what its picture does: of large ones there is one at a time.
    @Test func largePicturesAreReadOneByOne() throws {
        var cache = PictureCache(budget: 1 << 30, side: 4096, mostPainted: 2_000_000)
        cache.request(PictureRequest.all(of: frame([1, 2]), look: look, scale: 24, side: 4096))
        let first = try #require(cache.next()?.need)
        #expect(first.want.width > 1000 && cache.next() == nil && !cache.isReady)
        let isNews = cache.arrive(first, .success(try Image(width: 64, height: 64, filledWith: .white)))
        #expect(isNews && cache.next()?.need != nil)
        cache.request(PictureRequest.all(of: frame([3, 4]), look: look, scale: 1, side: 4096))
        #expect(cache.next()?.need != nil && cache.next()?.need != nil)
    }

    /// More than there is room for at once comes smaller, and all of it.
    @Test func theBudgetHoldsEvenForOneFrame() {
        let loader = loader(Library(), workers: 2, budget: 5 * size)
        for numbers in [Array(100..<103), Array(0..<40), Array(20..<90), [7]] {
            loader.request(frame(numbers), look: look, scale: 1)
            loader.waitUntilReady()
            #expect(loader.status.bytes <= 5 * size)
            #expect(loader.status.waiting == 0)
        }
        let images = loader.take().compactMap(\.image)
        #expect(images.contains { $0.width < 64 } && images.contains { $0.width == 64 })
    }

    /// Else a hundred covers lie ready where a slow picture is drawn meanwhile.
    @Test func noMoreIsReadAheadThanSomebodyTakes() throws {
        var cache = PictureCache(budget: 1 << 30, side: 4096, mostUntaken: 20_000)
        cache.request(PictureRequest.all(of: frame([1, 2, 3, 4, 5]), look: look, scale: 1, side: 4096))
        let picture = try Image(width: 64, height: 64, filledWith: .white)
        func readsNow() -> Int {
            var count = 0
            while let need = cache.next()?.need {
                let isNews = cache.arrive(need, .success(picture))
                #expect(isNews)
                count += 1
            }
            return count
        }
        // Each is 16,384 bytes large.
        var steps: [Int] = []
        for _ in 0..<3 {
            steps += [readsNow(), readsNow()]
            steps.append(cache.take().count)
        }
        #expect(steps == [2, 0, 2, 2, 0, 2, 1, 0, 1])
        #expect(cache.isReady)
    }

    @Test func whatHasScrolledAwayIsNotRead() {
        let library = Library(gate: DispatchSemaphore(value: 0))
        let loader = loader(library)
        loader.request(frame([1, 2, 3]), look: look, scale: 1)
        library.reached.wait()
        loader.request(frame([4]), look: look, scale: 1)
        library.gate?.signal()
        loader.waitUntilReady()
        #expect(library.asked.withLock { $0 } == [1, 4])
    }

    @Test func whatIsInViewComesFirst() {
        let library = Library(gate: DispatchSemaphore(value: 0))
        let loader = loader(library)
        loader.request(frame([9]), look: look, scale: 1)
        library.reached.wait()
        var frame = frame([1, 2], at: 5000)
        frame.cards += self.frame([3, 4]).cards
        loader.request(frame, look: look, scale: 1)
        library.gate?.signal()
        loader.waitUntilReady()
        #expect(library.asked.withLock { $0 } == [9, 3, 4, 1, 2])
    }

    @Test func theHostIsToldFromAnotherThread() {
        let arrived = DispatchSemaphore(value: 0)
        let loader = PictureLoader(onArrival: { arrived.signal() })
        loader.request(frame([1]), look: look, scale: 0.2)
        arrived.wait()
        #expect(loader.take().count == 1)
    }

    @Test func aLoaderEndsItsThreadsWithItself() throws {
        func threads() throws -> Int { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count }
        let library = Library()
        // Other tests have threads too: only many of ours, left behind, would show.
        let before = try threads()
        for number in 0..<20 {
            let loader = loader(library, workers: 8)
            loader.request(frame([number]), look: look, scale: 1)
        }
        #expect(try threads() < before + 60)
    }

    @Test func aFolderOfPhotosStaysWithinTheBudget() throws {
        let folder = try TemporaryFolder()
        let bytes = try Fixture.bytes("quadrants.jpg")
        for number in 0..<60 { try folder.write(number % 20 == 7 ? [1, 2] : bytes, to: "\(number).jpg") }
        let deck = try FileDeck(paths: [folder.path])
        let budget = 8 * PictureRequest.bytes(width: 32, height: 16)
        let loader = PictureLoader(budget: budget)
        var broken = 0
        for first in 0..<55 {
            loader.request(frame(Array(first..<first + 5)), look: Look(deck: deck), scale: 0.25)
            loader.waitUntilReady()
            for delivery in loader.take() {
                guard case .failure(let reason) = delivery.outcome else { continue }
                deck.setAside(delivery.source, because: reason)
                broken += 1
            }
            #expect(loader.status.bytes <= budget)
        }
        #expect(broken == 3)
    }

    @Test func nonsenseIsNotAskedFor() {
        let loader = loader(Library())
        var frame = frame([1, 2, 3, 4])
        frame.cards[0].size = Size(width: .nan, height: 3)
        frame.cards[1].matrix.m11 = .infinity
        frame.cards[2].isHidden = true
        frame.cards[3].alpha = 0
        loader.request(frame, look: look, scale: 1)
        loader.waitUntilReady()
        #expect(loader.take().isEmpty)
        for scale in [Double.nan, .infinity, -1, 0] { loader.request(self.frame([1]), look: look, scale: scale) }
        loader.waitUntilReady()
    }
}
