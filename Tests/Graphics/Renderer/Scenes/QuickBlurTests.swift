import Testing
import ZoeDocument
import ZoeImages
import ZoeRenderer

extension RendererTests {
    /// What an open lens blurs looks in motion as it does at rest, and one that is open half as wide does not; as large as in a window,
    /// since small discs are no more than a few pixels.
    @Test(arguments: [("card-table", "55", 0.97), ("open-lens", "45", 0.97)])
    func anOpenLensBlursInMotionToo(name: String, half: String, least: Double) throws {
        let easel = try Easel()
        let scene = try #require(Scene.builtIn(name))
        let rest = try easel.draw(scene, scale: 1)
        let motion = try Comparison(rest, easel.draw(scene, scale: 1, effort: .quick))
        #expect(motion.similarity >= least, "\(name): \(motion.similarity)")
        let narrower = try easel.draw(scene, scale: 1, effort: .quick) { _ = try $0.set("aperture", to: half) }
        #expect(try Comparison(rest, narrower).similarity < motion.similarity - 0.01, "\(name): any blur passes")
        #expect(easel.complaints == [])
    }

    /// However strong: a picture of a card that is seen large has no version as small as a strong blur takes.
    @Test(arguments: ["20", "40"])
    func aStrongBlurIsAsStrongInMotion(blur: String) throws {
        let easel = try Easel()
        let scene = try #require(Scene.builtIn("cover-flow"))
        func drawn(_ effort: Effort, _ blur: String) throws -> Image {
            try easel.draw(scene, scale: 1, effort: effort) {
                _ = try $0.set("sideBlur", to: blur)
                _ = try $0.set("sideReach", to: "1")
            }
        }
        let rest = try drawn(.full, blur)
        let motion = try Comparison(rest, drawn(.quick, blur)).similarity
        #expect(motion >= 0.967, "\(motion)")
        #expect(try Comparison(rest, drawn(.quick, "9")).similarity < motion - 0.005)
        #expect(easel.complaints == [])
    }

    /// A piece of a cut card ends where it was cut: what is beside it in the card's picture is another piece.
    @Test(arguments: [("shatter", 0.84), ("split-flap", 0.94), ("blinds", 0.88)])
    func blurredPiecesEndWhereTheyWereCut(layout: String, least: Double) throws {
        let easel = try Easel()
        let text = """
            {"zoetrope": 1, "layout": "\(layout)", "items": 14, "scroll": 3.4, "parameters": {"sideBlur": 6},
            "view": {"width": 640, "height": 360}, "deck": {"kind": "covers", "seed": 1}}
            """
        let scene = try Scene.read(text).scene
        let rest = try easel.draw(scene, scale: 1)
        let motion = try Comparison(rest, easel.draw(scene, scale: 1, effort: .quick)).similarity
        #expect(motion >= least, "\(motion)")
        #expect(easel.complaints == [])
    }

    /// Bent cards that pass through each other lie in the order of cards in motion too.
    @Test(arguments: [
        ("task-stack", "cardBendX", 20), ("fan", "cardBendX", 40), ("stack", "cardBendX", 40),
        ("cube", "cardBendX", 40),
        ("wallet", "cardBendY", 20),
    ])
    func bentCardsLieInTheirOrder(layout: String, knob: String, degrees: Int) throws {
        let easel = try Easel()
        let text = """
            {"zoetrope": 1, "layout": "\(layout)", "items": 14, "scroll": 3.4, "parameters": {"\(knob)": \(degrees)},
            "view": {"width": 640, "height": 360}, "deck": {"kind": "covers", "seed": 1}}
            """
        let scene = try Scene.read(text).scene
        let rest = try easel.draw(scene, scale: 1)
        let motion = try Comparison(rest, easel.draw(scene, scale: 1, effort: .quick)).similarity
        #expect(motion >= 0.97, "\(motion)")
        #expect(easel.complaints == [])
    }

    /// A card that touches another one darkens no more of it than a narrow strip: in motion too, whatever the light is spread over.
    @Test(arguments: ["fan", "wallet", "stack"]) func whatTouchesDarkensAStripInMotionToo(name: String) throws {
        let easel = try Easel()
        let scene = try #require(Scene.builtIn(name))
        func drawn(_ effort: Effort, _ occlusion: String) throws -> Image {
            try easel.draw(scene, scale: 1, effort: effort) { _ = try $0.set("lightOcclusion", to: occlusion) }
        }
        let rest = try drawn(.full, "0.8")
        let motion = try Comparison(rest, drawn(.quick, "0.8")).similarity
        #expect(motion >= 0.985, "\(motion)")
        #expect(try Comparison(rest, drawn(.quick, "0")).similarity < motion - 0.001, "any light passes")
        #expect(easel.complaints == [])
    }

    /// Cards that reach behind the eye, cards that let their own shadow not shine through, and bent ones of which a part comes near.
    @Test(arguments: [
        #"""
        "layout": "inverted-cube", "scroll": 0.3, "parameters": {"faces": 4, "perspective": -0.003, "itemWidth": 760, "itemHeight": 460,
        "lightEnvironment": 0.9}, "deck": {"kind": "covers", "seed": 19, "card": {"border": {"width": 10, "colour": "#efe6d6"}}}
        """#,
        #"""
        "layout": "cover-flow", "scroll": 4.3, "parameters": {"itemWidth": 300, "itemHeight": 380, "cardColour": "#0df27a80",
        "cornerRadius": 30}, "deck": {"kind": "covers", "seed": 507}, "backdrop": "#f7f5f1"
        """#,
        #"""
        "layout": "cover-flow", "scroll": 4.3, "parameters": {"itemWidth": 300, "itemHeight": 380, "cardBendX": 140, "shadowOpacity": 0},
        "deck": {"kind": "covers", "seed": 507}
        """#,
    ])
    func oddCardsLookAlikeInMotion(scene: String) throws {
        let easel = try Easel()
        let text = #"{"zoetrope": 1, "items": 12, "view": {"width": 960, "height": 540}, \#(scene)}"#
        let odd = try Scene.read(text).scene
        let rest = try easel.draw(odd, scale: 1)
        let motion = try Comparison(rest, easel.draw(odd, scale: 1, effort: .quick)).similarity
        #expect(motion >= 0.985, "\(motion)")
        #expect(easel.complaints == [])
    }

    /// Blurred cards lie in the order of cards, also where the one that comes later is farther away.
    @Test func blurredCardsLieInTheirOrder() throws {
        let easel = try Easel()
        let text = """
            {"zoetrope": 1, "layout": "linear", "items": 9, "scroll": 4.2, "view": {"width": 640, "height": 360},
            "parameters": {"sideTilt": 50, "sideReach": 1, "spacing": 0.35, "itemWidth": 240, "sideBlur": 2.5},
            "deck": {"kind": "covers", "seed": 3}}
            """
        let scene = try Scene.read(text).scene
        let rest = try easel.draw(scene, scale: 1)
        let motion = try Comparison(rest, easel.draw(scene, scale: 1, effort: .quick)).similarity
        #expect(motion >= 0.97, "\(motion)")
        #expect(easel.complaints == [])
    }
}
