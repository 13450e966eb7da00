import LayoutCore
import Testing

@Suite struct PointCloudTests {
    @Test func pointsStandAboutTheirMiddleAndReachToOne() throws {
        let cloud = try #require(PointCloud("10 0 0, 14 0 0; 12 2 0\n12 0 -1"))
        #expect(cloud.points[0] == SIMD3(-2, -1, 0.5) / 5.25.squareRoot())
        let reach = cloud.points.map { ($0 * $0).sum().squareRoot() }.max()!
        #expect(abs(reach - 1) < 1e-12 && cloud.points.count == 4)
    }

    @Test(arguments: ["", "1 2 3", "1 2 3 4 5", "0 0 0 0 0 0", "1 2 x 3 4 5", "nan 0 0 1 1 1", "inf 0 0 1 1 1"])
    func whatIsNoCloudIsNone(text: String) { #expect(PointCloud(text) == nil) }

    @Test func itsTextIsReadAsTheSame() throws {
        let cloud = try #require(PointCloud("0 0 0, 1 0 0, 0 1 1, 3 3 3"))
        let read = try #require(PointCloud(cloud.text))
        for (a, b) in zip(cloud.points, read.points) { #expect(((a - b) * (a - b)).sum() < 1e-5) }
    }

    /// Where one end is dense and one sparse, the sparse one keeps what it has.
    @Test func aFewOfManyAreSpreadEvenly() throws {
        let dense = (0..<200).map { SIMD3(Double($0) / 1000, 0, 0) }
        let cloud = try #require(PointCloud(dense + [SIMD3(1, 0, 0), SIMD3(2, 0, 0), SIMD3(3, 0, 0)])).spread(5)
        let xs = cloud.points.map { $0.x * 1.5 + 1.5 }.sorted()
        #expect(cloud.points.count == 5)
        for (x, wanted) in zip(xs, [0, 0.199, 1, 2, 3]) { #expect(abs(x - wanted) < 1e-9) }
        #expect(cloud.spread(9) == cloud)
    }

    // MARK: As a form of the tag cloud

    @Test func cardsStandAtThePointsAndTakeTurns() {
        let cloud = Arrangement("tag-cloud", items: 9).setting("points", to: .choice("-1 0 0, 1 0 0, 0 -1 0, 0 0 1"))
            .setting("radius", to: 200.0)
        let places = (0..<8).map { cloud.transform(atOffset: 0, index: $0).row4 }
        #expect(Set(places.prefix(4).map { [$0.x.rounded(), $0.y.rounded(), $0.z.rounded()] }).count == 4)
        #expect(places[4] == places[0] && cloud.layout.visibleCount == 4)
        // Worked out by hand: the middle of the box is at (0, -0.5, 0.5), and the ends of the line are farthest from it.
        let reach = 1.5.squareRoot()
        let wanted = SIMD4(200 / reach, 100 / reach, -100 / reach, 1)
        #expect(places.contains { (($0 - wanted) * ($0 - wanted)).sum() < 1e-12 })
    }

    @Test func aBallOfPointsIsTheBall() {
        let ball = Arrangement("tag-cloud", items: 40).setting("billboard", to: false)
        let points = (0..<40).map { ball.transform(atOffset: 0, index: $0).row4 }
        let text = points.map { "\($0.x) \($0.y) \($0.z)" }.joined(separator: ", ")
        let same = ball.setting("points", to: .choice(text))
        for index in 0..<40 {
            let place = same.transform(atOffset: 0, index: index).row4
            // About the middle of the box around it, which is not quite the ball's.
            let gap = place - points[index]
            #expect((gap * gap).sum().squareRoot() < 40, "\(index)")
        }
    }
}
