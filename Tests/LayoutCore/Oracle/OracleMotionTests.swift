import Testing

@testable import LayoutCore

/// The original's own figures for its arithmetic and its motions.
@Suite struct OracleMotionTests {
    @Test func theRowCountsAsICarouselDoes() throws {
        let rows = try Fixture("oracle/oracle_wrap.csv").rows
        #expect(rows.count > 1200)
        for row in rows {
            let line = Row(count: row.integer("numberOfItems"), isWrapped: row.flag("wrap"))
            let (a, b) = (row.optional("a") ?? 0, row.optional("b") ?? 0)
            let result: Double
            switch row["func"] {
            case "clampedIndex": result = Double(line.clamped(index: Int(a)))
            case "clampedOffset": result = line.clamped(offset: a)
            case "currentItemIndex": result = Double(line.index(at: a))
            case "minScrollDistanceIndex", "minScrollDistanceOffset": result = line.distance(from: a, to: b)
            case "offsetForItemAtIndex": result = line.offset(of: Int(a), at: b)
            case "easeInOut": result = Easing.inOut(a)
            case "decelerationDistance": result = Scroller.flingDistance(velocity: b, decelerationRate: a)
            case "shouldDecelerate": result = Scroller.flings(velocity: b, decelerationRate: a) ? 1 : 0
            default:
                Issue.record("unknown function \(row["func"])")
                continue
            }
            #expect(isSame(row.number("result"), result), "row \(row["id"]) \(row["func"]): \(result)")
        }
    }

    @Test func flingsEndWhereICarouselsDo() throws {
        let rows = try Fixture("oracle/oracle_fling.csv").rows
        #expect(rows.count > 200)
        for row in rows {
            var scroller = Self.scroller(for: row)
            var log = Log(&scroller)
            scroller.beginDrag()
            scroller.drag(by: row.number("dragPoints"), velocity: row.number("velocityPointsPerSec"))
            #expect(isSame(row.number("startVelocityItemsPerSec"), scroller.velocity), "row \(row["id"])")
            #expect(isSame(row.number("offsetAtRelease"), scroller.offset), "row \(row["id"])")
            scroller.release()
            log.take(&scroller)
            let (end, duration) = scroller.firstPhase
            #expect(isSame(row.number("endOffset"), end), "row \(row["id"]): \(end)")
            #expect(isSame(row.number("durationSec"), duration), "row \(row["id"]): \(duration)")
            var time = start
            var ticks = 0
            while scroller.isTicking, ticks < 10_000 {
                time += 1.0 / 60
                ticks += 1
                scroller.tick(at: time)
                log.take(&scroller)
            }
            #expect(isSame(row.number("finalScrollOffset"), scroller.offset), "row \(row["id"])")
            #expect(row.integer("finalIndex") == scroller.currentIndex, "row \(row["id"])")
            #expect(abs(row.number("settleTimeSec") - (time - start)) < 1e-5, "row \(row["id"]): \(time)")
            #expect(row["events"] == log.text, "row \(row["id"])")
        }
    }

    private static func scroller(for row: Fixture.Row) -> Scroller {
        var rules = MotionRules(row: Row(count: row.integer("numberOfItems"), isWrapped: row.flag("wrap")))
        rules.strict = true
        let width = row.number("itemWidth")
        rules.itemsPerPoint = -row.number("offsetMultiplier") / width
        rules.speedPerPoint = -row.number("scrollSpeed") / width
        rules.decelerationRate = row.number("decelerationRate")
        rules.bounces = row.flag("bounces")
        rules.bounceDistance = row.number("bounceDistance")
        rules.stopAtItemBoundary = row.flag("stopAtItemBoundary")
        rules.scrollToItemBoundary = row.flag("scrollToItemBoundary")
        rules.pagingEnabled = row.flag("pagingEnabled")
        var scroller = Scroller(rules)
        scroller.placeSilently(at: row.number("startScrollOffset"))
        return scroller
    }
}

/// The clock under which the figures were taken did not begin at 0: its sums of sixtieths round as those from 1000 do,
/// which decides in which of two frames a motion ends.
private let start = 1000.0

/// Events as the table writes them: runs of didScroll collapsed.
private struct Log {
    private(set) var names: [String] = []

    init(_ scroller: inout Scroller) { scroller.events.removeAll() }

    mutating func take(_ scroller: inout Scroller) {
        for event in scroller.events {
            let name = event == .didScroll ? "didScroll*" : event.description
            if name != "didScroll*" || names.last != name { names.append(name) }
        }
        scroller.events.removeAll()
    }

    var text: String { names.joined(separator: ";") }
}

extension Scroller {
    /// Target and duration of the first motion after the hand has let go.
    fileprivate var firstPhase: (Double, Double) {
        switch phase {
        case .decelerating(let glide): (destination, glide.duration)
        case .animating(let travel): (travel.to, travel.duration)
        case .resting, .held, .dragging, .coasting, .springing: (offset, 0)
        }
    }

    /// Where the carousel stands when a scenario begins, its first tick long past.
    mutating func placeSilently(at offset: Double) {
        jump(to: offset)
        for frame in 1...120 { tick(at: start + Double(frame - 120) / 60) }
        events.removeAll()
    }
}

/// Whole scenarios, sixty figures a second.
@Suite struct OracleScrollTests {
    @Test func scenariosRunAsInICarousel() throws {
        let rows = try Fixture("oracle/oracle_scroll.csv").rows
        let scenarios = Dictionary(grouping: rows) { $0.integer("scenario") }
        #expect(scenarios.count == 18)
        for (number, rows) in scenarios {
            guard let scenario = Scenario.all[number] else {
                Issue.record("no scenario \(number)")
                continue
            }
            play(scenario, rows, name: rows[0]["name"])
        }
    }

    private func play(_ scenario: Scenario, _ rows: [Fixture.Row], name: String) {
        var stage = scenario.stage()
        expect(stage, rows[0], events: [], name)
        scenario.action(&stage)
        var row = 1
        var step = 0
        while row < rows.count {
            expect(stage, rows[row], events: stage.takeEvents(), name)
            row += 1
            guard row < rows.count else { break }
            if rows[row].number("t") > rows[row - 1].number("t") {
                stage.advance(by: 1.0 / 60)
                // A dragging hand moves after the frame's tick.
                if step < scenario.moves { stage.apply(.drag(by: scenario.move, velocity: scenario.velocity)) }
                step += 1
            } else {
                stage.apply(.release)
            }
        }
    }

    private func expect(_ stage: Stage, _ row: Fixture.Row, events: [Event], _ name: String) {
        let lane = stage.lanes[0]
        let place = "\(name) at \(row["t"])"
        #expect(isSame(row.number("scrollOffset"), lane.offset, within: 1e-7), "\(place): \(lane.offset)")
        #expect(row.flag("dragging") == lane.isDragging, "\(place)")
        #expect(row.flag("decelerating") == lane.isDecelerating, "\(place)")
        #expect(row.flag("scrolling") == lane.isAnimating, "\(place)")
        // While the scroll turns the cards, the original keeps what its dictionary's last card happened to have.
        if !lane.toggleFollowsScroll {
            #expect(isSame(row.number("toggle"), lane.toggle, within: 1e-7), "\(place): \(lane.toggle)")
        }
        #expect(row.integer("currentItemIndex") == lane.currentIndex, "\(place)")
        #expect(isSame(row.number("startVelocity"), lane.velocity, within: 1e-7), "\(place): \(lane.velocity)")
        // The original never tells that an insertion is done.
        let told = events.filter { if case .didInsert = $0 { false } else { true } }
        #expect(row["events"] == told.map(\.description).joined(separator: ";"), "\(place)")
    }
}

private struct Scenario {
    var layout = "linear"
    var items: Int
    var from: Double
    var knobs: [(String, Parameter.Value)] = []
    var moves = 0
    var move = Vector2.zero
    var velocity = Vector2.zero
    var action: @Sendable (inout Stage) -> Void = { _ in }

    func stage() -> Stage {
        var stage = Stage(LayoutKind.named(layout)!, items: items, view: Size(width: 1024, height: 768))
        stage.time = start
        for lane in stage.lanes.indices { stage.lanes[lane].tick(at: start) }
        stage.apply(.set("itemWidth", to: 200))
        for (name, value) in knobs { stage.apply(.set(name, to: value)) }
        stage.jump(to: from)
        for _ in 0..<120 { stage.advance(by: 1.0 / 60) }
        stage.time = start
        for lane in stage.lanes.indices {
            stage.lanes[lane].tick(at: start)
            stage.lanes[lane].lastTick = start
        }
        stage.apply(.set("strict", to: true))
        _ = stage.takeEvents()
        return stage
    }

    /// One drag event, then the hand is gone.
    static func fling(
        _ points: Double, _ velocity: Double, items: Int = 10, from: Double = 4, layout: String = "linear",
        _ knobs: [(String, Parameter.Value)] = []
    ) -> Scenario {
        Scenario(layout: layout, items: items, from: from, knobs: knobs) { stage in
            stage.apply(.press(at: .zero))
            stage.apply(.drag(by: Vector2(x: points, y: 0), velocity: Vector2(x: velocity, y: 0)))
        }
    }

    /// A drag event a frame, then the hand is gone.
    static func drag(
        _ points: Double, _ velocity: Double, times: Int, items: Int = 10, from: Double, layout: String = "linear",
        _ knobs: [(String, Parameter.Value)] = []
    ) -> Scenario {
        Scenario(
            layout: layout, items: items, from: from, knobs: knobs, moves: times, move: Vector2(x: points, y: 0),
            velocity: Vector2(x: velocity, y: 0)
        ) { stage in
            stage.apply(.press(at: .zero))
            stage.apply(.drag(by: .zero, velocity: .zero))
        }
    }

    static let all: [Int: Scenario] = [
        1: Scenario(items: 10, from: 0) { $0.apply(.scroll(to: 3)) },
        3: Scenario(layout: "rotary", items: 12, from: 1) { $0.apply(.scroll(to: 10)) },
        4: Scenario(layout: "rotary", items: 12, from: 1) { $0.apply(.scrollItems(30, seconds: 2)) },
        5: Scenario(items: 10, from: 7) { $0.apply(.scrollItems(30, seconds: 1)) },
        6: Scenario(items: 10, from: 4, knobs: [("scrollToItemBoundary", false)]) {
            $0.apply(.scroll(to: 6.4, seconds: 0.5))
        },
        7: Scenario(layout: "coverFlow2", items: 15, from: 4) { $0.apply(.scroll(to: 5)) },
        8: .drag(-2, -120, times: 60, items: 15, from: 4, layout: "coverFlow2"),
        9: .fling(-20, -1200),
        13: .drag(8, 0, times: 60, from: 0),
        14: .drag(-8, 0, times: 60, from: 9, [("bounceDistance", 0.5)]),
        15: .drag(-5, -300, times: 30, items: 10, from: 4, layout: "coverFlow"),
        16: .fling(-20, -6000, [("pagingEnabled", true)]),
        17: .fling(-20, -900, items: 30, from: 14, [("stopAtItemBoundary", false)]),
        19: .fling(-70, -100),
        20: Scenario(layout: "rotary", items: 12, from: 0) { $0.apply(.set("autoscroll", to: 0.5)) },
        23: Scenario(items: 10, from: 4) { $0.jump(to: 5.4) },
        25: Scenario(items: 10, from: 4.3) { $0.resize(to: $0.view) },
        27: Scenario(items: 10, from: 4) { $0.apply(.insert(at: 4, animated: false)) },
    ]
}
