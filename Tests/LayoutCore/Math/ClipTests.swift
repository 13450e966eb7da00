import LayoutCore
import Testing

@Suite struct ClipTests {
    static let perspectives = [-1.0 / 500, -0.02, -1e-12, 0, 1e-12, 1.0 / 500, 0.02]

    @Test(arguments: perspectives) func depthGrowsFromMinusOneToOne(_ m34: Double) throws {
        let lens = Lens(m34: m34, viewpoint: Vector2(x: 20, y: 5))
        let camera = Camera(view: Size(width: 640, height: 480), lens: lens)
        let range = -40.0...30.0
        let clip = camera.clipMatrix(depth: range)
        var last = -Double.infinity
        for step in 0...700 {
            let z = range.upperBound - Double(step) / 10
            let seen = lens.base.concatenating(clip).row(combining: [3, 4, z, 1])
            let depth = seen.z / seen.w
            #expect(depth > last)
            #expect(abs(depth) <= 1 + 1e-9)
            if step == 0 { #expect(abs(depth + 1) < 1e-9) }
            if step == 700 { #expect(abs(depth - 1) < 1e-9) }
            last = depth
        }
    }

    @Test func theClippedPictureIsTheProjectedOne() throws {
        var random = SeededGenerator(seed: 17)
        for _ in 0..<500 {
            let camera = random.camera()
            let matrix = random.transform() * camera.lens.base
            let clip = matrix * camera.clipMatrix(depth: -500...500)
            let point = Point(x: random.number(in: -50...50), y: random.number(in: -50...50))
            guard let seen = camera.project(point, through: matrix) else { continue }
            let v = clip.row(combining: [point.x, point.y, 0, 1])
            // OpenGL: x and y from -1 to 1, y upwards.
            let pixel = Point(
                x: (v.x / v.w + 1) / 2 * camera.view.width, y: (1 - v.y / v.w) / 2 * camera.view.height)
            #expect((pixel - seen).length < 1e-8 * max(1, (seen - .zero).length))
        }
    }

    @Test func theNearEndStaysBeforeTheEye() {
        let camera = Camera(view: Size(width: 640, height: 480), lens: Lens(m34: -1.0 / 500))
        let clip = camera.clipMatrix(depth: -100...2000)
        let atLimit = (camera.lens.base * clip).row(combining: [0, 0, 499.5, 1])
        #expect(abs(atLimit.z / atLimit.w + 1) < 1e-9)
        let far = (camera.lens.base * clip).row(combining: [0, 0, -100, 1])
        #expect(abs(far.z / far.w - 1) < 1e-9)
        let turned = Camera(view: camera.view, lens: Lens(m34: 1.0 / 500))
        let back = (turned.lens.base * turned.clipMatrix(depth: -2000...100)).row(combining: [0, 0, -499.5, 1])
        #expect(abs(back.z / back.w - 1) < 1e-9)
    }

    @Test(arguments: perspectives) func theRangeHoldsAllCardsThatShow(_ m34: Double) {
        var random = SeededGenerator(seed: 18)
        let camera = Camera(view: Size(width: 640, height: 480), lens: Lens(m34: m34))
        let cards = (0..<20).map { index in
            let at = random.vector(upTo: 20)
            return Card(
                index: index, identity: index, offset: 0, size: Size(width: 30, height: 20),
                matrix: camera.lens.view(
                    .translation(x: at.x, y: at.y, z: at.z).rotated(by: random.angle(), about: random.vector(upTo: 1))))
        }
        let clip = camera.clipMatrix(depth: camera.depthRange(of: cards))
        var nearest = 1.0
        for card in cards {
            for (x, y) in [(-15.0, -10.0), (15, -10), (15, 10), (-15, 10)] {
                let v = (card.matrix * clip).row(combining: [x, y, 0, 1])
                guard v.w >= Camera.nearest else { continue }
                #expect(abs(v.z / v.w) < 1)
                nearest = min(nearest, v.z / v.w)
            }
        }
        // And not much more than them.
        #expect(nearest < -0.8)
    }

    @Test func hiddenCardsDoNotStretchTheRange() {
        let camera = Camera(view: Size(width: 640, height: 480))
        func card(z: Double, alpha: Double = 1, isHidden: Bool = false) -> Card {
            Card(
                index: 0, identity: 0, offset: 0, size: Size(width: 10, height: 10),
                matrix: camera.lens.view(.translation(x: 0, y: 0, z: z)), alpha: alpha, isHidden: isHidden)
        }
        let range = camera.depthRange(of: [card(z: 5), card(z: 9e5, alpha: 0), card(z: -9e5, isHidden: true)])
        #expect(range.contains(5) && range.lowerBound > 0 && range.upperBound < 10)
        #expect(camera.depthRange(of: []).contains(0))
        #expect(camera.depthRange(of: [card(z: .nan), card(z: .infinity)]).contains(0))
    }

    @Test func anyDoubleIsSurvived() {
        var random = SeededGenerator(seed: 19)
        for _ in 0..<3000 {
            let camera = Camera(
                view: Size(width: random.anyDouble(), height: random.anyDouble()),
                lens: Lens(m34: random.anyDouble()),
                contentOffset: Vector2(x: 1, y: .nan))
            let card = Card(
                index: 0, identity: 0, offset: 0, size: Size(width: random.anyDouble(), height: 1),
                matrix: random.anyTransform())
            let range = camera.depthRange(of: [card])
            #expect(range.lowerBound.isFinite && range.upperBound.isFinite)
            #expect(camera.clipMatrix(depth: range).row3.z < 0)
            let (a, b) = (random.anyDouble(), random.anyDouble())
            if a <= b { #expect(camera.clipMatrix(depth: a...b).row3.z < 0) }
        }
    }
}
