import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    @Test func everyLayoutCanBeDrawn() throws {
        let offscreen = try TestRenderer()
        let colours: [UInt32] = [0xE4572E, 0xF3A712, 0xA8C686, 0x669BBC, 0x29335C, 0x8E6C8A]
        let look = Look(
            backdrop: .gradient(top: Colour(hex: 0x2B3440), bottom: Colour(hex: 0x0B0E13)),
            styles: colours.map {
                CardStyle(
                    fill: .gradient(from: Colour(hex: $0), to: .white, direction: .degrees(20)), cornerRadius: 12,
                    borderWidth: 2, borderColour: .white, back: .plain(Colour(hex: 0x555555)))
            })
        let view = Size(width: 640, height: 400)
        for kind in LayoutKind.all {
            let empty = try offscreen.picture(Stage(kind, items: 0, view: view).frame(), look)
            var stage = Stage(kind, items: 12, view: view)
            stage.apply(.jump(to: 3.3))
            let picture = try offscreen.picture(stage.frame(), look, named: kind.name)
            #expect(picture != empty, "\(kind.name) shows no card")
        }
        #expect(offscreen.renderer.complaints == [])
    }
}
