import Foundation
import LayoutCore
import Testing
import ZoeDocument
import ZoeEditor

@testable import zoetrope

/// Each alias against the formula of the library whose name it has, written down here from that library.
@Suite struct LayoutAliasTests {
    static func transform(_ alias: String, at offset: Double) throws -> (Transform3D, Size) {
        let card = try card(alias, at: offset)
        return (card.matrix, card.size)
    }

    static func card(_ alias: String, at offset: Double) throws -> Card {
        let alias = try #require(LayoutAlias.named(alias))
        let kind = try #require(alias.kind)
        var stage = Stage(kind, items: 40, view: Size(width: 1000, height: 700))
        var knobs = stage.knobs
        for setting in alias.settings {
            let parts = setting.split(separator: "=").map(String.init)
            let warning = try knobs.set(parts[0], to: parts[1])
            #expect(warning == nil, "\(setting)")
        }
        stage.use(knobs)
        stage.apply(.set("perspective", to: 0))
        return stage.card(atOffset: offset)
    }

    static func isSame(_ a: Transform3D, _ b: Transform3D, within tolerance: Double = 1e-9) -> Bool {
        a.isApproximatelyEqual(to: b, tolerance: tolerance)
    }

    /// What `capture --layout` does is what these tests look at.
    @Test(arguments: ["swiper:coverflow", "cvpl:scale-rotary"]) func aSceneIsLaidOutByItsAlias(name: String) throws {
        let alias = try #require(LayoutAlias.named(name))
        var scene = Scene(try #require(LayoutKind.named("wheel")))
        alias.put(on: &scene)
        #expect(scene.layout.name == alias.layout && scene.formula == alias.formula)
        for setting in alias.settings {
            let parts = setting.split(separator: "=").map(String.init)
            #expect(scene.knobs.number(parts[0]) == (parts[1] == "true" ? 1 : Double(parts[1])), "\(setting)")
        }
    }

    @Test func everyAliasNamesALayoutAndItsKnobs() throws {
        #expect(Set(LayoutAlias.all.map(\.name)).count == LayoutAlias.all.count)
        for alias in LayoutAlias.all { _ = try Self.transform(alias.name, at: 0.3) }
    }

    /// A slide is turned by -90° · progress about an axis half of its width behind it.
    @Test(arguments: [-0.8, 0, 0.25, 0.9]) func swipersCubeStandsByItsFormula(offset: Double) throws {
        let (transform, size) = try Self.transform("swiper:cube", at: offset)
        let progress = -offset
        let slide =
            Transform3D.translation(x: 0, y: 0, z: size.width / 2)
            * .rotation(.degrees(-90 * progress), about: Vector3(x: 0, y: 1, z: 0))
            * .translation(x: 0, y: 0, z: -size.width / 2)
        #expect(Self.isSame(transform, slide))
    }

    /// 14 cards to the circle, 0.85 card widths apart; each is moved to the middle, turned about a point below, and back.
    @Test(arguments: [("fspager:ferris-wheel", 1.0), ("fspager:inverted-ferris-wheel", -1)], [-2.0, 0, 0.4, 3])
    func aFerrisWheelStandsByItsFormula(_ wheel: (name: String, sense: Double), offset: Double) throws {
        let (transform, size) = try Self.transform(wheel.name, at: offset)
        let spacing = 0.85 * size.width
        let down = wheel.sense * spacing * 14 / (2 * .pi)
        let card =
            Transform3D.translation(x: 0, y: -down, z: 0)
            * .rotation(.radians(wheel.sense * offset * 2 * .pi / 14), about: Vector3(x: 0, y: 0, z: 1))
            * .translation(x: -offset * spacing, y: down, z: 0)
            * .translation(x: offset * spacing, y: 0, z: 0.01 * offset)
        #expect(Self.isSame(transform, card))
        let alpha = try Self.card(wheel.name, at: offset).alpha
        #expect(abs(alpha - (abs(offset) < 0.5 ? 1 : 0.6)) < 1e-12)
    }

    /// Pages overlap by a fifth of 0.65 card widths, or by three; scale falls by the distance, in pages, down to 0.65, opacity by
    /// 0.4 of it to nothing.
    @Test(arguments: [("fspager:linear", 0.2), ("fspager:overlap", 0.6)], [-2.0, -0.7, 0, 0.4, 1, 2.4])
    func fspagersRowsStandByTheirFormula(_ row: (name: String, overlap: Double), offset: Double) throws {
        let card = try Self.card(row.name, at: offset)
        let scale = max(1 - (1 - 0.65) * abs(offset), 0.65)
        let page =
            Transform3D.scale(x: scale, y: scale, z: 1)
            * .translation(x: offset * card.size.width * (1 - 0.65 * row.overlap), y: 0, z: 0)
        #expect(Self.isSame(card.matrix, page))
        #expect(abs(card.alpha - (0.6 + (1 - abs(offset)) * (1 - 0.6))) < 1e-12)
    }

    /// Cards of 200 points at .fixed(spacing: 40): the line spacing is 40 less half of what a side item's scale takes from it.
    @Test(arguments: [-2.0, -0.7, 0, 0.4, 1]) func upCarouselStandsByItsFormula(offset: Double) throws {
        let card = try Self.card("upcarousel:linear", at: offset)
        let (sideItemScale, sideItemAlpha, width) = (0.8, 0.6, 200.0)
        let minimumLineSpacing = 40 - (width - width * sideItemScale) / 2
        let maxDistance = width + minimumLineSpacing
        let distance = min(abs(offset) * maxDistance, maxDistance)
        let ratio = (maxDistance - distance) / maxDistance
        let scale = ratio * (1 - sideItemScale) + sideItemScale
        let item =
            Transform3D.scale(x: scale, y: scale, z: 1) * .translation(x: offset * maxDistance, y: 0, z: 0)
        #expect(Self.isSame(card.matrix, item) && card.size.width == width)
        #expect(abs(card.alpha - (ratio * (1 - sideItemAlpha) + sideItemAlpha)) < 1e-12)
    }

    /// Cylindrical coordinates (900, 0.175 · i, -8 · i), each object looking away from the axis.
    @Test(arguments: [-7.0, 0, 1, 12]) func threesHelixStandsByItsFormula(offset: Double) throws {
        let card = try Self.card("three:helix", at: offset)
        let transform = card.matrix
        #expect(card.alpha == 1)
        let angle = 0.175 * offset
        let (x, z) = (900 * sin(angle), 900 * cos(angle))
        // Its y goes up, ours down.
        #expect(abs(transform.row4.x - x) < 1e-4 && abs(transform.row4.y - 8 * offset) < 1e-9)
        #expect(abs(transform.row4.z - (z - 900)) < 1e-4)
        #expect(abs(transform.row3.x * 900 - x) < 1e-4 && abs(transform.row3.z * 900 - z) < 1e-4)
    }

    /// As Swiper's effect-cards.js moves slides while one swipes on: sizes in per cent of the slide, turned and scaled about its
    /// middle; only the slide that leaves is on its arc.
    @Test(arguments: [-3.2, -0.7, -0.2, 0, 0.4, 2]) func swipersCardsStandByTheirFormula(offset: Double) throws {
        let (transform, size) = try Self.transform("swiper:cards", at: offset)
        let progress = min(max(-offset, -4), 4)
        var (rotate, scale, tXAdd, tY) = (-2 * progress, 1.0, 8 - abs(progress) * 0.75, 0.0)
        if progress > 0, progress < 1 {
            let subProgress = pow(1 - abs((abs(progress) - 0.5) / 0.5), 0.5)
            rotate += -28 * progress * subProgress
            scale += -0.5 * subProgress
            tXAdd += 96 * subProgress
            tY = -25 * subProgress * abs(progress)
        }
        let tX = tXAdd * abs(progress) * (progress < 0 ? 1 : -1)
        let scaled = progress < 0 ? 1 + (1 - scale) * progress : 1 - (1 - scale) * progress
        let slide =
            Transform3D.scale(x: scaled, y: scaled, z: 1)
            * .rotation(.degrees(rotate), about: Vector3(x: 0, y: 0, z: 1))
            * .translation(x: tX / 100 * size.width, y: tY / 100 * size.height, z: -100 * abs(progress))
        #expect(Self.isSame(transform, slide))
    }

    /// parallaxScrollingScale 0.8 and its square beside it, pages 300 wide that come 100 nearer to each other.
    @Test(arguments: [-2.0, -0.6, 0, 0.3, 1]) func reanimatedsParallaxStandsByItsFormula(value: Double) throws {
        let (transform, size) = try Self.transform("reanimated:parallax", at: value)
        let (page, parallaxScrollingScale, parallaxScrollingOffset) = (300.0, 0.8, 100.0)
        let translate = value * (page - parallaxScrollingOffset)
        let near = min(abs(value), 1)
        let scale = parallaxScrollingScale + near * (pow(parallaxScrollingScale, 2) - parallaxScrollingScale)
        let corner = transform.row(combining: SIMD4(size.width / 2, size.height / 2, 0, 1))
        #expect(abs(corner.x - (translate + scale * page / 2)) < 1e-9 && abs(corner.y - scale * page / 2) < 1e-9)
    }

    /// Symbols stand at `(column * 140 - 1330, 990 - row * 180)`, y up: 57 at 4, 9.
    @Test(arguments: [(0, 1, 1), (25, 8, 4), (56, 4, 9), (78, 11, 6), (117, 18, 7)])
    func threesTableStandsByItsFormula(element: (index: Int, column: Int, row: Int)) throws {
        let alias = try #require(LayoutAlias.named("three:table"))
        let kind = try #require(LayoutKind.named(alias.layout))
        var stage = Stage(kind, items: 118, view: Size(width: 1000, height: 700))
        for setting in alias.settings {
            let parts = setting.split(separator: "=").map(String.init)
            #expect(stage.apply(.set(parts[0], to: .number(Double(parts[1])!))) == nil)
        }
        stage.apply(.set("perspective", to: 0))
        let card = try #require(stage.frame().cards.first { $0.index == element.index })
        let (x, y) = (Double(element.column) * 140 - 1330, 990 - Double(element.row) * 180)
        #expect(abs(card.matrix.row4.x - x) < 1e-9 && abs(-card.matrix.row4.y - y) < 1e-9)
        #expect(card.matrix.row1.x == 1 && card.size == Size(width: 120, height: 160))
    }

    /// Page and progress are ours; everything else is as `FSPageViewTransformer` has it, pages without room between them.
    @Test(arguments: [-0.8, -0.1, 0, 0.05, 0.4, 0.9]) func fspagersPagesStandByTheirFormula(position: Double) throws {
        let depth = try Self.card("fspager:depth", at: position)
        let scale = position > 0 ? 0.5 + (1 - 0.5) * (1 - abs(position)) : 1
        let slide = Transform3D.translation(x: position > 0 ? 0 : position * depth.size.width, y: 0, z: 0)
        #expect(Self.isSame(depth.matrix, .scale(x: scale, y: scale, z: 1) * slide))
        #expect(abs(depth.alpha - (position > 0 ? 1 - position : 1)) < 1e-12)

        let zoom = try Self.card("fspager:zoom-out", at: position)
        let scaleFactor = max(0.85, 1 - abs(position))
        let vertMargin = zoom.size.height * (1 - scaleFactor) / 2
        let horzMargin = zoom.size.width * (1 - scaleFactor) / 2
        let tx = position < 0 ? horzMargin - vertMargin * 2 : -horzMargin + vertMargin * 2
        let page =
            Transform3D.scale(x: scaleFactor, y: scaleFactor, z: 1)
            * .translation(x: position * zoom.size.width + tx, y: 0, z: 0)
        #expect(Self.isSame(zoom.matrix, page))
        #expect(abs(zoom.alpha - (0.6 + (scaleFactor - 0.85) / (1 - 0.85) * (1 - 0.6))) < 1e-12)

        let fade = try Self.card("fspager:cross-fading", at: position)
        #expect(Self.isSame(fade.matrix, .identity) && abs(fade.alpha - (1 - abs(position))) < 1e-12)
    }

    /// Each slide is turned by 50 degrees and set back by 100 points for each place beside the middle.
    @Test(arguments: [-3.0, -1.2, 0, 0.4, 2.5]) func swipersCoverflowStandsByItsFormula(offset: Double) throws {
        let (transform, size) = try Self.transform("swiper:coverflow", at: offset)
        let (rotate, depth, modifier) = (50.0, 100.0, 1.0)
        let offsetMultiplier = -offset * modifier
        let slide =
            Transform3D.rotation(.degrees(rotate * offsetMultiplier), about: Vector3(x: 0, y: 1, z: 0))
            * .translation(x: offset * size.width, y: 0, z: -depth * abs(offsetMultiplier))
        #expect(Self.isSame(transform, slide))
    }

    /// Slides stay where they are; the last one stays as it is, and the next one comes over it by its progress.
    @Test(arguments: [-1.8, -0.8, 0, 0.3, 1]) func swipersFadeStandsByItsFormula(offset: Double) throws {
        let card = try Self.card("swiper:fade", at: offset)
        let progress = -offset
        #expect(Self.isSame(card.matrix, .identity))
        #expect(abs(card.alpha - (1 + min(max(progress, -1), 0))) < 1e-12)
    }

    /// The two transformers of Android's guide to ViewPager2.
    @Test(arguments: [-0.9, -0.1, 0, 0.08, 0.6, 0.95]) func viewPagersPagesStandByTheirFormula(position: Double) throws
    {
        let depth = try Self.card("viewpager2:depth", at: position)
        let shrunk = position > 0 ? 0.75 + (1 - 0.75) * (1 - abs(position)) : 1
        let moved = position > 0 ? 0 : position * depth.size.width
        #expect(
            Self.isSame(depth.matrix, .scale(x: shrunk, y: shrunk, z: 1) * .translation(x: moved, y: 0, z: 0)))
        #expect(abs(depth.alpha - (position > 0 ? 1 - position : 1)) < 1e-12)

        let zoom = try Self.card("viewpager2:zoom-out", at: position)
        let scale = max(0.85, 1 - abs(position))
        let (vertical, horizontal) = (zoom.size.height * (1 - scale) / 2, zoom.size.width * (1 - scale) / 2)
        let shift = position < 0 ? horizontal - vertical / 2 : vertical / 2 - horizontal
        let page =
            Transform3D.scale(x: scale, y: scale, z: 1)
            * .translation(x: position * zoom.size.width + shift, y: 0, z: 0)
        #expect(Self.isSame(zoom.matrix, page))
        #expect(abs(zoom.alpha - (0.5 + (scale - 0.85) / (1 - 0.85) * (1 - 0.5))) < 1e-12)
    }
}
