import CardContent
import Foundation
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    @Test func translucentCardsMixAsLightDoes() throws {
        var front = Card(Transform3D.identity.translated(z: 20), identity: 1)
        front.alpha = 0.5
        var middle = Card(Transform3D.identity.translated(z: 10), identity: 2)
        middle.alpha = 0.25
        let back = Card(.identity, identity: 0)
        let colours = [Colour(hex: 0xC86432), Colour(hex: 0xFFFFFF), Colour(hex: 0x0040FF)]
        let look = Look(styles: colours.map { CardStyle(fill: .plain($0)) })
        let picture = try TestRenderer().picture(Frame([back, middle, front]), look)
        func light(_ c: Colour) -> SIMD3<Double> {
            SIMD3(
                linear(Int((c.red * 255).rounded())), linear(Int((c.green * 255).rounded())),
                linear(Int((c.blue * 255).rounded())))
        }
        let behind = light(colours[0]) * 0.75 + light(colours[2]) * 0.25
        let wanted = behind * 0.5 + light(colours[1]) * 0.5
        for part in 0..<3 { #expect(abs(Double(picture[200, 150][part]) - encoded(wanted[part])) <= 1) }
        // What is behind something opaque does not come through.
        let hidden = try TestRenderer().picture(
            Frame(
                [front, middle, back].map { card in
                    var card = card
                    if card.identity == 0 { card.matrix = Camera.small.lens.view(.identity.translated(z: 40)) }
                    return card
                }), look)
        #expect(hidden[200, 150] == [0xC8, 0x64, 0x32, 255])
    }

    @Test func aTransparentPictureHasItsAlpha() throws {
        var card = Card(.identity)
        card.alpha = 0.5
        var look = Look(backdrop: .transparent, styles: [CardStyle(fill: .plain(Colour(hex: 0xC86432)))])
        let picture = try TestRenderer().picture(Frame([card]), look)
        #expect(picture[5, 5] == [0, 0, 0, 0])
        let inside = picture[200, 150]
        #expect(abs(inside.w - 128) <= 1)
        for (part, wanted) in [0xC8, 0x64, 0x32].enumerated() { #expect(abs(inside[part] - wanted) <= 2) }
        look.deck = PlainDeck([CardStyle(fill: .plain(.white), cornerRadius: 20)])
        card.alpha = 1
        card.matrix = Camera.small.lens.view(.identity.translated(x: 0.37).rotated(by: .degrees(30), about: .yAxis))
        let edges = try TestRenderer().picture(Frame([card]), look, named: "transparent")
        // Neither dark nor bright fringes: a white card is white wherever there is any of it.
        for y in 0..<300 {
            for x in 0..<400 where edges[x, y].w > 8 { #expect(edges[x, y].x >= 250, "\(x),\(y)") }
        }
    }

    @Test func aWheelHasNoSeam() throws {
        let offscreen = try TestRenderer()
        for (vertical, radius) in [(true, 0.0), (false, 0), (true, 10)] {
            var stage = Stage(
                try #require(LayoutKind.named("polygon-wheel")), items: 10, view: Size(width: 320, height: 400))
            stage.apply(.set("vertical", to: .flag(vertical)))
            let look = Look(styles: [CardStyle(cornerRadius: radius)])
            for step in 0..<40 {
                stage.apply(.jump(to: Double(step) * 0.2537))
                let frame = stage.frame()
                let picture = try offscreen.picture(frame, look)
                let line = vertical ? (0..<400).map { picture[160, $0].x } : (0..<320).map { picture[$0, 200].x }
                let first = try #require(line.firstIndex { $0 > 250 })
                let last = try #require(line.lastIndex { $0 > 250 })
                #expect(line[first...last].allSatisfy { $0 >= 254 }, "\(vertical) \(radius) step \(step)")
                #expect(last - first > 150)
            }
        }
    }

    /// What takes too much memory at once is drawn piece by piece, and nobody sees where they meet.
    @Test func piecesAreTheWholePicture() throws {
        let offscreen = try TestRenderer()
        var stage = Stage(try #require(LayoutKind.named("cover-flow")), items: 9, view: Size(width: 400, height: 300))
        stage.apply(.jump(to: 1.3))
        let frame = stage.frame()
        var look = Look.plain
        look.backdrop = .gradient(top: Colour(hex: 0x405060), bottom: .black)
        look.floor = Floor()
        for quality in [Quality(), Quality(samples: 4), Quality(samples: 8, supersampling: 2)] {
            func picture(mostBytes: Int) throws -> Picture {
                let target = try offscreen.renderer.target(
                    width: 400, height: 300, quality: quality, mostBytes: mostBytes)
                try offscreen.renderer.draw(frame, look: look, into: target)
                return Picture(target)
            }
            let whole = try picture(mostBytes: Target.mostBytes)
            let pieces = try picture(mostBytes: 1 << 20)
            // Not the same bytes: corners are placed in floats, which round otherwise in a piece than in the whole picture, and
            // rasterisers then move them to the nearest 1/256 of a pixel.
            #expect(pieces.largestDifference(from: whole) <= 2, "\(quality)")
        }
        #expect(offscreen.renderer.complaints == [])
    }

    /// Pages have gradients of few colours: their steps cannot be seen, and what is plain stays plain.
    @Test func gradientsHaveNoSteps() throws {
        let (from, to) = (Colour(hex: 0xFBF7EE), Colour(hex: 0xE6F7C8))
        let style = CardStyle(Face(fill: .gradient(from: from, to: to, direction: .degrees(90))))
        let card = Card(
            .identity, width: 380, height: 200, camera: Camera(view: Size(width: 400, height: 300), lens: Lens(m34: 0)))
        let frame = Frame([card], camera: Camera(view: Size(width: 400, height: 300), lens: Lens(m34: 0)))
        let offscreen = try TestRenderer()
        let picture = try offscreen.picture(frame, Look(styles: [style]))
        var both = 0
        for x in 20..<380 {
            let column = (60..<240).map { picture[x, $0] }
            let wanted = 251 - 21 * (Double(x) + 0.5 - 10) / 380
            #expect(column.allSatisfy { abs(Double($0.x) - wanted) <= 1 && $0.y == 0xF7 }, "\(x)")
            let mean = column.reduce(0.0) { $0 + Double($1.x) } / Double(column.count)
            #expect(abs(mean - wanted) < 0.2, "\(x)")
            if Set(column.map(\.x)).count == 2 { both += 1 }
        }
        #expect(both > 250, "most columns have bytes of two kinds")
        #expect(try offscreen.picture(frame, Look(styles: [style])) == picture)
    }

    @Test func tilesAreTheWholePicture() throws {
        let offscreen = try TestRenderer()
        var stage = Stage(try #require(LayoutKind.named("rotary")), items: 12, view: Size(width: 400, height: 300))
        stage.apply(.jump(to: 1.3))
        let frame = stage.frame()
        var look = Look.plain
        look.backdrop = .gradient(top: Colour(hex: 0x405060), bottom: .black)
        for quality in [Quality(), Quality(samples: 4), Quality(supersampling: 2)] {
            let whole = try offscreen.picture(frame, look, quality: quality)
            var largest = 0
            for (left, width) in [(0, 130), (130, 101), (231, 169)] {
                for (top, height) in [(0, 77), (77, 223)] {
                    let target = try offscreen.renderer.target(width: width, height: height, quality: quality)
                    let tile = Tile(left: left, top: top, pictureWidth: 400, pictureHeight: 300)
                    try offscreen.renderer.draw(frame, look: look, into: target, tile: tile)
                    let part = Picture(target)
                    for y in 0..<height {
                        for x in 0..<width {
                            let gap = part[x, y] &- whole[left + x, top + y]
                            for channel in 0..<4 { largest = max(largest, abs(gap[channel])) }
                        }
                    }
                }
            }
            #expect(largest <= 2, "\(quality)")
        }
    }
}
