import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    private static func weight(from: Double, to: Double, deviation: Double) -> Double {
        (erf(to / deviation / 2.0.squareRoot()) - erf(from / deviation / 2.0.squareRoot())) / 2
    }

    private static func blurred(by blur: Double, _ local: Transform3D = .identity) -> Frame {
        var card = Card(local, width: 120, height: 90)
        card.blur = blur
        return Frame([card])
    }

    @Test(arguments: [0.6, 1.5, 4, 12, 25], [1.0, 2]) func aBlurredEdgeIsAGaussians(blur: Double, scale: Double) throws
    {
        let offscreen = try TestRenderer()
        let look = Look(backdrop: .solid(.black), styles: [CardStyle()])
        let picture = try offscreen.picture(Self.blurred(by: blur), look, scale: scale, named: "blur-\(blur)")
        var worst = 0.0
        for y in stride(from: 1, to: picture.height, by: 7) {
            for x in 0..<picture.width {
                let right = (Double(x) + 0.5) / scale - 200
                let down = (Double(y) + 0.5) / scale - 150
                let wanted =
                    Self.weight(from: -60 - right, to: 60 - right, deviation: blur)
                    * Self.weight(from: -45 - down, to: 45 - down, deviation: blur)
                worst = max(worst, abs(picture.share(0, x, y) - wanted))
            }
        }
        // A little blur has its pixels' own to bear.
        #expect(worst < (blur < 2 ? 0.05 : 0.015), "\(worst)")
        let sum = (0..<picture.height).reduce(0) { $0 + picture.amount(0, row: $1, columns: 0..<picture.width) }
        #expect(abs(sum / (120 * 90 * scale * scale) - 1) < 0.01, "light is neither lost nor made: \(sum)")
        #expect(offscreen.renderer.complaints == [])
    }

    /// How much of a disc lies to the left of a line: bright up to half of its radius, and fading until a quarter beyond it.
    private static func shareOfDisc(radius: Double, leftOf line: Double) -> Double {
        let (bright, end) = (0.535, 1.248)
        var (left, all) = (0.0, 0.0)
        for step in 0..<400 {
            let r = end * (Double(step) + 0.5) / 400
            let light = r * min((end - r) / (end - bright), 1)
            let x = min(max(line / radius / r, -1), 1)
            all += light
            left += light * (1 - acos(x) / .pi)
        }
        return left / all
    }

    @Test(arguments: [3.0, 8, 20]) func aLensMakesADiscOfEachPoint(blur: Double) throws {
        let offscreen = try TestRenderer()
        let look = Look(backdrop: .solid(.black), styles: [CardStyle()])
        // So large that a disc at its side meets no corner.
        var frame = Self.blurred(by: blur)
        frame.cards[0].size = Size(width: 180, height: 250)
        frame.camera.aperture = 100
        let picture = try offscreen.picture(frame, look, named: "lens-\(blur)")
        // A disc has half its radius as its deviation.
        let radius = 2 * blur
        var worst = 0.0
        for x in 0..<400 {
            let right = Double(x) + 0.5 - 200
            let wanted =
                Self.shareOfDisc(radius: radius, leftOf: 90 - right)
                - Self.shareOfDisc(radius: radius, leftOf: -90 - right)
            worst = max(worst, abs(picture.share(0, x, 150) - wanted))
        }
        #expect(worst < 0.03, "\(worst)")
        // As wide a gaussian does not pass for it.
        frame.camera.aperture = 0
        let gaussian = try offscreen.picture(frame, look)
        let apart = (0..<400).map { abs(gaussian.share(0, $0, 150) - picture.share(0, $0, 150)) }.max() ?? 0
        #expect(apart > worst + 0.01, "\(apart)")
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func whatWasBlurredGivesItsMemoryBackOnceNothingIs() throws {
        let offscreen = try TestRenderer()
        let look = Look(styles: [CardStyle()])
        let plain = Frame([Card(.identity, width: 120, height: 90)])
        _ = try offscreen.picture(plain, look)
        let objects = { offscreen.renderer.tracker.live.filter { $0.key == .texture || $0.key == .framebuffer } }
        let first = objects()
        let blurred = try offscreen.picture(Self.blurred(by: 12), look)
        #expect(objects()[.texture, default: 0] > first[.texture, default: 0])
        for _ in 0..<120 { _ = try offscreen.picture(plain, look) }
        #expect(objects() == first)
        // It is made anew when it is needed again, and stays as long as it is.
        #expect(try offscreen.picture(Self.blurred(by: 12), look) == blurred)
        let second = objects()
        for _ in 0..<120 { _ = try offscreen.picture(Self.blurred(by: 12), look) }
        #expect(objects() == second)
    }

    @Test func aBlurMakesNoHalo() throws {
        let offscreen = try TestRenderer()
        // A card on a backdrop of its own colour cannot be seen, however it is blurred.
        for hex in [UInt32(0xC03060), 0x101418, 0xFAFAFA] {
            let look = Look(backdrop: .solid(Colour(hex: hex)), styles: [CardStyle(fill: .plain(Colour(hex: hex)))])
            let picture = try offscreen.picture(Self.blurred(by: 9), look)
            let wanted = SIMD4(Int(hex >> 16), Int(hex >> 8 & 255), Int(hex & 255), 255)
            var largest = 0
            for y in 0..<300 {
                for x in 0..<400 {
                    let gap = picture[x, y] &- wanted
                    for part in 0..<3 { largest = max(largest, abs(gap[part])) }
                }
            }
            #expect(largest <= 1)
        }
        // Across the edge from a bright card to a dark ground, light only falls.
        let look = Look(
            backdrop: .solid(Colour(hex: 0x202020)), styles: [CardStyle(fill: .plain(Colour(hex: 0xF0F0F0)))])
        let picture = try offscreen.picture(Self.blurred(by: 6), look)
        for x in 200..<399 { #expect(picture[x + 1, 150].x <= picture[x, 150].x + 1) }
    }

    @Test func aBlurredCardHasItsPlaceInDepth() throws {
        let offscreen = try TestRenderer()
        let look = Look(
            backdrop: .solid(.black),
            styles: [0xFF0000, 0x00FF00, 0x0000FF].map { CardStyle(fill: .plain(Colour(hex: $0))) })
        var blurred = Card(Transform3D.identity.translated(z: 0), identity: 1)
        blurred.blur = 5
        let rear = Card(Transform3D.identity.translated(x: -100, z: -20), identity: 0)
        let front = Card(Transform3D.identity.translated(x: 100, z: 20), identity: 2)
        let picture = try offscreen.picture(Frame([rear, blurred, front]), look, named: "between")
        #expect(picture[150, 150] == [0, 255, 0, 255])
        #expect(picture[240, 150] == [0, 0, 255, 255])
        #expect(picture[50, 150] == [255, 0, 0, 255])
        // Its rim lets the rear card through and nothing of the backdrop.
        for x in 85..<115 { #expect(abs(picture.share(0, x, 150) + picture.share(1, x, 150) - 1) < 0.015, "\(x)") }
        #expect(offscreen.renderer.complaints == [])
    }

    @Test func manyBlurredCardsStayWithinBounds() throws {
        let offscreen = try TestRenderer()
        let cards = (0..<400).map { number in
            var card = Card(
                Transform3D.identity.translated(x: Double(number % 20) * 18 - 170, y: Double(number / 20) * 14 - 130),
                identity: number, width: 300, height: 300)
            card.blur = number == 7 ? .infinity : number == 8 ? .nan : 1 + Double(number % 9)
            return card
        }
        _ = try offscreen.picture(Frame(cards), .plain)
        #expect(offscreen.renderer.complaints == [])
    }

    @Test(arguments: [false, true]) func translucentCardsThatCrossMixInTheRightOrder(swapped: Bool) throws {
        let offscreen = try TestRenderer()
        let turned = Transform3D.identity.rotated(by: .degrees(45), about: .yAxis)
        let other = Transform3D.identity.rotated(by: .degrees(-45), about: .yAxis)
        var cards = [Card(turned, identity: 0), Card(other, identity: 1)]
        for place in cards.indices { cards[place].alpha = 0.5 }
        let look = Look(
            backdrop: .solid(.black),
            styles: [0xFF0000, 0x0000FF].map { CardStyle(fill: .plain(Colour(hex: $0))) })
        let picture = try offscreen.picture(
            Frame(swapped ? cards.reversed() : cards), look, named: "crossing-\(swapped)")
        for x in Array(150...196) + Array(204...250) {
            // Which of the two is nearer at this pixel follows from their depths along the line of sight.
            let hits = Frame(cards).cards.map { card -> Double in
                let sign = card.identity == 0 ? 1.0 : -1.0
                // A card through the axis at 45°: z = -s·x, and what is seen at u has x = u · (1 - z / 500).
                let u = Double(x) + 0.5 - 200
                let depth = -sign * u / (1 - sign * u / 500)
                return depth
            }
            let redIsNearer = hits[0] > hits[1]
            let red = redIsNearer ? 0.5 : 0.25
            #expect(abs(picture.share(0, x, 150) - red) < 0.01, "red at \(x)")
            #expect(abs(picture.share(2, x, 150) - (0.75 - red)) < 0.01, "blue at \(x)")
        }
        // Nothing of the ground comes through where they are cut.
        for x in 196...204 { #expect(abs(picture.share(0, x, 150) + picture.share(2, x, 150) - 0.75) < 0.02, "\(x)") }
        #expect(offscreen.renderer.complaints == [])
    }
}
