import LayoutCore
import ZoeMeasures

extension Benchmark {
    /// A long row of cards, laid out as matrices for the graphics card into memory that is there already.
    static func layout(_ kind: LayoutKind) -> Benchmark {
        Benchmark(name: "layout/\(kind.name)") {
            let row = CardRow(kind)
            let race = Race(
                subject: row.write, references: [.init("memcpy", run: row.copy), .init("composed", run: row.compose)])
            let measurement = race.result(named: "layout/\(kind.name)", per: "card", units: CardRow.count)
            for complaint in row.complaints() { Console.warn(complaint) }
            return measurement
        }
    }
}
