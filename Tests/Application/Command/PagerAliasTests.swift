import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

/// What pagers of phones do, each by its own steps, beside our aliases.
@Suite struct PagerAliasTests {
    /// Cards have no thickness there: of how one stands, its sides and its middle are all there is.
    private static func expect(_ card: Card, _ wanted: Transform3D, alpha: Double) {
        #expect(abs(card.alpha - alpha) < 1e-9, "\(card.alpha) for \(alpha)")
        // What is not seen may stand anywhere.
        guard alpha > 0 else { return }
        let matrix = card.matrix
        for (row, other) in [(matrix.row1, wanted.row1), (matrix.row2, wanted.row2), (matrix.row4, wanted.row4)] {
            for place in 0..<4 { #expect(abs(row[place] - other[place]) < 1e-9, "\(matrix) for \(wanted)") }
        }
    }

    /// What ViewPagerTransforms' `ABaseTransformer` sets of a page before its descendants do.
    struct Page {
        var (pivotX, pivotY) = (0.0, 0.0)
        var (scaleX, scaleY) = (1.0, 1.0)
        var (rotationX, rotationY, rotation) = (0.0, 0.0, 0.0)
        var (translationX, alpha) = (0.0, 1.0)

        init(isPagingEnabled: Bool, _ width: Double, _ position: Double) {
            translationX = isPagingEnabled ? 0 : -width * position
            alpha = position <= -1 || position >= 1 ? 0 : 1
        }

        mutating func scale(_ scale: Double) { (scaleX, scaleY) = (scale, scale) }
    }

    static func page(_ name: String, _ position: Double, _ size: Size) -> Page {
        let (width, height) = (size.width, size.height)
        let pages = ["cube-in", "cube-out", "rotate-down", "rotate-up"]
        var page = Page(isPagingEnabled: pages.contains(name), width, position)
        func centre() { (page.pivotX, page.pivotY) = (width * 0.5, height * 0.5) }
        switch name {
        case "accordion":
            page.pivotX = position < 0 ? 0 : width
            page.scaleX = position < 0 ? 1 + position : 1 - position
        case "background-to-foreground":
            centre()
            page.scale(max(position < 0 ? 1 : abs(1 - position), 0.5))
            page.translationX = position < 0 ? width * position : -width * position * 0.25
        case "foreground-to-background":
            centre()
            page.scale(max(position > 0 ? 1 : abs(1 + position), 0.5))
            page.translationX = position > 0 ? width * position : -width * position * 0.25
        case "cube-in":
            page.pivotX = position > 0 ? 0 : width
            page.rotationY = -90 * position
        case "cube-out":
            (page.pivotX, page.pivotY) = (position < 0 ? width : 0, height * 0.5)
            page.rotationY = 90 * position
        case "drawer":
            page.translationX = position <= 0 ? 0 : -width / 2 * position
        case "flip-horizontal", "flip-vertical":
            centre()
            if name == "flip-vertical" { page.rotationX = -180 * position } else { page.rotationY = 180 * position }
            page.alpha = position > -0.5 && position < 0.5 ? 1 : 0
        case "rotate-down":
            (page.pivotX, page.pivotY) = (width * 0.5, height)
            page.rotation = 18.75 * position
        case "rotate-up":
            page.pivotX = width * 0.5
            page.rotation = -15 * position
        case "scale-in-out":
            (page.pivotX, page.pivotY) = (position < 0 ? 0 : width, height / 2)
            page.scale(position < 0 ? 1 + position : 1 - position)
        case "stack":
            page.translationX = position < 0 ? 0 : -width * position
        case "tablet":
            page.pivotX = width * 0.5
            page.rotationY = (position < 0 ? 30 : -30) * abs(position)
            page.translationX = offsetX(forRotation: page.rotationY, width)
        default:
            centre()
            page.scale(position < 0 ? position + 1 : abs(1 - position))
        }
        return page
    }

    /// How far the right edge of a page moves when it is turned, as seen from eight inches of 72 points before its middle.
    static func offsetX(forRotation degrees: Double, _ width: Double) -> Double {
        let angle = abs(degrees) * .pi / 180
        let (x, depth) = (width / 2 * cos(angle), width / 2 * sin(angle))
        let mapped = width / 2 + x * 576 / (576 + depth)
        return (width - mapped) * (degrees > 0 ? 1 : -1)
    }

    /// A view is scaled and turned about its pivot, and moved; its parent has it a width farther for each page.
    @Test(
        arguments: [
            "accordion", "background-to-foreground", "foreground-to-background", "cube-in", "cube-out", "drawer",
            "flip-horizontal", "flip-vertical", "rotate-down", "rotate-up", "scale-in-out", "stack", "tablet",
            "zoom-in",
        ], [-1.2, -0.9, -0.45, -0.1, 0, 0.3, 0.6, 0.95])
    func eachOfAndroidsTransformersIsTheirs(name: String, position: Double) throws {
        let card = try LayoutAliasTests.card("viewpager2:\(name)", at: position)
        let page = Self.page(name, min(max(position, -1), 1), card.size)
        let (x, y) = (page.pivotX - card.size.width / 2, page.pivotY - card.size.height / 2)
        let turned =
            Transform3D.rotation(.degrees(page.rotationX), about: .xAxis)
            * .rotation(.degrees(page.rotationY), about: .yAxis) * .rotation(.degrees(page.rotation), about: .zAxis)
        let wanted =
            Transform3D.translation(x: -x, y: -y, z: 0) * .scale(x: page.scaleX, y: page.scaleY, z: 1) * turned
            * .translation(x: x + position * card.size.width + page.translationX, y: y, z: 0)
        Self.expect(card, wanted, alpha: page.alpha)
    }

    /// Pages overlap by `sin(.pi*0.25*0.25*3.0)` of their width; each is set back and then turned.
    @Test(arguments: [-2.3, -1, -0.6, -0.2, 0, 0.35, 0.9, 1.7]) func fspagersCoverFlowStandsByItsFormula(offset: Double)
        throws
    {
        let card = try LayoutAliasTests.card("fspager:cover-flow", at: offset)
        let itemSpacing = card.size.width - card.size.width * sin(.pi * 0.25 * 0.25 * 3)
        let position = min(max(-offset, -1), 1)
        let rotation = sin(position * .pi * 0.5) * .pi * 0.25 * 1.5
        let translationZ = -itemSpacing * 0.5 * abs(position)
        let wanted =
            Transform3D.translation(x: 0, y: 0, z: translationZ) * .rotation(.radians(rotation), about: .yAxis)
            * .translation(x: offset * itemSpacing, y: 0, z: 0)
        Self.expect(card, wanted, alpha: 1)
    }

    /// Its middle goes to the edge beside the other page, and the card is turned about it.
    @Test(arguments: [-1.4, -0.8, -0.3, 0, 0.25, 0.7, 1.1]) func fspagersCubeStandsByItsFormula(offset: Double) throws {
        let card = try LayoutAliasTests.card("fspager:cubic", at: offset)
        let (direction, radius) = (offset < 0 ? 1.0 : -1, card.size.width)
        let wanted =
            Transform3D.translation(x: -direction * radius * 0.5, y: 0, z: 0)
            * .rotation(.radians(offset * .pi * 0.5), about: .yAxis)
            * .translation(x: offset * card.size.width + direction * radius * 0.5, y: 0, z: 0)
        Self.expect(card, wanted, alpha: abs(offset) < 1 ? 1 : 0)
    }

    private static func between(_ value: Double, _ input: [Double], _ output: [Double]) -> Double {
        FormulaAliasTests.piecewise(value, zip(input, output).map { (x: $0, y: $1) }, isClamped: true)
    }

    /// What is nearer to the front is moved by whole points, in the scale of the card itself.
    @Test(arguments: [-2.0, -1, -0.4, 0, 0.3, 1, 1.6, 2, 2.7, 3.5])
    func snapCarouselsPilesStandByTheirFormula(offset: Double) throws {
        let stacked = try LayoutAliasTests.card("snap-carousel:stack", at: offset)
        let sizeRef = stacked.size.width
        func fromScale(_ index: Double, _ scale: Double) -> Double {
            let centeredPosition = -(sizeRef * (1 / scale * index)).rounded()
            return centeredPosition + ((sizeRef - sizeRef * scale) / 2).rounded() + (18 * index / scale).rounded()
        }
        let scale = Self.between(offset, [-1, 0, 1, 2], [0.9, 1, 0.9, 0.8])
        let places = [-sizeRef * 0.5, 0, fromScale(1, 0.9), fromScale(2, 0.8), fromScale(3, 0.8)]
        let moved = Self.between(offset, [-1, 0, 1, 2, 3], places)
        let row = Transform3D.translation(x: offset * sizeRef, y: 0, z: 0)
        Self.expect(
            stacked, Transform3D.translation(x: moved, y: 0, z: 0) * .scale(x: scale, y: scale, z: 1) * row,
            alpha: Self.between(offset, [0, 1, 2, 3], [1, 0.75, 0.5, 0]))

        let thrown = try LayoutAliasTests.card("snap-carousel:tinder", at: offset)
        func main(_ index: Double, _ scale: Double) -> Double { -(sizeRef * (1 / scale * index)).rounded() }
        func secondary(_ index: Double, _ scale: Double) -> Double { (9 * index / scale).rounded() }
        let mains = [-sizeRef * 1.1, 0, main(1, 0.96), main(2, 0.92), main(3, 0.88)]
        let secondaries = [0, secondary(1, 0.96), secondary(2, 0.92), secondary(3, 0.88)]
        let size = Self.between(offset, [0, 1, 2, 3], [1, 0.96, 0.92, 0.88])
        let turn = Self.between(offset, [-1, 0], [-22, 0])
        let place = Transform3D.translation(
            x: Self.between(offset, [-1, 0, 1, 2, 3], mains), y: Self.between(offset, [0, 1, 2, 3], secondaries), z: 0)
        Self.expect(
            thrown, place * .rotation(.degrees(turn), about: .zAxis) * .scale(x: size, y: size, z: 1) * row,
            alpha: Self.between(offset, [-1, 0, 1, 2, 3], [0, 1, 1, 1, 0]))
    }

    /// Opacity 0.7 and scale 0.9 beside the middle one, as its properties have them by themselves.
    @Test(arguments: [-2.0, -0.6, 0, 0.4, 1]) func rowsStandByTheirFormula(offset: Double) throws {
        let card = try LayoutAliasTests.card("snap-carousel:default", at: offset)
        let scale = Self.between(offset, [-1, 0, 1], [0.9, 1, 0.9])
        let row = Transform3D.translation(x: offset * card.size.width, y: 0, z: 0)
        Self.expect(
            card, .scale(x: scale, y: scale, z: 1) * row, alpha: Self.between(offset, [-1, 0, 1], [0.7, 1, 0.7]))
        for name in [
            "swiper:slide", "slick:default", "viewpager2:default", "flutter:page-view", "compose:horizontal-pager",
            "swiftui:tab-view", "uikit:page-view-controller", "qt:swipe-view",
        ] {
            let page = try LayoutAliasTests.card(name, at: offset)
            Self.expect(page, .translation(x: offset * page.size.width, y: 0, z: 0), alpha: 1)
        }
    }

    /// `createCylindricalProjectionTransform` for a diameter of twice the view's height.
    @Test(arguments: [-5.5, -3, -0.7, 0, 0.4, 2, 4.5]) func fluttersWheelStandsByItsFormula(offset: Double) throws {
        let card = try LayoutAliasTests.card("flutter:list-wheel", at: offset)
        let (height, itemExtent, diameterRatio) = (700.0, card.size.height, 2.0)
        let fractionalY = (offset * itemExtent + height / 2) / height
        let angle = -(fractionalY - 0.5) * 2 * asin(1 / diameterRatio)
        let radius = height * diameterRatio / 2
        let wanted =
            Transform3D.translation(x: 0, y: 0, z: radius) * .rotation(.radians(angle), about: .xAxis)
            * .translation(x: 0, y: 0, z: -radius)
        // Rows outside of the view are not there.
        Self.expect(card, wanted, alpha: abs(offset) * itemExtent < (height + itemExtent) / 2 ? 1 : 0)
    }

    /// The points of `setCloudTags`; a tag's size and opacity are `(z + 2) / 3`.
    @Test(arguments: [0, 1, 7, 29]) func dbspheresTagsStandByTheirFormula(index: Int) throws {
        let alias = try #require(LayoutAlias.named("dbsphere:tag-cloud"))
        let stage = Stage(try #require(alias.kind), items: 30, view: Size(width: 600, height: 600))
        let card = try #require(stage.frame().cards.first { $0.index == index })
        let (p1, p2) = (Double.pi * (3 - sqrt(5)), 2.0 / 30)
        let y = Double(index) * p2 - 1 + p2 / 2
        let (r, p3) = (sqrt(1 - y * y), Double(index) * p1)
        let (x, z) = (cos(p3) * r, sin(p3) * r)
        let place = card.matrix.row4
        let radius = sqrt(place.x * place.x + place.y * place.y + place.z * place.z)
        for (at, wanted) in [(place.x, x), (place.y, y), (place.z, z)] { #expect(abs(at - radius * wanted) < 1e-6) }
        let transform = (z + 2) / 3
        #expect(abs(card.matrix.row1.x - transform) < 1e-9 && abs(card.alpha - transform) < 1e-9)
    }
}
