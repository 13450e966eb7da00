import LayoutCore
import Testing

@Suite struct PlateOrderTests {
    private static func card(_ number: Int, at depth: Double) -> Card {
        Card(
            index: number, identity: number, offset: 0, size: Size(width: 10, height: 10),
            matrix: .translation(x: 0, y: 0, z: depth), order: number)
    }

    /// Those behind the stage's plane lie under all, also under cards that are farther away.
    @Test func eachLiesOverWhatIsNoNearer() throws {
        let stage = Stage(try #require(LayoutKind.named("linear")), items: 1, view: Size(width: 100, height: 100))
        var frame = stage.frame()
        frame.cards = [-10, 0, 50, 60].enumerated().map { Self.card($0, at: $1) }
        frame.lay([100, 9, -5, 50].enumerated().map { Self.card($0, at: $1) })
        let depths = frame.cards.sorted { $0.order < $1.order }.map(\.matrix.m43)
        #expect(depths == [-5, -10, 0, 9, 50, 50, 60, 100])
        #expect(frame.cards.map(\.order).sorted() == Array(0..<8))
        let plate = try #require(frame.cards.dropFirst(4).first { $0.matrix.m43 == 50 })
        #expect(plate.order == 5)
    }
}
