import LayoutCore
import Testing

@Suite struct CameraTests {
    let plain = Camera(view: Size(width: 800, height: 600), lens: Lens(m34: -1.0 / 500))

    @Test func perspectiveViewpointAndContentOffset() throws {
        let camera = Camera(
            view: Size(width: 800, height: 600), lens: Lens(m34: -1.0 / 500, viewpoint: Vector2(x: 30, y: -10)),
            contentOffset: Vector2(x: 5, y: 7))
        // 250 points before the plane the eye is half as far away: everything twice as large.
        let seen = try #require(camera.project(Vector3(x: 100, y: 50, z: 250)))
        #expect(seen == Point(x: 400 + 5 + 2 * (100 - 30), y: 300 + 7 + 2 * (50 + 10)))
        let matrix = camera.lens.view(.translation(x: 90, y: 20, z: 250))
        #expect(camera.project(Point(x: 10, y: 30), through: matrix) == seen)
        // The eye's own line always lands in the middle, moved by the content offset.
        #expect(camera.project(Vector3(x: 30, y: -10, z: -3000)) == Point(x: 405, y: 307))
    }

    @Test func nothingIsSeenBehindTheEye() {
        #expect(plain.project(Vector3(x: 1, y: 1, z: 499)) != nil)
        #expect(plain.project(Vector3(x: 1, y: 1, z: 500)) == nil)
        #expect(plain.project(Vector3(x: 1, y: 1, z: 700)) == nil)
        let flat = Camera(view: plain.view, lens: Lens(m34: 0))
        #expect(flat.project(Vector3(x: 1, y: 2, z: 1e9)) == Point(x: 401, y: 302))
        let inverse = Camera(view: plain.view, lens: Lens(m34: 1.0 / 500))
        #expect(inverse.project(Vector3(x: 100, y: 0, z: 500)) == Point(x: 450, y: 300))
        #expect(inverse.project(Vector3(x: 100, y: 0, z: -500)) == nil)
    }

    @Test func cornersGoRoundFromTheTopLeft() {
        let corners = plain.corners(of: Size(width: 200, height: 100), through: plain.lens.base)
        #expect(
            corners == [
                Point(x: 300, y: 250), Point(x: 500, y: 250), Point(x: 500, y: 350), Point(x: 300, y: 350),
            ])
    }

    @Test func anOutlineIsCutWhereItPassesTheEye() throws {
        // A floor that runs towards the viewer, 100 below the eye, from z = -1000 to z = +1000.
        let floor = plain.lens.view(
            Transform3D.translation(x: 0, y: 100, z: 0).rotated(by: .degrees(90), about: .xAxis))
        let size = Size(width: 40, height: 2000)
        let corners = plain.corners(of: size, through: floor)
        #expect(corners.count { $0 == nil } == 2)
        let outline = plain.outline(of: size, through: floor)
        #expect(outline.count == 4)
        // Its far edge is three times as far away as the plane; its near one lies at w' = 1/1000.
        let heights = outline.map { $0.y - 300 }.sorted()
        #expect(abs(heights[0] - 100.0 / 3) < 1e-9 && abs(heights[3] - 100_000) < 1e-6)
        let halves = outline.map { abs($0.x - 400) }.sorted()
        #expect(abs(halves[0] - 20.0 / 3) < 1e-9 && abs(halves[3] - 20_000) < 1e-6)

        #expect(plain.outline(of: size, through: plain.lens.view(.translation(x: 0, y: 0, z: 600))).isEmpty)
        let whole = plain.outline(of: size, through: plain.lens.base)
        #expect(whole.map(Optional.some) == plain.corners(of: size, through: plain.lens.base))
    }

    @Test func oneCornerBehindTheEyeLeavesFive() {
        let local = Transform3D.translation(x: 0, y: 0, z: 300).rotated(
            by: .degrees(45), about: Vector3(x: 1, y: 1, z: 0))
        let matrix = plain.lens.view(local)
        let size = Size(width: 400, height: 400)
        #expect(plain.corners(of: size, through: matrix).count { $0 == nil } == 1)
        #expect(plain.outline(of: size, through: matrix).count == 5)
    }

    @Test func unprojectingUndoesProjecting() throws {
        var random = SeededGenerator(seed: 15)
        var seen = 0
        for _ in 0..<2000 {
            let camera = random.camera()
            let matrix = random.transform() * camera.lens.base
            let point = Point(x: random.number(in: -100...100), y: random.number(in: -100...100))
            guard let pointer = camera.project(point, through: matrix) else { continue }
            // A card met at a grazing angle leaves few digits: ask only where a step on the card can be seen.
            guard let beside = camera.project(Point(x: point.x + 1, y: point.y + 1), through: matrix),
                (beside - pointer).length > 1e-3, let spot = camera.unproject(pointer, onto: matrix)
            else { continue }
            seen += 1
            let again = try #require(camera.project(spot.point, through: matrix))
            #expect((again - pointer).length < 1e-6)
            #expect((spot.point - point).length < 1e-4)
            let z = matrix.row(combining: [point.x, point.y, 0, 1]).z
            #expect(abs(spot.z - z) < 1e-3 * max(1, abs(z)))
        }
        #expect(seen > 1000)
    }

    @Test func whatIsSeenEdgeOnOrBehindHasNoSpot() {
        let edge = plain.lens.view(.rotation(.degrees(90), about: .yAxis))
        #expect(plain.unproject(Point(x: 500, y: 300), onto: edge) == nil)
        #expect(plain.unproject(Point(x: 400, y: 300), onto: edge) == nil)
        let flat = Camera(view: plain.view, lens: Lens(m34: 0))
        #expect(flat.unproject(Point(x: 500, y: 300), onto: .rotation(.degrees(90), about: .xAxis)) == nil)
        let behind = plain.lens.view(.translation(x: 0, y: 0, z: 600))
        #expect(plain.unproject(Point(x: 410, y: 310), onto: behind) == nil)
        // A floor under the eye is met below the horizon only.
        let floor = plain.lens.view(
            Transform3D.translation(x: 0, y: 100, z: 0).rotated(by: .degrees(90), about: .xAxis))
        #expect(plain.unproject(Point(x: 400, y: 350), onto: floor) != nil)
        #expect(plain.unproject(Point(x: 400, y: 250), onto: floor) == nil)
    }

    @Test func anyDoubleIsSurvived() {
        var random = SeededGenerator(seed: 16)
        for _ in 0..<3000 {
            let any = Camera(
                view: Size(width: random.anyDouble(), height: random.anyDouble()),
                lens: Lens(m34: random.anyDouble(), viewpoint: Vector2(x: random.anyDouble(), y: random.anyDouble())),
                contentOffset: Vector2(x: random.anyDouble(), y: random.anyDouble()))
            let matrix = random.anyTransform()
            let size = Size(width: random.anyDouble(), height: random.anyDouble())
            let point = Point(x: random.anyDouble(), y: random.anyDouble())
            for seen in any.corners(of: size, through: matrix).compactMap(\.self)
                + any.outline(of: size, through: matrix)
            {
                #expect(seen.x.isFinite && seen.y.isFinite)
            }
            if let seen = any.project(point, through: matrix) { #expect(seen.x.isFinite && seen.y.isFinite) }
            if let spot = any.unproject(point, onto: matrix) {
                #expect(spot.point.x.isFinite && spot.point.y.isFinite && spot.z.isFinite && spot.nearness.isFinite)
            }
        }
    }
}

extension SeededGenerator {
    mutating func camera() -> Camera {
        Camera(
            view: Size(width: number(in: 100...2000), height: number(in: 100...2000)),
            lens: Lens(
                m34: number(in: -0.002...0.001),
                viewpoint: Vector2(x: number(in: -200...200), y: number(in: -200...200))),
            contentOffset: Vector2(x: number(in: -200...200), y: number(in: -200...200)))
    }
}
