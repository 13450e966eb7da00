import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

/// What Swiper, Embla, Flickity, keen-slider and Qt's PathView do, each by its own steps, beside our aliases.
@Suite struct SliderAliasTests {
    /// A row of 40 in a view of 1000 by 700, at rest.
    static func stage(_ name: String, at scroll: Double = 10, _ settings: [String] = []) throws -> Stage {
        let alias = try #require(LayoutAlias.named(name))
        var stage = Stage(try #require(alias.kind), items: 40, view: Size(width: 1000, height: 700))
        var knobs = stage.knobs
        for setting in alias.settings + ["perspective=0"] + settings {
            let parts = setting.split(separator: "=").map(String.init)
            let warning = try knobs.set(parts[0], to: parts[1])
            #expect(warning == nil, "\(setting)")
        }
        stage.use(knobs)
        stage.jump(to: scroll)
        return stage
    }

    /// A hand drags it by so many cards, and lets go at so many a second.
    static func letGo(_ stage: inout Stage, after cards: Double, at speed: Double = 0) {
        let width = stage.cardSize.width
        stage.apply(.press(at: Point(x: 500, y: 350)))
        stage.apply(.drag(by: Vector2(x: -cards * width, y: 0), velocity: Vector2(x: -speed * width, y: 0)))
        stage.apply(.release)
    }

    static func rest(_ stage: inout Stage) {
        for _ in 0..<1200 where stage.isMoving { stage.advance(by: 1.0 / 60) }
    }

    /// Turned about z, then about y, then about x, as a browser does it.
    static func turned(_ x: Double, _ y: Double, _ z: Double) -> Transform3D {
        Transform3D.rotation(.degrees(z), about: Vector3(x: 0, y: 0, z: 1))
            * .rotation(.degrees(y), about: Vector3(x: 0, y: 1, z: 0))
            * .rotation(.degrees(x), about: Vector3(x: 1, y: 0, z: 0))
    }

    /// A slide stays in its place and is turned by -180 degrees for each part of its progress, which has limits.
    @Test(arguments: [-1.4, -0.8, 0, 0.3, 0.9, 2.0]) func swipersFlipStandsByItsFormula(offset: Double) throws {
        let (transform, _) = try LayoutAliasTests.transform("swiper:flip", at: offset)
        let progress = max(min(-offset, 1), -1)
        let rotateY = -180 * progress
        #expect(LayoutAliasTests.isSame(transform, Self.turned(0, rotateY, 0)))
    }

    struct Form: Sendable {
        let prev: [Double]
        let next: [Double]
        var limitProgress = 1.0
    }

    static let forms = [
        Form(prev: [0, 0, -400, 0, 0, 0, 1, 1], next: [1, 0, 0, 0, 0, 0, 1, 1]),
        Form(prev: [-0.2, 0.4, -120, 30, -75, 20, 0.8, 0.25], next: [1.2, -0.1, 60, 0, 100, -140, 0.5, 0]),
        Form(prev: [0, 0, 0, 0, 90, 40, 1, 0.5], next: [0, 0, 0, 90, -90, 15, 1, 1], limitProgress: 2.5),
    ]

    /// Translated, turned, scaled and faded on the way to what is said of the last slide and of the next one.
    @Test(arguments: forms, [-3.0, -1, -0.35, 0, 0.2, 0.8, 1, 2.1])
    func swipersCreativeStandsByItsFormula(form: Form, offset: Double) throws {
        let names = ["X", "Y", "Z", "TurnX", "TurnY", "TurnZ", "Scale", "Alpha"]
        let settings = [("prev", form.prev), ("next", form.next)].flatMap { side, values in
            zip(names, values).map { "\(side)\($0)=\($1)" }
        }
        let stage = try Self.stage("swiper:creative", settings + ["limit=\(form.limitProgress)"])
        let card = stage.card(atOffset: offset)
        let progress = min(max(-offset, -form.limitProgress), form.limitProgress)
        let data = progress < 0 ? form.next : progress > 0 ? form.prev : [0, 0, 0, 0, 0, 0, 1, 1]
        let far = abs(progress)
        let scale = progress < 0 ? 1 + (1 - data[6]) * progress : 1 - (1 - data[6]) * progress
        let opacity = progress < 0 ? 1 + (1 - data[7]) * progress : 1 - (1 - data[7]) * progress
        let slide =
            Transform3D.scale(x: scale, y: scale, z: 1)
            * Self.turned(data[3] * far, data[4] * far, data[5] * far)
            * .translation(
                x: data[0] * far * card.size.width, y: data[1] * far * card.size.height, z: data[2] * far)
        // Of how a card stands, its sides and its middle are all there is.
        for (row, other) in [
            (card.matrix.row1, slide.row1), (card.matrix.row2, slide.row2), (card.matrix.row4, slide.row4),
        ] {
            for place in 0..<4 { #expect(abs(row[place] - other[place]) < 1e-9, "\(card.matrix) for \(slide)") }
        }
        #expect(abs(card.alpha - min(max(opacity, 0), 1)) < 1e-12)
    }

    /// Opacity and scale fall by so much for each slide from the middle, and the picture hangs back by a fifth of it.
    @Test(arguments: [-2.2, -0.7, 0, 0.3, 1, 1.6]) func emblasTweensStandByTheirFormulas(offset: Double) throws {
        func tween(_ factorBase: Double) -> Double { min(max(1 - abs(offset * factorBase), 0), 1) }
        let scaled = try LayoutAliasTests.card("embla:scale", at: offset)
        // A slide of no size keeps a thousandth.
        let scale = max(tween(0.52), 1e-3)
        let slide = Transform3D.translation(x: offset * scaled.size.width, y: 0, z: 0)
        #expect(LayoutAliasTests.isSame(scaled.matrix, .scale(x: scale, y: scale, z: 1) * slide))
        let faded = try LayoutAliasTests.card("embla:opacity", at: offset)
        #expect(LayoutAliasTests.isSame(faded.matrix, slide) && abs(faded.alpha - tween(0.84)) < 1e-12)
        guard abs(offset) < 1 else { return }
        let stage = try Self.stage("embla:parallax", at: 10 - offset)
        let card = try #require(stage.frame().cards.first { $0.index == 10 })
        let translate = offset * (-1 * 0.2) * 100
        #expect(abs((card.slide?.shift.x ?? 0) - translate / 100 * card.size.width) < 1e-9)
    }

    /// Of two slides that show through each other one has what the other one lacks.
    @Test(
        arguments: ["embla:fade", "flickity:fade", "keen-slider:fader", "splide:fade", "slick:fade"], [0.0, 0.2, 0.75])
    func slidesFadeInPairs(name: String, progress: Double) throws {
        let (a, b) = (try LayoutAliasTests.card(name, at: -progress), try LayoutAliasTests.card(name, at: 1 - progress))
        #expect(abs(a.alpha - (1 - progress)) < 1e-12 && abs(b.alpha - progress) < 1e-12)
        #expect(LayoutAliasTests.isSame(a.matrix, .identity) && LayoutAliasTests.isSame(b.matrix, .identity))
    }

    /// Flickity adds its attraction to the velocity and takes its friction off after the move; Embla does both before it. Ours is
    /// their spring as a formula of time, which is never a frame behind them.
    @Test(arguments: [
        "flickity:carousel", "flickity:wrap-around", "embla:slides", "embla:loop", "embla:scale", "embla:opacity",
        "embla:parallax", "flickity:parallax",
    ])
    func aSpringIsTheirs(name: String) throws {
        var stage = try Self.stage(name)
        Self.letGo(&stage, after: 0.4)
        let start = stage.scroll
        #expect(abs(start - 10.4) < 1e-9)
        var (x, velocity) = (start, 0.0)
        var theirs = [x]
        for _ in 0..<90 {
            if name.hasPrefix("flickity") {
                velocity += (10 - x) * 0.025
                x += velocity
                velocity *= 1 - 0.28
            } else {
                velocity = (velocity + (10 - x) / 25) * 0.68
                x += velocity
            }
            theirs.append(x)
        }
        var ours = [start]
        for _ in 0..<90 {
            stage.advance(by: 1.0 / 60)
            ours.append(stage.scroll)
        }
        for frame in 1...90 {
            let (late, early) = (theirs[frame - 1], theirs[frame])
            #expect(early - 1e-4...late + 1e-4 ~= ours[frame], "\(frame): \(early) \(ours[frame]) \(late)")
        }
        #expect(abs(ours[90] - 10) < 1e-3 && abs(theirs[90] - 10) < 1e-3)
    }

    /// Friction takes 0.075 of its speed in each sixtieth, and nothing pulls.
    @Test(arguments: [6.0, -20, 2]) func flickitysFreeScrollStopsWhereItsFrictionLeads(speed: Double) throws {
        var stage = try Self.stage("flickity:free-scroll", at: 20)
        Self.letGo(&stage, after: 0.1, at: speed)
        let restingPosition = stage.scroll + speed / 60 / (1 - (1 - 0.075))
        for _ in 0..<1200 { stage.advance(by: 1.0 / 60) }
        #expect(abs(stage.scroll - restingPosition) < 0.04 * abs(restingPosition - 20), "\(stage.scroll)")
        #expect(abs(stage.scroll - stage.scroll.rounded()) > 0.01)
    }

    /// The slides beside the one in which a flick began, beside the one where it ended, or as far as it led.
    @Test(arguments: [
        ("embla:slides", 11.0), ("embla:loop", 11), ("swiper:flip", 12), ("swiper:cube", 12), ("swiper:creative", 12),
        ("swiper:coverflow", 12), ("swiper:fade", 12), ("fspager:linear", 12), ("cvpl:scale-linear", 12),
        ("reanimated:horizontal-stack", 12), ("swiper:slide", 12), ("slick:default", 11), ("viewpager2:stack", 12),
        ("flutter:page-view", 12), ("fspager:cubic", 12), ("viewpager2:tablet", 12), ("splide:slide", 12),
        ("splide:loop", 12), ("splide:fade", 11), ("owl:default", 12), ("owl:stage-padding", 12), ("glide:slider", 11),
        ("glide:carousel", 11), ("bootstrap:slide", 11), ("bootstrap:fade", 11), ("material:multi-browse", 12),
        ("material:hero", 12), ("material:hero-center", 12), ("slick:center-mode", 11), ("slick:fade", 11),
        ("splide:focus-center", 12), ("compose:horizontal-pager", 12), ("compose:carousel", 12),
        ("swiftui:tab-view", 12), ("uikit:page-view-controller", 12), ("qt:swipe-view", 12),
        ("flutter:carousel-slider", 12),
    ])
    func aFlickEndsAsTheirs(name: String, rest: Double) throws {
        var stage = try Self.stage(name)
        Self.letGo(&stage, after: 1.3, at: 13)
        Self.rest(&stage)
        #expect(stage.scroll == rest)
    }

    /// Of eight places there are eight cards at rest, and as much of them on the way.
    @Test(arguments: [0.0, 0.25, 0.5, 0.9]) func qtsPathIsFullAndNotFuller(way: Double) throws {
        let alias = try #require(LayoutAlias.named("qt:path-view"))
        var stage = try Self.stage("qt:path-view", at: 10 + way, alias.settings + ["sideAlpha=1"])
        stage.apply(.set("sideAlpha", to: 1))
        let cards = stage.frame().cards
        #expect(abs(cards.map(\.alpha).reduce(0, +) - 8) < 1e-9)
        if way == 0 { #expect(cards.count == 8) }
    }

    @Test func flickitysCellsComeToRestInGroupsAndAtTheEdges() throws {
        for (cards, rest) in [(0.8, 10.0), (1.3, 12), (2.6, 12), (-1.2, 8)] {
            var stage = try Self.stage("flickity:group-cells")
            Self.letGo(&stage, after: cards)
            Self.rest(&stage)
            #expect(stage.scroll == rest, "\(cards)")
        }
        let stage = try Self.stage("flickity:group-cells")
        let group = stage.frame().cards.filter { 10...11 ~= $0.index }
        #expect(group.map { $0.matrix.m41 / $0.size.width } == [-0.5, 0.5])
        // As drawn: where its row rests is a shift of the whole picture.
        for (place, index, edge) in [("0", 0, 0.0), ("4", 4, 0), ("39", 39, 1000)] {
            let result = try Zoetrope.run([
                "export", "--layout", "flickity:contain", "--items", "40", "--size", "1000x700", "--scroll", place,
                "--set", "perspective=0", "--format", "json", "-q",
            ])
            let cards = try (json(result) as? [String: Any])?["cards"] as? [[String: Any]]
            let card = try #require(cards?.first { $0["index"] as? Int == index })
            let corners = try #require(card["corners"] as? [[Double]])
            #expect(abs(corners[edge == 0 ? 0 : 1][0] - edge) < 1e-5, "\(corners)")
        }
    }

    /// One slide a swipe; as far as it goes and to a slide; as far as it goes.
    @Test func keenSlidersModesEndAsTheirs() throws {
        func rest(_ name: String) throws -> Double {
            var stage = try Self.stage(name)
            Self.letGo(&stage, after: 0.3, at: 9)
            Self.rest(&stage)
            return stage.scroll
        }
        let (snap, freeSnap, free) = (
            try rest("keen-slider:snap"), try rest("keen-slider:free-snap"), try rest("keen-slider:free")
        )
        #expect(snap == 11 && freeSnap > 11 && freeSnap == freeSnap.rounded())
        #expect(free > 11 && abs(free - free.rounded()) > 0.01, "\(free)")
    }

    /// Six slides around the axis of a container that is set back and turns.
    @Test(arguments: [-2.0, -0.4, 0, 0.3, 1]) func keenSlidersCarouselStandsByItsFormula(offset: Double) throws {
        let (transform, _) = try LayoutAliasTests.transform("keen-slider:carousel-3d", at: offset)
        let (z, slides) = (300.0, 6.0)
        let slide =
            Transform3D.translation(x: 0, y: 0, z: z) * Self.turned(0, 360 / slides * offset, 0)
            * .translation(x: 0, y: 0, z: -z)
        // iCarousel's cards stand a hundredth of a point off their tube.
        #expect(LayoutAliasTests.isSame(transform, slide, within: 0.0101), "\(transform) for \(slide)")
    }

    /// The part of a slide that is seen counts: of 0.7 of its size.
    @Test(arguments: [-1.5, -0.6, 0, 0.25, 1]) func keenSlidersZoomOutStandsByItsFormula(offset: Double) throws {
        let (transform, size) = try LayoutAliasTests.transform("keen-slider:zoom-out", at: offset)
        let portion = max(1 - abs(offset), 0)
        let scale = 1 - (0.7 - 0.7 * portion)
        let slide =
            Transform3D.scale(x: scale, y: scale, z: 1) * .translation(x: offset * size.width, y: 0, z: 0)
        #expect(LayoutAliasTests.isSame(transform, slide))
    }

    /// A slide is turned by an eighteenth of a circle less for each place, and moved forward by the radius.
    @Test(arguments: [-3.0, -0.5, 0, 0.3, 4]) func keenSlidersWheelStandsByItsFormula(distance: Double) throws {
        let (transform, _) = try LayoutAliasTests.transform("keen-slider:wheel", at: distance)
        let (radius, wheelSize) = (300.0, 20.0)
        let rotate = distance * (360 / wheelSize) * -1
        // The wheel's front is where the label is.
        let slide =
            Transform3D.translation(x: 0, y: 0, z: radius) * Self.turned(rotate, 0, 0)
            * .translation(x: 0, y: 0, z: -radius)
        #expect(LayoutAliasTests.isSame(transform, slide, within: 0.0101), "\(transform) for \(slide)")
    }

    /// The two quadratic curves of Qt's example: eight items at even lengths from its start, in whose middle attributes are least.
    @Test(arguments: [0, 0.4, 1, 2.5, 3.4, -1, -2.9]) func qtsPathViewStandsByItsPath(offset: Double) throws {
        let curves = [
            [SIMD2(120.0, 100.0), SIMD2(260.0, 75.0), SIMD2(120.0, 25.0)],
            [SIMD2(120.0, 25.0), SIMD2(-20.0, 75.0), SIMD2(120.0, 100.0)],
        ]
        let steps = 20_000
        let points = curves.flatMap { curve in
            (0..<steps).map { step in
                let t = Double(step) / Double(steps)
                return (1 - t) * (1 - t) * curve[0] + 2 * t * (1 - t) * curve[1] + t * t * curve[2]
            }
        }
        var lengths = [0.0]
        for (a, b) in zip(points, points.dropFirst() + [points[0]]) {
            let delta = b - a
            lengths.append(lengths[lengths.count - 1] + (delta * delta).sum().squareRoot())
        }
        let part = offset / 8 - (offset / 8).rounded(.down)
        let point = points[lengths.firstIndex { $0 >= part * lengths[lengths.count - 1] }! % points.count]
        let least = points.reduce(points[0]) { pointwiseMin($0, $1) }
        let most = points.reduce(points[0]) { pointwiseMax($0, $1) }
        let scale = 0.6 * min(1000 / (most - least).x, 700 / (most - least).y)
        let place = (point - (least + most) / 2) * scale
        let card = try LayoutAliasTests.card("qt:path-view", at: offset)
        #expect(abs(card.matrix.row4.x - place.x) < 0.5 && abs(card.matrix.row4.y - place.y) < 0.5, "\(card.matrix)")
        let far = 2 * min(part, 1 - part)
        #expect(abs(card.matrix.row1.x - (1 + (0.3 - 1) * far)) < 1e-9)
        #expect(abs(card.alpha - (1 + (0.5 - 1) * far)) < 1e-9)
    }

    /// By themselves they are shown with cards to both sides; what is said of the place counts more.
    @Test(arguments: [
        ("cvpl:scale-rotary", 5.0), ("cvpl:scale-rotary --scroll 2", 2.0), ("embla:loop", 0.0), ("linear", 0.0),
        ("custom", 0.0), ("swiper:coverflow --items 4", 1.0), ("swiper:coverflow --items 1", 0.0),
    ])
    func anAliasAloneBeginsInTheMiddle(words: String, scroll: Double) throws {
        let items = words.contains("--items") ? "" : " --items 11"
        let options = (words + items).split(separator: " ").map(String.init)
        let result = try Zoetrope.run(["export", "--format", "json", "--layout"] + options)
        let frame = try json(result) as? [String: Any]
        #expect(frame?["scroll"] as? Double == scroll)
    }

    /// Slides are large, and three.js' shapes are of all elements; what is asked for is as it was asked for.
    @Test(arguments: [
        ("embla:scale", 12, 360.0), ("embla:scale --set itemWidth=120", 12, 120.0),
        ("embla:scale --set itemShare=0.25 --items 30", 30, 180.0), ("icarousel:linear", 12, 200.0),
        ("three:sphere", 118, 120.0), ("three:sphere --items 20", 20, 120.0), ("linear", 12, 200.0),
    ])
    func anAliasAloneShowsWhatItIs(words: String, count: Int, width: Double) throws {
        let options = words.split(separator: " ").map(String.init)
        let result = try Zoetrope.run(["export", "--format", "json", "--layout"] + options)
        let frame = try #require(json(result) as? [String: Any])
        let size = (frame["cards"] as? [[String: Any]])?.first?["size"] as? [Double]
        #expect(frame["count"] as? Int == count && size?.first == width, "\(frame["count"] ?? 0) \(size ?? [])")
    }
}
