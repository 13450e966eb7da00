import Foundation
import LayoutCore
import Testing
import ZoeEditor

@testable import zoetrope

/// Flutter's CarouselView and packages for Flutter, each by its own steps, beside our aliases.
@Suite struct FlutterAliasTests {
    /// An item's edges in a view that is 1272 points long, 4 of which go to a padding at either end of it.
    struct Edges {
        let first: Double
        let last: Double
    }

    /// The first item in the view is held at its edge while it gives its room away; those after it come nearer to the weight of the
    /// one before, and what is left is the next one's.
    /// - Parameter begin: the first of them.
    static func laidOut(_ weights: [Double], from begin: Int, gone progress: Double) -> [Int: Edges] {
        let unit = 1272 / weights.reduce(0, +)
        var lengths = weights.map { $0 * unit }
        lengths[0] *= 1 - progress
        for place in 1..<weights.count { lengths[place] += progress * (weights[place - 1] - weights[place]) * unit }
        lengths.append(1272 - lengths.reduce(0, +))
        var items: [Int: Edges] = [:]
        var start = 4.0
        for (place, length) in lengths.enumerated() {
            items[begin + place] = Edges(first: start + 4, last: start + length - 4)
            start += length
        }
        return items
    }

    struct Carousel: Sendable {
        let alias: String
        let weights: [Double]
        /// The place of the heaviest.
        let large: Int
    }

    static let carousels = [
        Carousel(alias: "flutter:carousel-view", weights: [1, 1, 1, 1], large: 0),
        Carousel(alias: "flutter:carousel-view-weighted", weights: [1, 7, 1], large: 1),
    ]

    /// An item that comes or goes at an edge of the view reaches a little farther into it than there.
    @Test(arguments: carousels, [0.0, 0.25, 0.6, 0.9])
    func anItemOfACarouselViewShrinksIntoItsEdge(carousel: Carousel, progress: Double) throws {
        let (begin, count) = (4 - carousel.large, carousel.weights.count)
        let items = Self.laidOut(carousel.weights, from: begin, gone: progress)
        for index in begin...begin + count where progress > 0 || index < begin + count {
            let wanted = try #require(items[index])
            let isLeaving = index == begin && progress > 0
            let place = CarouselAliasTests.Place(
                carousel.alias, at: 4 + progress, index, isLeaving ? nil : wanted.first,
                index == begin + count ? nil : wanted.last)
            try CarouselAliasTests.expect(place)
            let seen = try CarouselAliasTests.card(place)
            #expect(seen.first >= wanted.first - 20 && seen.last <= wanted.last + 20, "\(index): \(seen)")
        }
    }

    /// The height of `Cubic(0, 0, 0.58, 1)` where it is so far along.
    private static func easeOut(_ value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            let along = 3 * (1 - middle) * middle * middle * 0.58 + middle * middle * middle
            if along < value { low = middle } else { high = middle }
        }
        return 3 * (1 - low) * low * low + low * low * low
    }

    /// `distortionValue` scales a page that has lost as much of its height before.
    @Test(arguments: [-2.4, -1, -0.35, 0, 0.1, 0.7, 1.6]) func carouselSlidersPagesStandByTheirFormula(offset: Double)
        throws
    {
        let card = try LayoutAliasTests.card("flutter:carousel-slider", at: offset)
        let distortion = Self.easeOut(min(max(1 - abs(offset) * 0.3, 0), 1))
        let page =
            Transform3D.scale(x: distortion, y: distortion * distortion, z: 1)
            * .translation(x: offset * card.size.width, y: 0, z: 0)
        #expect(LayoutAliasTests.isSame(card.matrix, page) && card.alpha == 1)
    }

    /// `updateAngle`, `updateScale` and `updateDifference` for a card that has been pulled to the left by so many points.
    @Test(arguments: [0.0, 60, 230, 400]) func cardSwipersCardsStandByTheirFormula(pulled: Double) throws {
        let stage = try SliderAliasTests.stage("flutter:card-swiper", ["cards=3"])
        let part = pulled / 1000
        let front = stage.card(atOffset: -part)
        let angle = min(max(30 * -pulled / 1000, -30), 30)
        let thrown =
            Transform3D.rotation(.degrees(angle), about: .zAxis) * .translation(x: -pulled, y: 0, z: 0)
        #expect(LayoutAliasTests.isSame(front.matrix, thrown) && front.alpha == 1)
        let (scale, difference) = (min(max(0.9 + pulled / 5000, 0.9), 1), pulled / 10)
        for index in 1...2 {
            let card = stage.card(atOffset: Double(index) - part)
            let size = scale - (1 - 0.9) * Double(index - 1)
            let below =
                Transform3D.scale(x: size, y: size, z: 1)
                * .translation(x: 0, y: 40 * Double(index) - difference, z: 0)
            #expect(LayoutAliasTests.isSame(card.matrix, below) && card.alpha == 1, "\(index): \(card.matrix)")
        }
        #expect(stage.card(atOffset: 3 - part + 0.01).alpha == 0)
        // By itself it shows two.
        let usual = try SliderAliasTests.stage("flutter:card-swiper")
        #expect(usual.card(atOffset: 1).alpha == 1 && usual.card(atOffset: 1.5).alpha == 0)
    }

    /// A card's top is `initialOffset` below the view's, and what is missing of its way; in a stack, 20 points for each before it.
    @Test(arguments: [0.0, 0.3, 0.85], [false, true]) func stackedCardsStandByTheirFormula(way: Double, fades: Bool)
        throws
    {
        let stage = try SliderAliasTests.stage(
            "flutter:stacked-card-carousel" + (fades ? "-fade-out" : ""), at: 10 + way)
        let (cards, pageValue) = (stage.frame().cards, 10 + way)
        for key in 8...11 {
            var (top, scale, opacity) = (40.0, 1.0, 1.0)
            if pageValue < Double(key) { top += (Double(key) - pageValue) * 400 }
            if !fades { top += 20 * Double(key) }
            if Double(key) < pageValue {
                let factor = 1 + Double(key) - pageValue
                scale = fades ? pow(max(factor, 0), 0.1) : 0.95 + factor * 0.1 / 2
                opacity = fades ? pow(max(factor, 0), 1.5) : 1
            }
            let card = cards.first { $0.index == key }
            #expect(abs((card?.alpha ?? 0) - opacity) < 1e-9, "\(key)")
            guard let card, opacity > 0 else { continue }
            let place =
                Transform3D.scale(x: scale, y: scale, z: 1)
                * .translation(x: 0, y: top + card.size.height / 2 - 350, z: 0)
            // Cards have no thickness there.
            for (row, other) in [(card.matrix.row1, place.row1), (card.matrix.row4, place.row4)] {
                for axis in 0..<2 { #expect(abs(row[axis] - other[axis]) < 1e-9, "\(key): \(card.matrix)") }
            }
        }
        // What comes later lies on what was there.
        let order = cards.filter { 9...11 ~= $0.index }.map(\.index)
        #expect(order == order.sorted(), "\(order)")
    }
}
