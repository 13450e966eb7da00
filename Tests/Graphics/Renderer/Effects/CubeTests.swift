import LayoutCore
import Testing
import ZoeImages
import ZoeUserShaders

@testable import ZoeRenderer

/// Pictures that are all around the eye.
extension RendererTests {
    /// Right, left, above, below, behind, before.
    private static let colours: [SIMD4<UInt8>] = [
        SIMD4(255, 0, 0, 255), SIMD4(0, 255, 0, 255), SIMD4(0, 0, 255, 255), SIMD4(255, 255, 0, 255),
        SIMD4(0, 255, 255, 255), SIMD4(255, 0, 255, 255),
    ]
    private static let ways = ["1, 0, 0", "-1, 0, 0", "0, 1, 0", "0, -1, 0", "0, 0, 1", "0, 0, -1"]

    private static func plain(_ colour: SIMD4<UInt8>, side: Int = 4) throws -> Image {
        try Image(
            width: side, height: side,
            bytes: (0..<side * side).flatMap { _ in [colour.x, colour.y, colour.z, colour.w] })
    }

    /// A sheet of squares, four pixels each, by column and row; black where there is none.
    private static func sheet(_ places: [(Int, Int)], across: Int, down: Int) throws -> Image {
        var bytes = [UInt8](repeating: 0, count: across * down * 64)
        for (face, place) in places.enumerated() {
            for pixel in 0..<16 {
                let (x, y) = (place.0 * 4 + pixel % 4, place.1 * 4 + pixel / 4)
                for part in 0..<4 { bytes[(y * across * 4 + x) * 4 + part] = colours[face][part] }
            }
        }
        return try Image(width: across * 4, height: down * 4, bytes: bytes)
    }

    private func colours(_ shader: (String) -> String, _ pictures: [String: Image], _ values: [String: String] = [:])
        throws -> [SIMD4<Int>]
    {
        let offscreen = try TestRenderer()
        for (path, image) in pictures { offscreen.renderer.show(image, toShadersAs: path) }
        return try Self.ways.map { way in
            let shelf = ShaderShelf(offscreen, backdrop: shader(way))
            // What it says of its channels is read where its folder is known.
            shelf.files["./"] = "backdrop.frag"
            shelf.read()
            try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
            let picture = try drawn(shelf, offscreen, values)
            #expect(offscreen.renderer.complaints == [])
            return picture
        }
    }

    private func drawn(_ shelf: ShaderShelf, _ offscreen: TestRenderer, _ values: [String: String]) throws -> SIMD4<Int>
    {
        let target = try offscreen.renderer.target(width: 8, height: 8)
        let shading = try shelf.shading(values)
        try offscreen.renderer.draw(
            Frame([], camera: Camera(view: Size(width: 8, height: 8))), look: .plain, shading: shading, into: target)
        return Picture(target)[4, 4]
    }

    /// Backdrops are dithered.
    private static func isAlike(_ a: SIMD4<Int>, _ b: SIMD4<Int>) -> Bool {
        (0..<4).allSatisfy { abs(a[$0] - b[$0]) <= 1 }
    }

    private static var wanted: [SIMD4<Int>] { colours.map { SIMD4(truncatingIfNeeded: $0) } }

    @Test func sixPicturesAreAllAround() throws {
        let names = (1...6).map { "\($0).png" }
        let pictures = try Dictionary(uniqueKeysWithValues: zip(names, Self.colours.map { try Self.plain($0) }))
        let found = try colours(
            { way in
                "// iChannel0: cube \(names.joined(separator: " "))\n"
                    + "void mainImage(out vec4 c, in vec2 p) { c = texture(iChannel0, vec3(\(way))); }"
            }, pictures)
        #expect(zip(found, Self.wanted).allSatisfy(Self.isAlike), "\(found)")
    }

    /// A cross lying, a cross standing, and strips, chosen by a knob.
    @Test func onePictureHasAllSixSides() throws {
        let sheets = try [
            Self.sheet([(2, 1), (0, 1), (1, 0), (1, 2), (1, 1), (3, 1)], across: 4, down: 3),
            Self.sheet([(2, 1), (0, 1), (1, 0), (1, 2), (1, 1), (1, 3)], across: 3, down: 4),
            Self.sheet((0..<6).map { ($0, 0) }, across: 6, down: 1),
            Self.sheet((0..<6).map { (0, $0) }, across: 1, down: 6),
        ]
        for sheet in sheets {
            let found = try colours(
                { way in
                    "uniform samplerCube u_cubeMap;\nvoid main() { gl_FragColor = textureCube(u_cubeMap, vec3(\(way))); }"
                }, ["sky.png": sheet], ["u_cubeMap": "sky.png"])
            #expect(zip(found, Self.wanted).allSatisfy(Self.isAlike), "\(sheet.width) × \(sheet.height): \(found)")
        }
    }

    /// A map of all around is the same seen as a cube and as a globe.
    @Test func aMapOfAllAroundIsACubeToo() throws {
        let (width, height) = (64, 32)
        let bytes = (0..<width * height).flatMap { place -> [UInt8] in
            [UInt8(place % width * 4), UInt8(place / width * 8), 128, 255]
        }
        let map = try Image(width: width, height: height, bytes: bytes)
        func seen(_ kind: String) throws -> [SIMD4<Int>] {
            try colours(
                { way in
                    "\(kind)void mainImage(out vec4 c, in vec2 p) { "
                        + "c = textureLod(iChannel0, normalize(vec3(\(way)) + 0.2), 0.0); }"
                }, ["map.png": map])
        }
        let (cube, globe) = (try seen("// iChannel0: cube map.png\n"), try seen("// iChannel0: map.png\n"))
        for (a, b) in zip(cube, globe) { #expect(abs(a[0] - b[0]) < 24 && abs(a[1] - b[1]) < 24, "\(a), \(b)") }
    }

    @Test func aCubeThatNobodyChoseIsASky() throws {
        let found = try colours(
            { "uniform samplerCube sky;\nvoid main() { gl_FragColor = texture(sky, vec3(\($0))); }" }, [:])
        #expect(Set(found.map { "\($0)" }).count == 6)
    }

    // MARK: What other hosts do by themselves

    private func colour(_ shader: String) throws -> SIMD4<Int> {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, backdrop: shader)
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        return try drawn(shelf, offscreen, [:])
    }

    /// The other parts of a colour are seen.
    @Test func onlyThePartThatIsNoNumberIsDark() throws {
        let shader = """
            uniform float nothing;
            void main() { gl_FragColor = vec4(0.2, sqrt(-1.0 - nothing), 1.0 / nothing, 1); }
            """
        #expect(try Self.isAlike(colour(shader), SIMD4(51, 0, 255, 255)))
    }

    @Test func picturesOfISFAreReadWithABiasAndByChannelNames() throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.show(try Self.plain(SIMD4(51, 102, 204, 255)), toShadersAs: "a.png")
        let shader = """
            /*{"INPUTS": [{"NAME": "iChannel0", "TYPE": "image"}]}*/
            void main() {
                gl_FragColor = 0.5 * IMG_NORM_PIXEL(iChannel0, mod(vec2(1.2), 1.0), -10.0) + 0.5 * IMG_PIXEL(iChannel0, vec2(1));
            }
            """
        let shelf = ShaderShelf(offscreen, backdrop: shader)
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        let found = try drawn(shelf, offscreen, ["iChannel0": "a.png"])
        #expect(Self.isAlike(found, SIMD4(51, 102, 204, 255)), "\(found)")
    }

    @Test func theLightOfGlslViewerMeetsNothing() throws {
        let shader = """
            #ifdef LIGHT_SHADOWMAP
            uniform sampler2D u_lightShadowMap;
            varying vec4 v_lightCoord;
            #endif
            void main() { gl_FragColor = texture2D(LIGHT_SHADOWMAP, v_lightCoord.xy) * vec4(vec3(512.0 / LIGHT_SHADOWMAP_SIZE), 1); }
            """
        #expect(try Self.isAlike(colour(shader), SIMD4(128, 128, 128, 255)))
    }
}
