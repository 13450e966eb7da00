import Testing

@testable import LayoutCore

/// A card that has grown out of its row.
@Suite struct ExpansionTests {
    private func box(_ card: Card, in frame: Frame) throws -> (low: SIMD2<Double>, high: SIMD2<Double>) {
        let corners = frame.camera.corners(of: card.size, through: card.matrix).compactMap { $0 }
        try #require(corners.count == 4)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        return (SIMD2(xs.min()!, ys.min()!), SIMD2(xs.max()!, ys.max()!))
    }

    private func place(_ identity: Int, in frame: Frame) throws -> Point {
        let card = try #require(frame.card(identity))
        return try #require(frame.place(of: card))
    }

    private func span(_ identity: Int, in frame: Frame) throws -> ClosedRange<Double> {
        let card = try #require(frame.card(identity))
        return try #require(frame.span(of: card))
    }

    private func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
        let gap = a - b
        return (gap * gap).sum() < 1e-12 * max(1, (b * b).sum())
    }

    /// It is on both sides of the middle then, and grows once.
    @Test func oneItemThatComesRoundIsNoMoreThanOpaque() throws {
        var stage = Stage.showing("linear", items: 1, at: 0, ["wrap": true, "expand": 1, "fadeMin": 0.5])
        stage.stand(at: 0.01)
        let card = try #require(stage.frame().card(0))
        #expect(card.alpha > 0.9 && card.alpha <= 1)
    }

    /// Whatever the layout, the lens, and the way the row goes: it fills its share of the view and is what a pointer finds there.
    @Test(arguments: LayoutKind.all.map(\.name))
    func itStandsInTheMiddleOfTheViewInFrontOfAll(layout: String) throws {
        let knobs: [[String: Parameter.Value]] = [
            [:], ["vertical": true], ["reversed": true], ["contentX": 40, "viewpointY": -90],
            ["restAt": .choice("start")], ["perspective": 0], ["perspective": 0.0002, "contentX": 40],
        ]
        for extra in knobs {
            var stage = Stage.showing(layout, items: 12, at: 4, extra)
            if stage.laneCount > 1 { stage.apply(.set("wheels", to: 1)) }
            stage.expand(5)
            stage.rest()
            let frame = stage.frame()
            let cards = frame.cards.filter { $0.identity == 5 && $0.copy == 0 && $0.part == nil }
            let card = try #require(cards.first, "\(layout) \(extra)")
            let (low, high) = try box(card, in: frame)
            let share = 0.8 * min(1000 / card.size.width, 600 / card.size.height)
            let size = SIMD2(card.size.width, card.size.height) * share
            #expect(isNear(low, SIMD2(500, 300) - size / 2) && isNear(high, SIMD2(500, 300) + size / 2), "\(layout)")
            #expect(card.alpha == 1)
            for x in [-0.45, 0, 0.45] {
                for y in [-0.45, 0, 0.45] {
                    let point = stage.middle + Vector2(x: x * size.x, y: y * size.y)
                    #expect(frame.hit(at: point)?.identity == 5, "\(layout) \(extra) at \(point)")
                }
            }
        }
    }

    /// Whoever looks from the side sees it before the others, and not behind their own eye.
    @Test func withoutPerspectiveItIsALittleBeforeTheOthers() throws {
        for (layout, place) in [("waterfall", "front"), ("linear", "place"), ("cylinder", "place")] {
            var stage = Stage.showing(
                layout, items: 12, at: 4, ["perspective": 0, "expandTo": .choice(place)])
            let nearest = try #require(stage.frame().cards.map { DepthOrder.depth(of: $0.matrix) }.max())
            stage.expand(5)
            stage.rest()
            let frame = stage.frame()
            let depth = try #require(frame.card(5)).matrix.m43
            #expect(nearest < depth && depth < nearest + 120, "\(layout): \(depth) before \(nearest)")
            let seen = frame.seen(by: Walk())
            #expect(seen.cards.contains { $0.identity == 5 && seen.place(of: $0) != nil }, "\(layout)")
        }
    }

    @Test func withoutItCardsStandAsEverToTheLastBit() {
        var stage = Stage.showing("cover-flow", items: 12, at: 4.3)
        let before = stage.frame()
        stage.expand(3)
        stage.rest()
        #expect(stage.frame() != before)
        stage.expand(nil)
        stage.rest()
        #expect(stage.frame() == before)
        stage.apply(.set("expandAlpha", to: 0))
        stage.apply(.set("expandRoom", to: 3))
        #expect(stage.frame().cards == before.cards)
    }

    /// Neighbours that touched the card touch it still, in a row as in a grid.
    @Test func theOthersMakeRoom() throws {
        var row = Stage.showing("linear", items: 9, at: 4, ["spacing": 1])
        row.expand(4)
        row.rest()
        let frame = row.frame()
        let grown = try span(4, in: frame)
        let before = try span(3, in: frame)
        let after = try span(5, in: frame)
        #expect(abs(before.upperBound - grown.lowerBound) < 1e-9 && abs(after.lowerBound - grown.upperBound) < 1e-9)
        #expect(frame.card(3)?.alpha == 1)
        row.apply(.set("expandAlpha", to: 0.35))
        #expect(row.frame().card(3)?.alpha == 0.35 && row.frame().card(4)?.alpha == 1)

        var grid = Stage.showing("overview", items: 9, at: 0, ["expandTo": .choice("place"), "expandShare": 0.4])
        let still = grid.frame()
        grid.expand(4)
        grid.rest()
        let moved = grid.frame()
        for index in 0..<9 where index != 4 {
            let old = try place(index, in: still)
            let new = try place(index, in: moved)
            let (column, row) = (index % 3 - 1, index / 3 - 1)
            #expect((new.x - old.x).rounded().sign(within: 1) == column && (new.y - old.y).sign(within: 1) == row)
        }
    }

    @Test func roomIsGivenAsOneLikes() throws {
        func far(_ room: Double) throws -> Double {
            var stage = Stage.showing("linear", items: 9, at: 4, ["expandRoom": .number(room)])
            stage.expand(4)
            stage.rest()
            let frame = stage.frame()
            return try place(6, in: frame).x
        }
        let plain = Stage.showing("linear", items: 9, at: 4).frame()
        let (none, one, two) = (try far(0), try far(1), try far(2))
        let before = try place(6, in: plain).x
        #expect(abs(none - before) < 1e-9 && abs((two - none) - 2 * (one - none)) < 1e-9 && one > none)
    }

    /// It is as large as in front, faces where it did, and stays within the view.
    @Test func inItsPlaceItKeepsItsTurnAndStaysInTheView() throws {
        var stage = Stage.showing(
            "cylinder", items: 12, at: 4, ["expandTo": .choice("place"), "expandShare": 0.5])
        let before = stage.frame().card(5)!.matrix
        stage.expand(5)
        stage.rest()
        let frame = stage.frame()
        let card = frame.card(5)!
        let (low, high) = try box(card, in: frame)
        #expect(low.x >= -1e-6 && low.y >= -1e-6 && high.x <= 1000 + 1e-6 && high.y <= 600 + 1e-6)
        // The plane in which it stands is another, but seen from the eye it leans as much.
        #expect(abs(card.matrix.row1.z / card.matrix.row1.x - before.row1.z / before.row1.x) < 1e-9)
        #expect(card.matrix.row1.z != 0)
    }

    /// With no card named, the room passes on from card to card while the row is scrolled.
    @Test func unnamedItIsTheOneInTheMiddle() throws {
        let stage = Stage.showing("linear", items: 9, at: 4, ["expand": 1, "scrollToItemBoundary": false])
        func widths(at scroll: Double) throws -> [Double] {
            var moved = stage
            moved.jump(to: scroll)
            let frame = moved.frame()
            return try [4, 5].map { index in
                let span = try span(index, in: frame)
                return span.upperBound - span.lowerBound
            }
        }
        let here = try widths(at: 4)
        let half = try widths(at: 4.5)
        let there = try widths(at: 5)
        #expect(here[0] > 2 * here[1] && abs(half[0] - half[1]) < 1e-6 && abs(there[1] - here[0]) < 1e-6)
        let low = try widths(at: 4.499)
        let high = try widths(at: 4.501)
        #expect(abs(low[0] - high[0]) < 3)
    }

    @Test func aTapLetsACardGrowAndGoBack() throws {
        var stage = Stage.showing("linear", items: 9, at: 4, ["tapExpands": true])
        let before = stage.frame().cards
        let neighbour = try place(5, in: stage.frame())
        stage.apply(.tap(at: neighbour))
        #expect(stage.expandedItem == 5 && stage.isMoving)
        // On its way, it is between what it was and what it will be.
        stage.advance(by: 0.2)
        let half = try span(5, in: stage.frame())
        stage.rest()
        let whole = try span(5, in: stage.frame())
        #expect(half.upperBound - half.lowerBound > 210)
        #expect(half.upperBound - half.lowerBound < whole.upperBound - whole.lowerBound - 10)
        #expect(stage.currentIndex == 5)
        stage.apply(.tap(at: stage.middle))
        stage.rest()
        #expect(stage.expandedItem == nil)
        stage.jump(to: 4)
        #expect(stage.frame().cards == before)
    }

    @Test(arguments: [
        Input.drag(by: Vector2(x: -30, y: 0)), .wheel(by: 1), .key(.right), .tap(at: Point(x: 2, y: 2)),
    ])
    func whatElseTheHandDoesLetsItGoBack(input: Input) {
        var stage = Stage.showing("linear", items: 9, at: 4, ["tapExpands": true])
        stage.apply(.tap(at: stage.middle))
        stage.rest()
        #expect(stage.expandedItem == 4)
        stage.apply(input)
        #expect(stage.expandedItem == nil)
    }

    @Test func nothingGrowsUnlessATapShall() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.apply(.tap(at: stage.middle))
        #expect(stage.expandedItem == nil)
    }

    /// An item keeps its name, whatever comes or goes before it; with it, its growth is gone.
    @Test func itIsTheItemAndNotItsPlace() {
        var stage = Stage.showing("linear", items: 9, at: 4)
        stage.expand(4)
        stage.rest()
        stage.apply(.insert(at: 0, animated: false))
        let share = stage.frame().card(4)!.matrix.row1.x
        #expect(share > 1.1 && stage.frame().cards.filter { $0.matrix.row1.x > 1.1 }.count == 1)
        stage.apply(.remove(at: 5, animated: false))
        #expect(stage.frame().cards.allSatisfy { $0.matrix.row1.x == 1 })
    }

    /// A formula says where each card stands, and knows nothing of others.
    @Test func noFormulaSaysIt() throws {
        var stage = Stage.showing("linear", items: 9, at: 4)
        _ = try stage.cardFormula()
        stage.expand(4)
        #expect(throws: NoFormula.self) { try stage.cardFormula() }
    }

    @Test func scrolledFarAwayItIsStillSeen() {
        var stage = Stage.showing("linear", items: 400, at: 4)
        stage.expand(4)
        stage.jump(to: 300)
        stage.rest()
        #expect(stage.frame().card(4)?.alpha == 1)
        #expect(stage.frame().hit(at: stage.middle)?.identity == 4)
    }

    /// Where a row ends depends on where cards stand, not on which of them has grown.
    @Test func theEndsOfARowStayWhereTheyAre() {
        var stage = Stage.showing("linear", items: 9, at: 0, ["contain": true])
        let first = stage.scroll
        stage.expand(0)
        stage.apply(.set("expandShare", to: 0.9))
        stage.jump(to: 0)
        #expect(stage.scroll == first && first > 0)
    }
}

extension Double {
    /// -1, 0 or 1; 0 for what is within so many points.
    fileprivate func sign(within tolerance: Double) -> Int { abs(self) < tolerance ? 0 : self < 0 ? -1 : 1 }
}
