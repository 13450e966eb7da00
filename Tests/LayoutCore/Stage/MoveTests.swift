import LayoutCore
import Testing

/// Items that are put to another place of their row.
@Suite struct MoveTests {
    private func order(_ stage: Stage) -> [Int] { (0..<stage.count).compactMap { stage.identity(at: $0) } }

    @Test(arguments: [
        (1, 4, [0, 2, 3, 4, 1, 5]), (4, 1, [0, 4, 1, 2, 3, 5]), (0, 99, [1, 2, 3, 4, 5, 0]),
        (3, 3, [0, 1, 2, 3, 4, 5]),
        (5, -7, [5, 0, 1, 2, 3, 4]),
    ])
    func theOthersCloseRanks(from: Int, to: Int, wanted: [Int]) {
        var stage = Stage.showing("linear", items: 6, at: 2)
        #expect(stage.apply(.move(from: from, to: to)) == nil)
        #expect(order(stage) == wanted && stage.count == 6 && stage.scroll == 2)
        #expect(Stage.identity(at: 1, of: 6, after: [.move(from: from, to: to)]) == wanted[1])
        // There is nothing to undo that moving back would not.
        stage.apply(.move(from: min(max(to, 0), 5), to: from))
        #expect(order(stage) == [0, 1, 2, 3, 4, 5])
    }

    /// From where each stood, without a jump, to where it belongs.
    @Test(arguments: [false, true]) func allGlideToTheirPlaces(wraps: Bool) throws {
        var stage = Stage.showing("linear", items: 6, at: 2, ["wrap": .flag(wraps), "visibleItems": 9])
        func places() -> [Int: Double] {
            Dictionary(stage.frame().cards.map { ($0.identity, $0.matrix.row4.x) }) { first, _ in first }
        }
        var last = places()
        let before = last
        stage.apply(.move(from: 1, to: 3))
        #expect(places() == last && stage.isMoving)
        while stage.isMoving {
            stage.advance(by: 1.0 / 60)
            for (identity, x) in places() { #expect(abs(x - (last[identity] ?? x)) < 60, "\(identity)") }
            last = places()
        }
        #expect(last[1] == before[3] && last[2] == before[1] && last[3] == before[2] && last[0] == before[0])
        #expect(stage.settled.frame() == stage.frame())
    }

    @Test func whatIsSettledIsWhereItBelongsAtOnce() {
        var stage = Stage.showing("cover-flow", items: 9, at: 4)
        stage.apply(.move(from: 2, to: 6))
        let settled = stage.settled.frame()
        #expect(settled.cards.map(\.index) == stage.frame().cards.map(\.index))
        stage.rest()
        #expect(stage.frame() == settled)
    }

    @Test func itIsToldOfOnceAndAtItsEnd() {
        var stage = Stage.showing("linear", items: 6)
        stage.apply(.move(from: 1, to: 3))
        #expect(stage.story().filter { $0.hasPrefix("didMove") }.isEmpty)
        stage.rest()
        #expect(stage.story().filter { $0.hasPrefix("didMove") } == ["didMove(1)"])
        stage.apply(.move(from: 0, to: 1, animated: false))
        #expect(!stage.isMoving && stage.story() == ["didMove(0)"])
    }

    @Test func whatIsNotThereCannotBeMoved() {
        var stage = Stage.showing("linear", items: 3)
        #expect(stage.apply(.move(from: 3, to: 0)) == .noItem(at: 3, count: 3))
        #expect(stage.apply(.edit([.move(from: 0, to: 2), .remove(at: 0)])) == nil && order(stage) == [2, 0])
    }
}
