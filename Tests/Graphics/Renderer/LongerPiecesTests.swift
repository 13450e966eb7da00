import LayoutCore
import Testing

@testable import ZoeRenderer

/// How bent cards are cut while they move.
@Suite struct LongerPiecesTests {
    private func bent(_ settings: [String: Double]) throws -> Frame {
        var stage = Stage(try #require(LayoutKind.named("rotary")), items: 5, view: Size(width: 800, height: 600))
        for (name, value) in settings { stage.apply(.set(name, to: .number(value))) }
        stage.apply(.jump(to: 2.3))
        return stage.frame()
    }

    /// -1 and 1 are a piece's sides.
    private func corner(_ card: Card, _ x: Double, _ y: Double) -> SIMD4<Double> {
        card.matrix.row4 + x * card.size.width / 2 * card.matrix.row1 + y * card.size.height / 2 * card.matrix.row2
    }

    private func isNear(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
        let away = a - b
        return (away * away).sum() < 1e-12
    }

    /// They are fewer, go on in each other, and begin and end where the card does.
    @Test(arguments: [["cardBendX": 150.0], ["cardBendX": -100], ["cardBendY": 120]])
    func piecesGoOnInEachOther(settings: [String: Double]) throws {
        let isAcross = settings["cardBendX"] != nil
        let frame = try bent(settings)
        let longer = frame.withLongerPieces(within: 0.3)
        let identities = Set(frame.cards.map(\.identity))
        #expect(identities.count == 5 && Set(longer.cards.map(\.identity)) == identities)
        for identity in identities {
            let (former, now) = (
                frame.cards.filter { $0.identity == identity }, longer.cards.filter { $0.identity == identity }
            )
            #expect(now.count > 1 && now.count % 2 == 1 && 10 * now.count <= 6 * former.count)
            #expect(Set(now.map(\.copy)).count == now.count && Set(now.map(\.order)).count == now.count)
            #expect(isNear(corner(now[0], -1, -1), corner(former[0], -1, -1)))
            #expect(isNear(corner(now[now.count - 1], 1, 1), corner(former[former.count - 1], 1, 1)))
            for (piece, next) in zip(now, now.dropFirst()) {
                for side in [-1.0, 1] {
                    let (end, start) =
                        isAcross
                        ? (corner(piece, 1, side), corner(next, -1, side))
                        : (corner(piece, side, 1), corner(next, side, -1))
                    #expect(isNear(end, start))
                }
            }
        }
    }

    @Test func whatNeedsAllItsPiecesKeepsThem() throws {
        for settings in [["cardBendX": 150.0], ["tilt": 0.5]] {
            let frame = try bent(settings)
            #expect(frame.withLongerPieces(within: 0.01) == frame)
        }
    }
}
