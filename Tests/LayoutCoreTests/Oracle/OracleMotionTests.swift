import Testing

@testable import LayoutCore

/// The original's own figures for its arithmetic and its motions.
@Suite struct OracleMotionTests {
    @Test func arithmeticOfTheRow() throws {
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

    @Test func flings() throws {
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
        case .resting, .held, .dragging, .coasting: (offset, 0)
        }
    }

    /// Where the carousel stands when a scenario begins, its first tick long past.
    mutating func placeSilently(at offset: Double) {
        jump(to: offset)
        for frame in 1...120 { tick(at: start + Double(frame - 120) / 60) }
        events.removeAll()
    }
}
