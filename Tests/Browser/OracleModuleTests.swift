import Foundation
import LayoutCore
import Testing
import ZoeBrowser

/// The original's own tables, played by the module as pages have it: whole carousels and flings beside the tables themselves, and
/// everything that they ask for beside this machine.
@Suite(.enabled(if: ModulePlayer.node != nil, "node is not there; apt-get install nodejs"))
struct OracleModuleTests {
    private typealias Row = [String: String]

    private static func rows(_ name: String) throws -> [Row] {
        let file = ModulePlayer.root.appending(path: "Tests/Fixtures/oracle/\(name).csv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { Row(uniqueKeysWithValues: zip(lines[0], $0)) }
    }

    private static func number(_ row: Row, _ name: String) throws -> Double {
        try #require(row[name].flatMap { Double($0) }, "\(name) of \(row)")
    }

    private static func turn(_ name: String, _ value: String) -> String {
        "{\"turn\":{\"name\":\"\(name)\",\"to\":\"\(value)\"}}"
    }

    /// The stage of a row, with all that is said of it, and what is done with it then.
    private static func play(
        _ row: Row, turns more: [String] = [], to scroll: Double, _ acts: [String]
    ) throws -> ModulePlayer.Play {
        let (width, height) = (row["viewW"] ?? "1024", row["viewH"] ?? "768")
        let make =
            "{\"layout\":\"\(row["type"] ?? "linear")\",\"items\":\(Int(try number(row, "numberOfItems"))),"
            + "\"view\":{\"width\":\(width),\"height\":\(height)}}"
        var turns = [turn("itemWidth", row["itemWidth"] ?? "200")]
        for name in ["vertical", "wrap"] {
            if let value = row[name], !value.isEmpty { turns.append(turn(name, value == "1" ? "true" : "false")) }
        }
        if let wrap = row["wrapOption"], wrap != "-1" { turns.append(turn("wrap", wrap == "1" ? "true" : "false")) }
        if let count = row["numberOfPlaceholders"] { turns.append(turn("placeholders", count)) }
        for name in ["perspective", "viewpointX", "viewpointY"] { row[name].map { turns.append(turn(name, $0)) } }
        for (option, value) in row.sorted(by: { $0.key < $1.key }) where option.hasPrefix("opt_") && !value.isEmpty {
            let isFlag = option == "opt_showBackfaces"
            turns.append(turn(String(option.dropFirst(4)), isFlag ? (value == "0" ? "false" : "true") : value))
        }
        return .init(make: make, acts: turns + more + ["{\"input\":{\"jump\":{\"to\":\(scroll)}}}"] + acts)
    }

    private static let tick = "{\"advance\":\(1.0 / 60)}"
    private static let rest = Array(repeating: tick, count: 120)
    private static let frame = "{\"frame\":1}"

    /// Every transform and every count of the original's, at the offset at which it was taken.
    @Test func itsStagesAreTheSame() throws {
        let transforms = try Self.rows("oracle").filter { $0["type"] != "custom" }.map {
            try Self.play($0, to: -(try Self.number($0, "offset")), [Self.tick, Self.frame])
        }
        let counts = try Self.rows("oracle_counts").filter { $0["type"] != "custom" }.map {
            try Self.play($0, to: 0.25, [Self.frame])
        }
        try ModuleTests.expectSame(transforms + counts, atLeast: 4500)
    }

    /// Where each card of whole carousels is, as the table has it.
    @Test func wholeCarouselsAreThoseOfTheTable() throws {
        let cases = Dictionary(grouping: try Self.rows("oracle_items")) { $0["case"] ?? "" }.values.map(\.self)
        let plays = try cases.map {
            try Self.play($0[0], to: try Self.number($0[0], "scrollOffsetSet"), Self.rest + [Self.frame])
        }
        let there = try ModulePlayer.play(plays).frames
        #expect(there.count == cases.count && cases.count > 200)
        for (rows, numbers) in zip(cases, there) {
            #expect(Int(numbers[0]) == Int(try Self.number(rows[0], "loadedCount")), "\(rows[0])")
            #expect(abs(numbers[1] - (try Self.number(rows[0], "scrollOffset"))) < 1e-9)
            #expect(numbers[3] == (try Self.number(rows[0], "currentItemIndex")))
            for row in rows { try Self.expect(row, in: numbers) }
        }
    }

    private static func expect(_ row: Row, in numbers: [Double]) throws {
        let index = try number(row, "index")
        let cards = stride(from: FrameNumbers.head, to: numbers.count, by: FrameNumbers.each)
        guard let card = cards.first(where: { numbers[$0] == index }) else {
            Issue.record("no card \(index) in case \(row["case"] ?? "")")
            return
        }
        var wanted = [(4, try number(row, "offset")), (7, try number(row, "alpha"))]
        for entry in 0..<16 { wanted.append((12 + entry, try number(row, "m\(entry / 4 + 1)\(entry % 4 + 1)"))) }
        for (place, value) in wanted {
            // The table's alpha has the digits of a float.
            let most = place == 7 ? 1e-8 : 1e-9 * max(1, abs(value))
            #expect(abs(numbers[card + place] - value) <= most, "row \(row["id"] ?? ""), number \(place)")
        }
        #expect((Int(numbers[card + 10]) & 1 == 1) == (row["hidden"] == "1"))
    }

    /// The rules of a row's motion, and those of the original wherever this library has others.
    private static func motion(_ row: Row) -> [String] {
        let flags = ["bounces", "stopAtItemBoundary", "scrollToItemBoundary", "pagingEnabled"]
        let numbers = ["offsetMultiplier", "decelerationRate", "scrollSpeed", "bounceDistance"]
        return flags.map { turn($0, row[$0] == "1" ? "true" : "false") } + numbers.map { turn($0, row[$0] ?? "") }
            + [turn("strict", "true")]
    }

    /// How flings go, frame by frame beside this machine, and where they end in the table.
    @Test func flingsEndWhereTheTableSays() throws {
        let rows = try Self.rows("oracle_fling")
        let plays = try rows.map { row in
            func along(_ name: String) throws -> String {
                let points = try Self.number(row, name)
                return row["vertical"] == "1" ? "{\"x\":0,\"y\":\(points)}" : "{\"x\":\(points),\"y\":0}"
            }
            let drag = "{\"by\":\(try along("dragPoints")),\"velocity\":\(try along("velocityPointsPerSec"))}"
            let hand = ["{\"press\":{\"at\":{\"x\":512,\"y\":384}}}", "{\"drag\":\(drag)}", "{\"release\":{}}"]
            let ticks = Int(try Self.number(row, "settleTimeSec") * 60) + 60
            let seen = (0..<ticks).flatMap { $0 % 20 == 0 ? [Self.tick, Self.frame] : [Self.tick] }
            return try Self.play(
                row, turns: Self.motion(row), to: try Self.number(row, "startScrollOffset"),
                Self.rest + hand.map { "{\"input\":\($0)}" } + seen + [Self.frame])
        }
        try ModuleTests.expectSame(plays, atLeast: 1000)
        let there = try ModulePlayer.play(plays).frames
        var place = 0
        for (row, play) in zip(rows, plays) {
            place += play.acts.count { $0 == Self.frame }
            let end = there[place - 1]
            #expect(abs(end[1] - (try Self.number(row, "finalScrollOffset"))) < 1e-7, "row \(row["id"] ?? "")")
            #expect(end[3] == (try Self.number(row, "finalIndex")), "row \(row["id"] ?? "")")
        }
    }
}
