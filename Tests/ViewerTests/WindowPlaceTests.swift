import Testing

@testable import Viewer

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

    @Test func withoutScreensOrAPlaceNothingIsMoved() {
        expect((1500, 80, 1000, 600), on: [], becomes: (1500, 80, 1000, 600))
        #expect(WindowPlace(width: 900, height: 600).reachable(on: [left]) == WindowPlace(width: 900, height: 600))
        let far = WindowPlace(left: 65_536, top: -65_536, width: 16_384, height: 16_384)
        #expect(far.reachable(on: [left]) == WindowPlace(left: 0, top: 40, width: 1280, height: 920))
    }
}
