public import LayoutCore
public import ZoeDocument

/// Where the times of a timeline stand on the screen, and which lane is where.
public struct TimeRuler: Equatable, Sendable {
    public let low: Point
    public let high: Point
    public let span: ClosedRange<Double>
    /// In the units of the screen.
    public let laneHeight: Double

    public init(low: Point, high: Point, span: ClosedRange<Double>, laneHeight: Double) {
        (self.low, self.high, self.span, self.laneHeight) = (low, high, span, laneHeight)
    }

    public var width: Double { max(high.x - low.x, 1) }
    public var seconds: Double { span.upperBound - span.lowerBound }

    public func x(of time: Double) -> Double { low.x + (time - span.lowerBound) / seconds * width }
    public func time(at x: Double) -> Double { span.lowerBound + (x - low.x) / width * seconds }
    /// How many seconds some units are.
    public func seconds(of units: Double) -> Double { units / width * seconds }

    public func middle(ofLane number: Int) -> Double { low.y + (Double(number) + 0.5) * laneHeight }
    /// nil above the first and below the last.
    public func lane(at y: Double, of count: Int) -> Int? {
        let number = Int(((y - low.y) / laneHeight).rounded(.down))
        return 0..<count ~= number ? number : nil
    }

    /// The key whose diamond is nearest to a place, if it is near.
    public func key(at place: Point, in timeline: Timeline, within reach: Double) -> Timeline.Place? {
        guard let number = lane(at: place.y, of: timeline.lanes.count) else { return nil }
        let lane = timeline.lanes[number]
        let time = time(at: place.x)
        let before = lane.place(at: time)
        let near = [before, before.map { $0 + 1 } ?? 0].compactMap(\.self).filter { lane.keys.indices.contains($0) }
        let best = near.map { lane.keys[$0].time }.min { abs($0 - time) < abs($1 - time) }
        guard let best, abs(x(of: best) - place.x) <= reach else { return nil }
        return Timeline.Place(lane.name, best)
    }

    /// The keys in a frame that a hand has drawn.
    public func keys(from: Double, to: Double, lanes: ClosedRange<Int>, in timeline: Timeline) -> [Timeline.Place] {
        let times = min(from, to)...max(from, to)
        return timeline.lanes.enumerated().filter { lanes.contains($0.offset) }.flatMap { _, lane in
            lane.keys.map(\.time).filter(times.contains).map { Timeline.Place(lane.name, $0) }
        }
    }

    /// The marks along the upper edge, with what is written at some of them.
    public var marks: [(time: Double, label: String?)] {
        let steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120, 300, 600]
        let step = steps.first { $0 / seconds * width >= 64 } ?? 600
        let fine = step / 5
        var marks: [(time: Double, label: String?)] = []
        var number = (span.lowerBound / fine).rounded(.up)
        while number * fine <= span.upperBound, marks.count < 1000 {
            let isNamed = number.truncatingRemainder(dividingBy: 5) == 0
            let time = ((number * fine) * 1000).rounded() / 1000
            marks.append((time, isNamed ? Self.words(for: time) : nil))
            number += 1
        }
        return marks
    }

    /// `1:05` from a minute on, else seconds.
    public static func words(for time: Double) -> String {
        let short = (time * 100).rounded() / 100
        guard short >= 60 else { return "\(Parameter.Value.number(short))" }
        let minutes = (short / 60).rounded(.down)
        let rest = ((short - 60 * minutes) * 100).rounded() / 100
        return "\(Int(minutes)):\(rest < 10 ? "0" : "")\(Parameter.Value.number(rest))"
    }
}
