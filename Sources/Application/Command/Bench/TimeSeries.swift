/// How a number developed while something was measured.
struct TimeSeries: Sendable {
    let title: String
    /// What is counted across, and what is measured up.
    let across: String
    let up: String
    private(set) var points: [SIMD2<Double>] = []

    init(_ title: String, across: String, up: String) {
        self.title = title
        self.across = across
        self.up = up
    }

    mutating func note(_ value: Double, at place: Double) { points.append(SIMD2(place, value)) }

    var csv: String {
        let lines = points.map { "\(Self.numeral($0.x)),\(Self.numeral($0.y))" }
        return (["\(across),\(up)"] + lines).joined(separator: "\n") + "\n"
    }

    /// Without zeros that say nothing.
    static func numeral(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
