import CardContent
import LayoutCore
import Testing
import ZoeDocument
import ZoeImages
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// Without noise a dark wall is a few broad bands, and from one to the next a row's mean changes by a whole step.
    @Test func aBackdropHasNoBands() throws {
        let offscreen = try TestRenderer()
        let camera = Camera(view: Size(width: 300, height: 1200))
        for (name, backdrop) in [
            ("studio", Backdrop.studio(Colour(hex: 0x30343C))), ("black", .studio(Colour(hex: 0x101014))),
            ("white", .studio(.white)), ("gradient", .gradient(top: Colour(hex: 0x20242A), bottom: .black)),
        ] {
            let picture = try offscreen.picture(Frame([], camera: camera), Look(backdrop: backdrop))
            let means = (0..<1200).map { y in (118..<182).reduce(0.0) { $0 + Double(picture[$1, y].y) } / 64 }
            let steps = zip(means, means.dropFirst()).map { abs($0 - $1) }
            #expect(steps.max()! < 0.5, "\(name)")
            #expect(means.max()! - means.min()! > 6, "\(name)")
        }
    }

    /// Everything that light does at once.
    private static func lit() throws -> (Frame, Look) {
        var stage = Stage(try #require(LayoutKind.named("cover-flow")), items: 15, view: Size(width: 400, height: 300))
        stage.apply(.set("itemWidth", to: 120))
        stage.apply(.set("itemHeight", to: 120))
        stage.apply(.jump(to: 7.3))
        var frame = stage.frame()
        for place in frame.cards.indices { if place % 3 == 0 { frame.cards[place].blur = 2.5 } }
        for (turn, place) in [(40.0, 0), (-35, 1)] {
            let count = frame.cards.count
            var card = Card(
                Transform3D.identity.translated(x: -60, y: -20, z: 90).rotated(by: .degrees(turn), about: .yAxis),
                identity: place, width: 90, height: 110, camera: frame.camera)
            card.alpha = 0.6
            card.order = count
            frame.cards.append(card)
        }
        let styles = [0xE4572E, 0x1B998B, 0xF3A712].map { (hex: UInt32) in
            CardStyle(
                fill: .gradient(from: Colour(hex: hex), to: .white, direction: .degrees(30)), cornerRadius: 9,
                shadow: Shadow(radius: 7, offset: Vector2(x: 2, y: 5)))
        }
        return (
            frame,
            Look(backdrop: .studio(Colour(hex: 0x556070)), floor: Floor(reflection: 0.5, fade: 90), styles: styles)
        )
    }

    @Test(arguments: [Quality(), Quality(samples: 4), Quality(supersampling: 2)])
    func litTilesAreTheWholePicture(quality: Quality) throws {
        let offscreen = try TestRenderer()
        let (frame, look) = try Self.lit()
        let whole = try offscreen.picture(frame, look, scale: 2, quality: quality, named: "lit")
        var wrong: [String] = []
        for (left, width) in [(0, 261), (261, 301), (562, 238)] {
            for (top, height) in [(0, 331), (331, 269)] {
                let target = try offscreen.renderer.target(width: width, height: height, quality: quality)
                let tile = Tile(left: left, top: top, pictureWidth: 800, pictureHeight: 600)
                try offscreen.renderer.draw(frame, look: look, into: target, tile: tile)
                let part = Picture(target)
                for y in 0..<height {
                    for x in 0..<width {
                        let gap = part[x, y] &- whole[left + x, top + y]
                        if (0..<3).contains(where: { abs(gap[$0]) > 2 }) {
                            wrong.append("\(left + x), \(top + y): \(gap)")
                        }
                    }
                }
            }
        }
        #expect(wrong == [])
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func lightLeavesNothingBehind() throws {
        var offscreen: TestRenderer? = try TestRenderer()
        let tracker = try #require(offscreen?.renderer.tracker)
        let (frame, look) = try Self.lit()
        for scale in [1.0, 0.5, 2] { _ = try offscreen?.picture(frame, look, scale: scale) }
        offscreen = nil
        #expect(tracker.live == [:])
        #expect(tracker.complaints == [])
    }

    @Test func aReflectionOnNothingIsTranslucent() throws {
        let offscreen = try TestRenderer()
        let card = Card(Transform3D.identity.translated(y: -75))
        let look = Look(
            backdrop: .transparent, floor: Floor(reflection: 0.5, fade: 100),
            styles: [CardStyle(fill: .plain(Colour(hex: 0xFF0000)))])
        let picture = try offscreen.picture(Frame([card]), look)
        #expect(picture[200, 100] == [255, 0, 0, 255])
        // Half a point and ten points under the floor: half, and less by the fade's square.
        for (row, share) in [(150, 0.5 * 0.995 * 0.995), (160, 0.5 * 0.895 * 0.895)] {
            #expect(abs(Double(picture[200, row].w) / 255 - share) < 0.01)
            #expect(picture[200, row].x > 250)
        }
        #expect(picture[200, 255].w == 0)
    }

    @Test func oddLightHarmsNothing() throws {
        let offscreen = try TestRenderer()
        for value in [0, -1, Double.leastNonzeroMagnitude, 1e300, -1e300, .infinity, -.infinity, .nan, 1e-9] {
            var cards = [Card(.identity), Card(Transform3D.identity.rotated(by: .degrees(80), about: .yAxis))]
            cards += [Card(.identity, width: 1e9), Card(Transform3D.identity.translated(z: 499.9))]
            for place in cards.indices {
                cards[place].alpha = 0.5
                cards[place].blur = place % 2 == 0 ? value : 0
            }
            let shadow = Shadow(radius: value, offset: Vector2(x: value, y: -value), opacity: value)
            let look = Look(
                backdrop: .studio(Colour(red: value, green: 0.5, blue: 0, alpha: value)),
                floor: Floor(height: value, reflection: 0.5, fade: 100), styles: [CardStyle(shadow: shadow)])
            for lens in [-1.0 / 500, value] {
                var frame = Frame(cards)
                frame.camera.lens.m34 = lens
                frame.camera.lens.viewpoint.y = value
                let target = try offscreen.renderer.target(width: 40, height: 30)
                try offscreen.renderer.draw(frame, look: look, into: target)
                #expect(target.pixels().count == 4800)
            }
        }
        #expect(offscreen.renderer.complaints == [])
    }

    /// Also on cards that are clear themselves; and not where a shader leaves holes.
    @Test(arguments: ["gloss", "frost", "vinyl"]) func lightFallsOnWhatShadersPaint(name: String) throws {
        let easel = try Easel()
        let text = """
            {"zoetrope": 1, "layout": "linear", "items": 2, "view": {"width": 600, "height": 300}, "backdrop": "#204060",
            "parameters": {"itemWidth": 200, "itemHeight": 200, "spacing": 1, "perspective": 0, "cornerRadius": 0},
            "deck": {"kind": "cards", "card": {"fill": "#30905080"}}, "shaders": {"face": "<\(name)>"}}
            """
        let scene = try Scene.read(text).scene
        for effort in [Effort.full, .quick] {
            let plain = try easel.draw(scene, scale: 1, effort: effort)
            let tinted = try easel.draw(scene, scale: 1, effort: effort) {
                _ = try $0.set("sideColour", to: "#ff0000c0")
            }
            func gap(_ x: Int, _ y: Int) -> Int { Int(tinted[x, y].red) - Int(plain[x, y].red) }
            #expect(gap(500, 90) > 60 && abs(gap(300, 90)) < 2, "\(effort): \(gap(500, 90)), \(gap(300, 90))")
            if name == "vinyl" {
                #expect(abs(gap(403, 53)) < 3 && abs(gap(597, 247)) < 3, "\(effort): \(gap(403, 53))")
            }
        }
        #expect(easel.complaints == [])
    }

    /// A bent card that something shines through is tinted as a flat one is.
    @Test func lightFallsOnBentCardsThatAreClear() throws {
        let easel = try Easel()
        func red(bend: Int, _ effort: Effort) throws -> Int {
            let text = """
                {"zoetrope": 1, "layout": "linear", "items": 2, "view": {"width": 600, "height": 300}, "backdrop": "#204060",
                "parameters": {"itemWidth": 200, "itemHeight": 200, "spacing": 1, "perspective": 0, "sideColour": "#ff0000c0",
                "cardBendX": \(bend)}, "deck": {"kind": "cards", "card": {"fill": "#30905080"}}}
                """
            return Int(try easel.draw(try Scene.read(text).scene, scale: 1, effort: effort)[500, 90].red)
        }
        let flat = try red(bend: 0, .full)
        #expect(flat > 150)
        for effort in [Effort.full, .quick] {
            let bent = try red(bend: 40, effort)
            #expect(abs(bent - flat) < 4, "\(effort): \(bent), not \(flat)")
        }
        #expect(easel.complaints == [])
    }

    /// No flat piece has all of its corners on a ball.
    @Test(arguments: [(90, 60), (30, 30), (60, 90)], [1.0, 2])
    func aCardThatIsBentBothWaysHasNoHoles(bend: (Int, Int), scale: Double) throws {
        let easel = try Easel()
        let text = """
            {"zoetrope": 1, "layout": "linear", "items": 1, "view": {"width": 480, "height": 440}, "backdrop": "#000000",
            "parameters": {"itemWidth": 400, "itemHeight": 400, "cardBendX": \(bend.0), "cardBendY": \(bend.1)},
            "deck": {"kind": "cards", "card": {"fill": "#ffffff"}}}
            """
        let picture = try easel.draw(try Scene.read(text).scene, scale: scale)
        // Within each row, from the first that is white to the last.
        for y in 0..<picture.height {
            let white = (0..<picture.width).map { picture[$0, y].red > 200 }
            guard let first = white.firstIndex(of: true), let last = white.lastIndex(of: true) else { continue }
            // At a corner it may be seen from one pixel to the next.
            let holes = white[first...last].dropFirst(3).dropLast(3).count { !$0 }
            #expect(holes == 0, "row \(y)")
        }
        #expect(easel.complaints == [])
    }
}
