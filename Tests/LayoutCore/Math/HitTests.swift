import LayoutCore
import Testing

@Suite struct HitTests {
    let camera = Camera(
        view: Size(width: 1000, height: 800), lens: Lens(m34: -1.0 / 600, viewpoint: Vector2(x: 40, y: -25)),
        contentOffset: Vector2(x: 10, y: 20))

    func frame(_ cards: [Card]) -> Frame {
        Frame(
            layout: "test", camera: camera, scroll: 0, count: cards.count, currentIndex: 0, isMoving: false,
            cards: cards)
    }

    func card(_ index: Int, _ local: Transform3D, size: Size = Size(width: 200, height: 120), order: Int = 0) -> Card {
        Card(
            index: index, identity: 100 + index, lane: 2, offset: 0, size: size, matrix: camera.lens.view(local),
            order: order)
    }

    @Test func aProjectedPointIsFoundOnItsCard() throws {
        var random = SeededGenerator(seed: 20)
        for _ in 0..<500 {
            let at = random.vector(upTo: 200)
            let lean = Angle.degrees(random.number(in: -70...70))
            let local = Transform3D.translation(x: at.x, y: at.y, z: at.z)
                .rotated(by: lean, about: random.vector(upTo: 1))
            let point = Point(x: random.number(in: 1...199), y: random.number(in: 1...119))
            let card = card(3, local)
            let pointer = try #require(
                camera.project(Point(x: point.x - 100, y: point.y - 60), through: card.matrix))
            let hit = try #require(frame([card]).hit(at: pointer))
            #expect(hit.index == 3 && hit.identity == 103 && hit.lane == 2)
            #expect((hit.point - point).length < 1e-6)
        }
    }

    @Test func onlyTheRectangleIsHit() throws {
        let card = card(0, Transform3D.rotation(.degrees(50), about: .yAxis))
        for (x, y, isIn) in [(99.9, 59.9, true), (-99.9, -59.9, true), (100.1, 0, false), (0, -60.1, false)] {
            let pointer = try #require(camera.project(Point(x: x, y: y), through: card.matrix))
            #expect((frame([card]).hit(at: pointer) != nil) == isIn)
        }
        #expect(frame([]).hit(at: Point(x: 3, y: 3)) == nil)
    }

    @Test func theNearerOfTwoIsHitWhateverTheirOrder() throws {
        let near = card(0, .translation(x: 0, y: 0, z: 50), order: 0)
        let far = card(1, .translation(x: 0, y: 0, z: -50), order: 1)
        let pointer = try #require(camera.project(Point(x: 5, y: 5), through: near.matrix))
        #expect(frame([near, far]).hit(at: pointer)?.index == 0)
        #expect(frame([far, near]).hit(at: pointer)?.index == 0)
        #expect(frame([far, near]).hit(at: pointer)?.depth == 50)
    }

    @Test func cardsThroughOneAnotherAreHitOnEitherSideOfTheCut() throws {
        // Both stand in the same place, one turned by +30°, one by -30° about y. The second leads its right side towards the
        // viewer (z towards x about +y takes x away from it), so the cut is the upright line through the middle.
        let away = card(0, .rotation(.degrees(30), about: .yAxis), order: 1)
        let towards = card(1, .rotation(.degrees(-30), about: .yAxis), order: 0)
        for x in [2.0, 20, 60] {
            let right = try #require(camera.project(Vector3(x: x, y: 10, z: 0)))
            let left = try #require(camera.project(Vector3(x: -x, y: 10, z: 0)))
            for cards in [[away, towards], [towards, away]] {
                #expect(frame(cards).hit(at: right)?.index == 1)
                #expect(frame(cards).hit(at: left)?.index == 0)
            }
        }
    }

    @Test func orderDecidesInOnePlane() {
        let plane = Transform3D.translation(x: 0, y: 0, z: 30).rotated(
            by: .degrees(20), about: Vector3(x: 1, y: 1, z: 0))
        let cards = (0..<5).map {
            card($0, plane.rotated(by: .degrees(7.0 * Double($0)), about: .zAxis), order: ($0 * 3) % 5)
        }
        let pointer = camera.project(Point(x: 8, y: 3), through: cards[0].matrix)!
        #expect(frame(cards).hit(at: pointer)?.index == 3)  // orders 0 3 1 4 2
        #expect(frame(cards.reversed()).hit(at: pointer)?.index == 3)
    }

    @Test func whatIsNotSeenIsNotHit() {
        let pointer = camera.project(Point(x: 0, y: 0), through: camera.lens.base)!
        var hidden = card(0, .translation(x: 0, y: 0, z: 90))
        hidden.isHidden = true
        var clear = card(1, .translation(x: 0, y: 0, z: 80))
        clear.alpha = 0
        let behindTheEye = card(2, .translation(x: 0, y: 0, z: 700), size: Size(width: 1e6, height: 1e6))
        let broken = card(3, .translation(x: .nan, y: 0, z: 0))
        #expect(frame([hidden, clear, behindTheEye, broken]).hit(at: pointer) == nil)
        let shown = card(4, .identity)
        #expect(frame([hidden, clear, behindTheEye, broken, shown]).hit(at: pointer)?.index == 4)
    }

    @Test func anyDoubleIsSurvived() {
        var random = SeededGenerator(seed: 21)
        for _ in 0..<2000 {
            var any = card(0, .identity)
            any.matrix = random.anyTransform()
            any.size = Size(width: random.anyDouble(), height: random.anyDouble())
            any.alpha = random.anyDouble()
            let hit = frame([any, any]).hit(at: Point(x: random.anyDouble(), y: random.anyDouble()))
            if let hit { #expect(hit.point.x.isFinite && hit.point.y.isFinite && hit.depth.isFinite) }
        }
    }
}
