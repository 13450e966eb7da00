import Foundation
import LayoutCore
import Testing

/// Layouts that stand in the view by themselves do so with few cards and with many.
@Suite struct FewAndManyTests {
    /// Where the current card's corners are seen, from the middle of the view.
    private func current(of arrangement: Arrangement) -> [SIMD2<Double>?] {
        let (lens, card) = (Lens(m34: arrangement.knobs.number("perspective") ?? 0), arrangement.stage.card)
        let matrix = lens.view(arrangement.transform(atOffset: 0))
        return [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y in
            let corner = matrix.moved(x * card.width / 2, y * card.height / 2)
            return corner.w > 0 ? SIMD2(corner.x, corner.y) / corner.w : nil
        }
    }

    @Test(arguments: ["sphere", "dome"], [1, 2, 3, 5, 12, 24, 40, 50, 200])
    func `a globe is larger than its cards, and its first card is upright`(name: String, items: Int) {
        let arrangement = Arrangement(name, items: items)
        let rows = arrangement.layout.workedOut["rows"]!
        #expect(rows == [1: 1, 2: 1, 3: 1, 5: 1, 12: 2, 24: 3, 40: 4, 50: 5, 200: 10][items])
        // Three cards side by side close around a circle.
        let side = arrangement.stage.card.width
        #expect(arrangement.layout.workedOut["radius"]! >= side * 1.1 / 2 / 3.0.squareRoot() - 1e-9)
        if items > 10 { #expect(arrangement.layout.workedOut["radius"]! > side / 2) }
        if rows == 1 {
            #expect(arrangement.transform(atOffset: 0).difference(from: .identity) < 1e-12)
        }
    }

    /// Also where the rows of a globe cannot have as many cards each: none lies over another where the last one meets the first.
    @Test(arguments: ["sphere", "dome"], [12, 16, 17, 20, 30, 48, 59, 72, 73, 200])
    func `each row of a globe is even all around`(name: String, items: Int) {
        let globe = Arrangement(name, items: items)
        let rows = Int(globe.layout.workedOut["rows"]!)
        let radius = globe.layout.workedOut["radius"]! * (name == "sphere" ? 1 : -1)
        for scroll in [0.0, Double(items) / 3, Double(items) - 0.5] {
            for row in 0..<rows {
                let around = stride(from: row, to: items, by: rows).map { index in
                    var offset = Double(index) - scroll
                    if abs(offset) > Double(items) / 2 { offset -= offset < 0 ? -Double(items) : Double(items) }
                    let place = globe.placement(atOffset: offset, index: index).transform.row4
                    return atan2(place.x, place.z + radius)
                }.sorted()
                let gaps = around.indices.map {
                    $0 > 0 ? around[$0] - around[$0 - 1] : around[0] + 2 * .pi - around[around.count - 1]
                }
                for gap in gaps { #expect(abs(gap - 2 * .pi / Double(around.count)) < 1e-9, "\(rows) rows") }
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3, 4]) func `no two cards of a twisted band are one`(twists: Int) {
        let band = Arrangement("mobius", items: 12).setting("twists", to: .integer(twists))
        let places = (0..<12).map { band.placement(atOffset: Double($0), index: $0) }
        for (number, one) in places.enumerated() {
            for other in places[..<number] {
                // Back to back they are two points from each other.
                let way = one.transform.row4 - other.transform.row4
                #expect((way * way).sum() > 3.9, "\(twists) half turns")
            }
        }
        // With one side each place shows one of two cards, with two sides all of them are seen from here or from behind.
        let seen = places.count { $0.alpha > 0 }
        #expect(twists % 2 == 1 ? (4...8).contains(seen) : seen == 12)
    }

    @Test(arguments: [3, 12, 30, 60, 1000]) func `the front of a large prism stays before the eye`(items: Int) throws {
        let corners = try current(of: Arrangement("polygon-wheel", items: items)).map { try #require($0) }
        #expect(corners[1].x - corners[0].x < 3.001 * 260)
        let worked = Arrangement("polygon-wheel", items: items).layout.workedOut["setBack"]
        #expect(try #require(worked) >= 0)
        if items <= 30 { #expect(worked == 0) }
    }

    @Test(arguments: [2, 24, 40, 50, 1000], [0.0, 30, 60, 80])
    func `the nearest card of a disc that is full is in the view`(items: Int, tilt: Double) throws {
        let disc = Arrangement("disc", items: items).setting("tilt", to: .number(tilt))
        let count = try #require(disc.layout.workedOut["count"])
        #expect(count >= Double(min(items, 24)) && count <= Double(items))
        if count > 24 {
            for corner in current(of: disc) { #expect(try #require(corner).y < 400) }
        }
        #expect(disc.setting("count", to: .integer(items)).layout.workedOut["count"] == Double(items))
    }

    @Test(arguments: [false, true], [1, 5, 12]) func `all of a big wheel is in the view`(isVertical: Bool, items: Int) {
        let wheel = Arrangement("ferris-wheel", items: items).setting("yaw", to: 0.0)
            .with { $0.isVertical = isVertical }
        for number in 0..<items {
            let place = wheel.transform(atOffset: Double(number)).row4
            #expect(abs(place.x) + 45 < 640.001 && abs(place.y) + 53 < 360.001)
        }
    }

    @Test(arguments: ["sphere", "dome"]) func `few cards stand in one row around a ball`(name: String) {
        for (items, rows) in [(3, 1.0), (5, 1), (7, 1), (8, 2), (15, 3), (60, 5), (61, 6), (200, 10), (5000, 22)] {
            #expect(Arrangement(name, items: items).layout.workedOut["rows"] == rows)
        }
    }

    @Test func `where a line crosses itself, one strand stays above the other`() throws {
        var stage = Stage(try #require(LayoutKind.named("path")), items: 40, view: Size(width: 1280, height: 720))
        // Cards as far behind the middle as before it, from one such moment to the next.
        for step in 0..<40 {
            stage.apply(.jump(to: 6 + Double(step) / 20))
            let cards = stage.frame().cards
            for card in cards where card.offset > 1 {
                for other in cards where abs(other.offset + card.offset) < 0.6 { #expect(card.order > other.order) }
            }
        }
    }

    @Test func `cards that a mark lifts are before their neighbours`() throws {
        var stage = Stage(try #require(LayoutKind.named("path")), items: 40, view: Size(width: 1280, height: 720))
        #expect(stage.apply(.set("marks", to: .choice("0 lift=0; 0.2 lift=90; 0.4 lift=0; 1 lift=0"))) == nil)
        stage.apply(.jump(to: 20))
        let cards = stage.frame().cards
        let lifted = try #require(cards.max { $0.matrix.m43 < $1.matrix.m43 })
        #expect(lifted.matrix.m43 > 10 && lifted.order == cards.count - 1)
    }

    @Test(arguments: [1, 2, 5, 7]) func `a block of few cards stands around the middle`(items: Int) {
        let block = Arrangement("lattice", items: items)
        let places = (0..<items).map { block.transform(atOffset: 9, index: $0).row4 }
        let (left, right) = (places.map(\.x).min()!, places.map(\.x).max()!)
        let (high, low) = (places.map(\.y).min()!, places.map(\.y).max()!)
        #expect(abs(left + right) < 1e-9 && abs(high + low) < 1e-9)
    }

    @Test func `a grid that shows all stays where it is`() {
        func places(_ edge: String) -> [Transform3D] {
            var stage = Stage(LayoutKind.named("overview")!, items: 12, view: Size(width: 1280, height: 720))
            stage.apply(.set("restAt", to: .choice(edge)))
            stage.rest()
            return stage.frame().cards.map(\.matrix)
        }
        for edge in ["start", "end"] { #expect(places(edge) == places("centre")) }
    }
}
