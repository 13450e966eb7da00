import LayoutCore
import Testing

@testable import ZoeExport

struct PaintersOrderTests {
    private static func card(_ index: Int, _ width: Double, at x: Double, z: Double, yaw: Double = 0) -> Card {
        let turned = Transform3D.rotation(.degrees(yaw), about: Vector3(x: 0, y: 1, z: 0))
        var card = Card(
            index: index, identity: index, offset: 0, size: Size(width: width, height: 40),
            matrix: turned.concatenating(.translation(x: x, y: 0, z: z)))
        card.order = index
        return card
    }

    private static func order(_ cards: [Card]) -> [Int] {
        var frame = Stage(LayoutKind.all[0], items: 0, view: Size(width: 800, height: 400)).frame()
        frame.cards = cards
        return PaintersOrder(frame).cards.map(\.index)
    }

    /// Its middle is nearer than the small card's, and there it is behind.
    @Test func aLargeCardAslantIsBehindWhereItIsSeenWithASmallOne() {
        let large = Self.card(1, 400, at: 0, z: 0, yaw: 45)
        // At its right end it is 141 points farther away, at its left end nearer.
        #expect(Self.order([Self.card(0, 40, at: 120, z: -60), large]) == [1, 0])
        #expect(Self.order([Self.card(0, 40, at: -120, z: -60), large]) == [0, 1])
        // Seen nowhere together.
        #expect(Self.order([Self.card(0, 40, at: 300, z: -60), large]) == [0, 1])
    }

    @Test func whatIsOrderedRightlyAndWhatLiesInAPlaneStaysAsItWas() {
        let pile = (0..<9).map { Self.card($0, 100, at: 10 * Double($0), z: 5 * Double($0)) }
        #expect(Self.order(pile.reversed()) == Array(0..<9))
        let flat = (0..<9).map { Self.card($0, 100, at: 10 * Double($0 * 7 % 9), z: 0, yaw: 30) }
        #expect(Set(Self.order(flat)) == Set(0..<9))
        let level = (0..<9).map { Self.card($0, 100, at: 10 * Double($0 * 7 % 9), z: 0) }
        #expect(Self.order(level) == Array(0..<9))
    }
}
