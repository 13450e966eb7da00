import CardContent
import LayoutCore
import Testing
import ZoeRenderer
import ZoeStyle

extension RendererTests {
    private static let covers: [CardStyle] = [
        0xE4572E, 0xF3A712, 0xA8C686, 0x669BBC, 0x29335C, 0x8E6C8A, 0xD7263D, 0x1B998B,
    ].map { (hex: UInt32) in
        CardStyle(
            fill: .gradient(
                from: Colour(hex: hex), to: Colour(hex: (hex >> 1) & 0x7F7F7F), direction: .degrees(160)),
            cornerRadius: 3, back: .front)
    }

    /// Pictures to be looked at; all that is asked of them here is that OpenGL has nothing to complain of.
    @Test func litScenesCauseNoOpenGLErrors() throws {
        let offscreen = try TestRenderer()
        let view = Size(width: 1280, height: 720)
        var flow = Stage(try #require(LayoutKind.named("cover-flow")), items: 31, view: view)
        flow.apply(.set("itemWidth", to: 300))
        flow.apply(.set("itemHeight", to: 300))
        flow.apply(.jump(to: 15.2))
        for (name, colour) in [("dark", 0x30343C), ("light", 0xF2F2F4), ("red", 0x7A1F2B), ("black", 0x0C0D10)] {
            let look = Look(
                backdrop: .studio(Colour(hex: UInt32(colour))), floor: Floor(reflection: 0.4, fade: 220),
                styles: Self.covers)
            _ = try offscreen.picture(flow.frame(), look, named: "flow-\(name)")
        }
        var stack = Stage(try #require(LayoutKind.named("task-stack")), items: 12, view: view)
        stack.apply(.set("itemWidth", to: 300))
        stack.apply(.set("itemHeight", to: 533))
        stack.apply(.jump(to: 6.4))
        let papers = Self.covers.map { style in
            var style = style
            style.cornerRadius = 14
            style.shadow = Shadow(radius: 22, offset: Vector2(x: 0, y: 6), opacity: 0.45)
            return style
        }
        for (name, colour) in [("dark", 0x4A5568), ("light", 0xF2F2F4)] {
            let look = Look(backdrop: .studio(Colour(hex: UInt32(colour))), styles: papers)
            _ = try offscreen.picture(stack.frame(), look, named: "stack-\(name)")
            var frame = stack.frame()
            let depth = Double(frame.cards.count)
            frame.cards = frame.cards.map { card in
                var card = card
                card.blur = max(0, (depth - 3 - Double(card.order)) * 3)
                return card
            }
            _ = try offscreen.picture(frame, look, named: "blurred-\(name)")
        }
        #expect(offscreen.renderer.complaints == [])
    }
}
