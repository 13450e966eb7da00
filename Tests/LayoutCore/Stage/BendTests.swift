import LayoutCore
import Testing

/// Cards that are bent to what they stand on.
@Suite struct BendTests {
    /// Where the corners of a piece are on the stage, without a lens.
    private static func corners(of card: Card) -> [SIMD3<Double>] {
        [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
            let at =
                card.matrix.row4 + x * card.size.width / 2 * card.matrix.row1
                + y * card.size.height / 2 * card.matrix.row2
            return SIMD3(at.x, at.y, at.z) / at.w
        }
    }

    private static func frame(_ layout: String, _ settings: [String: Parameter.Value]) throws -> (Frame, Stage) {
        var stage = Stage(try #require(LayoutKind.named(layout)), items: 12, view: Size(width: 800, height: 600))
        for (name, value) in settings.merging(["perspective": 0], uniquingKeysWith: { a, _ in a }) {
            stage.apply(.set(name, to: value))
        }
        return (stage.frame(), stage)
    }

    @Test func flatCardsAreWhole() throws {
        for layout in LayoutKind.all where !["blinds", "shatter", "split-flap"].contains(layout.name) {
            let stage = Stage(layout, items: 12, view: Size(width: 800, height: 600))
            #expect(stage.frame().cards.allSatisfy { $0.part == nil }, "\(layout.name)")
        }
    }

    /// Every corner of every piece of a card on a tube is as far from its axis as the card's middle.
    @Test(arguments: ["cylinder", "inverted-cylinder"]) func cardsLieOnTheTube(layout: String) throws {
        let (frame, stage) = try Self.frame(layout, ["cardBend": 1.0, "showBackfaces": true])
        let radius = try #require(stage.workedOut("radius"))
        let axis = layout == "cylinder" ? -radius : radius
        let reach = layout == "cylinder" ? radius + 0.01 : radius - 0.01
        #expect(frame.cards.count > 12 && frame.cards.allSatisfy { $0.part?.isBent ?? false })
        for card in frame.cards {
            for corner in Self.corners(of: card) {
                let away = (corner.x * corner.x + (corner.z - axis) * (corner.z - axis)).squareRoot()
                #expect(abs(away - reach) < 1e-6)
            }
        }
    }

    /// A ball's pieces have their corners near the ball: two neighbours' corners are one where pieces are flat and skew.
    @Test func cardsLieOnTheBall() throws {
        let (frame, stage) = try Self.frame("sphere", ["cardBend": 1.0, "showBackfaces": true])
        let radius = try #require(stage.workedOut("radius"))
        for card in frame.cards {
            for corner in Self.corners(of: card) {
                let away = (corner.x * corner.x + corner.y * corner.y + (corner.z + radius) * (corner.z + radius))
                #expect(abs(away.squareRoot() - radius) < 0.25)
            }
        }
    }

    /// Ten thousand cards on a ball would come to more than a million pieces, of which a view of this size shows none.
    @Test func manyBentCardsAreInLargerPieces() throws {
        var stage = Stage(try #require(LayoutKind.named("sphere")), items: 10_000, view: Size(width: 800, height: 600))
        let settings: [(String, Parameter.Value)] = [("cardBend", 1.0), ("showBackfaces", true), ("radius", 200.0)]
        for (name, value) in settings { stage.apply(.set(name, to: value)) }
        func pieces(of count: Int) -> Double {
            stage.apply(.set("count", to: .integer(count)))
            let frame = stage.frame()
            let whole = Set(frame.cards.map(\.index)).count
            return Double(frame.cards.count) / Double(whole)
        }
        let (few, many) = (pieces(of: 100), pieces(of: 10_000))
        #expect(few > 20, "of each of a hundred cards: \(few)")
        #expect(many > 1 && many <= 10, "of each of ten thousand cards: \(many)")
    }

    /// Neighbouring pieces meet, the pieces make up the card, and none is longer than what it stands for.
    @Test func piecesMeet() throws {
        for angle in stride(from: -340.0, through: 340, by: 40) where angle != 0 {
            let (frame, _) = try Self.frame("linear", ["cardBendX": .number(angle)])
            let pieces = frame.cards.filter { $0.index == 0 }
            #expect(abs(pieces.reduce(0) { $0 + $1.size.width } - 200) < 1e-9)
            for (left, right) in zip(pieces, pieces.dropFirst()) {
                let (a, b) = (Self.corners(of: left), Self.corners(of: right))
                let gap = a[1] - b[0]
                #expect((gap * gap).sum() < 1e-16)
                let chord = a[1] - a[0]
                #expect((chord * chord).sum().squareRoot() <= left.size.width * (1 + 1e-12))
            }
            // From end to end the card has turned by the angle, less one piece's own.
            let (first, last) = (try #require(pieces.first), try #require(pieces.last))
            let turned = Double.pi / 180 * angle * Double(pieces.count - 1) / Double(pieces.count)
            let cosine = (first.matrix.row3 * last.matrix.row3).sum()
            #expect(abs(cosine - Self.cosine(turned)) < 1e-9, "\(angle)")
        }
    }

    private static func cosine(_ angle: Double) -> Double { Turn(.radians(angle)).cos }

    /// What is met where a bent card shows is that card, at the place that was printed there.
    @Test func bentCardsAreHit() throws {
        let (frame, _) = try Self.frame("linear", ["cardBendX": 180.0])
        // Half a tube: its radius is the width over π.
        let radius = 200 / Double.pi
        for share in stride(from: -0.45, through: 0.45, by: 0.05) {
            let x = 400 + radius * Turn(.radians(.pi * share)).sin
            let hit = try #require(frame.hit(at: Point(x: x, y: 300)))
            #expect(hit.index == 0 && abs(hit.point.x - (100 + 200 * share)) < 0.5, "\(share): \(hit.point.x)")
        }
        #expect(frame.hit(at: Point(x: 400 + radius + 1, y: 300)) == nil)
    }

    /// On its way to another layout a card unbends bit by bit.
    @Test func aMorphUnbends() throws {
        var (_, stage) = try Self.frame("cylinder", ["cardBend": 1.0])
        func mostTurn(_ frame: Frame) -> Double {
            frame.cards.compactMap { $0.part.map { abs($0.curvature.x) * $0.whole.width } }.max() ?? 0
        }
        let before = mostTurn(stage.frame())
        stage.morph(to: LayoutKind.named("linear"), seconds: 1)
        var turns: [Double] = [before]
        for _ in 0..<10 {
            stage.advance(by: 0.1)
            turns.append(mostTurn(stage.frame()))
        }
        #expect(before > 0.3 && turns.last == 0)
        #expect(zip(turns, turns.dropFirst()).allSatisfy { $0 >= $1 })
    }

    /// A bent card lies among the others as it does where it is flat, all of its pieces one after the other; also for an eye that
    /// has walked away.
    @Test(arguments: [nil, 35.0], [-40.0, 40]) func piecesStayTogetherInTheOrderOfCards(
        yaw: Double?, angle: Double
    ) throws {
        func frame(_ angle: Double) throws -> Frame {
            var stage = Stage(
                try #require(LayoutKind.named("cover-flow")), items: 9, view: Size(width: 640, height: 360))
            stage.apply(.set("cardBendY", to: .number(angle)))
            stage.apply(.jump(to: 4))
            guard let yaw else { return stage.frame() }
            var walk = Walk()
            walk.part = 1
            walk.yaw = .degrees(yaw)
            return stage.frame().seen(by: walk)
        }
        func order(_ frame: Frame) -> [Int] {
            var found: [Int] = []
            for card in frame.cards.sorted(by: { $0.order < $1.order }) where found.last != card.identity {
                found.append(card.identity)
            }
            return found
        }
        let (flat, bent) = (try frame(0), try frame(angle))
        #expect(bent.cards.count > 5 * flat.cards.count)
        #expect(order(bent) == order(flat))
    }
}
