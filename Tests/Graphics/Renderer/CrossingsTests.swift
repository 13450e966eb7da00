import LayoutCore
import Testing

@testable import ZoeRenderer

@Suite struct CrossingsTests {
    /// Cards that lean each its own way, all through the same place.
    private func bundle(_ count: Int) -> [(place: Int, card: Card)] {
        (0..<count).map { number in
            let turn = Double(number) * 2.4
            let axis = Vector3(x: turn.cosine, y: turn.sine, z: 0.3)
            return (number, Card(.rotation(.radians(0.2 + 0.5 * Double(number) / Double(count)), about: axis)))
        }
    }

    @Test(arguments: [3, 16, 100]) func theMoreCardsPassThroughEachOtherTheFewerPiecesEachHas(count: Int) {
        var crossings = Crossings(bundle(count))
        let pieces = crossings.arranged(0..<count)
        #expect(Set(pieces.map(\.place)).count == count && pieces.count { $0.isFirst } == count)
        #expect(pieces.count > count, "they are cut")
        #expect(pieces.count <= 1100, "\(count) cards have become \(pieces.count) pieces")
    }
}

extension Double {
    fileprivate var cosine: Double { Turn(.radians(self)).cos }
    fileprivate var sine: Double { Turn(.radians(self)).sin }
}
