import CardContent
import LayoutCore
import Testing
import ZoeDocument
import ZoeImages
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// What a document turns that no built-in scene does, and how alike the least alike place of its picture is in motion and at rest.
    @Test(arguments: [
        // A glow.
        (
            "linear", ["spacing=0.6", "sideDepth=40", "shadowRadius=20", "shadowOpacity=0.8", "shadowColour=#ffffff"],
            "#202080", 0.85
        ),
        // Light does not lie on a shadow.
        (
            "linear",
            ["spacing=1.3", "sideBlur=4", "sideTilt=20", "lightSheen=0.9", "shadowRadius=20", "shadowOpacity=0.8"],
            "#507090", 0.6
        ),
        // Nor does a colour.
        (
            "linear", ["spacing=1.3", "sideBlur=4", "sideColour=#ff0000a0", "shadowRadius=20", "shadowOpacity=0.8"],
            "#3050d0", 0.9
        ),
        // Glass shines as brightly as what lets nothing through.
        ("linear", ["spacing=1.1", "sideTilt=40", "lightSheen=0.9"], "#d0b08050", 0.95),
        // An edge is as dark as its card.
        ("linear", ["spacing=1.3", "sideTilt=40", "lightStrength=0.9", "lightAzimuth=80"], "#d0b080", 0.97),
    ])
    func whatKnobsTurnLooksInMotionAsAtRest(layout: String, settings: [String], fill: String, least: Double) throws {
        let easel = try Easel()
        var scene = Scene()
        scene.use(try #require(LayoutKind.named(layout)))
        (scene.view, scene.items, scene.scroll) = (Size(width: 640, height: 400), 5, 2)
        scene.backdrop = .solid(Colour(hex: 0x2D6A4F))
        scene.deck = DeckPlan(.cards)
        for setting in settings + ["itemWidth=120", "itemHeight=180", "cardColour=\(fill)"] {
            let parts = setting.split(separator: "=").map(String.init)
            _ = try scene.set(parts[0], to: parts[1])
        }
        let motion = try Comparison(easel.draw(scene, scale: 1), easel.draw(scene, scale: 1, effort: .quick))
        #expect(motion.lowestSimilarity >= least, "\(motion.similarity), \(motion.lowestSimilarity)")
    }

    /// Its shadow is beside it and not under it.
    @Test func throughASmallCardOfBlurredGlassItsShadowIsNotSeen() throws {
        let easel = try Easel()
        let text = """
            {"zoetrope": 1, "layout": "linear", "items": 5, "scroll": 2, "view": {"width": 640, "height": 400},
             "parameters": {"spacing": 1.6, "itemWidth": 44, "itemHeight": 66, "sideBlur": 3, "sideReach": 0.01,
                            "sideTilt": 20, "lightSheen": 0.9},
             "deck": {"kind": "cards", "card": {"fill": "#50709060", "shadow": {"radius": 8, "opacity": 1}}},
             "backdrop": "#2d6a4f"}
            """
        let scene = try Scene.read(text).scene
        let (rest, motion) = (try easel.draw(scene, scale: 1), try easel.draw(scene, scale: 1, effort: .quick))
        // The middle of the card beside the one in the centre.
        let (still, moving) = (rest[390, 200], motion[390, 200])
        let difference = max(abs(Int(still.green) - Int(moving.green)), abs(Int(still.blue) - Int(moving.blue)))
        #expect(difference < 12, "\(still), \(moving)")
    }

    /// A round card before a round plate whose middle is nearer: insides have depths, but rims lie in an order of their own.
    @Test func rimsLieAsCardsStandInSpace() throws {
        let easel = try Easel()
        let text = """
            {"zoetrope": 1, "layout": "ring", "items": 12, "view": {"width": 640, "height": 400},
             "parameters": {"perspective": 0, "itemWidth": 60, "itemHeight": 60, "walkYaw": -17, "walkPitch": -8,
                            "walkAway": 0.5},
             "deck": {"kind": "cards", "card": {"fill": "#ffffff", "cornerRadius": 30}},
             "plates": [{"z": -24, "width": 420, "height": 420, "card": {"fill": "#7a4a2c", "cornerRadius": 210}}],
             "backdrop": "#909090"}
            """
        let scene = try Scene.read(text).scene
        let motion = try Comparison(easel.draw(scene, scale: 1), easel.draw(scene, scale: 1, effort: .quick))
        #expect(motion.similarity >= 0.99, "\(motion.similarity), \(motion.lowestSimilarity)")
    }

    /// What is opaque but for less than a picture's numbers tell is neither left out by those who draw the insides nor by those who
    /// draw what is seen through.
    @Test func aCardThatIsAllButOpaqueIsThere() throws {
        let easel = try Easel()
        var scene = Scene()
        scene.use(try #require(LayoutKind.named("linear")))
        (scene.view, scene.items) = (Size(width: 320, height: 200), 1)
        scene.deck = DeckPlan(.cards)
        scene.backdrop = .solid(Colour(hex: 0x2D6A4F))
        let whole = scene.stage().frame()
        var frame = whole
        for index in frame.cards.indices { frame.cards[index].alpha = 1 - 1e-14 }
        #expect(try easel.draw(frame, scene.look(), scale: 1) == easel.draw(whole, scene.look(), scale: 1))
    }
}
