import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

extension RendererTests {
    /// From the left, as far as the way has come; the knob tints what comes.
    private static let wipe = """
        uniform vec3 tint; // = vec3(1)
        vec4 transition(vec2 uv) {
            return uv.x < progress ? getToColor(uv) * vec4(tint, 1) : getFromColor(uv);
        }
        """

    private static func frame(scroll: Double) -> Frame {
        var stage = Stage(LayoutKind.named("cover-flow")!, items: 9, view: Size(width: 200, height: 120))
        stage.stand(at: scroll)
        return stage.frame()
    }

    private static func way(_ progress: Double) -> Journey {
        Journey(from: frame(scroll: 3), to: frame(scroll: 4), progress: progress)
    }

    private func drawn(
        _ offscreen: TestRenderer, _ shelf: ShaderShelf, _ way: Journey?, values: [String: String] = [:],
        quality: Quality = Quality(), tile: Tile? = nil, size: (Int, Int) = (200, 120), edition: Int? = nil
    ) throws -> Picture {
        try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
        var shading = try shelf.shading(values)
        shading?.journey = way
        shading?.edition = edition
        let target = try offscreen.renderer.target(width: size.0, height: size.1, quality: quality)
        try offscreen.renderer.draw(
            way?.from ?? Self.frame(scroll: 3), look: Look(), shading: shading, into: target, tile: tile)
        #expect(offscreen.renderer.complaints == [])
        return Picture(target)
    }

    @Test(arguments: [Quality(), Quality(samples: 4, supersampling: 2)])
    func aTransitionShowsBothPicturesAsTheyAre(quality: Quality) throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, transition: Self.wipe)
        let from = try offscreen.picture(Self.frame(scroll: 3), quality: quality)
        let to = try offscreen.picture(Self.frame(scroll: 4), quality: quality)
        let between = try drawn(offscreen, shelf, Self.way(0.4), quality: quality)
        for y in 0..<120 {
            for x in 0..<200 {
                let wanted = x < 80 ? to[x, y] : from[x, y]
                let difference = (0..<4).map { abs(between[x, y][$0] - wanted[$0]) }.max() ?? 0
                #expect(difference <= 1, "\(x), \(y): \(between[x, y]), not \(wanted)")
                guard difference <= 1 else { return }
            }
        }
        // Without a way the picture is that of the frame.
        #expect(try drawn(offscreen, shelf, nil, quality: quality) == from)
    }

    /// A frame in motion may still have to be brought to the window when the next one is drawn.
    @Test func theFrameBeforeIsThereUntilSomebodyIsTold() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, transition: Self.wipe)
        var shading = try shelf.shading(["tint": "#f00"])
        let target = try offscreen.renderer.target(width: 200, height: 120, quality: Quality())
        func draw(_ way: Journey?, whenPlaced: @escaping () -> Void = {}) throws {
            shading?.journey = way
            try offscreen.renderer.draw(
                Self.frame(scroll: 3), look: Look(), shading: shading, into: target, effort: .quick,
                whenPlaced: whenPlaced)
        }
        try draw(nil)
        let before = Picture(target)
        var told: [Picture] = []
        try draw(Self.way(1)) { told.append(Picture(target)) }
        #expect(told == [before] && Picture(target) != before)
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func itsKnobsAreAllButHowFarItIs() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, transition: Self.wipe)
        #expect(shelf.set.parameters.map(\.fullName) == ["transition.tint"])
        let plain = try drawn(offscreen, shelf, Self.way(1))
        let red = try drawn(offscreen, shelf, Self.way(1), values: ["tint": "#f00"])
        #expect(plain[100, 60][1] > 20 && red[100, 60][1] == 0 && abs(red[100, 60][0] - plain[100, 60][0]) <= 1)
    }

    @Test func whatIsLaidOverTheWholeSeesTheTransition() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen, post: ["void main() { gl_FragColor = vec4(1.0 - sceneColour(v_uv).rgb, 1.0); }"],
            transition: Self.wipe)
        let plain = try drawn(offscreen, ShaderShelf(offscreen, transition: Self.wipe), Self.way(0.5))
        let turned = try drawn(offscreen, shelf, Self.way(0.5))
        for x in [20, 60, 100, 140, 180] {
            for part in 0..<3 { #expect(abs(turned[x, 60][part] + plain[x, 60][part] - 255) <= 2) }
        }
    }

    @Test func partsOfAPictureFitTogether() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, transition: Self.wipe)
        let whole = try drawn(offscreen, shelf, Self.way(0.7))
        let tile = Tile(left: 100, top: 60, pictureWidth: 200, pictureHeight: 120)
        let part = try drawn(offscreen, shelf, Self.way(0.7), tile: tile, size: (100, 60))
        for (x, y) in [(3, 3), (39, 20), (41, 20), (90, 50)] { #expect(part[x, y] == whole[x + 100, y + 60]) }
    }

    /// The pictures at both ends cost nothing more while only the way goes on.
    @Test func endsThatAreTheSameAreDrawnOnce() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(offscreen, transition: Self.wipe)
        _ = try drawn(offscreen, shelf, Self.way(0.1), edition: 1)
        let calls = offscreen.renderer.statistics.drawCalls
        let kept = try drawn(offscreen, shelf, Self.way(0.6), edition: 1)
        #expect(offscreen.renderer.statistics.drawCalls == 1 && calls > 2)
        #expect(try drawn(offscreen, shelf, Self.way(0.6), edition: 2) == kept)
        #expect(offscreen.renderer.statistics.drawCalls == calls)
    }

    /// The header names the pictures, and `progress` is nobody's knob.
    @Test func anISFTransitionIsOne() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
            transition: """
                /*{"INPUTS": [{"NAME": "startImage", "TYPE": "image"}, {"NAME": "endImage", "TYPE": "image"},
                    {"NAME": "progress", "TYPE": "float"}, {"NAME": "soft", "TYPE": "float"}]}*/
                void main() {
                    vec4 to = IMG_THIS_PIXEL(endImage);
                    gl_FragColor = mix(IMG_THIS_PIXEL(startImage), to, progress + 0.0 * soft);
                }
                """)
        #expect(shelf.set.parameters.allSatisfy { $0.name == "soft" })
        let from = try offscreen.picture(Self.frame(scroll: 3))
        #expect(try drawn(offscreen, shelf, Self.way(0)).largestDifference(from: from) <= 1)
        let to = try offscreen.picture(Self.frame(scroll: 4))
        #expect(try drawn(offscreen, shelf, Self.way(1)).largestDifference(from: to) <= 1)
    }

    @Test func whatLeadsNowhereIsNoTransition() throws {
        let shelf = ShaderShelf(try TestRenderer(), transition: "void main() { gl_FragColor = vec4(1); }")
        let message = "\(shelf.set.failures.first?.diagnostics.first?.message ?? "")"
        #expect(message.hasPrefix("is no transition: write `vec4 transition(vec2 uv)`"), "\(message)")
    }

    // MARK: Keys

    @Test func aShaderSeesWhichKeysArePressed() throws {
        let offscreen = try TestRenderer()
        let shelf = ShaderShelf(
            offscreen,
            backdrop: """
                // iChannel0: keyboard
                void mainImage(out vec4 c, in vec2 p) {
                    ivec2 key = ivec2(p);
                    c = vec4(texelFetch(iChannel0, key, 0).x, iChannelResolution[0].xy / 256.0, 1);
                }
                """)
        shelf.files["./"] = "backdrop.frag"
        shelf.read()
        #expect(shelf.set.readsKeyboard)
        func rows(_ keyboard: ShaderKeyboard) throws -> [[Int]] {
            var shading = try shelf.shading()
            shading?.keyboard = keyboard
            let target = try offscreen.renderer.target(width: 256, height: 3)
            try offscreen.renderer.draw(Frame([]), look: .plain, shading: shading, into: target)
            let picture = Picture(target)
            #expect(picture[9, 1][1] == 255 && picture[9, 1][2] == 3)
            return (0..<3).map { row in (0..<256).filter { picture[$0, 2 - row][0] == 255 } }
        }
        #expect(try rows(ShaderKeyboard()) == [[], [], []])
        #expect(try rows(ShaderKeyboard(held: [65, 37], pressed: [65], toggled: [32])) == [[37, 65], [65], [32]])
        #expect(offscreen.renderer.complaints == [])
    }
}
