import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// Red and blue faces before a green backdrop: between the wheel's ends nothing is green, whatever the faces are.
    @Test(arguments: [true, false], [1.0, 2]) func noBackdropShowsBetweenFaces(vertical: Bool, scale: Double) throws {
        let offscreen = try TestRenderer()
        let view = Size(width: 200, height: 200)
        var stage = Stage(try #require(LayoutKind.named("polygon-wheel")), items: 10, view: view)
        stage.apply(.set("vertical", to: .flag(vertical)))
        stage.apply(.set(vertical ? "itemHeight" : "itemWidth", to: 50))
        stage.apply(.set(vertical ? "itemWidth" : "itemHeight", to: 150))
        let look = Look(
            backdrop: .solid(Colour(hex: 0x00FF00)),
            styles: [0xFF0000, 0x0000FF].map { CardStyle(fill: .plain(Colour(hex: $0))) })
        var seams = 0
        for step in 0..<30 {
            stage.apply(.jump(to: Double(step) * 0.3391))
            let picture = try offscreen.picture(stage.frame(), look, scale: scale, quality: Quality(samples: 4))
            for line in stride(from: picture.width * 2 / 5, to: picture.width * 3 / 5, by: 3) {
                let pixels = (0..<picture.height).map { vertical ? picture[line, $0] : picture[$0, line] }
                let first = try #require(pixels.firstIndex { $0.y == 0 })
                let last = try #require(pixels.lastIndex { $0.y == 0 })
                #expect(last - first > picture.width / 2)
                let wrong = pixels[first...last].count { $0.y > 1 }
                #expect(wrong == 0, "step \(step), line \(line): \(wrong) pixels of the backdrop")
                seams += zip(pixels[first...last], pixels[first...last].dropFirst()).count { $0.x > 0 && $1.x == 0 }
            }
        }
        #expect(seams > 500, "hardly a seam was looked at")
    }

    /// A wheel that has gone round, once or a thousand times, shows the same picture to the byte.
    @Test(arguments: ["polygon-wheel", "rotary", "cylinder", "wheel", "inverted-rotary", "disc", "ring", "ellipse-3d"])
    func aTurnChangesNothing(_ name: String) throws {
        let offscreen = try TestRenderer()
        var stage = Stage(
            try #require(LayoutKind.named(name)), items: 12, view: Size(width: 240, height: 180))
        stage.apply(.set("wrap", to: .flag(true)))
        stage.apply(.set("itemWidth", to: 60))
        for scroll in [0.0, 0.25, 0.3, 7.5, 11.9] {
            stage.apply(.jump(to: scroll))
            let first = try offscreen.picture(stage.frame(), .twelve)
            for turns in [1.0, -1, 2, 1000, -1000] {
                stage.apply(.jump(to: scroll + 12 * turns))
                let again = try offscreen.picture(stage.frame(), .twelve)
                #expect(again == first, "\(turns) turns from \(scroll)")
            }
            stage.apply(.jump(to: scroll + 1))
            let next = try offscreen.picture(stage.frame(), .twelve)
            #expect(next != first, "one card on is another picture")
        }
    }
}

extension Look {
    fileprivate static let twelve = Look(
        backdrop: .gradient(top: Colour(hex: 0x405060), bottom: .black),
        styles: (0..<12).map {
            CardStyle(fill: .plain(Colour(red: Double($0) / 12, green: 0.4, blue: 1)), cornerRadius: 6)
        }
    )
}
