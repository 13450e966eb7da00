extension Parameter {
    /// What had to be changed about a value to make it fit.
    public struct Warning: Hashable, Sendable, CustomStringConvertible {
        /// Whose value it is.
        public let parameter: Parameter
        /// What was asked for.
        public let given: Value
        /// The end of the range, which is taken instead.
        public let taken: Value

        public var description: String {
            "\(parameter.fullName)=\(given) is out of range (\(parameter.kind)), \(taken) is used"
        }
    }

    /// Reads what a person typed; numbers may be sums. Numbers out of range come back clamped, with a warning; NaN and infinity are refused.
    public func value(from text: String) throws(ParameterError) -> (value: Value, warning: Warning?) {
        try checked(parsed(text))
    }

    /// The value as this parameter keeps it: of its own kind and in range.
    public func checked(_ value: Value) throws(ParameterError) -> (value: Value, warning: Warning?) {
        switch (kind, value) {
        case (_, .auto) where self.default == .auto, (.flag, .flag):
            return (value, nil)
        case (.number(let range, _), .number(let number)) where number.isFinite:
            return clamped(value, to: .number(min(max(number, range.lowerBound), range.upperBound)))
        case (.number, .integer(let number)):
            return try checked(.number(Double(number)))
        case (.integer(let range), .integer(let number)):
            return clamped(value, to: .integer(min(max(number, range.lowerBound), range.upperBound)))
        case (.integer(let range), .number(let number)) where number.isFinite && number == number.rounded():
            // A number beyond all integers is shown as it was given, so it is clamped before it is converted.
            let whole = min(max(Int(safely: number), range.lowerBound), range.upperBound)
            return clamped(value, to: .integer(whole), isSame: Double(whole) == number)
        case (.choice(let names), .choice(let name)) where names.contains(name):
            return (value, nil)
        case (.image, .choice(let path)) where path.utf8.count <= 4096:
            return (path.isEmpty ? self.default : value, nil)
        case (.track, .choice(let text)) where Track(text) != nil:
            return (value, nil)
        case (.points, .choice(let text)) where PointCloud(text) != nil:
            return (value, nil)
        case (.marks, .choice(let text)) where TrackMarks(text) != nil:
            return (value, nil)
        case (.colour, .colour(let colour)) where colour.isFinite:
            return clamped(value, to: .colour(colour.clamped(lowerBound: .zero, upperBound: .one)))
        case (.colour, .vector(let numbers)) where 3...4 ~= numbers.count:
            return try checked(.colour(SIMD4(numbers[0], numbers[1], numbers[2], numbers.count > 3 ? numbers[3] : 1)))
        case (.vector(let range, let count), .vector(let numbers))
        where numbers.count == count && numbers.allSatisfy({ $0.isFinite }):
            return clamped(value, to: .vector(numbers.map { min(max($0, range.lowerBound), range.upperBound) }))
        default:
            throw .unfit("\(value)", for: self)
        }
    }

    private func clamped(_ given: Value, to taken: Value) -> (Value, Warning?) {
        clamped(given, to: taken, isSame: given == taken)
    }

    private func clamped(_ given: Value, to taken: Value, isSame: Bool) -> (Value, Warning?) {
        (taken, isSame ? nil : Warning(parameter: self, given: given, taken: taken))
    }

    private func parsed(_ text: String) throws(ParameterError) -> Value {
        if self.default == .auto, text == "auto" { return .auto }
        // The C library's reader of numbers takes a zero for the end.
        if text.utf8.contains(0) { throw .unfit(text, for: self) }
        let value: Value? =
            switch kind {
            case .number: Value.number(typed: text).map(Value.number)
            case .integer: Int(text).map(Value.integer) ?? Value.number(typed: text).map(Value.number)
            case .flag: Self.flag(text).map(Value.flag)
            case .choice(let names):
                names.first { Suggestion.comparable($0) == Suggestion.comparable(text) }
                    .map(Value.choice)
            case .colour: Value(colour: text)
            case .vector: Value(vector: text)
            case .image, .track, .points, .marks: .choice(text)
            }
        guard let value else { throw .unfit(text, for: self) }
        return value
    }

    private static func flag(_ text: String) -> Bool? {
        switch Suggestion.comparable(text) {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }
}

/// Why a parameter was not set.
public enum ParameterError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing has this name.
    case unknown(String, nearest: String?)
    /// Several parameters have this short name; their full ones tell them apart.
    case ambiguous(String, among: [String])
    /// The value is of another kind, or none at all.
    case unfit(String, for: Parameter)

    public var description: String {
        switch self {
        case .unknown(let name, let nearest?): "no parameter '\(Quotation(name))'; did you mean '\(nearest)'?"
        case .unknown(let name, nil): "no parameter '\(Quotation(name))'"
        case .ambiguous(let name, let names): "'\(name)' could be \(names.joined(separator: " or ")); write it in full"
        case .unfit(let text, let parameter):
            "\(parameter.fullName) can't be '\(Quotation(text))'; \(parameter.expected(not: text))"
        }
    }
}

extension Parameter {
    /// What to write instead of a value that does not fit.
    fileprivate func expected(not text: String) -> String {
        let auto = self.default == .auto ? ", or auto" : ""
        switch kind {
        case .number, .integer: return "give \(kind)\(auto)"
        case .flag: return "give true or false\(auto)"
        case .choice(let names):
            if let name = Suggestion.nearest(to: text, among: names) { return "did you mean '\(name)'?" }
            return "give \(kind)\(auto)"
        case .colour: return "give #rgb, #rrggbb, #rrggbbaa, or red,green,blue from 0 to 1\(auto)"
        case .vector: return "give \(kind), with commas between\(auto)"
        case .image, .track, .points, .marks: return "give \(kind)\(auto)"
        }
    }
}

extension Parameter.Kind: CustomStringConvertible {
    public var description: String {
        switch self {
        case .number(let range, _):
            "a number from \(Parameter.Value.number(range.lowerBound)) to \(Parameter.Value.number(range.upperBound))"
        case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .flag: "true or false"
        case .choice(let names): "one of \(names.joined(separator: ", "))"
        case .colour: "a colour, each part from 0 to 1"
        case .vector(let range, let count):
            "\(count) numbers from \(Parameter.Value.number(range.lowerBound)) to "
                + "\(Parameter.Value.number(range.upperBound))"
        case .image: "the path of a picture's file"
        case .points:
            "two to \(PointCloud.most) points in at most \(PointCloud.mostBytes) bytes, x, y and z of each, such as '0 0 0, 1 0 0, 0 1 1'"
        case .marks:
            "marks in at most \(TrackMarks.mostBytes) bytes, a place from 0 to 1 and what cards have there (scale, alpha, blur, turn, lift), "
                + "such as '0 scale=0.4 alpha=0; 0.5 scale=1; 1 scale=0.4'"
        case .track: "an SVG path of at most \(Track.mostBytes) bytes, such as 'M0 0 C40 80 120 -80 160 0'"
        }
    }
}

extension Parameter.Value: CustomStringConvertible {
    /// As one would type it; numbers read back as the same double.
    public var description: String {
        switch self {
        case .number(let value):
            if value == 0 { return "0" }
            let text = "\(value)"
            let digits = Array(text.utf8)
            guard digits.suffix(2) == [UInt8(ascii: "."), UInt8(ascii: "0")] else { return text }
            return String(decoding: digits.dropLast(2), as: UTF8.self)
        case .integer(let value): return "\(value)"
        case .flag(let value): return "\(value)"
        case .choice(let name): return name
        case .colour(let colour): return Self.text(ofColour: colour)
        case .vector(let numbers): return numbers.map { "\(Parameter.Value.number($0))" }.joined(separator: ",")
        case .auto: return "auto"
        }
    }
}
