import CardContent
import LayoutCore
import Testing
import ZoeOpenGL
import ZoeStyle

@testable import ZoeRenderer

extension RendererTests {
    /// By the time that making it took, which no driver tells otherwise.
    @Test func aProgramThatTheDriverHadNotKeptIsTold() {
        let tracker = GLTracker()
        var told = 0
        tracker.whenNew = { told += 1 }
        // A long one takes longer from disk, too.
        for (length, milliseconds) in [(430, 0.3), (2_000, 1.4), (16_000, 4), (24_000, 5.3)] as [(Int, Double)] {
            tracker.didLink(seconds: milliseconds / 1000, length: length)
        }
        #expect(told == 0)
        for (length, milliseconds) in [(1_700, 4), (15_000, 13), (24_000, 21)] as [(Int, Double)] {
            tracker.didLink(seconds: milliseconds / 1000, length: length)
        }
        #expect(told == 3 && tracker.programsLinked == 7)
    }

    /// In another order, the same programs are made.
    @Test func aRehearsalMakesWhatThePictureTakes() throws {
        let style = CardStyle(
            Face(fill: .gradient(from: .white, to: .black, direction: .zero), labels: [Label("Aa", size: 20)]),
            cornerRadius: 12,
            borderWidth: 2, shadow: Shadow(radius: 10))
        let look = Look(backdrop: .studio(.white), floor: Floor(), styles: [style])
        let frame = Frame([Card(.identity), Card(Transform3D.identity.translated(x: 60, y: 0, z: 20))])
        let played = try TestRenderer()
        let picture = try played.picture(frame, look)
        let rehearsed = try TestRenderer()
        rehearsed.renderer.rehearse { true }
        let other = try rehearsed.picture(frame, look)
        #expect(rehearsed.renderer.programsLinked == played.renderer.programsLinked)
        #expect(played.renderer.programsLinked > 8)
        #expect(other.bytes != picture.bytes, "what is opaque lies over the edges of what is nearer")
        #expect(rehearsed.renderer.complaints == [])
    }

    @Test func whatIsNotWantedIsNotMade() throws {
        let offscreen = try TestRenderer()
        var isWanted = true
        offscreen.renderer.rehearse { isWanted }
        let before = try offscreen.picture(Frame([Card(.identity)]), Look(backdrop: .solid(.black)))
        isWanted = false
        // What is there is still drawn with.
        #expect(try offscreen.picture(Frame([Card(.identity)]), Look(backdrop: .solid(.black))).bytes == before.bytes)
        #expect(throws: RendererError.self) {
            try offscreen.picture(Frame([Card(.identity)]), Look(backdrop: .studio(.white)))
        }
    }
}
