extension TimingCurve {
    /// How far a spring's response goes.
    public static let responses = 0.02...10.0
    /// How far a spring's damping goes.
    public static let dampings = 0.0...10.0
    /// How far the heights of a Bézier's handles go.
    public static let heights = -10.0...10.0
    /// How many leaps there can be.
    public static let stepCounts = 1...1000

    /// The curves that are named by a word alone.
    public static let plain: [(name: String, curve: TimingCurve)] = [
        (name: "linear", curve: .linear), (name: "in", curve: .in), (name: "out", curve: .out),
        (name: "in-out", curve: .inOut), (name: "hold", curve: .steps(1)),
        (name: "spring", curve: .spring(response: 0.5, damping: 0.6)),
    ]

    /// How curves are written, for a message to somebody who has written another thing.
    public static let forms =
        "linear, in, out, in-out, hold, spring, steps(4), spring(0.5, 0.6) or bezier(0.2, 0, 0, 1)"

    /// A curve as one types it: `in-out`, `steps(4)`, `spring(0.5, 0.6)`; nil for anything else, and for figures out of bounds.
    public init?(_ text: String) {
        for known in Self.plain where known.name == text {
            self = known.curve
            return
        }
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let inner = text[text.index(after: open)...].dropLast()
        var numbers: [Double] = []
        for part in inner.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = Double(String(part.filter { $0 != " " })), number.isFinite else { return nil }
            numbers.append(number)
        }
        self.init(name: String(text[..<open]), numbers)
    }

    private init?(name: String, _ numbers: [Double]) {
        switch (name, numbers.count) {
        case ("steps", 1):
            guard numbers[0] == numbers[0].rounded(), Self.stepCounts.contains(Int(safely: numbers[0])) else {
                return nil
            }
            self = .steps(Int(safely: numbers[0]))
        case ("spring", 2):
            guard Self.responses.contains(numbers[0]), Self.dampings.contains(numbers[1]) else { return nil }
            self = .spring(response: numbers[0], damping: numbers[1])
        case ("bezier", 4):
            guard 0...1 ~= numbers[0], 0...1 ~= numbers[2], Self.heights.contains(numbers[1]),
                Self.heights.contains(numbers[3])
            else { return nil }
            self = .bezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
        default: return nil
        }
    }
}

extension TimingCurve: CustomStringConvertible {
    public var description: String {
        for known in Self.plain where known.curve == self { return known.name }
        switch self {
        case .steps(let count): return "steps(\(count))"
        case .spring(let response, let damping): return Self.text("spring", [response, damping])
        case .bezier(let x1, let y1, let x2, let y2): return Self.text("bezier", [x1, y1, x2, y2])
        case .linear, .in, .out, .inOut: return ""
        }
    }

    private static func text(_ name: String, _ numbers: [Double]) -> String {
        var text = name
        for (place, number) in numbers.enumerated() {
            text += (place == 0 ? "(" : ", ") + "\(Parameter.Value.number(number))"
        }
        return text + ")"
    }
}
