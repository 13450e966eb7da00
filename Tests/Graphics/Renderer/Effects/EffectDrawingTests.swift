import CardContent
import LayoutCore
import Testing
import ZoeImages
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    private func drawn(
        _ shaders: (TestRenderer) -> ShaderShelf, _ frame: Frame = Frame([Card(.identity)]), _ look: Look = .plain,
        values: [String: String] = [:], seconds: Double = 0, scale: Double = 1, tile: Tile? = nil,
        size: (Int, Int) = (400, 300)
    ) throws -> Picture {
        let offscreen = try TestRenderer()
        let loader = shaders(offscreen)
        try #require(loader.set.failures.isEmpty, "\(loader.set.failures)")
        let target = try offscreen.renderer.target(width: size.0, height: size.1)
        try offscreen.renderer.draw(
            frame, look: look, shading: try loader.shading(values, seconds: seconds, scale: scale), into: target,
            tile: tile)
        #expect(offscreen.renderer.complaints == [])
        return Picture(target)
    }

    // MARK: Colours

    @Test func aShaderSeesItsOwnColoursOnTheScreen() throws {
        // sRGB goes out as it is written, with and without multisampling, on cards and behind them.
        let text = "void main() { gl_FragColor = vec4(200.0, 100.0, 50.0, 255.0) / 255.0; }"
        let card = try drawn { ShaderShelf($0, face: text) }
        #expect(card[200, 150] == [200, 100, 50, 255])
        #expect(card[5, 5] == [0, 0, 0, 255])
        let behind = try drawn { ShaderShelf($0, backdrop: text) }
        for part in 0..<3 { #expect(abs(behind[5, 5][part] - [200, 100, 50][part]) <= 1) }
        #expect(behind[200, 150] == [255, 0, 0, 255])
        let over = try drawn { ShaderShelf($0, post: [text]) }
        for part in 0..<3 { #expect(abs(over[200, 150][part] - [200, 100, 50][part]) <= 1) }
    }

    @Test func aPictureGoesThroughUnchanged() throws {
        let look = Look(
            backdrop: .solid(Colour(hex: 0x204060)), styles: [CardStyle(fill: .plain(Colour(hex: 0xC86432)))])
        let same = try drawn(
            { ShaderShelf($0, post: ["void main() { gl_FragColor = sceneColour(v_uv); }"]) }, Frame([Card(.identity)]),
            look)
        let plain = try TestRenderer().picture(Frame([Card(.identity)]), look)
        #expect(zip(same.bytes, plain.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func theCardItselfGoesThroughItsFaceUnchanged() throws {
        // Text, gradient and all: what the shader is given is what would be there without it.
        let style = CardStyle(
            Face(
                fill: .gradient(from: Colour(hex: 0x804020), to: Colour(hex: 0x2060A0), direction: .degrees(90)),
                labels: [Label("Ag", size: 80, colour: .white)]))
        let tilted = Card(Transform3D.identity.rotated(by: .degrees(35), about: .yAxis))
        for card in [Card(.identity), tilted] {
            let look = Look(styles: [style])
            let same = try drawn(
                { ShaderShelf($0, face: "void main() { gl_FragColor = cardColour(v_uv); }") }, Frame([card]), look)
            let plain = try TestRenderer().picture(Frame([card]), look)
            let apart = zip(same.bytes, plain.bytes).map { abs(Int($0) - Int($1)) }
            // Read from a sheet between its texels, letters are a little softer.
            #expect(apart.filter { $0 > 40 }.count < 1200, "\(apart.filter { $0 > 40 }.count)")
            #expect(apart.reduce(0, +) < 400_000 * 4 / 3, "\(apart.reduce(0, +))")
            #expect(same[200, 60] == plain[200, 60])
        }
    }

    @Test func onlyWhatIsWrittenIsInTheLabel() throws {
        let style = CardStyle(
            Face(fill: .plain(.white), labels: [Label("■", size: 120, colour: Colour(hex: 0xFF0000))]))
        let picture = try drawn(
            {
                ShaderShelf(
                    $0, face: "void main() { gl_FragColor = vec4(vec3(cardLabel(v_uv).a), 1.0); }")
            }, Frame([Card(.identity)]), Look(styles: [style]))
        #expect(picture[110, 85] == [0, 0, 0, 255])
        let row = (0..<400).map { picture[$0, 150].x }
        #expect(row.contains(255), "the letter's coverage is 1 inside")
    }

    @Test func translucencyHasToBeAskedFor() throws {
        let half = "void main() { gl_FragColor = vec4(1.0, 1.0, 1.0, 0.5); }"
        #expect(try drawn { ShaderShelf($0, face: half) }[200, 150] == [255, 255, 255, 255])
        let through = try drawn { ShaderShelf($0, face: "#pragma translucent\n" + half) }
        // Half of the light of white, as sRGB.
        for part in 0..<3 { #expect(abs(through[200, 150][part] - 188) <= 1) }
    }

    @Test func aPaintedCardReachesItsEdges() throws {
        // On whole pixels, and off them by less than one.
        let text = "void main() { gl_FragColor = vec4(1.0); }"
        for shift in [0, 0.1, 0.3, 0.4] {
            let card = Card(Transform3D.identity.translated(x: shift, y: shift))
            let picture = try drawn({ ShaderShelf($0, face: text) }, Frame([card]))
            #expect(abs(picture.amount(0, row: 150, columns: 90..<110) - (10 - shift)) < 0.02, "\(shift)")
            #expect(abs(picture.amount(0, column: 200, rows: 215..<235) - (10 + shift)) < 0.02, "\(shift)")
        }
    }

    // MARK: What comes in

    @Test func aFaceKnowsItsCard() throws {
        let text = """
            void main() {
                gl_FragColor = vec4(float(u_index) / 10.0, float(u_count) / 10.0, 0.5 + 0.1 * u_offset, 1.0);
            }
            """
        var cards = [
            Card(Transform3D.identity.translated(x: -90), identity: 3, width: 80),
            Card(Transform3D.identity.translated(x: 90), identity: 7, width: 80),
        ]
        (cards[0].offset, cards[1].offset) = (-2, 1.5)
        let picture = try drawn({ ShaderShelf($0, face: text) }, Frame(cards))
        let (left, right) = (picture[110, 150], picture[290, 150])
        for (seen, wanted) in [(left, [0.3, 0.2, 0.3]), (right, [0.7, 0.2, 0.65])] {
            for part in 0..<3 { #expect(abs(Double(seen[part]) / 255 - wanted[part]) < 0.005) }
        }
    }

    @Test func placesOnACardGoUpAndRight() throws {
        let picture = try drawn { ShaderShelf($0, face: "void main() { gl_FragColor = vec4(v_uv, 0.0, 1.0); }") }
        // The card is 200 × 150 points in the middle of 400 × 300.
        for (x, y) in [(103, 78), (296, 78), (103, 221), (296, 221), (200, 150)] {
            let wanted = SIMD2((Double(x) + 0.5 - 100) / 200, (225 - (Double(y) + 0.5)) / 150)
            let seen = picture[x, y]
            #expect(
                abs(Double(seen.x) / 255 - wanted.x) < 0.006 && abs(Double(seen.y) / 255 - wanted.y) < 0.006,
                "\(x), \(y): \(seen)")
        }
    }

    @Test func shadersFromElsewhereRunAsTheyAre() throws {
        let toy = """
            void mainImage(out vec4 fragColor, in vec2 fragCoord) {
                vec2 uv = fragCoord / iResolution.xy;
                fragColor = vec4(uv, mod(iTime, 1.0), 0.3);
            }
            """
        let book = """
            #ifdef GL_ES
            precision mediump float;
            #endif
            uniform vec2 u_resolution;
            uniform float u_time;
            void main() {
                vec2 st = gl_FragCoord.xy / u_resolution.xy;
                gl_FragColor = vec4(st, mod(u_time, 1.0), 1.0);
            }
            """
        for text in [toy, book] {
            let picture = try drawn({ ShaderShelf($0, backdrop: text) }, Frame([]), seconds: 2.25)
            for (x, y) in [(0, 0), (399, 299), (100, 75)] {
                let wanted = [(Double(x) + 0.5) / 400, 1 - (Double(y) + 0.5) / 300, 0.25]
                for part in 0..<3 { #expect(abs(Double(picture[x, y][part]) / 255 - wanted[part]) < 0.006) }
            }
        }
    }

    // MARK: Knobs

    @Test func everyKindOfUniformIsSet() throws {
        let text = """
            uniform float one = 0.1;
            uniform vec2 two = vec2(0.2, 0.3);
            uniform vec3 three; // @range(0, 1)
            uniform vec4 tint = vec4(1.0);
            uniform int whole = 3; // @range(0, 10)
            uniform uint number = 4u;
            uniform bool flag = true;
            uniform float list[3] = float[](0.5, 0.6, 0.7);
            uniform mat2 turn = mat2(1.0, 0.0, 0.0, 1.0);
            layout(std140) uniform Block { float inside; vec3 far[2]; mat2 inner; } ;
            uniform int show = 0; // @range(0, 20)
            void main() {
                float v[20] = float[](one, two.x, two.y, three.x, three.y, three.z, tint.x, tint.w, float(whole) / 10.0,
                    float(number) / 10.0, flag ? 1.0 : 0.0, list[0], list[1], list[2], turn[0][1], turn[1][0], inside,
                    far[1].y, far[0].z, inner[1][0]);
                gl_FragColor = vec4(vec3(v[show]), 1.0);
            }
            """
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(offscreen, backdrop: text)
        try #require(loader.set.failures.isEmpty, "\(loader.set.failures)")
        let names = Set(loader.set.parameters.map(\.name))
        #expect(
            names.isSuperset(of: [
                "one", "two", "three", "tint", "whole", "number", "flag", "list[0]", "list[2]", "turn[0]", "inside",
                "far[1]", "inner[1]",
            ]), "\(names)")
        func value(_ show: Int, _ values: [String: String] = [:]) throws -> Double {
            let target = try offscreen.renderer.target(width: 8, height: 8)
            try offscreen.renderer.draw(
                Frame([], camera: Camera(view: Size(width: 8, height: 8))),
                shading: try loader.shading(values.merging(["show": "\(show)"]) { a, _ in a }), into: target)
            return Double(Picture(target)[4, 4].x) / 255
        }
        let defaults = [0.1, 0.2, 0.3, 0, 0, 0, 1, 1, 0.3, 0.4, 1, 0.5, 0.6, 0.7, 0, 0, 0, 0, 0, 0]
        for (show, wanted) in defaults.enumerated() {
            #expect(abs(try value(show) - wanted) < 0.004, "\(show)")
        }
        let set = [
            "one": "0.9", "two": "0.8,0.7", "three": "0.1,0.2,0.3", "tint": "#ff000080", "whole": "9", "number": "1",
            "flag": "false", "list[1]": "0.25", "turn[0]": "0,0.5", "turn[1]": "0.75,0", "inside": "0.35",
            "far[1]": "0,0.45,0", "far[0]": "0,0,0.55", "inner[1]": "0.65,0",
        ]
        let changed = [
            0.9, 0.8, 0.7, 0.1, 0.2, 0.3, 1, 128.0 / 255, 0.9, 0.1, 0, 0.5, 0.25, 0.7, 0.5, 0.75, 0.35, 0.45, 0.55,
            0.65,
        ]
        for (show, wanted) in changed.enumerated() {
            #expect(abs(try value(show, set) - wanted) < 0.004, "\(show)")
        }
        #expect(offscreen.renderer.complaints == [])
    }

    // MARK: The whole picture

    @Test func depthIsInPoints() throws {
        // One card 100 points behind the plane, one 50 before it, nothing elsewhere.
        let text = """
            void main() {
                float d = sceneDepth(v_uv);
                gl_FragColor = vec4(vec3(d > 1e5 ? 1.0 : (d + 100.0) / 400.0), 1.0);
            }
            """
        let frame = Frame([
            Card(Transform3D.identity.translated(x: -100, z: -100), width: 100),
            Card(Transform3D.identity.translated(x: 80, z: 50), width: 100),
        ])
        let picture = try drawn({ ShaderShelf($0, post: [text]) }, frame)
        #expect(abs(picture[120, 150].x - 128) <= 2)
        #expect(abs(picture[290, 150].x - 32) <= 2)
        #expect(picture[5, 5].x == 255)
    }

    @Test func severalOverThePictureComeOneAfterTheOther() throws {
        let half = "void main() { gl_FragColor = vec4(sceneColour(v_uv).rgb * 0.5, 1.0); }"
        let inverse = "void main() { gl_FragColor = vec4(1.0 - sceneColour(v_uv).rgb, 1.0); }"
        let first = try drawn { ShaderShelf($0, post: [half, inverse]) }
        let second = try drawn { ShaderShelf($0, post: [inverse, half]) }
        for (picture, wanted) in [(first, [127, 255]), (second, [0, 128])] {
            #expect(abs(picture[200, 150].x - wanted[0]) <= 1 && abs(picture[200, 150].y - wanted[1]) <= 1)
        }
    }

    @Test func aTileIsAPartOfTheWholeAlsoWithShaders() throws {
        let backdrop = "void main() { gl_FragColor = vec4(v_uv, fract(gl_FragCoord.x / 37.0), 1.0); }"
        let post = """
            void main() {
                vec4 c = sceneColour(v_uv + vec2(0.02, 0.0)) * 0.5 + sceneColour(v_uv) * 0.5;
                gl_FragColor = vec4(c.rgb * (1.0 - length(v_uv - 0.5)), 1.0);
            }
            """
        let frame = Frame([Card(Transform3D.identity.rotated(by: .degrees(20), about: .yAxis))])
        let whole = try drawn({ ShaderShelf($0, backdrop: backdrop, post: [post]) }, frame)
        let part = try drawn(
            { ShaderShelf($0, backdrop: backdrop, post: [post]) }, frame,
            tile: Tile(left: 120, top: 60, pictureWidth: 400, pictureHeight: 300), size: (160, 120))
        for (x, y) in [(10, 10), (80, 60), (140, 100), (60, 20)] {
            for channel in 0..<3 { #expect(abs(part[x, y][channel] - whole[x + 120, y + 60][channel]) <= 2) }
        }
    }

    // MARK: Bending

    @Test func aBentCardIsWhereTheShaderPutsIt() throws {
        // The right half stands up at a right angle towards the eye: seen from before it, it grows by the perspective.
        let text = """
            vec3 bend(vec3 p) { return p.x > 0.0 ? vec3(0.0, p.y, p.x) : p; }
            void main() { gl_FragColor = vec4(1.0, 1.0, 1.0, 1.0); }
            """
        let picture = try drawn { ShaderShelf($0, face: text) }
        #expect(picture[150, 150] == [255, 255, 255, 255])
        #expect(picture[250, 150] == [0, 0, 0, 255], "nothing is left where the right half was")
        // Lifted by 100 points, all of it, the card is larger by 500 / (500 - 100).
        let lifted = try drawn {
            ShaderShelf(
                $0,
                face:
                    "vec3 bend(vec3 p) { return p + vec3(0.0, 0.0, 100.0); }\nvoid main() { gl_FragColor = vec4(1.0); }"
            )
        }
        let row = (0..<400).filter { lifted[$0, 150].x > 127 }
        #expect(abs(row.count - 250) <= 1, "\(row.count)")
    }

    @Test func theNearerPartOfABentCardHidesTheOther() throws {
        // Folded over to the left, the right half lies on the left one and shows its back.
        let text = """
            vec3 bend(vec3 p) { return p.x > 0.0 ? vec3(-p.x, p.y, 20.0 * min(p.x / 10.0, 1.0)) : p; }
            void main() { gl_FragColor = u_back ? vec4(0.0, 0.0, 1.0, 1.0) : vec4(1.0, 0.0, 0.0, 1.0); }
            """
        let picture = try drawn { ShaderShelf($0, face: text) }
        #expect(picture[150, 150] == [0, 0, 255, 255])
        #expect(picture[250, 150] == [0, 0, 0, 255])
    }

    // MARK: Pictures for shaders

    @Test func aPictureIsReadAsItIs() throws {
        let offscreen = try TestRenderer()
        let loader = ShaderShelf(
            offscreen,
            backdrop: "uniform sampler2D photo;\nvoid main() { gl_FragColor = texture(photo, v_uv); }")
        // Two rows of one pixel: red above blue.
        let image = try Image(width: 1, height: 2, bytes: [255, 0, 0, 255, 0, 0, 255, 255])
        offscreen.renderer.show(image, toShadersAs: "two.png")
        let target = try offscreen.renderer.target(width: 40, height: 40)
        try offscreen.renderer.draw(
            Frame([], camera: Camera(view: Size(width: 40, height: 40))),
            shading: try loader.shading(["photo": "two.png"]), into: target)
        let picture = Picture(target)
        #expect(picture[20, 10].x > 240 && picture[20, 10].z < 15)
        #expect(picture[20, 30].z > 240 && picture[20, 30].x < 15)
    }
}
