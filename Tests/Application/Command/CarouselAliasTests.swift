import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

/// Where twelve slides of Splide, Glide, Owl Carousel, Bootstrap, daisyUI and Material stand in a view of 1280 by 720, beside figures
/// that were worked out by another program, which takes the steps of each library.
@Suite struct CarouselAliasTests {
    /// One card, and its edges along the row, as far as the library says where they are.
    struct Place: Sendable {
        let alias: String
        let scroll: Double
        let index: Int
        let first: Double?
        let last: Double?
        /// What is set besides.
        let settings: [String]

        init(
            _ alias: String, at scroll: Double, _ index: Int, _ first: Double?, _ last: Double?,
            _ settings: [String] = []
        ) {
            (self.alias, self.scroll, self.index) = (alias, scroll, index)
            (self.first, self.last, self.settings) = (first, last, settings)
        }
    }

    struct Seen {
        let first: Double
        let last: Double
        let alpha: Double
    }

    /// As drawn: where a row rests is a shift of the whole picture.
    static func card(_ place: Place) throws -> Seen {
        let alias = try #require(LayoutAlias.named(place.alias))
        let result = try Zoetrope.run(
            [
                "export", "--layout", place.alias, "--items", "12", "--size", "1280x720", "--scroll", "\(place.scroll)",
                "--format", "json", "-q",
            ] + place.settings.flatMap { ["--set", $0] })
        let cards = try #require((json(result) as? [String: Any])?["cards"] as? [[String: Any]])
        let card = try #require(cards.first { $0["index"] as? Int == place.index }, "\(place)")
        let corners = try #require(card["corners"] as? [[Double]])
        let axis = alias.settings.contains("vertical=true") ? 1 : 0
        let along = corners.map { $0[axis] }
        return Seen(
            first: try #require(along.min()), last: try #require(along.max()),
            alpha: try #require(card["alpha"] as? Double))
    }

    static func expect(_ place: Place, within tolerance: Double = 1e-4) throws {
        let seen = try card(place)
        if let first = place.first { #expect(abs(seen.first - first) < tolerance, "\(place): \(seen)") }
        if let last = place.last { #expect(abs(seen.last - last) < tolerance, "\(place): \(seen)") }
    }

    static let size = ["itemWidth=320", "itemHeight=200"]

    /// `toPosition` of an index, kept within the list where the type is slide.
    static let splides: [Place] = [
        Place("splide:slide", at: 4, 4, 0, 320, size), Place("splide:slide", at: 4, 6, 640, 960, size),
        Place("splide:slide", at: 11, 8, 0, 320, size), Place("splide:slide", at: 11, 11, 960, 1280, size),
        Place("splide:loop", at: 4, 3, -320, 0, size), Place("splide:loop", at: 11, 11, 0, 320, size),
        Place("splide:loop", at: 11, 0, 320, 640, size),
    ]

    @Test(arguments: splides) func splidesSlidesStandAtTheStart(place: Place) throws { try Self.expect(place) }

    /// Four of them in the view, or one with a peek of 100.
    static let glides: [Place] = [
        Place("glide:slider", at: 4, 4, 0, 312.5, ["itemWidth=312.5"]),
        Place("glide:slider", at: 4, 5, 322.5, 635, ["itemWidth=312.5"]),
        Place("glide:slider", at: 4, 7, 967.5, 1280, ["itemWidth=312.5"]),
        Place("glide:slider", at: 11, 11, 0, 312.5, ["itemWidth=312.5"]),
        Place("glide:carousel", at: 11, 0, 322.5, 635, ["itemWidth=312.5"]),
        Place("glide:peek", at: 4, 3, -990, 90, ["itemWidth=1080"]),
        Place("glide:peek", at: 4, 4, 100, 1180, ["itemWidth=1080"]),
        Place("glide:peek", at: 4, 5, 1190, 2270, ["itemWidth=1080"]),
    ]

    @Test(arguments: glides) func glidesSlidesStandTenPointsApart(place: Place) throws { try Self.expect(place) }

    /// Owl rounds widths to thousandths and places up to whole points.
    static let owls: [Place] = [
        Place("owl:default", at: 4, 4, 0.668, 427.335), Place("owl:default", at: 4, 6, 854.002, 1280.669),
        Place("owl:default", at: 11, 11, 853.337, 1280.004), Place("owl:center", at: 0, 0, 427, 853.667),
        Place("owl:center", at: 4, 3, 0.001, 426.668), Place("owl:center", at: 4, 5, 853.335, 1280.002),
        Place("owl:loop", at: 4, 3, -425.999, 0.668), Place("owl:loop", at: 11, 0, 427.004, 853.671),
        Place("owl:stage-padding", at: 4, 3, -188, 40), Place("owl:stage-padding", at: 4, 4, 50, 278),
        Place("owl:stage-padding", at: 4, 8, 1002, 1230), Place("owl:stage-padding", at: 4, 9, 1240, 1468),
    ]

    @Test(arguments: owls) func owlsItemsShareTheView(place: Place) throws { try Self.expect(place, within: 1) }

    /// Where a browser snaps, which scrolls no farther than its content reaches.
    static let daisys: [Place] = [
        Place("daisyui:start", at: 4, 4, 0, 320, size), Place("daisyui:start", at: 11, 11, 960, 1280, size),
        Place("daisyui:center", at: 0, 0, 0, 320, size), Place("daisyui:center", at: 5, 5, 480, 800, size),
        Place("daisyui:center", at: 11, 11, 960, 1280, size), Place("daisyui:end", at: 0, 0, 0, 320, size),
        Place("daisyui:end", at: 5, 5, 960, 1280, size), Place("daisyui:end", at: 11, 11, 960, 1280, size),
        Place("daisyui:vertical", at: 4, 4, 0, 200, size), Place("daisyui:vertical", at: 11, 11, 520, 720, size),
    ]

    @Test(arguments: daisys) func daisysSlidesSnapAsTheyAreAligned(place: Place) throws { try Self.expect(place) }

    /// `translateX(100%)` of a slide that comes, and `-100%` of one that goes.
    @Test(arguments: [-1.0, -0.25, 0, 0.75, 1]) func bootstrapsSlidesFollowEachOther(offset: Double) throws {
        let (transform, size) = try LayoutAliasTests.transform("bootstrap:slide", at: offset)
        #expect(LayoutAliasTests.isSame(transform, .translation(x: size.width * offset, y: 0, z: 0)))
    }

    /// The slide that comes has an opacity that grows, in front of the one that goes, which has all of its own. How much of a
    /// picture that leaves of either is what counts.
    @Test(arguments: [0.0, 0.2, 0.75, 1], [true, false])
    func bootstrapsSlidesFadeInOverTheLastOne(progress: Double, isNext: Bool) throws {
        try Self.checkFade("bootstrap:fade", progress, isNext: isNext, isLaterInFront: true)
    }

    static func checkFade(_ alias: String, _ progress: Double, isNext: Bool, isLaterInFront: Bool) throws {
        let coming = try LayoutAliasTests.card(alias, at: isNext ? 1 - progress : progress - 1)
        let going = try LayoutAliasTests.card(alias, at: isNext ? -progress : progress)
        #expect(LayoutAliasTests.isSame(coming.matrix, .identity) && LayoutAliasTests.isSame(going.matrix, .identity))
        let comesInFront = isNext == isLaterInFront
        let (front, back) = comesInFront ? (coming, going) : (going, coming)
        let (share, rest) = (front.alpha, (1 - front.alpha) * back.alpha)
        #expect(abs((comesInFront ? share : rest) - progress) < 1e-12)
        #expect(abs((comesInFront ? rest : share) - (1 - progress)) < 1e-12)
    }

    /// Compose's keylines for 1264 points with a spacing of 8, and what is between two of them; what it crops at the view's edges
    /// is seen as far as these edges. At an end of the row, all of the small ones are to the other side.
    static let keylines: [Place] = [
        Place("material:multi-browse", at: 4, 4, 8, 348), Place("material:multi-browse", at: 4, 6, 704, 1044),
        Place("material:multi-browse", at: 4, 7, 1052, 1224), Place("material:multi-browse", at: 4, 8, 1232, 1272),
        Place("material:multi-browse", at: 4.25, 4, nil, 261), Place("material:multi-browse", at: 4.25, 7, 965, 1179),
        Place("material:multi-browse", at: 4.25, 8, 1187, 1260), Place("material:multi-browse", at: 4.25, 9, 1268, nil),
        Place("material:multi-browse", at: 4.6, 7, 843.2, 1116), Place("material:multi-browse", at: 11, 7, 8, 48),
        Place("material:multi-browse", at: 11, 8, 56, 228), Place("material:multi-browse", at: 11, 11, 932, 1272),
        Place("compose:carousel", at: 4, 4, 8, 348), Place("compose:carousel", at: 4.25, 7, 965, 1179),
        Place("compose:carousel", at: 11, 8, 56, 228),
        Place("material:uncontained", at: 4, 6, 744, 1104), Place("material:uncontained", at: 4, 7, 1112, 1388),
        Place("material:uncontained", at: 4.6, 4, nil, 147.2), Place("material:uncontained", at: 4.6, 7, 891.2, 1217.6),
        Place("material:uncontained", at: 11, 8, -108, 168), Place("material:uncontained", at: 11, 11, 912, 1272),
        Place("material:hero", at: 4, 4, 8, 1224), Place("material:hero", at: 4, 5, 1232, 1272),
        Place("material:hero", at: 4.6, 4, nil, 489.6), Place("material:hero", at: 4.6, 5, 497.6, 1243.2),
        Place("material:hero", at: 11, 10, 8, 48), Place("material:hero", at: 11, 11, 56, 1272),
        Place("material:hero-center", at: 4, 3, 8, 48), Place("material:hero-center", at: 4, 4, 56, 1224),
        Place("material:hero-center", at: 4.25, 3, nil, 36), Place("material:hero-center", at: 4.25, 4, 44, 930),
        Place("material:hero-center", at: 4.25, 5, 938, 1260), Place("material:hero-center", at: 0, 0, 8, 1176),
        Place("material:hero-center", at: 0, 2, 1232, 1272), Place("material:hero-center", at: 11, 10, 56, 96),
    ]

    @Test(arguments: keylines) func materialsCardsStandBetweenItsKeylines(place: Place) throws {
        try Self.expect(place)
    }

    /// One card shrinks into the edge from which the next one grows, and neither fades.
    @Test(arguments: [(0.0, 720.0), (0.25, 540), (0.6, 288)])
    func materialsFullScreenCardsTakeEachOthersRoom(part: Double, border: Double) throws {
        let leaving = Place("material:full-screen", at: 4 + part, 4, nil, border)
        let coming = Place("material:full-screen", at: 4 + part, 5, border, nil)
        try Self.expect(leaving)
        guard part > 0 else { return }
        try Self.expect(coming)
        for place in [leaving, coming] { #expect(try Self.card(place).alpha == 1) }
    }
}
