import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle
import ZoeText

/// The letter l of DejaVu Sans is a bar: 193 to 377 units right of its origin, up to 1556 above the baseline, and 569 from
/// one letter to the next (hb-shape --show-extents); 2048 units a square. The full block reaches from 512 below to 1556 above.
private let font = Font("DejaVu Sans")

extension RendererTests {
    /// Black cards with white text; only red, green and blue of the picture's light are measured.
    private func look(_ labels: [Label], back: CardStyle.Back = .front, radius: Double = 0) -> Look {
        Look(styles: [CardStyle(Face(fill: .plain(.black), labels: labels), cornerRadius: radius, back: back)])
    }

    private func bar(_ size: Double, _ alignment: Label.Alignment = .centre, colour: Colour = .white) -> Label {
        Label("l", font: font, size: size, colour: colour, alignment: alignment)
    }

    /// Where the bar's ink is, seen from the card's middle, for a label in the middle of a card.
    private func ink(_ size: Double) -> (place: Vector2, size: Size) {
        let unit = size / 2048
        // The line is 1901 above and 483 below the baseline.
        let baseline = (1901 - 483) / 2 * unit
        return (
            Vector2(x: (285 - 569 / 2) * unit, y: baseline - 1556 / 2 * unit),
            Size(width: 184 * unit, height: 1556 * unit)
        )
    }

    private func light(of picture: Picture, part: Int = 0) -> (amount: Double, middle: Point) {
        var (sum, x, y) = (0.0, 0.0, 0.0)
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                let share = picture.share(part, column, row)
                sum += share
                x += share * (Double(column) + 0.5)
                y += share * (Double(row) + 0.5)
            }
        }
        return (sum, Point(x: x / max(sum, 1e-9), y: y / max(sum, 1e-9)))
    }

    /// Area and middle of a polygon.
    private func measure(_ corners: [Point]) -> (amount: Double, middle: Point) {
        var (area, x, y) = (0.0, 0.0, 0.0)
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let part = a.x * b.y - b.x * a.y
            area += part / 2
            x += (a.x + b.x) * part / 6
            y += (a.y + b.y) * part / 6
        }
        return (abs(area), Point(x: x / area, y: y / area))
    }

    @Test(arguments: [0.0, 30, 60, 75], [24.0, 100, 200]) func inkStandsWhereTheLayoutPutsIt(tilt: Double, size: Double)
        throws
    {
        let turned = Transform3D.identity.translated(x: 13.3, y: -7.7).rotated(by: .degrees(tilt), about: .yAxis)
            .rotated(by: .degrees(tilt / 6), about: .zAxis)
        let card = Card(turned, width: 260, height: 280)
        let picture = try TestRenderer().picture(
            Frame([card]), look([bar(size)]), named: "bar-\(Int(tilt))-\(Int(size))")
        let (place, extent) = ink(size)
        let matrix = Transform3D.identity.translated(x: place.x, y: place.y) * card.matrix
        let wanted = measure(Camera.small.corners(of: extent, through: matrix).compactMap { $0 })
        let found = light(of: picture)
        #expect((found.middle - wanted.middle).length < 0.3)
        // Bright letters are drawn a little thinner, by less than a tenth of a pixel a side.
        let rim = 2 * extent.height * 0.1 + 2
        #expect(abs(found.amount - wanted.amount) < rim, "\(found.amount) for \(wanted.amount)")
    }

    @Test(arguments: [0.0, 60]) func anEdgeIsOnePixelWide(tilt: Double) throws {
        let card = Card(Transform3D.identity.rotated(by: .degrees(tilt), about: .yAxis), width: 260, height: 280)
        for (size, scale) in [(200.0, 1.0), (60, 1), (60, 4), (8, 1)] {
            let picture = try TestRenderer().picture(Frame([card]), look([bar(size)]), scale: scale)
            let row = picture.height / 2
            let shares = (0..<picture.width).map { picture.share(0, $0, row) }
            let between = shares.filter { $0 > 0.01 && $0 < 0.99 }.count
            #expect(between <= 4 && shares.max()! > (size == 8 ? 0.1 : 0.99), "\(size) at \(scale)")
        }
    }

    @Test(arguments: [24.0, 40, 60]) func nothingIsDrawnWithinAZero(size: Double) throws {
        // Near the eye the card is many times as large as in its middle.
        let card = Card(Transform3D.identity.rotated(by: .degrees(60), about: .yAxis), width: 900, height: 280)
        let zero = Label("0", font: font, size: size, colour: .white)
        let picture = try TestRenderer().picture(Frame([card]), look([zero]))
        // It reaches from 29 units below the baseline to 1520 above, and as far to the left as to the right.
        let up = ((1901.0 - 483) / 2 - 745.5) * size / 2048
        let matrix = Transform3D.identity.translated(x: 0, y: up) * card.matrix
        let corners = Camera.small.corners(of: Size(width: 0.1, height: 0.1), through: matrix).compactMap { $0 }
        #expect(picture[Int(corners[0].x), Int(corners[0].y)][0] == 0)
    }

    @Test func aNearerCardHidesText() throws {
        let offscreen = try TestRenderer()
        let (behind, front) = (Card(.identity, identity: 0), Card(.identity.translated(x: 0, y: 0, z: 20), identity: 1))
        let written = CardStyle(Face(fill: .plain(.black), labels: [bar(100)]))
        let plain = CardStyle(fill: .plain(Colour(hex: 0x0000FF)))
        let look = Look(styles: [written, plain])
        #expect(light(of: try offscreen.picture(Frame([behind, front]), look)).amount < 1)
        // In whichever order cards are given, depth decides; and the text on the nearer card is whole.
        var farther = behind
        farther.matrix = Camera.small.lens.view(.identity.translated(x: 0, y: 0, z: 40))
        #expect(light(of: try offscreen.picture(Frame([front, farther]), look)).amount > 650)
    }

    @Test(arguments: [0.0, 35, 60, 80]) func inOnePlaneTextLiesUnderTheNextCard(tilt: Double) throws {
        let offscreen = try TestRenderer()
        let turn = Transform3D.identity.rotated(by: .degrees(tilt), about: .yAxis).rotated(
            by: .degrees(tilt / 3), about: .xAxis)
        let written = CardStyle(Face(fill: .plain(.black), labels: [bar(150)]))
        let plain = CardStyle(fill: .plain(Colour(hex: 0x0000FF)))
        let look = Look(styles: [written, plain])
        let (lower, upper) = (
            Card(turn, identity: 0, width: 260, height: 280), Card(turn, identity: 1, width: 260, height: 280)
        )
        #expect(light(of: try offscreen.picture(Frame([lower, upper]), look)).amount < 0.5)
        // And it lies on its own card everywhere: as much of it is there as without any card below.
        let alone = light(of: try offscreen.picture(Frame([lower]), look)).amount
        let over = light(of: try offscreen.picture(Frame([upper, lower]), look)).amount
        #expect(abs(alone - over) < 0.5 && alone > 100)
    }

    @Test func textFadesWithItsCard() throws {
        let offscreen = try TestRenderer()
        var card = Card(.identity)
        let whole = light(of: try offscreen.picture(Frame([card]), look([bar(100)]))).amount
        card.alpha = 0.5
        let half = light(of: try offscreen.picture(Frame([card]), look([bar(100)]))).amount
        #expect(abs(half / whole - 0.5) < 0.01)
        card.alpha = 0
        #expect(light(of: try offscreen.picture(Frame([card]), look([bar(100)]))).amount == 0)
        // A card that is nearer and lets light through covers its share of the text.
        card.alpha = 1
        var veil = Card(.identity.translated(x: 0, y: 0, z: 10), identity: 1)
        veil.alpha = 0.75
        for alpha in [1, 0.5] {
            card.alpha = alpha
            let styles = [
                CardStyle(Face(fill: .plain(.black), labels: [bar(100)])),
                CardStyle(Face(fill: .plain(.black), labels: [Label(" ", font: font)])),
            ]
            let veiled = light(of: try offscreen.picture(Frame([card, veil]), Look(styles: styles))).amount
            #expect(abs(veiled / whole - alpha * 0.25) < 0.01)
        }
    }

    /// White letters on a red card of which half is seen, over black: half of white, and nothing of the red through them.
    @Test(arguments: [0.5, 0.8]) func noCardShinesThroughItsLettersWhileItFades(alpha: Double) throws {
        let offscreen = try TestRenderer()
        var card = Card(.identity)
        card.alpha = alpha
        let written = CardStyle(
            Face(fill: .plain(Colour(hex: 0xFF0000)), labels: [bar(100)]), cornerRadius: 12,
            shadow: Shadow(radius: 8, opacity: 0.5))
        let picture = try offscreen.picture(
            Frame([card]), Look(backdrop: .solid(.black), styles: [written]), named: "fading-\(alpha)")
        let places = (0..<picture.height).flatMap { y in (0..<picture.width).map { (x: $0, y: y) } }
        let middle = try #require(places.max { picture[$0.x, $0.y].y < picture[$1.x, $1.y].y })
        let (pixel, wanted) = (picture[middle.x, middle.y], Int(encoded(alpha).rounded()))
        #expect(abs(pixel.x - wanted) <= 1 && abs(pixel.y - wanted) <= 1 && abs(pixel.z - wanted) <= 1, "\(pixel)")
        // Beside them is the card alone, and outside of it nothing.
        let beside = picture[picture.width / 2 - 90, picture.height / 2 - 60]
        #expect(abs(beside.x - wanted) <= 1 && beside.y == 0 && beside.z == 0, "\(beside)")
        #expect(picture[3, 3] == SIMD4(0, 0, 0, 255))
    }

    /// However large it is: what of it is in the picture fades as one.
    @Test(arguments: [
        ("upright", Transform3D.identity.translated(x: 300, y: -200)),
        ("tilted", Transform3D.identity.rotated(by: .degrees(50), about: .yAxis).translated(x: 200)),
        ("past the eye", Transform3D.identity.rotated(by: .degrees(-75), about: .xAxis).translated(y: 300)),
        ("from behind", Transform3D.identity.rotated(by: .degrees(160), about: .yAxis).translated(x: 90, y: 60)),
    ]) func noLargeCardShinesThroughItsLetters(name: String, place: Transform3D) throws {
        let offscreen = try TestRenderer()
        var card = Card(place, width: 9000, height: 7000)
        let written = CardStyle(
            Face(fill: .plain(Colour(hex: 0xFF0000)), labels: [Label("H", font: font, size: 600, colour: .white)]))
        let look = Look(backdrop: .solid(.black), styles: [written])
        let opaque = try offscreen.picture(Frame([card]), look, named: "large-opaque-\(name)")
        card.alpha = 0.5
        let picture = try offscreen.picture(Frame([card]), look, named: "large-\(name)")
        var (letters, apart) = (0.0, 0.0)
        var wrong: [SIMD2<Int>] = []
        for y in 2..<298 {
            for x in 2..<398 where opaque[x, y].x == 255 {
                if abs(picture.share(0, x, y) - 0.5) > 0.01 { wrong.append(SIMD2(x, y)) }
                letters += opaque.share(1, x, y)
                apart += abs(2 * picture.share(1, x, y) - opaque.share(1, x, y))
            }
        }
        #expect(wrong.isEmpty, "\(wrong.count) pixels, as \(wrong.prefix(3))")
        // Where they are on the opaque card, and as sharp but for what is between texels.
        #expect(letters > 300 && apart < 0.05 * letters, "\(letters), \(apart)")
        // The same in a part of the picture.
        let target = try offscreen.renderer.target(width: 160, height: 120)
        try offscreen.renderer.draw(
            Frame([card]), look: look, into: target,
            tile: Tile(left: 120, top: 60, pictureWidth: 400, pictureHeight: 300))
        let part = Picture(target)
        let places = (0..<120).flatMap { y in (0..<160).map { SIMD2($0, y) } }
        let other = places.filter { abs(part[$0.x, $0.y].y - picture[$0.x + 120, $0.y + 60].y) > 8 }
        #expect(other.isEmpty, "\(other.count) pixels, as \(other.prefix(3))")
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func translucentCardsEachHaveTheirText() throws {
        let cards = (0..<5).map { number -> Card in
            var card = Card(
                .identity.translated(x: Double(number) * 70 - 140, y: 0), identity: number, width: 60, height: 100)
            card.alpha = 0.5
            return card
        }
        let picture = try TestRenderer().picture(Frame(cards), look([bar(60)]))
        let one = try TestRenderer().picture(Frame([cards[0]]), look([bar(60)]))
        #expect(abs(light(of: picture).amount - 5 * light(of: one).amount) < 1)
    }

    @Test func aBackIsReadTheRightWayRound() throws {
        let offscreen = try TestRenderer()
        let turned = Card(.identity.rotated(by: .degrees(180), about: .yAxis))
        func middle(_ back: CardStyle.Back) throws -> Double {
            light(of: try offscreen.picture(Frame([turned]), look([bar(60, .leading)], back: back))).middle.x
        }
        // Through glass what leads is at the right; on a face of its own it is at the left.
        #expect(try middle(.front) > 280)
        #expect(try middle(.own(CardStyle(Face(fill: .plain(.black), labels: [bar(60, .leading)])))) < 120)
        for back in [CardStyle.Back.hidden, .plain(.black), .own(CardStyle(fill: .plain(.black)))] {
            #expect(light(of: try offscreen.picture(Frame([turned]), look([bar(60)], back: back))).amount == 0)
        }
    }

    @Test func textEndsAtItsCardsOutline() throws {
        let block = Label("█", font: font, size: 900, colour: .white, wraps: false)
        for radius in [0.0, 40] {
            let picture = try TestRenderer().picture(Frame([Card(.identity)]), look([block], radius: radius))
            let area = 200.0 * 150 - (4 - .pi) * radius * radius
            #expect(abs(light(of: picture).amount - area) < 150)
            #expect(picture[98, 150][0] == 0 && picture[200, 73][0] == 0)
            #expect((picture[104, 79][0] == 0) == (radius > 0))
        }
    }

    @Test func moreTextsThanABatchHoldsAreAllDrawn() throws {
        let cards = (0..<3000).map { number -> Card in
            let place = Transform3D.identity.translated(
                x: Double(number % 75) * 5 - 180, y: Double(number / 75) * 5 - 120)
            return Card(place, identity: number, width: 4, height: 4)
        }
        let block = Label("█", font: font, size: 9, colour: .white, wraps: false)
        let offscreen = try TestRenderer()
        let picture = try offscreen.picture(Frame(cards), look([block]))
        #expect((0..<3000).filter { picture[20 + $0 % 75 * 5, 30 + $0 / 75 * 5][0] < 250 } == [])
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func whatIsNotWrittenCostsNothing() throws {
        var offscreen: TestRenderer? = try TestRenderer()
        let tracker = try #require(offscreen?.renderer.tracker)
        var programs: [Int?] = []
        for label in [nil, "", " ", "\n"] {
            _ = try offscreen?.picture(Frame([Card(.identity)]), look(label.map { [Label($0)] } ?? []))
            #expect(tracker.live[.texture] == nil)
            programs.append(tracker.live[.program])
        }
        #expect(Set(programs).count == 1)
        _ = try offscreen?.picture(Frame([Card(.identity)]), look([Label("7")]))
        #expect(tracker.live[.texture] == 1 && tracker.live[.program] == programs[0].map { $0 + 1 })
        offscreen = nil
        #expect(tracker.live == [:] && tracker.complaints == [])
    }

    @Test func moreGlyphsThanTheAtlasHoldsAreKeptMoreCoarsely() throws {
        let offscreen = try TestRenderer(typesetter: Typesetter(pages: 1))
        let many = (0..<3).map {
            Label(["ABCD", "EFGH", "IKLM"][$0], size: 300, colour: .white, placement: [.top, .middle, .bottom][$0])
        }
        let card = Card(.identity, width: 1000, height: 1000)
        let found = light(of: try offscreen.picture(Frame([card]), look(many))).amount
        let wanted = light(of: try TestRenderer().picture(Frame([card]), look(many))).amount
        #expect(abs(found / wanted - 1) < 0.01 && wanted > 1000)
    }

    @Test func thePictureIsTheSameWithAnyAtlasBefore() throws {
        let frame = Frame([Card(.identity)])
        let label = Label("Aé سلام 日本", size: 30, colour: .white)
        let offscreen = try TestRenderer(typesetter: Typesetter(pages: 1))
        // More than one page holds, so that it is begun anew in between.
        for letter in ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"] {
            _ = try offscreen.picture(frame, look([Label(letter, size: 600)]))
        }
        #expect(offscreen.renderer.typesetter.atlas.generation > 0)
        #expect(try offscreen.picture(frame, look([label])) == TestRenderer().picture(frame, look([label])))
    }
}
