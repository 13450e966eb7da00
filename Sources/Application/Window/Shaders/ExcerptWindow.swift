/// The part of some source lines that there is room for: the same columns of each, with the one that matters among them.
struct ExcerptWindow: Equatable {
    /// Columns that are left out before it.
    let skipped: Int
    private let room: Int

    /// - Parameters:
    ///   - column: from 1, the one to be seen.
    ///   - room: how many letters fit in.
    init(around column: Int?, room: Int) {
        self.room = max(room, 8)
        guard let column, column > self.room - 4 else {
            skipped = 0
            return
        }
        // What stands before a mistake tells more than what follows.
        skipped = column - self.room * 2 / 3
    }

    /// The line's part in it; what is left out is a dot line at either side.
    func part(of line: String) -> String {
        let letters = Array(line)
        guard skipped < letters.count else { return letters.isEmpty ? "" : "…" }
        var part = Array(letters[skipped...].prefix(room))
        if skipped > 0 { part[0] = "…" }
        if letters.count - skipped > room { part[part.count - 1] = "…" }
        return String(part)
    }
}
