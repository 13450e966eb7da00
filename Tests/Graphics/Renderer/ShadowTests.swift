import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    private static func look(_ shadow: Shadow, corner: Double = 0, alpha: Double = 1) -> Look {
        let colours: [Colour] = [Colour(red: 0, green: 0, blue: 1, alpha: alpha), .white]
        return Look(
            backdrop: .solid(.white),
            styles: [
                CardStyle(fill: .plain(colours[0]), cornerRadius: corner, shadow: shadow),
                CardStyle(fill: .plain(colours[1])),
            ])
    }

    /// The share of a gaussian's weight between two places.
    private static func weight(from: Double, to: Double, deviation: Double) -> Double {
        (erf(to / deviation / 2.0.squareRoot()) - erf(from / deviation / 2.0.squareRoot())) / 2
    }

    /// By summing rows that are a quarter of a point high: no formula in common with the shader but the normal distribution.
    private static func shade(
        at place: Point, _ width: Double, _ height: Double, corner: Double, deviation: Double
    ) -> Double {
        let rows = Int(height * 4)
        var sum = 0.0
        for row in 0..<rows {
            let top = -height / 2 + Double(row) / 4
            let beyond = max(0, abs(top + 0.125) - (height / 2 - corner))
            let half = width / 2 - corner + max(0, corner * corner - beyond * beyond).squareRoot()
            sum +=
                weight(from: top - place.y, to: top + 0.25 - place.y, deviation: deviation)
                * weight(from: -half - place.x, to: half - place.x, deviation: deviation)
        }
        return sum
    }

    @Test(arguments: [(12.0, 0.0), (12, 30), (3, 60), (25, 75)]) func aShadowIsTheBlurredOutline(
        deviation: Double, corner: Double
    ) throws {
        let offscreen = try TestRenderer()
        let shadow = Shadow(radius: deviation, offset: Vector2(x: 6, y: 10), opacity: 0.8)
        let picture = try offscreen.picture(
            Frame([Card(.identity)]), Self.look(shadow, corner: corner),
            named: "shadow-\(Int(deviation))-\(Int(corner))")
        var compared = 0
        for y in stride(from: 3, to: 300, by: 5) {
            for x in stride(from: 2, to: 400, by: 5) where picture[x, y].z == 255 || picture[x, y].x > 0 {
                let (right, down) = (Double(x) - 199.5, Double(y) - 149.5)
                // Nothing of the card is within a pixel and a half.
                if abs(right) < 101.5 && abs(down) < 76.5 { continue }
                let place = Point(x: right - 6, y: down - 10)
                let wanted = 1 - 0.8 * Self.shade(at: place, 200, 150, corner: corner, deviation: deviation)
                #expect(abs(picture.share(0, x, y) - wanted) < 2.0 / 255, "\(x), \(y)")
                compared += 1
            }
        }
        #expect(compared > 1000)
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func aShadowFallsOnWhatIsBehindOnly() throws {
        let offscreen = try TestRenderer()
        let black = Shadow(radius: 10, offset: Vector2(x: 120, y: 0), opacity: 1)
        func tilted(_ z: Double) -> Transform3D {
            Transform3D.identity.rotated(by: .degrees(62), about: .yAxis).translated(z: z)
        }
        // The shadow's middle is beside its card, on or under a white one that is a little larger.
        for (name, caster, other) in [
            ("flat", Transform3D.identity, Transform3D.identity.translated(x: 120)),
            ("tilted", tilted(0), tilted(0).translated(x: 120)),
        ] {
            let cards = [Card(caster, identity: 0), Card(other, identity: 1, width: 210, height: 210)]
            let place = Frame(cards).camera.project(Point(x: 60, y: 0), through: cards[1].matrix)
            let (x, y) = try #require(place.map { (Int($0.x), Int($0.y)) })
            let over = try offscreen.picture(Frame([cards[0], cards[1]]), Self.look(black), named: "nearer-\(name)")
            #expect(over[x, y] == [255, 255, 255, 255], "\(name): a nearer card must not be darkened")
            let under = try offscreen.picture(Frame([cards[1], cards[0]]), Self.look(black), named: "farther-\(name)")
            #expect(under[x, y].x < 5, "\(name): a card in the same plane but behind is")
            let far = [Card(other.translated(z: -30), identity: 1, width: 210, height: 210), cards[0]]
            #expect(
                try offscreen.picture(Frame(far), Self.look(black))[x, y].x < 30, "\(name): and so is a farther one")
        }
    }

    @Test func aFadingCardHidesItsShadowFromItself() throws {
        let offscreen = try TestRenderer()
        var card = Card(.identity)
        card.alpha = 0.5
        let shadow = Shadow(radius: 8, opacity: 1)
        let picture = try offscreen.picture(Frame([card]), Self.look(shadow), named: "fading")
        #expect(abs(picture.share(0, 200, 150) - 0.5) < 0.005)
        #expect(abs(picture.share(0, 104, 80) - 0.5) < 0.005, "near the corner, too")
        // Half of the card's alpha, half of the gaussian.
        let beside = (0..<6).map { 1 - picture.share(0, 300 + $0, 150) }
        for (step, found) in beside.enumerated() {
            let wanted = 0.5 * Self.weight(from: Double(step) + 0.5, to: 1000, deviation: 8)
            #expect(abs(found - wanted) < 2.0 / 255)
        }
        // Glass with an alpha of its own, as well.
        let glass = try offscreen.picture(Frame([Card(.identity)]), Self.look(shadow, alpha: 0.5))
        #expect(abs(glass.share(0, 200, 150) - 0.5) < 0.005)
    }

    @Test func manyShadowsFillSeveralBatches() throws {
        let offscreen = try TestRenderer()
        let cards = (0..<1000).map { number in
            let (column, row) = (Double(number % 40), Double(number / 40))
            return Card(
                Transform3D.identity.translated(x: column * 10 - 195, y: row * 12 - 144), identity: 0, width: 4,
                height: 4)
        }
        let look = Self.look(Shadow(radius: 0, offset: Vector2(x: 4, y: 0), opacity: 1))
        let picture = try offscreen.picture(Frame(cards), look)
        let wrong = (0..<1000).filter { number in
            let (x, y) = (number % 40 * 10 + 5, number / 40 * 12 + 6)
            return picture[x, y] != [0, 0, 255, 255] || picture[x + 4, y].x > 9 || picture[x - 4, y].x < 250
        }
        #expect(wrong == [])
        #expect(offscreen.renderer.complaints == [])
    }
}
