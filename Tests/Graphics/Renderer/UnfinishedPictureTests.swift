import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    /// A picture that is drawn step by step, with other work in between.
    @Suite struct UnfinishedPictureTests {
        private let size = Size(width: 400, height: 300)

        private func scene() throws -> (frame: Frame, look: Look) {
            var stage = Stage(try #require(LayoutKind.named("cover-flow")), items: 9, view: size)
            stage.apply(.jump(to: 1.3))
            var look = Look.plain
            look.backdrop = .gradient(top: Colour(hex: 0x405060), bottom: .black)
            look.floor = Floor()
            return (stage.frame(), look)
        }

        private static let face = "void main() { gl_FragColor = vec4(v_uv, 0.5, 1.0); }"
        private static let backdrop = """
            uniform vec2 u_resolution;
            void main() { gl_FragColor = vec4(gl_FragCoord.xy / u_resolution, 0.2, 1.0); }
            """
        /// Reads what is around each pixel, and how deep it is.
        private static let posts = [
            """
            void main() { gl_FragColor = 0.5 * (sceneColour(v_uv) + sceneColour(vec2(v_uv.x, 1.0 - v_uv.y))); }
            """,
            "void main() { gl_FragColor = vec4(mix(sceneColour(v_uv).rgb, vec3(sceneDepth(v_uv) * 0.001), 0.3), 1.0); }",
        ]

        @Test func theStepsMakeTheSamePicture() throws {
            let offscreen = try TestRenderer()
            let renderer = offscreen.renderer
            let (frame, look) = try scene()
            let shelves = [
                ShaderShelf(offscreen), ShaderShelf(offscreen, face: Self.face),
                ShaderShelf(offscreen, backdrop: Self.backdrop), ShaderShelf(offscreen, post: Self.posts),
                ShaderShelf(offscreen, face: Self.face, backdrop: Self.backdrop, post: Self.posts),
            ]
            for (number, shelf) in shelves.enumerated() {
                #expect(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
                let shading = try shelf.shading()
                for quality in [Quality(), Quality(samples: 4)] {
                    let whole = try offscreen.picture(frame, look, quality: quality, shading: shading)
                    let target = try renderer.target(width: 400, height: 300, quality: quality, fewestPieces: 7)
                    #expect(target.pieceCount == 8)
                    var picture = renderer.begin(frame, look: look, shading: shading, into: target, tile: nil)
                    var steps = 0
                    while !picture.isFinished {
                        try renderer.goOn(with: &picture)
                        steps += 1
                        _ = try offscreen.picture(frame)
                    }
                    #expect(steps >= 10)
                    let difference = Picture(target).largestDifference(from: whole)
                    #expect(difference <= 2, "shelf \(number), \(quality)")
                }
            }
            #expect(renderer.complaints == [])
        }

        /// Cards that fade with what is written on them are laid into the picture as a whole: from above, or, where they come near to
        /// the eye, as they are seen.
        @Test func cardsThatAreLaidInAsAWholeAreDrawnOnceForAllSteps() throws {
            let offscreen = try TestRenderer()
            let renderer = offscreen.renderer
            var stage = Stage(try #require(LayoutKind.named("corridor")), items: 12, view: size)
            stage.apply(.jump(to: 1.4))
            var frame = stage.frame()
            for card in frame.cards.indices {
                frame.cards[card].alpha = 0.7
                if card % 3 == 0 { frame.cards[card].blur = 2 }
            }
            let look = Look(styles: [
                CardStyle(Face(fill: .plain(.black), labels: [Label("Zoetrope", size: 40, colour: .white)]))
            ])
            let whole = try offscreen.picture(frame, look)
            let calls = renderer.statistics.drawCalls
            let pieces = 10
            let target = try renderer.target(width: 400, height: 300, fewestPieces: pieces)
            var picture = renderer.begin(frame, look: look, shading: nil, into: target, tile: nil)
            while !picture.isFinished { try renderer.goOn(with: &picture) }
            #expect(Picture(target).largestDifference(from: whole) <= 2)
            let callsInSteps = renderer.statistics.drawCalls
            #expect(callsInSteps < pieces * calls / 2, "\(callsInSteps), and \(calls) at once")
            #expect(renderer.complaints == [])
        }

        @Test func oneThatIsGivenUpHarmsNoOther() throws {
            let offscreen = try TestRenderer()
            let renderer = offscreen.renderer
            let (frame, look) = try scene()
            let shelf = ShaderShelf(offscreen, post: Self.posts)
            let shading = try shelf.shading()
            let whole = try offscreen.picture(frame, look, shading: shading)
            let target = try renderer.target(width: 400, height: 300, fewestPieces: 4)
            for steps in [1, 3, 5, 7] {
                var picture = renderer.begin(frame, look: look, shading: shading, into: target, tile: nil)
                for _ in 0..<steps { try renderer.goOn(with: &picture) }
                #expect(!picture.isFinished)
                #expect(try offscreen.picture(frame, look, shading: shading) == whole, "after \(steps)")
                try renderer.draw(frame, look: look, shading: shading, into: target)
                #expect(Picture(target).largestDifference(from: whole) <= 2, "after \(steps)")
            }
        }
    }
}
