/// Several ways to do the same, timed in turns: whatever slows the machine down for a while slows all of them down, so
/// that their ratios hold where the times themselves drift.
struct Race {
    struct Runner {
        let name: String
        let run: () -> Void

        init(_ name: String, run: @escaping () -> Void) {
            self.name = name
            self.run = run
        }
    }

    /// What is to be measured.
    let subject: () -> Void
    /// What it is compared with.
    let references: [Runner]

    /// An odd number of rounds has one in the middle. Slow work gets fewer of them.
    private static let rounds = 41
    private static let leastRounds = 5
    private static let longest = 1.5e9

    enum Unit: String {
        case nanoseconds = "ns"
        case milliseconds = "ms"

        var nanoseconds: Double { self == .nanoseconds ? 1 : 1e6 }
    }

    /// - Parameter units: how many of what the result counts are done in one run.
    func result(
        named name: String, in time: Unit = .nanoseconds, per unit: String, units: Int = 1
    ) -> Measurement {
        let clock = BenchClock()
        subject()
        for reference in references { reference.run() }

        var times: [Double] = []
        var ratios = [[Double]](repeating: [], count: references.count)
        var spent = 0.0
        while times.count < Self.leastRounds || (times.count < Self.rounds && spent < Self.longest) {
            let time = clock.nanoseconds(of: subject)
            times.append(time)
            spent += time
            for (place, reference) in references.enumerated() {
                let other = clock.nanoseconds(of: reference.run)
                ratios[place].append(time / other)
                spent += other
            }
        }
        return Measurement(
            name: name, value: times.median / Double(max(units, 1)) / time.nanoseconds,
            unit: "\(time.rawValue)/\(unit)",
            ratios: zip(references, ratios).map { .init(reference: $0.name, value: $1.median) })
    }
}

extension [Double] {
    /// The one in the middle; there must be one.
    var median: Double { sorted()[count / 2] }
}
