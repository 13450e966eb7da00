import LayoutCore
import Testing

/// Where piles, pages and what apps have put the point (40, -30) of a card: figures from a program in another language, which
/// multiplies the elementary turns and moves one by one and adds up lengths, gaps and cells as they come.
@Suite struct PileLayoutTests {
    static let figures: [(layout: String, index: Int, offset: Double, place: [Double])] = [
        ("stack", 3, 0.4, [49.823973, -28.800000, 0.000000]),
        ("stack", 6, 1.75, [81.835438, -24.750000, 0.000000]),
        ("stack", 4, -0.3, [-76.100771, -1.231191, 0.000000]),
        ("swipe-deck", 3, 0.4, [39.200000, -17.080000, -4.800000]),
        ("swipe-deck", 6, 1.75, [36.500000, 26.525000, -21.000000]),
        ("swipe-deck", 4, -0.3, [-139.787047, -27.101072, 3.600000]),
        ("wallet", 3, 0.4, [40.000000, 66.418192, 15.394805]),
        ("wallet", 6, 1.75, [40.000000, 242.623658, 52.552008]),
        ("wallet", 4, -0.3, [40.000000, -42.824027, -15.944477]),
        ("keylines", 3, 0.4, [152.000000, -30.000000, 0.000000]),
        ("keylines", 6, 1.75, [416.600000, -30.000000, 0.000000]),
        ("keylines", 4, -0.3, [-44.000000, -30.000000, 0.000000]),
        ("pages", 3, 0.4, [32.000000, -24.000000, 0.000000]),
        ("pages", 6, 1.75, [20.000000, -15.000000, 0.000000]),
        ("pages", 4, -0.3, [-198.080000, -30.000000, 0.000000]),
        ("cascade", 3, 0.4, [0.041503, -42.800000, -58.367716]),
        ("cascade", 6, 1.75, [-111.738497, -86.000000, -179.867716]),
        ("cascade", 4, -0.3, [65.453503, -17.520000, 12.732284]),
        ("overview", 3, 0.4, [267.589663, -197.472104, 25.920000]),
        ("overview", 6, 1.75, [-223.263309, -16.100719, 0.000000]),
        ("overview", 4, -0.3, [512.612558, -197.691073, 31.360000]),
    ]

    @Test func `each stands where its write-up says`() {
        for (layout, index, offset, place) in Self.figures {
            let point = Arrangement(layout).transform(atOffset: offset, index: index).moved(40, -30)
            let miss = zip(place, [point.x, point.y, point.z]).map { abs($0 - $1) }.max()!
            #expect(miss < 2e-6, "\(layout) at \(offset): \(point) and not \(place)")
        }
    }

    @Test(arguments: ["stack", "swipe-deck", "wallet", "keylines", "pages"])
    func `the current card is undistorted and in the middle`(name: String) {
        #expect(Arrangement(name).transform(atOffset: 0).difference(from: .identity) < 1e-12)
        #expect(Arrangement(name).placement(atOffset: 0).alpha == 1)
    }

    @Test func `a knob of the stack counts more than its manner`() {
        let stack = Arrangement("stack").setting("manner", to: .choice("vortex"))
        #expect(stack.layout.workedOut["popTurn"] == 180 && stack.layout.workedOut["fadeStep"] == 0.4)
        let other = stack.setting("popTurn", to: 90)
        #expect(other.layout.workedOut["popTurn"] == 90)
        #expect(other.transform(atOffset: -0.5).difference(from: stack.transform(atOffset: -0.5)) > 0.1)
        #expect(other.placement(atOffset: 2) == stack.placement(atOffset: 2))
    }

    @Test func `upper cards of a pile are drawn over lower ones, and what is thrown over all`() throws {
        for name in ["stack", "swipe-deck"] {
            var stage = Stage(LayoutKind.named(name)!, items: 9, view: Size(width: 1280, height: 720))
            stage.stand(at: 3.4)
            let cards = stage.frame().cards.sorted { $0.order > $1.order }
            #expect(cards.map(\.index) == cards.map(\.index).sorted() && cards.count > 3, "\(name)")
        }
        // Reversed, the pile is of those before.
        var stage = Stage(LayoutKind.named("stack")!, items: 9, view: Size(width: 1280, height: 720))
        stage.apply(.set("manner", to: .choice("reverse")))
        stage.stand(at: 5.4)
        let cards = stage.frame().cards.sorted { $0.order > $1.order }
        #expect(cards.map(\.index) == cards.map(\.index).sorted(by: >) && cards.count > 3)
    }

    @Test func `a thrown card goes to its side and with the hand`() {
        let deck = Arrangement("swipe-deck")
        #expect(deck.transform(atOffset: -0.5).m41 < 0 && deck.layout.itemsPerPoint! < 0)
        let right = deck.setting("throws", to: .choice("right"))
        #expect(right.transform(atOffset: -0.5).m41 > 0 && right.layout.itemsPerPoint! > 0)
        let both = deck.setting("throws", to: .choice("alternating"))
        #expect(both.transform(atOffset: -0.5, index: 2).m41 == -both.transform(atOffset: -0.5, index: 3).m41)
    }

    @Test func `lower edges of a waiting deck are equally far apart`() {
        let deck = Arrangement("swipe-deck")
        let edges = (0..<4).map { deck.transform(atOffset: Double($0)).moved(0, 220).y }
        for (edge, next) in zip(edges, edges.dropFirst()) { #expect(abs(next - edge - 0.045 * 440) < 1e-9) }
    }

    @Test func `of passes in a wallet the drawn one is whole and of the others there are strips`() {
        let wallet = Arrangement("wallet")
        let height = wallet.stage.card.height
        // Those behind the drawn one lean about their lower edges, those before it about their upper ones.
        let behind = (-3...0).map { wallet.transform(atOffset: Double($0)).moved(0, height / 2).y }
        let before = (1...4).map { wallet.transform(atOffset: Double($0)).moved(0, -height / 2).y }
        #expect(abs(before[0] - behind[3] - 0.1 * height) < 1e-9)
        for edges in [behind, before] {
            for (edge, next) in zip(edges, edges.dropFirst()) { #expect(abs(next - edge - 0.2 * height) < 1e-9) }
        }
    }

    /// It is drawn past the one before, never through it.
    @Test func `the next pass in a wallet is before the drawn one all the way`() {
        var stage = Stage(LayoutKind.named("wallet")!, items: 9, view: Size(width: 720, height: 720))
        for step in 0...40 {
            stage.stand(at: 3 + Double(step) / 40)
            let order = stage.frame().cards.sorted { $0.order < $1.order }.map(\.index)
            #expect(order == order.sorted(), "at \(stage.scroll)")
            let next = stage.card(atOffset: 4 - stage.scroll).matrix
            let height = stage.frame().cards[0].size.height
            // Its upper edge is before the drawn one's plane.
            let camera = stage.frame().camera
            let edge = Point(x: 0, y: -height / 2)
            guard let seen = camera.project(edge, through: next) else { continue }
            let own = stage.card(atOffset: 3 - stage.scroll).matrix
            guard let spot = camera.unproject(seen, onto: own), abs(spot.point.y) <= height / 2,
                let mine = camera.unproject(seen, onto: next)
            else { continue }
            #expect(mine.nearness > spot.nearness, "at \(stage.scroll)")
        }
    }

    @Test func `between keylines there is the gap and nothing else`() {
        for (align, range) in [("centre", -4..<4), ("start", 0..<5)] {
            for large in [1, 2, 3] {
                let row = Arrangement("keylines").setting("align", to: .choice(align))
                    .setting("large", to: .integer(large)).setting("smallCount", to: 3)
                for offset in range {
                    // At marks, and half way between: both sizes and middles go in proportion.
                    for part in [0, 0.5] {
                        let (a, b) = (
                            row.placement(atOffset: Double(offset) + part),
                            row.placement(atOffset: Double(offset) + part + 1)
                        )
                        let room = b.transform.row4.x - a.transform.row4.x - (a.size!.width + b.size!.width) / 2
                        #expect(abs(room - 10) < 1e-9, "\(align) \(large) at \(offset) + \(part): \(room)")
                    }
                }
            }
        }
    }

    @Test func `at the start the first large card touches the view's edge but for the gap`() {
        let row = Arrangement("keylines").setting("align", to: .choice("start"))
        #expect(abs(row.transform(atOffset: 0).row4.x - 180 - (-640 + 10)) < 1e-9)
    }

    @Test func `an overview holds every card within the view`() {
        for (items, view) in [(1, fiveCards), (7, fiveCards), (40, Size(width: 400, height: 900)), (333, fiveCards)] {
            let grid = Arrangement("overview", items: items, view: view)
            let (width, height) = (grid.stage.card.width / 2, grid.stage.card.height / 2)
            var places: Set<SIMD2<Double>> = []
            for index in 0..<items {
                let transform = grid.transform(atOffset: 2, index: index)
                let corners = [transform.moved(width, height), transform.moved(-width, -height)]
                #expect(corners.allSatisfy { abs($0.x) <= view.width / 2 && abs($0.y) <= view.height / 2 })
                places.insert(SIMD2(transform.row4.x, transform.row4.y))
            }
            #expect(places.count == items)
            #expect(grid.layout.window(around: 3, of: items) == 0..<items)
        }
    }

    @Test func `a bent overview stands around the viewer`() {
        let grid = Arrangement("overview", items: 12).setting("bend", to: 60)
        let (left, right) = (grid.transform(atOffset: 5, index: 0), grid.transform(atOffset: 5, index: 3))
        #expect(left.row4.z > 0 && abs(left.row4.z - right.row4.z) < 1e-9 && left.row3.x > 0 && right.row3.x < 0)
    }
}
