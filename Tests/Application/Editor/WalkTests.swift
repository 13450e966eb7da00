import LayoutCore
import Testing
import ZoeDocument

@testable import ZoeEditor

@Suite struct WalkTests {
    static let names = LayoutKind.all.map(\.name)

    @Test(arguments: names) func `a walk that has not begun changes nothing`(name: String) {
        let frame = Stage.showing(name, items: 12, at: 3.3, ["viewpointX": -40]).frame()
        let seen = frame.seen(by: Walk(part: 0))
        #expect(seen.camera == frame.camera)
        for (a, b) in zip(frame.cards, seen.cards) {
            #expect(a.matrix.isApproximatelyEqual(to: b.matrix, tolerance: 1e-6))
            #expect(a.order == b.order)
        }
    }

    /// An eye that sees the first eye's place, its plane and its cards must see them where one projection of space puts them.
    @Test func `cards and guides are seen in one space`() throws {
        let stage = Stage.showing("rotary", items: 12, at: 3.3, ["viewpointX": -40])
        let frame = stage.frame()
        let walk = Walk(yaw: .degrees(50), pitch: .degrees(25), zoom: 0.6, pan: Vector2(x: 30, y: -20))
        let seen = frame.seen(by: walk)
        let sight = walk.sight(of: frame.camera)
        let outlines = try #require(stage.guides(for: frame).first { $0.kind == .cards }).lines
        #expect(outlines.count == 4 * frame.cards.count)
        for (number, card) in seen.cards.enumerated() {
            let corners = seen.camera.corners(of: card.size, through: card.matrix)
            for side in 0..<4 {
                let wanted = try #require(corners[side])
                let found = try #require(sight.project(outlines[4 * number + side].from))
                #expect(abs(found.x - wanted.x) < 1e-6 && abs(found.y - wanted.y) < 1e-6)
            }
        }
    }

    /// By hand: the view turned by 90° to the right looks along the negative x axis.
    @Test func `a quarter turn looks at the stage from its side`() throws {
        let camera = Camera(view: Size(width: 800, height: 600), lens: Lens(m34: -1.0 / 500))
        let sight = Walk(yaw: .degrees(90), pitch: .zero, zoom: 1).sight(of: camera)
        let eye = try #require(Guide.eye(of: camera))
        #expect(eye == Vector3(x: 0, y: 0, z: 500))
        let middle = 500 * 0.15
        let seen = try #require(sight.project(eye))
        #expect(abs(abs(seen.x - 400) - (500 - middle)) < 1e-6 && abs(seen.y - 300) < 1e-6)
        // From the right the eye is on the left, where the stage looks to.
        #expect(seen.x < 400)
        // The x axis comes straight at the viewer.
        let near = try #require(sight.project(Vector3(x: 100, y: 0, z: middle)))
        #expect(abs(near.x - 400) < 1e-9)
    }

    /// An eye that has gone up sees the stage's own eye below the middle, and what stands up there nearer than what stands below.
    @Test func `a walk upwards looks down`() throws {
        let camera = Camera(view: Size(width: 800, height: 600), lens: Lens(m34: -1.0 / 500))
        let sight = Walk(yaw: .zero, pitch: .degrees(30), zoom: 1).sight(of: camera)
        let own = try #require(Guide.eye(of: camera))
        let eye = try #require(sight.project(own))
        #expect(eye.y > 350 && abs(eye.x - 400) < 1e-9)
        let middle = 500 * 0.15
        #expect(
            sight.nearness(Vector3(x: 0, y: -100, z: middle)) > sight.nearness(Vector3(x: 0, y: 100, z: middle)))
        var turned = Walk(pitch: .zero)
        turned.orbit(by: Vector2(x: 0, y: 50))
        #expect(turned.pitch.degrees > 0, "what is before the stage follows the hand down")
    }

    @Test func `through the eye all lines of the pyramid meet, and end where the view's corners are`() throws {
        let stage = Stage.showing("cover-flow", items: 9, at: 2)
        let frame = stage.frame()
        let pyramid = try #require(stage.guides(for: frame).first { $0.kind == .pyramid }).lines
        #expect(Set(pyramid.map(\.from)).count == 1)
        // Seen by the stage's own camera each line is one point: a corner of the view.
        let corners = [(0.0, 0.0), (1000, 0), (1000, 600), (0, 600)]
        for (line, corner) in zip(pyramid, corners) {
            let end = try #require(frame.camera.project(line.to))
            #expect(abs(end.x - corner.0) < 1e-6 && abs(end.y - corner.1) < 1e-6)
        }
    }

    @Test func `orbits stay above ground, zooms within reason, and nonsense does nothing`() {
        var walk = Walk()
        walk.orbit(by: Vector2(x: 1e9, y: 1e9))
        #expect(abs(walk.pitch.degrees) <= 89 && abs(walk.yaw.degrees) <= 180)
        walk.zoom(by: 1e30)
        #expect(walk.zoom == 20)
        let before = walk
        walk.orbit(by: Vector2(x: .nan, y: 0))
        walk.zoom(by: -3)
        #expect(walk == before)
        let frame = Stage.showing("linear", items: 3).frame()
        walk = Walk(yaw: .degrees(.nan), pitch: .zero, zoom: .nan, pan: .zero, part: .nan)
        #expect(frame.seen(by: walk).cards.allSatisfy { $0.matrix.isFinite })
    }
}
