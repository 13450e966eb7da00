import LayoutCore
import Testing
import ZoeEffects
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    private static let switched = """
        #define RED // @switch @label(Red light) how red it is
          // #define BRIGHT 2 // @switch
        uniform float share = 0.5;
        void main() {
        #ifdef RED
            gl_FragColor = vec4(share, 0, 0, 1);
        #else
            gl_FragColor = vec4(0, share, 0, 1);
        #endif
        #ifdef BRIGHT
            gl_FragColor.rgb *= float(BRIGHT);
        #endif
        }
        """

    private func colour(_ shelf: ShaderShelf, _ studio: TestRenderer, _ values: [String: String] = [:]) throws -> SIMD4<
        Int
    > {
        let target = try studio.renderer.target(width: 8, height: 8)
        let shading = try shelf.shading(values)
        try studio.renderer.draw(Frame([]), look: .plain, shading: shading, into: target)
        return Picture(target)[4, 4]
    }

    @Test func aSwitchIsAKnobThatCompilesAnew() throws {
        let studio = try TestRenderer()
        let shelf = ShaderShelf(studio, backdrop: Self.switched)
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        #expect(shelf.set.parameters.map(\.name) == ["share", "RED", "BRIGHT"])
        let red = shelf.set.parameters[1]
        #expect(red.kind == .flag && red.default == .flag(true) && shelf.set.parameters[2].default == .flag(false))
        #expect(red.presentation.label == "Red light" && red.help == "how red it is")
        let linked = studio.renderer.programsLinked
        let plain = try colour(shelf, studio)
        #expect(plain[0] > 100 && plain[1] == 0 && studio.renderer.programsLinked == linked)
        let green = try colour(shelf, studio, ["RED": "false"])
        #expect(green[0] == 0 && abs(green[1] - plain[0]) <= 1 && studio.renderer.programsLinked == linked + 1)
        // The same again compiles nothing.
        #expect(try colour(shelf, studio, ["RED": "false"]) == green && studio.renderer.programsLinked == linked + 1)
        #expect(try colour(shelf, studio, ["RED": "false", "BRIGHT": "true"])[1] == 255)
        #expect(try colour(shelf, studio) == plain && studio.renderer.complaints == [])
        // Read again, nothing has changed.
        #expect(!shelf.read())
    }

    @Test func aSwitchThatBreaksAShaderLeavesItAsItWas() throws {
        let studio = try TestRenderer()
        let shelf = ShaderShelf(
            studio,
            backdrop: """
                // #define BROKEN // @switch
                void main() {
                #ifdef BROKEN
                    gl_FragColor = nothing;
                #else
                    gl_FragColor = vec4(0, 0, 1, 1);
                #endif
                }
                """)
        let good = try colour(shelf, studio)
        #expect(try colour(shelf, studio, ["BROKEN": "true"]) == good)
        let trouble = shelf.set.failures.first?.diagnostics.first
        #expect(trouble?.line == 4 && trouble?.message.contains("nothing") == true, "\(shelf.set.failures)")
        #expect(try colour(shelf, studio) == good)
    }

    @Test func aFaceHasSwitchesToo() throws {
        let studio = try TestRenderer()
        let shelf = ShaderShelf(
            studio,
            face: """
                #define BLUE // @switch
                void main() {
                #ifdef BLUE
                    gl_FragColor = vec4(0, 0, 1, 1);
                #else
                    gl_FragColor = vec4(1, 1, 0, 1);
                #endif
                }
                """)
        func middle(_ values: [String: String]) throws -> SIMD4<Int> {
            try studio.picture(Frame([Card(.identity)]), .plain, shading: shelf.shading(values))[200, 150]
        }
        #expect(try middle([:]) == [0, 0, 255, 255] && middle(["BLUE": "false"]) == [255, 255, 0, 255])
    }
}
