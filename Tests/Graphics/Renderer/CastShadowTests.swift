import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// A small card before a wall, with a lamp at the left of the eye.
    private func wall(
        gap: Double, azimuth: Double = -45, softness: Double = 0, effort: Effort = .full, corner: Double = 0,
        shadow: Double = 0.8, alpha: Double = 1
    ) throws -> Picture {
        var light = Light()
        (light.azimuth, light.height, light.softness) = (.degrees(azimuth), .degrees(0), softness)
        light.shadow = shadow
        var camera = Camera.small
        camera.lens.m34 = 0
        var cards = [
            Card(Transform3D.identity.translated(x: 0, y: 0, z: -gap), width: 360, height: 260, camera: camera),
            Card(.identity, identity: 1, width: 60, height: 60, camera: camera),
        ]
        cards[1].alpha = alpha
        let look = Look(
            backdrop: .solid(.black), deck: PlainDeck([CardStyle(fill: .plain(.white), cornerRadius: corner)]),
            light: light)
        return try TestRenderer().picture(Frame(cards, camera: camera), look, effort: effort)
    }

    /// Where, from the middle, a row of the wall is as bright as half of what the shadow takes away.
    private func edge(_ picture: Picture, shadow: Double = 0.8, from start: Int = 31) -> Double? {
        let half = encoded(1 - shadow / 2)
        return (start..<175).first { Double(picture[200 + $0, 150].x) > half }.map(Double.init)
    }

    /// By similar triangles: the lamp is 800 points away in its direction, before a view of 400 points.
    @Test(arguments: [20.0, 60, 120]) func aShadowFallsWhereTheLampSays(gap: Double) throws {
        let picture = try wall(gap: gap)
        let lamp = 800 * 0.5.squareRoot()
        let wanted = 30 + gap * lamp / (lamp + gap)
        let found = try #require(edge(picture, from: max(31, Int(wanted) - 20)))
        #expect(abs(found - wanted) < 2, "\(found), \(wanted)")
        // Inside of it, what is left of the light; on the lamp's side, all of it.
        #expect(abs(Double(picture[200 + Int(wanted) - 8, 150].x) - encoded(0.2)) < 2)
        #expect(picture[200 - 34, 150].x == 255 && picture[200 + Int(wanted) + 12, 150].x == 255)
    }

    @Test func aShadowIsTheSofterTheFartherItFallsAndTheLargerItsLamp() throws {
        func width(_ gap: Double, _ softness: Double) throws -> Int {
            let picture = try wall(gap: gap, softness: softness)
            return (31..<175).count { (encoded(0.2) + 4..<251).contains(Double(picture[200 + $0, 150].x)) }
        }
        let (near, far, large) = (try width(20, 0.2), try width(60, 0.2), try width(60, 0.4))
        #expect(near > 2 && far > 2 * near && large > far * 3 / 2, "\(near), \(far), \(large)")
    }

    @Test func noShadowFallsOnWhatIsTurnedAwayFromTheLamp() throws {
        let picture = try wall(gap: 60, azimuth: -150)
        #expect((31..<175).allSatisfy { picture[200 + $0, 150].x == 255 })
    }

    @Test func aShadowIsAsRoundAndAsFaintAsItsCard() throws {
        // At its upper right corner.
        let (square, round) = (try wall(gap: 60), try wall(gap: 60, corner: 30))
        #expect(square[200 + 80, 150 - 26].x < 130 && round[200 + 80, 150 - 26].x > 240)
        #expect(abs(Double(try wall(gap: 60, alpha: 0.5)[200 + 70, 150].x) - encoded(1 - 0.4)) < 2)
    }

    @Test func aShadowIsTheSameInMotion() throws {
        let (rest, motion) = (try wall(gap: 60, softness: 0.3), try wall(gap: 60, softness: 0.3, effort: .quick))
        var most = 0
        for y in 60..<240 { for x in 60..<340 { most = max(most, abs(rest[x, y].x - motion[x, y].x)) } }
        #expect(most <= 12, "\(most)")
        #expect(abs(try #require(edge(rest)) - (try #require(edge(motion)))) <= 1)
    }

    /// What is spread wider is fainter: as much light is kept away.
    @Test func theShadowOfABlurredCardOnTheFloorIsSofter() throws {
        func shadows(blur: Double) throws -> [Shadow] {
            var card = Card(.identity, width: 150, height: 150)
            card.blur = blur
            var look = Look(floor: Floor(height: 75, reflection: 0, fade: 100), deck: PlainDeck([CardStyle()]))
            var light = Light()
            light.contact = 0.8
            look.light = light
            let contacts = try #require(ContactShadows(Frame([card]), look))
            return contacts.frame.cards.compactMap { contacts.look.deck.style(of: $0).shadow }
        }
        let (sharp, soft) = (try shadows(blur: 0), try shadows(blur: 12))
        try #require(sharp.count == 2 && soft.count == 2)
        for (sharp, soft) in zip(sharp, soft) {
            #expect(abs(soft.radius - (sharp.radius * sharp.radius + 144).squareRoot()) < 1e-9)
            #expect(abs(soft.opacity * soft.radius - sharp.opacity * sharp.radius) < 1e-9)
        }
    }

    /// OpenGL promises blocks of 16 KB, and that they may begin at every 256th byte at least.
    @Test(arguments: [16384, 65536, 1 << 27], [1, 16, 64, 256])
    func lightsFitIntoABlockOnEveryDriver(room: Int, alignment: Int) {
        let (cards, lights) = CardPass.batches(in: room, alignment: alignment)
        #expect(cards >= 16 && cards * MemoryLayout<CardBlock>.stride <= room)
        #expect(lights * MemoryLayout<LightBlock>.stride <= room)
        // One at a time only where it may begin anywhere.
        #expect(lights == cards || MemoryLayout<LightBlock>.stride % alignment == 0)
        #expect(SmallCard.batch * MemoryLayout<SmallCard>.stride <= room)
        #expect(SmallCard.batch * MemoryLayout<SmallCard>.stride % alignment == 0)
    }
}
