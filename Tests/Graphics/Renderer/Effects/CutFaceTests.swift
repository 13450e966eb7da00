import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle
import ZoeUserShaders

/// Cards in pieces, which are bent or have been cut, with a shader of the user's own that reads what is on them.
extension RendererTests {
    /// Each piece shows its own part of the card, at rest as in motion.
    @Test(
        arguments: [Effort.full, .quick],
        ["gl_FragColor = cardColour(v_uv);", "gl_FragColor = vec4(max(cardColour(v_uv).rgb, cardLabel(v_uv).a), 1.0);"])
    func aCardInPiecesGoesThroughItsFaceUnchanged(effort: Effort, text: String) throws {
        let gradient = Fill.gradient(
            from: Colour(hex: 0xE04020), to: Colour(hex: 0x2060E0), direction: .degrees(90))
        let look = Look(
            backdrop: .solid(.black),
            styles: [CardStyle(Face(fill: gradient, labels: [Label("Ag", size: 90, colour: .white)]))])
        for (layout, settings) in [("linear", ["cardBendX": 70.0, "cardBendY": 40]), ("shatter", ["reach": 0.5])] {
            var stage = Stage(try #require(LayoutKind.named(layout)), items: 3, view: Size(width: 400, height: 300))
            for (name, value) in settings.merging(
                ["itemWidth": 200, "itemHeight": 150], uniquingKeysWith: { a, _ in a })
            {
                stage.apply(.set(name, to: .number(value)))
            }
            stage.apply(.scroll(to: 0.3, seconds: 0))
            let frame = stage.frame()
            try #require(frame.cards.contains { $0.part != nil }, "in pieces")
            let offscreen = try TestRenderer()
            let plain = try offscreen.picture(frame, look, effort: effort)
            let shelf = ShaderShelf(offscreen, face: "void main() { \(text) }")
            try #require(shelf.set.failures.isEmpty, "\(shelf.set.failures)")
            let same = try offscreen.picture(frame, look, shading: try shelf.shading(), effort: effort)
            let apart = zip(same.bytes, plain.bytes).count { abs(Int($0) - Int($1)) > 60 }
            #expect(apart < 1000, "\(layout): \(apart)")
            #expect(offscreen.renderer.complaints == [])
        }
    }
}
