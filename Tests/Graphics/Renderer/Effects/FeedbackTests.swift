import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// Conway's Life on a sheet whose edges meet.
private struct Life {
    let width: Int
    let height: Int
    private(set) var cells: [Bool]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        cells = (0..<width * height).map { place in
            let n = (UInt32(place % width) &* 1_103_515_245) &+ (UInt32(place / width) &* 740_551_913) &+ 12345
            return ((n ^ (n >> 9)) &* 2_654_435_761) >> 30 == 0
        }
    }

    mutating func step() {
        let old = cells
        for y in 0..<height {
            for x in 0..<width {
                var count = 0
                for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
                    let place = (y + dy + height) % height * width + (x + dx + width) % width
                    count += old[place] ? 1 : 0
                }
                cells[y * width + x] = count == 3 || count == 2 && old[y * width + x]
            }
        }
    }

    static let buffer = """
        void mainImage(out vec4 colour, in vec2 pixel) {
            ivec2 p = ivec2(pixel), size = ivec2(iResolution.xy);
            if (iFrame == 0) {
                uint n = uint(p.x) * 1103515245u + uint(p.y) * 740551913u + 12345u;
                colour = vec4(((n ^ (n >> 9)) * 2654435761u) >> 30 == 0u ? 1.0 : 0.0);
                return;
            }
            int count = 0;
            for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++)
                if (x != 0 || y != 0) count += texelFetch(iChannel0, (p + ivec2(x, y) + size) % size, 0).x > 0.5 ? 1 : 0;
            bool lives = texelFetch(iChannel0, p, 0).x > 0.5;
            colour = vec4(count == 3 || (lives && count == 2) ? 1.0 : 0.0);
        }

        """
    static let image = "void mainImage(out vec4 c, in vec2 p) { c = texelFetch(iChannel0, ivec2(p), 0); }\n"
}

extension RendererTests {
    private static let width = 64
    private static let height = 48
    private static var empty: Frame { Frame([], camera: Camera(view: Size(width: 64, height: 48))) }

    /// A backdrop with a buffer beside it.
    private static func toy(_ offscreen: TestRenderer, _ buffer: String, _ image: String) -> ShaderShelf {
        let loader = ShaderShelf(offscreen, backdrop: image)
        loader.files["backdrop.bufferA.frag"] = buffer
        loader.files["./"] = "backdrop.frag\nbackdrop.bufferA.frag"
        loader.read()
        return loader
    }

    private static func draw(_ offscreen: TestRenderer, _ loader: ShaderShelf, frame number: Int) throws -> Picture {
        for step in 0..<number {
            let shading = try #require(try loader.shading(seconds: Double(step) / 60))
            try offscreen.renderer.step(shading, for: empty, width: width, height: height)
        }
        let target = try offscreen.renderer.target(width: width, height: height)
        let shading = try loader.shading(seconds: Double(number) / 60)
        try offscreen.renderer.draw(empty, look: .plain, shading: shading, into: target)
        return Picture(target)
    }

    @Test func lifeIsAsItIsComputed() throws {
        let offscreen = try TestRenderer()
        let loader = Self.toy(offscreen, Life.buffer, Life.image)
        #expect(loader.set.failures == [] && loader.set.keepsFormer && loader.set.usesTime)
        let picture = try Self.draw(offscreen, loader, frame: 200)
        var life = Life(width: Self.width, height: Self.height)
        for _ in 0..<200 { life.step() }
        var others = 0
        for y in 0..<Self.height {
            for x in 0..<Self.width
            where (picture[x, Self.height - 1 - y].x > 128) != life.cells[y * Self.width + x] { others += 1 }
        }
        #expect(others == 0)
        #expect(life.cells.count { $0 } > 30, "it has not died out")
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func feedbackGivesTheSameBytesEachTime() throws {
        let buffer = """
            void mainImage(out vec4 c, in vec2 p) {
                vec2 uv = p / iResolution.xy;
                vec4 old = texture(iChannel0, (uv - 0.5) * mat2(0.99, 0.05, -0.05, 0.99) + 0.5);
                c = iFrame == 0 ? vec4(uv, 0, 1) : mix(old, vec4(fract(uv.yx * 3.0 + iTime), 1, 1), 0.03);
            }

            """
        var pictures: [[UInt8]] = []
        for _ in 0..<2 {
            let offscreen = try TestRenderer()
            pictures.append(try Self.draw(offscreen, Self.toy(offscreen, buffer, Life.image), frame: 300).bytes)
        }
        #expect(pictures[0] == pictures[1])
        #expect(Set(pictures[0]).count > 20)
    }

    @Test func aPassHasItsOwnSizeAndIsReadInTheSameFrame() throws {
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(
            offscreen,
            backdrop: """
                /*{"PASSES": [{"TARGET": "lower", "WIDTH": "$WIDTH / 2", "HEIGHT": "$HEIGHT / 2"}, {}]}*/
                void main() {
                    ivec2 p = ivec2(gl_FragCoord.xy);
                    if (PASSINDEX == 0) {
                        gl_FragColor = vec4(float((p.x + 3 * p.y) % 7) / 7.0, RENDERSIZE.x / 64.0, 0.0, 1.0);
                    } else {
                        gl_FragColor = texelFetch(lower, p / 2, 0) + vec4(0.0, 0.0, IMG_SIZE(lower).y / 48.0, 0.0);
                    }
                }

                """)
        #expect(loader.set.failures == [])
        let picture = try Self.draw(offscreen, loader, frame: 0)
        for (x, y) in [(0, 0), (1, 0), (13, 7), (40, 30), (63, 47)] {
            let red = Double((x / 2 + 3 * (y / 2)) % 7) / 7 * 255
            let seen = picture[x, Self.height - 1 - y]
            #expect(abs(Double(seen.x) - red) < 2, "\(x) \(y) \(seen)")
            #expect(abs(seen.y - 128) < 2 && abs(seen.z - 128) < 2, "\(x) \(y) \(seen)")
        }
    }

    @Test func aPersistentTargetKeepsWhatItHolds() throws {
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(
            offscreen,
            backdrop: """
                /*{"INPUTS": [{"NAME": "by", "TYPE": "float", "DEFAULT": 0.125}],
                   "PASSES": [{"TARGET": "sum", "PERSISTENT": true, "FLOAT": true}]}*/
                void main() { gl_FragColor = vec4(vec3(by + IMG_THIS_PIXEL(sum).r), 1.0); }

                """)
        #expect(loader.set.failures == [] && loader.set.parameters.map(\.name) == ["by"])
        #expect(abs(try Self.draw(offscreen, loader, frame: 3)[10, 10].x - 128) < 3, "four times an eighth")
        // The same moment once more is no other step, and an earlier one begins anew.
        let again = try offscreen.picture(Self.empty, .plain, shading: try loader.shading(seconds: 3.0 / 60))
        #expect(abs(again[10, 10].x - 128) < 3)
        #expect(abs(try Self.draw(offscreen, loader, frame: 1)[10, 10].x - 64) < 3)
    }

    @Test func onePassIsCompiledAloneAndGoesOn() throws {
        let offscreen = try TestRenderer()
        let adds = "void mainImage(out vec4 c, in vec2 p) { c = texelFetch(iChannel0, ivec2(p), 0) + 0.125; }\n"
        let loader = Self.toy(offscreen, adds, Life.image)
        #expect(abs(try Self.draw(offscreen, loader, frame: 1)[5, 5].x - 64) < 3)
        let linked = offscreen.renderer.programsLinked
        loader.files["backdrop.bufferA.frag"] = adds.replacing("0.125", with: "0.25")
        #expect(loader.read() && offscreen.renderer.programsLinked == linked + 1)
        let next = try offscreen.picture(Self.empty, .plain, shading: try loader.shading(seconds: 2.0 / 60))
        #expect(abs(next[5, 5].x - 128) < 3, "what was there is still there")
        loader.files["backdrop.bufferA.frag"] = "void mainImage(out vec4 c, in vec2 p) {\n  c = broken;\n}\n"
        #expect(loader.read() && loader.set.states[0].isStale)
        let mistake = loader.set.failures.first?.diagnostics.first
        #expect(mistake?.file == "backdrop.bufferA.frag" && mistake?.line == 2)
    }

    @Test func anEffectOfISFSeesThePictureAndACard() throws {
        let offscreen = try TestRenderer()
        let swap = """
            /*{"INPUTS": [{"NAME": "inputImage", "TYPE": "image"}]}*/
            void main() { gl_FragColor = IMG_NORM_PIXEL(inputImage, isf_FragNormCoord).bgra; }

            """
        let red = "void main() { gl_FragColor = vec4(1.0, 0.5, 0.0, 1.0); }\n"
        let over = ShaderShelf(offscreen, backdrop: red, post: [swap])
        #expect(over.set.failures == [] && over.set.parameters.isEmpty)
        let seen = try offscreen.picture(Self.empty, .plain, shading: try over.shading())[20, 20]
        #expect(seen.x < 3 && abs(seen.y - 128) < 3 && seen.z > 252, "\(seen)")
        let card = ShaderShelf(offscreen, face: swap)
        #expect(card.set.failures == [])
    }

    @Test(arguments: ["backbuffer", "prevFrame", "u_previousFrame"])
    func whatWasDrawnBeforeIsReadByName(name: String) throws {
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(
            offscreen,
            backdrop: "uniform sampler2D \(name);\n"
                + "void main() { gl_FragColor = vec4(texture2D(\(name), v_uv).rgb + 0.25, 1.0); }\n")
        #expect(loader.set.failures == [] && loader.set.parameters.isEmpty)
        #expect(abs(try Self.draw(offscreen, loader, frame: 2)[10, 10].x - 191) < 3)
    }
}
