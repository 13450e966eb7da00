import LayoutCore
import Testing

@testable import ZoeWindow

@Suite struct MovingThumbnailsTests {
    private let wheel = LayoutKind.named("wheel")!

    private func run(
        _ thumbnails: inout MovingThumbnails, from start: Double, _ seconds: Double, _ looked: [LayoutKind]
    ) {
        for frame in 1...Int(seconds * 60) {
            thumbnails.advance(to: start + Double(frame) / 60, lookingAt: looked)
        }
    }

    @Test func theyStandStillUntilOneIsLookedAt() {
        var thumbnails = MovingThumbnails()
        run(&thumbnails, from: 0, 1, [])
        #expect(!thumbnails.isMoving && thumbnails.thumbnail(of: wheel) == nil)
        run(&thumbnails, from: 1, 0.5, [wheel])
        #expect(thumbnails.isMoving && thumbnails.thumbnail(of: wheel) != nil)
        #expect(LayoutKind.all.filter { thumbnails.thumbnail(of: $0) != nil }.map(\.name) == ["wheel"])
    }

    @Test func theyGoHomeAndRest() throws {
        var thumbnails = MovingThumbnails()
        run(&thumbnails, from: 0, 3.3, [wheel])
        #expect(thumbnails.thumbnail(of: wheel) != Thumbnail.still(of: wheel))
        run(&thumbnails, from: 3.3, 0.38, [])
        // Back where it stood, before it stands still.
        let last = try #require(thumbnails.thumbnail(of: wheel))
        #expect(last.isNear(Thumbnail.still(of: wheel), within: 0.01))
        run(&thumbnails, from: 3.68, 0.2, [])
        #expect(!thumbnails.isMoving)
    }

    @Test(arguments: LayoutKind.all) func everyOneOfThemMoves(kind: LayoutKind) {
        var thumbnails = MovingThumbnails()
        thumbnails.advance(to: 0, lookingAt: [kind])
        let still = thumbnails.thumbnail(of: kind)
        run(&thumbnails, from: 0, 0.4, [kind])
        #expect(thumbnails.thumbnail(of: kind) != still, "\(kind.name)")
    }

    @Test func aChooserThatIsClosedHasNone() {
        var thumbnails = MovingThumbnails()
        run(&thumbnails, from: 0, 0.2, [wheel])
        thumbnails.stop()
        #expect(!thumbnails.isMoving)
    }
}
