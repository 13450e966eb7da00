import Testing

@testable import LayoutCore

@Suite struct PointerTiltTests {
    private func stage(tilt: Double) throws -> Stage {
        var stage = Stage(
            try #require(LayoutKind.named("cover-flow")), items: 9, view: Size(width: 800, height: 600))
        stage.apply(.jump(to: 4))
        stage.apply(.set("pointerTilt", to: .number(tilt)))
        return stage
    }

    private func settle(_ stage: inout Stage) {
        for _ in 0..<600 where stage.isMoving { stage.advance(by: 1.0 / 60) }
        #expect(!stage.isMoving)
    }

    @Test(arguments: [(800.0, 300.0), (0, 300), (400, 0), (400, 600), (600, 150)])
    func theWholeStageTurnsToThePointer(x: Double, y: Double) throws {
        var stage = try stage(tilt: 20)
        // Without a lens a card's matrix is what it is in space.
        stage.apply(.set("perspective", to: .number(0)))
        let before = stage.frame()
        stage.apply(.point(at: Point(x: x, y: y)))
        #expect(stage.isMoving)
        settle(&stage)
        let turn =
            Transform3D.rotation(.degrees(-20 * (y - 300) / 300), about: .xAxis)
            * Transform3D.rotation(.degrees(20 * (x - 400) / 400), about: .yAxis)
        for (card, plain) in zip(
            stage.frame().cards.sorted { $0.index < $1.index }, before.cards.sorted { $0.index < $1.index })
        {
            let wanted = plain.matrix * turn
            let gaps = zip(card.matrix.entries, wanted.entries).map { abs($0 - $1) }
            #expect(card.index == plain.index && gaps.allSatisfy { $0 < 1e-9 }, "\(card.index)")
        }
    }

    @Test func theSideUnderThePointerGoesBack() throws {
        var stage = try stage(tilt: 20)
        stage.apply(.point(at: Point(x: 800, y: 300)))
        settle(&stage)
        let middle = try #require(stage.frame().cards.first { $0.offset == 0 })
        let corners = stage.frame().camera.corners(of: middle.size, through: middle.matrix).compactMap { $0 }
        try #require(corners.count == 4)
        let (left, right) = (corners[3].y - corners[0].y, corners[2].y - corners[1].y)
        #expect(right < left - 1)
    }

    @Test func itComesBackWhereThePointerLeaves() throws {
        var stage = try stage(tilt: 20)
        let before = stage.frame().cards
        stage.apply(.point(at: Point(x: 700, y: 100)))
        settle(&stage)
        #expect(stage.frame().cards != before)
        stage.apply(.point(at: nil))
        settle(&stage)
        #expect(stage.frame().cards == before)
    }

    @Test func withoutTheKnobNothingMoves() throws {
        var stage = try stage(tilt: 0)
        let before = stage.frame()
        stage.apply(.point(at: Point(x: 700, y: 100)))
        #expect(!stage.isMoving)
        stage.advance(by: 1)
        #expect(stage.frame() == before)
    }

    @Test func theWayDoesNotDependOnTheSteps() throws {
        var fine = try stage(tilt: 30)
        fine.apply(.point(at: Point(x: 650, y: 120)))
        var coarse = fine
        for _ in 0..<24 { fine.advance(by: 1.0 / 240) }
        coarse.advance(by: 0.1)
        for (a, b) in zip(fine.frame().cards, coarse.frame().cards) {
            #expect(abs(a.matrix.row1.x - b.matrix.row1.x) < 1e-12)
        }
    }

    @Test(arguments: [Double.nan, .infinity, -1e300]) func noPlaceIsTooOdd(x: Double) throws {
        var stage = try stage(tilt: 60)
        stage.apply(.point(at: Point(x: x, y: x)))
        settle(&stage)
        #expect(stage.frame().cards.allSatisfy { $0.matrix.isFinite })
    }
}
