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

    /// A line of text for each row; where there is not room enough for it, the last column goes on in lines below.
    func text(indented indent: Int = 0, within width: Int? = nil) -> String {
        rows.map { row in
            let before = String(repeating: " ", count: indent)
            guard width != nil, row.count > 1, let last = row.last else { return before + line(row) + "\n" }
            let head = before + line(row.dropLast() + [""])
            return Wrapping.text(last, after: head, indent: head.count)
        }.joined()
    }

    func line(_ row: [String]) -> String {
        var line = ""
        for (column, cell) in row.dropLast().enumerated() {
            line += cell + String(repeating: " ", count: widths[column] - cell.count + 2)
        }
        return line + (row.last ?? "")
    }
}
