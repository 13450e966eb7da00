import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    private static let paint = "void main() { gl_FragColor = vec4(0.0, 0.0, 1.0, 1.0); }"

    private static func look(_ shadow: Shadow?) -> Look {
        Look(
            backdrop: .solid(.white), styles: [CardStyle(fill: .plain(Colour(hex: 0x0000FF)), shadow: shadow)])
    }

    private func bent(
        _ offscreen: TestRenderer, _ bend: String, _ frame: Frame, _ look: Look, paint: String = paint,
        named name: String? = nil
    ) throws -> Picture {
        let loader = ShaderShelf(offscreen, face: "vec3 bend(vec3 p) { \(bend) }\n" + paint)
        try #require(loader.set.failures.isEmpty, "\(loader.set.failures)")
        let picture = try offscreen.picture(frame, look, shading: try loader.shading(), named: name)
        #expect(offscreen.renderer.complaints == [])
        return picture
    }

    @Test(arguments: [2.0, 12.0, 25.0]) func whatIsBentIntoItselfCastsTheShadowOfAFlatCard(radius: Double) throws {
        let offscreen = try TestRenderer()
        let look = Self.look(Shadow(radius: radius, offset: Vector2(x: 9, y: 14), opacity: 0.8))
        for (name, place) in [
            ("flat", Transform3D.identity),
            ("tilted", Transform3D.identity.rotated(by: .degrees(40), about: .yAxis).translated(z: -30)),
            ("behind", Transform3D.identity.rotated(by: .degrees(150), about: .yAxis)),
        ] {
            let frame = Frame([Card(place)])
            let flat = try offscreen.picture(frame, look)
            let picture = try bent(offscreen, "return p;", frame, look, named: "bent-\(name)-\(Int(radius))")
            // A smooth edge is not the same to the last bit; the analytic shadow is dithered.
            #expect(picture.largestDifference(from: flat) <= 6, "\(name)")
            let apart = zip(picture.bytes, flat.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
            #expect(Double(apart) / Double(flat.bytes.count) < 0.4, "\(name)")
        }
    }

    @Test func aShadowHasTheFormIntoWhichItsCardIsBent() throws {
        let offscreen = try TestRenderer()
        // The right half is folded back under the left one: nothing casts a shadow where it was.
        let fold = "return p.x > 0.0 ? vec3(-p.x, p.y, -1.0) : p;"
        let look = Self.look(Shadow(radius: 6, opacity: 1))
        let folded = try bent(offscreen, fold, Frame([Card(.identity)]), look, named: "folded")
        let half = try offscreen.picture(
            Frame([Card(Transform3D.identity.translated(x: -50), width: 100)]), look)
        let places = stride(from: 60, through: 240, by: 12).flatMap { y in
            [70, 88, 96, 206, 212, 220, 290, 305].map { SIMD2($0, y) }
        }
        let wrong = places.filter { abs(folded[$0.x, $0.y].x - half[$0.x, $0.y].x) > 8 }
        #expect(wrong.isEmpty)
        // Lifted by as much as the light has to go to the ground, it is where two offsets are.
        let lean = Shadow(radius: 10, offset: Vector2(x: 0, y: 15), opacity: 1)
        let lifted = try bent(
            offscreen, "return p + vec3(0.0, 0.0, 20.0);", Frame([Card(.identity)]), Self.look(lean), named: "lifted")
        // The middle of the shadow's lower edge: half the light, at 75 + 2 · 15 points under the middle.
        let below = (230..<290).first { lifted.share(0, 200, $0) > 0.5 }
        #expect(abs((below ?? 0) - (150 + 75 + 30)) <= 1, "\(below ?? 0)")
    }

    @Test func aBentShadowFallsOnWhatIsBehindOnly() throws {
        let offscreen = try TestRenderer()
        let white = "void main() { gl_FragColor = u_index == 0 ? vec4(0, 0, 1, 1) : vec4(1); }"
        var look = Self.look(nil)
        look.deck = PlainDeck([
            CardStyle(shadow: Shadow(radius: 10, offset: Vector2(x: 120, y: 0), opacity: 1)), CardStyle(),
        ])
        let caster = Card(.identity, identity: 0)
        func other(_ z: Double) -> Card {
            Card(Transform3D.identity.translated(x: 120, z: z), identity: 1, width: 210, height: 210)
        }
        func darkness(_ cards: [Card]) throws -> Int {
            255 - (try bent(offscreen, "return p;", Frame(cards), look, paint: white))[260, 150].x
        }
        #expect(try darkness([caster, other(0)]) == 0, "a nearer card must not be darkened")
        #expect(try darkness([other(0), caster]) > 250, "a card in the same plane but behind is")
        #expect(try darkness([other(-30), caster]) > 225, "and so is a farther one")
        // What is behind but bent towards the eye stands before the shadow.
        let up = "return u_index == 0 ? p : p + vec3(0.0, 0.0, 60.0);"
        let raised = try bent(offscreen, up, Frame([other(0), caster]), look, paint: white, named: "raised")
        #expect(raised[260, 150] == [255, 255, 255, 255])
    }

    @Test func aFadingPageHidesItsShadowFromItself() throws {
        let offscreen = try TestRenderer()
        let bend = "return vec3(p.xy, 20.0 * sin(p.x * 0.02));"
        var card = Card(.identity)
        card.alpha = 0.5
        let shadowed = Self.look(Shadow(radius: 8, opacity: 1))
        let with = try bent(offscreen, bend, Frame([card]), shadowed, named: "fading-page")
        let without = try bent(offscreen, bend, Frame([card]), Self.look(nil))
        #expect(abs(without.share(0, 200, 150) - 0.5) < 0.005)
        // The right half stands up, the left one lies a little below its plane.
        for x in [205, 230, 260, 290] { #expect(abs(with[x, 150].x - without[x, 150].x) <= 2, "\(x)") }
        #expect(with[306, 150].x < without[306, 150].x - 8)
        // Glass, and a hole in it.
        let glass = """
            #pragma translucent
            void main() { gl_FragColor = vec4(0.0, 0.0, 1.0, length(v_uv - 0.5) < 0.2 ? 0.0 : 0.75); }
            """
        let pane = try bent(offscreen, "return p;", Frame([Card(.identity)]), shadowed, paint: glass, named: "pane")
        #expect(abs(pane.share(0, 130, 150) - 0.25) < 0.005, "no shadow is seen through the glass")
        #expect(pane[200, 150].x > 245, "none falls through the hole")
        #expect(pane[303, 150].x < 235)
    }

    @Test func aRoundCardCastsARoundShadow() throws {
        let offscreen = try TestRenderer()
        let disc = """
            #pragma translucent
            void main() { gl_FragColor = vec4(0.0, 0.0, 1.0, length((v_uv - 0.5) * u_size) < 75.0 ? 1.0 : 0.0); }
            """
        let loader = ShaderShelf(offscreen, face: disc)
        let shadow = Shadow(radius: 6, offset: Vector2(x: 0, y: 10), opacity: 1)
        let card = Card(.identity, width: 150, height: 150)
        let picture = try offscreen.picture(
            Frame([card]), Self.look(shadow), shading: try loader.shading(), named: "disc")
        // The same form as a card whose corners are as round as can be.
        var look = Self.look(shadow)
        look.deck = PlainDeck([CardStyle(fill: .plain(Colour(hex: 0x0000FF)), cornerRadius: 75, shadow: shadow)])
        let round = try offscreen.picture(Frame([card]), look)
        var wrong: [SIMD2<Int>] = []
        for y in stride(from: 60, to: 260, by: 4) {
            for x in stride(from: 100, to: 300, by: 4) {
                let (right, down) = (Double(x) - 199.5, Double(y) - 149.5)
                if abs((right * right + down * down).squareRoot() - 75) < 2 { continue }
                if abs(picture[x, y].x - round[x, y].x) > 8 { wrong.append(SIMD2(x, y)) }
            }
        }
        #expect(wrong.isEmpty)
    }
}
