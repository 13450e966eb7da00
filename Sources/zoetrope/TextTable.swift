/// Rows of cells as aligned columns; the last column is left ragged.
struct TextTable {
    let rows: [[String]]
    private let widths: [Int]

    init(_ rows: [[String]]) {
        self.rows = rows
        var widths: [Int] = []
        for row in rows {
            for (column, cell) in row.dropLast().enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.count)
            }
        }
        self.widths = widths
    }

    /// A line of text for each row.
    func text(indented indent: Int = 0) -> String {
        rows.map { String(repeating: " ", count: indent) + line($0) + "\n" }.joined()
    }

    func line(_ row: [String]) -> String {
        var line = ""
        for (column, cell) in row.dropLast().enumerated() {
            line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
        }
        return line + (row.last ?? "")
    }
}
