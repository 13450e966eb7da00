import LayoutCore
import Testing

@testable import ZoeDocument

/// Where a scene's view stands in windows and pictures of other shapes.
@Suite struct ViewPlacementTests {
    private let panel = EdgeInsets(right: 384)

    private func phone() throws -> Scene { try #require(Scene.builtIn("ios9-switcher")) }

    @Test(arguments: [
        Size(width: 1280, height: 720), Size(width: 400, height: 700), Size(width: 3840, height: 2160),
        Size(width: 200, height: 150), Size(width: 8, height: 900),
    ])
    func aSceneThatKeepsItsViewIsWholeAndInTheMiddleOfWhatIsFree(room: Size) throws {
        for taken in [EdgeInsets(), panel, EdgeInsets(bottom: 90)] where room.width > 600 || taken == EdgeInsets() {
            let mount = ViewPlacement(try phone(), in: room, beside: taken)
            #expect(mount.isFramed && mount.view == Size(width: 375, height: 667))
            let end = mount.place(of: Point(x: 375, y: 667))
            #expect(mount.corner.x >= 0 && mount.corner.y >= 0)
            #expect(end.x <= room.width - taken.right && end.y <= room.height - taken.bottom)
            let middle = mount.place(of: Point(x: 187.5, y: 333.5))
            #expect(abs(middle.x - (room.width - taken.right) / 2) < 1e-9)
            #expect(abs(middle.y - (room.height - taken.bottom) / 2) < 1e-9)
            let there = mount.point(at: mount.place(of: Point(x: 12, y: 34)))
            #expect(abs(there.x - 12) < 1e-9 && abs(there.y - 34) < 1e-9)
        }
    }

    @Test func nothingIsAroundAViewOfTheRoomsOwnShape() throws {
        for scale in [1, 1.5, 2.25] {
            let mount = ViewPlacement(
                try phone(), in: Size(width: (375 * scale).rounded(), height: (667 * scale).rounded()))
            #expect(!mount.isFramed && mount.corner == .zero && abs(mount.scale - scale) < 0.01)
        }
    }

    @Test func aSceneForAnySizeTakesAllOfItsRoomAndMovesAsideForThePanel() throws {
        var scene = try #require(Scene.builtIn("cover-flow"))
        scene.fit(to: Size(width: 1000, height: 600))
        #expect(scene.view == Size(width: 1000, height: 600))
        let mount = ViewPlacement(scene, in: Size(width: 1000, height: 600), beside: panel)
        #expect(!mount.isFramed && mount.scale == 1)
        #expect(mount.place(of: Point(x: 500, y: 300)) == Point(x: 308, y: 300), "the middle of what the panel leaves")
    }

    @Test func aSmallRoomShowsAsMuchAsIsAskedFor() throws {
        var scene = try #require(Scene.builtIn("cover-flow"))
        try scene.set("leastWidth", to: "780")
        try scene.set("leastHeight", to: "400")
        for (room, scale) in [
            (Size(width: 390, height: 844), 0.5), (Size(width: 1000, height: 100), 0.25),
            (Size(width: 780, height: 400), 1), (Size(width: 1280, height: 720), 1),
        ] {
            scene.fit(to: room)
            #expect(scene.view == Size(width: room.width / scale, height: room.height / scale))
            let mount = ViewPlacement(scene, in: room)
            #expect(!mount.isFramed && mount.scale == scale && mount.corner == .zero)
            scene.draw(as: room)
            #expect((scene.picture.size ?? scene.view) == room)
        }
        try scene.set("fit", to: "scene")
        scene.fit(to: Size(width: 390, height: 844))
        #expect(scene.view.width == 1280, "a view that is kept is shown whole anyway")
    }

    @Test func whatIsSeenAtLeastIsSeenBesideThePanel() throws {
        var scene = try #require(Scene.builtIn("cover-flow"))
        try scene.set("leastWidth", to: "900")
        for room in [Size(width: 1280, height: 720), Size(width: 640, height: 480), Size(width: 1400, height: 900)] {
            scene.fit(to: room, beside: panel)
            let mount = ViewPlacement(scene, in: room, beside: panel)
            #expect(!mount.isFramed && mount.scale == min(1, (room.width - 384) / 900))
            #expect(abs(scene.view.width * mount.scale - room.width) < 1e-9, "the stage goes on under the panel")
            let middle = Point(x: scene.view.width / 2, y: scene.view.height / 2)
            #expect(mount.place(of: Point(x: middle.x - 450, y: 0)).x > -1e-9)
            #expect(mount.place(of: Point(x: middle.x + 450, y: 0)).x < room.width - 384 + 1e-9)
            #expect(abs(mount.place(of: middle).x - (room.width - 384) / 2) < 1e-9)
            let there = mount.point(at: mount.place(of: Point(x: 12, y: 34)))
            #expect(abs(there.x - 12) < 1e-9 && abs(there.y - 34) < 1e-9)
        }
    }

    @Test func theKnobChoosesAndTheSceneRemembersItsView() throws {
        var scene = try phone()
        try scene.set("fit", to: "window")
        scene.fit(to: Size(width: 900, height: 500))
        #expect(scene.view.width == 900 && !ViewPlacement(scene, in: scene.view).isFramed)
        try scene.set("fit", to: "scene")
        scene.fit(to: Size(width: 900, height: 500))
        #expect(scene.view == Size(width: 375, height: 667))
    }

    @Test func aPicturesSizeAndTheDeviceAreInTheDocument() throws {
        var scene = try phone()
        scene.draw(as: Size(width: 800, height: 600))
        #expect(scene.picture.size == Size(width: 800, height: 600) && scene.view.width == 375)
        let read = try Scene.read(scene.text).scene
        #expect(read == scene && read.picture.size == scene.picture.size && read.device == .phone)
        #expect(throws: SceneError.self) {
            try Scene.read("{\"zoetrope\": 1, \"view\": {\"device\": \"fridge\"}}")
        }
    }

    @Test func theDevicesEdgeIsInTheRoom() throws {
        for room in [Size(width: 1280, height: 720), Size(width: 400, height: 700), Size(width: 300, height: 2000)] {
            let wall = ViewPlacement(try phone(), in: room).surround
            let bed = try #require(wall.plates.first)
            #expect(
                abs(bed.pose.place.x) + bed.width / 2 <= room.width / 2
                    && abs(bed.pose.place.y) + bed.height / 2 <= room.height / 2)
            #expect(wall.itemCount == 0 && wall.view == room)
        }
    }
}
