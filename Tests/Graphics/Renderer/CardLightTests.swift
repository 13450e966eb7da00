import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    private static func light(_ set: (inout Light) -> Void) -> Light {
        var light = Light()
        (light.azimuth, light.height, light.softness) = (.degrees(0), .degrees(0), 0)
        set(&light)
        return light
    }

    private static func look(_ light: Light?, floor: Floor? = nil, fill: Colour = .white) -> Look {
        Look(
            backdrop: .solid(.black), floor: floor, deck: PlainDeck([CardStyle(fill: .plain(fill))]), light: light)
    }

    /// Lambert's cosine for a lamp 800 points away, before a view of 400 points, by the angle between the two directions, not by a product.
    @Test(arguments: [-60.0, -25, 0, 40]) func aCardIsAsBrightAsTheCosineSays(turn: Double) throws {
        let offscreen = try TestRenderer()
        let frame = Frame([Card(Transform3D.identity.rotated(by: .degrees(turn), about: .yAxis))])
        for azimuth in [-30.0, 0, 20] {
            let light = Self.light {
                $0.strength = 0.8
                $0.azimuth = .degrees(azimuth)
            }
            let picture = try offscreen.picture(frame, Self.look(light))
            // About the y axis, which points down, a card turns to the right of the eye.
            let between = (turn - azimuth) * .pi / 180
            let wanted = encoded(1 - 0.8 * (1 - max(0, cos(between))))
            #expect(abs(Double(picture[200, 150].x) - wanted) < 1.5, "azimuth \(azimuth)")
        }
    }

    /// Each pixel of a small picture spans much of such a card's depth.
    @Test(arguments: [-70.0, -65, 65, 70]) func lightIsOnAllOfASteepCardHoweverSmall(turn: Double) throws {
        let offscreen = try TestRenderer()
        let frame = Frame([Card(Transform3D.identity.rotated(by: .degrees(turn), about: .yAxis))])
        let look = Self.look(Self.light { $0.strength = 0.8 })
        let (large, small) = (
            try offscreen.picture(frame, look, scale: 2), try offscreen.picture(frame, look, scale: 0.2)
        )
        let columns = (0..<small.width).filter { large[10 * $0 - 5, 300].x > 0 && large[10 * $0 + 15, 300].x > 0 }
        try #require(columns.count > 10)
        for column in columns {
            let (here, there) = (small[column, 30].x, large[10 * column + 5, 300].x)
            #expect(abs(Int(here) - Int(there)) <= 2, "column \(column)")
        }
    }

    @Test func sheenMovesAgainstTheTilt() throws {
        let offscreen = try TestRenderer()
        var places: [Double] = []
        for turn in [-6.0, -3, 0, 3, 6] {
            let frame = Frame([Card(Transform3D.identity.rotated(by: .degrees(turn), about: .yAxis))])
            let picture = try offscreen.picture(
                frame, Self.look(Self.light { $0.sheen = 0.6 }, fill: Colour(hex: 0x202020)))
            let columns = (110..<290).map { (x: Double($0), light: picture.share(0, $0, 150) - linear(0x20)) }
            let sum = columns.reduce(0) { $0 + max($1.light, 0) }
            try #require(sum > 0.5)
            places.append(columns.reduce(0) { $0 + $1.x * max($1.light, 0) } / sum)
        }
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { abs($0) > 8 } && Set(steps.map { $0 > 0 }).count == 1, "\(places)")
    }

    @Test func aCardIsDarkestWhereAnotherTouchesIt() throws {
        let offscreen = try TestRenderer()
        func right(_ gap: Double, _ x: Int) throws -> Int {
            let cards = [
                Card(Transform3D.identity.translated(x: 0, y: 0, z: -gap), width: 360, height: 260),
                Card(.identity, identity: 1, width: 120, height: 120),
            ]
            let picture = try offscreen.picture(Frame(cards), Self.look(Self.light { $0.occlusion = 0.8 }))
            return picture[x, 150].x
        }
        let (touching, near, far) = (try right(2, 261), try right(2, 264), try right(2, 340))
        #expect(touching < near && near < far)
        #expect(far == 255)
        #expect(try right(2, 261) < right(25, 261))
        #expect(try right(150, 268) > 240)
    }

    /// As it fades, and though it is blurred, but nowhere all at once.
    @Test func aCardKeepsAwayAsMuchLightAsItCovers() throws {
        let offscreen = try TestRenderer()
        func beside(alpha: Double, blur: Double = 0) throws -> Double {
            var cards = [
                Card(Transform3D.identity.translated(x: 0, y: 0, z: -2), width: 360, height: 260),
                Card(.identity, identity: 1, width: 120, height: 120),
            ]
            (cards[1].alpha, cards[1].blur) = (alpha, blur)
            let picture = try offscreen.picture(Frame(cards), Self.look(Self.light { $0.occlusion = 0.8 }))
            return linear(picture[261, 150].x)
        }
        let (none, half, whole) = (try beside(alpha: 0.001), try beside(alpha: 0.5), try beside(alpha: 1))
        #expect(none > 0.98 && whole < 0.75, "\(none), \(whole)")
        #expect(abs(half - (none + whole) / 2) < 0.02)
        #expect(abs(try beside(alpha: 0.51) - half) < 0.01)
        #expect(try beside(alpha: 1, blur: 2) < none - 0.05)
    }

    /// A ball touches it in one place.
    @Test func theShadowOfARoundCardOnTheFloorIsNoWiderThanWhereItTouches() throws {
        let offscreen = try TestRenderer()
        func under(_ corner: Double) throws -> (middle: Int, side: Int) {
            var camera = Camera.small
            camera.lens.viewpoint = Vector2(x: 0, y: -80)
            camera.contentOffset = Vector2(x: 0, y: -60)
            let style = CardStyle(fill: .plain(.white), cornerRadius: corner)
            let look = Look(
                backdrop: .solid(.white), floor: Floor(height: 75, reflection: 0, fade: 100),
                deck: PlainDeck([style]), light: Self.light { $0.contact = 1 })
            let card = Card(.identity, width: 150, height: 150, camera: camera)
            let picture = try offscreen.picture(Frame([card], camera: camera), look)
            func darkest(_ columns: Range<Int>) -> Int {
                columns.flatMap { x in (180..<300).map { picture[x, $0].x } }.min() ?? 255
            }
            return (darkest(195..<205), darkest(260..<272))
        }
        let (square, round) = (try under(0), try under(75))
        #expect(square.middle < 190 && square.side < 190)
        #expect(round.middle < 220)
        #expect(round.side > square.side + 40)
    }

    @Test func aFloorIsDarkUnderACardThatStandsOnIt() throws {
        let offscreen = try TestRenderer()
        func under(_ gap: Double) throws -> Int {
            var camera = Camera.small
            camera.lens.viewpoint = Vector2(x: 0, y: -80)
            camera.contentOffset = Vector2(x: 0, y: -60)
            let card = Card(Transform3D.identity.translated(x: 0, y: -gap, z: 0), camera: camera)
            var look = Self.look(
                Self.light { $0.contact = 1 }, floor: Floor(height: 75, reflection: 0, fade: 100))
            look.backdrop = .solid(.white)
            let picture = try offscreen.picture(Frame([card], camera: camera), look)
            return (0..<300).map { picture[200, $0].x }.min() ?? 255
        }
        let (standing, lifted) = (try under(0), try under(20))
        #expect(standing < 180)
        #expect(lifted > standing + 20)
        #expect(try under(140) > 250)
    }

    /// As bright as a whole card of that size would be in its place: each is turned another way to the lamp.
    @Test(arguments: [Effort.full, .quick], [-50.0, 35]) func aPieceOfACardIsLitByItself(
        effort: Effort, turn: Double
    ) throws {
        let offscreen = try TestRenderer()
        let look = Self.look(
            Self.light {
                ($0.azimuth, $0.height, $0.softness) = (.degrees(-30), .degrees(20), 0.3)
                ($0.strength, $0.sheen) = (0.9, 0.4)
            }, fill: Colour(hex: 0x506070))
        let places = [(-75.0, turn), (0, 10), (75, -turn)].map { x, turn in
            Card(
                Transform3D.identity.rotated(by: .degrees(turn), about: .yAxis).translated(x: x, y: 0, z: 0), width: 60)
        }
        let whole = try offscreen.picture(Frame(places), look)
        let pieces = places.enumerated().map { number, card in
            var piece = card
            piece.part = CardPart(
                of: Size(width: 180, height: 150), middle: Vector2(x: Double(number - 1) * 60, y: 0))
            return piece
        }
        let cut = try offscreen.picture(Frame(pieces), look, effort: effort)
        for x in [125, 135, 180, 200, 220, 265, 275] {
            for y in [90, 150, 210] {
                let (wanted, seen) = (whole[x, y], cut[x, y])
                // In motion, light is known at some places of a card.
                let gap = (0..<3).map { abs(wanted[$0] - seen[$0]) }.max() ?? 0
                #expect(gap <= (effort == .full ? 1 : 4), "\(wanted) and \(seen) at \(x), \(y)")
            }
        }
        #expect(Set([135, 200, 265].map { whole[$0, 150].x }).count > 1)
        #expect(offscreen.renderer.complaints == [])
    }

    /// The other end of its lower edge is 68 points above the floor.
    @Test func aCardThatLeansDarkensTheFloorAtItsCorner() throws {
        let offscreen = try TestRenderer()
        var camera = Camera.small
        camera.lens.viewpoint = Vector2(x: 0, y: -80)
        camera.contentOffset = Vector2(x: 0, y: -60)
        let lean = Transform3D.identity.rotated(by: .degrees(20), about: .zAxis).translated(x: 0, y: -29.7, z: 0)
        var look = Self.look(Self.light { $0.contact = 1 }, floor: Floor(height: 75, reflection: 0, fade: 100))
        look.backdrop = .solid(.white)
        let picture = try offscreen.picture(Frame([Card(lean, camera: camera)], camera: camera), look)
        func darkest(_ columns: Range<Int>) -> Int {
            columns.flatMap { x in (205..<300).map { picture[x, $0].x } }.min() ?? 255
        }
        let (corner, end) = (darkest(255..<275), darkest(90..<120))
        #expect(corner < 200 && end > 250, "\(corner), \(end)")
    }

    /// Light mixed by hand: half a card's own, half of the tint; with a key light, over what that leaves. Translucent and bent cards and
    /// those in motion have it as well.
    @Test func aTintLiesOverACardAndItsLight() throws {
        let offscreen = try TestRenderer()
        let fill = Colour(hex: 0xE0A060)
        func middle(_ effort: Effort, _ light: Light?, _ change: (inout Card) -> Void) throws -> SIMD4<Int> {
            var card = Card(.identity)
            card.tint = CardTint(SIMD4(0.2, 0.4, 0.8, 0.5))
            change(&card)
            return try offscreen.picture(Frame([card]), Self.look(light, fill: fill), effort: effort)[200, 150]
        }
        func wanted(light: Double, alpha: Double) -> [Double] {
            zip([fill.red, fill.green, fill.blue], [0.2, 0.4, 0.8]).map { own, tint in
                encoded(alpha * (0.5 * light * Colour.linear(own) + 0.5 * Colour.linear(tint)))
            }
        }
        let key = Self.light { ($0.strength, $0.azimuth) = (0.8, .degrees(60)) }
        let dim = 1 - 0.8 * (1 - cos(60 * .pi / 180))
        for (effort, most) in [(Effort.full, 1.5), (.quick, 5)] {
            for (light, left) in [(nil, 1.0), (key, dim)] as [(Light?, Double)] {
                for alpha in [1.0, 0.6] {
                    // What is translucent in motion is mixed as bytes.
                    if effort == .quick, alpha < 1 { continue }
                    let found = try middle(effort, light) { $0.alpha = alpha }
                    for (part, value) in wanted(light: left, alpha: alpha).enumerated() {
                        #expect(abs(Double(found[part]) - value) < most, "\(effort) \(left) \(alpha): \(found)")
                    }
                }
            }
            let blurred = try middle(effort, nil) { $0.blur = 4 }
            for (part, value) in wanted(light: 1, alpha: 1).enumerated() {
                #expect(abs(Double(blurred[part]) - value) < most + 1, "\(effort), blurred: \(blurred)")
            }
        }
    }

    /// What lets something through has light and tint as far as it covers what is behind it, at rest as in motion, whatever of it is
    /// left when the card fades; and without any it is what it was.
    @Test(arguments: [1.0, 0.5], [false, true])
    func lightOnGlassLeavesWhatIsBehindItAsItIs(alpha: Double, isLit: Bool) throws {
        let offscreen = try TestRenderer()
        let (fill, tint) = (Colour(hex: 0xE0A060), Colour(hex: 0x3366CC))
        let light = Self.light { ($0.strength, $0.azimuth) = (0.8, .degrees(60)) }
        let dim = isLit ? 1 - 0.8 * (1 - cos(60 * .pi / 180)) : 1
        let share = isLit ? 0.5 : 0
        var card = Card(.identity)
        card.alpha = alpha
        if isLit { card.tint = CardTint(SIMD4(0.2, 0.4, 0.8, 0.5)) }
        var clear = fill
        clear.alpha = 0.6
        var look = Self.look(isLit ? light : nil, fill: clear)
        look.backdrop = .solid(Colour(hex: 0x808080))
        for (effort, most) in [(Effort.full, 1.5), (.quick, 8)] {
            let found = try offscreen.picture(Frame([card]), look, effort: effort)[200, 150]
            let parts = [(fill.red, tint.red), (fill.green, tint.green), (fill.blue, tint.blue)]
            for (part, (own, over)) in parts.enumerated() {
                let covered = 0.6 * alpha
                let value = encoded(
                    covered * ((1 - share) * dim * Colour.linear(own) + share * Colour.linear(over))
                        + (1 - covered) * Colour.linear(128.0 / 255))
                #expect(abs(Double(found[part]) - value) < most, "\(effort) \(part): \(found), not \(value)")
            }
        }
    }

    /// A scene without light is drawn by the programs that it was drawn by before there was any.
    @Test func offCostsNothing() throws {
        let kind = CardProgram.Kind(part: .edge, finish: CardFinish(), isEncoded: false, isMirrored: false)
        #expect(kind.definitions(batch: 9) == ["CARDS 9"])
        func cost(_ light: Light?, _ effort: Effort) throws -> (programs: Int, calls: Int) {
            let offscreen = try TestRenderer()
            let frame = Frame((0..<5).map { Card(.identity.translated(x: Double($0) * 20, y: 0, z: 0), identity: $0) })
            _ = try offscreen.picture(frame, Self.look(light), effort: effort)
            return (offscreen.renderer.programsLinked, offscreen.renderer.statistics.drawCalls)
        }
        for effort in [Effort.full, .quick] {
            let (without, off) = (try cost(nil, effort), try cost(Light(), effort))
            #expect(without.programs == off.programs && without.calls == off.calls)
        }
    }

    @Test func lightIsTheSameInMotion() throws {
        let offscreen = try TestRenderer()
        var camera = Camera.small
        camera.lens.viewpoint = Vector2(x: 0, y: -40)
        let cards = [(-90.0, 50.0), (90, -50), (0, 8)].enumerated().map { number, place in
            Card(
                Transform3D.identity.translated(x: place.0, y: 0, z: number == 2 ? 0 : -60)
                    .rotated(by: .degrees(place.1), about: .yAxis), identity: number, camera: camera)
        }
        let light = Self.light {
            ($0.strength, $0.sheen, $0.environment, $0.occlusion, $0.contact) = (0.7, 0.5, 0.8, 0.6, 0.8)
            ($0.softness, $0.shadow) = (0.5, 0.6)
        }
        var look = Self.look(light, floor: Floor(height: 80, reflection: 0.4, fade: 90), fill: Colour(hex: 0x4070A0))
        look.backdrop = .solid(Colour(hex: 0x606468))
        let frame = Frame(cards, camera: camera)
        let (rest, motion) = (
            try offscreen.picture(frame, look, named: "lit-rest"),
            try offscreen.picture(frame, look, effort: .quick, named: "lit-motion")
        )
        var sum = 0
        for y in 0..<300 { for x in 0..<400 { sum += abs(rest[x, y].y - motion[x, y].y) } }
        #expect(Double(sum) / 120_000 < 1.2)
        #expect(offscreen.renderer.complaints == [])
    }
}
