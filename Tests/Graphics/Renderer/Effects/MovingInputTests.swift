import LayoutCore
import Testing
import ZoeImages
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// What shaders read may become another while time stands still: pictures of videos and cameras, keys.
extension RendererTests {
    private static let reader = "uniform sampler2D photo;\nvoid main() { gl_FragColor = texture(photo, vec2(0.5)); }"
    private static let passes = """
        uniform sampler2D photo;
        uniform sampler2D u_buffer0;
        #ifdef BUFFER_0
        void main() { gl_FragColor = texture(photo, vec2(0.5)); }
        #else
        void main() { gl_FragColor = texture(u_buffer0, vec2(0.5)); }
        #endif
        """

    @Test(arguments: [Effort.full, .quick], [0, 1, 2])
    func anotherPictureIsSeenAtOnce(effort: Effort, place: Int) throws {
        let offscreen = try TestRenderer()
        let shelf =
            switch place {
            case 0: ShaderShelf(offscreen, face: Self.reader)
            case 1: ShaderShelf(offscreen, backdrop: Self.reader)
            default: ShaderShelf(offscreen, backdrop: Self.passes)
            }
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        let frame = Frame(
            place == 0 ? [Card(.identity, width: 200, height: 200)] : [],
            camera: Camera(view: Size(width: 40, height: 40)))
        let target = try offscreen.renderer.target(width: 40, height: 40)
        func colour(after bytes: [UInt8]) throws -> SIMD4<Int> {
            offscreen.renderer.show(try Image(width: 1, height: 1, bytes: bytes), toShadersAs: "<camera>")
            try offscreen.renderer.draw(
                frame, look: .plain, shading: try shelf.shading(["photo": "<camera>"]), into: target, effort: effort)
            return Picture(target)[20, 20]
        }
        for bytes in [[255, 0, 0, 255], [0, 0, 255, 255], [0, 255, 0, 255]] as [[UInt8]] {
            let found = try colour(after: bytes)
            #expect((0..<4).allSatisfy { abs(found[$0] - Int(bytes[$0])) < 3 }, "\(found) for \(bytes)")
        }
    }

    @Test func keysAreSeenInFramesInMotionToo() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
            backdrop: """
                // iChannel0: keyboard
                void mainImage(out vec4 c, in vec2 p) { c = vec4(texelFetch(iChannel0, ivec2(65, 0), 0).x, 0, 0, 1); }
                """)
        shelf.files["./"] = "backdrop.frag"
        shelf.read()
        #expect(shelf.set.readsKeyboard)
        let target = try offscreen.renderer.target(width: 40, height: 40)
        for keys in [[], [65], []] as [Set<UInt8>] {
            var shading = try shelf.shading()
            shading?.keyboard = ShaderKeyboard(held: keys)
            try offscreen.renderer.draw(Frame([]), look: .plain, shading: shading, into: target, effort: .quick)
            #expect(Picture(target)[20, 20].x == (keys.isEmpty ? 0 : 255))
        }
    }
}
