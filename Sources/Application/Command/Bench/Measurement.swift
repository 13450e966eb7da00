import ZoeDocument

/// What came out of a benchmark.
struct Measurement: Sendable {
    /// How it compares with a reference of the same run: below 1 it is faster.
    struct Ratio: Sendable {
        let reference: String
        let value: Double
    }

    let name: String
    let value: Double
    let unit: String
    var ratios: [Ratio]
    /// What was done for it and not for the references, or the other way around.
    var differences: [String] = []
    /// What it was on the way.
    var course: TimeSeries?

    var json: JSON {
        var fields: [(String, JSON)] = [
            ("name", .text(name)), ("value", .number(rounded(value))), ("unit", .text(unit)),
            ("ratios", .object(ratios.map { ($0.reference, .number(rounded($0.value))) })),
        ]
        if !differences.isEmpty { fields.append(("differences", .list(differences.map(JSON.text)))) }
        return .object(fields)
    }

    /// `layout/rotary    6.10 ns/card    1.20 × memcpy    0.20 × composed`
    func line(nameWidth: Int) -> String {
        let name = name + String(repeating: " ", count: max(0, nameWidth - name.count))
        let cells =
            ["\(numeral(padding: value)) \(unit)"] + ratios.map { "\(numeral(padding: $0.value)) × \($0.reference)" }
        let differences = differences.isEmpty ? [] : ["not the same work: \(differences.joined(separator: ", "))"]
        return ([name] + cells + differences).joined(separator: "  ")
    }

    /// Nobody can measure more digits than these.
    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    private func numeral(padding value: Double) -> String {
        let hundredths = Int((abs(value) * 100).rounded())
        let fraction = String(hundredths % 100)
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        let text = "\(sign)\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction)"
        return String(repeating: " ", count: max(0, 8 - text.count)) + text
    }
}
