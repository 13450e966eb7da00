import Foundation

/// A table of figures in Tests/Fixtures: comma separated, with a header line.
struct Fixture {
    struct Row {
        let columns: [String: Int]
        let fields: [String]

        subscript(name: String) -> String { fields[columns[name]!] }
        func number(_ name: String) -> Double { Double(self[name])! }
        func integer(_ name: String) -> Int { Int(number(name)) }
        func flag(_ name: String) -> Bool { self[name] == "1" }
        /// Nil where the field is empty.
        func optional(_ name: String) -> Double? { Double(self[name]) }
        func numbers(_ names: [String]) -> [Double] { names.map(number) }
    }

    let rows: [Row]

    init(_ name: String, file: String = #filePath) throws {
        let tests = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let url = tests.appendingPathComponent("Fixtures/\(name)")
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
        let names = lines[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        let columns = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        rows = lines.dropFirst().map { line in
            Row(columns: columns, fields: line.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
        }
    }
}

/// The tolerance under which figures of the original count as met.
func isSame(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a))
}

let matrixColumns = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
