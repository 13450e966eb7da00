/// A knob of known type: its name, range, default and help are said once, where it is declared, and `knobs[knob]` is its value.
///
/// ```swift
/// static let tilt = Knob("tilt", 0.9, in: -4...4, "how far the cards lean")
/// ```
///
/// A knob without a default of its own has an optional value, which is nil while the layout works it out.
public struct Knob<Value: KnobValue>: Sendable {
    private let content: Shared<Parameter.Content>

    /// As a table lists it.
    public var parameter: Parameter { Parameter(content) }

    fileprivate init(_ parameter: Parameter) { content = parameter.shared }

    /// The value in a table's terms as this knob's type. Its own default always is of that type.
    fileprivate func value(of value: Parameter.Value) -> Value {
        guard let read = Value.read(value) ?? Value.read(parameter.default) else {
            preconditionFailure("\(parameter.fullName) has a default of another type")
        }
        return read
    }
}

/// What a knob of known type can stand at.
public protocol KnobValue: Sendable {
    /// The value as this type; nil where it is none.
    static func read(_ value: Parameter.Value) -> Self?
}

extension Knobs {
    /// What the knob stands at: as it was set, or by default. The default is the table's, for a layout may want another one of a knob
    /// that every layout has.
    public subscript<Value>(knob: Knob<Value>) -> Value { value(of: knob) }

    /// Called and not copied into each place that asks.
    @inline(never)
    private func value<Value>(of knob: Knob<Value>) -> Value {
        guard let value = value(of: knob.parameter.shared) else {
            assertionFailure("no knob is called \(knob.parameter.fullName)")
            return knob.value(of: knob.parameter.default)
        }
        return knob.value(of: value)
    }

    /// Whether the table has this knob.
    func has<Value>(_ knob: Knob<Value>) -> Bool { table[knob.parameter.fullName] != nil }
}

// MARK: The types

// What makes a parameter is called and not copied into each place that has a knob: there are two hundred, and the module of pages
// counts each byte. (Of what a global constant is made of, the compiler copies all that it can, whatever is asked of it, but not what
// a part of the result is taken from; therefore a knob keeps what its parameter shares.)

extension Knob where Value == Double {
    /// A number.
    public init(
        _ name: String, _ initial: Double, in range: ClosedRange<Double>, step: Double = 0.01,
        unit: Parameter.Unit = .none, _ help: String, slider: ClosedRange<Double>? = nil,
        group: Parameter.Group = .layout
    ) {
        self.init(Parameter(name, in: range, step: step, .number(initial), unit, help, slider: slider, group))
    }
}

extension Knob where Value == Double? {
    /// A number that the layout works out until it is set.
    public init(
        _ name: String, in range: ClosedRange<Double>, step: Double = 0.01, unit: Parameter.Unit = .none,
        _ help: String, slider: ClosedRange<Double>? = nil, group: Parameter.Group = .layout
    ) {
        self.init(Parameter(name, in: range, step: step, .auto, unit, help, slider: slider, group))
    }
}

extension Knob where Value == Int {
    /// A whole number.
    public init(
        _ name: String, _ initial: Int, in range: ClosedRange<Int>, _ help: String, group: Parameter.Group = .layout
    ) {
        self.init(Parameter(name, .integer(range), .integer(initial), help, group))
    }
}

extension Knob where Value == Int? {
    /// A whole number that the layout works out until it is set.
    public init(_ name: String, in range: ClosedRange<Int>, _ help: String, group: Parameter.Group = .layout) {
        self.init(Parameter(name, .integer(range), .auto, help, group))
    }
}

extension Knob where Value == Bool {
    /// On or off.
    public init(_ name: String, _ initial: Bool, _ help: String, group: Parameter.Group = .layout) {
        self.init(Parameter(name, .flag, .flag(initial), help, group))
    }
}

extension Knob where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// One of the words of an enumeration.
    public init(_ name: String, _ initial: Value, _ help: String, group: Parameter.Group = .layout) {
        self.init(
            Parameter(name, .choice(Value.allCases.map { $0.rawValue }), .choice(initial.rawValue), help, group))
    }
}

extension Knob where Value == String {
    /// A line, as an SVG path.
    public init(_ name: String, track initial: String, _ help: String, group: Parameter.Group = .layout) {
        self.init(Parameter(name, .track, .choice(initial), help, group))
    }
}

extension Knob where Value == SIMD4<Double>? {
    /// Four numbers that the layout works out until they are set.
    public init(_ name: String, in range: ClosedRange<Double>, _ help: String, group: Parameter.Group = .layout) {
        self.init(Parameter(name, .vector(range, count: 4), .auto, help, group))
    }
}

extension Knob where Value == SIMD4<Double> {
    /// A colour: red, green, blue and alpha, from 0 to 1.
    public init(
        _ name: String, colour initial: SIMD4<Double>, _ help: String, group: Parameter.Group = .layout
    ) {
        self.init(Parameter(name, .colour, .colour(initial), help, group))
    }
}

extension Knob where Value == String? {
    /// Points in space; nil where the layout has a form of its own.
    public init(_ name: String, points help: String, group: Parameter.Group = .layout) {
        self.init(Parameter(name, .points, .auto, help, group))
    }

    /// What cards have along a line; nil where nothing is said.
    public init(_ name: String, marks help: String, group: Parameter.Group = .layout) {
        self.init(Parameter(name, .marks, .auto, help, group))
    }
}

extension Parameter {
    @inline(never)
    fileprivate init(
        _ name: String, in range: ClosedRange<Double>, step: Double, _ value: Value, _ unit: Unit, _ help: String,
        slider: ClosedRange<Double>?, _ group: Group
    ) {
        self.init(
            name, in: group, .number(range, step: step), default: value, unit: unit, help: help,
            presentation: Presentation(slider: slider))
    }

    @inline(never)
    fileprivate init(_ name: String, _ kind: Kind, _ value: Value, _ help: String, _ group: Group) {
        self.init(name, in: group, kind, default: value, help: help)
    }
}

extension String: KnobValue {
    public static func read(_ value: Parameter.Value) -> String? {
        if case .choice(let text) = value { return text }
        return nil
    }
}

extension SIMD4<Double>: KnobValue {
    public static func read(_ value: Parameter.Value) -> SIMD4<Double>? {
        switch value {
        case .vector(let numbers): numbers.count == 4 ? SIMD4(numbers) : nil
        case .colour(let colour): colour
        case .auto, .choice, .flag, .integer, .number: nil
        }
    }
}

extension Double: KnobValue {
    public static func read(_ value: Parameter.Value) -> Double? {
        switch value {
        case .number(let number): number
        case .integer(let number): Double(number)
        case .flag(let isOn): isOn ? 1 : 0
        case .auto, .choice, .colour, .vector: nil
        }
    }
}

extension Int: KnobValue {
    public static func read(_ value: Parameter.Value) -> Int? {
        if case .integer(let number) = value { return number }
        return Double.read(value).map { Int(safely: $0) }
    }
}

extension Bool: KnobValue {
    public static func read(_ value: Parameter.Value) -> Bool? {
        if case .flag(let isOn) = value { return isOn }
        return nil
    }
}

extension Optional: KnobValue where Wrapped: KnobValue {
    public static func read(_ value: Parameter.Value) -> Wrapped?? {
        if case .auto = value { return .some(nil) }
        return Wrapped.read(value).map { .some($0) }
    }
}

extension KnobValue where Self: RawRepresentable, RawValue == String {
    public static func read(_ value: Parameter.Value) -> Self? {
        if case .choice(let word) = value { return Self(rawValue: word) }
        return nil
    }
}
