public import LayoutCore
public import ZoeDocument

/// What is drawn in a lane: how its values go, as heights, as colours, or as words where nothing lies in between.
public struct LaneShape: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// Numbers, each from 0 at the lane's least value to 1 at its greatest.
        case curves, colours, words
    }

    public let kind: Kind
    /// The least and the greatest number on the way.
    public let range: ClosedRange<Double>
    private let lane: Timeline.Lane
    private let parameter: Parameter?

    /// - Parameter parameter: whose values they are; nil for the row's place and for the layout.
    public init(_ lane: Timeline.Lane, of parameter: Parameter?) {
        (self.lane, self.parameter) = (lane, parameter)
        let first = lane.keys.first.flatMap { lane.value(at: $0.time, of: parameter) }
        if case .colour? = first {
            kind = .colours
        } else {
            kind = first?.numbers == nil ? .words : .curves
        }
        range = kind == .curves ? Self.range(of: lane, parameter) : 0...1
    }

    /// Springs and some Bézier curves leave what lies between their keys.
    private static func range(of lane: Timeline.Lane, _ parameter: Parameter?) -> ClosedRange<Double> {
        var (least, most) = (Double.infinity, -Double.infinity)
        func note(_ time: Double) {
            for number in lane.value(at: time, of: parameter)?.numbers ?? [] {
                (least, most) = (min(least, number), max(most, number))
            }
        }
        for (place, key) in lane.keys.enumerated() {
            note(key.time)
            guard place + 1 < lane.keys.count, key.curve.mayOvershoot else { continue }
            let way = lane.keys[place + 1].time - key.time
            for part in 1..<24 { note(key.time + way * Double(part) / 24) }
        }
        guard least.isFinite, most.isFinite else { return 0...1 }
        return least...most
    }

    /// Nothing goes up or down.
    public var isFlat: Bool { range.lowerBound == range.upperBound }

    /// From 0 to 1, one for each number of the value; none where it has no numbers.
    public func heights(at time: Double) -> [Double] {
        let numbers = lane.value(at: time, of: parameter)?.numbers ?? []
        guard !isFlat else { return numbers.map { _ in 0.5 } }
        let wide = range.upperBound - range.lowerBound
        return numbers.map { ($0 - range.lowerBound) / wide }
    }

    public func colour(at time: Double) -> SIMD4<Double>? {
        guard case .colour(let parts)? = lane.value(at: time, of: parameter) else { return nil }
        return parts
    }

    public func word(at time: Double) -> String {
        lane.value(at: time, of: parameter).map { "\($0)" } ?? ""
    }

    /// The times at which it is looked at to be drawn: so far apart, and right before and at each key, where it may leap.
    public func times(in span: ClosedRange<Double>, step: Double) -> [Double] {
        guard step > 0, step.isFinite else { return [] }
        let count = Int(min(((span.upperBound - span.lowerBound) / step).rounded(.up), 4000))
        var times = (0...count).map { min(span.lowerBound + Double($0) * step, span.upperBound) }
        let first = lane.place(at: span.lowerBound).map { $0 + 1 } ?? 0
        let last = lane.place(at: span.upperBound) ?? -1
        // Where keys are as close as the steps, these are enough.
        if last >= first, last - first < count {
            for key in lane.keys[first...last] { times += [max(key.time.nextDown, span.lowerBound), key.time] }
            times.sort()
        }
        return times
    }

    /// The keys in a span, those that can't be told apart left out.
    public func keys(in span: ClosedRange<Double>, apart: Double) -> [Timeline.Key] {
        var place = lane.place(at: span.lowerBound.nextDown).map { $0 + 1 } ?? 0
        var found: [Timeline.Key] = []
        while place < lane.keys.count, lane.keys[place].time <= span.upperBound {
            let key = lane.keys[place]
            found.append(key)
            // By halving, so that many keys in one place take no longer.
            let next = lane.place(at: key.time + apart).map { $0 + 1 } ?? place + 1
            place = max(place + 1, apart > 0 ? next : 0)
        }
        return found
    }
}

extension Parameter.Value {
    /// What can be drawn as a curve.
    fileprivate var numbers: [Double]? {
        switch self {
        case .number(let number): [number]
        case .integer(let number): [Double(number)]
        case .vector(let numbers): numbers
        case .flag, .choice, .colour, .auto: nil
        }
    }
}

extension TimingCurve {
    fileprivate var mayOvershoot: Bool {
        switch self {
        case .spring, .bezier: true
        case .linear, .in, .out, .inOut, .steps: false
        }
    }
}
