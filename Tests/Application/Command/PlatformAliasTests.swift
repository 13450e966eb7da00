import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

/// What Compose, SwiftUI and Qt's controls do, and what sliders of the web can be told to do, beside our aliases.
@Suite struct PlatformAliasTests {
    /// Pages that fill what they are in, one under the other.
    @Test(arguments: ["compose:vertical-pager", "slick:vertical"], [-2.0, -0.6, 0, 0.4, 1])
    func pagesFollowEachOtherDownwards(name: String, offset: Double) throws {
        let page = try LayoutAliasTests.card(name, at: offset)
        let wanted = Transform3D.translation(x: 0, y: offset * page.size.height, z: 0)
        #expect(LayoutAliasTests.isSame(page.matrix, wanted) && page.alpha == 1)
    }

    /// 0.8 of its size for a card that is out of the view, and as much less of that as is seen of it, ten points between two of them.
    @Test(arguments: [-1.5, -0.8, -0.2, 0, 0.01, 0.5, 1]) func swiftUIsTransitionGoesByWhatIsHidden(offset: Double)
        throws
    {
        let card = try LayoutAliasTests.card("swiftui:scroll-transition", at: offset)
        let (width, middle) = (card.size.width, offset * (card.size.width + 10))
        let seen = max(min(middle + width / 2, 500) - max(middle - width / 2, -500), 0)
        let phase = 1 - seen / width
        let scale = 1 + phase * (0.8 - 1)
        let wanted = Transform3D.scale(x: scale, y: scale, z: 1) * .translation(x: middle, y: 0, z: 0)
        #expect(LayoutAliasTests.isSame(card.matrix, wanted) && card.alpha == 1)
    }

    /// `1.0 - Math.abs(Tumbler.displacement) / (visibleItemCount / 2)` of its five rows.
    @Test(arguments: [-3.0, -2.2, -1, 0, 0.4, 2, 2.5]) func qtsTumblersRowsFadeByTheirFormula(displacement: Double)
        throws
    {
        let card = try LayoutAliasTests.card("qt:tumbler", at: displacement)
        let wanted = Transform3D.translation(x: 0, y: displacement * card.size.height, z: 0)
        #expect(LayoutAliasTests.isSame(card.matrix, wanted))
        #expect(abs(card.alpha - max(1 - abs(displacement) / (5.0 / 2), 0)) < 1e-12)
    }

    /// Slick rounds widths up to whole points: 394 for a third of what is between 50 points at either edge, 427 for one of all.
    static let thirds = [
        CarouselAliasTests.Place("slick:center-mode", at: 4, 3, 50, 444),
        CarouselAliasTests.Place("slick:center-mode", at: 4, 4, 444, 838),
        CarouselAliasTests.Place("slick:center-mode", at: 4, 5, 838, 1232),
        CarouselAliasTests.Place("slick:center-mode", at: 0, 11, 50, 444),
        CarouselAliasTests.Place("slick:multiple", at: 3, 3, 0, 427),
        CarouselAliasTests.Place("slick:multiple", at: 3, 5, 854, 1281),
        CarouselAliasTests.Place("slick:multiple", at: 9, 0, 1281, 1708),
    ]

    @Test(arguments: thirds) func slicksSlidesShareTheView(place: CarouselAliasTests.Place) throws {
        try CarouselAliasTests.expect(place, within: 2.01)
    }

    /// `offset` of an index where the focus is in the middle: half of what the list is longer than a slide.
    static let focused = [
        CarouselAliasTests.Place("splide:focus-center", at: 4, 3, 0, 426.6667),
        CarouselAliasTests.Place("splide:focus-center", at: 4, 4, 426.6667, 853.3333),
        CarouselAliasTests.Place("splide:focus-center", at: 11, 0, 853.3333, 1280),
        CarouselAliasTests.Place("splide:focus-center", at: 0, 11, 0, 426.6667),
    ]

    @Test(arguments: focused) func splidesSlideInTheMiddleIsTheCurrentOne(place: CarouselAliasTests.Place) throws {
        try CarouselAliasTests.expect(place)
    }

    @Test(arguments: [(0.4, 5.0, 12.0), (-0.4, -5, 6), (0.05, 0, 9)])
    func slicksMultipleScrollsThreeAtOnce(cards: Double, speed: Double, rest: Double) throws {
        var stage = try SliderAliasTests.stage("slick:multiple", at: 9)
        SliderAliasTests.letGo(&stage, after: cards, at: speed)
        SliderAliasTests.rest(&stage)
        #expect(stage.scroll == rest)
    }

    /// The item that goes is in front and loses its opacity; the one that comes has all of its own. How much of a picture that
    /// leaves of either is what counts.
    @Test(arguments: [0.0, 0.2, 0.75, 1], [true, false])
    func owlsItemsFadeFromTheNextOne(progress: Double, isNext: Bool) throws {
        try CarouselAliasTests.checkFade("owl:animate", progress, isNext: isNext, isLaterInFront: false)
    }

    /// `(slide.target + flkty.x) * -1/3` of its picture.
    @Test(arguments: [-0.9, -0.3, 0, 0.5]) func flickitysPicturesHangBackByAThird(offset: Double) throws {
        let stage = try SliderAliasTests.stage("flickity:parallax", at: 10 - offset)
        let card = try #require(stage.frame().cards.first { $0.index == 10 })
        let (target, x) = (10 * card.size.width, -(10 - offset) * card.size.width)
        #expect(abs((card.slide?.shift.x ?? 0) - (target + x) * -1 / 3) < 1e-9)
    }
}
