public import LayoutCore
internal import ZoeDocument

/// What a text typed into a knob's field comes to: the value, and what to say about it.
public struct TypedValue: Equatable {
    /// nil where the knob stays as it was.
    public let value: Parameter.Value?
    /// One that was changed on its way, or could not be taken, is spoken of.
    public let remark: String?

    /// - Parameter before: what the knob stood at, for a text that goes on from there: `*2`.
    public init(_ text: String, for parameter: Parameter, before: Parameter.Value) {
        let sum = Self.sum(in: text, parameter, before)
        do {
            let (value, warning) = try parameter.value(from: sum)
            guard let warning else {
                (self.value, remark) = (value, nil)
                return
            }
            let range =
                parameter.rangeText.map { "\(parameter.name) goes from \($0)" } ?? "\(parameter.name) has a range"
            // The end is far from what was meant where the sign is another one: at a spacing of 0 all cards are one.
            if warning.taken.isZero {
                (self.value, remark) = (nil, "\(range): \(warning.given) is not taken")
            } else {
                (self.value, remark) = (value, "\(range): \(warning.given) became \(warning.taken)")
            }
        } catch {
            (value, remark) = (nil, "\(error)")
        }
    }

    /// Without its unit, and with the number it goes on from.
    private static func sum(in text: String, _ parameter: Parameter, _ before: Parameter.Value) -> String {
        var sum = text.trimmed
        if parameter.unit == .radians {
            for unit in ["°", "deg"] where sum.hasSuffix(unit) { return "(\(sum.dropLast(unit.count)))*pi/180" }
        }
        if parameter.unit != .none, sum.hasSuffix(parameter.unit.rawValue) {
            sum = String(sum.dropLast(parameter.unit.rawValue.count)).trimmed
        }
        if let first = sum.first, "*/".contains(first), before.isNumber { return "(\(before))\(sum)" }
        return sum
    }
}

extension Parameter {
    /// `0 to 20`, with the unit.
    public var rangeText: String? {
        let unit = unit == .none ? "" : " " + unit.rawValue
        // Where no shader sets a limit, the limits of numbers need not be told.
        if group.isOfShaders, presentation.slider != nil { return nil }
        switch kind {
        case .number(let range, _), .vector(let range, _):
            return "\(Value.number(range.lowerBound)) to \(Value.number(range.upperBound))\(unit)"
        case .integer(let range): return "\(range.lowerBound) to \(range.upperBound)\(unit)"
        default: return nil
        }
    }
}

extension Parameter.Value {
    fileprivate var isNumber: Bool {
        switch self {
        case .number, .integer: true
        default: false
        }
    }

    fileprivate var isZero: Bool { self == .number(0) || self == .integer(0) }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
    }
}
