import Testing

@testable import LayoutCore

/// Where cards come to rest: at an edge, with no empty room beside them, in groups, so many a swipe, from right to left.
/// Cards are 200 points wide and 220 apart, in a view of 1000: half of what is beside one is (1000 - 200) / 2 = 400.
@Suite struct RestTests {
    private static func row(
        _ knobs: [String: Parameter.Value], items: Int = 9, at scroll: Double = 0, layout: String = "linear"
    ) -> Stage {
        var stage = Stage.showing(layout, items: items, ["spacing": 1.1])
        for (name, value) in knobs.sorted(by: { $0.key < $1.key }) { stage.apply(.set(name, to: value)) }
        stage.rest()
        stage.jump(to: scroll)
        stage.rest()
        _ = stage.takeEvents()
        return stage
    }

    private static func span(_ index: Int, _ stage: Stage) throws -> ClosedRange<Double> {
        let frame = stage.frame()
        let card = try #require(frame.card(index))
        return try #require(frame.span(of: card))
    }

    @Test(arguments: LayoutKind.all.map(\.name)) func offItIsNotThere(name: String) {
        var stage = Stage(LayoutKind.named(name)!, items: 9, view: fiveCards)
        stage.stand(at: 2.3)
        var other = stage
        for (knob, value) in [("restAt", Parameter.Value.choice("centre")), ("contain", false), ("reversed", false)] {
            other.apply(.set(knob, to: value))
        }
        other.apply(.set("restEvery", to: 1))
        #expect(stage.frame() == other.frame())
    }

    // MARK: Edges

    @Test(arguments: [("start", 0.0, 200.0), ("centre", 400, 600), ("end", 800, 1000)])
    func theCurrentCardStandsAtItsEdge(edge: String, from: Double, to: Double) throws {
        let stage = Self.row(["restAt": .choice(edge)], at: 4)
        let span = try Self.span(4, stage)
        #expect(abs(span.lowerBound - from) < 1e-9 && abs(span.upperBound - to) < 1e-9)
        #expect(stage.frame().hit(at: Point(x: (from + to) / 2, y: 300))?.index == 4)
    }

    /// As it is seen: not where a flat card in the middle would be.
    @Test(arguments: LayoutKind.all.map(\.name), ["start", "end"])
    func theCurrentCardOfAnyLayoutStandsAtItsEdge(name: String, edge: String) throws {
        // Where all are in view, none is brought anywhere.
        if LayoutKind.named(name)!.info.showsAll { return }
        for isVertical in [false, true] {
            // Some move the picture by themselves.
            let knobs: [String: Parameter.Value] = [
                "restAt": .choice(edge), "vertical": .flag(isVertical), "contentX": 0, "contentY": 0,
            ]
            let frame = Self.row(knobs, items: 12, at: 5, layout: name).frame()
            // Some show it nowhere, or in pieces.
            guard let card = frame.card(5), card.part == nil else { continue }
            let corners = frame.camera.corners(of: card.size, through: card.matrix).compactMap { corner in
                corner.map { isVertical ? $0.y : $0.x }
            }
            let length = isVertical ? frame.camera.view.height : frame.camera.view.width
            let seen = edge == "start" ? corners.min() : corners.max()
            #expect(abs((seen ?? .nan) - (edge == "start" ? 0 : length)) < 1e-6, "\(isVertical)")
        }
    }

    @Test func roomIsKeptFreeAtTheEdges() throws {
        let knobs: [String: Parameter.Value] = ["restAt": .choice("start"), "restInset": 30, "contain": true]
        let first = try Self.span(0, Self.row(knobs))
        let last = try Self.span(8, Self.row(knobs, at: 8))
        #expect(abs(first.lowerBound - 30) < 1e-9 && abs(last.upperBound - 970) < 1e-3)
    }

    @Test func itsOwnSizeCounts() throws {
        var stage = Self.row(["restAt": .choice("start")])
        stage.itemSize = { Size(width: $0 == 3 ? 400 : 200, height: 200) }
        for place in [2.0, 3, 4] {
            stage.jump(to: place)
            #expect(abs(try Self.span(Int(place), stage).lowerBound) < 1e-9)
        }
    }

    /// 400 / 220 = 1.8181… from the first card on, and so far before the last.
    @Test(arguments: [
        ("centre", 1.8181818181818181, 6.1818181818181817), ("start", 0, 4.3636363636363638),
        ("end", 3.6363636363636362, 8),
    ])
    func noRoomIsLeftAtTheEnds(edge: String, first: Double, last: Double) throws {
        var stage = Self.row(["restAt": .choice(edge), "contain": true])
        #expect(abs(stage.scroll - first) < 1e-6)
        #expect(abs(try Self.span(0, stage).lowerBound) < 1e-3)
        stage.apply(.key(.end))
        stage.rest()
        #expect(abs(stage.scroll - last) < 1e-6)
        #expect(abs(try Self.span(8, stage).upperBound - 1000) < 1e-3)
        // Also a drag beyond comes back to where the view is full.
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -500, velocity: 0)
        stage.apply(.release)
        stage.rest()
        #expect(abs(stage.scroll - last) < 1e-6)
        // Steps end there, and are whole ones between.
        stage.apply(.key(.left))
        stage.rest()
        #expect(abs(stage.scroll - (last == 8 ? 7 : last.rounded(.down))) < 1e-6)
    }

    @Test(arguments: [("start", 0.0), ("centre", 1), ("end", 2)])
    func aRowThatIsAllInViewStays(edge: String, place: Double) {
        var stage = Self.row(["restAt": .choice(edge), "contain": true], items: 3)
        #expect(stage.scroll == place)
        stage.apply(.flick(by: Vector2(x: -300, y: 0), seconds: 0.1))
        stage.rest()
        #expect(stage.scroll == place)
    }

    @Test func anotherViewHasOtherEnds() throws {
        var stage = Self.row(["contain": true])
        stage.apply(.resize(Size(width: 600, height: 600)))
        stage.rest()
        stage.apply(.key(.home))
        stage.rest()
        #expect(abs(stage.scroll - 200.0 / 220) < 1e-6)
    }

    /// Cards lean in Cover Flow; what counts is where their edges are seen.
    @Test func anyLayoutIsContained() throws {
        let stage = Self.row(["contain": true], items: 30, layout: "cover-flow")
        let first = try Self.span(0, stage)
        #expect(stage.scroll > 1 && abs(first.lowerBound) < 1e-3)
        // A ring never comes to the view's edge, and a closed row has no ends.
        #expect(Self.row(["contain": true], layout: "ring").scroll == 0)
        #expect(Self.row(["contain": true, "wrap": true]).scroll == 0)
    }

    // MARK: From right to left

    @Test(arguments: ["linear", "cover-flow", "wheel", "helix", "cascade", "stack", "time-machine", "book"])
    func aReversedLayoutIsAMirrorWithCardsThatCanBeRead(name: String) throws {
        for isVertical in [false, true] {
            let knobs: [String: Parameter.Value] = ["vertical": .flag(isVertical)]
            let plain = Self.row(knobs, at: 3.4, layout: name)
            let reversed = Self.row(knobs.merging(["reversed": true]) { $1 }, at: 3.4, layout: name)
            for (card, other) in zip(plain.frame().cards, reversed.frame().cards) {
                let size = card.size
                for (x, y) in [(0.5, 0.5), (-0.5, 0.2), (0.1, -0.4)] {
                    let here = Point(x: x * size.width, y: y * size.height)
                    let there = Point(x: isVertical ? here.x : -here.x, y: isVertical ? -here.y : here.y)
                    guard let a = plain.camera.project(here, through: card.matrix),
                        let b = reversed.camera.project(there, through: other.matrix)
                    else { continue }
                    let mirrored = Point(x: isVertical ? a.x : 1000 - a.x, y: isVertical ? 600 - a.y : a.y)
                    #expect(abs(mirrored.x - b.x) + abs(mirrored.y - b.y) < 1e-6, "\(name) \(card.index)")
                }
                #expect(card.order == other.order && (card.matrix.row3.z > 0) == (other.matrix.row3.z > 0))
            }
        }
    }

    @Test func aReversedRowGoesWithTheHandAndTheKeys() {
        var stage = Self.row(["reversed": true], at: 4)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: 220, velocity: 0)
        #expect(stage.scroll > 4.5)
        stage.apply(.release)
        stage.rest()
        stage.apply(.key(.left))
        stage.rest()
        #expect(stage.scroll == 6)
        let shelf = Self.row(["reversed": true, "restAt": .choice("start"), "contain": true])
        #expect(shelf.scroll == 0 && shelf.frame().card(0).flatMap(shelf.frame().span)?.upperBound == 1000)
    }

    @Test(arguments: ["cosine", "wheel"]) func aReversedFormulaIsTheSame(name: String) throws {
        let stage = Self.row(["reversed": true, "restAt": .choice("end"), "sideTilt": 20], at: 3.5, layout: name)
        let kind = LayoutKind.custom(try Formula(try stage.formula()))
        var other = Stage(kind, items: stage.count, view: stage.view)
        other.use(stage.knobs(forFormula: kind))
        other.stand(at: stage.scroll)
        #expect(FormulaOfLayoutTests.difference(stage.frame(), other.frame()) == nil)
    }

    // MARK: Groups and limits

    @Test func groupsAreScrolledTogether() {
        var stage = Self.row(["restEvery": 3], items: 11)
        var places: [Double] = []
        for _ in 0..<4 {
            stage.apply(.key(.right))
            stage.rest()
            places.append(stage.scroll)
        }
        #expect(places == [3, 6, 9, 9])
        stage.apply(.press(at: stage.middle))
        stage.drag(x: 250, velocity: 0)
        stage.apply(.release)
        stage.rest()
        #expect(stage.scroll == 9)
        stage.jump(to: 7.4)
        stage.apply(.tap(at: Point(x: -1, y: -1)))
        stage.rest()
        #expect(stage.scroll == 6)
        // Round a closed row groups begin with the first card again.
        var closed = Self.row(["restEvery": 3, "wrap": true], items: 11, at: 9)
        closed.apply(.key(.right))
        closed.rest()
        #expect(closed.scroll == 0)
    }

    /// A notch goes on to the next group, whichever is nearer then; what a touchpad sends by little goes to the nearest.
    @Test(arguments: [(3, 6.0, 1.0, 9.0), (3, 6, -1, 3), (2, 4, -1, 2), (2, 4, 1, 6), (4, 4, 1, 8), (3, 6, 0.3, 6)])
    func aWheelLeavesItsGroup(every: Int, start: Double, turn: Double, end: Double) {
        var stage = Self.row(["restEvery": .integer(every)], items: 13, at: start)
        stage.apply(.wheel(by: turn))
        stage.rest()
        #expect(stage.scroll == end)
    }

    /// Where its cards come to no edge of the view, a row has the ends that it has without.
    @Test(arguments: ["fan", "stack", "rolodex", "phyllotaxis", "spiral"])
    func rowsWithoutEdgesAreNotContained(layout: String) {
        var stage = Stage.showing(layout, items: 12, ["contain": true])
        for place in [0.0, 7, 11] {
            stage.jump(to: place)
            stage.rest()
            #expect(stage.scroll == place)
        }
    }

    @Test func containedRowsMayRestBetweenCards() {
        let knobs: [String: Parameter.Value] = [
            "style": .choice("spring"), "scrollToItemBoundary": false, "contain": true,
        ]
        var stage = Self.row(knobs, items: 20, at: 5)
        stage.apply(.flick(by: Vector2(x: -310, y: 0), seconds: 0.1))
        stage.rest()
        #expect(stage.scroll > 7 && abs(stage.scroll - stage.scroll.rounded()) > 0.01)
    }

    @Test(arguments: ["spring", "spin", "endless"]) func pagesGoOneOn(style: String) {
        var stage = Self.row(["style": .choice(style), "pagingEnabled": true], items: 20, at: 4)
        stage.apply(.flick(by: Vector2(x: -90, y: 0), seconds: 0.01))
        stage.rest()
        #expect(stage.scroll == 5)
    }

    @Test(arguments: [
        ("carousel", 1), ("carousel", 3), ("spring", 1), ("spring", 4), ("spin", 1), ("spin", 3), ("endless", 2),
    ])
    func aSwipeGoesNoFartherThanItMay(style: String, limit: Int) {
        let knobs: [String: Parameter.Value] = ["style": .choice(style), "swipeLimit": .integer(limit)]
        for wrap in [false, true] {
            for start in [4.0, 10] {
                for (delta, side) in [(-80.0, 1.0), (80, -1)] {
                    var stage = Self.row(knobs.merging(["wrap": .flag(wrap)]) { $1 }, items: 20, at: start)
                    stage.apply(.flick(by: Vector2(x: delta, y: 0), seconds: 0.002))
                    stage.rest()
                    #expect(stage.scroll == start + side * Double(limit), "\(wrap) \(start) \(delta)")
                }
            }
        }
        // What the hand drags goes where it will, and comes back.
        var stage = Self.row(knobs, items: 20, at: 4)
        stage.apply(.press(at: stage.middle))
        stage.drag(x: -1400, velocity: -2000)
        #expect(stage.scroll > 9)
        stage.apply(.release)
        stage.rest()
        #expect(stage.scroll == 4 + Double(limit))
    }
}
