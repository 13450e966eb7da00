import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeImages
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension Image {
    /// A picture whose pixels follow a rule.
    fileprivate static func made(_ width: Int, _ height: Int, _ rule: (Int, Int) -> Pixel) throws -> Image {
        var image = try Image(width: width, height: height)
        for y in 0..<height { for x in 0..<width { image[x, y] = rule(x, y) } }
        return image
    }

    fileprivate static func plain(_ pixel: Pixel) throws -> Image { try Image(width: 8, height: 8, filledWith: pixel) }
}

extension Pixel {
    fileprivate static let red = Pixel(red: 255, green: 0, blue: 0)
    fileprivate static let green = Pixel(red: 0, green: 255, blue: 0)
    fileprivate static let blue = Pixel(red: 0, green: 0, blue: 255)
}

private let picture = Artwork.Source.file("picture")

extension Look {
    fileprivate static func showing(
        _ fit: Artwork.Fit = .fill, on fill: Colour = Colour(hex: 0x0000FF), backdrop: Backdrop = .solid(.black)
    ) -> Look {
        Look(
            backdrop: backdrop,
            styles: [CardStyle(Face(fill: .plain(fill), artwork: Artwork(picture, fit: fit)))])
    }
}

extension RendererTests {
    @Test func aPictureThatIsNotThereYetShowsTheFill() throws {
        let offscreen = try TestRenderer()
        let frame = Frame([Card(.identity)])
        let fill = try offscreen.picture(frame, Look(styles: [CardStyle(fill: .plain(Colour(hex: 0x0000FF)))]))
        #expect(try offscreen.picture(frame, .showing()) == fill)
        offscreen.renderer.show(try .plain(.red), as: picture)
        #expect(offscreen.renderer.holds(picture))
        // 64 + 16 + 4 + 1 pixels of four bytes.
        #expect(offscreen.renderer.artworkBytes == 340)
        #expect(try offscreen.picture(frame, .showing())[200, 150] == [255, 0, 0, 255])
        offscreen.renderer.show(try Image(width: 5, height: 1, filledWith: .green), as: picture)
        #expect(offscreen.renderer.artworkBytes == 4 * (5 + 2 + 1))
        #expect(try offscreen.picture(frame, .showing())[200, 150] == [0, 255, 0, 255])
        let live = offscreen.renderer.tracker.live[.texture]
        offscreen.renderer.forget(picture)
        #expect(!offscreen.renderer.holds(picture) && offscreen.renderer.artworkBytes == 0)
        #expect(live == 1 && offscreen.renderer.tracker.live[.texture] == nil)
        #expect(try offscreen.picture(frame, .showing()) == fill)
        #expect(offscreen.renderer.complaints == [])
    }

    /// Red to the left, green to the right: where they meet says where the picture is.
    @Test(arguments: [Effort.full, .quick]) func aPictureSlidesBehindItsCard(effort: Effort) throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.show(try .made(512, 384) { x, _ in x < 256 ? .red : .green }, as: picture)
        for (shift, border) in [(0.0, 200), (20, 220), (-30, 170)] {
            var card = Card(.identity)
            card.slide = PictureSlide(by: Vector2(x: shift, y: 0), zoom: 1.5)
            let seen = try offscreen.picture(Frame([card]), .showing(), effort: effort)
            for (x, part) in [(102, 0), (border - 3, 0), (border + 3, 1), (297, 1)] {
                #expect(seen.share(part, x, 150) > 0.98, "\(shift) at \(x)")
            }
            #expect(seen[98, 150] == [0, 0, 0, 255] && seen[302, 150] == [0, 0, 0, 255])
        }
        #expect(offscreen.renderer.complaints == [])
    }

    /// Each piece has its part of picture, gradient and round corners; side by side they are the card.
    @Test(arguments: [Effort.full, .quick]) func piecesAreTheirCard(effort: Effort) throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.show(try .made(200, 150) { Pixel(red: UInt8($0), green: UInt8($1), blue: 90) }, as: picture)
        let style = CardStyle(
            Face(fill: .plain(Colour(hex: 0x0000FF)), artwork: Artwork(picture)), cornerRadius: 30, borderWidth: 6,
            borderColour: Colour(hex: 0xFFFFFF))
        let look = Look(backdrop: .solid(.black), styles: [style])
        let whole = Card(.identity)
        func piece(_ number: Int, moved: Vector2 = .zero) -> Card {
            let middle = Vector2(x: number % 2 == 0 ? -50 : 50, y: number < 2 ? -37.5 : 37.5)
            var card = Card(
                .translation(x: middle.x + moved.x, y: middle.y + moved.y, z: 0), width: 100, height: 75)
            card.part = CardPart(of: whole.size, middle: middle)
            card.copy = number
            return card
        }
        let seen = try offscreen.picture(Frame([whole]), look, effort: effort)
        let cut = try offscreen.picture(Frame((0..<4).map { piece($0) }), look, effort: effort)
        // The sides of pieces lie half way between pixels, across.
        for y in [90, 140, 160, 210] {
            for x in [95, 101, 110, 150, 190, 210, 250, 290, 305] {
                let gap = (0..<3).map { abs(seen[x, y][$0] - cut[x, y][$0]) }.max()!
                #expect(gap <= 5, "\(x), \(y): \(cut[x, y]) and not \(seen[x, y])")
            }
        }
        // One alone, elsewhere.
        let apart = try offscreen.picture(Frame([piece(3, moved: Vector2(x: 20, y: 10))]), look, effort: effort)
        let moved = (0..<3).map { abs(apart[270, 200][$0] - seen[250, 190][$0]) }.max()!
        #expect(moved <= 5 && apart[150, 100] == [0, 0, 0, 255])
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func aFarCardHasThePicturesMeanLight() throws {
        let offscreen = try TestRenderer()
        for side in [256, 300, 77] {
            offscreen.renderer.show(try .made(side, side) { ($0 + $1) % 2 == 0 ? .white : .black }, as: picture)
            // 200 points become 8 pixels.
            let far = Frame([Card(Transform3D.identity.translated(z: -12_000), height: 200)])
            let seen = try offscreen.picture(far, .showing())[200, 150]
            // Half the light is 188, half the bytes would be 128.
            for part in 0..<3 { #expect(abs(Double(seen[part]) - encoded(0.5)) <= 1, "\(side)") }
        }
    }

    @Test func aTiltedChequerboardDoesNotFlicker() throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.show(try .made(512, 512) { ($0 / 2 + $1 / 2) % 2 == 0 ? .white : .black }, as: picture)
        let tilted = Transform3D.identity.translated(z: -300).rotated(by: .degrees(60), about: .yAxis)
        // A square is much smaller than a pixel: all that may be seen of it is grey.
        let seen = try offscreen.picture(Frame([Card(tilted, height: 200)]), .showing(), named: "chequerboard")
        var shares: [Double] = []
        for y in stride(from: 110, to: 190, by: 1) { for x in 185..<210 { shares.append(seen.share(0, x, y)) } }
        let mean = shares.reduce(0, +) / Double(shares.count)
        #expect(abs(mean - 0.5) < 0.05)
        #expect(shares.allSatisfy { abs($0 - 0.5) < 0.12 })
    }

    @Test func fillingCutsEvenlyAndFittingLeavesTheFill() throws {
        let offscreen = try TestRenderer()
        // A third each, side by side, on a card of two to one: filling, a quarter of the picture's height is cut at either end.
        offscreen.renderer.show(
            try .made(400, 400) { _, y in y < 100 ? .red : y < 300 ? .green : Pixel(red: 255, green: 255, blue: 255) },
            as: picture)
        let frame = Frame([Card(.identity, width: 200, height: 100)])
        let filled = try offscreen.picture(frame, .showing(.fill), named: "artwork-fill")
        #expect((102..<198).allSatisfy { filled[200, $0] == [0, 255, 0, 255] })
        #expect(filled[101, 150] == [0, 255, 0, 255] && filled[298, 150] == [0, 255, 0, 255])
        let fitted = try offscreen.picture(frame, .showing(.fit), named: "artwork-fit")
        // 100 × 100 in the middle, blue beside it.
        #expect(fitted[148, 150] == [0, 0, 255, 255] && fitted[251, 150] == [0, 0, 255, 255])
        #expect(abs(fitted.amount(1, row: 150, columns: 100..<300) - 100) < 0.1)
        #expect(fitted[200, 110] == [255, 0, 0, 255] && fitted[200, 190] == [255, 255, 255, 255])
        for y in 102..<198 { #expect(fitted[120, y] == [0, 0, 255, 255]) }
    }

    @Test func aPicturesEdgeHasNoFringe() throws {
        let offscreen = try TestRenderer()
        // White on a clear ground that hides black, as many programs write it.
        offscreen.renderer.show(
            try .made(64, 64) { x, y in (x - 32) * (x - 32) + (y - 32) * (y - 32) < 400 ? .white : .clear }, as: picture
        )
        let turned = Transform3D.identity.translated(x: 0.3).rotated(by: .degrees(35), about: .yAxis)
        let look = Look.showing(on: .white)
        for scale in [0.1, 0.7, 1.9] {
            let seen = try offscreen.picture(
                Frame([Card(turned.scaled(x: scale, y: scale, z: 1), height: 200)]), look, named: "fringe")
            for y in 145..<155 { for x in 195..<205 { #expect(seen[x, y] == [255, 255, 255, 255], "\(scale)") } }
        }
        // Half clear: light mixes as light does.
        offscreen.renderer.show(try .plain(Pixel(red: 255, green: 255, blue: 255, alpha: 128)), as: picture)
        let half = try offscreen.picture(Frame([Card(.identity)]), .showing(on: .black))[200, 150]
        #expect(abs(Double(half.x) - encoded(128.0 / 255)) <= 1)
    }

    @Test func aPictureOnTheBackCanBeRead() throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.show(
            try .made(64, 64) { x, y in x < 32 ? (y < 32 ? .red : .green) : (y < 32 ? .blue : .white) }, as: picture)
        let back = Face(fill: .plain(.black), artwork: Artwork(picture))
        let look = Look(backdrop: .solid(.black), styles: [CardStyle(back: .own(CardStyle(back)))])
        for axis in [Vector3.yAxis, .xAxis] {
            let turned = Frame([Card(Transform3D.identity.rotated(by: .degrees(180), about: axis))])
            let seen = try offscreen.picture(turned, look)
            #expect(seen[150, 110] == [255, 0, 0, 255] && seen[250, 110] == [0, 0, 255, 255])
            #expect(seen[150, 190] == [0, 255, 0, 255] && seen[250, 190] == [255, 255, 255, 255])
        }
    }

    @Test func picturesKeepTheCardsShapeAndFade() throws {
        let offscreen = try TestRenderer()
        offscreen.renderer.show(try .plain(.red), as: picture)
        var look = Look.showing()
        look.deck = PlainDeck([
            CardStyle(
                Face(artwork: Artwork(picture)), cornerRadius: 30, borderWidth: 8, borderColour: Colour(hex: 0x00FF00))
        ])
        var card = Card(.identity)
        let whole = try offscreen.picture(Frame([card]), look, named: "artwork-border")
        #expect(whole[102, 77] == [0, 0, 0, 255] && whole[104, 150] == [0, 255, 0, 255])
        #expect(whole[112, 150] == [255, 0, 0, 255])
        card.alpha = 0.5
        let faded = try offscreen.picture(Frame([card]), look)
        #expect(
            abs(Double(faded[200, 150].x) - encoded(0.5)) <= 1 && abs(Double(faded[104, 150].y) - encoded(0.5)) <= 1)
        // Behind another card.
        let front = Card(Transform3D.identity.translated(z: 10), identity: 1)
        look.deck = PlainDeck([CardStyle(Face(artwork: Artwork(picture))), CardStyle(fill: .plain(.white))])
        #expect(try offscreen.picture(Frame([front, Card(.identity)]), look)[200, 150] == [255, 255, 255, 255])
    }

    @Test func picturesOfOddSizesAreShown() throws {
        let offscreen = try TestRenderer()
        let frame = Frame([Card(.identity)])
        for (width, height) in [(1, 1), (1, 300), (16_384, 1), (16_384, 3), (40_000, 2), (3, 5)] {
            offscreen.renderer.show(try Image(width: width, height: height, filledWith: .green), as: picture)
            for fit in Artwork.Fit.allCases {
                let seen = try offscreen.picture(frame, .showing(fit))
                #expect(seen[200, 150].y > (fit == .fill ? 254 : 0), "\(width)×\(height)")
            }
        }
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func aBorderLetsTheFillShowThrough() throws {
        let offscreen = try TestRenderer()
        let style = CardStyle(
            fill: .plain(Colour(hex: 0xFF0000)), borderWidth: 10, borderColour: Colour(hex: 0x00FF00, alpha: 0.5))
        var card = Card(.identity)
        let whole = try offscreen.picture(Frame([card]), Look(styles: [style]))[105, 150]
        #expect(abs(Double(whole.x) - encoded(0.5)) <= 1 && abs(Double(whole.y) - encoded(0.5)) <= 1 && whole.z == 0)
        card.alpha = 0.5
        let faded = try offscreen.picture(Frame([card]), Look(styles: [style]))[105, 150]
        #expect(abs(Double(faded.x) - encoded(0.25)) <= 1 && abs(Double(faded.y) - encoded(0.25)) <= 1)
    }

    /// A deck that knows what was there before.
    private struct Renewed: Deck {
        let now: Colour
        let before: Colour?
        func style(of card: Card) -> CardStyle { CardStyle(fill: .plain(now)) }
        func formerStyle(of card: Card) -> CardStyle? { before.map { CardStyle(fill: .plain($0)) } }
    }

    @Test func newContentFadesInOverTheOld() throws {
        let offscreen = try TestRenderer()
        var card = Card(.identity)
        card.renewal = 0.25
        let look = Look(deck: Renewed(now: Colour(hex: 0xFF0000), before: Colour(hex: 0x0000FF)))
        for alpha in [1.0, 0.5] {
            card.alpha = alpha
            let seen = try offscreen.picture(Frame([card]), look)[200, 150]
            #expect(abs(Double(seen.x) - encoded(0.25 * alpha)) <= 1)
            #expect(abs(Double(seen.z) - encoded(0.75 * alpha)) <= 1)
        }
        // With nothing known of the old content the picture fades in over the fill.
        offscreen.renderer.show(try .plain(.red), as: picture)
        card.alpha = 1
        let seen = try offscreen.picture(Frame([card]), .showing())[200, 150]
        #expect(abs(Double(seen.x) - encoded(0.25)) <= 1 && abs(Double(seen.z) - encoded(0.75)) <= 1)
    }

    @Test func picturesLeaveNothingBehind() throws {
        var offscreen: TestRenderer? = try TestRenderer()
        let tracker = try #require(offscreen?.renderer.tracker)
        offscreen?.renderer.show(try .plain(.red), as: picture)
        offscreen?.renderer.show(try .plain(.green), as: .cover(seed: 1, number: 2))
        _ = try offscreen?.picture(Frame([Card(.identity)]), .showing())
        #expect(tracker.live[.texture] == 2)
        offscreen = nil
        #expect(tracker.live == [:])
    }
}
