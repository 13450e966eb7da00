import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// A mirror as good as new.
    private static func mirror(at height: Double?) -> Look {
        Look(backdrop: .solid(.black), floor: Floor(height: height, reflection: 1, fade: 1e6), styles: [CardStyle()])
    }

    /// The corners of a card of 200 × 150 in a mirror, by the law of reflection.
    private static func mirroredCorners(_ local: Transform3D, height: Double, _ camera: Camera) -> [Point] {
        [(-100.0, -75.0), (100, -75), (100, 75), (-100, 75)].compactMap { x, y in
            let at = x * local.row1 + y * local.row2 + local.row4
            return camera.project(Vector3(x: at.x, y: 2 * height - at.y, z: at.z))
        }
    }

    @Test(arguments: [1.0, 2.0]) func mirroredCornersAreWhereTheLawOfReflectionSays(scale: Double) throws {
        let offscreen = try TestRenderer()
        var camera = Camera.small
        for (viewpoint, tilt) in [(0.0, 0.0), (0, 40), (60, -25), (-45, 55)] {
            camera.lens.viewpoint = Vector2(x: viewpoint / 2, y: viewpoint)
            camera.contentOffset = Vector2(x: 3, y: viewpoint / 3)
            // The card itself is far above the view.
            let local = Transform3D.identity.translated(x: 5, y: -420 + viewpoint, z: -40)
                .rotated(by: .degrees(tilt), about: .yAxis)
            let height = -205 + viewpoint
            let wanted = Self.mirroredCorners(local, height: height, camera).map {
                Point(x: $0.x * scale, y: $0.y * scale)
            }
            let frame = Frame([Card(local, camera: camera)], camera: camera)
            let picture = try offscreen.picture(
                frame, Self.mirror(at: height), scale: scale, named: "mirror-\(Int(tilt))")
            let x = Int(wanted.map(\.x).min()!.rounded())..<Int(wanted.map(\.x).max()!.rounded())
            let y = Int(wanted.map(\.y).min()!.rounded())..<Int(wanted.map(\.y).max()!.rounded())
            try #require(x.lowerBound > 2 && x.upperBound < picture.width - 2)
            try #require(y.lowerBound > 2 && y.upperBound < picture.height - 2)
            let upper = wanted.sorted { $0.y < $1.y }[..<2].sorted { $0.x < $1.x }
            let lower = wanted.sorted { $0.y < $1.y }[2...].sorted { $0.x > $1.x }
            for (found, wanted) in zip(foundCorners(in: picture, around: (x, y)), upper + lower) {
                #expect((found - wanted).length < 0.5, "viewpoint \(viewpoint), tilt \(tilt)")
            }
        }
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func whatIsUnderTheFloorIsNotMirroredUp() throws {
        let offscreen = try TestRenderer()
        let local = Transform3D.identity.translated(x: 20, y: 10, z: -60).rotated(by: .degrees(65), about: .xAxis)
        let height = 25.0
        let frame = Frame([Card(local)])
        let without = try offscreen.picture(frame, Look(styles: [CardStyle()]))
        let with = try offscreen.picture(frame, Self.mirror(at: height), named: "half-under")
        var allowed = Set<SIMD2<Int>>()
        for x in stride(from: -100.0, through: 100, by: 0.5) {
            for y in stride(from: -75.0, through: 75, by: 0.5) {
                let at = x * local.row1 + y * local.row2 + local.row4
                guard at.y <= height else { continue }
                let seen = try #require(frame.camera.project(Vector3(x: at.x, y: 2 * height - at.y, z: at.z)))
                for (right, down) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] {
                    allowed.insert(SIMD2(Int(seen.x + Double(right)), Int(seen.y + Double(down))))
                }
            }
        }
        var changed = 0
        var wrong: [SIMD2<Int>] = []
        for y in 0..<300 {
            for x in 0..<400 where with[x, y] != without[x, y] {
                changed += 1
                if !allowed.contains(SIMD2(x, y)) { wrong.append(SIMD2(x, y)) }
            }
        }
        #expect(wrong == [])
        #expect(changed > 1000)
    }

    @Test func reflectionsFadeAndHideEachOther() throws {
        let offscreen = try TestRenderer()
        let front = Card(Transform3D.identity.translated(x: 60, y: -75), identity: 0)
        let rear = Card(Transform3D.identity.translated(x: -30, y: -75, z: -1), identity: 1)
        var look = Look(
            backdrop: .solid(Colour(hex: 0x404040)), floor: Floor(reflection: 0.5, fade: 100),
            styles: [CardStyle(fill: .plain(Colour(hex: 0xFF0000))), CardStyle(fill: .plain(Colour(hex: 0x0000FF)))])
        let picture = try offscreen.picture(Frame([rear, front]), look, named: "reflections")
        let ground = linear(0x40)
        for depth in 0..<110 {
            // By the documented fade, as a square.
            let left = max(0, 1 - (Double(depth) + 0.5) / 100)
            let share = 0.5 * left * left
            let (row, x) = (150 + depth, 240)
            if depth > 0 {
                #expect(abs(picture.share(0, x, row) - (share + (1 - share) * ground)) < 3.0 / 255, "\(depth)")
                // Of the card behind the front one nothing comes through, not even at its rim.
                for column in 155..<165 {
                    let blue = picture.share(2, column, row)
                    let red = picture.share(0, column, row)
                    #expect(abs(red + blue - (share + 2 * (1 - share) * ground)) < 5.0 / 255, "\(column), \(row)")
                }
            }
        }
        #expect(picture[240, 149] == [255, 0, 0, 255])
        #expect(picture[240, 262] == [0x40, 0x40, 0x40, 255])
        // Told the height that it would find by itself, it draws the same picture.
        look.floor?.height = 0
        #expect(try offscreen.picture(Frame([rear, front]), look) == picture)
        look.floor?.reflection = 0
        let dull = try offscreen.picture(Frame([rear, front]), look)
        #expect(dull[240, 160] == [0x40, 0x40, 0x40, 255])
        look.floor = Floor(height: .nan, reflection: .infinity, fade: .nan)
        #expect(try offscreen.picture(Frame([rear, front]), look) == dull)
        #expect(offscreen.renderer.complaints == [])
    }
}
