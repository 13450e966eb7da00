import CardContent
import LayoutCore
import TestSupport
import Testing
import ZoeDocument
import ZoeImages
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension Image {
    /// Of all its bytes, in steps of 255.
    fileprivate func meanDifference(from other: Image) -> Double {
        Bytes.meanDifference(bytes, other.bytes)
    }
}

extension RendererTests {
    /// In motion every layout's scene looks as it does at rest, between two cards too, and a card off by a few pixels is farther
    /// from it than what passes.
    @Test(arguments: Scene.layoutNames)
    func motionLooksLikeRest(name: String) throws {
        let easel = try Easel()
        let scene = try #require(Scene.builtIn(name))
        var stage = scene.stage()
        stage.apply(.jump(to: stage.scroll + 0.35))
        let frame = scene.completed(stage.frame())
        let scale = 480 / max(scene.view.width, scene.view.height)
        let look = scene.look()
        let rest = try easel.draw(frame, look, scale: scale)
        let motion = try easel.draw(frame, look, scale: scale, nil, Quality(), effort: .quick)
        let likeness = try Comparison(rest, motion)
        #expect(likeness.similarity >= 0.97, "\(name): \(likeness.similarity), worst \(likeness.lowestSimilarity)")

        let card = try #require(Survey(frame, step: 2 / scale).foremost)
        // All pieces of a bent one: in motion it is cut anew.
        let pieces = frame.cards.indices.filter {
            $0 == card || frame.cards[$0].isPiece(with: frame.cards[card])
        }
        let wrong = pieces.reduce(frame) { $0.moving($1, by: Vector2(x: 6 / scale, y: 3 / scale)) }
        let moved = try easel.draw(wrong, look, scale: scale, nil, Quality(), effort: .quick)
        let defect = try Comparison(rest, moved)
        #expect(defect.similarity < likeness.similarity - 0.002, "\(name): a card in the wrong place passes")
        #expect(easel.complaints == [])
    }

    /// Shaders that paint a card the same wherever it is are painted into its picture; a knob of theirs changes that.
    @Test(arguments: ["duotone", "engraving", "halftone", "neon", "paint", "paper", "polaroid"])
    func facesThatStayTheSameArePaintedOnce(name: String) throws {
        let easel = try Easel()
        let scene = try #require(Scene.builtIn(name))
        let rest = try easel.draw(scene, scale: 1)
        let motion = try Comparison(rest, easel.draw(scene, scale: 1, effort: .quick))
        #expect(motion.similarity >= 0.97, "\(name): \(motion.similarity)")
        var plain = scene
        plain.shaders.face = nil
        let without = try Comparison(rest, easel.draw(plain, scale: 1, effort: .quick))
        #expect(without.similarity < motion.similarity - 0.01, "\(name): nobody sees whether it is there")
        #expect(easel.complaints == [])
    }

    /// Those that look at where their card is are painted in each frame, from sheets and shadows of the frames before.
    @Test(arguments: [
        "curl", "card-back", "foil", "frost", "gloss", "hologram", "depth-of-field", "tilt-shift", "bloom", "vinyl",
        "mosaic",
    ])
    func shadersInMotionLookAsAtRest(name: String) throws {
        let scene = try #require(Scene.builtIn(name))
        let resting = try Easel()
        let moving = try Easel()
        var scroll = scene.scroll
        for _ in 0..<4 {
            scroll += 0.05
            _ = try moving.draw(scene, scale: 0.5, effort: .quick) { $0.scroll = scroll }
        }
        let motion = try moving.draw(scene, scale: 0.5, effort: .quick) { $0.scroll = scroll }
        let rest = try resting.draw(scene, scale: 0.5) { $0.scroll = scroll }
        let likeness = try Comparison(rest, motion)
        #expect(likeness.similarity >= 0.94, "\(name): \(likeness.similarity)")
        let former = try Comparison(rest, resting.draw(scene, scale: 0.5) { $0.scroll = scroll - 0.2 })
        // Nothing moves on the tilted table.
        let isStill = name == "tilt-shift"
        #expect(
            isStill || former.similarity < likeness.similarity, "\(name): what was seen four frames before is no nearer"
        )
        #expect(moving.complaints == [])
    }

    /// Light that is known at a few places of each card looks as that of each pixel does, and a card without it does not.
    @Test(arguments: ["lit-shelf", "tins", "domino-turn"])
    func lightInMotionLooksAsAtRest(name: String) throws {
        let easel = try Easel()
        let scene = try #require(Scene.builtIn(name))
        let rest = try easel.draw(scene, scale: 1)
        let motion = try easel.draw(scene, scale: 1, effort: .quick)
        let dark = try easel.draw(scene, scale: 1, effort: .quick) {
            for knob in ["lightStrength", "lightSheen", "lightEnvironment"] { _ = try $0.set(knob, to: "0") }
        }
        #expect(try Comparison(rest, motion).similarity >= 0.98, "\(name)")
        let (far, farther) = (rest.meanDifference(from: motion), rest.meanDifference(from: dark))
        #expect(far < 1.5 && farther > 2 * far, "\(name): \(far), \(farther)")
        #expect(easel.complaints == [])
    }

    /// Pictures of people's own need no painting: they are shown as they are, with their corners rounded, also where they move
    /// past slower than their cards.
    @Test(arguments: [0.0, 24], [0, 0.4])
    func aCardThatIsAllArtworkIsShownAsItIs(cornerRadius: Double, parallax: Double) throws {
        var stage = Stage(
            try #require(LayoutKind.named("cover-flow")), items: 7, view: Size(width: 640, height: 360))
        stage.apply(.set("itemWidth", to: .number(200)))
        stage.apply(.set("itemHeight", to: .number(200)))
        stage.apply(.set("parallax", to: .number(parallax)))
        stage.apply(.jump(to: 3.2))
        let face = Face(fill: .plain(.black), artwork: Artwork(.file("own.png")))
        let look = Look(backdrop: .solid(.white), deck: PlainDeck([CardStyle(face, cornerRadius: cornerRadius)]))
        let offscreen = try TestRenderer()
        let bytes = (0..<96 * 64).flatMap { pixel -> [UInt8] in
            let (x, y) = (pixel % 96, pixel / 96)
            return [UInt8(2 * x), UInt8(3 * y), x / 8 % 2 == y / 8 % 2 ? 255 : 40, 255]
        }
        let image = try Image(width: 96, height: 64, bytes: bytes)
        offscreen.renderer.show(image, as: .file("own.png"))
        func picture(_ effort: Effort) throws -> Image {
            let picture = try offscreen.picture(
                stage.frame(), look, scale: 1, quality: Quality(samples: effort == .full ? 4 : 1), shading: nil,
                effort: effort)
            return try Image(width: picture.width, height: picture.height, bytes: picture.bytes)
        }
        let (rest, motion) = (try picture(.full), try picture(.quick))
        #expect(offscreen.renderer.cardsPainted == 0)
        let likeness = try Comparison(rest, motion)
        #expect(likeness.similarity >= 0.98, "\(likeness.similarity)")
        #expect(offscreen.renderer.complaints == [])
    }

    /// They take turns in being painted anew, and are as large as they should be all the same.
    @Test(arguments: [false, true])
    func cardsThatGrowArePaintedNowAndThen(setsLettersForTheSize: Bool) throws {
        let offscreen = try TestRenderer()
        let plain = PlainDeck([CardStyle(fill: .plain(.white), cornerRadius: 12)])
        let look = Look(backdrop: .solid(.black), deck: setsLettersForTheSize ? FittingDeck() : plain)
        let widths = (0..<24).map { 200 + 5 * Double($0) }
        for width in widths {
            let card = Card(
                index: 0, identity: 0, offset: 0, size: Size(width: width, height: 200), matrix: .identity)
            let frame = Frame([card], camera: Camera(view: Size(width: 400, height: 300)))
            let seen = try offscreen.picture(frame, look, effort: .quick)
            let end = 200 + Int(width / 2)
            #expect(seen[end - 3, 150][0] == 255 && seen[end + 2, 150][0] == 0, "\(width)")
        }
        let painted = offscreen.renderer.cardsPainted
        #expect((8...12).contains(painted), "\(painted) of \(widths.count)")
    }

    /// Its letters grow with the card, as those of covers do.
    private struct FittingDeck: Deck {
        func style(of card: Card) -> CardStyle {
            let length = card.size.width / 8
            var label = Label("grows", colour: .black)
            (label.size, label.insets) = (length, Label.Insets(length))
            return CardStyle(Face(fill: .plain(.white), labels: [label]), cornerRadius: 12)
        }
    }

    /// What is nothing but the shadow of a thick card needs no picture and covers nothing.
    @Test func theShadowOfAThickCardIsDrawnAlone() throws {
        var calls: [Int] = []
        for opacity in [0, 0.5] {
            let offscreen = try TestRenderer()
            var style = CardStyle(fill: .plain(.white), cornerRadius: 12)
            style.bodyThickness = 20
            style.shadow = opacity > 0 ? Shadow(radius: 12, offset: Vector2(x: 0, y: 6), opacity: opacity) : nil
            var light = Light()
            light.strength = 0.6
            let look = Look(backdrop: .solid(.black), deck: PlainDeck([style]), light: light)
            let matrix = Transform3D.identity.rotated(by: .degrees(20), about: .yAxis)
            let card = Card(
                index: 0, identity: 0, offset: 0, size: Size(width: 200, height: 200), matrix: matrix)
            let frame = Frame([card], camera: Camera(view: Size(width: 400, height: 300)))
            _ = try offscreen.picture(frame, look, effort: .quick)
            calls.append(offscreen.renderer.statistics.drawCalls)
            #expect(offscreen.renderer.cardsPainted == 1)
        }
        #expect(calls[1] == calls[0] + 1, "\(calls)")
    }

    /// Before anything else was drawn, and with nothing to paint.
    @Test func anEmptyStageIsItsBackdrop() throws {
        let frame = Stage(try #require(LayoutKind.named("linear")), items: 0, view: Size(width: 64, height: 48)).frame()
        let look = Look(backdrop: .gradient(top: .white, bottom: .black))
        func picture(_ effort: Effort) throws -> [UInt8] {
            let offscreen = try TestRenderer()
            let target = try offscreen.renderer.target(width: 64, height: 48)
            try offscreen.renderer.draw(frame, look: look, into: target, effort: effort)
            #expect(offscreen.renderer.complaints == [])
            return target.pixels()
        }
        #expect(try picture(.quick) == picture(.full))
    }

    /// While nothing moves all is made that a flick needs.
    @Test func warmingUpLeavesNothingToMake() throws {
        let offscreen = try TestRenderer()
        let target = try offscreen.renderer.target(width: 320, height: 180)
        var stage = Stage(try #require(LayoutKind.named("cover-flow")), items: 12, view: Size(width: 320, height: 180))
        for (name, side) in [("itemWidth", 90.0), ("itemHeight", 90)] { stage.apply(.set(name, to: .number(side))) }
        let look = Look(
            backdrop: .gradient(top: .white, bottom: Colour(hex: 0x335577)), floor: Floor(),
            styles: (0..<12).map {
                CardStyle(
                    Face(fill: .plain(Colour(hex: UInt32($0 * 0x123456 & 0xFFFFFF))), labels: [Label("card \($0)")]),
                    cornerRadius: 6, shadow: Shadow(radius: 4))
            })
        for place in 0..<12 {
            stage.apply(.jump(to: Double(place)))
            var pieces = 0
            while try offscreen.renderer.prepare(
                stage.frame(), look: look, shading: nil, into: target, for: place == 0 ? .motion : .pictures)
            {
                pieces += 1
                #expect(pieces < 100)
                if pieces >= 100 { break }
            }
        }
        let made = offscreen.renderer.madeSoFar
        let textures = offscreen.renderer.tracker.live[.texture]
        #expect(made >= 12)
        stage.apply(.jump(to: 0))
        stage.apply(.scrollOn(by: 11, seconds: 1))
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            try offscreen.renderer.draw(stage.frame(), look: look, into: target, effort: .quick)
        }
        #expect(offscreen.renderer.madeSoFar == made, "nothing was linked or painted in motion")
        #expect(offscreen.renderer.tracker.live[.texture] == textures)
        #expect(offscreen.renderer.complaints == [])
    }

    /// A thousand decks, one after the other, take no more than the first few.
    @Test func picturesOfCardsKeepWithinTheirBudget() throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.cardPictureBudget = 2 << 20
        let target = try offscreen.renderer.target(width: 200, height: 120)
        var stage = Stage(try #require(LayoutKind.named("linear")), items: 5, view: Size(width: 200, height: 120))
        for (name, side) in [("itemWidth", 60.0), ("itemHeight", 80)] { stage.apply(.set(name, to: .number(side))) }
        let frame = stage.frame()
        var textures: [Int] = []
        for deck in 0..<1000 {
            let look = Look(
                backdrop: .solid(.white),
                styles: (0..<5).map {
                    CardStyle(
                        fill: .plain(Colour(hex: UInt32((deck * 5 + $0) * 0x10101 & 0xFFFFFF))), cornerRadius: 5,
                        shadow: Shadow(radius: 3))
                })
            try offscreen.renderer.draw(frame, look: look, into: target, effort: .quick)
            #expect(offscreen.renderer.cardPictureBytes <= 2 << 20)
            textures.append(offscreen.renderer.tracker.live[.texture] ?? 0)
        }
        #expect(textures[200...].max() == textures[200...].min(), "textures are used again")
    }

    /// One frame that shows more than there is room for shows it a little coarser; and of scenes that were left nothing stays.
    @Test func oneFrameKeepsWithinTheBudgetToo() throws {
        let offscreen = try TestRenderer()
        let target = try offscreen.renderer.target(width: 400, height: 300)
        let stage = Stage(try #require(LayoutKind.named("linear")), items: 9, view: Size(width: 400, height: 300))
        let look = Look(
            backdrop: .solid(.white),
            styles: (0..<9).map { CardStyle(fill: .plain(Colour(hex: UInt32($0 * 0x1C1C1C))), cornerRadius: 20) })
        try offscreen.renderer.draw(stage.frame(), look: look, into: target, effort: .quick)
        let wanted = offscreen.renderer.cardPictureBytes
        let before = offscreen.renderer.tracker.pixelBytes
        #expect(wanted > 0 && before >= wanted)
        for _ in 0..<2 { offscreen.renderer.beginScene() }
        #expect(offscreen.renderer.cardPictureBytes == 0 && offscreen.renderer.tracker.pixelBytes <= before - wanted)
        offscreen.renderer.cardPictureBudget = wanted / 2
        try offscreen.renderer.draw(stage.frame(), look: look, into: target, effort: .quick)
        #expect((1..<wanted * 3 / 5).contains(offscreen.renderer.cardPictureBytes))
        #expect(offscreen.renderer.complaints == [])
    }

    /// Each shape of a shadow has a picture of its own.
    @Test func shadowsGoWithTheirScenes() throws {
        let offscreen = try TestRenderer()
        let target = try offscreen.renderer.target(width: 200, height: 120)
        var stage = Stage(try #require(LayoutKind.named("linear")), items: 1, view: Size(width: 200, height: 120))
        stage.apply(.set("itemWidth", to: .number(90)))
        var textures: [Int] = []
        for radius in 1...60 {
            let style = CardStyle(fill: .plain(.white), cornerRadius: 5, shadow: Shadow(radius: Double(radius)))
            offscreen.renderer.beginScene()
            let look = Look(backdrop: .solid(.white), styles: [style])
            try offscreen.renderer.draw(stage.frame(), look: look, into: target, effort: .quick)
            textures.append(offscreen.renderer.tracker.live[.texture] ?? 0)
        }
        #expect((textures.max() ?? 0) < 12, "sixty shapes were seen, two scenes' are kept")
        #expect(offscreen.renderer.complaints == [])
    }

    /// Cards that are far larger than the picture would each take more than there is room for.
    @Test func hugeCardsKeepWithinReason() throws {
        let offscreen = try TestRenderer()
        let budget = 4 << 20
        offscreen.renderer.cardPictureBudget = budget
        let target = try offscreen.renderer.target(width: 600, height: 400)
        var stage = Stage(try #require(LayoutKind.named("linear")), items: 15, view: Size(width: 30, height: 20))
        for (name, value) in [("itemWidth", 200.0), ("itemHeight", 150), ("spacing", 0.01)] {
            stage.apply(.set(name, to: .number(value)))
        }
        let look = Look(
            backdrop: .solid(.white),
            styles: (0..<15).map { CardStyle(fill: .plain(Colour(hex: UInt32($0 * 0x101010))), cornerRadius: 20) })
        try offscreen.renderer.draw(stage.frame(), look: look, into: target, effort: .quick)
        #expect((budget / 2..<budget * 5 / 2).contains(offscreen.renderer.cardPictureBytes))
        #expect(offscreen.renderer.complaints == [])
    }
}
