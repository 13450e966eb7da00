import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle

/// Cards that are bent, which are drawn in many pieces and must not look like it.
extension RendererTests {
    /// A card of 200 by 200 points in a view of 400 by 300, seen without perspective.
    private static func bent(_ settings: [String: Parameter.Value], alpha: Double = 1) throws -> Frame {
        var stage = Stage(try #require(LayoutKind.named("linear")), items: 1, view: Size(width: 400, height: 300))
        for (name, value) in settings.merging(["perspective": 0], uniquingKeysWith: { a, _ in a }) {
            stage.apply(.set(name, to: value))
        }
        var frame = stage.frame()
        for place in frame.cards.indices { frame.cards[place].alpha = alpha }
        return frame
    }

    /// All of it is there, in one colour, as wide as the arc's chord, and nothing shows through where pieces meet.
    @Test(arguments: [Effort.full, .quick], [60.0, 170, -120]) func bentCardsHaveNoSeams(
        effort: Effort, angle: Double
    ) throws {
        let offscreen = try TestRenderer()
        let style = CardStyle(fill: .plain(Colour(hex: 0xFFFFFF)), cornerRadius: 24)
        let look = Look(backdrop: .solid(.black), styles: [style])
        for alpha in [1, 0.5] {
            let seen = try offscreen.picture(
                Self.bent(["cardBendX": .number(angle)], alpha: alpha), look, effort: effort)
            let half = 200 / (.pi / 180 * abs(angle)) * Turn(.degrees(abs(angle) / 2)).sin
            let reach = Int(half.rounded(.down)) - 2
            let wanted = seen[200, 150][0]
            #expect(alpha < 1 ? abs(wanted - 188) < 3 : wanted == 255)
            for x in 200 - reach...200 + reach {
                for y in stride(from: 76, to: 224, by: 7) {
                    // In motion, neighbours of a translucent card may share a row of pixels.
                    let isNear = abs(seen[x, y][0] - wanted) <= 4
                    #expect(isNear, "\(alpha) at \(x), \(y): \(seen[x, y])")
                    if !isNear { return }
                }
            }
            #expect(seen[200 - reach - 5, 150] == [0, 0, 0, 255] && seen[200 + reach + 5, 150] == [0, 0, 0, 255])
            // Its corners are round.
            if angle == 60 { #expect(seen[200 - reach + 1, 53][0] < 60) }
        }
        #expect(offscreen.renderer.complaints == [])
    }

    /// Light runs over it without steps, brightest where it faces the lamp.
    @Test(arguments: [Effort.full, .quick]) func lightRunsSmoothlyOverABentCard(effort: Effort) throws {
        let offscreen = try TestRenderer()
        var look = Look(backdrop: .solid(.black), styles: [CardStyle(fill: .plain(Colour(hex: 0x808080)))])
        var light = Light()
        (light.azimuth, light.height, light.strength, light.softness) = (.zero, .zero, 1, 0)
        look.light = light
        let seen = try offscreen.picture(Self.bent(["cardBendX": 150]), look, effort: effort)
        let row = (130...269).map { (x: Int) -> Int in seen[x, 150][0] }
        #expect(row.max()! - row.min()! > 25)
        #expect(abs(row[0] - row[139]) <= 2)
        for (here, next) in zip(row, row.dropFirst()) { #expect(abs(here - next) <= 4) }
        #expect(offscreen.renderer.complaints == [])
    }

    /// The sheet on which a shadow lies is flat: seen from the side, it would stand beside a card that bulges away from the viewer.
    @Test(arguments: [Effort.full, .quick]) func noShadowStandsBesideABentCard(effort: Effort) throws {
        let offscreen = try TestRenderer()
        let style = CardStyle(fill: .plain(Colour(hex: 0x2040FF)), shadow: Shadow(radius: 4, opacity: 1))
        let look = Look(backdrop: .solid(Colour(hex: 0xFFFFFF)), styles: [style])
        func shaded(_ angle: Double, from side: Double) throws -> Int {
            let seen = try offscreen.picture(
                Self.bent([
                    "cardBendX": .number(angle), "perspective": -0.002, "viewpointX": .number(side),
                    "contentX": .number(side),
                ]), look, effort: effort)
            // The bent card itself begins farther to the right.
            return (0..<155).reduce(0) { sum, x in
                sum + (0..<300).count { abs(seen[x, $0][0] - seen[x, $0][2]) < 8 && seen[x, $0][0] < 225 }
            }
        }
        let (bent, flat) = (try shaded(-150, from: -400), try shaded(0, from: -400))
        #expect(bent == 0 && flat > 100)
        #expect(offscreen.renderer.complaints == [])
    }

    /// Seen from above, a thick card that is bent shows its upper edge, as thick as it is; its shadow falls beside it.
    @Test(arguments: [Effort.full, .quick]) func bentCardsHaveBodiesAndShadows(effort: Effort) throws {
        let offscreen = try TestRenderer()
        var style = CardStyle(
            fill: .plain(Colour(hex: 0x2040FF)), shadow: Shadow(radius: 6, offset: Vector2(x: 0, y: 10), opacity: 0.8))
        (style.bodyThickness, style.edgeColour) = (40, Colour(hex: 0xFF2020))
        let look = Look(backdrop: .solid(Colour(hex: 0xFFFFFF)), styles: [style])
        let seen = try offscreen.picture(
            Self.bent(["cardBendX": 120, "perspective": -0.002, "viewpointY": -220, "contentY": -220]), look,
            effort: effort
        )
        let middle = (0..<300).map { seen[200, $0] }
        #expect(middle.contains { $0[0] > 120 && $0[2] < 60 }, "no edge")
        #expect(middle.contains { $0[2] > 200 && $0[0] < 80 }, "no front")
        let beside = (0..<400).map { (x: Int) -> SIMD4<Int> in seen[x, 200] }
        #expect(beside.contains { abs($0[0] - $0[2]) < 4 && $0[0] < 225 && $0[0] > 20 }, "no shadow")
        // Between the front and its edge nothing comes through.
        let edge = try #require(middle.firstIndex { $0[0] > 120 && $0[2] < 60 })
        let front = try #require(middle.firstIndex { $0[2] > 200 && $0[0] < 80 })
        #expect(front - edge > 5)
        for y in edge + 2..<front { #expect(middle[y][1] < 90, "\(y): \(middle[y])") }
        #expect(offscreen.renderer.complaints == [])
    }
}
