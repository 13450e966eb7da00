import LayoutCore
import Renderer
import Testing

/// Everything that needs OpenGL, one test after the other: a context is current on one thread.
@Suite(.serialized) struct RendererTests {
    @Test func aContextComesUpWithoutADisplay() throws {
        let studio = try Studio()
        #expect(studio.describe.contains("EGL"))
        let picture = try studio.picture(Frame([]), Look(backdrop: .solid(Colour(hex: 0x336699))))
        #expect(picture[0, 0] == [0x33, 0x66, 0x99, 255])
        #expect(studio.renderer.complaints == [])
    }

    @Test func nothingIsLeftBehind() throws {
        var studio: Studio? = try Studio()
        let ledger = try #require(studio?.renderer.ledger)
        let frame = Frame([Card(.identity)])
        for quality in [Quality(), Quality(samples: 4), Quality(samples: 4, supersampling: 2), Quality(samples: 64)] {
            _ = try studio?.picture(frame, Look(backdrop: .gradient(top: .white, bottom: .black)), quality: quality)
        }
        #expect(!ledger.live.isEmpty)
        studio = nil
        #expect(ledger.live == [:])
        #expect(ledger.complaints == [])
    }

    @Test func aMistakeIsComplainedOf() throws {
        let studio = try Studio()
        #expect(throws: RendererError.self) { try studio.renderer.target(width: 0, height: 10) }
        #expect(throws: RendererError.self) { try studio.renderer.target(width: 10, height: 1 << 20) }
    }

    @Test func theSameFrameGivesTheSameBytes() throws {
        let frame = Stage(LayoutKind.named("cover-flow")!, items: 15, view: Size(width: 400, height: 300)).frame()
        let look = Look(backdrop: .gradient(top: Colour(hex: 0x203040), bottom: .black), styles: Look.plain.styles)
        let first = try Studio().picture(frame, look)
        let studio = try Studio()
        #expect(try studio.picture(frame, look) == first)
        #expect(try studio.picture(frame, look) == first)
    }
}
