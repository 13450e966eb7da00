import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// What shaders of strangers were found to need of what is drawn.
extension RendererTests {
    private static var emptyFrame: Frame { Frame([], camera: Camera(view: Size(width: 64, height: 48))) }

    private static func picture(
        _ shelf: ShaderShelf, _ offscreen: TestRenderer, _ look: Look = .plain, seconds: Double = 0
    ) throws -> Picture {
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        let target = try offscreen.renderer.target(width: 64, height: 48)
        let shading = try shelf.shading(seconds: seconds)
        try offscreen.renderer.draw(emptyFrame, look: look, shading: shading, into: target)
        return Picture(target)
    }

    /// Many shaders show the difference of two pictures.
    @Test func twoPicturesThatNobodyChoseDiffer() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
            backdrop: """
                uniform sampler2D one;
                uniform sampler2D two;
                void main() { gl_FragColor = vec4(abs(texture2D(one, gl_FragCoord.xy / 256.0) - texture2D(two, gl_FragCoord.xy / 256.0)).rgb, 1); }
                """)
        let picture = try Self.picture(shelf, offscreen)
        let sum = (0..<48).reduce(0) { sum, y in (0..<64).reduce(sum) { $0 + picture[$1, y][0] } }
        // A third of the whole range is the mean of two that have nothing to do with each other.
        #expect(abs(Double(sum) / (64 * 48) - 85) < 15)
    }

    /// Where the width of a soft edge is 0, there is a hard one.
    @Test func betweenTwoEdgesThatAreOneLiesAStep() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
            backdrop: """
                void main() {
                    float x = gl_FragCoord.x / 64.0;
                    vec2 both = smoothstep(vec2(0.5, 0.25), vec2(0.5, 0.75), vec2(x));
                    gl_FragColor = vec4(smoothstep(0.5, 0.5, x), both, 1);
                }
                """)
        let picture = try Self.picture(shelf, offscreen)
        #expect([8, 24, 40, 60].map { picture[$0, 20][0] } == [0, 0, 255, 255])
        #expect([8, 24, 40, 60].map { picture[$0, 20][1] } == [0, 0, 255, 255])
        #expect(picture[8, 20][2] == 0 && abs(picture[32, 20][2] - 133) < 4 && picture[60, 20][2] == 255)
    }

    /// Each number that a shader writes is the byte that a screen is sent: opaque pictures are not taken through light.
    @Test func anOpaqueShaderIsTheSameByteForByte() throws {
        let offscreen = try TestRenderer()
        let steps = "void main() { gl_FragColor = vec4(vec3(floor(gl_FragCoord.x) * 4.0 / 255.0), 0.25); }"
        let behind = try Self.picture(ShaderShelf(offscreen, backdrop: steps), offscreen)
        var look = Look.plain
        look.backdrop = .solid(.white)
        let over = try Self.picture(ShaderShelf(offscreen, post: [steps]), offscreen, look)
        for x in 0..<64 {
            let wanted = SIMD4(4 * x, 4 * x, 4 * x, 255)
            #expect(behind[x, 20] == wanted && over[x, 20] == wanted)
        }
    }

    /// Hosts differ in which numbers become others by themselves, and old texts call things by words of newer languages.
    @Test(arguments: [
        """
        float quarter() { return 1 - 0.75; }
        float whole() { return 1; }
        void main() { uint two = 2; double exact = 0.4; gl_FragColor = vec4(quarter(), exact, whole() * 0.2 * float(two), 1); }
        """,
        "void main() { vec4 sample = vec4(0.25, 0.4, 0.4, 1); gl_FragColor = sample; }",
    ])
    func textsForOlderAndForNewerLanguagesAreDrawn(text: String) throws {
        let offscreen = try TestRenderer()
        let picture = try Self.picture(ShaderShelf(offscreen, backdrop: text), offscreen)
        #expect(picture[20, 20] == SIMD4(64, 102, 102, 255))
    }

    /// Over a picture that is seen through, alpha counts, and light is mixed as before.
    @Test func aShaderOverNothingIsSeenThrough() throws {
        let offscreen = try TestRenderer()
        var look = Look.plain
        look.backdrop = .transparent
        let shelf = ShaderShelf(offscreen, post: ["void main() { gl_FragColor = vec4(0.8, 0.4, 0.0, 0.5); }"])
        for _ in 0..<2 {
            let pixel = try Self.picture(shelf, offscreen, look)[20, 20]
            #expect((0..<4).allSatisfy { abs(pixel[$0] - [204, 102, 0, 128][$0]) <= 2 }, "\(pixel)")
            // The same shader, once nothing is seen through.
            var closed = look
            closed.backdrop = .solid(.black)
            #expect(try Self.picture(shelf, offscreen, closed)[20, 20] == [204, 102, 0, 255])
        }
    }

    /// What it was in the frame before, and a quarter more.
    @Test func aPictureThatReadsItselfGoesOn() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, backdrop: "")
        shelf.files["backdrop.frag"] = """
            #iChannel0 "self"
            void mainImage(out vec4 c, in vec2 p) { c = texelFetch(iChannel0, ivec2(p), 0) + 0.25; }
            """
        shelf.files["./"] = "backdrop.frag"
        shelf.read()
        for (frame, wanted) in [64, 128, 191].enumerated() {
            let pixel = try Self.picture(shelf, offscreen, seconds: Double(frame) / 60)[30, 30]
            #expect(abs(pixel[0] - wanted) <= 1, "frame \(frame): \(pixel)")
        }
    }

    /// Some are drawn once, and then leave all pixels out.
    @Test func whatIsLeftOutStaysWhatItWas() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, backdrop: "")
        shelf.files["backdrop.frag"] = """
            void mainImage(out vec4 c, in vec2 p) {
                if (iFrame > 0 && p.x > 32.0) discard;
                c = vec4(0.2 + 0.2 * float(iFrame), p.x / 64.0, 0, 1);
            }
            """
        shelf.read()
        for (frame, wanted) in [51, 102, 153, 204].enumerated() {
            let picture = try Self.picture(shelf, offscreen, seconds: Double(frame) / 60)
            #expect(abs(picture[10, 20][0] - wanted) <= 1, "frame \(frame): \(picture[10, 20])")
            #expect(abs(picture[50, 20][0] - 51) <= 1 && picture[50, 20][1] > 180, "frame \(frame): \(picture[50, 20])")
        }
    }
}
