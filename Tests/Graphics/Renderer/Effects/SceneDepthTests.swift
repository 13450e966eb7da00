import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    /// White where a card is, by its depth; black where there is none.
    private func presence(
        _ offscreen: TestRenderer, _ cards: [Card], _ look: Look = .plain, face: String? = nil,
        named name: String? = nil
    ) throws -> Picture {
        let loader = ShaderShelf(
            offscreen, face: face,
            post: ["void main() { gl_FragColor = vec4(vec3(sceneDepth(v_uv) < 1000.0 ? 1.0 : 0.0), 1.0); }"])
        try #require(loader.set.failures.isEmpty, "\(loader.set.failures)")
        let picture = try offscreen.picture(Frame(cards), look, shading: try loader.shading(), named: name)
        #expect(offscreen.renderer.complaints == [])
        return picture
    }

    @Test(arguments: [nil, "void main() { gl_FragColor = vec4(1.0); }"]) func anEdgeHasTheDepthOfWhatCoversMoreOfIt(
        face: String?
    ) throws {
        let offscreen = try TestRenderer()
        for (shift, isThere) in [(0.0, true), (0.3, true), (0.45, true), (0.55, false), (0.8, false)] {
            // The card begins at 100 points, and so much later.
            let card = Card(Transform3D.identity.translated(x: shift, y: shift))
            let picture = try presence(offscreen, [card], face: face)
            #expect((picture[100, 150].x == 255) == isThere, "\(shift)")
            #expect((picture[200, 75].x == 255) == isThere, "\(shift)")
            #expect((picture[300, 150].x == 255) == (shift > 0.5), "\(shift), at the other side")
            #expect(picture[101, 150].x == 255 && picture[99, 150].x == 0)
        }
        // A round corner of 40 points: half of the square that it leaves of its diagonal is covered.
        let style = CardStyle(fill: .plain(.white), cornerRadius: 40)
        let round = try presence(offscreen, [Card(.identity)], Look(styles: [style]), face: face, named: "depth-round")
        for step in 0..<40 {
            let (x, y) = (Double(step) + 0.5, Double(step) + 0.5)
            let away = 40 - ((40 - x) * (40 - x) + (40 - y) * (40 - y)).squareRoot()
            if abs(away) > 0.2 { #expect((round[100 + step, 75 + step].x == 255) == (away > 0), "\(step)") }
        }
    }

    /// A shader that looks at depths in motion sees those of the frame that it paints over, and not the last ones at rest.
    @Test func motionHasItsOwnDepths() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen, face: nil,
            post: ["void main() { gl_FragColor = vec4(vec3(sceneDepth(v_uv) < 1000.0 ? 1.0 : 0.0), 1.0); }"])
        let look = Look(backdrop: .solid(.black), styles: [CardStyle(fill: .plain(.white))])
        func picture(movedBy x: Double, _ effort: Effort) throws -> Picture {
            let card = Card(Transform3D.identity.translated(x: x, y: 0))
            return try offscreen.picture(
                Frame([card]), look, quality: Quality(), shading: try shelf.shading(), effort: effort)
        }
        let middle = try picture(movedBy: 0, .full)
        #expect(middle[110, 150].x == 255 && middle[90, 150].x == 0)
        for x in [-40.0, 30, 0] {
            let moved = try picture(movedBy: x, .quick)
            #expect(moved[110 + Int(x), 150].x == 255 && moved[90 + Int(x), 150].x == 0, "\(x)")
        }
        #expect(offscreen.renderer.complaints == [])
    }

    /// All of a card has depths in motion, between its middle and its round corners, too.
    @Test func nothingOfACardIsWithoutDepthInMotion() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen, face: nil,
            post: ["void main() { gl_FragColor = vec4(vec3(sceneDepth(v_uv) < 1000.0 ? 1.0 : 0.0), 1.0); }"])
        for style in [
            CardStyle(fill: .plain(.white), cornerRadius: 30),
            CardStyle(fill: .plain(.white), cornerRadius: 12, borderWidth: 6, borderColour: .black),
        ] {
            let look = Look(backdrop: .solid(.black), styles: [style])
            let card = Card(Transform3D.identity.rotated(by: .degrees(20), about: .zAxis))
            let pictures = try [Effort.full, .quick].map {
                try offscreen.picture(
                    Frame([card]), look, quality: Quality(), shading: try shelf.shading(), effort: $0)
            }
            #expect(zip(pictures[0].bytes, pictures[1].bytes).count { $0 != $1 } < 100, "\(style.cornerRadius)")
        }
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func whatIsMoreThanHalfThereHasADepth() throws {
        let offscreen = try TestRenderer()
        let labelled = Look(
            styles: [CardStyle(Face(fill: .plain(.white), labels: [Label("fade", size: 40, colour: .black)]))])
        for (name, look) in [("plain", Look.plain), ("labelled", labelled)] {
            for (alpha, isThere) in [(1.0, true), (0.7, true), (0.3, false)] {
                var card = Card(.identity)
                card.alpha = alpha
                let picture = try presence(offscreen, [card], look)
                #expect((picture[120, 90].x == 255) == isThere, "\(name), \(alpha)")
                #expect(picture[90, 90].x == 0, "\(name), \(alpha)")
            }
        }
        // A shadow is nowhere.
        let shadowed = Look(
            styles: [
                CardStyle(fill: .plain(.white), shadow: Shadow(radius: 2, offset: Vector2(x: 30, y: 0), opacity: 1))
            ])
        for face in [nil, "vec3 bend(vec3 p) { return p; }\nvoid main() { gl_FragColor = vec4(1.0); }"] {
            #expect(try presence(offscreen, [Card(.identity)], shadowed, face: face)[315, 150].x == 0)
        }
    }
}
