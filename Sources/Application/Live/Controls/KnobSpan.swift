internal import CZoeMath
public import LayoutCore

/// A knob from one end to the other, for what goes from 0 to 1: as far as its slider in the panel goes.
public struct KnobSpan: Sendable {
    private enum Form {
        case even(ClosedRange<Double>, step: Double)
        /// Equal ways are equal factors.
        case factors(ClosedRange<Double>)
        case whole(ClosedRange<Double>)
        case choice([Parameter.Value])
    }

    private let form: Form

    /// nil where a knob has no ends to go between: a colour, a picture.
    public init?(_ parameter: Parameter) {
        let slider = parameter.presentation.slider
        switch parameter.kind {
        case .number(let range, let step):
            let reach = slider?.clamped(to: range) ?? range
            let isLogarithmic = parameter.presentation.isLogarithmic && reach.lowerBound > 0
            form = isLogarithmic ? .factors(reach) : .even(reach, step: step)
        case .integer(let range):
            let wide = Double(range.lowerBound)...Double(range.upperBound)
            form = .whole(slider?.clamped(to: wide) ?? wide)
        case .flag: form = .choice([.flag(false), .flag(true)])
        case .choice(let words) where !words.isEmpty: form = .choice(words.map { .choice($0) })
        default: return nil
        }
    }

    /// One of a few: a control goes from one to the next, and leaps over nothing.
    public var isChoice: Bool { if case .choice = form { true } else { false } }

    public func value(at position: Double) -> Parameter.Value {
        let place = min(max(position, 0), 1)
        switch form {
        case .even(let range, let step):
            let number = range.lowerBound + place * (range.upperBound - range.lowerBound)
            guard place > 0, place < 1, step > 0 else { return .number(number) }
            // Finer than hands are, without the digits of a division by 127.
            let grain = step / 10
            return .number(range.holding(((number / grain).rounded() * grain).plain))
        case .factors(let range):
            guard place > 0, place < 1 else { return .number(place > 0 ? range.upperBound : range.lowerBound) }
            return .number(range.holding((range.lowerBound * pow(range.upperBound / range.lowerBound, place)).plain))
        case .whole(let range):
            return .integer(Int((range.lowerBound + place * (range.upperBound - range.lowerBound)).rounded()))
        case .choice(let values): return values[min(Int(place * Double(values.count)), values.count - 1)]
        }
    }

    /// Where between its ends a knob stands.
    /// - Parameter shown: its number, where it has one, also one that the program has worked out.
    public func position(of value: Parameter.Value, shown: Double?) -> Double? {
        switch form {
        case .even(let range, _), .whole(let range):
            guard let shown, range.upperBound > range.lowerBound else { return nil }
            return (shown - range.lowerBound) / (range.upperBound - range.lowerBound)
        case .factors(let range):
            guard let shown, shown > 0, range.upperBound > range.lowerBound else { return nil }
            return log(shown / range.lowerBound) / log(range.upperBound / range.lowerBound)
        case .choice(let values):
            return values.firstIndex(of: value).map { (Double($0) + 0.5) / Double(values.count) }
        }
    }

    /// What comes after a value where a key is pressed: the next word, on after off; nil where it has numbers.
    public func next(after value: Parameter.Value) -> Parameter.Value? {
        guard case .choice(let values) = form else { return nil }
        return values[((values.firstIndex(of: value) ?? -1) + 1) % values.count]
    }
}

extension ClosedRange<Double> {
    fileprivate func holding(_ number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }
}

extension Double {
    /// With as many digits as a person would type.
    fileprivate var plain: Double { Double("\(Float(self))") ?? self }
}
