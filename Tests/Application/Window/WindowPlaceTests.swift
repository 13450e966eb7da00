import Testing

@testable import ZoeWindow

/// Windows come back to where they were left, unless nobody could reach them there.
@Suite struct WindowPlaceTests {
    private let left = ScreenFrame(left: 0, top: 0, right: 1280, bottom: 1000)
    private let right = ScreenFrame(left: 1280, top: 0, right: 2880, bottom: 900)

    private func expect(
        _ place: (Int, Int, Int, Int), on screens: [ScreenFrame], becomes other: (Int, Int, Int, Int),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var place = WindowPlace(left: place.0, top: place.1, width: place.2, height: place.3)
        place.isFullScreen = true
        var wanted = WindowPlace(left: other.0, top: other.1, width: other.2, height: other.3)
        wanted.isFullScreen = true
        #expect(place.reachable(on: screens) == wanted, sourceLocation: sourceLocation)
    }

    @Test func aPlaceOnAScreenStays() {
        for place in [(1500, 80, 1000, 600), (0, 20, 1280, 700), (-900, 40, 1000, 600), (1000, 300, 1000, 600)] {
            expect(place, on: [left, right], becomes: place)
        }
    }

    @Test func aPlaceOnAScreenThatIsGoneIsTheMiddleOfTheFirst() {
        expect((1500, 80, 1000, 600), on: [left], becomes: (140, 200, 1000, 600))
        expect((1500, 80, 1000, 600), on: [right, left], becomes: (1500, 80, 1000, 600))
        expect((-1500, 80, 1000, 600), on: [right, left], becomes: (1580, 150, 1000, 600))
    }

    @Test func aWindowThatNoHandCouldTakeHoldOfIsMoved() {
        // A sliver at either side, its title above all screens or all of it below them.
        for (x, y) in [(-950, 80), (1230, 80), (100, -300), (100, 980)] {
            expect((x, y, 1000, 600), on: [left], becomes: (140, 200, 1000, 600))
        }
    }

    @Test func noWindowIsLargerThanTheScreens() {
        expect((100, 80, 4000, 3000), on: [left], becomes: (100, 80, 1280, 1000))
        expect((100, 80, 4000, 700), on: [left, right], becomes: (100, 80, 2880, 700))
        // There is room for a title above it.
        expect((3000, 80, 4000, 3000), on: [left], becomes: (0, 40, 1280, 920))
    }

    // MARK: What is remembered

    private func place(_ left: Int, _ top: Int, _ width: Int, _ height: Int) -> WindowPlace {
        WindowPlace(left: left, top: top, width: width, height: height)
    }

    @Test func aScenesOwnSizeIsNotRemembered() {
        let small = place(500, 300, 375, 240)
        #expect(small.kept(since: small, former: nil) == nil)
        let usual = place(40, 60, 1000, 700)
        #expect(small.kept(since: small, former: usual) == usual)
        // Where a hand has put it, the next one opens, as large as its own scene wants it.
        let moved = place(100, 90, 375, 240).kept(since: small, former: nil)
        #expect(moved?.left == 100 && moved?.top == 90 && moved?.isSizeOwn == false)
        #expect(place(100, 90, 375, 240).kept(since: small, former: usual) == place(100, 90, 1000, 700))
    }

    @Test func aSizeThatAHandGaveItIs() {
        let small = place(500, 300, 375, 240)
        let large = place(500, 300, 800, 600)
        #expect(large.kept(since: small, former: nil) == large)
        #expect(large.kept(since: small, former: place(0, 0, 1000, 700)) == large)
        // It came back as it had been left.
        #expect(small.kept(since: nil, former: small) == small)
    }

    @Test func fullScreenIsRememberedWithoutASize() {
        let small = place(500, 300, 375, 240)
        var full = small
        full.isFullScreen = true
        let kept = full.kept(since: small, former: nil)
        #expect(kept?.isFullScreen == true && kept?.isSizeOwn == false && kept?.frame == nil)
    }

    @Test func aWindowThatWouldStandOutOfItsScreenIsPlacedAnew() {
        #expect(place(500, 300, 700, 400).whole(on: [left]) == place(500, 300, 700, 400))
        #expect(place(900, 300, 700, 400).whole(on: [left]) == WindowPlace(width: 700, height: 400))
    }

    @Test func withoutScreensOrAPlaceNothingIsMoved() {
        expect((1500, 80, 1000, 600), on: [], becomes: (1500, 80, 1000, 600))
        #expect(WindowPlace(width: 900, height: 600).reachable(on: [left]) == WindowPlace(width: 900, height: 600))
        let far = WindowPlace(left: 65_536, top: -65_536, width: 16_384, height: 16_384)
        #expect(far.reachable(on: [left]) == WindowPlace(left: 0, top: 40, width: 1280, height: 920))
    }
}
