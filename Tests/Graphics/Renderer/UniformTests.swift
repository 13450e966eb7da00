import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    /// A card of 200 by 150 points on a view of 400 by 300 without perspective, moved right by 40: by hand.
    @Test func theUniformBlockOfACardIsTold() throws {
        let offscreen = try TestRenderer()
        let camera = Camera(view: Size(width: 400, height: 300), lens: Lens(m34: 0))
        let card = Card(.translation(x: 40, y: 0, z: 0), identity: 7, camera: camera)
        let style = CardStyle(
            fill: .plain(Colour(hex: 0xFF8000)), cornerRadius: 12, borderWidth: 3, borderColour: .white)
        let look = Look(styles: [style])
        let frame = Frame([card], camera: camera)
        let target = try offscreen.renderer.target(width: 400, height: 300)
        let rows = try #require(offscreen.renderer.uniforms(of: 7, in: frame, look: look, into: target))
        let values = Dictionary(uniqueKeysWithValues: rows.map { ($0.name, $0.values) })
        #expect(rows.count == 11 && values.count == 11)
        #expect(values["box"] == SIMD4(100, 75, 12, 3))
        #expect(values["border"] == SIMD4(1, 1, 1, 1))
        let fill = try #require(values["start"])
        #expect(fill == values["end"] && fill.x == 1 && abs(fill.y - 128.0 / 255) < 1e-6 && fill.z == 0 && fill.w == 1)
        // From points to -1…1, up being positive.
        let (x, y, place) = (values["matrix[0]"], values["matrix[1]"], values["matrix[3]"])
        #expect(x.map { abs($0.x - 1.0 / 200) < 1e-9 } == true && y.map { abs($0.y + 1.0 / 150) < 1e-9 } == true)
        #expect(place.map { abs($0.x - 0.2) < 1e-6 && $0.y == 0 && $0.w == 1 } == true)
        #expect(offscreen.renderer.uniforms(of: 8, in: frame, look: look, into: target) == nil)
    }
}
