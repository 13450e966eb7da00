import CardContent
import Foundation
import LayoutCore
import TestSupport
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

/// Cards with thickness, before a blue wall: red in front, green around.
extension RendererTests {
    private static let camera = Camera.small

    private static func style(_ thickness: Double, corner: Double = 0, back: CardStyle.Back? = nil) -> CardStyle {
        var style = CardStyle(fill: .plain(Colour(hex: 0xFF0000)), cornerRadius: corner, back: back)
        style.bodyThickness = thickness
        style.edgeColour = Colour(hex: 0x00FF00)
        return style
    }

    private static func look(_ style: CardStyle, floor: Floor? = nil) -> Look {
        Look(backdrop: .solid(Colour(hex: 0x0000FF)), floor: floor, styles: [style])
    }

    private static func turned(_ across: Double, _ down: Double) -> Transform3D {
        Transform3D.identity.translated(x: 8.3, y: -5.1, z: 30).rotated(by: .degrees(across), about: .yAxis)
            .rotated(by: .degrees(down), about: .xAxis)
    }

    /// Where a point of a card's own space is seen.
    private static func seen(_ x: Double, _ y: Double, _ z: Double, _ transform: Transform3D) throws -> Point {
        let here = Transform3D.translation(x: x, y: y, z: z) * transform
        return try #require(camera.project(.zero, through: camera.lens.view(here)))
    }

    /// Twice the area of a triangle, above 0 where the third point lies to the right of the way between the others.
    private static func side(_ a: Point, _ b: Point, _ c: Point) -> Double {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    /// Clockwise in the picture (Andrew's monotone chain).
    private static func hull(_ points: [Point]) -> [Point] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func half(_ points: [Point]) -> [Point] {
            var chain: [Point] = []
            for point in points {
                while chain.count > 1, side(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }

    /// A cuboid whose edges have the roundness asked for, in many directions; nothing of the wall shines through where its
    /// pieces meet, and nothing of it stands out of its outline.
    @Test(arguments: [(0.0, 0.0), (35, 0), (-50, 25), (70, -40), (150, 20), (-115, -15), (89.9, 0.0)], [0.0, 30])
    func aBodyFillsItsOutlineAndNothingElse(turn: (Double, Double), corner: Double) throws {
        let offscreen = try TestRenderer()
        let transform = Self.turned(turn.0, turn.1)
        let frame = Frame([Card(transform, width: 130, height: 100)])
        var points: [Point] = []
        for (right, low) in [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)] {
            // Far more points than the body has.
            for step in 0...40 {
                let angle = Double(step) / 40 * 2 * Double.pi
                for z in [0.0, -50] {
                    points.append(
                        try Self.seen(
                            right * (65 - corner) + corner * cos(angle), low * (50 - corner) + corner * sin(angle), z,
                            transform))
                }
            }
        }
        let outline = ConvexOutline(Self.hull(points).map { ($0.x, $0.y) })
        for (name, effort, quality) in [
            ("full", Effort.full, Quality()), ("quick", .quick, Quality()), ("fine", .full, Quality(supersampling: 2)),
        ] {
            let picture = try offscreen.picture(
                frame, Self.look(Self.style(50, corner: corner)), quality: quality, effort: effort,
                named: "body-\(Int(turn.0))-\(Int(corner))-\(name)")
            var (through, beyond) = (0, 0)
            for y in 40..<260 {
                for x in 90..<320 {
                    let inside = outline.depth(x: Double(x) + 0.5, y: Double(y) + 0.5)
                    if inside > 2.6, picture[x, y].z > 12 { through += 1 }
                    if inside < -1.6, picture[x, y].z < 243 { beyond += 1 }
                }
            }
            // Where two pieces meet at the outline, a pixel or two are mixed.
            #expect(through <= 5 && beyond <= (effort == .quick ? 12 : 2), "\(name): \(through), \(beyond)")
        }
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func aRoundEdgeIsBrighterTowardsTheLamp() throws {
        let frame = Frame([Card(Self.turned(0, -30), width: 160, height: 90)])
        let below = Frame([Card(Self.turned(0, 30), width: 160, height: 90)])
        let look = Self.look(Self.style(60, corner: 20))
        let offscreen = try TestRenderer()
        func green(_ frame: Frame) throws -> Int {
            let picture = try offscreen.picture(frame, look)
            return (0..<300).map { picture[208, $0] }.filter { $0.x < 10 && $0.z < 10 }.map(\.y).max() ?? 0
        }
        let (upper, lower) = try (green(frame), green(below))
        #expect(min(upper, lower) > 60 && abs(upper - lower) > 40, "\(upper) \(lower)")
    }

    @Test func withoutThicknessACardIsAsItWas() throws {
        let offscreen = try TestRenderer()
        let frame = Frame([Card(Self.turned(40, 10))])
        let plain = CardStyle(fill: .plain(Colour(hex: 0xFF0000)))
        for effort in [Effort.full, .quick] {
            let without = try offscreen.picture(frame, Self.look(plain), effort: effort)
            let with = try offscreen.picture(frame, Self.look(Self.style(0)), effort: effort)
            #expect(with == without)
        }
    }

    @Test func aBackIsAsFarBehindAsTheCardIsThick() throws {
        let offscreen = try TestRenderer()
        let transform = Self.turned(180, 0)
        let frame = Frame([Card(transform, width: 100, height: 80)])
        let white = Colour(hex: 0xFFFFFF)
        for (back, wanted) in [
            (CardStyle.Back.plain(white), SIMD4(255, 255, 255, 255)),
            (.own(CardStyle(fill: .plain(white))), SIMD4(255, 255, 255, 255)),
            (nil, SIMD4(0, 255, 0, 255)),
        ] as [(CardStyle.Back?, SIMD4<Int>)] {
            let picture = try offscreen.picture(frame, Self.look(Self.style(60, back: back)))
            #expect(picture[208, 145] == wanted)
            let (left, right) = try (Self.seen(50, 0, -60, transform).x, Self.seen(-50, 0, -60, transform).x)
            let width = (0..<400).filter { picture[$0, 145].z < 128 || picture[$0, 145].x > 128 }.count
            #expect(abs(Double(width) - (right - left)) < 1.5)
        }
    }

    /// A mirror sees what the eye doesn't: the lower edges of cards that hang above it.
    @Test func aMirrorShowsABodyFromBelow() throws {
        let frame = Frame([Card(Self.turned(0, 0), width: 120, height: 60)])
        let look = Self.look(Self.style(50), floor: Floor(height: 70, reflection: 1, fade: 1000))
        let picture = try TestRenderer().picture(frame, look, named: "body-mirror")
        let column = (225..<300).map { picture[208, $0] }
        #expect(column.contains { $0.y > 60 && $0.x < 40 })
        #expect(column.contains { $0.x > 150 && $0.y < 40 })
    }

    @Test func aFadingBodyShowsNothingOfItsInside() throws {
        var card = Card(Self.turned(-40, 20), width: 130, height: 100)
        card.alpha = 0.5
        let picture = try TestRenderer().picture(Frame([card]), Self.look(Self.style(50)), named: "body-fading")
        // Half of the front and half of the wall, all over the front: nothing of a back between them.
        let middle = try Self.seen(0, 0, 0, Self.turned(-40, 20))
        let found = picture[Int(middle.x), Int(middle.y)]
        #expect(found.y < 4 && abs(found.x - found.z) < 4)
    }
}
