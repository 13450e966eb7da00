public import LayoutCore

/// Turns what is moved outside the window into values of knobs, and learns what is to turn which. It knows neither a window nor a
/// clock, and the knobs only by what it is told of them.
public struct ControlDesk {
    /// A knob as it stands.
    public struct Knob {
        public var parameter: Parameter
        public var value: Parameter.Value
        /// Its number, where it has one, also one that the program has worked out.
        public var shown: Double?

        public init(_ parameter: Parameter, _ value: Parameter.Value, shown: Double?) {
            (self.parameter, self.value, self.shown) = (parameter, value, shown)
        }
    }

    public enum Outcome: Hashable {
        /// A knob is to be turned.
        case turn(String, Parameter.Value)
        /// A control has to come past where the knob stands before it takes it along.
        case waits(ControlMap.Binding, needsMore: Bool)
        /// From now on it turns the knob that was to learn.
        case learnt(Control, String)
    }

    public private(set) var map: ControlMap
    /// The knob for which something is to be moved now.
    public private(set) var learner: String?
    /// Where each control was when the learner began to listen.
    private var places: [Control: Double] = [:]
    private var grips: [ControlMap.Binding: Grip] = [:]
    /// How far sticks are pushed that turn knobs, beyond where they rest.
    private var pushed: [Control: Double] = [:]
    /// How far what goes by steps has come: finer than a knob with few places tells.
    private var travels: [ControlMap.Binding: Travel] = [:]

    private struct Travel {
        var place: Double
        var given: Parameter.Value
    }

    /// How a control holds a knob.
    private struct Grip {
        /// Where the control was last.
        var position: Double?
        /// What the knob was given; while it still stands there, the control holds it.
        var given: Parameter.Value?
        var hasSaidThatItWaits = false
    }

    /// A fader that trembles is not meant.
    private static let meant = 3.0 / 127
    /// So near a control takes a knob along without having come past it: twice what seven bits tell apart.
    private static let near = 2.0 / 127
    /// Sticks do not rest in their very middle.
    private static let slack = 0.15
    /// How long a stick that is pushed all the way takes from one end of a knob to the other.
    private static let seconds = 2.0

    public init(_ map: ControlMap = ControlMap()) { self.map = map }

    // MARK: Learning

    /// What is moved next turns this knob; nil calls that off.
    public mutating func learn(_ knob: String?) { (learner, places) = (knob, [:]) }

    /// - Returns: whether anything had turned it.
    public mutating func forget(_ knob: String) -> Bool {
        grips = grips.filter { $0.key.knob != knob }
        return map.forget(knob)
    }

    /// - Returns: whether the control was meant.
    private mutating func isMeant(_ move: ControlMove) -> Bool {
        if move.control.isKey { return move.position > 0.5 || !move.control.isPad }
        if case .pad(let part) = move.control, part.isStick { return abs(move.position) > 0.5 }
        guard let first = places[move.control] else {
            places[move.control] = move.position
            return false
        }
        return abs(move.position - first) >= Self.meant
    }

    // MARK: Turning

    /// - Parameter knob: as it stands; nil where there is none of that name.
    public mutating func take(_ moves: [ControlMove], _ knob: (String) -> Knob?) -> [Outcome] {
        var outcomes: [Outcome] = []
        var turned: [String: Parameter.Value] = [:]
        func now(_ name: String) -> Knob? {
            guard var now = knob(name) else { return nil }
            if let value = turned[name] { (now.value, now.shown) = (value, value.asNumber) }
            return now
        }
        for move in moves {
            if let learner, isMeant(move) {
                map.learn(move.control, for: learner) { knob($0) != nil }
                self.learner = nil
                grips = grips.filter { $0.key.control != move.control }
                outcomes.append(.learnt(move.control, learner))
            }
            for binding in map.bindings(of: move.control) {
                guard let knob = now(binding.knob), let span = KnobSpan(knob.parameter) else { continue }
                switch follow(binding, move, knob, span) {
                case .turn(let name, let value)?: turned[name] = value
                case let outcome?: outcomes.append(outcome)
                case nil: break
                }
            }
        }
        return outcomes + turned.sorted { $0.key < $1.key }.map { .turn($0.key, $0.value) }
    }

    private mutating func follow(
        _ binding: ControlMap.Binding, _ move: ControlMove, _ knob: Knob, _ span: KnobSpan
    ) -> Outcome? {
        if move.control.isKey {
            guard move.position > 0 else { return nil }
            return .turn(binding.knob, span.next(after: knob.value) ?? span.value(at: move.position))
        }
        if case .pad(let part) = move.control, part.isStick {
            let reach = (abs(move.position) - Self.slack) / (1 - Self.slack)
            pushed[move.control] = reach > 0 ? (move.position < 0 ? -reach : reach) : nil
            if reach <= 0 { travels[binding] = nil }
            return nil
        }
        let place = span.position(of: knob.value, shown: knob.shown)
        if binding.mode == .relative {
            let steps = (move.position * 127).rounded()
            // Seven bits with a sign: 1 is a step up, 127 one down.
            let change = (steps > 63 ? steps - 128 : steps) / 127
            return travel(binding, by: change, knob, span)
        }
        var grip = grips[binding] ?? Grip()
        defer { grips[binding] = grip }
        let before = grip.position
        grip.position = move.position
        let isHeld = grip.given.map { $0 == knob.value } ?? false
        if binding.mode == .pickUp, !isHeld, !span.isChoice, let place = place.map({ min(max($0, 0), 1) }) {
            let isPast = before.map { ($0 - place) * (move.position - place) <= 0 } ?? false
            guard isPast || abs(move.position - place) <= Self.near else {
                grip.given = nil
                guard !grip.hasSaidThatItWaits else { return nil }
                grip.hasSaidThatItWaits = true
                return .waits(binding, needsMore: place > move.position)
            }
        }
        let value = span.value(at: move.position)
        (grip.given, grip.hasSaidThatItWaits) = (value, false)
        return .turn(binding.knob, value)
    }

    // MARK: Sticks

    /// Whether a stick that turns a knob is pushed.
    public var isPushed: Bool { !pushed.isEmpty }

    /// What sticks that are pushed have turned within so many seconds.
    public mutating func push(for seconds: Double, _ knob: (String) -> Knob?) -> [Outcome] {
        var outcomes: [Outcome] = []
        for (control, reach) in pushed.sorted(by: { "\($0.key)" < "\($1.key)" }) {
            for binding in map.bindings(of: control) {
                guard let knob = knob(binding.knob), let span = KnobSpan(knob.parameter) else { continue }
                outcomes.append(travel(binding, by: reach * seconds / Self.seconds, knob, span))
            }
        }
        return outcomes
    }

    private mutating func travel(
        _ binding: ControlMap.Binding, by change: Double, _ knob: Knob, _ span: KnobSpan
    ) -> Outcome {
        let known = travels[binding].flatMap { $0.given == knob.value ? $0.place : nil }
        let start = known ?? span.position(of: knob.value, shown: knob.shown) ?? 0.5
        let place = min(max(start + change, 0), 1)
        let value = span.value(at: place)
        travels[binding] = Travel(place: place, given: value)
        return .turn(binding.knob, value)
    }

    /// Whether it turns a knob that is there.
    public func turns(_ control: Control, _ isThere: (String) -> Bool) -> Bool {
        map.bindings(of: control).contains { isThere($0.knob) }
    }
}

extension Control {
    fileprivate var isPad: Bool { if case .pad = self { true } else { false } }
}

extension Parameter.Value {
    fileprivate var asNumber: Double? {
        switch self {
        case .number(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}
