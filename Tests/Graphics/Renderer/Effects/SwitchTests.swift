import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

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

    private func colour(_ shelf: ShaderShelf, _ offscreen: TestRenderer, _ values: [String: String] = [:]) throws
        -> SIMD4<
            Int
        >
    {
        let target = try offscreen.renderer.target(width: 8, height: 8)
        let shading = try shelf.shading(values)
        try offscreen.renderer.draw(Frame([]), look: .plain, shading: shading, into: target)
        return Picture(target)[4, 4]
    }

    @Test func aSwitchIsAKnobThatCompilesAnew() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, backdrop: Self.switched)
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        #expect(shelf.set.parameters.map(\.name) == ["share", "RED", "BRIGHT"])
        let red = shelf.set.parameters[1]
        #expect(red.kind == .flag && red.default == .flag(true) && shelf.set.parameters[2].default == .flag(false))
        #expect(red.presentation.label == "Red light" && red.help == "how red it is")
        let linked = offscreen.renderer.programsLinked
        let plain = try colour(shelf, offscreen)
        #expect(plain[0] > 100 && plain[1] == 0 && offscreen.renderer.programsLinked == linked)
        let green = try colour(shelf, offscreen, ["RED": "false"])
        #expect(green[0] == 0 && abs(green[1] - plain[0]) <= 1 && offscreen.renderer.programsLinked == linked + 1)
        // The same again compiles nothing.
        #expect(
            try colour(shelf, offscreen, ["RED": "false"]) == green && offscreen.renderer.programsLinked == linked + 1)
        #expect(try colour(shelf, offscreen, ["RED": "false", "BRIGHT": "true"])[1] == 255)
        #expect(try colour(shelf, offscreen) == plain && offscreen.renderer.complaints == [])
        // Read again, nothing has changed.
        #expect(!shelf.read())
    }

    @Test func aSwitchThatBreaksAShaderLeavesItAsItWas() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
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
        let good = try colour(shelf, offscreen)
        #expect(try colour(shelf, offscreen, ["BROKEN": "true"]) == good)
        let trouble = shelf.set.failures.first?.diagnostics.first
        #expect(trouble?.line == 4 && trouble?.message.contains("nothing") == true, "\(shelf.set.failures)")
        #expect(try colour(shelf, offscreen) == good)
    }

    @Test func aFaceHasSwitchesToo() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
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
            try offscreen.picture(Frame([Card(.identity)]), .plain, shading: shelf.shading(values))[200, 150]
        }
        #expect(try middle([:]) == [0, 0, 255, 255] && middle(["BLUE": "false"]) == [255, 255, 0, 255])
    }
}
